# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Orte
rule-group-bonus-cards = Bonuskarten
rule-group-mosque-tiles = Moscheeplättchen
rule-group-the-turn = Der Zug
rule-group-people = Personen
rule-group-cards-in-general = Karten allgemein
rule-group-set-up = Spielaufbau
rule-group-ending = Spielende
rule-group-variants = Varianten
rule-of-card = „{ TERM($card, of: "bonus") }“
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }

# acb765c8
rule-wainwright = Zahle 7 Lira für eine Erweiterung: Dein Handkarren fasst von jeder Ware eine mehr. Die dritte bringt einen Rubin.
# 1df100fd
rule-fabric-warehouse = Fülle deinen Handkarren mit der Ware dieses Lagers; das grüne Moscheeplättchen kann eine weitere bringen.
# 920f1988
rule-spice-warehouse = { rule-fabric-warehouse }
# 3bfc35f4
rule-fruit-warehouse = { rule-fabric-warehouse }
# a6cb2c4b
rule-post-office = Nimm, was die Postanzeiger frei lassen. Dann rückt der nächste Anzeiger nach unten; nach dem letzten gehen alle wieder nach oben.
# c3237235
rule-caravansary = Nimm 2 Bonuskarten und lege dann 1 aus deiner Hand ab. Wer die Karawane führt, behält alle.
# eb91c02a
rule-fountain = Beliebig viele deiner Gehilfen kehren einzeln vom Spielplan in deinen Stapel zurück, wo immer dein Kaufmann steht.
# df541b1f
rule-black-market = Würfle und nimm 1 Tuch, Gewürz oder Obst; 7 oder 8 bringen 1 Schmuck, 9 oder 10 bringen 2, 11 oder 12 bringen 3.
# 7a726808
rule-tea-house = Sage eine Zahl von 3 bis 12 an und würfle. Erreichst du sie, nimm so viele Lira, sonst 2.
# 34a96a8b
rule-large-market = Verkaufe 1 bis 5 Waren, die das Nachfrageplättchen zeigt; je mehr es sind, desto mehr bringt jede. Das Plättchen kommt nach unten.
# 0fab6ebf
rule-small-market = { rule-large-market }
# 0b3e2771
rule-police-station = Schicke dein Familienmitglied an einen beliebigen anderen Ort und führe die Aktion dort aus; es bleibt dort.
# 742401e3
rule-sultans-palace = Liefere die gezeigten Waren ab, manche nach deiner Wahl, und nimm einen Rubin. Der nächste kostet eine Ware mehr, höchstens 10.
# c367d29f
rule-small-mosque = Besitze so viele Waren, wie das oberste Plättchen ihrer Farbe zeigt, gib 1 davon ab und nimm das Plättchen; ein Paar bringt einen Rubin.
    .more = Rot und Grün liegen bei der Kleinen Moschee, Gelb und Blau bei der Großen Moschee.
# 3ab7126b
rule-great-mosque = { rule-small-mosque }
    .more = { rule-small-mosque.more }
# 160a5b02
rule-gemstone-dealer = Kaufe einen Rubin zum gezeigten Preis. Der nächste kostet 1 Lira mehr, höchstens 23.
# 21e41bc9
rule-play-good = Nimm eine Ware deiner Wahl.
    .note = { effect-good }. Davon gibt es 4.
# e5838488
rule-play-lira = Nimm 5 Lira; auch wenn Lira zu zahlen sind.
    .note = { effect-lira }. Davon gibt es 4.
# b43a1b0b
rule-play-far = Geh 3 oder 4 Schritte oder bleib, wo du bist, statt 1 oder 2 zu gehen; eine solche Karte je Zug.
    .note = { effect-far }. Davon gibt es 4.
# b082017d
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Davon gibt es 2.
# 30e6b700
rule-play-assistant = Einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück, vor dem Gehilfenschritt.
    .note = { effect-assistant }. Davon gibt es 2.
# 4231e032
rule-play-family = Dein eigenes Familienmitglied kehrt gegen eine Belohnung zur Polizeiwache zurück; nach dem letzten Zug sind es 3 Lira.
    .note = { effect-family }. Davon gibt es 2.
# 5f100cf1
rule-play-market = Auf dem Kleinen Markt: Die Waren, die du verkaufst, müssen nicht die des Nachfrageplättchens sein.
    .note = { effect-market }. Davon gibt es 2.
# 2fe8577f
rule-play-sultan = Direkt nach der Aktion des Ortes: Führe sie noch einmal aus.
    .note = { effect-sultan }. Davon gibt es 2.
# 63ef8b83
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Davon gibt es 2.
# 685ada81
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Davon gibt es 2.
# 30bce288
rule-tile-red = Würfle mit zwei Würfeln. Mit dem roten Plättchen darfst du einmal in deinem Zug einen davon auf 4 drehen oder beide neu würfeln.
    .note = Einmal im Zug, in der Teestube oder auf dem Schwarzmarkt: einen Würfel auf 4 drehen oder neu würfeln.
# daa8752d
rule-tile-green = Einmal in deinem Zug, in einem Lager: Zahle 2 Lira für eine weitere beliebige Ware.
    .note = Einmal im Zug, in einem Lager: eine Ware mehr für 2 Lira.
# 4123102f
rule-tile-yellow = Einmal in deinem Zug: Zahle 2 Lira, und einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück.
    .note = Einmal im Zug: Ein Gehilfe kehrt für 2 Lira zurück.
# 1568ff09
rule-tile-blue = Das blaue Plättchen: Der fünfte Gehilfe kommt sofort unter den Stapel. Ein Paar Plättchen: ein Rubin, solange einer da ist.
    .note = Der fünfte Gehilfe.
# 66064266
rule-turn = Gehen, zahlen, handeln, treffen. Ein Zug, der sofort endet, ist vorbei: Es darf keine Karte mehr gespielt werden.
    .title = Der Zug
# 92c626c9
rule-moving = Der Kaufmann und die Gehilfen unter ihm gehen 1 oder 2 Schritte, an einen anderen Ort; eine Karte kann das ändern.
    .title = Die Bewegung
# 5aeb358e
rule-assistant-step = Dein Gehilfe, der hier wartet, kommt in den Stapel, sonst bleibt der unterste hier; oder der Zug endet.
    .title = Der Gehilfenschritt
    .more = Stattdessen darf ein neutraler Gehilfe mitgenommen werden. Am Brunnen wird niemand gebraucht.
# cedab212
rule-paying-merchants = Zahle 2 Lira für jeden anderen Kaufmann hier, oder der Zug endet; nicht am Brunnen.
    .title = Kaufleute bezahlen
    .more = Für einen neutralen Kaufmann wird an den Vorrat gezahlt; dann geht er, wohin ihn die Würfel schicken.
# 673aabea
rule-action = Du darfst die Aktion des Ortes ausführen; Karten wiederholen sie.
    .title = Die Aktion
    .more = Ist sie Teil einer anderen Aktion, müssen Karten für freie Momente warten.
# 77dc55bd
rule-meeting-people = Triff, wer am selben Ort ist, in beliebiger Reihenfolge, jeden einmal. Familienmitglieder musst du fassen, die anderen darfst du auslassen.
    .title = Begegnungen
# 5726e950
rule-when-cards-may-be-played = Bonuskarten und Plättchen spielst du bei Fragen, die eine Karte unterbrechen darf. (1) Es läuft nichts: jede Karte, die nicht an etwas anderes gebunden ist. (2) Es sind Lira zu zahlen, jetzt oder um eine Aktion, die Lira kostet, noch einmal auszuführen.
    .title = Wann Karten gespielt werden
# 35a47345
rule-goods-that-do-not-fit = Nimm eine Ware; was der Handkarren nicht fasst, ist verloren.
    .title = Waren ohne Platz
# acfaf914
rule-family-members = Schicke das Familienmitglied einer anderen Person gegen eine Belohnung zur Polizeiwache; jedes für sich.
    .title = Familienmitglieder
# e9e438ce
rule-reward = Nimm 3 Lira oder eine Bonuskarte; gibt es keine, 3 Lira.
    .title = Die Belohnung
# add4000b
rule-governor = Ziehe eine Bonuskarte und zahle dafür 2 Lira oder eine beliebige Karte. Dann geht der Gouverneur, wohin ihn die Würfel schicken.
    .title = Der Gouverneur
# bd4b29de
rule-smuggler = Nimm eine Ware und zahle dafür 2 Lira oder eine beliebige Ware. Dann geht der Schmuggler, wohin ihn die Würfel schicken.
    .title = Der Schmuggler
    .more = Eine Ware, für die kein Platz war, darf trotzdem als Bezahlung zurückgegeben werden.
# 1c1c4b86
rule-drawing-cards = Ziehe eine Bonuskarte, wenn es eine gibt. Sobald der Nachziehstapel leer ist, wird der Ablagestapel zu einem neuen gemischt.
    .title = Karten ziehen
# 47b59819
rule-playing-cards = Eine gespielte Karte kommt auf den Ablagestapel, wenn ihre Wirkung vorbei ist.
    .title = Karten spielen
# 7cffb40b
rule-discard-pile = Vom Nachziehstapel oder oben vom Ablagestapel.
    .title = Der Ablagestapel
# d82bedb7
rule-what-is-hidden = Verdeckt sind der Nachziehstapel und die Hände der anderen; auch kommende Würfe kennt niemand.
    .title = Was verdeckt ist
    .more = Wer zuschaut, sieht keine Hand. Nachfrageplättchen, die noch niemand gesehen hat, haben keine bekannte Reihenfolge.
# 88d55995
rule-table = Alles, was nicht dem Zufall überlassen ist; die Orte liegen aus.
    .title = Der Tisch
# 93421e7b
rule-what-a-player-has = Der Kaufmann auf seinem Stapel am Brunnen, das Familienmitglied auf der Polizeiwache.
    .title = Was jede Person hat
# 9d3dee53
rule-what-chance-decides = Wer beginnt, wo Gouverneur und Schmuggler stehen, die ersten Nachfrageplättchen, eine Bonuskarte für alle.
    .title = Was der Zufall entscheidet
# afb0987f
rule-random-layouts = Jede Auslage, die LAY-1 und LAY-2 erlauben, ist gleich wahrscheinlich: Es wird gezogen, bis eine passt.
    .title = Zufällige Auslagen
# 5394a860
rule-layouts-that-are-allowed = Der Brunnen liegt innen, LAY-2. Schwarzmarkt und Teestube liegen drei Schritte auseinander, in verschiedenen Reihen und Spalten.
    .title = Erlaubte Auslagen
# e82ea606
rule-demand-tiles = Das nächste Nachfrageplättchen kommt nach oben; waren alle dort, kommen sie in derselben Reihenfolge wieder.
    .title = Nachfrageplättchen
# 98ba8c38
rule-end-of-the-game = Runden von Zügen ab der Person, die begonnen hat, bis am Ende einer Runde jemand genug Rubine hat.
    .title = Das Ende des Spiels
# 00d849aa
rule-last-cards = Spiele, was noch Waren oder Geld bringt.
    .title = Die letzten Karten
# 9821dc2d
rule-who-wins = Rubine, dann Lira, dann Waren, dann Bonuskarten; die Besten zuerst.
    .title = Wer gewinnt
# 2e82ffb9
rule-neutral-assistants = { rule-assistant-step }
    .title = Neutrale Gehilfen
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Wer die Aktion der Karawanserei ausgeführt hat, hat das Plättchen ab dem nächsten Zug.
    .title = Karawanenführer
