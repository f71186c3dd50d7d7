# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Rückgängig
# ours
ui-redo = Wiederholen
# ours
ui-end-turn = Zug beenden
# ours
ui-hint = Tipp
# ours
ui-pass = Passen
# ours
ui-pay = Zahlen
# ours
ui-decline = Ablehnen
# ours
ui-take = Nehmen
# ours
ui-sell = Verkaufen
# ours
ui-buy = Kaufen
# ours
ui-deliver = Abliefern
# ours
ui-deliver-letter = Brief überbringen
# ours
ui-roll = Würfeln
# ours
ui-reroll = Neu würfeln
# ours
ui-turn-die = Würfel drehen
# ours
ui-announce = Ansagen
# ours
ui-draw = Ziehen
# ours
ui-discard = Ablegen
# ours
ui-play-card = Karte spielen
# ours
ui-move = Gehen
# ours
ui-leave-assistant = Gehilfen zurücklassen
# ours
ui-fetch-assistant = Gehilfen mitnehmen
# ours
ui-catch = Fassen
# ours
ui-send = Schicken
# ours
ui-swap = Tauschen
# ours
ui-bid = Bieten
# ours
ui-raise = Erhöhen
# ours
ui-choose = Wählen
# ours
ui-skip = Überspringen
# ours
ui-confirm = Bestätigen
# ours
ui-cancel = Abbrechen
# ours
ui-go-anyway = Trotzdem gehen
# ours
ui-rematch = Revanche
# ours
ui-resign = Aufgeben
# ours
ui-spectate = Zuschauen
# ours
ui-replay = Nachspielen
# ours
ui-new-game = Neue Partie
# ours
ui-join = Mitspielen
# ours
ui-invite = Einladen
# ours
ui-start = Starten
# ours
ui-rules = Regeln
# ours
ui-log = Verlauf
# ours
ui-settings = Einstellungen
