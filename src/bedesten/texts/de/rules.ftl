# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-places = Orte
rule-group-places-of-mocha-baksheesh = Orte: { set-mocha }
rule-group-places-of-letters-seals = Orte: { set-letters }
rule-group-bonus-cards = Bonuskarten
rule-group-bonus-cards-of-mocha-baksheesh = Bonuskarten: { set-mocha }
rule-group-bonus-cards-of-letters-seals = Bonuskarten: { set-letters }
rule-group-guild-cards = Gildenkarten
rule-group-kiosk-tiles = Kioskplättchen
rule-group-mosque-tiles = Moscheeplättchen
rule-group-tavern-tiles = Tavernenplättchen
rule-group-the-turn = Der Zug
rule-group-people = Personen
rule-group-cards-in-general = Karten allgemein
rule-group-set-up = Spielaufbau
rule-group-ending = Spielende
rule-group-variants = Varianten
rule-of-card = „{ TERM($card, of: "bonus") }“
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } „{ TERM($number, of: "guild") }“
rule-of-kiosk = Kioskplättchen { NUMBER($number) }

# 14ec8a78
rule-wainwright = Zahle 7 Lira für eine Erweiterung: Dein Handkarren fasst von jeder Ware eine mehr. Die dritte bringt einen Rubin.
    .note = Ein größerer Handkarren, mit der dritten Erweiterung ein Rubin.
# 6d20cbe0
rule-fabric-warehouse = Fülle deinen Handkarren mit der Ware dieses Lagers; das grüne Moscheeplättchen kann eine weitere bringen.
    .note = So viel Tuch, wie Platz hat.
# d1217c33
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = So viel Gewürz, wie Platz hat.
# 9f98be13
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = So viel Obst, wie Platz hat.
# 12e1d7ca
rule-post-office = Nimm, was die Postanzeiger frei lassen. Dann rückt der nächste Anzeiger nach unten; nach dem letzten gehen alle wieder nach oben.
    .note = Waren und Lira, jedes Mal andere.
# 1cd23c58
rule-caravansary = Nimm 2 Bonuskarten und lege dann 1 aus deiner Hand ab. Wer die Karawane führt, behält alle.
    .note = Bonuskarten zur Auswahl.
    .more = Mit „{ set-mocha }“ nimmst du auch 1 Kaffee.
# a0e62636
rule-fountain = Beliebig viele deiner Gehilfen kehren einzeln vom Spielplan in deinen Stapel zurück, wo immer dein Kaufmann steht.
    .note = Deine Gehilfen kommen zu dir zurück.
    .more = Dein Kompagnon darf vom Spielplan oder aus dem allgemeinen Vorrat in deinen Vorrat kommen.
# 47f2e223
rule-black-market = Würfle und nimm 1 Tuch, Gewürz oder Obst; 7 oder 8 bringen 1 Schmuck, 9 oder 10 bringen 2, 11 oder 12 bringen 3.
    .note = Eine Ware sicher, Schmuck mit Glück.
# d3fa2bd9
rule-tea-house = Sage eine Zahl von 3 bis 12 an und würfle. Erreichst du sie, nimm so viele Lira, sonst 2.
    .note = Je mehr du wagst, desto mehr Lira.
# 2305213b
rule-large-market = Verkaufe 1 bis 5 Waren, die das Nachfrageplättchen zeigt; je mehr es sind, desto mehr bringt jede. Das Plättchen kommt nach unten.
    .note = Lira für gefragte Waren.
# 3a48945d
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 3db8cbaa
rule-police-station = Schicke dein Familienmitglied an einen beliebigen anderen Ort und führe die Aktion dort aus; es bleibt dort.
    .note = Eine Aktion an jedem Ort, durch dein Familienmitglied.
# 8b8a19b4
rule-sultans-palace = Liefere die gezeigten Waren ab, manche nach deiner Wahl, und nimm einen Rubin. Der nächste kostet eine Ware mehr, höchstens 10.
    .note = Ein Rubin für viele Waren.
# 8f689c03
rule-small-mosque = Besitze so viele Waren, wie das oberste Plättchen ihrer Farbe zeigt, gib 1 davon ab und nimm das Plättchen; ein Paar bringt einen Rubin.
    .note = Plättchen, die das ganze Spiel lang helfen.
    .more = Rot und Grün liegen bei der Kleinen Moschee, Gelb und Blau bei der Großen Moschee.
# 47190dee
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Kaufe einen Rubin zum gezeigten Preis. Der nächste kostet 1 Lira mehr, höchstens 23.
    .note = Ein Rubin für Lira.
# 125f1345
rule-roasting-plant = Nimm 2 Kaffee für 2 Lira, 2 für eine Ware und 2 für eine Bonus- oder Gildenkarte: mindestens eines davon, jedes einmal.
    .note = Kaffee für dies und das.
# a3ea0968
rule-guild-hall = Nimm 1 Kaffee und 2 Gildenkarten und lege dann 1 Gildenkarte aus deiner Hand ab.
    .note = Kaffee und Gildenkarten zur Auswahl.
# 503ac5a7
rule-tavern = Zahle Kaffee für eines davon: die Barriere und eine Aktion daneben, ein Tavernenplättchen oder Bakschisch für einen Rubin.
    .note = Barriere, Plättchen oder Rubin für Kaffee.
# d6bc6ce6
rule-coffee-house = Liefere den gezeigten Kaffee ab und nimm einen Rubin. Der nächste kostet 1 Kaffee mehr, höchstens 10.
    .note = Ein Rubin für Kaffee.
# eb22797d
rule-embassy = Nimm 2 Briefe.
    .note = 2 Briefe auf einmal.
# 8bb8a8e8
rule-kiosk = Nimm einen Brief. Decke Kioskplättchen auf, eines mehr als Personen; ab dir wählen alle im Uhrzeigersinn je eines.
    .note = Ein Brief, und ein Plättchen für alle.
    .more = Wer ein Plättchen gewählt hat, darf es nutzen. Zuletzt darfst du auch das übrige nutzen.
# b18de182
rule-auction-house = Nimm eine Ware und biete mindestens 1 Lira für 2 Bonuskarten. Im Uhrzeigersinn bieten die anderen je einmal mehr oder passen.
    .note = Eine Ware, und Karten für das höchste Gebot.
    .more = Dann darfst du ein letztes Mal erhöhen.
# 74d9d62f
rule-secret-society = Lege Briefe mit 6 Siegeln ab und nimm den nächsten Rubin des Sultanspalasts oder des Edelsteinhändlers.
    .note = Ein Rubin für Siegel.
    .more = Mit „{ set-mocha }“ auch des Kaffeehauses. Die ersten drei Male in einem Spiel bringen zusätzlich 3, 2 und 1 Lira.
# 96139ff0
rule-catacombs = Nimm eine Ware oder Kaffee. Dann geht dein Kaufmann oder dein Kompagnon an einen beliebigen anderen Ort, und dort geschieht nichts.
    .note = Eine Ware, und von hier an jeden Ort.
    .more = Keine Aktion, keine Zahlung, niemand wird getroffen oder mitgenommen; nur Briefe werden überbracht.
# 6b1777f9
rule-play-good = Nimm eine Ware deiner Wahl.
    .note = { effect-good }. Davon gibt es 4.
# 70ea9cf1
rule-play-lira = Nimm 5 Lira; auch wenn Lira zu zahlen sind.
    .note = { effect-lira }. Davon gibt es 4.
# e9ab6028
rule-play-far = Statt 1 oder 2 Schritten: Geh 3 oder 4, bleib, wo du bist, oder geh in eine Ecke des Spielplans; eine solche Karte je Zug.
    .note = { effect-far }. Davon gibt es 4.
# 5d393ddb
rule-play-stay = { rule-play-far }
    .note = { effect-stay }. Davon gibt es 2.
# 30e6b700
rule-play-assistant = Einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück, vor dem Gehilfenschritt.
    .note = { effect-assistant }. Davon gibt es 2.
# 96570b09
rule-play-family = Dein eigenes Familienmitglied kehrt gegen eine Belohnung zur Polizeiwache zurück; nach dem letzten Zug sind es 3 Lira.
    .note = { effect-family }. Davon gibt es 2.
# 106c5c47
rule-play-market = Auf dem Kleinen Markt: Die Waren, die du verkaufst, müssen nicht die des Nachfrageplättchens sein.
    .note = { effect-market }. Davon gibt es 2.
# 914455f4
rule-play-sultan = Direkt nach der Aktion des Ortes: Führe sie noch einmal aus.
    .note = { effect-sultan }. Davon gibt es 2.
# e17bd4f2
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Davon gibt es 2.
# 47e99460
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Davon gibt es 2.
# cb6a7840
rule-play-coffee2 = Nimm 2 Kaffee.
    .note = { effect-coffee2 }. Davon gibt es 2.
# 83d525dd
rule-play-guild = Zahle 2 Kaffee und ziehe eine Gildenkarte.
    .note = { effect-guild }. Davon gibt es 2.
# 1686fe2a
rule-play-8lira = Zahle 1 Kaffee und nimm 8 Lira; auch wenn Lira zu zahlen sind.
    .note = { effect-8lira }. Davon gibt es 2.
# 5c8c01c9
rule-play-swap = Gib 1 bis 3 Waren oder Kaffee, dann nimm ebenso viel von anderer Art, soweit Platz ist.
    .note = { effect-swap }. Davon gibt es 2.
# 57ce3d7a
rule-play-dice-mocha = Würfle mit zwei Würfeln: Ein niedriger Wurf bringt Lira, ein hoher Kaffee.
    .note = { effect-dice-mocha }. Davon gibt es 2.
# f9d093ae
rule-play-six = Nach einem Wurf in deinem Zug, der keine Figur bewegt: Drehe einen Würfel auf 6.
    .note = { effect-six }. Davon gibt es 2.
# 7a62f2fe
rule-play-corner = { rule-play-far }
    .note = { effect-corner }. Davon gibt es 2.
# 825cad04
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Davon gibt es 2.
# 9c57bfe9
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Davon gibt es 2.
# 50bb8a7b
rule-play-letter = Nimm einen Brief.
    .note = { effect-letter }. Davon gibt es 3.
# cd6b9464
rule-play-dice-letters = Würfle mit zwei Würfeln und nimm, was die Karte dafür zeigt: Lira oder Briefe.
    .note = { effect-dice-letters }. Davon gibt es 3.
# ba508c3b
rule-play-7lira = Zahle eine Ware oder Kaffee und nimm 7 Lira; auch wenn Lira zu zahlen sind.
    .note = { effect-7lira }. Davon gibt es 3.
# f369426a
rule-play-good3-red = Nimm die gezeigte Ware und 3 Lira.
    .note = { effect-good3-red }. Davon gibt es 1.
# 44772cae
rule-play-good3-green = { rule-play-good3-red }
    .note = { effect-good3-green }. Davon gibt es 1.
# a270af46
rule-play-good3-yellow = { rule-play-good3-red }
    .note = { effect-good3-yellow }. Davon gibt es 1.
# 959ff4c6
rule-play-copy = Gilt als die oberste Karte des Ablagestapels, wenn du die spielen könntest; keine Kopie einer Kopie.
    .more = Jene Karte bleibt liegen; diese kommt auf den Ablagestapel, wenn ihre Wirkung vorbei ist.
    .note = { effect-copy }. Davon gibt es 3.
# f0fac4ad
rule-play-walk = Eine andere Art, in diesem Zug zu gehen; eine solche Karte je Zug.
    .more = „{ bonus-walk }“: Dein Familienmitglied geht an einen Nachbarort und führt dessen Aktion aus; das ist der ganze Zug. Nicht von oder zu der Polizeiwache. „{ bonus-follow }“: Dein Kaufmann geht dorthin, wo der Kaufmann einer anderen Person ist, und bezahlt diesen nicht. „{ bonus-companion2 }“: Er geht 2 Schritte statt 1.
    .note = { effect-walk }. Davon gibt es 3.
# 2a185ec1
rule-play-follow = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-follow }. Davon gibt es 3.
# de715ee6
rule-play-companion2 = { rule-play-walk }
    .more = { rule-play-walk.more }
    .note = { effect-companion2 }. Davon gibt es 3.
# 9fe67c21
rule-play-neutral = Nutze den Gouverneur, den Schmuggler, den Kurier oder den Kaffeehändler zu seinem Preis, wo immer er ist.
    .more = Das Begegnungsplättchen macht das nicht kostenlos: Es ist keine Begegnung. Dann schicken ihn die Würfel weiter. Du darfst ihm in diesem Zug noch begegnen.
    .note = { effect-neutral }. Davon gibt es 3.
# 0171e42f
rule-play-mosque = Direkt nach der Aktion einer Moschee: Führe sie dort noch einmal aus.
    .note = { effect-mosque }. Davon gibt es 3.
# 20390f0b
rule-play-secret = Direkt nach der Aktion des Geheimbunds: Führe sie noch einmal aus.
    .note = { effect-secret }. Davon gibt es 3.
# 04e07bfb
rule-play-anywhere = Zahle 3 Lira: Dein Kaufmann geht an einen beliebigen anderen Ort.
    .note = { effect-anywhere }. Davon gibt es 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Nicht in unserem Nachziehstapel; dein Exemplar hat sie vielleicht.
# 24e314b4
rule-guild-1 = Nimm eine Erweiterung für deinen Handkarren, ohne zu zahlen.
    .note = { effect-guild-1 }.
# 614ee2ec
rule-guild-2 = Fülle deinen Handkarren mit einer Ware: mit Karte 2 Tuch, mit 3 Gewürze, mit 4 Obst.
    .more = Dann nimm bis zu 3 Waren, alle verschieden.
    .note = { effect-guild-2 }.
# 7168c58d
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 123ae590
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 63cd5fb7
rule-guild-5 = Nimm 4 Lira und bis zu 4 Waren, alle verschieden.
    .note = { effect-guild-5 }.
# 0223f3fd
rule-guild-6 = Ziehe 3 Bonuskarten; so viele muss es geben.
    .note = { effect-guild-6 }.
# 011a43e7
rule-guild-7 = Dein Kaufmann geht mit seinen Gehilfen zum Brunnen, und beliebige deiner Gehilfen vom Spielplan kommen zu ihm.
    .more = Dann hast du sofort noch einen Zug.
    .note = { effect-guild-7 }.
# 14ad4596
rule-guild-8 = Nimm 2 Tuch, Gewürze oder Obst, dann würfle; 4 bis 6 bringen 1 Schmuck, mehr bringt 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Sage eine Zahl an und würfle wie in der Teestube, für doppelt so viele Lira; sonst nimm 4.
    .note = { effect-guild-9 }.
# 2b821abe
rule-guild-10 = Zahle 1 Tuch, 1 Gewürz und 1 Obst, nimm 15 Lira.
    .note = { effect-guild-10 }.
# 654f442c
rule-guild-11 = Zahle 1 Schmuck, 1 Tuch und 1 Gewürz, nimm 20 Lira.
    .note = { effect-guild-11 }.
# e293aa72
rule-guild-12 = Führe die Aktion eines beliebigen Ortes aus, an dem sie möglich ist.
    .more = Dann geht dein Familienmitglied zur Polizeiwache, falls es anderswo ist; das bringt nichts.
    .note = { effect-guild-12 }.
# cde9dde1
rule-guild-13 = Zahle 6 beliebige Waren, nimm den nächsten Rubin des Sultanspalasts.
    .note = { effect-guild-13 }.
# e6e19abb
rule-guild-14 = Nimm ein Plättchen, das dir fehlt, für 1 Ware seiner Farbe, was immer es zeigt; ein Paar bringt einen Rubin.
    .more = Karte 14 gilt der Kleinen Moschee, Karte 15 der Großen Moschee.
    .note = { effect-guild-14 }.
# 2445626a
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 9a7a45f6
rule-guild-16 = Zahle 15 Lira, nimm den nächsten Rubin des Edelsteinhändlers, dann 1 Kaffee für jeden Rubin, den du hast.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Nimm 5 Kaffee.
    .note = { effect-guild-17 }.
# 014050d5
rule-guild-18 = Nimm 1 Kaffee und ziehe 2 Gildenkarten; so viele muss es außer dieser geben.
    .note = { effect-guild-18 }.
# e80a9ca7
rule-guild-19 = Führe die Aktion der Taverne ein- oder zweimal aus, gleich oder verschieden; zusammen 1 Kaffee billiger.
    .note = { effect-guild-19 }.
# ace97a01
rule-guild-20 = Nimm den nächsten Rubin des Kaffeehauses zum halben Preis, aufgerundet.
    .note = { effect-guild-20 }.
# d1594182
rule-kiosk-1 = Nimm die gezeigten Waren und Lira.
    .note = { kiosk-1 }.
# b7a791d7
rule-kiosk-2 = { rule-kiosk-1 }
    .note = { kiosk-2 }.
# 1f1cf8f3
rule-kiosk-3 = { rule-kiosk-1 }
    .note = { kiosk-3 }.
# b556ac08
rule-kiosk-4 = { rule-kiosk-1 }
    .note = { kiosk-4 }.
# f204422b
rule-kiosk-5 = { rule-kiosk-1 }
    .note = { kiosk-5 }.
# 9f10f3a1
rule-kiosk-6 = { rule-kiosk-1 }
    .note = { kiosk-6 }.
# a18e4350
rule-kiosk-7 = { rule-kiosk-1 }
    .note = { kiosk-7 }.
# 184d0ff2
rule-kiosk-8 = { rule-kiosk-1 }
    .note = { kiosk-8 }.
# 5e54907b
rule-kiosk-9 = { rule-kiosk-1 }
    .note = { kiosk-9 }.
# b2ee7951
rule-kiosk-10 = { rule-kiosk-1 }
    .note = { kiosk-10 }.
# 2c3d2e39
rule-kiosk-11 = Ziehe eine Bonuskarte.
    .note = { kiosk-11 }.
# b0dd8ee1
rule-kiosk-12 = { rule-kiosk-1 }
    .note = { kiosk-12 }.
# 4aad4da1
rule-kiosk-13 = Nimm 1 Kaffee oder 2 Lira, mit dem anderen Plättchen 3; ohne „{ set-mocha }“ die Lira.
    .note = { kiosk-13 }.
# 99944d19
rule-kiosk-14 = { rule-kiosk-13 }
    .note = { kiosk-14 }.
# cc168bf8
rule-kiosk-15 = Dein Kompagnon kommt vom Spielplan oder aus dem allgemeinen Vorrat in deinen Vorrat.
    .note = { kiosk-15 }.
# 9d59b0eb
rule-kiosk-16 = Würfle mit einem Würfel und nimm so viele Lira.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Zahle 10 Lira für eine Erweiterung.
    .note = { kiosk-17 }.
# aaa1e4fc
rule-kiosk-18 = Zahle von jeder Ware 1 für eine Erweiterung.
    .note = { kiosk-18 }.
# 7e2b3ec4
rule-kiosk-19 = Dein Kaufmann geht mit seinem Stapel zum Brunnen; dort keine Aktion, und kein Gehilfe kommt mit.
    .note = { kiosk-19 }.
# b9d193c6
rule-kiosk-20 = Gib eine Ware oder Kaffee für einen Brief oder einen Brief für eine Ware oder Kaffee.
    .note = { kiosk-20 }.
# 36be8b89
rule-kiosk-21 = Gib eine Bonuskarte für einen Brief oder einen Brief für eine Bonuskarte.
    .note = { kiosk-21 }.
# ea660ad1
rule-kiosk-22 = Zahle 2 Lira für einen Brief oder gib einen Brief für 3 Lira.
    .note = { kiosk-22 }.
# 471a8a93
rule-kiosk-23 = Zahle 2 Lira für eine Ware oder Kaffee oder gib eine Ware oder Kaffee für 3 Lira.
    .note = { kiosk-23 }.
# f05b39c1
rule-kiosk-24 = Zahle 2 Lira für eine Bonuskarte oder gib eine Bonuskarte für 3 Lira.
    .note = { kiosk-24 }.
# 30bce288
rule-tile-red = Würfle mit zwei Würfeln. Mit dem roten Plättchen darfst du einmal in deinem Zug einen davon auf 4 drehen oder beide neu würfeln.
    .note = Einmal im Zug, in der Teestube oder auf dem Schwarzmarkt: einen Würfel auf 4 drehen oder neu würfeln.
# daa8752d
rule-tile-green = Einmal in deinem Zug, in einem Lager: Zahle 2 Lira für eine weitere beliebige Ware.
    .note = Einmal im Zug, in einem Lager: eine Ware mehr für 2 Lira.
# 4123102f
rule-tile-yellow = Einmal in deinem Zug: Zahle 2 Lira, und einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück.
    .note = Einmal im Zug: Ein Gehilfe kehrt für 2 Lira zurück.
# 8cc6b204
rule-tile-blue = Das blaue Plättchen: Der fünfte Gehilfe kommt sofort unter den Stapel. Ein Paar Plättchen: ein Rubin, solange einer da ist.
    .more = Bezahlt wird 1 Ware der Farbe.
    .note = Der fünfte Gehilfe.
# 487c6f69
rule-movement-tile = Statt 1 oder 2 Schritten: Geh geradeaus, so weit du möchtest; nicht über die Barriere einer anderen Person.
    .title = Das Bewegungsplättchen
    .note = Statt 1 oder 2 Schritten geradeaus, so weit du möchtest.
# ac5720d2
rule-encounter-tile = Mit dem Begegnungsplättchen verlangt niemand etwas, dem du begegnest.
    .title = Das Begegnungsplättchen
    .note = Niemand, dem du begegnest, verlangt etwas.
# c5847790
rule-turn = Gehen, zahlen, handeln, treffen; oder eine Gildenkarte. Ein Zug, der sofort endet, ist vorbei: Es darf keine Karte mehr gespielt werden.
    .title = Der Zug
# e1e049a9
rule-moving = Der Kaufmann und die Gehilfen unter ihm gehen 1 oder 2 Schritte, an einen anderen Ort; eine Karte kann das ändern.
    .title = Die Bewegung
    .more = Stattdessen darf der Kompagnon, wenn er auf dem Spielplan ist, 1 Schritt gehen; anstelle des ganzen Zuges darf eine Gildenkarte gespielt werden.
# a14b5f61
rule-assistant-step = Dein Gehilfe, der hier wartet, kommt in den Stapel, sonst bleibt der unterste hier; oder der Zug endet.
    .title = Der Gehilfenschritt
    .more = Stattdessen darf ein neutraler Gehilfe mitgenommen werden. Am Brunnen wird niemand gebraucht, und der Kompagnon braucht keinen.
# a153cfe5
rule-paying-merchants = Zahle 2 Lira für jeden anderen Kaufmann hier, oder der Zug endet; nicht am Brunnen.
    .title = Kaufleute bezahlen
    .more = Auch die Kompagnons der anderen werden bezahlt. Für einen neutralen Kaufmann wird an den Vorrat gezahlt; dann geht er, wohin ihn die Würfel schicken.
# 23658480
rule-action = Du darfst die Aktion des Ortes ausführen; Karten wiederholen sie.
    .title = Die Aktion
    .more = Ist sie Teil einer anderen Aktion, müssen Karten für freie Momente warten; zwischen dem, was das Familienmitglied getan hat, und seiner Wiederholung dürfen sie gespielt werden. In einem Zug mit Gildenkarte wird nichts wiederholt.
# 77dc55bd
rule-meeting-people = Triff, wer am selben Ort ist, in beliebiger Reihenfolge, jeden einmal. Familienmitglieder musst du fassen, die anderen darfst du auslassen.
    .title = Begegnungen
# 5726e950
rule-when-cards-may-be-played = Bonuskarten und Plättchen spielst du bei Fragen, die eine Karte unterbrechen darf. (1) Es läuft nichts: jede Karte, die nicht an etwas anderes gebunden ist. (2) Es sind Lira zu zahlen, jetzt oder um eine Aktion, die Lira kostet, noch einmal auszuführen.
    .title = Wann Karten gespielt werden
# 35a47345
rule-goods-that-do-not-fit = Nimm eine Ware; was der Handkarren nicht fasst, ist verloren.
    .title = Waren ohne Platz
# 74c2880d
rule-barrier = Nur die Figuren der Person, die die Barriere gesetzt hat, gehen darüber; eine Figur, die hingestellt wird, beachtet sie nicht.
    .title = Die Barriere
# d081c8e4
rule-letters = Ein Brief wird umgedreht, sobald dein Kaufmann, Kompagnon oder Familienmitglied an seinem Ort ist, wer auch immer am Zug ist.
    .title = Briefe
    .more = Gleich, was zuerst da war, die Figur oder der Brief. Dann hat er 2 Siegel, vorher war es 1.
# 05f186e4
rule-paying-with-seals = Lege einzeln Briefe ab, die zusammen mindestens so viele Siegel haben, und keinen, den die Summe nicht braucht.
    .title = Mit Siegeln zahlen
# 2482b5d4
rule-companion = Am Anfang deines Zuges: Dein Kompagnon kommt aus deinem Vorrat an den Ort deines Kaufmanns; er darf sofort gehen.
    .title = Der Kompagnon
# 9a308339
rule-double-turn = Am Ende deines Zuges, einmal in einer Runde: Lege Briefe mit 3 Siegeln ab, und du hast sofort noch einen Zug.
    .title = Der Bonuszug
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
# 15a66f2e
rule-coffee-trader = Nimm 1 Kaffee und zahle dafür 2 Lira oder eine Ware. Dann geht der Kaffeehändler, wohin ihn die Würfel schicken.
    .title = Der Kaffeehändler
# e69b2f35
rule-courier = Nimm einen Brief und zahle dafür 2 Lira oder einen beliebigen Brief. Dann geht der Kurier, wohin ihn die Würfel schicken.
    .title = Der Kurier
# 1c1c4b86
rule-drawing-cards = Ziehe eine Bonuskarte, wenn es eine gibt. Sobald der Nachziehstapel leer ist, wird der Ablagestapel zu einem neuen gemischt.
    .title = Karten ziehen
# 47b59819
rule-playing-cards = Eine gespielte Karte kommt auf den Ablagestapel, wenn ihre Wirkung vorbei ist.
    .title = Karten spielen
# 7cffb40b
rule-discard-pile = Vom Nachziehstapel oder oben vom Ablagestapel.
    .title = Der Ablagestapel
# f5331fe4
rule-what-is-hidden = Du kennst deine eigenen Karten, von den Karten der anderen ihre Anzahl und die, die vom Ablagestapel genommen wurden.
    .title = Was verdeckt ist
    .more = Niemand kennt die Reihenfolge des Nachziehstapels oder der Nachfrageplättchen, die noch nicht oben lagen. Wer zuschaut, sieht keine Hand. Alles andere ist offen.
# dfaf3f9a
rule-guild-cards = Eine Gildenkarte ersetzt den ganzen Zug: Niemand geht, zahlt oder wird getroffen, und alles, was sie sagt, geschieht.
    .title = Gildenkarten
    .more = Das rote und das grüne Plättchen lassen sich mit ihr nicht einsetzen, auch keine Karten für die Bewegung, für den Kleinen Markt oder zum Wiederholen.
# ea1b4afe
rule-drawing-guild-cards = Ziehe eine Gildenkarte, wenn es eine gibt. Sobald der Nachziehstapel leer ist, werden die gebrauchten Karten zu einem neuen gemischt.
    .title = Gildenkarten ziehen
# 88d55995
rule-table = Alles, was nicht dem Zufall überlassen ist; die Orte liegen aus.
    .title = Der Tisch
# 93421e7b
rule-what-a-player-has = Der Kaufmann auf seinem Stapel am Brunnen, das Familienmitglied auf der Polizeiwache.
    .title = Was jede Person hat
# da2752cc
rule-what-chance-decides = Wer beginnt, wo Gouverneur und Schmuggler stehen, die ersten Nachfrageplättchen, eine Bonuskarte für alle.
    .title = Was der Zufall entscheidet
    .more = Kaffeehändler und Kurier kommen ebenso ins Spiel wie der Gouverneur.
# afb0987f
rule-random-layouts = Jede Auslage, die LAY-1 und LAY-2 erlauben, ist gleich wahrscheinlich: Es wird gezogen, bis eine passt.
    .title = Zufällige Auslagen
# 5394a860
rule-layouts-that-are-allowed = Der Brunnen liegt innen, LAY-2. Schwarzmarkt und Teestube liegen drei Schritte auseinander, in verschiedenen Reihen und Spalten.
    .title = Erlaubte Auslagen
# e82ea606
rule-demand-tiles = Das nächste Nachfrageplättchen kommt nach oben; waren alle dort, kommen sie in derselben Reihenfolge wieder.
    .title = Nachfrageplättchen
# e97069c8
rule-end-of-the-game = Runden von Zügen ab der Person, die begonnen hat, bis am Ende einer Runde jemand genug Rubine hat.
    .title = Das Ende des Spiels
    .more = Zusätzliche Züge gehören zur Runde, auch in der letzten.
# 00d849aa
rule-last-cards = Spiele, was noch Waren oder Geld bringt.
    .title = Die letzten Karten
# 9821dc2d
rule-who-wins = Rubine, dann Lira, dann Waren, dann Bonuskarten; die Besten zuerst.
    .title = Wer gewinnt
# 0e764d60
rule-neutral-assistants = { rule-assistant-step }
    .title = Neutrale Gehilfen
    .more = { rule-assistant-step.more }
# e43f3a58
rule-caravan-leader = Wer die Aktion der Karawanserei ausgeführt hat, hat das Plättchen ab dem nächsten Zug.
    .title = Karawanenführer
