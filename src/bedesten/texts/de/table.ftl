table-opening = Der Tisch wird geöffnet …
table-waiting = Der Tisch wartet auf Mitspielende.
table-begins = Das Spiel beginnt.
table-closed = Dieser Tisch ist für dich geschlossen.
table-round = Runde { $n }
table-board = Basar
table-players = Am Tisch
table-others = Alle anderen
table-your-stall = Dein Stand
table-actions = Dein Zug
table-answers = Antworten
table-numbers = Zahlen
table-menu = Menü
table-sheet = Nachschlagen
table-rules-and-keys = Regeln und Tasten
table-chat = Chat
table-log-unread = Verlauf; ungelesene Nachrichten: { $n }
stage-peek = Auf den Spielplan schauen
stage-close = Schließen
# places
table-left = noch { $n }
table-fill = auf { $n }
table-you = du
table-deck = { $n } im Stapel
table-no-fee = kostenlos
table-name-number = 3–12
table-family-home = Familie daheim
table-family-away = Familie fort
table-steps = { $n ->
    [one] Schritt
   *[other] Schritte
}
table-turn-ends = Zug endet
table-ends = endet
table-here = du bist hier
table-kept = gemerkt
table-next = gleich
table-there = Hier: { $who }.
table-there-merchant = { $name }: Kaufmann auf { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: Gehilfe
table-there-family = { $name }: Familienmitglied
table-ends-unpaid = Du kannst { COUNT($n, of: "lira", form: "acc") } nicht zahlen: Der Zug wäre sofort zu Ende.
table-ends-alone = Du hast dafür keinen Gehilfen: Der Zug wäre sofort zu Ende.
table-then = Dann: { $what }.
# players
table-race = { $n } von { $of } Rubinen
table-lane = { $good }: { $n } von { $of }
table-assistants = Gehilfen unter dem Kaufmann / insgesamt
table-no-tiles = kein Moscheeplättchen
table-bot = Bot
table-bot-stands-in = Bot spielt
table-thinks = – ist am Zug
table-time-left = noch { $time }
table-days = { $n } T.
table-order = In der Zugfolge: { $n }
table-of = { $n } von { $of }
table-cards = Karten
table-extensions = Erweiterungen
table-in-stack = im Stapel
table-on-board = Auf dem Plan
table-tiles = Plättchen
table-seen-cards = Karten, die alle gesehen haben
table-last-turns = Letzte Züge
# the question
table-is-thinking = { $name } überlegt
table-turn-over = Dein Zug ist vorbei. Beende ihn, oder nimm etwas zurück.
table-no-choice = Hier gibt es nichts zu entscheiden: Es geht weiter.
table-nearly-over = Es ist nichts mehr zu entscheiden. Spiele eine Karte, oder beende den Zug.
table-watching = Du schaust zu. Tippe auf eine Person oder einen Ort, um nachzuschlagen.
table-not-now = Diese Karte kannst du spielen, wenn du gefragt wirst.
table-answer-first = Beantworte erst die Frage, dann beende den Zug.
table-not-your-turn = Du bist nicht am Zug.
table-premove = Du gehst { TERM($place, of: "place", form: "to") }, sobald du am Zug bist.
table-premove-back = Wähle den Ort noch einmal, um das zurückzunehmen.
table-premove-how = Wähle einen Ort, um dorthin zu gehen, sobald du am Zug bist.
table-no-undo = Weiter zurück geht es nicht.
table-no-redo = Es gibt nichts zu wiederholen.
table-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
table-play = „{ $card }“ spielen
# answers
table-chances = Aussichten
table-estimate = Schätzung
table-hint-brings = Dieser Zug bringt: { $what }.
table-hint-then = Dann { TERM($place, of: "place") }: ein Rubin in zwei Zügen.
table-hint-chance = { $chance } Gewinnchance
table-mistake = Das kostet { $cost }: noch einmal hinsehen?
table-look-again = Noch einmal hinsehen
table-all-the-same = Trotzdem so spielen
table-no-cards = Keine Bonuskarten.
table-locked = Jetzt nicht
table-open-hand = Hand öffnen
table-for-good = Nicht zurückzunehmen
table-your-hand = Deine Hand
table-less = Weniger: { $good }
table-more = Mehr: { $good }
table-sell = { $n ->
    [0] Nichts verkaufen
   *[other] { COUNT($n, of: "good") } für { COUNT($lira, of: "lira") } verkaufen
}
table-fetch-all = { $n ->
    [one] Diesen zurückholen
   *[other] Alle { $n } zurückholen
}
# connection
table-offline = Keine Verbindung. Neuer Versuch in { $n } s.
table-reconnecting = Die Verbindung ist weg. Neuer Versuch …
table-restarting = Das Haus wird neu gestartet. Es ist gleich wieder da.
table-look-around = Schau dich ruhig um. Nichts geht verloren.
table-kept-here = Schau dich ruhig um. Dein Zug ist gemerkt und wird gesendet, sobald die Verbindung steht.
table-back = { $n ->
    [one] { $n } Zug ist geschehen. Der Verlauf erzählt ihn.
   *[other] { $n } Züge sind geschehen. Der Verlauf erzählt sie.
}
table-try-now = Jetzt versuchen
table-not-taken = Das wurde nicht angenommen.
table-details = Einzelheiten
# going back together
table-ask-back = Alle bitten, vor meinen letzten Zug zurückzugehen
table-go-back = Vor meinen letzten Zug zurückgehen
table-learning = Lernpartie
table-you-ask-back = Du möchtest zurückgehen.
table-asks-back = { $name } möchte zurückgehen.
table-agree = Einverstanden
table-withdraw = Zurückziehen
# passing the device
table-pass = Gib das Gerät an { $name }
table-pass-what = Die Karten sind weggelegt. Nichts Geheimes ist zu sehen, bis jemand den Knopf drückt.
table-i-am = Ich bin { $name }, öffnen
table-since = Was geschehen ist
table-pause = Pause
table-pause-none = Der Tisch bleibt unter deinen Partien.
table-pause-goes-on = Der Tisch bleibt unter deinen Partien. Seine Uhr läuft weiter.
table-pause-stops = Der Tisch bleibt unter deinen Partien. Seine Uhr steht still.
table-hands-covered = Alles ist zu sehen, nur die Hände nicht.
table-lower = Vorhang zu
table-let-bot-for = Einen Bot für { $name } spielen lassen
table-bot-agreed = Bisher einverstanden: { $names }
# chat
table-nobody-spoke = Noch hat niemand etwas gesagt.
table-your-name = Dein Name
table-say = Etwas sagen
table-send = Senden
table-mute = Jemanden stummschalten
# menu
table-dark = Dunkel
table-switch-letters = Buchstaben auf Waren
    .what = R, G, Y und B neben den Formen
table-switch-chances = Aussichten
    .what = eine Schätzung, wer gewinnt
table-switch-warns = Vor Fehlern warnen
    .what = in Lernpartien
table-switch-ends = Züge für mich beenden
    .what = wenn nichts mehr zu entscheiden ist
table-switch-asks = Erst fragen
    .what = auch wo nur eine Antwort weiterführt
table-switch-sounds = Töne
    .what = kleine, bei Zügen und Würfeln
table-switch-keys = Tasten mit einem Buchstaben
    .what = U rückgängig, E Zug beenden, H Tipp und andere
table-let-bot = Einen Bot für mich spielen lassen
table-bot-for-you = Ein Bot spielt für dich.
table-take-back = Meinen Platz zurücknehmen
table-link = Link zu meinem Platz
table-link-what = Öffne ihn auf einem anderen Gerät, um deinen Platz dorthin zu holen. Er gilt einmal.
table-resign-sure = Wirklich aufgeben? Ein Bot spielt endgültig weiter
table-leave = Den Tisch verlassen
# looking up
table-for-you = Für dich jetzt
table-here-now = Hier gerade
table-all-rules = Alle Regeln
table-no-rule = Zu diesem Absatz gibt es keinen Text.
table-look-up = Langes Drücken oder ein Rechtsklick auf einen Ort öffnet seine Regel.
table-key-arrows = über den Plan gehen
table-key-digits = zu einem Ort mit dieser Nummer
table-key-enter = wählen
table-key-hand = deine Hand
table-key-seats = wer mitspielt
table-key-log = der Verlauf
table-key-hint = Tipp
table-key-undo = rückgängig, auch Strg+Z
table-key-redo = wiederholen, auch Strg+Y
table-key-end = Zug beenden
table-key-again = was gerade passiert ist
table-key-help = diese Seite
table-key-escape = zurück zur Frage

# Where the long words on cards, letters and tiles may be broken.
table-breaks = begegnungs-plättchen bewegungs-plättchen bonus-karte brief-taube doppel-achse dop-pelte dop-pelter erwei-terung erwei-terungen fami-lien-aus-flug gehei-mes ge-mischte gewürz-truhen gezink-ter gilden-gunst gilden-rat glücks-fund hier-geblie-ben kachel-paar kaffee-ernte kaffee-geschäft kaffee-satz kara-wane kauf-mann kompa-gnon kost-bare markt-tag miet-kutsche morgen-post nacht-geschäft obst-körbe plätt-chen sammel-ruf schnell-verkauf silber-zunge stamm-tisch tausch-handel tuch-ballen vor-ladung wagner-meister auktions-haus bot-schaft edel-steine geheim-bund gewürz-lager gilden-halle kaffee-haus kara-wan-serei kata-komben obst-lager röste-rei schwarz-markt tee-stube tuch-lager wagne-rei

# while the turns of others are shown
follow-group = Züge der anderen
follow-back = Zurück
follow-pause = Pause
follow-go-on = Weiter
follow-on = Vor
follow-skip = Ans Ende
follow-again = Was ist gerade passiert?
follow-last-turn = Noch einmal zeigen
follow-pace = Züge der anderen
follow-pace-slow = langsam
follow-pace-normal = normal
follow-pace-fast = schnell
follow-pace-at-once = sofort
