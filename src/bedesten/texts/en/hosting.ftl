# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names }:
refusal-setting-number = it must be a whole number from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, not “{ $text }”.
refusal-setting-words = it must be { $choices }, not “{ $text }”.
refusal-setting-like = it must look like { $example }, not “{ $text }”.
refusal-setting-begins = it must begin with { $choices }.
refusal-setting-names = it must be names such as { $example }, without ports, separated by commas, not “{ $text }”.
refusal-setting-length = it must have at least { NUMBER($least) } characters.
refusal-several-processes = Several processes (--workers) need PostgreSQL (--database-url) and Redis (--redis-url).
refusal-folder-not-made = The folder “{ $folder }” can’t be created: { $why }. Choose another with --database-url.
refusal-folder-missing = There is no folder “{ $folder }”. Create it, or choose another with --database-url.
refusal-folder-not-written = The folder “{ $folder }” can’t be written to: { $why }. Choose another with --database-url.
refusal-secret-damaged = The secret in “{ $file }” is damaged. Remove the file: the server makes a new one.
refusal-cannot-start = The server can’t start: { $why }.
refusal-cannot-listen = The server can’t start: nothing can listen there.
refusal-server-parts = The server’s parts aren’t installed: { $command }
refusal-no-host = --host: there is no address “{ $host }”.
refusal-port-of-administrator = Port { NUMBER($port, useGrouping: 0) } is reserved for the administrator; choose one from 1024 up with --port.
refusal-port-in-use = Port { NUMBER($port, useGrouping: 0) } is in use already, perhaps by another server. Stop that one, or choose another port with --port.
refusal-host-not-here = --host: this machine can’t listen on “{ $host }”: { $why }.
refusal-database-not-opened = The database “{ $database }” can’t be opened: { $why }. Choose another file with --database-url.
refusal-database-not-reached = The database { $database } can’t be reached: { $why }. Is it running, and are user, password and name right? See --database-url.
refusal-database-not-read = The database { $database } can’t be read: { $why }.
refusal-database-refuses = The database refused the server’s login: { $why }
refusal-database-version = The database isn’t of this version; perhaps it’s from a newer one: { $why }
refusal-database-other-tables = The database { $database } has tables of another version ({ $found }, not { $newest }). Restore a copy of it (pg_dump, pg_restore), start this version’s server on the copy once, and check that.
refusal-database-locked = Another server (process { $process }) has the database “{ $database }” open. Stop that one, or choose another file with --database-url; several processes need PostgreSQL.
refusal-lock-not-written = “{ $file }” can’t be written: { $why }. Choose another file with --database-url.
refusal-no-database = There is no database “{ $database }”; say which with --database-url.
refusal-not-copied = “{ $file }” can’t be copied: { $why }.
refusal-backup-of-sqlite = This copies SQLite files only. For PostgreSQL use pg_dump, which also works while the server is running.
refusal-backup-exists = “{ $file }” exists already; choose another name.
refusal-restore-postgresql = For PostgreSQL restore the database with pg_restore first; then: bedesten restore, without a file.
refusal-restore-what = Which backup? bedesten restore FILE
refusal-no-backup = There is no backup “{ $file }”.
refusal-backup-is-database = “{ $file }” is the server’s own database.
refusal-backup-of-others = “{ $file }” is a database, but not a server’s.
refusal-server-open = The server at { $database } is running: stop it first.
terminal-serving = The server is running at { $address } (Ctrl-C stops it)
terminal-backed-up = { $file }: { $size } MB, checked.
terminal-restored = { $tables ->
    [one] { $what } is in place. A new epoch of chance begins at { NUMBER($tables) } table.
   *[other] { $what } is in place. A new epoch of chance begins at { NUMBER($tables) } tables.
}
terminal-the-database = The database
terminal-stored-games = { $changed ->
    [0] Stored games: { NUMBER($games) }. None would change under rules { $rules }.
   *[other] Stored games: { NUMBER($games) }. { NUMBER($changed) } would change under rules { $rules }.
}
refusal-mail-from-missing = To send mail (BEDESTEN_SMTP_URL), the server needs an address to send it from: --mail-from.
terminal-would-change = { $table } ({ $stage }, begun under rules { $rules }): { $change }
terminal-no-accounts = Nobody has an account yet.
refusal-people-takes = `bedesten people { $deed }` takes { $arguments }.
refusal-nobody-here = Nobody here is “{ $who }”; `bedesten people list` shows who there is.
refusal-database-start-once = The database { $database } has tables of another version ({ $found }, not { $newest }): start this version’s server on it once.
terminal-account = { $id }  { $name }  { $email }  since { $since }, { $devices ->
    [one] { NUMBER($devices) } device
   *[other] { NUMBER($devices) } devices
}, last seen { $seen }
terminal-blocked-since = blocked since { $day }
terminal-no-name = (no name)
