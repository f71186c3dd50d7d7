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
