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
room-begins-in = Die Partie beginnt in { $n } s.
room-lead = Die Partie beginnt von selbst, sobald alle bereit sind. Du kannst die Seite verlassen: Der Tisch bleibt unter deinen Partien.
room-lead-guest = Setz dich. Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
room-closed = Dieser Tisch ist geschlossen.
room-closed-why = Alle haben ihn verlassen, bevor die Partie begann.
room-lost = Verbindung verloren. Dein Platz bleibt dir; wir verbinden neu …
room-comes = { $name } nimmt Platz.
room-leaves = { $name } geht.
room-is-ready = { $name } ist bereit.
room-is-not-ready = { $name } ist doch noch nicht bereit.
room-you = du
room-you-host = du (Gastgeber)
room-host = Gastgeber
room-guest = Gast
room-bot = Bot
room-ready = bereit
room-not-ready = nicht bereit
room-free-seat = Freier Platz
room-waits = per Link offen
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
room-friend = Noch jemand an diesem Gerät
room-friend-name = Name der Person
room-leave = Verlassen
room-qr = Der Link als QR-Code fürs Handy: { $link }
room-code = Code
room-how = Richte die Handykamera auf den QR-Code oder gib den Code auf der Startseite ein.
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Kopiert
room-share = Link teilen
room-elsewhere = Auf einem anderen Gerät weiterspielen
room-elsewhere-why = Dein persönlicher Link bringt deinen Platz dorthin. Er gilt einmal; danach verliert dieses Gerät den Platz. Gib den Link nicht weiter.
room-make-personal = Persönlichen Link erstellen
room-personal = Dein persönlicher Link
room-table = Dieser Tisch
room-continues = Von hier geht es weiter
room-continues-turn = Runde { NUMBER($n) }, am Zug: { $name }
room-continues-has = Rubine: { NUMBER($rubies) }, Lira: { NUMBER($lira) }
room-random = zufälliger Spielplan
room-components = mit den Zahlen eines anderen Exemplars ({ $digest })
room-away = Ist jemand { $time } abwesend, dürfen die anderen { $bot } für diese Person spielen lassen.
room-no-hints = Keine Tipps
room-dice = Würfel überprüfbar
room-spectators = { $n ->
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
room-chat = Chat
room-say = Senden
room-say-label = Nachricht
room-unheard = Du bist offline, deshalb wurde das nicht gesendet. Versuch es wieder, sobald du verbunden bist.
room-learn = Probier einen Zug aus, während du wartest.
