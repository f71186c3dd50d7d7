option-stop = Zakończ turę teraz
option-skip = Graj dalej bez tego
option-skip-act = Pomiń akcję
option-skip-extra-good = Nie kupuj więcej
option-enough = Wystarczy
option-enough-again = Nie powtarzaj
option-enough-fetch = Nie przywołuj więcej
option-enough-sell = Nie sprzedawaj więcej
option-end = Nic więcej
option-end-meet = Nie spotykaj nikogo więcej
option-end-last-cards = Nie graj więcej kart
option-keep = Zachowaj kości
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Zabierz neutralnego pomocnika
option-pay = Zapłać { COUNT($lira, of: "lira", form: "acc") }
option-act = Wykonaj akcję
option-act-1 = Kup rozszerzenie
option-act-2 = Uzupełnij tkaniny
option-act-3 = Uzupełnij przyprawy
option-act-4 = Uzupełnij owoce
option-act-5 = Odbierz pocztę
option-act-6 = Weź karty bonusowe
option-act-7 = Przywołaj pomocników
option-act-8 = Rzuć o biżuterię
option-act-9 = Podaj liczbę i rzuć
option-act-10 = Sprzedaj towary
option-act-11 = Sprzedaj towary
option-act-12 = Wyślij członka rodziny
option-act-13 = Dostarcz sułtanowi
option-act-14 = Weź żeton meczetu
option-act-15 = Weź żeton meczetu
option-act-16 = Kup rubin
option-catch = Schwytaj członka rodziny
option-governor = Spotkaj burmistrza
option-smuggler = Spotkaj przemytnika
option-coffee-trader = Spotkaj handlarza kawy
option-courier = Spotkaj kuriera
option-lira = Zapłać { COUNT($lira, of: "lira", form: "acc") }
option-lira-reward = Weź { COUNT($lira, of: "lira", form: "acc") }
option-card = Weź { COUNT(1, of: "bonus-card", form: "acc") }
option-deck = Z talii
option-pile = Ze stosu kart odrzuconych
option-turn-first = Obróć pierwszą kość na 4
option-turn-second = Obróć drugą kość na 4
option-roll = Przerzuć obie
option-go = Idź { TERM($place, of: "place", form: "to") }
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Weź tkaniny
    [spice] Weź przyprawy
    [fruit] Weź owoce
    [coffee] Weź kawę
   *[jewellery] Weź biżuterię
}
option-give = { $good ->
    [fabric] Oddaj tkaniny
    [spice] Oddaj przyprawy
    [fruit] Oddaj owoce
    [coffee] Oddaj kawę
   *[jewellery] Oddaj biżuterię
}
option-sell = { $good ->
    [fabric] Sprzedaj tkaniny
    [spice] Sprzedaj przyprawy
    [fruit] Sprzedaj owoce
   *[jewellery] Sprzedaj biżuterię
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = Odrzuć kartę „{ TERM($card, of: "bonus") }”
option-play = Zagraj kartę „{ TERM($card, of: "bonus") }”
option-use = Użyj żółtego żetonu
option-name = { NUMBER($number) }
option-bid = Licytuj { COUNT($lira, of: "lira", form: "acc") }

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nic
outcome-cannot-pay = do zapłaty { COUNT($fee, of: "lira") }: koniec tury
outcome-odds = { $odds }: { $outcome }

effect-good = Dowolny towar
effect-lira = 5 lir
effect-far = 3 lub 4 kroki zamiast 1 lub 2
effect-stay = Zostań na miejscu zamiast iść
effect-assistant = Pomocnik wraca do stosu, przed krokiem pomocnika
effect-family = Twój członek rodziny wraca: karta albo 3 liry
effect-market = Na Małym targu: sprzedaj dowolne towary
effect-sultan = Zaraz po Pałacu Sułtana: dostarcz jeszcze raz
effect-post = Zaraz po Poczcie: weź jeszcze raz
effect-gem = Zaraz po Jubilerze: kup jeszcze raz
