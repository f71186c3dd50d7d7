# The chapters of the rule book. Above each: the mark of the English text that it was made from; a test compares it.

# 4ad2431e
rule-goal = Du bist Kaufmann in einem Basar, und du willst Rubine. Wer zuerst 5 Rubine hat, leitet das Ende des Spiels ein; wer dann die meisten hat, gewinnt. Zu zweit und in jedem Spiel mit einer Erweiterung sind es 6.
    .title = Worum es geht
    .more = Zu Rubinen führen mehrere Wege: Kaufe sie beim Edelsteinhändler, liefere Waren an den Sultanspalast, sammle beide Plättchen einer Moschee oder baue deinen Handkarren ganz aus. Für alles brauchst du Waren und Lira, und einen klugen Weg durch den Basar.
    .words = gewinnen Ziel Spielziel Siegpunkte
# f85beb44
rule-turn-in-short = Geh mit deinem Kaufmann und seinem Stapel Gehilfen 1 oder 2 Schritte. Lass dort einen Gehilfen zurück oder nimm den mit, den du früher dort gelassen hast; geht beides nicht, ist dein Zug vorbei. Zahle allen, deren Kaufmann schon dort steht, je 2 Lira. Nutze die Aktion des Ortes. Triff dann, wer dort ist: Schicke fremde Familienmitglieder gegen eine Belohnung zur Polizei und handle mit Gouverneur und Schmuggler.
    .title = Ein Zug in fünf Sätzen
    .more = Bald sind deine Gehilfen über den ganzen Basar verteilt. Plane einen Weg, der dich wieder an ihnen vorbeiführt, oder geh zum Brunnen und ruf sie alle zurück.
# f7afbb94
rule-end-in-short = Sobald jemand genug Rubine hat, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Dann gewinnt, wer die meisten Rubine hat. Bei Gleichstand entscheiden Lira, dann Waren, dann Bonuskarten.
    .title = Wie das Spiel endet
    .words = Spielende Schluss Gleichstand

# a555017a
rule-turn = Gespielt wird im Uhrzeigersinn ab der Person, die beginnt; eine Runde endet mit der Person rechts von ihr. Dein Zug hat vier Abschnitte, immer in dieser Reihenfolge: gehen, zahlen, handeln, treffen.
    .title = Runden und Züge
    .more = Die Figur, die du bewegt hast, zahlt, handelt und trifft. Endet dein Zug durch eine Regel sofort, entfällt alles, was noch käme, und du darfst keine Karten oder Plättchen mehr nutzen. Mit „{ set-mocha }“ kannst du statt aller vier Abschnitte eine Gildenkarte spielen, mit „{ set-letters }“ für Briefe einen zweiten Zug nehmen.
    .words = Reihenfolge Ablauf Zugfolge Uhrzeigersinn
# 5e081a08
rule-moving = Dein Kaufmann geht mit allen Gehilfen unter ihm 1 oder 2 Schritte: nach oben, unten, links oder rechts, nie diagonal. Er muss an einem anderen Ort ankommen als dem, von dem er losging. Gehen musst du, außer eine Karte ändert das.
    .title = Gehen
    .more = Eine Karte oder ein Plättchen je Zug darf die Bewegung ersetzen. Mit „{ set-letters }“ kannst du statt des Kaufmanns deinen Kompagnon bewegen, wenn er auf dem Spielplan ist.
    .words = Schritte diagonal schräg Bewegung laufen
# dea67e38
rule-assistant-step = Wartet am Ziel einer deiner Gehilfen, kommt er unter deinen Stapel. Wenn nicht, bleibt der unterste Gehilfe deines Stapels dort. Kannst oder willst du das nicht, endet dein Zug sofort.
    .title = Gehilfen einsetzen
    .more = Am Brunnen brauchst du keinen Gehilfen: Du lässt keinen dort und nimmst keinen mit. Dein Kompagnon braucht nie einen. Nie hast du zwei eigene Gehilfen an einem Ort.
    .words = Stapel Scheibe zurücklassen mitnehmen
# 7e0df71f
rule-paying-merchants = Steht am Ort der Kaufmann einer anderen Person, zahle ihr 2 Lira, und das für jeden solchen Kaufmann. Zahle allen oder niemandem: Kannst oder willst du nicht zahlen, endet dein Zug sofort. Am Brunnen wird niemand bezahlt.
    .title = Andere Kaufleute bezahlen
    .more = Mit „{ set-letters }“ zahlst du auch für jeden fremden Kompagnon 2 Lira. Zu zweit gehen die 2 Lira für einen neutralen Kaufmann an den Vorrat; dann würfle mit zwei Würfeln und setze ihn auf den Ort mit dieser Zahl. Landet er wieder bei dir, zahlst du nicht noch einmal.
    .words = Gebühr Geld Münzen bezahlen
# e2f1bbfb
rule-action = Du darfst die Aktion des Ortes nutzen oder darauf verzichten. Hat eine Aktion einen Preis, kannst du sie nur nutzen, wenn du ihn ganz bezahlst. Einmal begonnen, führst du sie so weit wie möglich aus.
    .title = Handeln
    .more = Es ist dieselbe Aktion, ob Kaufmann, Kompagnon oder Familienmitglied sie ausführt. Geschieht sie an einem anderen Ort als deinem, zahlst du dort niemandem, triffst niemanden und brauchst keinen Gehilfen.
    .words = Aktion freiwillig auslassen
# 3ee396c0
rule-meeting-people = Zuletzt triffst du, wer an deinem Ort ist, in beliebiger Reihenfolge und je einmal. Familienmitglieder der anderen musst du zur Polizeiwache schicken. Mit allen anderen darfst du handeln oder sie in Ruhe lassen.
    .title = Begegnungen
    .more = Du triffst sie, ob du die Aktion genutzt hast oder nicht, und auch am Brunnen. Hat die bewegte Figur den Ort bei der Aktion verlassen, trifft sie niemanden.
# 9515bcd0
rule-family-members = Schicke jedes fremde Familienmitglied an deinem Ort zur Polizeiwache. Nimm für jedes 1 Bonuskarte oder 3 Lira.
    .title = Familienmitglieder
    .more = Dein eigenes Familienmitglied wird nie gefasst, und auf der Polizeiwache wird niemand gefasst. Gibt es keine Karte mehr, nimm die 3 Lira.
    .words = fangen verhaften Gefängnis Verwandte
# 8f0c9f5c
rule-governor = Du darfst 1 Bonuskarte vom Nachziehstapel ziehen. Zahle dann 2 Lira oder lege 1 Bonuskarte aus der Hand ab; es darf die eben gezogene sein.
    .title = Der Gouverneur
    .more = Danach würfle mit zwei Würfeln und setze ihn auf den Ort mit dieser Zahl.
# 934fe634
rule-smuggler = Du darfst 1 Ware deiner Wahl nehmen. Zahle dann 2 Lira oder 1 Ware; es darf die eben genommene sein, auch wenn du keinen Platz für sie hattest.
    .title = Der Schmuggler
    .more = Danach würfle mit zwei Würfeln und setze ihn auf den Ort mit dieser Zahl.
# f4ab149b
rule-dice = Bewegen die Würfel jemanden, würfle mit zwei Würfeln und zähle sie zusammen: Die Summe ist die Nummer des Ortes, an den die Figur kommt. Sie landet also immer auf einem der Orte von 2 bis 12.
    .title = Würfel, die Figuren bewegen
    .more = Für jede Figur wird einzeln gewürfelt. Im selben Zug triffst du sie nicht noch einmal. Keine Karte und kein Plättchen ändert so einen Wurf.
# aeb76a50
rule-goods-that-do-not-fit = Dein Handkarren fasst anfangs 2 von jeder Ware. Jede Erweiterung schafft Platz für 1 mehr von jeder, bis 5. Was nicht passt, ist verloren, und du darfst nichts wegwerfen, um Platz zu schaffen.
    .title = Dein Handkarren
    .more = Lira, Waren und Kaffee gehen nie aus, auch nicht die Rubine im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus: Dort bleibt der letzte Preis. Sind Karten, Briefe oder Plättchen knapp, nimm, was noch da ist.
    .words = Karren Kapazität Platz Limit voll

# 9429834a
rule-when-cards-may-be-played = In deinem Zug darfst du beliebig viele Bonuskarten spielen. Die meisten spielst du, wenn gerade nichts anderes läuft: am Anfang des Zuges, nach dem Gehen, vor und nach der Aktion, vor und nach jeder Begegnung. Während einer Aktion müssen sie warten.
    .title = Wann du Karten spielst
    .more = Manche Karten haben ihren eigenen Moment. Karten, die Lira bringen, darfst du auch spielen, wenn du zahlen musst oder bietest. Eine Karte, die eine Aktion wiederholt, kommt direkt nach ihr, eine Karte für Würfel direkt nach dem Wurf, eine Karte für die Bewegung anstelle des Gehens. Keine Karte darf verhindern, dass du zahlst, was du schon schuldest.
    .words = Zeitpunkt wann ausspielen
# 7bc0d563
rule-drawing-cards = Gespielte und abgelegte Karten kommen offen auf den Ablagestapel. Sobald die letzte Karte gezogen ist, mische den Ablagestapel: Er ist der neue Nachziehstapel.
    .title = Nachziehstapel und Ablage
    .more = Du darfst beliebig viele Karten auf der Hand haben. Nur die Karawanserei lässt dich vom Ablagestapel nehmen. Gibt es gar keine Karten mehr, ziehst du keine.
    .words = Handkartenlimit Kartenlimit mischen leer

# ff806004
rule-board = Lege die Orte zum Spielplan aus: im Grundspiel 4 Reihen zu 4, mit einer Erweiterung 4 Reihen zu 5, im Großen Basar 5 Reihen zu 5. Die Würfel beziehen sich auf die Nummern der Orte.
    .title = Der Spielplan
    .more = Nimm eine gedruckte Auslage, lege die Orte zufällig aus oder so, wie du möchtest. Zwei Auslagen heißen „{ layout-first }“: Eine gehört zu „{ set-mocha }“, die andere zu „{ set-letters }“.
    .words = Aufbau Spielplan Anordnung
# 7b3803dc
rule-table = Lege so viele Rubine auf die Orte, wie die Tabelle für eure Personenzahl zeigt. Lege die Moscheeplättchen in vier Stapeln aus, das billigste oben: Rot und Grün bei der Kleinen Moschee, Blau und Gelb bei der Großen Moschee. In die Wagnerei kommen je Person drei Handkarrenerweiterungen.
    .title = Rubine, Plättchen und Anzeiger
    .more = Im Sultanspalast und beim Edelsteinhändler bedecken Rubine die Leiste vom teuren Ende her; die offenen Felder sind der erste Preis. Im Postamt bedecken alle vier Anzeiger die obere Reihe. Mische die Nachfrageplättchen jedes Marktes und decke nur das oberste auf. Mische die Bonuskarten zu einem verdeckten Nachziehstapel; der Ablagestapel liegt bei der Karawanserei.
    .words = Aufbau Spielaufbau Vorbereitung
# 0f7ce795
rule-what-a-player-has = Dein Kaufmann steht am Brunnen auf einem Stapel von 4 Gehilfen, ein fünfter wartet neben dem Spielplan. Dein Familienmitglied ist auf der Polizeiwache. Dein Handkarren ist leer und hat Platz für 2 von jeder Ware.
    .title = Womit du beginnst
    .more = Wer beginnt, bekommt 2 Lira, die nächste Person im Uhrzeigersinn 3 und so weiter, je 1 mehr. Alle ziehen 1 Bonuskarte.
    .words = Aufbau Startgeld Geld Anfang
# a8a0802a
rule-what-chance-decides = Lost aus, wer beginnt. Würfelt mit zwei Würfeln für den Gouverneur und ebenso für den Schmuggler, und setzt beide auf die Orte mit diesen Zahlen.
    .title = Die ersten Würfe
    .more = Mit „{ set-mocha }“ wird ebenso für den Kaffeehändler gewürfelt, mit „{ set-letters }“ für den Kurier.
    .words = Aufbau Startspieler wer beginnt
# 5af61c45
rule-two-players = Zu zweit stehen drei Kaufleute in unbenutzten Farben auf der Kleinen Moschee, der Großen Moschee und beim Edelsteinhändler. Sie sind neutral: Für jeden, dem du begegnest, zahlst du 2 Lira an den Vorrat, und die Würfel schicken ihn weiter.
    .title = Ein Spiel zu zweit
    .more = Das Spiel endet mit 6 Rubinen. Lasst die Moscheeplättchen für 3 und für 5 Waren weg; zu dritt nur die für 5.
    .words = Aufbau zu zweit 2 Spieler
# b1cc46a7
rule-demand-tiles = In jedem Markt gilt nur das oberste Nachfrageplättchen. Nach Gebrauch kommt es unter seinen Stapel, und das nächste wird aufgedeckt.
    .title = Nachfrageplättchen
    .more = Waren alle einmal oben, kommen sie in derselben Reihenfolge wieder.
    .words = Markt Nachfrage gefragt
# 8d800f50
rule-bonus-decks = Das Grundspiel hat 26 Bonuskarten. „{ set-mocha }“ bringt 18 dazu, „{ set-letters }“ 36; im Großen Basar sind es 80.
    .title = Welche Bonuskarten
    .more = Mit „{ set-letters }“ könnt ihr auch nur dessen 36 Karten nehmen.
    .words = Anzahl Karten

# ed6b7bfe
rule-mocha = Vier neue Orte kommen auf den Spielplan. Kaffee ist ein weiterer Weg zu Rubinen: Gib ihn im Kaffeehaus ab oder nutze ihn in der Taverne als Bakschisch. Gildenkarten sind so stark, dass sie einen ganzen Zug ersetzen. Das Spiel endet mit 6 Rubinen.
    .title = { set-mocha } in Kürze
    .more = Lege die zwei Stapel Tavernenplättchen in die Taverne, die billigsten oben, und das Bakschischplättchen mit der Obstseite nach oben. Lege Rubine auf alle Felder des Kaffeehauses außer dem ersten. Mische die Gildenkarten, lege die Barriere und ihr Plättchen bereit und würfle für den Kaffeehändler. Noch hat niemand Kaffee oder Gildenkarten.
    .words = Erweiterung Aufbau
# beabdc61
rule-coffee = Kaffee ist keine Ware, braucht also keinen Platz auf dem Handkarren, und du kannst beliebig viel haben. Wo eine Regel „beliebige Ware“ sagt, zählt Kaffee nicht.
    .title = Kaffee
# d639252d
rule-coffee-trader = Du darfst 1 Kaffee nehmen und dafür 2 Lira oder 1 Ware zahlen.
    .title = Der Kaffeehändler
    .more = Danach würfle mit zwei Würfeln und setze ihn auf den Ort mit dieser Zahl.
# 74326e5b
rule-guild-cards = Statt deines ganzen Zuges kannst du vor dem Gehen eine Gildenkarte spielen. Du gehst nicht, setzt keinen Gehilfen ein und triffst niemanden, außer die Karte sagt es. Du musst alles tun, was auf ihr steht; geht das nicht, kannst du sie nicht spielen. „Bis zu“ lässt dir die Wahl.
    .title = Gildenkarten
    .more = In so einem Zug kannst du weder das rote noch das grüne Moscheeplättchen nutzen, auch nicht „{ bonus-market }“, Karten für die Bewegung oder Karten zum Wiederholen. Gebrauchte Gildenkarten liegen offen neben dem Spielplan; ist der Nachziehstapel leer, mische sie zu einem neuen.
# ed1c5f81
rule-barrier = Die Barriere steht zwischen zwei benachbarten Orten. Nur die Figuren der Person mit dem Barrierenplättchen gehen darüber; alle anderen müssen außen herum.
    .title = Die Barriere
    .more = Sie muss jedes Mal an eine neue Stelle. Eine Figur, die durch eine Karte oder die Würfel an einen Ort kommt, beachtet sie nicht.

# a0fb66a8
rule-letters-and-seals = Vier neue Orte kommen auf den Spielplan. Überbringe Briefe, sammle Siegel und tausche sie gegen Rubine oder einen zweiten Zug. Ein Kompagnon hilft deinem Kaufmann, und an zwei Orten machen alle mit. Das Spiel endet mit 6 Rubinen.
    .title = { set-letters } in Kürze
    .more = Mische Briefe und Kioskplättchen verdeckt, lege 3, 2 und 1 Lira auf den Geheimbund und würfle für den Kurier. Alle Kompagnons sind im allgemeinen Vorrat, und noch hat niemand Briefe. Ohne „{ set-mocha }“ gilt kein Kaffeesymbol.
    .words = Erweiterung Aufbau
# d2d18fc3
rule-letters = Ein Brief nennt einen Ort und hat 1 Siegel. Sobald dein Kaufmann, Kompagnon oder Familienmitglied an diesem Ort ist, egal in wessen Zug, ist er überbracht: Dreh ihn um, dann hat er 2 Siegel.
    .title = Briefe
    .more = Egal ist, was zuerst da war, die Figur oder der Brief; nur durchzugehen genügt nicht. Wenn du mit Siegeln zahlst, gibt es kein Wechselgeld, und du darfst keinen Brief ablegen, der nicht nötig ist. Gebrauchte Briefe werden neu gemischt, wenn der Stapel leer ist.
# ba8a34e6
rule-companion = Immer wenn du den Brunnen nutzt, darfst du deinen Kompagnon in deinen Vorrat nehmen, aus dem allgemeinen Vorrat oder vom Spielplan. Am Anfang eines späteren Zuges darfst du ihn an den Ort deines Kaufmanns stellen. Von da an kannst du ihn statt des Kaufmanns bewegen: genau 1 Schritt und ohne Gehilfen.
    .title = Der Kompagnon
    .more = Er zahlt, handelt und trifft anstelle deines Kaufmanns, der in diesem Zug nichts tut. Nicht für ihn sind „{ bonus-stay }“, „{ bonus-far }“, „{ bonus-corner }“, „{ bonus-follow }“, „{ bonus-anywhere }“ und das Bewegungsplättchen. Alle anderen Plättchen und Karten gelten auch für ihn.
    .words = Begleiter Gefährte zweite Figur
# 372a39dc
rule-courier = Du darfst 1 Brief nehmen. Zahle dann 2 Lira oder lege 1 Brief ab; es darf der eben genommene sein.
    .title = Der Kurier
    .more = Danach würfle mit zwei Würfeln und setze ihn auf den Ort mit dieser Zahl.
# 68a1ff98
rule-double-turn = Am Ende deines Zuges darfst du einmal je Runde Briefe mit mindestens 3 Siegeln ablegen und sofort noch einen Zug machen.
    .title = Der Bonuszug
    .more = Das geht auch nach einer Gildenkarte, nach einem Zug, der sofort geendet hat, und in der letzten Runde. Hast du durch „{ guild-7 }“ einen weiteren Zug, kommt der zuerst.
    .words = Extrazug zweiter Zug

# 8c6fae66
rule-grand-bazaar = Das Grundspiel und beide Erweiterungen zusammen, auf einem Spielplan mit 5 Reihen zu 5. Alle 25 Orte liegen zufällig aus, der Brunnen in der Mitte. Die Katakomben gibt es nur hier.
    .title = Der Große Basar in Kürze
    .more = Es gelten die Regeln beider Erweiterungen, und das Spiel endet mit 6 Rubinen. Der Geheimbund gibt auch Rubine des Kaffeehauses, und das Begegnungsplättchen gilt auch für den Kurier.
    .words = Big Box alle Erweiterungen

# e1d79a82
rule-random-layouts = In einer zufälligen Auslage liegt der Brunnen nie am Rand, im Großen Basar in der Mitte. Schwarzmarkt und Teestube liegen mindestens drei Schritte auseinander und in verschiedenen Reihen und Spalten.
    .title = Zufällige Auslage
    .more = Alle solchen Auslagen sind gleich wahrscheinlich. Eine eigene Auslage muss sich nicht daran halten.
    .words = Variante zufällig mischen
# 9febe674
rule-neutral-assistants = Für 2 bis 4 Personen. Dein Stapel beginnt mit 3 eigenen Gehilfen auf 1 neutralen; der ersetzte ist aus dem Spiel. Am Ziel wird genau ein Gehilfe mitgenommen oder zurückgelassen: Ist ein eigener dort, nimm ihn oder einen neutralen mit; sind nur neutrale dort, nimm einen mit oder lass den untersten deines Stapels dort.
    .title = Neutrale Gehilfen
    .more = Ein Stapel oder Ort kann beliebig viele neutrale Gehilfen haben. Brunnen, gelbes Plättchen, „{ bonus-assistant }“ und „{ guild-7 }“ bringen nur eigene zurück.
    .words = Variante
# 7eea56ef
rule-caravan-leader = Das Karawanenplättchen liegt bei der Karawanserei. Nutzt du dort die Aktion, nimmst du es am Ende deines Zuges. Hast du es schon, behältst du beide Karten und legst keine ab.
    .title = Karawanenführer
    .more = Es hilft dir ab deinem nächsten Zug; auch ein Bonuszug zählt.
    .words = Variante

# 2375cf54
rule-end-of-the-game = Hat jemand 5 Rubine, wird die Runde zu Ende gespielt: Den letzten Zug hat die Person rechts von der, die begonnen hat. Zu zweit und in jedem Spiel mit einer Erweiterung sind 6 Rubine nötig.
    .title = Die letzte Runde
    .more = Ein Rubin aus dem Zug einer anderen Person zählt sofort. Zusätzliche Züge werden auch in der letzten Runde gespielt.
    .words = Spielende Schluss
# 1b65e461
rule-last-cards = Nach dem letzten Zug dürfen alle der Reihe nach noch Bonuskarten spielen, die Waren oder Lira bringen: „{ bonus-good }“, „{ bonus-lira }“, „{ bonus-family }“ für die 3 Lira, „{ bonus-8lira }“, „{ bonus-swap }“, „{ bonus-dice-mocha }“, „{ bonus-7lira }“, „{ bonus-good3-red }“, „{ bonus-dice-letters }“ und „{ bonus-copy }“, wenn es eine von diesen kopiert. Andere Karten sind nicht mehr spielbar.
    .title = Die letzten Karten
# 8e989078
rule-who-wins = Wer die meisten Rubine hat, gewinnt. Bei Gleichstand entscheiden Lira, dann Waren auf dem Handkarren, dann Bonuskarten auf der Hand. Ist auch das gleich, teilt ihr euch den Sieg.
    .title = Wer gewinnt
    .more = Kaffee, Gildenkarten und Briefe zählen bei Gleichstand nicht.
    .words = Gleichstand Sieger gewinnen Unentschieden
# 5a4b7dc5
rule-what-is-hidden = Nur du siehst deine Bonuskarten und Gildenkarten. Alle sehen, wie viele du hast, und kennen die, die du vom Ablagestapel genommen hast.
    .title = Was verdeckt ist
    .more = Niemand kennt die Reihenfolge der Nachziehstapel und verdeckten Stapel oder der Nachfrageplättchen, die noch nicht oben lagen. Alles andere ist offen: Waren, Lira, Rubine, Kaffee, Briefe, Plättchen und Ablagestapel. Wer zuschaut, sieht keine Handkarten.
    .words = geheim offen verdeckt
