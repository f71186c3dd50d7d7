option-stop = Zug hier beenden
option-skip = Auslassen
option-skip-act = Aktion auslassen
option-skip-extra-good = Nichts mehr kaufen
option-enough = Das genügt
option-enough-again = Nicht wiederholen
option-enough-fetch = Die übrigen dort lassen
option-enough-sell = Nichts mehr verkaufen
option-end = Nichts weiter
option-end-meet = Niemandem mehr begegnen
option-end-last-cards = Keine Karten mehr spielen
option-keep = Würfel behalten
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Neutralen Gehilfen mitnehmen
option-pay = { $lira ->
    [0] Lira zahlen
   *[other] { COUNT($lira, of: "lira", form: "acc") } zahlen
}
option-act = Aktion ausführen
option-act-1 = Erweiterung kaufen
option-act-2 = Mit Tuch auffüllen
option-act-3 = Mit Gewürzen auffüllen
option-act-4 = Mit Obst auffüllen
option-act-5 = Post abholen
option-act-6 = Bonuskarten nehmen
option-act-7 = Gehilfen zurückrufen
option-act-8 = Um Schmuck würfeln
option-act-9 = Zahl ansagen und würfeln
option-act-10 = Waren verkaufen
option-act-11 = Waren verkaufen
option-act-12 = Familienmitglied schicken
option-act-13 = Dem Sultan liefern
option-act-14 = Moscheeplättchen nehmen
option-act-15 = Moscheeplättchen nehmen
option-act-16 = Rubin kaufen
option-catch = Familienmitglied fassen
option-governor = Gouverneur treffen
option-smuggler = Schmuggler treffen
option-coffee-trader = Kaffeehändler treffen
option-courier = Kurier treffen
option-lira = { $lira ->
    [0] Lira zahlen
   *[other] { COUNT($lira, of: "lira", form: "acc") } zahlen
}
option-lira-reward = { $lira ->
    [0] Lira nehmen
   *[other] { COUNT($lira, of: "lira", form: "acc") } nehmen
}
option-card = { COUNT(1, of: "bonus-card", form: "acc") } nehmen
option-deck = Vom Nachziehstapel
option-pile = Vom Ablagestapel
option-turn-first = Ersten Würfel auf 4 drehen
option-turn-second = Zweiten Würfel auf 4 drehen
option-roll = Beide neu würfeln
option-go = { TERM($place, of: "place", form: "to") } gehen
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Tuch nehmen
    [spice] Gewürze nehmen
    [fruit] Obst nehmen
    [coffee] Kaffee nehmen
   *[jewellery] Schmuck nehmen
}
option-give = { $good ->
    [fabric] Tuch geben
    [spice] Gewürze geben
    [fruit] Obst geben
    [coffee] Kaffee geben
   *[jewellery] Schmuck geben
}
option-sell = { $good ->
    [fabric] Tuch verkaufen
    [spice] Gewürze verkaufen
    [fruit] Obst verkaufen
   *[jewellery] Schmuck verkaufen
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = „{ TERM($card, of: "bonus") }“ ablegen
option-play = „{ TERM($card, of: "bonus") }“ spielen
option-use = { $tile ->
    [movement-tile] Bewegungsplättchen einsetzen
   *[yellow-tile] Gelbes Plättchen einsetzen
}
option-name = { NUMBER($number) }
option-bid = { COUNT($lira, of: "lira", form: "acc") } bieten
option-skip-use-tile = Nicht nutzen
option-enough-roast = Keinen Kaffee mehr
option-enough-up-to = Nichts mehr nehmen
option-enough-swap-away = Nichts mehr geben
option-enough-tavern-again = Nichts mehr bestellen
option-enough-double-turn = Kein Bonuszug
option-pay-double-turn = Bonuszug machen
option-act-17 = Kaffee nehmen
option-act-18 = Gildenkarten nehmen
option-act-19 = Etwas bestellen
option-act-20 = Kaffee abliefern
option-act-21 = Briefe nehmen
option-act-22 = Kioskplättchen aufdecken
option-act-23 = Auktion eröffnen
option-act-24 = Briefe gegen einen Rubin tauschen
option-act-25 = Durch die Katakomben gehen
option-act-use-tile = Kioskplättchen nutzen
option-act-tavern-again = Noch einmal bestellen
option-governor-person = Der Gouverneur
option-smuggler-person = Der Schmuggler
option-coffee-trader-person = Der Kaffeehändler
option-courier-person = Der Kurier
option-lira-tile-reward = { $lira ->
    [0] Lira nehmen
   *[other] { COUNT($lira, of: "lira", form: "acc") } nehmen
}
option-first-to-six = Ersten Würfel auf 6 drehen
option-second-to-six = Zweiten Würfel auf 6 drehen
option-set-barrier = Barriere setzen
option-take-movement = { TERM("movement", of: "tavern") } nehmen
option-take-encounter = { TERM("encounter", of: "tavern") } nehmen
option-bribe = Bakschisch für einen Rubin zahlen
option-home = Kompagnon in deinen Vorrat
option-set-companion = Kompagnon aufstellen
option-companion = Kompagnon { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Gildenkarte „{ TERM($number, of: "guild") }“ spielen
option-discard-guild = Gildenkarte „{ TERM($number, of: "guild") }“ ablegen
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Überbrachter Brief: { TERM($place, of: "place") }
   *[0] Brief: { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] Der rote Kaufmann
    [green] Der grüne Kaufmann
    [blue] Der blaue Kaufmann
    [yellow] Der gelbe Kaufmann
   *[white] Der weiße Kaufmann
}

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nichts
outcome-no-room = kein Platz dafür
outcome-cannot-pay = { COUNT($fee, of: "lira") } zu zahlen: Zug endet
outcome-odds = { $odds }: { $outcome }

effect-good = Eine Ware deiner Wahl
    .short = 1 Ware
effect-lira = 5 Lira
    .short = 5 Lira
effect-far = 3 oder 4 Schritte statt 1 oder 2
    .short = 3–4 Schritte
effect-stay = Bleib, wo du bist, statt zu gehen
    .short = bleiben
effect-assistant = Ein Gehilfe kehrt in deinen Stapel zurück, bevor du einen einsetzt
    .short = +1 Gehilfe
effect-family = Dein Familienmitglied kommt heim: eine Karte oder 3 Lira
    .short = Familie heim
effect-market = Auf dem Kleinen Markt: verkaufe beliebige Waren
    .short = alle Waren
effect-sultan = Direkt nach dem Sultanspalast: noch einmal liefern
    .short = bei 13
effect-post = Direkt nach dem Postamt: noch einmal nehmen
    .short = bei 5
effect-gem = Direkt nach dem Edelsteinhändler: noch einmal kaufen
    .short = bei 16
effect-coffee2 = Nimm 2 Kaffee
    .short = 2 Kaffee
effect-guild = Zahle 2 Kaffee, ziehe eine Gildenkarte
    .short = Gildenkarte
effect-8lira = Zahle 1 Kaffee, nimm 8 Lira
    .short = 8 Lira
effect-swap = Gib 1 bis 3 Waren oder Kaffee, nimm ebenso viel von anderer Art
    .short = 1–3 tauschen
effect-dice-mocha = Würfle: Lira oder Kaffee
    .short = würfeln
effect-six = Nach einem Wurf, der niemanden bewegt: drehe einen Würfel auf 6
    .short = Würfel auf 6
effect-corner = Geh in eine Ecke des Spielplans statt 1 oder 2 Schritte
    .short = in eine Ecke
effect-wain = Direkt nach der Wagnerei: noch einmal kaufen
    .short = bei 1
effect-house = Direkt nach dem Kaffeehaus: noch einmal abliefern
    .short = bei 20
effect-letter = Nimm einen Brief
    .short = 1 Brief
effect-dice-letters = Würfle: Lira oder Briefe
    .short = würfeln
effect-7lira = Gib eine Ware oder Kaffee für 7 Lira
    .short = 7 Lira
effect-good3-red = Nimm Tuch und 3 Lira
    .short = Tuch + 3
effect-good3-green = Nimm Gewürze und 3 Lira
    .short = Gewürze + 3
effect-good3-yellow = Nimm Obst und 3 Lira
    .short = Obst + 3
effect-good3-blue = Nimm Schmuck und 3 Lira
    .short = Schmuck + 3
effect-copy = Gilt als die oberste Karte des Ablagestapels
    .short = wie oberste
effect-walk = Anstelle deines Zuges: Dein Familienmitglied geht einen Schritt und handelt dort
    .short = Familie geht
effect-follow = Geh zu einem anderen Kaufmann, ohne ihn zu bezahlen
    .short = folgen
effect-companion2 = Dein Kompagnon geht 2 Schritte statt 1
    .short = 2 Schritte
effect-neutral = Nutze Gouverneur, Schmuggler, Kurier oder Kaffeehändler, wo immer er ist
    .short = aus der Ferne
effect-mosque = Direkt nach einer Moschee: dort noch ein Plättchen nehmen
    .short = bei 14, 15
effect-secret = Direkt nach dem Geheimbund: noch einen Rubin nehmen
    .short = bei 24
effect-anywhere = Zahle 3 Lira und geh an einen beliebigen Ort
    .short = beliebig weit

effect-guild-1 = Eine Erweiterung geschenkt
    .short = Erweiterung
effect-guild-2 = Mit Tuch auffüllen, dazu bis zu 3 verschiedene Waren
    .short = Tuch + 3
effect-guild-3 = Mit Gewürzen auffüllen, dazu bis zu 3 verschiedene Waren
    .short = Gewürze + 3
effect-guild-4 = Mit Obst auffüllen, dazu bis zu 3 verschiedene Waren
    .short = Obst + 3
effect-guild-5 = 4 Lira, dazu bis zu 4 verschiedene Waren
    .short = 4 Lira + 4
effect-guild-6 = 3 Bonuskarten
    .short = 3 Karten
effect-guild-7 = Zum Brunnen, Gehilfen kehren zurück, noch ein Zug
    .short = noch ein Zug
effect-guild-8 = 2 gleiche Waren, dazu um Schmuck würfeln
    .short = 2 + Wurf
effect-guild-9 = Wie in der Teestube, für doppelt so viele Lira
    .short = Tee × 2
effect-guild-10 = Tuch, Gewürze und Obst für 15 Lira
    .short = 15 Lira
effect-guild-11 = Schmuck, Tuch und Gewürze für 20 Lira
    .short = 20 Lira
effect-guild-12 = Die Aktion eines beliebigen Ortes; dein Familienmitglied kommt heim
    .short = jede Aktion
effect-guild-13 = 6 beliebige Waren für einen Rubin des Sultanspalasts
    .short = 6 für Rubin
effect-guild-14 = Ein Plättchen der Kleinen Moschee für 1 Ware
    .short = Pl. bei 14
effect-guild-15 = Ein Plättchen der Großen Moschee für 1 Ware
    .short = Pl. bei 15
effect-guild-16 = 15 Lira für einen Rubin des Edelsteinhändlers, dann 1 Kaffee für jeden deiner Rubine
    .short = Rubin bei 16
effect-guild-17 = 5 Kaffee
    .short = 5 Kaffee
effect-guild-18 = 1 Kaffee und 2 Gildenkarten
    .short = 2 Gilde
effect-guild-19 = Ein- oder zweimal in der Taverne bestellen, 1 Kaffee billiger
    .short = bei 19, 2-mal
effect-guild-20 = Ein Rubin des Kaffeehauses zum halben Preis
    .short = Rubin bei 20
