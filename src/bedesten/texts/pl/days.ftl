# Gry na dni: urlopy, zastępstwa, ostrzeżenia, zaplanowane tury i przejście od jednej gry do następnej.
refusal-holidays-agreed = Tyle dni każdy może być poza grą w takim okresie ({ COUNT($window, of: "day") }): od 0 do { $most }.
refusal-premoves-hours = Zaplanowane tury są w grach na dni: daj każdemu co najmniej godzinę na turę albo czas bez limitu.
refusal-no-holidays = Przy tym stole nie umówiono urlopów.
refusal-holiday-past = Urlop zaczyna się teraz lub później i kończy po swoim początku: nie oddaje czasu, który minął.
refusal-holiday-far = Urlop może się zacząć najpóźniej za { COUNT($most, of: "day", form: "acc") }.
refusal-holiday-twice = Masz wtedy już urlop: najpierw zakończ tamten.
refusal-holiday-long = To więcej, niż umówiono: { COUNT($most, of: "day") } w takim okresie: { COUNT($window, of: "day") }. Rozpoczęty dzień liczy się cały.
refusal-holiday-late = Twój czas już minął, więc urlop nie może się teraz zacząć.
refusal-on-holiday = { $name } ma urlop: do jego końca nikt nie może tam zagrać ani przypomnieć.
refusal-no-premoves = Przy tym stole nie umówiono zaplanowanych tur.
refusal-premove-late = Twoja kolej: odpowiedz teraz. Następne tury możesz zaplanować potem.
refusal-premoves-many = Możesz zaplanować najwyżej tyle tur: { $turns }, w każdej od 1 do { $answers } odpowiedzi.
refusal-premove-word = „{ $word }” nie jest odpowiedzią, którą można zaplanować.
refusal-premove-place = Tylko tura, która zaczyna się od ruchu, może zależeć od tego, czy lokacja jest wolna.
refusal-premove-no-turn = Partia kończy się przed tą turą.
# na stronie
days-holiday = Urlop
days-on-holiday = na urlopie
days-bot-plays = bot gra za ciebie
days-is-on-holiday = { $name } jest na urlopie do: { $until }.
days-will-be-away = { $name } będzie na urlopie. Od: { $since }. Do: { $until }.
days-nobody-away = Nikt inny nie jest na urlopie.
days-you-are-away = Jesteś na urlopie do: { $until }. Twój zegar stoi. Mimo to możesz grać.
days-you-until = Jesteś na urlopie do: { $until }.
days-you-will-be-away = Będziesz na urlopie. Od: { $since }. Do: { $until }.
days-back = Wracam
days-stay = Odwołaj urlop
days-first = Pierwszy dzień
days-last = Ostatni dzień
days-all-tables = Przy wszystkich moich stołach
days-all-tables-note = Tam, gdzie to uzgodniono
days-allowed = Najwyżej { COUNT($most, of: "day") } w dowolnym okresie: { COUNT($window, of: "day") }. Twój zegar stoi, nikt nie może ci przypomnieć ani pozwolić grać botowi za ciebie, a inni widzą, do kiedy.
days-allowed-each = Twoje zegary stoją, nikt nie może ci przypomnieć ani pozwolić grać botowi za ciebie, a inni widzą, do kiedy.
days-everywhere = Dotyczy wszystkich stołów, przy których grasz, o ile uzgodniono tam urlopy.
days-go = Idę na urlop
days-gone = { $n ->
    [0] Żaden z twoich stołów na to nie pozwala.
   *[other] Gotowe. Stoły: { $n }.
}
days-not-at = Nie tam, gdzie gra { $names }: { $why }
days-until = Na tę turę masz czas do: { $when }.
days-is-late = { $name } nie ma już czasu na tę turę.
days-bot-later = Jeśli połowa pozostałych się zgodzi, bot może zagrać za { $time }.
days-next = Następna gra ({ $n })
days-late-bot = Gdy czas na turę minie, gra { $bot }, dopóki gracz nie wróci na swoje miejsce.
days-late-vote = Gdy czas na turę minie, inni mogą zdecydować, że gra { $bot }.
days-agreed = Urlop: najwyżej { COUNT($n, of: "day") } w dowolnym okresie: { COUNT($window, of: "day") }
days-premoves = Można planować tury. Nikt nie widzi, kto jest przy stole.
days-count = { COUNT($n, of: "day") }
