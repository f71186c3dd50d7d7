# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names } :
refusal-setting-number = il faut un nombre entier de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) }, pas « { $text } ».
refusal-setting-words = il faut { $choices }, pas « { $text } ».
refusal-setting-like = il faut une valeur comme { $example }, pas « { $text } ».
refusal-setting-begins = la valeur doit commencer par { $choices }.
refusal-setting-names = il faut des noms comme { $example }, sans port et séparés par des virgules, pas « { $text } ».
refusal-setting-length = il faut au moins { NUMBER($least) } caractères.
refusal-several-processes = Plusieurs processus (--workers) exigent PostgreSQL (--database-url) et Redis (--redis-url).
refusal-folder-not-made = Impossible de créer le dossier « { $folder } » : { $why }. Choisissez-en un autre avec --database-url.
refusal-folder-missing = Le dossier « { $folder } » n’existe pas. Créez-le ou choisissez-en un autre avec --database-url.
refusal-folder-not-written = Impossible d’écrire dans le dossier « { $folder } » : { $why }. Choisissez-en un autre avec --database-url.
refusal-secret-damaged = Le secret dans « { $file } » est endommagé. Supprimez le fichier : le serveur en crée un nouveau.
refusal-cannot-start = Le serveur ne peut pas démarrer : { $why }.
refusal-cannot-listen = Le serveur ne peut pas démarrer : l’écoute y est impossible.
refusal-server-parts = Les composants du serveur ne sont pas installés : { $command }
refusal-no-host = --host : l’adresse « { $host } » n’existe pas.
refusal-port-of-administrator = Le port { NUMBER($port, useGrouping: 0) } est réservé à l’administrateur. Choisissez-en un à partir de 1024 avec --port.
refusal-port-in-use = Le port { NUMBER($port, useGrouping: 0) } est déjà pris, peut-être par un autre serveur. Arrêtez celui-ci ou choisissez un autre port avec --port.
refusal-host-not-here = --host : cette machine ne peut pas écouter sur « { $host } » : { $why }.
refusal-database-not-opened = Impossible d’ouvrir la base de données « { $database } » : { $why }. Choisissez un autre fichier avec --database-url.
refusal-database-not-reached = La base de données { $database } est injoignable : { $why }. Est-elle en marche, et l’utilisateur, le mot de passe et le nom sont-ils bons ? Voir --database-url.
refusal-database-not-read = Impossible de lire la base de données { $database } : { $why }.
refusal-database-refuses = La base de données refuse l’accès au serveur : { $why }
refusal-database-version = La base de données n’est pas celle de cette version, mais peut-être d’une plus récente : { $why }
refusal-database-other-tables = La base de données { $database } a les tables d’une autre version ({ $found }, pas { $newest }). Restaurez-en une copie (pg_dump, pg_restore), démarrez une fois le serveur de cette version sur la copie, puis vérifiez celle-ci.
refusal-database-locked = Un autre serveur (processus { $process }) a ouvert la base de données « { $database } ». Arrêtez-le ou choisissez un autre fichier avec --database-url ; plusieurs processus exigent PostgreSQL.
refusal-lock-not-written = Impossible d’écrire « { $file } » : { $why }. Choisissez un autre fichier avec --database-url.
refusal-no-database = La base de données « { $database } » n’existe pas ; indiquez laquelle avec --database-url.
refusal-not-copied = Impossible de copier « { $file } » : { $why }.
refusal-backup-of-sqlite = Cette commande ne copie que des fichiers SQLite. Pour PostgreSQL, utilisez pg_dump, même quand le serveur est en marche.
refusal-backup-exists = « { $file } » existe déjà ; choisissez un autre nom.
refusal-restore-postgresql = Pour PostgreSQL, restaurez d’abord la base avec pg_restore, puis : bedesten restore, sans fichier.
refusal-restore-what = Indiquez la sauvegarde : bedesten restore FILE.
refusal-no-backup = La sauvegarde « { $file } » n’existe pas.
refusal-backup-is-database = « { $file } » est la base de données du serveur lui-même.
refusal-backup-of-others = « { $file } » est une base de données, mais pas celle d’un serveur.
refusal-server-open = Le serveur sur { $database } est en marche : arrêtez-le d’abord.
terminal-serving = Le serveur est ouvert à l’adresse { $address } (Ctrl-C l’arrête)
terminal-backed-up = { $file } : { $size } Mo, vérifié.
terminal-restored = { $tables ->
    [one] Restauration terminée : { $what }. Une nouvelle époque des dés commence à { NUMBER($tables) } table.
   *[other] Restauration terminée : { $what }. Une nouvelle époque des dés commence à { NUMBER($tables) } tables.
}
terminal-the-database = la base de données
terminal-stored-games = { $changed ->
    [0] Parties enregistrées : { NUMBER($games) }. Aucune ne changerait avec les règles { $rules }.
   *[other] Parties enregistrées : { NUMBER($games) }. Changeraient avec les règles { $rules } : { NUMBER($changed) }.
}
refusal-mail-from-missing = Pour envoyer du courrier (BEDESTEN_SMTP_URL), il faut au serveur une adresse d’expéditeur : --mail-from.
terminal-would-change = { $table } ({ $stage }, commencée avec les règles { $rules }) : { $change }
terminal-no-accounts = Personne n’a encore de compte.
refusal-people-takes = `bedesten people { $deed }` attend { $arguments }.
refusal-nobody-here = Personne ici ne s’appelle « { $who } » ; `bedesten people list` montre qui est là.
refusal-database-start-once = La base de données { $database } a les tables d’une autre version ({ $found }, pas { $newest }) : démarrez-y une fois le serveur de cette version.
terminal-account = { $id }  { $name }  { $email }  depuis { $since }, { $devices ->
    [one] { NUMBER($devices) } appareil
   *[other] { NUMBER($devices) } appareils
}, vu le { $seen }
terminal-blocked-since = bloqué depuis { $day }
terminal-no-name = (sans nom)
