option-stop = Zug jetzt beenden
option-skip = Ohne weitermachen
option-skip-act = Aktion auslassen
option-skip-extra-good = Nichts mehr kaufen
option-enough = Das genügt
option-enough-again = Nicht wiederholen
option-enough-fetch = Keinen mehr holen
option-enough-sell = Nichts mehr verkaufen
option-end = Nichts weiter
option-end-meet = Niemandem mehr begegnen
option-end-last-cards = Keine Karten mehr spielen
option-keep = Würfel behalten
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Neutralen Gehilfen mitnehmen
option-pay = { COUNT($lira, of: "lira", form: "acc") } zahlen
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
option-lira = { COUNT($lira, of: "lira", form: "acc") } zahlen
option-lira-reward = { COUNT($lira, of: "lira", form: "acc") } nehmen
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
option-use = Gelbes Plättchen einsetzen
option-name = { NUMBER($number) }
option-bid = { COUNT($lira, of: "lira", form: "acc") } bieten

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nichts
outcome-cannot-pay = { COUNT($fee, of: "lira") } zu zahlen: Zug endet
outcome-odds = { $odds }: { $outcome }

effect-good = Eine Ware deiner Wahl
effect-lira = 5 Lira
effect-far = 3 oder 4 Schritte statt 1 oder 2
effect-stay = Bleib, wo du bist, statt zu gehen
effect-assistant = Ein Gehilfe kehrt in deinen Stapel zurück, vor dem Gehilfenschritt
effect-family = Dein Familienmitglied kommt heim: eine Karte oder 3 Lira
effect-market = Auf dem Kleinen Markt: verkaufe beliebige Waren
effect-sultan = Direkt nach dem Sultanspalast: noch einmal liefern
effect-post = Direkt nach dem Postamt: noch einmal nehmen
effect-gem = Direkt nach dem Edelsteinhändler: noch einmal kaufen
