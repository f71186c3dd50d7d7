# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names }:
refusal-setting-number = потрібне ціле число від { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) }, а не «{ $text }».
refusal-setting-words = можливі значення: { $choices }, а не «{ $text }».
refusal-setting-like = це має виглядати так: { $example }, а не «{ $text }».
refusal-setting-begins = значення має починатися з { $choices }.
refusal-setting-names = потрібні імена на зразок { $example }, без порту й через кому, а не «{ $text }».
refusal-setting-length = найменша довжина: { NUMBER($least) } знаків.
refusal-several-processes = Кільком процесам (--workers) потрібні PostgreSQL (--database-url) і Redis (--redis-url).
refusal-folder-not-made = Не вдається створити папку «{ $folder }»: { $why }. Виберіть іншу за допомогою --database-url.
refusal-folder-missing = Папки «{ $folder }» немає. Створіть її або виберіть іншу за допомогою --database-url.
refusal-folder-not-written = Не вдається записати в папку «{ $folder }»: { $why }. Виберіть іншу за допомогою --database-url.
refusal-secret-damaged = Секрет у «{ $file }» пошкоджено. Видаліть файл: сервер створить новий.
refusal-cannot-start = Сервер не може запуститися: { $why }.
refusal-cannot-listen = Сервер не може запуститися: прослуховувати цю адресу неможливо.
refusal-server-parts = Частини сервера не встановлено: { $command }
refusal-no-host = --host: адреси «{ $host }» немає.
refusal-port-of-administrator = Порт { NUMBER($port, useGrouping: 0) } доступний лише адміністратору. Виберіть порт від 1024 за допомогою --port.
refusal-port-in-use = Порт { NUMBER($port, useGrouping: 0) } уже зайнято, можливо, іншим сервером. Зупиніть його або виберіть інший порт за допомогою --port.
refusal-host-not-here = --host: цей комп’ютер не може прослуховувати «{ $host }»: { $why }.
refusal-database-not-opened = Не вдається відкрити базу даних «{ $database }»: { $why }. Виберіть інший файл за допомогою --database-url.
refusal-database-not-reached = База даних { $database } недоступна: { $why }. Чи її запущено, чи правильні користувач, пароль та ім’я? Див. --database-url.
refusal-database-not-read = Не вдається прочитати базу даних { $database }: { $why }.
refusal-database-refuses = База даних не пускає сервер: { $why }
refusal-database-version = База даних не від цієї версії, можливо, від новішої: { $why }
refusal-database-other-tables = У базі даних { $database } таблиці іншої версії ({ $found }, а не { $newest }). Відновіть її копію (pg_dump, pg_restore), один раз запустіть на копії сервер цієї версії та перевірте копію.
refusal-database-locked = Базу даних «{ $database }» відкрив інший сервер (процес { $process }). Зупиніть його або виберіть інший файл за допомогою --database-url; кільком процесам потрібен PostgreSQL.
refusal-lock-not-written = Не вдається записати «{ $file }»: { $why }. Виберіть інший файл за допомогою --database-url.
refusal-no-database = Бази даних «{ $database }» немає; вкажіть, яку, за допомогою --database-url.
refusal-not-copied = Не вдається скопіювати «{ $file }»: { $why }.
refusal-backup-of-sqlite = Ця команда копіює лише файли SQLite. Для PostgreSQL використовуйте pg_dump, зокрема коли сервер працює.
refusal-backup-exists = «{ $file }» уже існує; виберіть іншу назву.
refusal-restore-postgresql = Для PostgreSQL спершу відновіть базу за допомогою pg_restore, а потім: bedesten restore, без файлу.
refusal-restore-what = Вкажіть, яку копію: bedesten restore FILE.
refusal-no-backup = Резервної копії «{ $file }» немає.
refusal-backup-is-database = «{ $file }» — база даних самого сервера.
refusal-backup-of-others = «{ $file }» — база даних, але не сервера.
refusal-server-open = Сервер на { $database } працює: спершу зупиніть його.
terminal-serving = Сервер працює за адресою { $address } (Ctrl-C зупиняє його)
terminal-backed-up = { $file }: { $size } МБ, перевірено.
terminal-restored = { $tables ->
    [one] Відновлено: { $what }. За { NUMBER($tables) } столом починається нова епоха кубиків.
    [few] Відновлено: { $what }. За { NUMBER($tables) } столами починається нова епоха кубиків.
    [many] Відновлено: { $what }. За { NUMBER($tables) } столами починається нова епоха кубиків.
   *[other] Відновлено: { $what }. За { NUMBER($tables) } столами починається нова епоха кубиків.
}
terminal-the-database = база даних
terminal-stored-games = { $changed ->
    [0] Збережені ігри: { NUMBER($games) }. За правилами { $rules } не змінилася б жодна.
   *[other] Збережені ігри: { NUMBER($games) }. За правилами { $rules } змінилися б: { NUMBER($changed) }.
}
refusal-mail-from-missing = Щоб надсилати листи (BEDESTEN_SMTP_URL), серверу потрібна адреса відправника: --mail-from.
terminal-would-change = { $table } ({ $stage }, почато за правилами { $rules }): { $change }
terminal-no-accounts = Облікових записів поки немає.
refusal-people-takes = `bedesten people { $deed }` потребує: { $arguments }.
refusal-nobody-here = «{ $who }» тут немає; `bedesten people list` показує, хто є.
refusal-database-start-once = У базі даних { $database } таблиці іншої версії ({ $found }, а не { $newest }): один раз запустіть на ній сервер цієї версії.
terminal-account = { $id }  { $name }  { $email }  з { $since }, { $devices ->
    [one] { NUMBER($devices) } пристрій
    [few] { NUMBER($devices) } пристрої
    [many] { NUMBER($devices) } пристроїв
   *[other] { NUMBER($devices) } пристрою
}, востаннє { $seen }
terminal-blocked-since = заблоковано з { $day }
terminal-no-name = (без імені)
