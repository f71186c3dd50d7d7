# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names }:
refusal-setting-number = нужно целое число от { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) }, а не «{ $text }».
refusal-setting-words = допустимые значения: { $choices }, а не «{ $text }».
refusal-setting-like = это должно выглядеть так: { $example }, а не «{ $text }».
refusal-setting-begins = значение должно начинаться с { $choices }.
refusal-setting-names = нужны имена вроде { $example }, без порта и через запятую, а не «{ $text }».
refusal-setting-length = наименьшая длина: { NUMBER($least) } знаков.
refusal-several-processes = Нескольким процессам (--workers) нужны PostgreSQL (--database-url) и Redis (--redis-url).
refusal-folder-not-made = Не удаётся создать папку «{ $folder }»: { $why }. Выберите другую с помощью --database-url.
refusal-folder-missing = Папки «{ $folder }» нет. Создайте её или выберите другую с помощью --database-url.
refusal-folder-not-written = Не удаётся записать в папку «{ $folder }»: { $why }. Выберите другую с помощью --database-url.
refusal-secret-damaged = Секрет в «{ $file }» повреждён. Удалите файл: сервер создаст новый.
refusal-cannot-start = Сервер не может запуститься: { $why }.
refusal-cannot-listen = Сервер не может запуститься: прослушивать этот адрес нельзя.
refusal-server-parts = Части сервера не установлены: { $command }
refusal-no-host = --host: адреса «{ $host }» нет.
refusal-port-of-administrator = Порт { NUMBER($port, useGrouping: 0) } доступен только администратору. Выберите порт от 1024 с помощью --port.
refusal-port-in-use = Порт { NUMBER($port, useGrouping: 0) } уже занят, возможно, другим сервером. Остановите его или выберите другой порт с помощью --port.
refusal-host-not-here = --host: этот компьютер не может прослушивать «{ $host }»: { $why }.
refusal-database-not-opened = Не удаётся открыть базу данных «{ $database }»: { $why }. Выберите другой файл с помощью --database-url.
refusal-database-not-reached = База данных { $database } недоступна: { $why }. Запущена ли она, верны ли пользователь, пароль и имя? См. --database-url.
refusal-database-not-read = Не удаётся прочитать базу данных { $database }: { $why }.
refusal-database-refuses = База данных не пускает сервер: { $why }
refusal-database-version = База данных не от этой версии, возможно, от более новой: { $why }
refusal-database-other-tables = В базе данных { $database } таблицы другой версии ({ $found }, а не { $newest }). Восстановите её копию (pg_dump, pg_restore), один раз запустите на копии сервер этой версии и проверьте копию.
refusal-database-locked = База данных «{ $database }» открыта другим сервером (процесс { $process }). Остановите его или выберите другой файл с помощью --database-url; нескольким процессам нужен PostgreSQL.
refusal-lock-not-written = Не удаётся записать «{ $file }»: { $why }. Выберите другой файл с помощью --database-url.
refusal-no-database = Базы данных «{ $database }» нет; укажите, какую, с помощью --database-url.
refusal-not-copied = Не удаётся скопировать «{ $file }»: { $why }.
refusal-backup-of-sqlite = Эта команда копирует только файлы SQLite. Для PostgreSQL используйте pg_dump, в том числе при работающем сервере.
refusal-backup-exists = «{ $file }» уже существует; выберите другое имя.
refusal-restore-postgresql = Для PostgreSQL сначала восстановите базу с помощью pg_restore, затем: bedesten restore, без файла.
refusal-restore-what = Укажите, какую копию: bedesten restore FILE.
refusal-no-backup = Резервной копии «{ $file }» нет.
refusal-backup-is-database = «{ $file }» — база данных самого сервера.
refusal-backup-of-others = «{ $file }» — база данных, но не сервера.
refusal-server-open = Сервер на { $database } работает: сначала остановите его.
terminal-serving = Сервер работает по адресу { $address } (Ctrl-C останавливает его)
terminal-backed-up = { $file }: { $size } МБ, проверено.
terminal-restored = { $tables ->
    [one] Восстановлено: { $what }. За { NUMBER($tables) } столом начинается новая эпоха кубиков.
    [few] Восстановлено: { $what }. За { NUMBER($tables) } столами начинается новая эпоха кубиков.
    [many] Восстановлено: { $what }. За { NUMBER($tables) } столами начинается новая эпоха кубиков.
   *[other] Восстановлено: { $what }. За { NUMBER($tables) } столами начинается новая эпоха кубиков.
}
terminal-the-database = база данных
terminal-stored-games = { $changed ->
    [0] Сохранённые игры: { NUMBER($games) }. По правилам { $rules } не изменилась бы ни одна.
   *[other] Сохранённые игры: { NUMBER($games) }. По правилам { $rules } изменились бы: { NUMBER($changed) }.
}
refusal-mail-from-missing = Чтобы отправлять письма (BEDESTEN_SMTP_URL), серверу нужен адрес отправителя: --mail-from.
terminal-would-change = { $table } ({ $stage }, начата по правилам { $rules }): { $change }
terminal-no-accounts = Учётных записей пока нет.
refusal-people-takes = `bedesten people { $deed }` требует: { $arguments }.
refusal-nobody-here = «{ $who }» здесь нет; `bedesten people list` показывает, кто есть.
refusal-database-start-once = В базе данных { $database } таблицы другой версии ({ $found }, а не { $newest }): один раз запустите на ней сервер этой версии.
terminal-account = { $id }  { $name }  { $email }  с { $since }, { $devices ->
    [one] { NUMBER($devices) } устройство
    [few] { NUMBER($devices) } устройства
    [many] { NUMBER($devices) } устройств
   *[other] { NUMBER($devices) } устройства
}, последний вход { $seen }
terminal-blocked-since = блокировка с { $day }
terminal-no-name = (без имени)
