# The topics of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

rule-group-the-game-in-short = Das Spiel in Kürze
rule-group-the-turn = Der Zug
rule-group-places-for-goods = Orte für Waren
rule-group-places-for-lira = Orte für Lira
rule-group-places-that-help = Orte, die helfen
rule-group-places-for-rubies = Orte für Rubine
rule-group-how-cards-work = Wie Karten funktionieren
rule-group-bonus-cards = Bonuskarten
rule-group-mosque-tiles = Moscheeplättchen
rule-group-set-up = Spielaufbau
rule-group-what-is-new-with-mocha-baksheesh = Neu mit „{ set-mocha }“
rule-group-places-of-mocha-baksheesh = Orte: { set-mocha }
rule-group-tavern-tiles = Tavernenplättchen
rule-group-bonus-cards-of-mocha-baksheesh = Bonuskarten: { set-mocha }
rule-group-guild-cards = Gildenkarten
rule-group-what-is-new-with-letters-seals = Neu mit „{ set-letters }“
rule-group-places-of-letters-seals = Orte: { set-letters }
rule-group-bonus-cards-of-letters-seals = Bonuskarten: { set-letters }
rule-group-kiosk-tiles = Kioskplättchen
rule-group-the-grand-bazaar = Der Große Basar
rule-group-variants = Varianten
rule-group-the-end = Spielende
rule-group-what-is-hidden = Was verdeckt ist
rule-of-card = „{ TERM($card, of: "bonus") }“
rule-of-place = { NUMBER($place) } { TERM($place, of: "place") }
rule-of-guild = { NUMBER($number) } „{ TERM($number, of: "guild") }“
rule-of-kiosk = Kioskplättchen { NUMBER($number) }

# 62599372
rule-wainwright = Zahle 7 Lira für eine Erweiterung: Dein Handkarren fasst von jeder Ware eine mehr. Die dritte bringt einen Rubin.
    .note = Ein größerer Handkarren, mit der dritten Erweiterung ein Rubin.
# 2cea1e76
rule-fabric-warehouse = Fülle deinen Handkarren mit der Ware dieses Lagers; das grüne Moscheeplättchen kann eine weitere bringen.
    .note = So viel Tuch, wie Platz hat.
# 3c22b898
rule-spice-warehouse = { rule-fabric-warehouse }
    .note = So viel Gewürz, wie Platz hat.
# a84579d1
rule-fruit-warehouse = { rule-fabric-warehouse }
    .note = So viel Obst, wie Platz hat.
# 87a0c7c3
rule-post-office = Nimm, was die Postanzeiger frei lassen. Dann rückt der nächste Anzeiger nach unten; nach dem letzten gehen alle wieder nach oben.
    .note = Waren und Lira, jedes Mal andere.
# a640ed05
rule-caravansary = Nimm 2 Bonuskarten. Jede darf vom Nachziehstapel oder oben vom Ablagestapel kommen. Lege dann 1 beliebige Bonuskarte aus deiner Hand ab.
    .more = Mit dem Karawanenplättchen legst du keine ab. Mit „{ set-mocha }“ nimmst du auch 1 Kaffee.
    .note = Bonuskarten zur Auswahl.
# a0247052
rule-fountain = Ruf beliebig viele deiner Gehilfen zurück: Sie kommen vom Spielplan in deinen Stapel, wo immer dein Kaufmann steht. Du brauchst hier keinen Gehilfen und zahlst niemandem.
    .more = Mit „{ set-letters }“ darfst du auch deinen Kompagnon in deinen Vorrat nehmen.
    .note = Deine Gehilfen kommen zu dir zurück.
# 578420ba
rule-black-market = Würfle und nimm 1 Tuch, Gewürz oder Obst; 7 oder 8 bringen 1 Schmuck, 9 oder 10 bringen 2, 11 oder 12 bringen 3.
    .note = Eine Ware sicher, Schmuck mit Glück.
# d3fa2bd9
rule-tea-house = Sage eine Zahl von 3 bis 12 an und würfle. Erreichst du sie, nimm so viele Lira, sonst 2.
    .note = Je mehr du wagst, desto mehr Lira.
# 8c7f69f3
rule-large-market = Verkaufe 1 bis 5 Waren. Jede Ware braucht ihr eigenes Symbol auf dem Nachfrageplättchen: Zeigt es Tuch einmal, kannst du ein Tuch verkaufen. Je mehr du auf einmal verkaufst, desto mehr bringt jede. Dann kommt das Plättchen unter seinen Stapel.
    .note = Lira für gefragte Waren.
# a5a5547a
rule-small-market = { rule-large-market }
    .note = { rule-large-market.note }
# 0c6506ea
rule-police-station = Diese Aktion geht nur, wenn dein Familienmitglied hier ist. Schicke es an einen beliebigen anderen Ort und führe sofort die Aktion dort aus. Du zahlst dort niemandem und triffst niemanden. Es bleibt dort, bis es gefasst wird oder eine Karte es zurückholt.
    .note = Eine Aktion an jedem Ort für dein Familienmitglied.
# d2039cd2
rule-sultans-palace = Liefere jede Ware ab, die auf einem offenen Feld zu sehen ist. Für ein Feld mit * gibst du eine beliebige Ware ab, aber nie Kaffee. Nimm den nächsten Rubin: Sein Feld gehört zum nächsten Preis, höchstens 10 Waren.
    .note = Ein Rubin für viele Waren.
# cf2f5cc5
rule-small-mosque = Wähle das oberste Plättchen einer Farbe, die du noch nicht hast: Jede Person kann von jeder Farbe eines haben. Du musst so viele Waren besitzen, wie das Plättchen zeigt, und zahlst 1 davon. Beide Plättchen einer Moschee bringen dir sofort einen Rubin, wenn noch einer da ist.
    .more = Die Kleine Moschee hat die roten Plättchen für Tuch und die grünen für Gewürze. Die Große Moschee hat die blauen für Schmuck und die gelben für Obst.
    .note = Plättchen, die das ganze Spiel lang helfen.
# ea277147
rule-great-mosque = { rule-small-mosque }
    .note = { rule-small-mosque.note }
    .more = { rule-small-mosque.more }
# 72935431
rule-gemstone-dealer = Kaufe einen Rubin zum gezeigten Preis. Der nächste kostet 1 Lira mehr, höchstens 23.
    .note = Ein Rubin für Lira.
# d1e035c2
rule-roasting-plant = Nimm 2 Kaffee für 2 Lira, 2 für eine Ware und 2 für eine Bonus- oder Gildenkarte: mindestens eines davon, jedes einmal.
    .note = Kaffee für Lira, Waren und Karten.
# aafac83a
rule-guild-hall = Nimm 1 Kaffee und 2 Gildenkarten und lege dann 1 Gildenkarte aus deiner Hand ab.
    .note = Kaffee und Gildenkarten zur Auswahl.
# 0724e6ab
rule-tavern = Zahle Kaffee für eines von drei Dingen. Für 2 Kaffee setze die Barriere zwischen zwei benachbarte Orte, führe die Aktion von einem der beiden aus und nimm das Barrierenplättchen. Für den Kaffee, den das oberste Plättchen eines Stapels zeigt, nimm dieses Tavernenplättchen: von jeder Art eines je Person. Für 4 Kaffee und die Waren auf dem Bakschischplättchen nimm den nächsten Rubin des Sultanspalasts, des Edelsteinhändlers oder des Kaffeehauses. Dreh dann das Bakschischplättchen um.
    .note = Barriere, Plättchen oder Rubin für Kaffee.
# d6bc6ce6
rule-coffee-house = Liefere den gezeigten Kaffee ab und nimm einen Rubin. Der nächste kostet 1 Kaffee mehr, höchstens 10.
    .note = Ein Rubin für Kaffee.
# 780f1ec1
rule-embassy = Nimm 2 Briefe.
    .note = 2 Briefe auf einmal.
# 13c1c5d5
rule-kiosk = Nimm einen Brief. Decke ein Kioskplättchen mehr auf, als Personen mitspielen; im Uhrzeigersinn wählen alle je eines, du zuerst.
    .note = Ein Brief, und ein Plättchen für alle.
    .more = Wer ein Plättchen gewählt hat, darf es nutzen. Zuletzt darfst du auch das übrige nutzen.
# 53dc3a6a
rule-auction-house = Nimm 1 Ware, versteigere 2 Bonuskarten und biete selbst zuerst, mindestens 1 Lira. Im Uhrzeigersinn bieten die anderen je einmal mehr oder passen. Dann darfst du ein letztes Mal erhöhen. Das höchste Gebot gewinnt und zieht 2 Bonuskarten vom Nachziehstapel. Gewinnst du, zahlst du dein Gebot an den Vorrat. Gewinnt jemand anders, geht das Geld an dich.
    .more = Alle dürfen höchstens so viele Lira bieten, wie sie haben. Für diese Aktion brauchst du mindestens 1 Lira.
    .note = Eine Ware, und Karten für das höchste Gebot.
# 712d87b8
rule-secret-society = Lege Briefe mit 6 Siegeln ab und nimm den nächsten Rubin des Sultanspalasts oder des Edelsteinhändlers.
    .note = Ein Rubin für Siegel.
    .more = Mit „{ set-mocha }“ kann es auch ein Rubin des Kaffeehauses sein. Die ersten drei Male in einem Spiel bringen zusätzlich 3, 2 und 1 Lira.
# 2356c808
rule-catacombs = Nimm eine Ware oder Kaffee. Dann geht dein Kaufmann oder dein Kompagnon an einen beliebigen anderen Ort, und dort geschieht nichts.
    .note = Eine Ware und ein Weg an jeden Ort.
    .more = Du handelst nicht, zahlst nicht, triffst niemanden und nimmst niemanden mit; aber Briefe werden überbracht.
# 6b1777f9
rule-play-good = Nimm eine Ware deiner Wahl.
    .note = { effect-good }. Davon gibt es 4.
# 9a43b53a
rule-play-lira = Nimm 5 Lira; du kannst die Karte auch spielen, wenn du Lira zahlen musst.
    .note = { effect-lira }. Davon gibt es 4.
# c9886192
rule-play-far = Statt 1 oder 2 Schritten geht dein Kaufmann 3 oder 4 und kommt an einem anderen Ort an. Dann geht dein Zug wie üblich weiter.
    .more = Nur eine Karte oder ein Plättchen je Zug darf die Bewegung ersetzen.
    .note = { effect-far }. Davon gibt es 4.
# ee4ccd5a
rule-play-stay = Dein Kaufmann bleibt stehen, statt zu gehen. Du musst einen Gehilfen einsetzen, als wärst du gerade angekommen. Du zahlst, handelst und triffst wie üblich.
    .more = { rule-play-far.more }
    .note = { effect-stay }. Davon gibt es 2.
# 2abafd66
rule-play-assistant = Einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück, bevor du einen einsetzt.
    .note = { effect-assistant }. Davon gibt es 2.
# 3f761eb7
rule-play-family = Dein eigenes Familienmitglied kehrt gegen eine Belohnung zur Polizeiwache zurück; nach dem letzten Zug sind es 3 Lira.
    .note = { effect-family }. Davon gibt es 2.
# ab46931f
rule-play-market = Auf dem Kleinen Markt müssen die Waren, die du verkaufst, nicht auf dem Nachfrageplättchen stehen.
    .note = { effect-market }. Davon gibt es 2.
# 2c7fed16
rule-play-sultan = Direkt nach der Aktion des Ortes: Führe sie noch einmal aus.
    .note = { effect-sultan }. Davon gibt es 2.
# a296502e
rule-play-post = { rule-play-sultan }
    .note = { effect-post }. Davon gibt es 2.
# 2e2ac30d
rule-play-gem = { rule-play-sultan }
    .note = { effect-gem }. Davon gibt es 2.
# cb6a7840
rule-play-coffee2 = Nimm 2 Kaffee.
    .note = { effect-coffee2 }. Davon gibt es 2.
# 83d525dd
rule-play-guild = Zahle 2 Kaffee und ziehe eine Gildenkarte.
    .note = { effect-guild }. Davon gibt es 2.
# 00338763
rule-play-8lira = Zahle 1 Kaffee und nimm 8 Lira; du kannst die Karte auch spielen, wenn du Lira zahlen musst.
    .note = { effect-8lira }. Davon gibt es 2.
# 843f763f
rule-play-swap = Gib 1 bis 3 Waren oder Kaffee, dann nimm ebenso viel von anderer Art, soweit Platz ist.
    .note = { effect-swap }. Davon gibt es 2.
# 55db8407
rule-play-dice-mocha = Würfle mit zwei Würfeln und nimm, was die Tabelle für deinen Wurf zeigt.
    .note = { effect-dice-mocha }. Davon gibt es 2.
# bf887c39
rule-play-six = Nach einem Wurf in deinem Zug, der keine Figur bewegt: Drehe einen Würfel auf 6.
    .note = { effect-six }. Davon gibt es 2.
# 25c7248f
rule-play-corner = Statt 1 oder 2 Schritten geht dein Kaufmann an einen beliebigen anderen Ort in einer Ecke des Spielplans. Dann geht dein Zug wie üblich weiter.
    .more = { rule-play-far.more }
    .note = { effect-corner }. Davon gibt es 2.
# b4301baf
rule-play-wain = { rule-play-sultan }
    .note = { effect-wain }. Davon gibt es 2.
# 03cdf2bb
rule-play-house = { rule-play-sultan }
    .note = { effect-house }. Davon gibt es 2.
# 50bb8a7b
rule-play-letter = Nimm einen Brief.
    .note = { effect-letter }. Davon gibt es 3.
# 526661b4
rule-play-dice-letters = { rule-play-dice-mocha }
    .note = { effect-dice-letters }. Davon gibt es 3.
# 6df73e49
rule-play-7lira = Verkaufe eine Ware oder Kaffee für 7 Lira; du kannst die Karte auch spielen, wenn du Lira zahlen musst.
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
# 853e9812
rule-play-copy = Gilt als die oberste Karte des Ablagestapels, wenn du diese jetzt spielen könntest. Eine Kopie lässt sich nicht kopieren.
    .more = Jene Karte bleibt liegen; diese kommt auf den Ablagestapel, wenn ihre Wirkung vorbei ist.
    .note = { effect-copy }. Davon gibt es 3.
# 6277bc59
rule-play-walk = Statt deines ganzen Zuges geht dein Familienmitglied an einen Nachbarort und führt dort die Aktion aus.
    .more = Sonst bewegt sich niemand; du zahlst niemandem und triffst niemanden. Es darf nicht von der Polizeiwache kommen und nicht dorthin gehen.
    .note = { effect-walk }. Davon gibt es 3.
# ba66f338
rule-play-follow = Statt 1 oder 2 Schritten geht dein Kaufmann an den Ort eines fremden Kaufmanns. Diesen bezahlst du nicht, alle anderen dort schon.
    .more = { rule-play-far.more }
    .note = { effect-follow }. Davon gibt es 3.
# 9c8cd6e7
rule-play-companion2 = Dein Kompagnon geht genau 2 Schritte statt 1 und kommt an einem anderen Ort an.
    .more = { rule-play-far.more }
    .note = { effect-companion2 }. Davon gibt es 3.
# 33b99baf
rule-play-neutral = Handle mit dem Gouverneur, dem Schmuggler, dem Kurier oder dem Kaffeehändler zu seinem üblichen Preis, wo immer er ist.
    .more = Das Begegnungsplättchen macht das nicht kostenlos: Es ist keine Begegnung. Dann schicken ihn die Würfel weiter. Du darfst ihm in diesem Zug noch begegnen.
    .note = { effect-neutral }. Davon gibt es 3.
# b722afb5
rule-play-mosque = Direkt nach der Aktion einer Moschee: Führe sie dort noch einmal aus.
    .note = { effect-mosque }. Davon gibt es 3.
# 4db60259
rule-play-secret = Direkt nach der Aktion des Geheimbunds: Führe sie noch einmal aus.
    .note = { effect-secret }. Davon gibt es 3.
# 8181e4d9
rule-play-anywhere = Zahle 3 Lira: Dein Kaufmann geht an einen beliebigen anderen Ort.
    .note = { effect-anywhere }. Davon gibt es 3.
# f20a9305
rule-play-good3-blue = { rule-play-good3-red }
    .note = { effect-good3-blue }. Nicht in unserem Nachziehstapel; dein Exemplar hat sie vielleicht.
# 24e314b4
rule-guild-1 = Nimm eine Erweiterung für deinen Handkarren, ohne zu zahlen.
    .note = { effect-guild-1 }.
# 3516fa36
rule-guild-2 = Fülle deinen Handkarren mit einer Ware: mit Karte 2 Tuch, mit 3 Gewürze, mit 4 Obst.
    .more = Dann nimm bis zu 3 Waren, alle verschieden.
    .note = { effect-guild-2 }.
# c90d4cb0
rule-guild-3 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-3 }.
# 255a8d68
rule-guild-4 = { rule-guild-2 }
    .more = { rule-guild-2.more }
    .note = { effect-guild-4 }.
# 8f11129d
rule-guild-5 = Nimm 4 Lira und bis zu 4 Waren, alle verschieden.
    .note = { effect-guild-5 }.
# b9fee460
rule-guild-6 = Ziehe 3 Bonuskarten. Sind weniger übrig, kannst du diese Karte nicht spielen.
    .note = { effect-guild-6 }.
# 4d4894f6
rule-guild-7 = Dein Kaufmann geht mit seinem Stapel zum Brunnen; ruf beliebig viele deiner eigenen Gehilfen zurück.
    .more = Dann machst du sofort noch einen Zug.
    .note = { effect-guild-7 }.
# 4e086ca8
rule-guild-8 = Nimm 2 Tuch, 2 Gewürze oder 2 Obst: zwei von derselben Ware. Würfle dann mit zwei Würfeln: 4 bis 6 bringen 1 Schmuck, 7 oder mehr bringen 3.
    .note = { effect-guild-8 }.
# 4f257158
rule-guild-9 = Sage eine Zahl an und würfle wie in der Teestube, für doppelt so viele Lira; sonst nimm 4.
    .note = { effect-guild-9 }.
# 57db7305
rule-guild-10 = Gib 1 Tuch, 1 Gewürz und 1 Obst ab und nimm 15 Lira.
    .note = { effect-guild-10 }.
# a547957f
rule-guild-11 = Gib 1 Schmuck, 1 Tuch und 1 Gewürz ab und nimm 20 Lira.
    .note = { effect-guild-11 }.
# 76d2d89a
rule-guild-12 = Führe die Aktion eines beliebigen Ortes aus, an dem sie möglich ist.
    .more = Dann geht dein Familienmitglied zur Polizeiwache, falls es anderswo ist, ohne Belohnung.
    .note = { effect-guild-12 }.
# bb7af5ab
rule-guild-13 = Gib 6 beliebige Waren ab und nimm den nächsten Rubin des Sultanspalasts.
    .note = { effect-guild-13 }.
# a515d78d
rule-guild-14 = Nimm ein Plättchen, das du noch nicht hast, für 1 Ware, die es zeigt, egal welche Zahl darauf steht. Ein Paar bringt einen Rubin.
    .more = Karte 14 gilt der Kleinen Moschee, Karte 15 der Großen Moschee.
    .note = { effect-guild-14 }.
# d5b9e803
rule-guild-15 = { rule-guild-14 }
    .more = { rule-guild-14.more }
    .note = { effect-guild-15 }.
# 0c645a9d
rule-guild-16 = Zahle 15 Lira, nimm den nächsten Rubin des Edelsteinhändlers und dann 1 Kaffee für jeden Rubin, den du hast.
    .note = { effect-guild-16 }.
# 2fe2cd04
rule-guild-17 = Nimm 5 Kaffee.
    .note = { effect-guild-17 }.
# 8feea4f5
rule-guild-18 = Nimm 1 Kaffee und ziehe 2 Gildenkarten. Sind außer dieser weniger übrig, kannst du sie nicht spielen.
    .note = { effect-guild-18 }.
# cb150ad5
rule-guild-19 = Führe die Aktion der Taverne ein- oder zweimal aus, für dasselbe oder Verschiedenes; insgesamt 1 Kaffee billiger.
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
# eaf02b28
rule-kiosk-13 = Nimm 1 Kaffee oder 2 Lira.
    .more = Ohne „{ set-mocha }“ nimm die Lira.
    .note = { kiosk-13 }.
# 4875b8c3
rule-kiosk-14 = Nimm 1 Kaffee oder 3 Lira.
    .more = { rule-kiosk-13.more }
    .note = { kiosk-14 }.
# 66e75db1
rule-kiosk-15 = Dein Kompagnon kommt vom Spielplan oder aus dem allgemeinen Vorrat in deinen Vorrat.
    .note = { kiosk-15 }.
# 517e984b
rule-kiosk-16 = Würfle mit einem Würfel und nimm so viele Lira.
    .note = { kiosk-16 }.
# 5eb6a603
rule-kiosk-17 = Zahle 10 Lira für eine Erweiterung.
    .note = 10 Lira für eine Erweiterung.
# b6c8240f
rule-kiosk-18 = Zahle von jeder Ware 1 für eine Erweiterung.
    .note = Je 1 Ware jeder Art für eine Erweiterung.
# 7ce5fce6
rule-kiosk-19 = Dein Kaufmann geht mit seinem Stapel zum Brunnen. Du führst dort keine Aktion aus und rufst keine Gehilfen zurück.
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
# 16379d68
rule-tile-red = Einmal in deinem Zug, nur in der Teestube oder auf dem Schwarzmarkt: Dreh nach deinem Wurf einen Würfel auf 4 oder würfle beide neu.
    .note = Einmal im Zug, in der Teestube oder auf dem Schwarzmarkt: einen Würfel auf 4 drehen oder neu würfeln.
# 3edc4d63
rule-tile-green = Einmal in deinem Zug, in einem Lager: Zahle 2 Lira für eine weitere beliebige Ware.
    .note = Einmal im Zug, in einem Lager: eine Ware mehr für 2 Lira.
# 327261a9
rule-tile-yellow = Einmal in deinem Zug: Zahle 2 Lira, und einer deiner Gehilfen kehrt vom Spielplan in deinen Stapel zurück.
    .note = Einmal im Zug: Ein Gehilfe kehrt für 2 Lira zurück.
# 9e36ee28
rule-tile-blue = Sobald du dieses Plättchen nimmst, kommt dein fünfter Gehilfe unter deinen Stapel.
    .note = Der fünfte Gehilfe.
# f0276703
rule-movement-tile = Statt 1 oder 2 Schritten darf dein Kaufmann geradeaus gehen, so weit du möchtest, aber nicht über eine fremde Barriere.
    .more = Für deinen Kompagnon gilt es nicht.
    .title = Das Bewegungsplättchen
    .note = Statt 1 oder 2 Schritten geradeaus, so weit du möchtest.
# c6cfe355
rule-encounter-tile = Gouverneur, Schmuggler, Kaffeehändler und Kurier kosten dich nichts, wenn du ihnen begegnest. Fremde Kaufleute bezahlst du weiterhin.
    .more = „{ bonus-neutral }“ ist keine Begegnung: Mit dieser Karte zahlst du wie üblich.
    .title = Das Begegnungsplättchen
    .note = Niemand, dem du begegnest, verlangt etwas von dir.
