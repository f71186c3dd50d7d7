refusal-no-rule-set = Nie ma zasad „{ $rules }”; są: { $known }.
refusal-players = Grać może od 2 do 5 osób, nie { NUMBER($players) }.
refusal-neutral-with-5 = Neutralni pomocnicy są dla 2–4 graczy: przy 5 żaden nie zostaje.
refusal-no-variant = Nie ma wariantu „{ $variant }”; są: { $known }.
refusal-no-layout = Nie ma układu „{ $layout }”. Wybierz jeden z tych: { $known }. Albo zapisz własny jako rzędy numerów lokacji: { $example }
refusal-layout-shape = Układ ma rzędy: { NUMBER($rows) }, lokacje w rzędzie: { NUMBER($columns) }, na przykład { $example }; ten ma rzędy: { NUMBER($found) }, lokacje w rzędzie: { $widths }.
refusal-layout-place = W tych zasadach nie ma lokacji o numerze { NUMBER($number) }.
refusal-layout-twice = Lokacja { NUMBER($number) } leży dwa razy; brakuje: { $missing }.
refusal-nobody-asked = Gra jest skończona: nikt już nie jest pytany.
refusal-fate-asked = Odpowiada teraz los, a nie gracz.
refusal-no-word = „{ $word }” nie jest odpowiedzią.
refusal-no-number = Nie ma odpowiedzi o numerze { NUMBER($number) }.
refusal-nothing-to-undo = Nie ma czego cofnąć: nikt jeszcze niczego nie wybrał.
refusal-nothing-to-redo = Nie ma czego ponowić: od ostatniej odpowiedzi nic nie cofnięto.
refusal-no-record = To nie jest zapis gry: jego pierwszym wierszem musi być „{ $line }”.
refusal-record-word = Wiersz { NUMBER($n) }: „{ $name }” nie jest tu znane; zapis ma { $known } i wiersze tur.
refusal-record-lacks = W zapisie brakuje wiersza „{ $name }”.
refusal-record-head = Nagłówka zapisu nie można użyć.
refusal-record-quote = Wiersz { NUMBER($n) }: brakuje cudzysłowu.
refusal-record-seats = Miejsca to { $seats }, w tej kolejności, tyle, ilu jest graczy.
refusal-record-answer = Wiersz { NUMBER($n) }: „{ $word }” nie jest tu możliwe.
refusal-no-bot = Nie ma bota „{ $bot }”; są: { $known }.
refusal-other-site = To przyszło z innej witryny.
refusal-no-such-table = Nie ma takiego stołu.
refusal-no-table = Nie ma stołu „{ $table }”.
refusal-closed = Stół jest zamknięty.
refusal-not-begun = Gra jeszcze się nie zaczęła: jest wolne miejsce albo ktoś nie dodał jeszcze nic do kości.
refusal-over = Gra jest skończona.
refusal-seats-needed = Gracze: { NUMBER($players) }. Potrzeba tyle samo miejsc, a jest: { NUMBER($seats) }.
refusal-too-many-tables = Twoje stoły z nieskończoną grą: { NUMBER($tables) }. Najpierw dokończ lub opuść jeden z nich.
refusal-too-many-opened = Stoły otwarte z twojego adresu w ciągu godziny: { NUMBER($tables) }.
refusal-rematch-later = Rewanż jest możliwy, gdy gra się skończy.
refusal-time-move = Czas na turę to od { NUMBER($shortest) } sekundy do { NUMBER($longest) } dni.
refusal-time-game = Czas na grę to od { NUMBER($shortest) } sekundy do { NUMBER($longest) } dni.
refusal-no-open-seat = Przy tym stole nie ma wolnego miejsca.
refusal-seat-not-open = To miejsce nie jest wolne.
refusal-name-needed = Potrzebne jest imię.
refusal-name-length = Imię ma najwyżej { NUMBER($most) } znaków, a to ma { NUMBER($length) }.
refusal-no-character = Jest w tym coś, co nie jest znakiem: NUL albo połowa pary zastępczej.
refusal-text-length = To, co dodajesz do kości, ma najwyżej { NUMBER($most) } znaków, a to ma { NUMBER($length) }.
refusal-text-given = Do kości dodaje się tekst raz, przed początkiem gry: twój już tam jest.
refusal-begun = Gra się zaczęła: poddaj się albo pozwól botowi grać za ciebie, aż wrócisz.
refusal-host-only = To może zrobić tylko gospodarz stołu.
refusal-seats-there = Liczba miejsc przy tym stole, licząc od 0: { NUMBER($seats) }.
refusal-own-seat = To twoje własne miejsce: najpierw je opuść.
refusal-not-a-person = Przekazać można tylko miejsce człowieka.
refusal-has-resigned = { $name } już nie gra (poddanie): gra tam dalej bot.
refusal-out-of-time = { $name } nie ma już czasu: gra tam dalej bot.
refusal-not-playing-resign = Poddać się można w trakcie gry; ta nie trwa.
refusal-bot-plays-on = Na tym miejscu gra już bot.
refusal-bot-plays-for-you = Gra za ciebie bot: najpierw odzyskaj swoje miejsce.
refusal-not-at-table = Nie siedzisz przy tym stole.
refusal-not-there = Nie siedzisz na tym miejscu.
refusal-link-used = Ten link nie daje już miejsca: działa raz i tylko najnowszy.
refusal-seat-taken = Miejsce zajął człowiek.
refusal-stale = To było dla numeru { NUMBER($seq) }; stół jest przy { NUMBER($now) }. Nic się nie zmieniło.
refusal-came-first = Coś innego było pierwsze; stół jest przy { NUMBER($now) }. Nic się nie zmieniło.
refusal-same-moment = W tej samej chwili przy stole stało się coś innego; spróbuj ponownie.
refusal-answers-at-once = Podaj naraz od 1 do { NUMBER($most) } odpowiedzi, nie { NUMBER($given) }.
refusal-turn-not-ended = { $name } jeszcze nie kończy tury.
refusal-turn-of = Tura gracza { $name }.
refusal-no-turn-to-end = Nie masz tury do zakończenia.
refusal-nothing-to-advise = Nie ma podpowiedzi: to nie ty odpowiadasz.
refusal-undo-barrier = Dalej cofnąć się nie da: po drodze jest rzut, karta, żeton albo odpowiedź innego gracza.
refusal-nothing-of-yours = Nie masz czego ponowić: od ostatniej odpowiedzi nic nie cofnięto.
refusal-nothing-answered = Nie ma czego cofnąć: nikt jeszcze nie odpowiedział.
refusal-no-answer-there = Można wrócić tam, gdzie ktoś odpowiedział; wpis { NUMBER($n) } do nich nie należy.
refusal-no-consent = Nikt nie czeka na twoją zgodę.
refusal-no-proposal = Nie ma propozycji, którą można odrzucić.
refusal-nothing-said = Nic tu nie powiedziano.
refusal-say-length = Powiedz to w najwyżej { NUMBER($most) } znakach; to ma { NUMBER($length) }.
refusal-said-often = To bardzo dużo naraz: najwyżej { NUMBER($often) } wiadomości w { NUMBER($within) } sekund.
refusal-spoke-too = W tej samej chwili mówił ktoś inny; powiedz to jeszcze raz.
refusal-silent = Gospodarz prosi cię o ciszę przy tym stole.
refusal-silence-whom = Uciszyć można tylko innego człowieka przy stole albo (bez miejsca) widzów.
refusal-again-seconds = { $seconds ->
    [one] Spróbuj ponownie za { NUMBER($seconds) } sekundę.
    [few] Spróbuj ponownie za { NUMBER($seconds) } sekundy.
    [many] Spróbuj ponownie za { NUMBER($seconds) } sekund.
   *[other] Spróbuj ponownie za { NUMBER($seconds) } sekundy.
}
refusal-again-minutes = { $minutes ->
    [one] Spróbuj ponownie za { NUMBER($minutes) } minutę.
    [few] Spróbuj ponownie za { NUMBER($minutes) } minuty.
    [many] Spróbuj ponownie za { NUMBER($minutes) } minut.
   *[other] Spróbuj ponownie za { NUMBER($minutes) } minuty.
}
refusal-record-length = Zapis ma tu najwyżej { NUMBER($most) } znaków, a ten ma { NUMBER($length) }.
refusal-record-to = Liczba odpowiedzi z zapisu to 0 lub więcej.
refusal-record-over = W tym miejscu zapisana gra jest skończona: wybierz wcześniejsze, aby grać dalej.
refusal-record-set-up = W tym miejscu trwa jeszcze przygotowanie do gry: wybierz późniejsze, aby grać dalej.
refusal-events = Obejrzyj chwilę od 0 do { NUMBER($events) }; innych nie ma.
refusal-no-seat = Nie ma miejsca { NUMBER($seat) }: miejsca to 0–{ NUMBER($last) }; 5 nie widzi żadnej ręki, 6 widzi wszystkie.
refusal-unavailable = Dom gry nie ma teraz dostępu do swoich ksiąg. Nic się nie zmieniło; spróbuj ponownie.
refusal-in-doubt = Dom gry stracił dostęp do ksiąg w trakcie zapisu. Być może zapisano, a być może nie: spójrz jeszcze raz.
refusal-wrong = W domu gry coś się nie udało. Zostało to odnotowane.
refusal-no-address = Pod tym adresem nic nie ma.
refusal-no-deed = Pod tym adresem nie da się tego zrobić.
refusal-too-long = To jest za długie.
refusal-no-json = Wysłano coś innego, niż jest tu oczekiwane: JSON.
refusal-too-deep = Tego nie da się odczytać: zbyt wiele zagnieżdżeń.
refusal-unreadable = Tego nie da się odczytać.
refusal-other-json = Tego nie da się odczytać: musi to być JSON opisany pod adresem /api/docs.
