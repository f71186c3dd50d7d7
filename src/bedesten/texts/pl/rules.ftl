# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-the-game-in-short = Gra w skrócie
rule-group-the-turn = Tura
rule-group-places-for-goods = Lokacje z towarami
rule-group-places-for-lira = Lokacje z lirami
rule-group-places-that-help = Lokacje, które pomagają
rule-group-places-for-rubies = Lokacje z rubinami
rule-group-how-cards-work = Jak działają karty
rule-group-bonus-cards = Karty bonusowe
rule-group-mosque-tiles = Żetony meczetu
rule-group-set-up = Przygotowanie do gry
rule-group-what-is-new-with-mocha-baksheesh = Co nowego: { set-mocha }
rule-group-places-of-mocha-baksheesh = Lokacje: { set-mocha }
rule-group-tavern-tiles = Żetony tawerny
rule-group-bonus-cards-of-mocha-baksheesh = Karty bonusowe: { set-mocha }
rule-group-guild-cards = Karty gildii
rule-group-what-is-new-with-letters-seals = Co nowego: { set-letters }
rule-group-places-of-letters-seals = Lokacje: { set-letters }
rule-group-bonus-cards-of-letters-seals = Karty bonusowe: { set-letters }
rule-group-kiosk-tiles = Żetony kiosku
rule-group-the-grand-bazaar = Wielki Bazar
rule-group-variants = Warianty
rule-group-the-end = Koniec gry
rule-group-what-is-hidden = Co jest ukryte
rule-of-card = „{ TERM($card, of: "bonus") }”
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } „{ TERM($number, of: "guild") }”
rule-of-kiosk = Żeton kiosku { NUMBER($number) }

# 62599372
rule-wainwright = Zapłać 7 lir za rozszerzenie: twój wózek mieści o jeden towar każdego rodzaju więcej. Trzecie przynosi rubin.
    .note = Większy wózek, a za trzecie rozszerzenie rubin.
# 2cea1e76
rule-fabric-warehouse = Napełnij wózek towarem tego składu; zielony żeton meczetu może dać jeszcze jeden.
    .note = Tyle tkanin, ile się zmieści.
# 3c22b898
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = Tyle przypraw, ile się zmieści.
# a84579d1
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = Tyle owoców, ile się zmieści.
# 87a0c7c3
rule-post-office = Weź to, co znaczniki zostawiają odkryte. Potem następny znacznik schodzi w dół; po ostatnim wszystkie wracają do góry.
    .note = Towary i liry, za każdym razem inne.
# a640ed05
rule-caravansary = Weź 2 karty bonusowe. Każda może pochodzić z talii lub z wierzchu stosu kart odrzuconych. Potem odrzuć z ręki 1 dowolną kartę bonusową.
    .more = Z żetonem karawany nie odrzucasz żadnej. Z dodatkiem „{ set-mocha }” bierzesz też 1 kawę.
    .note = Karty bonusowe do wyboru.
# a0247052
rule-fountain = Przywołaj dowolną liczbę swoich pomocników: wracają z planszy do stosu, gdziekolwiek jest twój kupiec. Nie potrzebujesz tu pomocnika i nikomu nie płacisz.
    .more = Z dodatkiem „{ set-letters }” możesz też wziąć wspólnika do własnych zasobów.
    .note = Pomocnicy wracają do ciebie.
# 578420ba
rule-black-market = Rzuć kośćmi i weź 1 tkaninę, przyprawę lub owoc; 7 lub 8 daje 1 biżuterię, 9 lub 10 daje 2, 11 lub 12 daje 3.
    .note = Towar na pewno, a biżuteria przy odrobinie szczęścia.
# d3fa2bd9
rule-tea-house = Podaj liczbę od 3 do 12 i rzuć. Jeśli ją osiągniesz, weź tyle lir, w przeciwnym razie 2.
    .note = Im większe ryzyko, tym więcej lir.
# 8c7f69f3
rule-large-market = Sprzedaj od 1 do 5 towarów. Każdy towar potrzebuje własnego symbolu na żetonie popytu: jeśli żeton pokazuje tkaniny raz, możesz sprzedać jedną. Im więcej sprzedajesz naraz, tym więcej przynosi każdy. Potem żeton trafia pod stos.
    .note = Liry za poszukiwane towary.
# a5a5547a
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 0c6506ea
rule-police-station = Tę akcję można wykonać tylko wtedy, gdy jest tu twój członek rodziny. Wyślij go do dowolnej innej lokacji i od razu wykonaj tamtejszą akcję. Nikomu tam nie płacisz i nikogo nie spotykasz. Zostaje tam, aż ktoś go schwyta albo sprowadzi go karta.
    .note = Akcja w dowolnej lokacji dla członka rodziny.
# d2039cd2
rule-sultans-palace = Dostarcz każdy towar widoczny na odkrytym polu. Za pole oznaczone * oddaj dowolny towar, ale nigdy kawę. Weź następny rubin: jego pole należy do następnej ceny, najwyżej 10 towarów.
    .note = Rubin za wiele towarów.
# cf2f5cc5
rule-small-mosque = Wybierz wierzchni żeton koloru, którego jeszcze nie masz: każdy może mieć po jednym żetonie każdego koloru. Musisz mieć tyle towarów, ile pokazuje żeton, i płacisz 1 z nich. Oba żetony jednego meczetu od razu przynoszą rubin, jeśli jeszcze jest.
    .more = Mały meczet ma czerwone żetony za tkaniny i zielone za przyprawy. Duży meczet ma niebieskie za biżuterię i żółte za owoce.
    .note = Żetony, które pomagają przez całą grę.
# ea277147
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Kup rubin za pokazaną cenę. Następny kosztuje o 1 lirę więcej, najwyżej 23.
    .note = Rubin za liry.
# d1e035c2
rule-roasting-plant = Weź 2 kawy za 2 liry, 2 za towar i 2 za kartę bonusową lub kartę gildii: co najmniej jedno z tego, każde raz.
    .note = Kawa za liry, towary i karty.
# aafac83a
rule-guild-hall = Weź 1 kawę i 2 karty gildii, potem odrzuć 1 kartę gildii z ręki.
    .note = Kawa i karty gildii do wyboru.
# 0724e6ab
rule-tavern = Zapłać kawą za jedną z trzech rzeczy. Za 2 kawy postaw blokadę między dwiema sąsiednimi lokacjami, wykonaj akcję jednej z nich i weź żeton właściciela blokady. Za tyle kawy, ile pokazuje wierzchni żeton stosu, weź ten żeton tawerny: po jednym każdego rodzaju na gracza. Za 4 kawy i towary z żetonu bakszyszu weź następny rubin Pałacu Sułtana, Jubilera lub Kawiarni. Potem odwróć żeton bakszyszu.
    .note = Blokada, żeton lub rubin za kawę.
# d6bc6ce6
rule-coffee-house = Dostarcz pokazaną liczbę kaw i weź rubin. Następny kosztuje o 1 kawę więcej, najwyżej 10.
    .note = Rubin za kawę.
# 780f1ec1
rule-embassy = Weź 2 listy.
    .note = 2 listy naraz.
# 13c1c5d5
rule-kiosk = Weź list. Odkryj o jeden żeton kiosku więcej, niż jest graczy; zgodnie z ruchem wskazówek zegara, zaczynając od ciebie, każdy wybiera jeden.
    .note = List i żeton dla każdego.
    .more = Każdy może użyć wybranego żetonu. Na koniec możesz użyć także ostatniego.
# 53dc3a6a
rule-auction-house = Weź 1 towar, wystaw na licytację 2 karty bonusowe i zalicytuj jako pierwsza osoba, co najmniej 1 lirę. Zgodnie z ruchem wskazówek zegara pozostali po razie przebijają lub pasują. Potem możesz ostatni raz podnieść ofertę. Kto daje najwięcej, wygrywa i dobiera z talii 2 karty bonusowe. Jeśli wygrywasz ty, płacisz do zasobów. Jeśli wygrywa ktoś inny, płaci tobie.
    .more = Nikt nie może zalicytować więcej lir, niż ma. Do tej akcji potrzebujesz co najmniej 1 liry.
    .note = Towar, a za najwyższą ofertę karty.
# 712d87b8
rule-secret-society = Odrzuć listy warte 6 pieczęci i weź następny rubin z Pałacu Sułtana albo od Jubilera.
    .note = Rubin za pieczęcie.
    .more = Z dodatkiem „{ set-mocha }” może to być także rubin z Kawiarni. Pierwsze trzy razy w grze przynoszą dodatkowo 3, 2 i 1 lirę.
# 2356c808
rule-catacombs = Weź towar albo kawę. Potem twój kupiec albo twój wspólnik idzie do dowolnej innej lokacji i nic się tam nie dzieje.
    .note = Towar i droga w dowolne miejsce.
    .more = Nie wykonujesz tam akcji, nikomu nie płacisz, nikogo nie spotykasz ani nie zabierasz; ale listy są dostarczane.
# 6b1777f9
rule-play-good = Weź dowolny towar.
    .note = { effect-good }. Liczba takich kart: 4.
# 9a43b53a
rule-play-lira = Weź 5 lir; kartę możesz zagrać także wtedy, gdy trzeba zapłacić liry.
    .note = { effect-lira }. Liczba takich kart: 4.
# c9886192
rule-play-far = Zamiast o 1 lub 2 kroki kupiec idzie o 3 lub 4 i kończy w innej lokacji. Potem tura toczy się jak zwykle.
    .more = Ruch może zastąpić tylko jedna karta lub jeden żeton na turę.
    .note = { effect-far }. Liczba takich kart: 4.
# ee4ccd5a
rule-play-stay = Kupiec zostaje na miejscu zamiast iść. Musisz użyć pomocnika tak, jakby kupiec właśnie tu przyszedł. Płacisz, działasz i spotykasz jak zwykle.
    .more = { rule-play-far.more }
    .note = { effect-stay }. Liczba takich kart: 2.
# 2abafd66
rule-play-assistant = Jeden z twoich pomocników wraca z planszy do stosu, zanim użyjesz następnego.
    .note = { effect-assistant }. Liczba takich kart: 2.
# 3f761eb7
rule-play-family = Twój członek rodziny wraca na Posterunek policji za nagrodę; po ostatniej turze za 3 liry.
    .note = { effect-family }. Liczba takich kart: 2.
# ab46931f
rule-play-market = Na Małym targu towary, które sprzedajesz, nie muszą być tymi z żetonu popytu.
    .note = { effect-market }. Liczba takich kart: 2.
# 2c7fed16
rule-play-sultan = Zaraz po akcji lokacji: wykonaj ją jeszcze raz.
    .note = { effect-sultan }. Liczba takich kart: 2.
# a296502e
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Liczba takich kart: 2.
# 2e2ac30d
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Liczba takich kart: 2.
# cb6a7840
rule-play-coffee2 = Weź 2 kawy.
    .note = { effect-coffee2 }. Liczba takich kart: 2.
# 83d525dd
rule-play-guild = Zapłać 2 kawy i dobierz kartę gildii.
    .note = { effect-guild }. Liczba takich kart: 2.
# 00338763
rule-play-8lira = Zapłać 1 kawę i weź 8 lir; kartę możesz zagrać także wtedy, gdy trzeba zapłacić liry.
    .note = { effect-8lira }. Liczba takich kart: 2.
# 843f763f
rule-play-swap = Oddaj od 1 do 3 towarów lub kaw, potem weź tyle samo innego rodzaju, o ile jest miejsce.
    .note = { effect-swap }. Liczba takich kart: 2.
# 55db8407
rule-play-dice-mocha = Rzuć dwiema kośćmi i weź to, co tabela podaje dla twojego rzutu.
    .note = { effect-dice-mocha }. Liczba takich kart: 2.
# bf887c39
rule-play-six = Po rzucie w twojej turze, który nie przesuwa żadnego piona: obróć jedną kość na 6.
    .note = { effect-six }. Liczba takich kart: 2.
# 25c7248f
rule-play-corner = Zamiast o 1 lub 2 kroki kupiec idzie do dowolnej innej lokacji w rogu planszy. Potem tura toczy się jak zwykle.
    .more = { rule-play-far.more }
    .note = { effect-corner }. Liczba takich kart: 2.
# b4301baf
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Liczba takich kart: 2.
# 03cdf2bb
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Liczba takich kart: 2.
# 50bb8a7b
rule-play-letter = Weź list.
    .note = { effect-letter }. Liczba takich kart: 3.
# 526661b4
rule-play-dice-letters = { rule-play-dice-mocha }
    .note = { effect-dice-letters }. Liczba takich kart: 3.
# 6df73e49
rule-play-7lira = Sprzedaj towar albo kawę za 7 lir; kartę możesz zagrać także wtedy, gdy trzeba zapłacić liry.
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
# 853e9812
rule-play-copy = Działa jak wierzchnia karta stosu kart odrzuconych, jeśli można by ją teraz zagrać. Kopii się nie kopiuje.
    .more = Tamta karta zostaje na miejscu; ta trafia na stos kart odrzuconych, gdy jej efekt się skończy.
    .note = { effect-copy }. Liczba takich kart: 3.
# 6277bc59
rule-play-walk = Zamiast całej tury członek rodziny idzie do sąsiedniej lokacji i wykonuje tam akcję.
    .more = Nikt inny się nie rusza, nikomu nie płacisz i nikogo nie spotykasz. Nie może wyjść z Posterunku policji ani tam pójść.
    .note = { effect-walk }. Liczba takich kart: 3.
# ba66f338
rule-play-follow = Zamiast o 1 lub 2 kroki kupiec idzie do lokacji cudzego kupca. Za tego kupca nie płacisz, ale za innych obecnych tam tak.
    .more = { rule-play-far.more }
    .note = { effect-follow }. Liczba takich kart: 3.
# 9c8cd6e7
rule-play-companion2 = Wspólnik idzie dokładnie o 2 kroki zamiast o 1 i kończy w innej lokacji.
    .more = { rule-play-far.more }
    .note = { effect-companion2 }. Liczba takich kart: 3.
# 33b99baf
rule-play-neutral = Skorzystaj z pomocy burmistrza, przemytnika, kuriera albo handlarza kawy za jego cenę, gdziekolwiek jest.
    .more = Żeton spotkania nic tu nie daje: to nie jest spotkanie. Potem kości wysyłają go dalej. W tej turze można go jeszcze spotkać.
    .note = { effect-neutral }. Liczba takich kart: 3.
# b722afb5
rule-play-mosque = Zaraz po akcji meczetu: wykonaj ją jeszcze raz w tym samym.
    .note = { effect-mosque }. Liczba takich kart: 3.
# 4db60259
rule-play-secret = Zaraz po akcji Tajnego stowarzyszenia: wykonaj ją jeszcze raz.
    .note = { effect-secret }. Liczba takich kart: 3.
# 8181e4d9
rule-play-anywhere = Zapłać 3 liry: twój kupiec idzie do dowolnej innej lokacji.
    .note = { effect-anywhere }. Liczba takich kart: 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Nie ma jej w naszej talii; może być w twoim egzemplarzu.
# 24e314b4
rule-guild-1 = Weź darmowe rozszerzenie wózka.
    .note = { effect-guild-1 }.
# 3516fa36
rule-guild-2 = Uzupełnij na wózku jeden towar: kartą 2 tkaniny, kartą 3 przyprawy, kartą 4 owoce.
    .more = Potem weź do 3 towarów, każdy inny.
    .note = { effect-guild-2 }.
# c90d4cb0
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 255a8d68
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 8f11129d
rule-guild-5 = Weź 4 liry i do 4 towarów, każdy inny.
    .note = { effect-guild-5 }.
# b9fee460
rule-guild-6 = Dobierz 3 karty bonusowe. Jeśli zostało ich mniej, nie możesz zagrać tej karty.
    .note = { effect-guild-6 }.
# 4d4894f6
rule-guild-7 = Twój kupiec idzie ze stosem do Fontanny; przywołaj dowolną liczbę własnych pomocników.
    .more = Potem od razu masz jeszcze jedną turę.
    .note = { effect-guild-7 }.
# 4e086ca8
rule-guild-8 = Weź 2 tkaniny, 2 przyprawy lub 2 owoce: dwa takie same towary. Potem rzuć dwiema kośćmi: od 4 do 6 daje 1 biżuterię, 7 lub więcej daje 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Podaj liczbę i rzuć jak w Herbaciarni, za dwa razy więcej lir; w przeciwnym razie weź 4.
    .note = { effect-guild-9 }.
# 57db7305
rule-guild-10 = Oddaj 1 tkaninę, 1 przyprawę i 1 owoc za 15 lir.
    .note = { effect-guild-10 }.
# a547957f
rule-guild-11 = Oddaj 1 biżuterię, 1 tkaninę i 1 przyprawę za 20 lir.
    .note = { effect-guild-11 }.
# 76d2d89a
rule-guild-12 = Wykonaj akcję dowolnej lokacji, w której jest możliwa.
    .more = Potem twój członek rodziny idzie na Posterunek policji, jeśli jest gdzie indziej, bez nagrody.
    .note = { effect-guild-12 }.
# bb7af5ab
rule-guild-13 = Oddaj 6 dowolnych towarów za następny rubin z Pałacu Sułtana.
    .note = { effect-guild-13 }.
# a515d78d
rule-guild-14 = Weź żeton, którego nie masz, za 1 towar, który pokazuje, bez względu na liczbę. Para przynosi rubin.
    .more = Karta 14 dotyczy Małego meczetu, karta 15 Dużego meczetu.
    .note = { effect-guild-14 }.
# d5b9e803
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 0c645a9d
rule-guild-16 = Zapłać 15 lir za następny rubin od Jubilera, potem weź 1 kawę za każdy rubin, który masz.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Weź 5 kaw.
    .note = { effect-guild-17 }.
# 8feea4f5
rule-guild-18 = Weź 1 kawę i dobierz 2 karty gildii. Jeśli oprócz tej zostało ich mniej, nie możesz jej zagrać.
    .note = { effect-guild-18 }.
# cb150ad5
rule-guild-19 = Wykonaj akcję Tawerny raz lub dwa razy, po to samo albo po coś innego; łącznie o 1 kawę taniej.
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
# eaf02b28
rule-kiosk-13 = Weź 1 kawę lub 2 liry.
    .more = Bez dodatku „{ set-mocha }” weź liry.
    .note = { kiosk-13 }.
# 4875b8c3
rule-kiosk-14 = Weź 1 kawę lub 3 liry.
    .more = { rule-kiosk-13.more }
    .note = { kiosk-14 }.
# 66e75db1
rule-kiosk-15 = Twój wspólnik trafia do twoich zasobów, z planszy albo z zasobów ogólnych.
    .note = { kiosk-15 }.
# 517e984b
rule-kiosk-16 = Rzuć kością i weź tyle lir.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Zapłać 10 lir za rozszerzenie.
    .note = Rozszerzenie za 10 lir.
# b6c8240f
rule-kiosk-18 = Zapłać po jednym towarze każdego rodzaju za rozszerzenie.
    .note = Rozszerzenie za 1 towar każdego rodzaju.
# 7ce5fce6
rule-kiosk-19 = Twój kupiec idzie ze stosem do Fontanny. Nie wykonujesz tam akcji ani nie przywołujesz pomocników.
    .note = { kiosk-19 }.
# b9d193c6
rule-kiosk-20 = Oddaj towar lub kawę za list albo list za towar lub kawę.
    .note = { kiosk-20 }.
# 36be8b89
rule-kiosk-21 = Oddaj kartę bonusową za list albo list za kartę bonusową.
    .note = { kiosk-21 }.
# ea660ad1
rule-kiosk-22 = Zapłać 2 liry za list albo oddaj list za 3 liry.
    .note = { kiosk-22 }.
# 471a8a93
rule-kiosk-23 = Zapłać 2 liry za towar lub kawę albo oddaj towar lub kawę za 3 liry.
    .note = { kiosk-23 }.
# f05b39c1
rule-kiosk-24 = Zapłać 2 liry za kartę bonusową albo oddaj kartę bonusową za 3 liry.
    .note = { kiosk-24 }.
# 16379d68
rule-tile-red = Raz na turę, tylko w Herbaciarni lub na Czarnym rynku: po rzucie ustaw jedną kość na 4 albo przerzuć obie.
    .note = Raz w turze, w Herbaciarni lub na Czarnym rynku: obróć kość na 4 albo przerzuć.
# 3edc4d63
rule-tile-green = Raz w swojej turze, w składzie: zapłać 2 liry za jeszcze jeden dowolny towar.
    .note = Raz w turze, w składzie: jeden towar więcej za 2 liry.
# 327261a9
rule-tile-yellow = Raz w swojej turze: zapłać 2 liry, a jeden z twoich pomocników wraca z planszy do stosu.
    .note = Raz w turze: pomocnik wraca za 2 liry.
# 9e36ee28
rule-tile-blue = Gdy tylko weźmiesz ten żeton, piąty pomocnik trafia na spód stosu.
    .note = Piąty pomocnik.
# f0276703
rule-movement-tile = Zamiast o 1 lub 2 kroki kupiec może iść prosto tak daleko, jak chcesz, ale nie przez cudzą blokadę.
    .more = Nie działa dla wspólnika.
    .title = Żeton ruchu
    .note = Zamiast 1 lub 2 kroków prosto, tak daleko, jak chcesz.
# c6cfe355
rule-encounter-tile = Burmistrz, przemytnik, handlarz kawy i kurier nic cię nie kosztują, gdy ich spotykasz. Cudzym kupcom nadal się płaci.
    .more = „{ bonus-neutral }” to nie spotkanie: z tą kartą płacisz jak zwykle.
    .title = Żeton spotkania
    .note = Nikt, kogo spotykasz, niczego nie żąda.
