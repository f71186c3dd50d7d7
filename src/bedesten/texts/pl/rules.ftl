# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Lokacje
rule-group-places-of-mocha-baksheesh = Lokacje: { set-mocha }
rule-group-places-of-letters-seals = Lokacje: { set-letters }
rule-group-bonus-cards = Karty bonusowe
rule-group-bonus-cards-of-mocha-baksheesh = Karty bonusowe: { set-mocha }
rule-group-bonus-cards-of-letters-seals = Karty bonusowe: { set-letters }
rule-group-guild-cards = Karty gildii
rule-group-kiosk-tiles = Żetony kiosku
rule-group-mosque-tiles = Żetony meczetu
rule-group-tavern-tiles = Żetony tawerny
rule-group-the-turn = Tura
rule-group-people = Postacie
rule-group-cards-in-general = Karty w ogóle
rule-group-set-up = Przygotowanie do gry
rule-group-ending = Koniec gry
rule-group-variants = Warianty
rule-of-card = „{ TERM($card, of: "bonus") }”
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } „{ TERM($number, of: "guild") }”
rule-of-kiosk = Żeton kiosku { NUMBER($number) }

# 14ec8a78
rule-wainwright = Zapłać 7 lir za rozszerzenie: twój wózek mieści o jeden towar każdego rodzaju więcej. Trzecie przynosi rubin.
    .note = Większy wózek, a za trzecie rozszerzenie rubin.
# 6d20cbe0
rule-fabric-warehouse = Napełnij wózek towarem tego składu; zielony żeton meczetu może dać jeszcze jeden.
    .note = Tyle tkanin, ile się zmieści.
# d1217c33
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = Tyle przypraw, ile się zmieści.
# 9f98be13
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = Tyle owoców, ile się zmieści.
# 12e1d7ca
rule-post-office = Weź to, co znaczniki zostawiają odkryte. Potem następny znacznik schodzi w dół; po ostatnim wszystkie wracają do góry.
    .note = Towary i liry, za każdym razem inne.
# 1cd23c58
rule-caravansary = Weź 2 karty bonusowe, a potem odrzuć 1 kartę z ręki. Przewodnik karawany zachowuje wszystkie.
    .note = Karty bonusowe do wyboru.
    .more = Z dodatkiem „{ set-mocha }” bierzesz też 1 kawę.
# a0e62636
rule-fountain = Dowolna liczba twoich pomocników wraca po jednym z planszy do stosu, gdziekolwiek jest twój kupiec.
    .note = Pomocnicy wracają do ciebie.
    .more = Twój wspólnik może trafić do twoich zasobów, z planszy albo z zasobów ogólnych.
# 47f2e223
rule-black-market = Rzuć kośćmi i weź 1 tkaninę, przyprawę lub owoc; 7 lub 8 daje 1 biżuterię, 9 lub 10 daje 2, 11 lub 12 daje 3.
    .note = Towar na pewno, biżuteria przy szczęściu.
# d3fa2bd9
rule-tea-house = Podaj liczbę od 3 do 12 i rzuć. Jeśli ją osiągniesz, weź tyle lir, w przeciwnym razie 2.
    .note = Im większe ryzyko, tym więcej lir.
# 2305213b
rule-large-market = Sprzedaj od 1 do 5 towarów, które pokazuje żeton popytu; im więcej, tym więcej przynosi każdy. Żeton trafia na spód.
    .note = Liry za poszukiwane towary.
# 3a48945d
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 3db8cbaa
rule-police-station = Wyślij członka rodziny do dowolnej innej lokacji i wykonaj tamtejszą akcję; zostaje on tam.
    .note = Akcja w dowolnej lokacji, dzięki członkowi rodziny.
# 8b8a19b4
rule-sultans-palace = Dostarcz pokazane towary, niektóre do wyboru, i weź rubin. Następny kosztuje o jeden towar więcej, najwyżej 10.
    .note = Rubin za wiele towarów.
# 8f689c03
rule-small-mosque = Trzeba mieć tyle towarów, ile pokazuje wierzchni żeton ich koloru; oddaj 1 z nich i weź żeton; para przynosi rubin.
    .note = Żetony, które pomagają przez całą grę.
    .more = Czerwone i zielone leżą w Małym meczecie, żółte i niebieskie w Dużym meczecie.
# 47190dee
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Kup rubin za pokazaną cenę. Następny kosztuje o 1 lirę więcej, najwyżej 23.
    .note = Rubin za liry.
# 125f1345
rule-roasting-plant = Weź 2 kawy za 2 liry, 2 za towar i 2 za kartę bonusową lub kartę gildii: co najmniej jedno z tego, każde raz.
    .note = Kawa za to i owo.
# a3ea0968
rule-guild-hall = Weź 1 kawę i 2 karty gildii, potem odrzuć 1 kartę gildii z ręki.
    .note = Kawa i karty gildii do wyboru.
# 503ac5a7
rule-tavern = Zapłać kawą za jedną z tych rzeczy: blokadę i akcję obok niej, żeton tawerny albo bakszysz za rubin.
    .note = Blokada, żeton lub rubin za kawę.
# d6bc6ce6
rule-coffee-house = Dostarcz pokazaną liczbę kaw i weź rubin. Następny kosztuje o 1 kawę więcej, najwyżej 10.
    .note = Rubin za kawę.
# eb22797d
rule-embassy = Weź 2 listy.
    .note = 2 listy naraz.
# 8bb8a8e8
rule-kiosk = Weź list. Odkryj żetony kiosku, o jeden więcej niż graczy; począwszy od ciebie, zgodnie z ruchem wskazówek zegara, każdy wybiera jeden.
    .note = List, a dla każdego żeton.
    .more = Kto wybierze żeton, może go użyć. Na koniec możesz użyć także ostatniego.
# b18de182
rule-auction-house = Weź towar i zaoferuj co najmniej 1 lirę za 2 karty bonusowe. Pozostali, zgodnie z ruchem wskazówek zegara, po jednym razie dają więcej albo pasują.
    .note = Towar, a za najwyższą ofertę karty.
    .more = Potem możesz ostatni raz podbić.
# 74d9d62f
rule-secret-society = Odrzuć listy warte 6 pieczęci i weź następny rubin z Pałacu Sułtana albo od Jubilera.
    .note = Rubin za pieczęcie.
    .more = Z dodatkiem „{ set-mocha }” także z Kawiarni. Pierwsze trzy razy w grze przynoszą dodatkowo 3, 2 i 1 lirę.
# 96139ff0
rule-catacombs = Weź towar albo kawę. Potem twój kupiec albo twój wspólnik idzie do dowolnej innej lokacji i nic się tam nie dzieje.
    .note = Towar, a stąd w dowolne miejsce.
    .more = Bez akcji, bez zapłaty, nikogo się nie spotyka ani nie zabiera; dostarcza się tylko listy.
# 6b1777f9
rule-play-good = Weź dowolny towar.
    .note = { effect-good }. Liczba takich kart: 4.
# 70ea9cf1
rule-play-lira = Weź 5 lir; także wtedy, gdy trzeba zapłacić liry.
    .note = { effect-lira }. Liczba takich kart: 4.
# e9ab6028
rule-play-far = Zamiast 1 lub 2 kroków: przejdź 3 lub 4, zostań na miejscu albo idź do rogu planszy; jedna taka karta na turę.
    .note = { effect-far }. Liczba takich kart: 4.
# 5d393ddb
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Liczba takich kart: 2.
# 30e6b700
rule-play-assistant = Jeden z twoich pomocników wraca z planszy do stosu, przed krokiem pomocnika.
    .note = { effect-assistant }. Liczba takich kart: 2.
# 96570b09
rule-play-family = Twój członek rodziny wraca na Posterunek policji za nagrodę; po ostatniej turze za 3 liry.
    .note = { effect-family }. Liczba takich kart: 2.
# 106c5c47
rule-play-market = Na Małym targu: towary, które sprzedajesz, nie muszą być tymi z żetonu popytu.
    .note = { effect-market }. Liczba takich kart: 2.
# 914455f4
rule-play-sultan = Zaraz po akcji lokacji: wykonaj ją jeszcze raz.
    .note = { effect-sultan }. Liczba takich kart: 2.
# e17bd4f2
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Liczba takich kart: 2.
# 47e99460
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Liczba takich kart: 2.
# cb6a7840
rule-play-coffee2 = Weź 2 kawy.
    .note = { effect-coffee2 }. Liczba takich kart: 2.
# 83d525dd
rule-play-guild = Zapłać 2 kawy i dobierz kartę gildii.
    .note = { effect-guild }. Liczba takich kart: 2.
# 1686fe2a
rule-play-8lira = Zapłać 1 kawę i weź 8 lir; także gdy trzeba zapłacić liry.
    .note = { effect-8lira }. Liczba takich kart: 2.
# 5c8c01c9
rule-play-swap = Oddaj od 1 do 3 towarów lub kaw, potem weź tyle samo innego rodzaju, o ile jest miejsce.
    .note = { effect-swap }. Liczba takich kart: 2.
# 57ce3d7a
rule-play-dice-mocha = Rzuć dwiema kośćmi: niski wynik przynosi liry, wysoki kawę.
    .note = { effect-dice-mocha }. Liczba takich kart: 2.
# f9d093ae
rule-play-six = Po rzucie w twojej turze, który nie przesuwa żadnego piona: obróć jedną kość na 6.
    .note = { effect-six }. Liczba takich kart: 2.
# 7a62f2fe
rule-play-corner = { rule-play-far }
    .note = { effect-corner }. Liczba takich kart: 2.
# 825cad04
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Liczba takich kart: 2.
# 9c57bfe9
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Liczba takich kart: 2.
# 50bb8a7b
rule-play-letter = Weź list.
    .note = { effect-letter }. Liczba takich kart: 3.
# cd6b9464
rule-play-dice-letters = Rzuć dwiema kośćmi i weź to, co pokazuje karta: liry albo listy.
    .note = { effect-dice-letters }. Liczba takich kart: 3.
# ba508c3b
rule-play-7lira = Zapłać towar albo kawę i weź 7 lir; także gdy trzeba zapłacić liry.
    .note = { effect-7lira }. Liczba takich kart: 3.
# f369426a
rule-play-good3-red = Weź pokazany towar i 3 liry.
    .note = { effect-good3-red }. Liczba takich kart: 1.
# 44772cae
rule-play-good3-green = { rule-play-good3-red }
    .note = { effect-good3-green }. Liczba takich kart: 1.
# a270af46
rule-play-good3-yellow = { rule-play-good3-red }
    .note = { effect-good3-yellow }. Liczba takich kart: 1.
# 959ff4c6
rule-play-copy = Działa jak wierzchnia karta stosu kart odrzuconych, gdy można by ją zagrać; kopii się nie kopiuje.
    .more = Tamta karta zostaje na miejscu; ta trafia na stos kart odrzuconych, gdy jej efekt się skończy.
    .note = { effect-copy }. Liczba takich kart: 3.
# f0fac4ad
rule-play-walk = Inny sposób ruchu w tej turze; jedna taka karta na turę.
    .more = „{ bonus-walk }”: twój członek rodziny idzie do sąsiedniej lokacji i wykonuje jej akcję; to cała tura. Nie z Posterunku policji ani na niego. „{ bonus-follow }”: twój kupiec idzie tam, gdzie jest kupiec innego gracza, i jemu nie płaci. „{ bonus-companion2 }”: wspólnik robi 2 kroki zamiast 1.
    .note = { effect-walk }. Liczba takich kart: 3.
# 2a185ec1
rule-play-follow = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-follow }. Liczba takich kart: 3.
# de715ee6
rule-play-companion2 = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-companion2 }. Liczba takich kart: 3.
# 9fe67c21
rule-play-neutral = Skorzystaj z pomocy burmistrza, przemytnika, kuriera albo handlarza kawy za jego cenę, gdziekolwiek jest.
    .more = Żeton spotkania nic tu nie daje: to nie jest spotkanie. Potem kości wysyłają go dalej. W tej turze można go jeszcze spotkać.
    .note = { effect-neutral }. Liczba takich kart: 3.
# 0171e42f
rule-play-mosque = Zaraz po akcji meczetu: wykonaj ją jeszcze raz w tym samym.
    .note = { effect-mosque }. Liczba takich kart: 3.
# 20390f0b
rule-play-secret = Zaraz po akcji Tajnego stowarzyszenia: wykonaj ją jeszcze raz.
    .note = { effect-secret }. Liczba takich kart: 3.
# 04e07bfb
rule-play-anywhere = Zapłać 3 liry: twój kupiec idzie do dowolnej innej lokacji.
    .note = { effect-anywhere }. Liczba takich kart: 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Nie ma jej w naszej talii; może być w twoim egzemplarzu.
# 24e314b4
rule-guild-1 = Weź darmowe rozszerzenie wózka.
    .note = { effect-guild-1 }.
# 614ee2ec
rule-guild-2 = Uzupełnij na wózku jeden towar: kartą 2 tkaniny, kartą 3 przyprawy, kartą 4 owoce.
    .more = Potem weź do 3 towarów, każdy inny.
    .note = { effect-guild-2 }.
# 7168c58d
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 123ae590
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 63cd5fb7
rule-guild-5 = Weź 4 liry i do 4 towarów, każdy inny.
    .note = { effect-guild-5 }.
# 0223f3fd
rule-guild-6 = Dobierz 3 karty bonusowe; tyle musi ich być.
    .note = { effect-guild-6 }.
# 011a43e7
rule-guild-7 = Twój kupiec idzie z pomocnikami do Fontanny, a dowolni twoi pomocnicy z planszy dołączają do niego.
    .more = Potem od razu masz jeszcze jedną turę.
    .note = { effect-guild-7 }.
# 14ad4596
rule-guild-8 = Weź 2 tkaniny, przyprawy albo owoce, potem rzuć; wynik od 4 do 6 przynosi 1 biżuterię, większy przynosi 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Podaj liczbę i rzuć jak w Herbaciarni, za dwa razy więcej lir; w przeciwnym razie weź 4.
    .note = { effect-guild-9 }.
# 2b821abe
rule-guild-10 = Zapłać po 1 tkaninie, przyprawie i owocu, weź 15 lir.
    .note = { effect-guild-10 }.
# 654f442c
rule-guild-11 = Zapłać po 1 biżuterii, tkaninie i przyprawie, weź 20 lir.
    .note = { effect-guild-11 }.
# e293aa72
rule-guild-12 = Wykonaj akcję dowolnej lokacji, w której jest możliwa.
    .more = Potem twój członek rodziny idzie na Posterunek policji, jeśli jest gdzie indziej; nic to nie przynosi.
    .note = { effect-guild-12 }.
# cde9dde1
rule-guild-13 = Zapłać 6 dowolnych towarów, weź następny rubin z Pałacu Sułtana.
    .note = { effect-guild-13 }.
# e6e19abb
rule-guild-14 = Weź żeton, którego nie masz, za 1 towar jego koloru, bez względu na to, co pokazuje; para przynosi rubin.
    .more = Karta 14 dotyczy Małego meczetu, karta 15 Dużego meczetu.
    .note = { effect-guild-14 }.
# 2445626a
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 9a7a45f6
rule-guild-16 = Zapłać 15 lir, weź następny rubin od Jubilera, potem 1 kawę za każdy rubin, który masz.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Weź 5 kaw.
    .note = { effect-guild-17 }.
# 014050d5
rule-guild-18 = Weź 1 kawę i dobierz 2 karty gildii; tyle musi ich być oprócz tej.
    .note = { effect-guild-18 }.
# e80a9ca7
rule-guild-19 = Wykonaj akcję Tawerny raz lub dwa razy, tę samą albo inną; razem o 1 kawę taniej.
    .note = { effect-guild-19 }.
# ace97a01
rule-guild-20 = Weź następny rubin z Kawiarni za pół ceny, zaokrąglonej w górę.
    .note = { effect-guild-20 }.
# d1594182
rule-kiosk-1 = Weź pokazane towary i liry.
    .note = { kiosk-1 }.
# b7a791d7
rule-kiosk-2 = { rule-kiosk-1 }
    .note = { kiosk-2 }.
# 1f1cf8f3
rule-kiosk-3 = { rule-kiosk-1 }
    .note = { kiosk-3 }.
# b556ac08
rule-kiosk-4 = { rule-kiosk-1 }
    .note = { kiosk-4 }.
# f204422b
rule-kiosk-5 = { rule-kiosk-1 }
    .note = { kiosk-5 }.
# 9f10f3a1
rule-kiosk-6 = { rule-kiosk-1 }
    .note = { kiosk-6 }.
# a18e4350
rule-kiosk-7 = { rule-kiosk-1 }
    .note = { kiosk-7 }.
# 184d0ff2
rule-kiosk-8 = { rule-kiosk-1 }
    .note = { kiosk-8 }.
# 5e54907b
rule-kiosk-9 = { rule-kiosk-1 }
    .note = { kiosk-9 }.
# b2ee7951
rule-kiosk-10 = { rule-kiosk-1 }
    .note = { kiosk-10 }.
# 2c3d2e39
rule-kiosk-11 = Dobierz kartę bonusową.
    .note = { kiosk-11 }.
# b0dd8ee1
rule-kiosk-12 = { rule-kiosk-1 }
    .note = { kiosk-12 }.
# 4aad4da1
rule-kiosk-13 = Weź 1 kawę albo 2 liry, za drugi taki żeton 3; bez dodatku „{ set-mocha }” liry.
    .note = { kiosk-13 }.
# 99944d19
rule-kiosk-14 = { rule-kiosk-13 }
    .note = { kiosk-14 }.
# cc168bf8
rule-kiosk-15 = Twój wspólnik trafia do twoich zasobów, z planszy albo z zasobów ogólnych.
    .note = { kiosk-15 }.
# 9d59b0eb
rule-kiosk-16 = Rzuć kością i weź tyle lir.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Zapłać 10 lir za rozszerzenie.
    .note = { kiosk-17 }.
# aaa1e4fc
rule-kiosk-18 = Zapłać po jednym towarze każdego rodzaju za rozszerzenie.
    .note = { kiosk-18 }.
# 7e2b3ec4
rule-kiosk-19 = Twój kupiec idzie ze stosem do Fontanny; bez akcji, i żaden pomocnik do niego nie dołącza.
    .note = { kiosk-19 }.
# b9d193c6
rule-kiosk-20 = Oddaj towar albo kawę za list, albo list za towar lub kawę.
    .note = { kiosk-20 }.
# 36be8b89
rule-kiosk-21 = Oddaj kartę bonusową za list, albo list za kartę bonusową.
    .note = { kiosk-21 }.
# ea660ad1
rule-kiosk-22 = Zapłać 2 liry za list, albo oddaj list za 3 liry.
    .note = { kiosk-22 }.
# 471a8a93
rule-kiosk-23 = Zapłać 2 liry za towar lub kawę, albo oddaj towar lub kawę za 3 liry.
    .note = { kiosk-23 }.
# f05b39c1
rule-kiosk-24 = Zapłać 2 liry za kartę bonusową, albo oddaj kartę bonusową za 3 liry.
    .note = { kiosk-24 }.
# 30bce288
rule-tile-red = Rzuć dwiema kośćmi. Z czerwonym żetonem możesz raz w swojej turze obrócić jedną na 4 albo przerzucić obie.
    .note = Raz w turze, w Herbaciarni lub na Czarnym rynku: obróć kość na 4 albo przerzuć.
# daa8752d
rule-tile-green = Raz w swojej turze, w składzie: zapłać 2 liry za jeszcze jeden dowolny towar.
    .note = Raz w turze, w składzie: jeden towar więcej za 2 liry.
# 4123102f
rule-tile-yellow = Raz w swojej turze: zapłać 2 liry, a jeden z twoich pomocników wraca z planszy do stosu.
    .note = Raz w turze: pomocnik wraca za 2 liry.
# 8cc6b204
rule-tile-blue = Niebieski żeton: piąty pomocnik od razu trafia pod stos. Para żetonów: rubin, dopóki jakiś jest.
    .more = Płaci się 1 towar tego koloru.
    .note = Piąty pomocnik.
# 487c6f69
rule-movement-tile = Zamiast 1 lub 2 kroków idź prosto, jak daleko chcesz; nie przez blokadę innego gracza.
    .title = Żeton ruchu
    .note = Zamiast 1 lub 2 kroków prosto, jak daleko chcesz.
# ac5720d2
rule-encounter-tile = Z żetonem spotkania nikt, kogo spotykasz, niczego nie żąda.
    .title = Żeton spotkania
    .note = Nikt, kogo spotykasz, niczego nie żąda.
# c5847790
rule-turn = Ruch, opłata, akcja, spotkania; albo karta gildii. Tura, która kończy się natychmiast, jest skończona: nie wolno już zagrać żadnej karty.
    .title = Tura
# e1e049a9
rule-moving = Kupiec i pomocnicy pod nim idą 1 lub 2 kroki, do innej lokacji; karta może to zmienić.
    .title = Ruch
    .more = Zamiast niego wspólnik, jeśli jest na planszy, może zrobić 1 krok; zamiast całej tury można zagrać kartę gildii.
# a14b5f61
rule-assistant-step = Twój pomocnik, który tu czeka, dołącza do stosu, a jeśli go nie ma, zostaje tu najniższy; albo tura się kończy.
    .title = Krok pomocnika
    .more = Można zamiast tego zabrać neutralnego pomocnika. Przy Fontannie nikt nie jest potrzebny, wspólnikowi też nie.
# a153cfe5
rule-paying-merchants = Zapłać 2 liry za każdego innego kupca tutaj albo tura się kończy; nie przy Fontannie.
    .title = Płacenie kupcom
    .more = Płaci się też wspólnikom innych graczy. Za neutralnego kupca płaci się do zasobów; potem idzie on tam, dokąd poślą go kości.
# 23658480
rule-action = Możesz wykonać akcję lokacji; karty ją powtarzają.
    .title = Akcja
    .more = Jeśli jest częścią innej akcji, karty na wolne chwile muszą poczekać; można je jednak zagrać między tym, co zrobił członek rodziny, a powtórzeniem. W turze z kartą gildii nic się nie powtarza.
# 77dc55bd
rule-meeting-people = Spotykasz tych, którzy są tam, gdzie ty, w dowolnej kolejności, każdego raz. Członków rodziny trzeba schwytać, pozostałych można pominąć.
    .title = Spotkania
# 5726e950
rule-when-cards-may-be-played = Karty bonusowe i żetony zagrywa się przy pytaniach, które karta może przerwać. (1) Nic się nie dzieje: każda karta, która nie jest związana z czymś innym. (2) Trzeba zapłacić liry, teraz lub za powtórzenie akcji, która kosztuje liry.
    .title = Kiedy zagrywa się karty
# 35a47345
rule-goods-that-do-not-fit = Weź towar; co nie mieści się na wózku, przepada.
    .title = Towary bez miejsca
# 74c2880d
rule-barrier = Tylko piony właściciela blokady przechodzą przez nią; piona stawianego wprost na lokacji blokada nie dotyczy.
    .title = Blokada
# d081c8e4
rule-letters = List odwraca się, gdy tylko twój kupiec, wspólnik lub członek rodziny jest w jego lokacji, bez względu na to, czyja jest tura.
    .title = Listy
    .more = Obojętne, co było tam najpierw, pion czy list. Ma wtedy 2 pieczęcie, przedtem 1.
# 05f186e4
rule-paying-with-seals = Odrzucaj po jednym listy warte razem co najmniej tyle pieczęci i żadnego, którego suma nie potrzebuje.
    .title = Płacenie pieczęciami
# 2482b5d4
rule-companion = Na początku twojej tury: wspólnik przechodzi z twoich zasobów do lokacji twojego kupca; może od razu iść.
    .title = Wspólnik
# 9a308339
rule-double-turn = Na końcu swojej tury, raz w rundzie: odrzuć listy warte 3 pieczęcie i od razu wykonaj jeszcze jedną turę.
    .title = Podwójny ruch
# acfaf914
rule-family-members = Wyślij członka rodziny innego gracza na Posterunek policji za nagrodę; każdego osobno.
    .title = Członkowie rodziny
# e9e438ce
rule-reward = Weź 3 liry albo kartę bonusową; jeśli żadnej nie ma, 3 liry.
    .title = Nagroda
# add4000b
rule-governor = Dobierz kartę bonusową i zapłać za nią 2 liry albo dowolną kartę. Potem burmistrz idzie tam, dokąd wyślą go kości.
    .title = Burmistrz
# bd4b29de
rule-smuggler = Weź towar i zapłać za niego 2 liry albo dowolny towar. Potem przemytnik idzie tam, dokąd wyślą go kości.
    .title = Przemytnik
    .more = Towar, dla którego nie było miejsca, mimo to można oddać jako zapłatę.
# 15a66f2e
rule-coffee-trader = Weź 1 kawę i zapłać za nią 2 liry albo towar. Potem handlarz kawy idzie tam, dokąd poślą go kości.
    .title = Handlarz kawy
# e69b2f35
rule-courier = Weź list i zapłać za niego 2 liry albo dowolny list. Potem kurier idzie tam, dokąd poślą go kości.
    .title = Kurier
# 1c1c4b86
rule-drawing-cards = Dobierz kartę bonusową, jeśli jakaś jest. Gdy tylko talia się skończy, stos kart odrzuconych tasuje się w nową.
    .title = Dobieranie kart
# 47b59819
rule-playing-cards = Zagrana karta trafia na stos kart odrzuconych, gdy jej efekt się skończy.
    .title = Zagrywanie kart
# 7cffb40b
rule-discard-pile = Z talii albo z wierzchu stosu kart odrzuconych.
    .title = Stos kart odrzuconych
# f5331fe4
rule-what-is-hidden = Znasz własne karty, a z kart innych ich liczbę oraz te, które wzięto ze stosu kart odrzuconych.
    .title = Co jest zakryte
    .more = Nikt nie zna kolejności kart w talii ani żetonów popytu, które nie leżały jeszcze na wierzchu. Kto ogląda, nie widzi żadnej ręki. Wszystko inne jest jawne.
# dfaf3f9a
rule-guild-cards = Karta gildii zastępuje całą turę: nikt nie idzie, nie płaci i nikogo się nie spotyka, a wszystko, co mówi karta, zostaje wykonane.
    .title = Karty gildii
    .more = Nie można z nią użyć czerwonego ani zielonego żetonu, ani kart ruchu, kart na Mały targ i kart powtórzenia.
# ea1b4afe
rule-drawing-guild-cards = Dobierz kartę gildii, jeśli jest. Gdy tylko talia jest pusta, użyte karty tasuje się w nową.
    .title = Dobieranie kart gildii
# 88d55995
rule-table = Wszystko, co nie zależy od przypadku; lokacje są rozłożone.
    .title = Stół
# 93421e7b
rule-what-a-player-has = Kupiec na swoim stosie przy Fontannie, członek rodziny na Posterunku policji.
    .title = Co ma każdy gracz
# da2752cc
rule-what-chance-decides = Kto zaczyna, gdzie stoją burmistrz i przemytnik, pierwsze żetony popytu, po jednej karcie bonusowej dla wszystkich.
    .title = O czym decyduje przypadek
    .more = Handlarz kawy i kurier wchodzą do gry tak jak burmistrz.
# afb0987f
rule-random-layouts = Każdy układ, na który pozwalają LAY-1 i LAY-2, jest tak samo prawdopodobny: losuje się, aż któryś pasuje.
    .title = Losowe układy
# 5394a860
rule-layouts-that-are-allowed = Fontanna wewnątrz, LAY-2. Czarny rynek i Herbaciarnia trzy kroki od siebie, w różnych rzędach i kolumnach.
    .title = Dozwolone układy
# e82ea606
rule-demand-tiles = Następny żeton popytu trafia na wierzch; gdy były tam wszystkie, wracają w tej samej kolejności.
    .title = Żetony popytu
# e97069c8
rule-end-of-the-game = Rundy od gracza rozpoczynającego, aż na końcu którejś ktoś ma dość rubinów.
    .title = Koniec gry
    .more = Dodatkowe tury należą do rundy, także do ostatniej.
# 00d849aa
rule-last-cards = Zagraj to, co jeszcze przynosi towary lub pieniądze.
    .title = Ostatnie karty
# 9821dc2d
rule-who-wins = Rubiny, potem liry, potem towary, potem karty bonusowe; najlepsi na początku.
    .title = Kto wygrywa
# 0e764d60
rule-neutral-assistants = { rule-assistant-step }
    .title = Neutralni pomocnicy
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Kto wykona akcję Karawanseraju, ma żeton od następnej tury.
    .title = Przewodnik karawany
