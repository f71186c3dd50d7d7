# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Lokacje
rule-group-bonus-cards = Karty bonusowe
rule-group-mosque-tiles = Żetony meczetu
rule-group-the-turn = Tura
rule-group-people = Postacie
rule-group-cards-in-general = Karty w ogóle
rule-group-set-up = Przygotowanie do gry
rule-group-ending = Koniec gry
rule-group-variants = Warianty
rule-of-card = „{ TERM($card, of: "bonus") }”
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }

# acb765c8
rule-wainwright = Zapłać 7 lir za rozszerzenie: twój wózek mieści o jeden towar każdego rodzaju więcej. Trzecie przynosi rubin.
# 1df100fd
rule-fabric-warehouse = Napełnij wózek towarem tego składu; zielony żeton meczetu może dać jeszcze jeden.
# 920f1988
rule-spice-warehouse = { rule-fabric-warehouse }
# 3bfc35f4
rule-fruit-warehouse = { rule-fabric-warehouse }
# a6cb2c4b
rule-post-office = Weź to, co znaczniki zostawiają odkryte. Potem następny znacznik schodzi w dół; po ostatnim wszystkie wracają do góry.
# c3237235
rule-caravansary = Weź 2 karty bonusowe, a potem odrzuć 1 kartę z ręki. Przewodnik karawany zachowuje wszystkie.
# eb91c02a
rule-fountain = Dowolna liczba twoich pomocników wraca po jednym z planszy do stosu, gdziekolwiek jest twój kupiec.
# df541b1f
rule-black-market = Rzuć kośćmi i weź 1 tkaninę, przyprawę lub owoc; 7 lub 8 daje 1 biżuterię, 9 lub 10 daje 2, 11 lub 12 daje 3.
# 7a726808
rule-tea-house = Podaj liczbę od 3 do 12 i rzuć. Jeśli ją osiągniesz, weź tyle lir, w przeciwnym razie 2.
# 34a96a8b
rule-large-market = Sprzedaj od 1 do 5 towarów, które pokazuje żeton popytu; im więcej, tym więcej przynosi każdy. Żeton trafia na spód.
# 0fab6ebf
rule-small-market = { rule-large-market }
# 0b3e2771
rule-police-station = Wyślij członka rodziny do dowolnej innej lokacji i wykonaj tamtejszą akcję; zostaje on tam.
# 742401e3
rule-sultans-palace = Dostarcz pokazane towary, niektóre do wyboru, i weź rubin. Następny kosztuje o jeden towar więcej, najwyżej 10.
# c367d29f
rule-small-mosque = Trzeba mieć tyle towarów, ile pokazuje wierzchni żeton ich koloru; oddaj 1 z nich i weź żeton. Para przynosi rubin.
    .more = Czerwone i zielone leżą w Małym meczecie, żółte i niebieskie w Dużym meczecie.
# 3ab7126b
rule-great-mosque = { rule-small-mosque }
    .more = { rule-small-mosque.more }
# 160a5b02
rule-gemstone-dealer = Kup rubin za pokazaną cenę. Następny kosztuje o 1 lirę więcej, najwyżej 23.
# 21e41bc9
rule-play-good = Weź dowolny towar.
    .note = { effect-good }. Liczba takich kart: 4.
# e5838488
rule-play-lira = Weź 5 lir; także wtedy, gdy trzeba zapłacić liry.
    .note = { effect-lira }. Liczba takich kart: 4.
# b43a1b0b
rule-play-far = Idź 3 lub 4 kroki albo zostań na miejscu, zamiast iść 1 lub 2; jedna taka karta na turę.
    .note = { effect-far }. Liczba takich kart: 4.
# b082017d
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Liczba takich kart: 2.
# 30e6b700
rule-play-assistant = Jeden z twoich pomocników wraca z planszy do stosu, przed krokiem pomocnika.
    .note = { effect-assistant }. Liczba takich kart: 2.
# 4231e032
rule-play-family = Twój członek rodziny wraca na Posterunek policji za nagrodę; po ostatniej turze za 3 liry.
    .note = { effect-family }. Liczba takich kart: 2.
# 5f100cf1
rule-play-market = Na Małym targu: towary, które sprzedajesz, nie muszą być tymi z żetonu popytu.
    .note = { effect-market }. Liczba takich kart: 2.
# 2fe8577f
rule-play-sultan = Zaraz po akcji lokacji: wykonaj ją jeszcze raz.
    .note = { effect-sultan }. Liczba takich kart: 2.
# 63ef8b83
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Liczba takich kart: 2.
# 685ada81
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Liczba takich kart: 2.
# 30bce288
rule-tile-red = Rzuć dwiema kośćmi. Z czerwonym żetonem możesz raz w swojej turze obrócić jedną na 4 albo przerzucić obie.
    .note = Raz w turze, w Herbaciarni lub na Czarnym rynku: obróć kość na 4 albo przerzuć.
# daa8752d
rule-tile-green = Raz w swojej turze, w składzie: zapłać 2 liry za jeszcze jeden dowolny towar.
    .note = Raz w turze, w składzie: jeden towar więcej za 2 liry.
# 4123102f
rule-tile-yellow = Raz w swojej turze: zapłać 2 liry, a jeden z twoich pomocników wraca z planszy do stosu.
    .note = Raz w turze: pomocnik wraca za 2 liry.
# 1568ff09
rule-tile-blue = Niebieski żeton: piąty pomocnik od razu trafia pod stos. Para żetonów: rubin, dopóki jakiś jest.
    .note = Piąty pomocnik.
# 66064266
rule-turn = Ruch, opłata, akcja, spotkania. Tura, która kończy się natychmiast, jest skończona: nie wolno już zagrać żadnej karty.
    .title = Tura
# 92c626c9
rule-moving = Kupiec i pomocnicy pod nim idą 1 lub 2 kroki, do innej lokacji; karta może to zmienić.
    .title = Ruch
# 5aeb358e
rule-assistant-step = Twój pomocnik, który tu czeka, dołącza do stosu, a jeśli go nie ma, zostaje tu najniższy; albo tura się kończy.
    .title = Krok pomocnika
    .more = Zamiast tego można zabrać neutralnego pomocnika. Przy Fontannie nikt nie jest potrzebny.
# cedab212
rule-paying-merchants = Zapłać 2 liry za każdego innego kupca tutaj albo tura się kończy; nie przy Fontannie.
    .title = Płacenie kupcom
    .more = Za neutralnego kupca płaci się do zasobów; potem idzie on tam, dokąd wyślą go kości.
# 673aabea
rule-action = Możesz wykonać akcję lokacji; karty ją powtarzają.
    .title = Akcja
    .more = Jeśli jest częścią innej akcji, karty na wolne chwile muszą poczekać.
# 77dc55bd
rule-meeting-people = Spotykasz tych, którzy są tam, gdzie ty, w dowolnej kolejności, każdego raz. Członków rodziny trzeba schwytać, pozostałych można pominąć.
    .title = Spotkania
# 5726e950
rule-when-cards-may-be-played = Karty bonusowe i żetony zagrywa się przy pytaniach, które karta może przerwać. (1) Nic się nie dzieje: każda karta, która nie jest związana z czymś innym. (2) Trzeba zapłacić liry, teraz lub za powtórzenie akcji, która kosztuje liry.
    .title = Kiedy zagrywa się karty
# 35a47345
rule-goods-that-do-not-fit = Weź towar; co nie mieści się na wózku, przepada.
    .title = Towary bez miejsca
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
# 1c1c4b86
rule-drawing-cards = Dobierz kartę bonusową, jeśli jakaś jest. Gdy tylko talia się skończy, stos kart odrzuconych tasuje się w nową.
    .title = Dobieranie kart
# 47b59819
rule-playing-cards = Zagrana karta trafia na stos kart odrzuconych, gdy jej efekt się skończy.
    .title = Zagrywanie kart
# 7cffb40b
rule-discard-pile = Z talii albo z wierzchu stosu kart odrzuconych.
    .title = Stos kart odrzuconych
# d82bedb7
rule-what-is-hidden = Zakryte są talia i ręce innych; nikt nie zna też przyszłych rzutów.
    .title = Co jest zakryte
    .more = Kto ogląda, nie widzi żadnej ręki. Żetony popytu, których nikt nie widział, nie mają znanej kolejności.
# 88d55995
rule-table = Wszystko, co nie zależy od przypadku; lokacje są rozłożone.
    .title = Stół
# 93421e7b
rule-what-a-player-has = Kupiec na swoim stosie przy Fontannie, członek rodziny na Posterunku policji.
    .title = Co ma każdy gracz
# 9d3dee53
rule-what-chance-decides = Kto zaczyna, gdzie stoją burmistrz i przemytnik, pierwsze żetony popytu, po jednej karcie bonusowej dla wszystkich.
    .title = O czym decyduje przypadek
# afb0987f
rule-random-layouts = Każdy układ, na który pozwalają LAY-1 i LAY-2, jest tak samo prawdopodobny: losuje się, aż któryś pasuje.
    .title = Losowe układy
# 5394a860
rule-layouts-that-are-allowed = Fontanna wewnątrz, LAY-2. Czarny rynek i Herbaciarnia trzy kroki od siebie, w różnych rzędach i kolumnach.
    .title = Dozwolone układy
# e82ea606
rule-demand-tiles = Następny żeton popytu trafia na wierzch; gdy były tam wszystkie, wracają w tej samej kolejności.
    .title = Żetony popytu
# 98ba8c38
rule-end-of-the-game = Rundy od gracza rozpoczynającego, aż na końcu którejś ktoś ma dość rubinów.
    .title = Koniec gry
# 00d849aa
rule-last-cards = Zagraj to, co jeszcze przynosi towary lub pieniądze.
    .title = Ostatnie karty
# 9821dc2d
rule-who-wins = Rubiny, potem liry, potem towary, potem karty bonusowe; najlepsi na początku.
    .title = Kto wygrywa
# 2e82ffb9
rule-neutral-assistants = { rule-assistant-step }
    .title = Neutralni pomocnicy
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Kto wykona akcję Karawanseraju, ma żeton od następnej tury.
    .title = Przewodnik karawany
