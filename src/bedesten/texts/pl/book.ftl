# The chapters of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

# 4ad2431e
rule-goal = Jesteś kupcem na bazarze i zbierasz rubiny. Kto pierwszy zbierze 5 rubinów, wywołuje koniec gry; wygrywa ten, kto ma ich wtedy najwięcej. W grze dwuosobowej i w każdej grze z dodatkiem potrzeba 6.
    .title = Cel gry
    .more = Do rubinów prowadzi kilka dróg: kupuj je u Jubilera, dostarczaj towary do Pałacu Sułtana, zbierz oba żetony jednego meczetu albo rozbuduj wózek do końca. Na to wszystko potrzeba towarów, lir i dobrze zaplanowanej drogi przez bazar.
    .words = wygrać zwycięstwo cel punkty
# f85beb44
rule-turn-in-short = Idź kupcem ze stosem pomocników o 1 lub 2 kroki. Zostaw tam pomocnika albo zabierz tego, którego tam masz; jeśli nie możesz, tura się kończy. Zapłać po 2 liry każdemu, czyj kupiec już tam stoi. Wykonaj akcję lokacji. Na koniec spotkaj tych, którzy tam są: odeślij cudzych członków rodziny na policję i odbierz nagrodę, dobij targu z burmistrzem i przemytnikiem.
    .title = Tura w pięciu zdaniach
    .more = Pomocnicy szybko rozchodzą się po całym bazarze. Zaplanuj drogę tak, żeby znów ich mijać, albo idź do Fontanny i przywołaj wszystkich.
# f7afbb94
rule-end-in-short = Gdy ktoś ma dość rubinów, rundę gra się do końca, żeby każdy miał tyle samo tur. Wygrywa osoba z największą liczbą rubinów. Przy remisie decydują liry, potem towary, potem karty bonusowe.
    .title = Jak kończy się gra
    .words = koniec gry remis

# a555017a
rule-turn = Gra się zgodnie z ruchem wskazówek zegara, od gracza rozpoczynającego; runda kończy się na osobie po jego prawej stronie. Tura ma cztery fazy, zawsze w tej kolejności: ruch, opłata, akcja, spotkania.
    .title = Rundy i tury
    .more = Płaci, działa i spotyka innych ten pion, który się poruszył. Jeśli jakaś zasada kończy turę natychmiast, wszystko, co zostało, przepada, i nie możesz już użyć kart ani żetonów. Z dodatkiem „{ set-mocha }” możesz zagrać kartę gildii zamiast wszystkich czterech faz, a z dodatkiem „{ set-letters }” zdobyć drugą turę za listy.
    .words = kolejność przebieg
# 5e081a08
rule-moving = Kupiec idzie o 1 lub 2 kroki ze wszystkimi pomocnikami pod sobą: w górę, w dół, w lewo lub w prawo, nigdy na ukos. Musi dojść do innej lokacji niż ta, z której wyszedł. Ruch jest obowiązkowy, chyba że karta to zmienia.
    .title = Ruch
    .more = Ruch może zastąpić jedna karta lub jeden żeton na turę. Z dodatkiem „{ set-letters }” zamiast kupca możesz ruszyć wspólnika, jeśli jest na planszy.
    .words = ruch przekątna ukos odległość kroki
# dea67e38
rule-assistant-step = Jeśli na miejscu czeka twój pomocnik, trafia na spód stosu. Jeśli nie, zostaje tam pomocnik ze spodu stosu. Jeśli nie możesz lub nie chcesz tego zrobić, tura natychmiast się kończy.
    .title = Użycie pomocnika
    .more = Przy Fontannie nie potrzeba pomocnika: nikogo tam nie zostawiasz ani nie zabierasz. Wspólnik nigdy go nie potrzebuje. W jednej lokacji nigdy nie masz dwóch własnych pomocników.
    .words = stos krążek zostawić
# 7e0df71f
rule-paying-merchants = Za każdego cudzego kupca w lokacji zapłać jego właścicielowi 2 liry. Płacisz wszystkim albo nikomu: jeśli nie możesz lub nie chcesz zapłacić, tura natychmiast się kończy. Przy Fontannie nie płaci się nikomu.
    .title = Opłaty dla innych kupców
    .more = Z dodatkiem „{ set-letters }” płacisz też 2 liry za każdego cudzego wspólnika. W grze dwuosobowej 2 liry za neutralnego kupca trafiają do zasobów; potem rzuć dwiema kośćmi i postaw go w lokacji o tym numerze. Jeśli znów trafi do ciebie, nie płacisz drugi raz.
    .words = opłata pieniądze monety
# e2f1bbfb
rule-action = Możesz wykonać akcję lokacji albo z niej zrezygnować. Jeśli akcja ma cenę, musisz móc zapłacić ją w całości. Rozpoczętą akcję wykonujesz do końca, na ile się da.
    .title = Akcja
    .more = Akcja jest taka sama, niezależnie od tego, czy wykonuje ją kupiec, wspólnik, czy członek rodziny. Jeśli dzieje się w innej lokacji niż twoja, nikomu tam nie płacisz, nikogo nie spotykasz i nie potrzebujesz pomocnika.
    .words = akcja pominąć
# 3ee396c0
rule-meeting-people = Na koniec spotykasz tych, którzy są w twojej lokacji, w dowolnej kolejności, każdego raz. Cudzych członków rodziny musisz odesłać na Posterunek policji. Z pozostałymi możesz dobić targu albo dać im spokój.
    .title = Spotkania
    .more = Spotykasz ich niezależnie od tego, czy akcja była wykonana, także przy Fontannie. Jeśli pion, który się poruszył, opuścił lokację w czasie akcji, nie spotyka nikogo.
# 9515bcd0
rule-family-members = Odeślij każdego cudzego członka rodziny z twojej lokacji na Posterunek policji. Za każdego weź 1 kartę bonusową lub 3 liry.
    .title = Członkowie rodziny
    .more = Własnego członka rodziny nigdy się nie chwyta, a na Posterunku policji nie chwyta się nikogo. Jeśli nie ma już kart, weź 3 liry.
    .words = złapać areszt więzienie krewny
# 8f0c9f5c
rule-governor = Możesz dobrać 1 kartę bonusową z talii. Potem zapłać 2 liry lub odrzuć 1 kartę bonusową z ręki; może to być ta właśnie dobrana.
    .title = Burmistrz
    .more = Następnie rzuć dwiema kośćmi i postaw go w lokacji o tym numerze.
# 934fe634
rule-smuggler = Możesz wziąć 1 dowolny towar. Potem zapłać 2 liry lub 1 towar; może to być ten właśnie wzięty, nawet jeśli nie było na niego miejsca.
    .title = Przemytnik
    .more = Następnie rzuć dwiema kośćmi i postaw go w lokacji o tym numerze.
# f4ab149b
rule-dice = Gdy kości kogoś przenoszą, rzuć dwiema kośćmi i dodaj wyniki: suma to numer lokacji, do której trafia pion. Zawsze jest to więc lokacja od 2 do 12.
    .title = Kości, które przenoszą
    .more = Za każdego rzuca się osobno. W tej samej turze nie spotykasz go drugi raz. Żadna karta ani żeton nie zmienia takiego rzutu.
# aeb76a50
rule-goods-that-do-not-fit = Wózek mieści na początku po 2 towary każdego rodzaju. Każde rozszerzenie dodaje miejsce na 1 towar każdego rodzaju, aż do 5. Co się nie mieści, przepada, i nie wolno niczego wyrzucać, żeby zrobić miejsce.
    .title = Twój wózek
    .more = Lir, towarów i kawy nigdy nie brakuje, podobnie jak rubinów w Pałacu Sułtana, u Jubilera i w Kawiarni: obowiązuje tam wtedy ostatnia cena. Jeśli kart, listów lub żetonów jest za mało, weź tyle, ile zostało.
    .words = wózek pojemność limit

# 9429834a
rule-when-cards-may-be-played = W swojej turze możesz zagrać dowolną liczbę kart bonusowych. Większość zagrywa się, gdy nic innego się nie dzieje: na początku tury, po ruchu, przed akcją i po niej, przed każdym spotkaniem i po nim. W czasie akcji muszą poczekać.
    .title = Kiedy zagrywać karty
    .more = Niektóre karty mają własny moment. Karty dające liry można zagrać także wtedy, gdy trzeba płacić lub licytować. Kartę powtarzającą akcję zagrywa się zaraz po niej, kartę do kości zaraz po rzucie, kartę ruchu zamiast ruchu. Żadna karta nie może uniemożliwić zapłaty tego, co już się należy.
    .words = kiedy moment zagrać
# 7bc0d563
rule-drawing-cards = Zagrane i odrzucone karty trafiają odkryte na stos kart odrzuconych. Gdy tylko ktoś dobierze ostatnią kartę, przetasuj ten stos: to nowa talia.
    .title = Talia i karty odrzucone
    .more = Na ręce możesz mieć dowolną liczbę kart. Tylko Karawanseraj pozwala wziąć kartę ze stosu kart odrzuconych. Jeśli nie ma już żadnych kart, nie dobierasz.
    .words = limit ręka tasować pusta

# ff806004
rule-board = Ułóż planszę z lokacji: 4 rzędy po 4 w grze podstawowej, 4 rzędy po 5 z jednym dodatkiem, 5 rzędów po 5 w Wielkim Bazarze. Kości odnoszą się do numerów lokacji.
    .title = Plansza
    .more = Użyj gotowego układu, ułóż lokacje losowo albo po swojemu. Dwa układy nazywają się „{ layout-first }”: jeden należy do dodatku „{ set-mocha }”, drugi do „{ set-letters }”.
    .words = przygotowanie plansza układ
# 7b3803dc
rule-table = Połóż na lokacjach tyle rubinów, ile podaje tabela dla waszej liczby graczy. Żetony meczetów ułóż w cztery stosy, najtańsze na wierzchu: czerwone i zielone w Małym meczecie, niebieskie i żółte w Dużym meczecie. U Kołodzieja połóż po trzy rozszerzenia wózka na gracza.
    .title = Rubiny, żetony i znaczniki
    .more = W Pałacu Sułtana i u Jubilera rubiny zakrywają tor od najdroższego końca; odkryte pola to pierwsza cena. Na Poczcie wszystkie cztery znaczniki zakrywają górny rząd. Potasuj żetony popytu każdego targu i odkryj tylko wierzchni. Potasuj karty bonusowe w zakrytą talię; karty odrzucone leżą w Karawanseraju.
    .words = przygotowanie
# 0f7ce795
rule-what-a-player-has = Twój kupiec stoi przy Fontannie na stosie 4 pomocników, piąty czeka obok planszy. Członek rodziny jest na Posterunku policji. Wózek jest pusty i mieści po 2 towary każdego rodzaju.
    .title = Co masz na początku
    .more = Gracz rozpoczynający dostaje 2 liry, następny zgodnie z ruchem wskazówek zegara 3 i tak dalej, każdy o 1 więcej. Każdy dobiera 1 kartę bonusową.
    .words = przygotowanie pieniądze początek
# a8a0802a
rule-what-chance-decides = Wylosujcie, kto zaczyna. Rzućcie dwiema kośćmi za burmistrza i dwiema za przemytnika i postawcie każdego w lokacji o tym numerze.
    .title = Pierwsze rzuty
    .more = Z dodatkiem „{ set-mocha }” tak samo rzuca się za handlarza kawy, z dodatkiem „{ set-letters }” za kuriera.
    .words = przygotowanie pierwszy gracz kto zaczyna
# 5af61c45
rule-two-players = W grze dwuosobowej trzej kupcy w wolnych kolorach stoją w Małym meczecie, w Dużym meczecie i u Jubilera. Są neutralni: za każdego, na którego trafisz, płacisz 2 liry do zasobów, a kości przenoszą go dalej.
    .title = Gra we dwoje
    .more = Do końca gry potrzeba 6 rubinów. Odłóżcie żetony meczetów za 3 i za 5 towarów; we troje tylko te za 5.
    .words = przygotowanie we dwoje 2 graczy
# b1cc46a7
rule-demand-tiles = Na każdym targu liczy się tylko wierzchni żeton popytu. Po użyciu trafia pod stos, a odkrywa się następny.
    .title = Żetony popytu
    .more = Gdy każdy był już na wierzchu, wracają w tej samej kolejności.
    .words = targ popyt
# 8d800f50
rule-bonus-decks = Gra podstawowa ma 26 kart bonusowych. „{ set-mocha }” dodaje 18, „{ set-letters }” 36; w Wielkim Bazarze jest ich 80.
    .title = Które karty bonusowe
    .more = Z dodatkiem „{ set-letters }” można też użyć tylko jego 36 kart.
    .words = liczba kart

# ed6b7bfe
rule-mocha = Na planszę trafiają cztery nowe lokacje. Kawa to kolejna droga do rubinów: oddaj ją w Kawiarni albo daj jako bakszysz w Tawernie. Karty gildii są tak silne, że zastępują całą turę. Do końca gry potrzeba 6 rubinów.
    .title = { set-mocha } w skrócie
    .more = Połóż w Tawernie dwa stosy żetonów tawerny, najtańsze na wierzchu, i żeton bakszyszu stroną z owocami do góry. Połóż rubiny na wszystkich polach Kawiarni oprócz pierwszego. Potasuj karty gildii, odłóż obok planszy blokadę z jej żetonem i rzuć za handlarza kawy. Nikt nie ma jeszcze kawy ani kart gildii.
    .words = rozszerzenie dodatek przygotowanie
# beabdc61
rule-coffee = Kawa nie jest towarem: nie zajmuje miejsca na wózku i możesz mieć jej dowolnie dużo. Gdzie zasada mówi „dowolny towar”, kawa się nie liczy.
    .title = Kawa
# d639252d
rule-coffee-trader = Możesz wziąć 1 kawę i zapłacić za nią 2 liry lub 1 towar.
    .title = Handlarz kawy
    .more = Następnie rzuć dwiema kośćmi i postaw go w lokacji o tym numerze.
# 74326e5b
rule-guild-cards = Zamiast całej tury, przed ruchem, możesz zagrać jedną kartę gildii. Nie ruszasz się, nie używasz pomocnika i nikogo nie spotykasz, chyba że karta tak mówi. Musisz zrobić wszystko, co jest na karcie; jeśli to niemożliwe, nie możesz jej zagrać. „Do” zostawia ci wybór.
    .title = Karty gildii
    .more = W takiej turze nie można użyć czerwonego ani zielonego żetonu meczetu, karty „{ bonus-market }”, kart ruchu ani kart powtarzających akcję. Użyte karty gildii leżą odkryte obok planszy; gdy talia się skończy, przetasuj je w nową.
# ed1c5f81
rule-barrier = Blokada stoi między dwiema sąsiednimi lokacjami. Przechodzą przez nią tylko piony osoby, która ma żeton właściciela blokady; pozostali muszą ją obejść.
    .title = Blokada
    .more = Za każdym razem trzeba postawić ją w innym miejscu niż przedtem. Pion przeniesiony do lokacji przez kartę lub kości nie zważa na nią.

# a0fb66a8
rule-letters-and-seals = Na planszę trafiają cztery nowe lokacje. Dostarczaj listy, zbieraj pieczęcie i wymieniaj je na rubiny lub na drugą turę. Kupcowi pomaga wspólnik, a w dwóch lokacjach biorą udział wszyscy. Do końca gry potrzeba 6 rubinów.
    .title = { set-letters } w skrócie
    .more = Potasuj zakryte listy i żetony kiosku, połóż 3, 2 i 1 lirę w Tajnym stowarzyszeniu i rzuć za kuriera. Wszyscy wspólnicy są w zasobach ogólnych i nikt nie ma jeszcze listów. Bez dodatku „{ set-mocha }” symbole kawy się nie liczą.
    .words = rozszerzenie dodatek przygotowanie
# d2d18fc3
rule-letters = List podaje lokację i ma 1 pieczęć. Gdy tylko twój kupiec, wspólnik lub członek rodziny jest w tej lokacji, w czyjejkolwiek turze, list jest dostarczony: odwróć go, ma teraz 2 pieczęcie.
    .title = Listy
    .more = Nieważne, co było tam wcześniej, pion czy list, ale nie wystarczy przejść. Gdy płacisz pieczęciami, reszty się nie wydaje i nie możesz odrzucić listu, który nie jest potrzebny. Użyte listy tasuje się ponownie, gdy stos się skończy.
# ba8a34e6
rule-companion = Ilekroć używasz Fontanny, możesz wziąć wspólnika do własnych zasobów, z zasobów ogólnych lub z planszy. Na początku późniejszej tury możesz postawić go w lokacji kupca. Odtąd możesz ruszać nim zamiast kupca: dokładnie o 1 krok i bez pomocnika.
    .title = Wspólnik
    .more = Płaci, działa i spotyka innych zamiast kupca, który w tej turze nic nie robi. Nie dla niego są: „{ bonus-stay }”, „{ bonus-far }”, „{ bonus-corner }”, „{ bonus-follow }”, „{ bonus-anywhere }” i żeton ruchu. Wszystkie inne żetony i karty działają także dla niego.
    .words = wspólnik drugi pionek
# 372a39dc
rule-courier = Możesz wziąć 1 list. Potem zapłać 2 liry lub odrzuć 1 list; może to być ten właśnie wzięty.
    .title = Kurier
    .more = Następnie rzuć dwiema kośćmi i postaw go w lokacji o tym numerze.
# 68a1ff98
rule-double-turn = Na końcu tury, raz na rundę, możesz odrzucić listy z co najmniej 3 pieczęciami i od razu rozegrać jeszcze jedną turę.
    .title = Podwójny ruch
    .more = Można to zrobić także po karcie gildii, po turze zakończonej natychmiast i w ostatniej rundzie. Jeśli karta „{ guild-7 }” daje ci dodatkową turę, najpierw rozegraj tamtą.
    .words = dodatkowa tura druga

# 8c6fae66
rule-grand-bazaar = Gra podstawowa i oba dodatki razem, na planszy z 5 rzędów po 5. Wszystkie 25 lokacji leży losowo, z Fontanną pośrodku. Katakumby są tylko tutaj.
    .title = Wielki Bazar w skrócie
    .more = Obowiązują zasady obu dodatków, a do końca gry potrzeba 6 rubinów. Tajne stowarzyszenie daje też rubiny Kawiarni, a żeton spotkania działa także na kuriera.
    .words = big box wszystkie rozszerzenia dodatki

# e1d79a82
rule-random-layouts = W losowym układzie Fontanna nigdy nie leży na brzegu, a w Wielkim Bazarze leży pośrodku. Czarny rynek i Herbaciarnia są oddalone o co najmniej trzy kroki, w różnych rzędach i kolumnach.
    .title = Losowa kolejność
    .more = Wszystkie takie układy są równie prawdopodobne. Własny układ nie musi spełniać tych zasad.
    .words = wariant losowy
# 9febe674
rule-neutral-assistants = Dla 2 do 4 graczy. Stos zaczyna się od 3 własnych pomocników na 1 neutralnym; ten, którego zastąpił, wypada z gry. Na miejscu dokładnie jeden pomocnik zostaje zabrany lub zostawiony: jeśli jest tam własny, zabierz jego lub neutralnego; jeśli są tylko neutralni, zabierz jednego lub zostaw tego ze spodu stosu.
    .title = Neutralni pomocnicy
    .more = W stosie i w lokacji może być dowolna liczba neutralnych pomocników. Fontanna, żółty żeton, „{ bonus-assistant }” i „{ guild-7 }” sprowadzają tylko własnych.
    .words = wariant
# 7eea56ef
rule-caravan-leader = Żeton karawany leży w Karawanseraju. Jeśli wykonasz tam akcję, na końcu tury bierzesz żeton. Jeśli już go masz, zachowujesz obie karty i żadnej nie odrzucasz.
    .title = Przewodnik karawany
    .more = Działa od następnej twojej tury; podwójny ruch też się liczy.
    .words = wariant

# 2375cf54
rule-end-of-the-game = Gdy ktoś ma 5 rubinów, rundę gra się do końca: ostatnia jest tura osoby po prawej stronie gracza rozpoczynającego. W grze dwuosobowej i w każdej grze z dodatkiem potrzeba 6 rubinów.
    .title = Ostatnia runda
    .more = Rubin zdobyty w cudzej turze liczy się od razu. Dodatkowe tury rozgrywa się także w ostatniej rundzie.
    .words = koniec gry
# 1b65e461
rule-last-cards = Po ostatniej turze każdy po kolei może jeszcze zagrać karty bonusowe, które dają towary lub liry: „{ bonus-good }”, „{ bonus-lira }”, „{ bonus-family }” za 3 liry, „{ bonus-8lira }”, „{ bonus-swap }”, „{ bonus-dice-mocha }”, „{ bonus-7lira }”, „{ bonus-good3-red }”, „{ bonus-dice-letters }” oraz „{ bonus-copy }”, jeśli kopiuje jedną z nich. Innych kart już się nie zagrywa.
    .title = Ostatnie karty
# 8e989078
rule-who-wins = Wygrywa osoba z największą liczbą rubinów. Przy remisie decydują liry, potem towary na wózku, potem karty bonusowe na ręce. Jeśli nadal jest remis, zwycięstwo jest wspólne.
    .title = Kto wygrywa
    .more = Kawa, karty gildii i listy nie liczą się przy remisie.
    .words = zwycięzca remis wygrana
# 5a4b7dc5
rule-what-is-hidden = Karty bonusowe i karty gildii na ręce widzisz tylko ty. Wszyscy widzą, ile ich masz, i znają te wzięte ze stosu kart odrzuconych.
    .title = Co jest ukryte
    .more = Nikt nie zna kolejności talii i zakrytych stosów ani żetonów popytu, które nie były jeszcze na wierzchu. Wszystko inne jest jawne: towary, liry, rubiny, kawa, listy, żetony i stosy odrzuconych. Widzowie nie widzą niczyjej ręki.
    .words = tajne jawne zakryte
