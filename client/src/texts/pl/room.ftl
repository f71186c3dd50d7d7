room-title = Stół gracza { $name }
room-title-none = Stół
room-seats = Miejsca
room-free = Wolne miejsca: { $n }.
room-none-free = Nie ma wolnych miejsc.
room-awaits-you = Czy możemy zaczynać?
room-awaits = { $n ->
    [one] Czekamy jeszcze na gracza { $names }.
   *[other] Czekamy jeszcze na graczy: { $names }.
}
room-complete = Wszyscy już są.
room-begins-in = Gra zaczyna się za { $n } s.
room-lead = Gra zacznie się sama, gdy wszyscy potwierdzą gotowość. Możesz opuścić tę stronę: stół zostaje wśród twoich gier.
room-lead-guest = Zajmij miejsce. Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
room-closed = Ten stół jest zamknięty.
room-closed-why = Przed początkiem gry nikt przy nim nie został.
room-lost = Brak połączenia. Twoje miejsce czeka; próbujemy dalej.
room-comes = { $name } siada do stołu.
room-leaves = { $name } odchodzi.
room-is-ready = { $name } czeka na początek gry.
room-is-not-ready = { $name } potrzebuje jeszcze chwili.
room-you = ty
room-you-host = ty, zapraszasz
room-host = zaprasza
room-guest = w gościach
room-bot = bot
room-ready = gotowe
room-not-ready = jeszcze nie
room-free-seat = Wolne miejsce
room-waits = czeka na link
room-seat-bot = Posadź bota
room-remove = Usuń
room-remove-name = Usuń gracza { $name }
room-sit = Usiądź
room-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
room-be-ready = Możemy zaczynać
room-fill = { $n ->
    [one] Zacznij z botem na wolnym miejscu
   *[other] Zacznij z botami na wolnych miejscach: { $n }
}
room-friend = Ktoś jeszcze tutaj
room-friend-name = Imię tej osoby
room-leave = Odejdź
room-qr = Link jako obrazek dla telefonu: { $link }
room-code = Kod
room-how = Skieruj telefon na obrazek albo wpisz kod na stronie startowej.
room-link = Link do tego stołu
room-copy = Kopiuj
room-copied = Skopiowane
room-share = Udostępnij link
room-elsewhere = Graj dalej na innym urządzeniu
room-elsewhere-why = Twój osobisty link przenosi tam twoje miejsce. Działa raz; potem to urządzenie nie ma już miejsca. Nie dawaj go nikomu.
room-make-personal = Utwórz osobisty link
room-personal = Twój osobisty link
room-table = Ten stół
room-random = plansza jest losowana
room-confirms = tury są potwierdzane
room-components = z liczbami z własnego egzemplarza ({ $digest })
room-dice = kości można sprawdzić
room-spectators = Widzowie: { $n }
room-chat = Rozmowa
room-say = Powiedz
room-say-label = Powiedz coś
room-unheard = Dom cię teraz nie słyszy. Spróbuj, gdy wróci połączenie.
room-learn = Przejdź jedną turę, gdy czekasz.
