option-stop = Zakończ turę tutaj
option-skip = Pomiń
option-skip-act = Pomiń akcję
option-skip-extra-good = Nie kupuj więcej
option-enough = Wystarczy
option-enough-again = Nie powtarzaj
option-enough-fetch = Resztę zostaw
option-enough-sell = Nie sprzedawaj więcej
option-end = Nic więcej
option-end-meet = Nie spotykaj nikogo więcej
option-end-last-cards = Nie graj więcej kart
option-keep = Zachowaj kości
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Zabierz neutralnego pomocnika
option-pay = { $lira ->
    [0] Zapłać liry
   *[other] Zapłać { COUNT($lira, of: "lira", form: "acc") }
}
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
option-lira = { $lira ->
    [0] Zapłać liry
   *[other] Zapłać { COUNT($lira, of: "lira", form: "acc") }
}
option-lira-reward = { $lira ->
    [0] Weź liry
   *[other] Weź { COUNT($lira, of: "lira", form: "acc") }
}
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
option-use = { $tile ->
    [movement-tile] Użyj żetonu ruchu
   *[yellow-tile] Użyj żółtego żetonu
}
option-name = { NUMBER($number) }
option-bid = Licytuj { COUNT($lira, of: "lira", form: "acc") }
option-skip-use-tile = Nie używaj
option-enough-roast = Nie bierz więcej kawy
option-enough-up-to = Nie bierz więcej
option-enough-swap-away = Nie oddawaj więcej
option-enough-tavern-again = Nie zamawiaj więcej
option-enough-double-turn = Bez podwójnego ruchu
option-pay-double-turn = Wykonaj podwójny ruch
option-act-17 = Weź kawę
option-act-18 = Weź karty gildii
option-act-19 = Zamów coś
option-act-20 = Dostarcz kawę
option-act-21 = Weź listy
option-act-22 = Odkryj żetony kiosku
option-act-23 = Otwórz licytację
option-act-24 = Wymień listy na rubin
option-act-25 = Przejdź przez Katakumby
option-act-use-tile = Użyj żetonu kiosku
option-act-tavern-again = Zamów jeszcze raz
option-governor-person = Burmistrz
option-smuggler-person = Przemytnik
option-coffee-trader-person = Handlarz kawy
option-courier-person = Kurier
option-lira-tile-reward = { $lira ->
    [0] Weź liry
   *[other] Weź { COUNT($lira, of: "lira", form: "acc") }
}
option-first-to-six = Obróć pierwszą kość na 6
option-second-to-six = Obróć drugą kość na 6
option-set-barrier = Ustaw blokadę
option-take-movement = Weź { TERM("movement", of: "tavern") }
option-take-encounter = Weź { TERM("encounter", of: "tavern") }
option-bribe = Daj bakszysz za rubin
option-home = Wspólnik do twoich zasobów
option-set-companion = Wystaw wspólnika
option-companion = Wspólnik { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Zagraj kartę gildii „{ TERM($number, of: "guild") }”
option-discard-guild = Odrzuć kartę gildii „{ TERM($number, of: "guild") }”
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Dostarczony list: { TERM($place, of: "place") }
   *[0] List: { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] Czerwony kupiec
    [green] Zielony kupiec
    [blue] Niebieski kupiec
    [yellow] Żółty kupiec
   *[white] Biały kupiec
}

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nic
outcome-no-room = brak miejsca
outcome-cannot-pay = do zapłaty { COUNT($fee, of: "lira") }: koniec tury
outcome-odds = { $odds }: { $outcome }

effect-good = Dowolny towar
    .short = 1 towar
effect-lira = 5 lir
    .short = 5 lir
effect-far = 3 lub 4 kroki zamiast 1 lub 2
    .short = 3–4 kroki
effect-stay = Zostań na miejscu zamiast iść
    .short = zostań
effect-assistant = Pomocnik wraca do stosu, zanim użyjesz następnego
    .short = +1 pomocnik
effect-family = Twój członek rodziny wraca: karta albo 3 liry
    .short = do domu
effect-market = Na Małym targu: sprzedaj dowolne towary
    .short = dowolne
effect-sultan = Zaraz po Pałacu Sułtana: dostarcz jeszcze raz
    .short = lok. 13
effect-post = Zaraz po Poczcie: weź jeszcze raz
    .short = lok. 5
effect-gem = Zaraz po Jubilerze: kup jeszcze raz
    .short = lok. 16
effect-coffee2 = Weź 2 kawy
    .short = 2 kawy
effect-guild = Zapłać 2 kawy, dobierz kartę gildii
    .short = karta gildii
effect-8lira = Zapłać 1 kawę, weź 8 lir
    .short = 8 lir
effect-swap = Oddaj od 1 do 3 towarów lub kaw, weź tyle samo innego rodzaju
    .short = wymień 1–3
effect-dice-mocha = Rzuć: liry albo kawa
    .short = rzut
effect-six = Po rzucie, który nikogo nie przesuwa: obróć kość na 6
    .short = kość na 6
effect-corner = Idź do rogu planszy zamiast 1 lub 2 kroków
    .short = do rogu
effect-wain = Zaraz po Kołodzieju: kup jeszcze raz
    .short = lok. 1
effect-house = Zaraz po Kawiarni: dostarcz jeszcze raz
    .short = lok. 20
effect-letter = Weź list
    .short = 1 list
effect-dice-letters = Rzuć: liry albo listy
    .short = rzut
effect-7lira = Oddaj towar lub kawę za 7 lir
    .short = 7 lir
effect-good3-red = Weź tkaniny i 3 liry
    .short = tkaniny + 3
effect-good3-green = Weź przyprawy i 3 liry
    .short = przypr. + 3
effect-good3-yellow = Weź owoce i 3 liry
    .short = owoce + 3
effect-good3-blue = Weź biżuterię i 3 liry
    .short = biżuteria + 3
effect-copy = Działa jak wierzchnia karta stosu kart odrzuconych
    .short = jak wierzchnia
effect-walk = Zamiast tury: twój członek rodziny robi krok i działa tam
    .short = krok rodziny
effect-follow = Idź do innego kupca, nie płacąc za niego
    .short = za kupcem
effect-companion2 = Twój wspólnik robi 2 kroki zamiast 1
    .short = 2 kroki
effect-neutral = Skorzystaj z pomocy burmistrza, przemytnika, kuriera lub handlarza kawy, gdziekolwiek jest
    .short = z daleka
effect-mosque = Zaraz po meczecie: weź tam jeszcze jeden żeton
    .short = lok. 14, 15
effect-secret = Zaraz po Tajnym stowarzyszeniu: weź jeszcze jeden rubin
    .short = lok. 24
effect-anywhere = Zapłać 3 liry i idź do dowolnej lokacji
    .short = dokądkolwiek

effect-guild-1 = Darmowe rozszerzenie
    .short = rozszerzenie
effect-guild-2 = Uzupełnij tkaniny i weź do 3 różnych towarów
    .short = tkaniny + 3
effect-guild-3 = Uzupełnij przyprawy i weź do 3 różnych towarów
    .short = przypr. + 3
effect-guild-4 = Uzupełnij owoce i weź do 3 różnych towarów
    .short = owoce + 3
effect-guild-5 = 4 liry i do 4 różnych towarów
    .short = 4 liry + 4
effect-guild-6 = 3 karty bonusowe
    .short = 3 karty
effect-guild-7 = Do Fontanny, pomocnicy wracają, jeszcze jedna tura
    .short = nowa tura
effect-guild-8 = 2 jednakowe towary i rzut o biżuterię
    .short = 2 i rzut
effect-guild-9 = Jak w Herbaciarni, za dwa razy więcej lir
    .short = herbata × 2
effect-guild-10 = Tkaniny, przyprawy i owoce za 15 lir
    .short = 15 lir
effect-guild-11 = Biżuteria, tkaniny i przyprawy za 20 lir
    .short = 20 lir
effect-guild-12 = Akcja dowolnej lokacji; twój członek rodziny wraca
    .short = każda akcja
effect-guild-13 = 6 dowolnych towarów za rubin z Pałacu Sułtana
    .short = 6 za rubin
effect-guild-14 = Żeton Małego meczetu za 1 towar
    .short = żeton z 14
effect-guild-15 = Żeton Dużego meczetu za 1 towar
    .short = żeton z 15
effect-guild-16 = 15 lir za rubin od Jubilera, potem 1 kawa za każdy twój rubin
    .short = rubin z 16
effect-guild-17 = 5 kaw
    .short = 5 kaw
effect-guild-18 = 1 kawa i 2 karty gildii
    .short = 2 k. gildii
effect-guild-19 = Zamów raz lub dwa razy w Tawernie, o 1 kawę taniej
    .short = 2 razy w 19
effect-guild-20 = Rubin z Kawiarni za pół ceny
    .short = rubin z 20
