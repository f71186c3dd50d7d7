# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } lira
        [few] { NUMBER($n) } liry
        [many] { NUMBER($n) } lir
       *[other] { NUMBER($n) } liry
    }
    .acc = { $n ->
        [one] { NUMBER($n) } lirę
        [few] { NUMBER($n) } liry
        [many] { NUMBER($n) } lir
       *[other] { NUMBER($n) } liry
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } rubin
        [few] { NUMBER($n) } rubiny
        [many] { NUMBER($n) } rubinów
       *[other] { NUMBER($n) } rubinu
    }
    .acc = { $n ->
        [one] { NUMBER($n) } rubin
        [few] { NUMBER($n) } rubiny
        [many] { NUMBER($n) } rubinów
       *[other] { NUMBER($n) } rubinu
    }
count-card = { $n ->
        [one] { NUMBER($n) } karta
        [few] { NUMBER($n) } karty
        [many] { NUMBER($n) } kart
       *[other] { NUMBER($n) } karty
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kartę
        [few] { NUMBER($n) } karty
        [many] { NUMBER($n) } kart
       *[other] { NUMBER($n) } karty
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } karta bonusowa
        [few] { NUMBER($n) } karty bonusowe
        [many] { NUMBER($n) } kart bonusowych
       *[other] { NUMBER($n) } karty bonusowej
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kartę bonusową
        [few] { NUMBER($n) } karty bonusowe
        [many] { NUMBER($n) } kart bonusowych
       *[other] { NUMBER($n) } karty bonusowej
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } karta gildii
        [few] { NUMBER($n) } karty gildii
        [many] { NUMBER($n) } kart gildii
       *[other] { NUMBER($n) } karty gildii
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kartę gildii
        [few] { NUMBER($n) } karty gildii
        [many] { NUMBER($n) } kart gildii
       *[other] { NUMBER($n) } karty gildii
    }
count-letter = { $n ->
        [one] { NUMBER($n) } list
        [few] { NUMBER($n) } listy
        [many] { NUMBER($n) } listów
       *[other] { NUMBER($n) } listu
    }
    .acc = { $n ->
        [one] { NUMBER($n) } list
        [few] { NUMBER($n) } listy
        [many] { NUMBER($n) } listów
       *[other] { NUMBER($n) } listu
    }
count-seal = { $n ->
        [one] { NUMBER($n) } pieczęć
        [few] { NUMBER($n) } pieczęcie
        [many] { NUMBER($n) } pieczęci
       *[other] { NUMBER($n) } pieczęci
    }
    .acc = { $n ->
        [one] { NUMBER($n) } pieczęć
        [few] { NUMBER($n) } pieczęcie
        [many] { NUMBER($n) } pieczęci
       *[other] { NUMBER($n) } pieczęci
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } kawa
        [few] { NUMBER($n) } kawy
        [many] { NUMBER($n) } kaw
       *[other] { NUMBER($n) } kawy
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kawę
        [few] { NUMBER($n) } kawy
        [many] { NUMBER($n) } kaw
       *[other] { NUMBER($n) } kawy
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } worek kawy
        [few] { NUMBER($n) } worki kawy
        [many] { NUMBER($n) } worków kawy
       *[other] { NUMBER($n) } worka kawy
    }
    .acc = { $n ->
        [one] { NUMBER($n) } worek kawy
        [few] { NUMBER($n) } worki kawy
        [many] { NUMBER($n) } worków kawy
       *[other] { NUMBER($n) } worka kawy
    }
count-assistant = { $n ->
        [one] { NUMBER($n) } pomocnik
        [few] { NUMBER($n) } pomocników
        [many] { NUMBER($n) } pomocników
       *[other] { NUMBER($n) } pomocnika
    }
    .acc = { $n ->
        [one] { NUMBER($n) } pomocnika
        [few] { NUMBER($n) } pomocników
        [many] { NUMBER($n) } pomocników
       *[other] { NUMBER($n) } pomocnika
    }
count-step = { $n ->
        [one] { NUMBER($n) } krok
        [few] { NUMBER($n) } kroki
        [many] { NUMBER($n) } kroków
       *[other] { NUMBER($n) } kroku
    }
    .acc = { $n ->
        [one] { NUMBER($n) } krok
        [few] { NUMBER($n) } kroki
        [many] { NUMBER($n) } kroków
       *[other] { NUMBER($n) } kroku
    }
count-place = { $n ->
        [one] { NUMBER($n) } lokacja
        [few] { NUMBER($n) } lokacje
        [many] { NUMBER($n) } lokacji
       *[other] { NUMBER($n) } lokacji
    }
    .acc = { $n ->
        [one] { NUMBER($n) } lokację
        [few] { NUMBER($n) } lokacje
        [many] { NUMBER($n) } lokacji
       *[other] { NUMBER($n) } lokacji
    }
count-good = { $n ->
        [one] { NUMBER($n) } towar
        [few] { NUMBER($n) } towary
        [many] { NUMBER($n) } towarów
       *[other] { NUMBER($n) } towaru
    }
    .acc = { $n ->
        [one] { NUMBER($n) } towar
        [few] { NUMBER($n) } towary
        [many] { NUMBER($n) } towarów
       *[other] { NUMBER($n) } towaru
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } tkanina
        [few] { NUMBER($n) } tkaniny
        [many] { NUMBER($n) } tkanin
       *[other] { NUMBER($n) } tkaniny
    }
    .acc = { $n ->
        [one] { NUMBER($n) } tkaninę
        [few] { NUMBER($n) } tkaniny
        [many] { NUMBER($n) } tkanin
       *[other] { NUMBER($n) } tkaniny
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } przyprawa
        [few] { NUMBER($n) } przyprawy
        [many] { NUMBER($n) } przypraw
       *[other] { NUMBER($n) } przyprawy
    }
    .acc = { $n ->
        [one] { NUMBER($n) } przyprawę
        [few] { NUMBER($n) } przyprawy
        [many] { NUMBER($n) } przypraw
       *[other] { NUMBER($n) } przyprawy
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } owoc
        [few] { NUMBER($n) } owoce
        [many] { NUMBER($n) } owoców
       *[other] { NUMBER($n) } owocu
    }
    .acc = { $n ->
        [one] { NUMBER($n) } owoc
        [few] { NUMBER($n) } owoce
        [many] { NUMBER($n) } owoców
       *[other] { NUMBER($n) } owocu
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } biżuteria
        [few] { NUMBER($n) } biżuterie
        [many] { NUMBER($n) } biżuterii
       *[other] { NUMBER($n) } biżuterii
    }
    .acc = { $n ->
        [one] { NUMBER($n) } biżuterię
        [few] { NUMBER($n) } biżuterie
        [many] { NUMBER($n) } biżuterii
       *[other] { NUMBER($n) } biżuterii
    }
count-turn = { $n ->
        [one] { NUMBER($n) } tura
        [few] { NUMBER($n) } tury
        [many] { NUMBER($n) } tur
       *[other] { NUMBER($n) } tury
    }
    .acc = { $n ->
        [one] { NUMBER($n) } turę
        [few] { NUMBER($n) } tury
        [many] { NUMBER($n) } tur
       *[other] { NUMBER($n) } tury
    }
count-round = { $n ->
        [one] { NUMBER($n) } runda
        [few] { NUMBER($n) } rundy
        [many] { NUMBER($n) } rund
       *[other] { NUMBER($n) } rundy
    }
    .acc = { $n ->
        [one] { NUMBER($n) } rundę
        [few] { NUMBER($n) } rundy
        [many] { NUMBER($n) } rund
       *[other] { NUMBER($n) } rundy
    }
count-player = { $n ->
        [one] { NUMBER($n) } gracz
        [few] { NUMBER($n) } graczy
        [many] { NUMBER($n) } graczy
       *[other] { NUMBER($n) } gracza
    }
    .acc = { $n ->
        [one] { NUMBER($n) } gracza
        [few] { NUMBER($n) } graczy
        [many] { NUMBER($n) } graczy
       *[other] { NUMBER($n) } gracza
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } kupiec
        [few] { NUMBER($n) } kupców
        [many] { NUMBER($n) } kupców
       *[other] { NUMBER($n) } kupca
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kupca
        [few] { NUMBER($n) } kupców
        [many] { NUMBER($n) } kupców
       *[other] { NUMBER($n) } kupca
    }
count-tile = { $n ->
        [one] { NUMBER($n) } żeton
        [few] { NUMBER($n) } żetony
        [many] { NUMBER($n) } żetonów
       *[other] { NUMBER($n) } żetonu
    }
    .acc = { $n ->
        [one] { NUMBER($n) } żeton
        [few] { NUMBER($n) } żetony
        [many] { NUMBER($n) } żetonów
       *[other] { NUMBER($n) } żetonu
    }
count-extension = { $n ->
        [one] { NUMBER($n) } rozszerzenie
        [few] { NUMBER($n) } rozszerzenia
        [many] { NUMBER($n) } rozszerzeń
       *[other] { NUMBER($n) } rozszerzenia
    }
    .acc = { $n ->
        [one] { NUMBER($n) } rozszerzenie
        [few] { NUMBER($n) } rozszerzenia
        [many] { NUMBER($n) } rozszerzeń
       *[other] { NUMBER($n) } rozszerzenia
    }
count-die = { $n ->
        [one] { NUMBER($n) } kość
        [few] { NUMBER($n) } kości
        [many] { NUMBER($n) } kości
       *[other] { NUMBER($n) } kości
    }
    .acc = { $n ->
        [one] { NUMBER($n) } kość
        [few] { NUMBER($n) } kości
        [many] { NUMBER($n) } kości
       *[other] { NUMBER($n) } kości
    }
count-second = { $n ->
        [one] { NUMBER($n) } sekunda
        [few] { NUMBER($n) } sekundy
        [many] { NUMBER($n) } sekund
       *[other] { NUMBER($n) } sekundy
    }
    .acc = { $n ->
        [one] { NUMBER($n) } sekundę
        [few] { NUMBER($n) } sekundy
        [many] { NUMBER($n) } sekund
       *[other] { NUMBER($n) } sekundy
    }
count-minute = { $n ->
        [one] { NUMBER($n) } minuta
        [few] { NUMBER($n) } minuty
        [many] { NUMBER($n) } minut
       *[other] { NUMBER($n) } minuty
    }
    .acc = { $n ->
        [one] { NUMBER($n) } minutę
        [few] { NUMBER($n) } minuty
        [many] { NUMBER($n) } minut
       *[other] { NUMBER($n) } minuty
    }
count-day = { $n ->
        [one] { NUMBER($n) } dzień
        [few] { NUMBER($n) } dni
        [many] { NUMBER($n) } dni
       *[other] { NUMBER($n) } dnia
    }
    .acc = { $n ->
        [one] { NUMBER($n) } dzień
        [few] { NUMBER($n) } dni
        [many] { NUMBER($n) } dni
       *[other] { NUMBER($n) } dnia
    }
count-answer = { $n ->
        [one] { NUMBER($n) } odpowiedź
        [few] { NUMBER($n) } odpowiedzi
        [many] { NUMBER($n) } odpowiedzi
       *[other] { NUMBER($n) } odpowiedzi
    }
    .acc = { $n ->
        [one] { NUMBER($n) } odpowiedź
        [few] { NUMBER($n) } odpowiedzi
        [many] { NUMBER($n) } odpowiedzi
       *[other] { NUMBER($n) } odpowiedzi
    }
count-game = { $n ->
        [one] { NUMBER($n) } gra
        [few] { NUMBER($n) } gry
        [many] { NUMBER($n) } gier
       *[other] { NUMBER($n) } gry
    }
    .acc = { $n ->
        [one] { NUMBER($n) } grę
        [few] { NUMBER($n) } gry
        [many] { NUMBER($n) } gier
       *[other] { NUMBER($n) } gry
    }
