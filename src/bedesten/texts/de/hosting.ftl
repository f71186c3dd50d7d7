# What only those who run a server are told: its settings, its database, backups.
refusal-setting = { $names }:
refusal-setting-number = Es muss eine ganze Zahl von { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) } sein, nicht „{ $text }“.
refusal-setting-words = Möglich ist { $choices }, nicht „{ $text }“.
refusal-setting-like = Es muss so aussehen: { $example }, nicht „{ $text }“.
refusal-setting-begins = Es muss mit { $choices } beginnen.
refusal-setting-names = Es müssen Namen wie { $example } sein, ohne Port und mit Kommas dazwischen, nicht „{ $text }“.
refusal-setting-length = Es muss mindestens { NUMBER($least) } Zeichen haben.
refusal-several-processes = Mehrere Prozesse (--workers) brauchen PostgreSQL (--database-url) und Redis (--redis-url).
refusal-folder-not-made = Der Ordner „{ $folder }“ lässt sich nicht anlegen: { $why }. Wähle mit --database-url einen anderen.
refusal-folder-missing = Es gibt keinen Ordner „{ $folder }“. Lege ihn an oder wähle mit --database-url einen anderen.
refusal-folder-not-written = In den Ordner „{ $folder }“ lässt sich nicht schreiben: { $why }. Wähle mit --database-url einen anderen.
refusal-secret-damaged = Das Geheimnis in „{ $file }“ ist beschädigt. Lösche die Datei: Der Server legt eine neue an.
refusal-cannot-start = Der Server kann nicht starten: { $why }.
refusal-cannot-listen = Der Server kann nicht starten: Unter dieser Adresse kann er keine Verbindungen annehmen.
refusal-server-parts = Die Teile des Servers sind nicht installiert: { $command }
refusal-no-host = --host: Die Adresse „{ $host }“ gibt es nicht.
refusal-port-of-administrator = Port { NUMBER($port, useGrouping: 0) } darf nur verwenden, wer Administratorrechte hat. Wähle mit --port einen ab 1024.
refusal-port-in-use = Port { NUMBER($port, useGrouping: 0) } ist schon belegt, vielleicht von einem anderen Server. Beende ihn oder wähle mit --port einen anderen.
refusal-host-not-here = --host: Dieser Rechner kann unter „{ $host }“ keine Verbindungen annehmen: { $why }.
refusal-database-not-opened = Die Datenbank „{ $database }“ lässt sich nicht öffnen: { $why }. Wähle mit --database-url eine andere Datei.
refusal-database-not-reached = Die Datenbank { $database } ist nicht erreichbar: { $why }. Läuft sie, und stimmen Benutzer, Passwort und Name? Siehe --database-url.
refusal-database-not-read = Die Datenbank { $database } lässt sich nicht lesen: { $why }.
refusal-database-refuses = Die Datenbank verweigert dem Server den Zugang: { $why }
refusal-database-version = Die Datenbank gehört nicht zu dieser Version, vielleicht zu einer neueren: { $why }
refusal-database-other-tables = Die Datenbank { $database } hat Tabellen einer anderen Version ({ $found }, nicht { $newest }). Spiele eine Kopie davon ein (pg_dump, pg_restore), starte den Server dieser Version einmal mit der Kopie und prüfe diese.
refusal-database-locked = Ein anderer Server (Prozess { $process }) hat die Datenbank „{ $database }“ geöffnet. Beende ihn oder wähle mit --database-url eine andere Datei; mehrere Prozesse brauchen PostgreSQL.
refusal-lock-not-written = „{ $file }“ lässt sich nicht schreiben: { $why }. Wähle mit --database-url eine andere Datei.
refusal-no-database = Es gibt keine Datenbank „{ $database }“; nenne mit --database-url, welche.
refusal-not-copied = „{ $file }“ lässt sich nicht kopieren: { $why }.
refusal-backup-of-sqlite = Das kopiert nur SQLite-Dateien. Für PostgreSQL nimm pg_dump; das geht auch, während der Server läuft.
refusal-backup-exists = „{ $file }“ gibt es schon; wähle einen anderen Namen.
refusal-restore-postgresql = Bei PostgreSQL stelle die Datenbank zuerst mit pg_restore wieder her; dann: bedesten restore, ohne Datei.
refusal-restore-what = Nenne die Sicherung: bedesten restore FILE.
refusal-no-backup = Es gibt keine Sicherung „{ $file }“.
refusal-backup-is-database = „{ $file }“ ist die Datenbank des Servers selbst.
refusal-backup-of-others = „{ $file }“ ist eine Datenbank, aber nicht die eines Servers.
refusal-server-open = Der Server auf { $database } läuft: Beende ihn zuerst.
terminal-serving = Der Server läuft auf { $address } (Strg-C beendet ihn)
terminal-backed-up = { $file }: { $size } MB, geprüft.
terminal-restored = { $tables ->
    [one] { $what } ist eingespielt. An { NUMBER($tables) } Tisch beginnt eine neue Epoche der Würfel.
   *[other] { $what } ist eingespielt. An { NUMBER($tables) } Tischen beginnt eine neue Epoche der Würfel.
}
terminal-the-database = Die Datenbank
terminal-stored-games = { $changed ->
    [0] Gespeicherte Spiele: { NUMBER($games) }. Unter den Regeln { $rules } würde sich keines ändern.
   *[other] Gespeicherte Spiele: { NUMBER($games) }. Unter den Regeln { $rules } würden sich ändern: { NUMBER($changed) }.
}
refusal-mail-from-missing = Um E-Mails zu senden (BEDESTEN_SMTP_URL), braucht der Server eine Absenderadresse: --mail-from.
terminal-would-change = { $table } ({ $stage }, begonnen unter den Regeln { $rules }): { $change }
terminal-no-accounts = Noch niemand hat ein Konto.
refusal-people-takes = `bedesten people { $deed }` braucht { $arguments }.
refusal-nobody-here = „{ $who }“ gibt es hier nicht; `bedesten people list` zeigt, wen es gibt.
refusal-database-start-once = Die Datenbank { $database } hat Tabellen einer anderen Version ({ $found }, nicht { $newest }): Starte den Server dieser Version einmal damit.
terminal-account = { $id }  { $name }  { $email }  seit { $since }, { $devices ->
    [one] { NUMBER($devices) } Gerät
   *[other] { NUMBER($devices) } Geräte
}, zuletzt da { $seen }
terminal-blocked-since = gesperrt seit { $day }
terminal-no-name = (ohne Namen)
