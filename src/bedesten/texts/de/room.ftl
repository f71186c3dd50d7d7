room-title = Tisch von { $name }
room-title-none = Ein Tisch
room-seats = Plätze
room-free = { $n ->
    [one] 1 Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-none-free = Kein Platz ist frei.
room-awaits-you = Bist du bereit?
room-awaits = { $n ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
room-complete = Alle sind da.
room-begins-in = Das Spiel beginnt in { $n } s.
room-lead = Die Partie beginnt von selbst, sobald alle bereit sind. Du kannst diese Seite verlassen: Der Tisch bleibt unter deinen Partien.
room-lead-guest = Setz dich. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
room-closed = Dieser Tisch ist geschlossen.
room-closed-why = Alle haben ihn verlassen, bevor die Partie begann.
room-lost = Die Verbindung ist weg. Dein Platz bleibt dir; wir versuchen es wieder.
room-comes = { $name } nimmt Platz.
room-leaves = { $name } geht.
room-is-ready = { $name } ist bereit.
room-is-not-ready = { $name } ist doch noch nicht bereit.
room-you = du
room-you-host = du, lädst ein
room-host = lädt ein
room-guest = zu Gast
room-bot = Bot
room-ready = bereit
room-not-ready = nicht bereit
room-free-seat = Freier Platz
room-waits = wartet auf den Link
room-seat-bot = Bot setzen
room-remove = Entfernen
room-remove-name = { $name } entfernen
room-sit = Platz nehmen
room-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
room-be-ready = Ich bin bereit
room-fill = { $n ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den { $n } freien Plätzen beginnen
}
room-friend = Noch jemand hier
room-friend-name = Name der Person
room-leave = Verlassen
room-qr = Der Link als Bild für Telefone: { $link }
room-code = Code
room-how = Richte ein Telefon auf das Bild oder tippe den Code auf der Startseite ein.
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Kopiert
room-share = Link teilen
room-elsewhere = An einem anderen Gerät weitermachen
room-elsewhere-why = Dein persönlicher Link bringt deinen Platz dorthin. Er gilt einmal; danach hat dieses Gerät den Platz nicht mehr. Gib ihn niemandem.
room-make-personal = Persönlichen Link erstellen
room-personal = Dein persönlicher Link
room-table = Dieser Tisch
room-continues = Hier geht es weiter
room-continues-turn = Runde { NUMBER($n) }, am Zug: { $name }
room-continues-has = Rubine: { NUMBER($rubies) }, Lira: { NUMBER($lira) }
room-random = der Spielplan wird gelost
room-components = mit den Zahlen eines eigenen Exemplars ({ $digest })
room-away = Ist jemand { $time } fort, dürfen die anderen einen Bot spielen lassen.
room-no-hints = Keine Tipps
room-dice = die Würfel lassen sich prüfen
room-spectators = { $n ->
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
room-chat = Gespräch
room-say = Sagen
room-say-label = Etwas sagen
room-unheard = Das Haus hört dich gerade nicht. Versuch es wieder, wenn die Verbindung da ist.
room-learn = Sieh dir einen Zug an, während du wartest.
