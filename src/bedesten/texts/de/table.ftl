table-opening = Der Tisch wird geöffnet …
table-waiting = Warten auf Mitspielende.
table-begins = Das Spiel beginnt.
table-closed = Diesen Tisch kannst du nicht öffnen.
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
table-ends-unpaid = Du kannst { COUNT($n, of: "lira", form: "acc") } nicht zahlen: Dein Zug wäre sofort zu Ende.
table-ends-alone = Du hast keinen Gehilfen dafür: Dein Zug wäre sofort zu Ende.
table-then = Dann: { $what }.
table-idle = Die Aktion dort würde jetzt nichts ändern.
table-wanted = Gefragt: { $what }.
table-price = Preis: { $what }.
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
table-order = Zugreihenfolge: { $n }
table-of = { $n } von { $of }
table-cards = Karten
table-extensions = Erweiterungen
table-in-stack = im Stapel
table-on-board = Auf dem Plan
table-tiles = Plättchen
table-seen-cards = Karten, die alle gesehen haben
table-last-turns = Letzte Züge
# who is there
wait-here = da
wait-lost = verbindet neu
wait-away = weg { $time }
wait-for = Warten auf { $name } …
wait-thinks = { $name } überlegt seit { $time }.
wait-is-lost = { $name } hat kurz keine Verbindung.
wait-is-away = { $name } ist seit { $time } weg.
wait-remind = Erinnern
wait-reminded = Erinnert.
wait-reminds = { $name } wartet auf deinen Zug.
wait-bot = Bot spielen lassen
wait-bot-later = Sind alle hier einverstanden, darf in { $time } ein Bot spielen.
# celebrations
celebrate-ruby = { $name }: Rubin { $n } von { $of }
    .you = Rubin { $n } von { $of }
celebrate-tile = { $name }: { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = Die letzte Runde
# the question
table-is-thinking = { $name } überlegt …
table-turn-over = Dein Zug ist fertig. Beende ihn oder nimm etwas zurück.
table-no-choice = Hier gibt es nichts zu entscheiden: Es geht weiter.
table-nearly-over = Dein Zug ist fast fertig. Spiele eine Karte oder beende ihn.
table-watching = Du schaust zu. Tippe auf eine Person oder einen Ort, um mehr zu erfahren.
table-not-now = Diese Karte kannst du jetzt nicht spielen.
table-answer-first = Beantworte erst die Frage, dann beende den Zug.
table-not-your-turn = Du bist nicht am Zug.
table-premove = Du gehst { TERM($place, of: "place", form: "to") }, sobald du am Zug bist.
table-premove-back = Wähle den Ort noch einmal, um es zurückzunehmen.
table-premove-how = Wähle einen Ort, um dorthin zu gehen, sobald du am Zug bist.
table-no-undo = Weiter zurück geht es nicht.
table-no-redo = Es gibt nichts zu wiederholen.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-play = „{ $card }“ spielen
# answers
table-chances = Aussichten
table-estimate = Schätzung
table-hint-brings = Dieser Zug: { $what }.
table-hint-then = Dann { TERM($place, of: "place") }: ein Rubin innerhalb von zwei Zügen.
table-hint-chance = { $chance } Gewinnchance
table-hint-chances = Gewinnchance
table-mistake = Deine Gewinnchance sinkt um { $cost }. Noch einmal hinsehen?
table-look-again = Noch einmal hinsehen
table-all-the-same = Trotzdem so spielen
table-no-cards = Keine Bonuskarten.
table-locked = Jetzt nicht
table-open-hand = Handkarten zeigen
table-for-good = Lässt sich nicht zurücknehmen
table-your-hand = Deine Karten
table-less = Weniger: { $good }
table-more = Mehr: { $good }
table-sell = { $n ->
    [0] Nichts verkaufen
   *[other] { COUNT($n, of: "good", form: "acc") } für { COUNT($lira, of: "lira", form: "acc") } verkaufen
}
table-fetch-all = { $n ->
    [one] Diesen zurückrufen
   *[other] Alle { $n } zurückrufen
}
# connection
table-offline = Du bist offline. Neuer Versuch in { $n } s.
table-reconnecting = Verbindung verloren. Wird neu verbunden …
table-restarting = Der Server wird neu gestartet. Er ist gleich wieder da.
table-look-around = Schau dich ruhig um. Nichts geht verloren.
table-kept-here = Schau dich ruhig um. Dein Zug ist hier gemerkt und wird gesendet, sobald du wieder verbunden bist.
table-back = { $n ->
    [one] Du hast { $n } Zug verpasst. Mehr im Verlauf.
   *[other] Du hast { $n } Züge verpasst. Mehr im Verlauf.
}
table-try-now = Jetzt versuchen
table-not-taken = Dieser Zug wurde nicht angenommen.
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
table-pass-what = Alle Karten sind verdeckt. Nichts Geheimes ist zu sehen, bis du auf den Knopf drückst.
table-i-am = Ich bin { $name }: Karten zeigen
table-since = Was geschehen ist
table-pause = Pause
table-pause-none = Der Tisch bleibt unter deinen Partien.
table-pause-goes-on = Der Tisch bleibt unter deinen Partien. Seine Uhr läuft weiter.
table-pause-stops = Der Tisch bleibt unter deinen Partien. Seine Uhr steht still.
table-hands-covered = Alle Handkarten sind verdeckt.
table-lower = Spielplan verdecken
table-let-bot-for = Einen Bot für { $name } spielen lassen
table-bot-agreed = Bisher einverstanden: { $names }
# chat
table-nobody-spoke = Noch keine Nachrichten.
table-your-name = Dein Name
table-say = Nachricht
table-send = Senden
table-mute = Jemanden stummschalten
# menu
table-dark = Dunkles Design
table-switch-letters = Buchstaben auf Waren
    .what = R, G, Y und B neben den Formen
table-switch-chances = Aussichten
    .what = eine Schätzung, wer gewinnt
table-switch-warns = Vor Fehlern warnen
    .what = in Lernpartien
table-switch-ends = Züge für mich beenden
    .what = wenn nichts mehr zu entscheiden ist
table-switch-asks = Immer fragen
    .what = auch wenn es nur eine Möglichkeit gibt
table-switch-sounds = Töne
    .what = leise, bei Zügen, Würfeln und Rubinen
table-switch-keys = Tasten mit einem Buchstaben
    .what = U rückgängig, E Zug beenden, H Tipp und andere
table-let-bot = Einen Bot für mich spielen lassen
table-bot-for-you = Ein Bot spielt für dich.
table-take-back = Meinen Platz zurücknehmen
table-link = Link zu meinem Platz
table-link-what = Öffne ihn auf einem anderen Gerät, um deinen Platz dorthin zu holen. Er gilt einmal.
table-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich zu Ende
table-leave = Den Tisch verlassen
# looking up
table-for-you = Was dir das bringt
table-here-now = Wer gerade hier ist
table-all-rules = Alle Regeln
table-no-rule = Zu diesem Absatz gibt es keinen Text.
table-look-up = Lang drücken oder rechtsklicken zeigt die Regel eines Ortes.
table-key-arrows = sich auf dem Spielplan bewegen
table-key-digits = zu einem Ort mit dieser Nummer
table-key-enter = wählen
table-key-hand = deine Karten
table-key-seats = wer mitspielt
table-key-log = der Verlauf
table-key-hint = Tipp
table-key-undo = rückgängig, auch Strg+Z
table-key-redo = wiederholen, auch Strg+Y
table-key-end = Zug beenden
table-key-again = was gerade passiert ist
table-key-plan = Züge planen, wo es vereinbart ist
table-key-next = nächste Partie, die auf dich wartet
table-key-rule = die Regel zu dem, was den Fokus hat
table-key-help = diese Hilfe
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
