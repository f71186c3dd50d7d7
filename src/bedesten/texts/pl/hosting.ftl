# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names }:
refusal-setting-number = to musi być liczba całkowita od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }, a nie „{ $text }”.
refusal-setting-words = możliwe wartości: { $choices }, a nie „{ $text }”.
refusal-setting-like = to musi wyglądać tak: { $example }, a nie „{ $text }”.
refusal-setting-begins = to musi zaczynać się od { $choices }.
refusal-setting-names = to muszą być nazwy takie jak { $example }, bez portu i oddzielone przecinkami, a nie „{ $text }”.
refusal-setting-length = najmniejsza długość: { NUMBER($least) } znaków.
refusal-several-processes = Kilka procesów (--workers) wymaga PostgreSQL (--database-url) i Redis (--redis-url).
refusal-folder-not-made = Nie można utworzyć folderu „{ $folder }”: { $why }. Wybierz inny za pomocą --database-url.
refusal-folder-missing = Nie ma folderu „{ $folder }”. Utwórz go lub wybierz inny za pomocą --database-url.
refusal-folder-not-written = Nie można zapisywać w folderze „{ $folder }”: { $why }. Wybierz inny za pomocą --database-url.
refusal-secret-damaged = Sekret w „{ $file }” jest uszkodzony. Usuń plik: serwer utworzy nowy.
refusal-cannot-start = Serwer nie może wystartować: { $why }.
refusal-cannot-listen = Serwer nie może wystartować: nie można tam nasłuchiwać.
refusal-server-parts = Składniki serwera nie są zainstalowane: { $command }
refusal-no-host = --host: nie ma adresu „{ $host }”.
refusal-port-of-administrator = Portu { NUMBER($port, useGrouping: 0) } może używać tylko administrator. Wybierz port od 1024 za pomocą --port.
refusal-port-in-use = Port { NUMBER($port, useGrouping: 0) } jest już zajęty, może przez inny serwer. Zatrzymaj go lub wybierz inny port za pomocą --port.
refusal-host-not-here = --host: ten komputer nie może nasłuchiwać na „{ $host }”: { $why }.
refusal-database-not-opened = Nie można otworzyć bazy danych „{ $database }”: { $why }. Wybierz inny plik za pomocą --database-url.
refusal-database-not-reached = Baza danych { $database } jest nieosiągalna: { $why }. Czy działa, a użytkownik, hasło i nazwa są poprawne? Zobacz --database-url.
refusal-database-not-read = Nie można odczytać bazy danych { $database }: { $why }.
refusal-database-refuses = Baza danych nie wpuszcza serwera: { $why }
refusal-database-version = Baza danych nie należy do tej wersji, może do nowszej: { $why }
refusal-database-other-tables = Baza danych { $database } ma tabele innej wersji ({ $found }, a nie { $newest }). Odtwórz jej kopię (pg_dump, pg_restore), uruchom raz na kopii serwer tej wersji i sprawdź kopię.
refusal-database-locked = Inny serwer (proces { $process }) otworzył bazę danych „{ $database }”. Zatrzymaj go lub wybierz inny plik za pomocą --database-url; kilka procesów wymaga PostgreSQL.
refusal-lock-not-written = Nie można zapisać „{ $file }”: { $why }. Wybierz inny plik za pomocą --database-url.
refusal-no-database = Nie ma bazy danych „{ $database }”; podaj, którą, za pomocą --database-url.
refusal-not-copied = Nie można skopiować „{ $file }”: { $why }.
refusal-backup-of-sqlite = To kopiuje tylko pliki SQLite. Dla PostgreSQL użyj pg_dump, także gdy serwer działa.
refusal-backup-exists = „{ $file }” już istnieje; wybierz inną nazwę.
refusal-restore-postgresql = W PostgreSQL najpierw odtwórz bazę za pomocą pg_restore, a potem: bedesten restore, bez pliku.
refusal-restore-what = Podaj, którą kopię: bedesten restore FILE.
refusal-no-backup = Nie ma kopii zapasowej „{ $file }”.
refusal-backup-is-database = „{ $file }” to baza danych samego serwera.
refusal-backup-of-others = „{ $file }” to baza danych, ale nie serwera.
refusal-server-open = Serwer na { $database } działa: najpierw go zatrzymaj.
terminal-serving = Serwer działa pod adresem { $address } (Ctrl-C go zatrzymuje)
terminal-backed-up = { $file }: { $size } MB, sprawdzono.
terminal-restored = { $tables ->
    [one] Odtworzono: { $what }. Przy { NUMBER($tables) } stole zaczyna się nowa epoka kości.
    [few] Odtworzono: { $what }. Przy { NUMBER($tables) } stołach zaczyna się nowa epoka kości.
    [many] Odtworzono: { $what }. Przy { NUMBER($tables) } stołach zaczyna się nowa epoka kości.
   *[other] Odtworzono: { $what }. Przy { NUMBER($tables) } stołach zaczyna się nowa epoka kości.
}
terminal-the-database = baza danych
terminal-stored-games = { $changed ->
    [0] Zapisane gry: { NUMBER($games) }. Z zasadami { $rules } żadna by się nie zmieniła.
   *[other] Zapisane gry: { NUMBER($games) }. Z zasadami { $rules } zmieniłyby się: { NUMBER($changed) }.
}
refusal-mail-from-missing = Aby wysyłać e-maile (BEDESTEN_SMTP_URL), serwer potrzebuje adresu nadawcy: --mail-from.
terminal-would-change = { $table } ({ $stage }, zaczęta z zasadami { $rules }): { $change }
terminal-no-accounts = Nikt jeszcze nie ma konta.
refusal-people-takes = `bedesten people { $deed }` wymaga: { $arguments }.
refusal-nobody-here = Nie ma tu nikogo takiego jak „{ $who }”; `bedesten people list` pokazuje, kto jest.
refusal-database-start-once = Baza danych { $database } ma tabele innej wersji ({ $found }, a nie { $newest }): uruchom na niej raz serwer tej wersji.
terminal-account = { $id }  { $name }  { $email }  od { $since }, { $devices ->
    [one] { NUMBER($devices) } urządzenie
    [few] { NUMBER($devices) } urządzenia
    [many] { NUMBER($devices) } urządzeń
   *[other] { NUMBER($devices) } urządzenia
}, ostatnio { $seen }
terminal-blocked-since = blokada od { $day }
terminal-no-name = (bez nazwy)
