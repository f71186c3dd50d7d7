# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } Lira
       *[other] { NUMBER($n) } Lira
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Lira
       *[other] { NUMBER($n) } Lira
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } Rubin
       *[other] { NUMBER($n) } Rubine
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Rubin
       *[other] { NUMBER($n) } Rubine
    }
count-card = { $n ->
        [one] { NUMBER($n) } Karte
       *[other] { NUMBER($n) } Karten
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Karte
       *[other] { NUMBER($n) } Karten
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } Bonuskarte
       *[other] { NUMBER($n) } Bonuskarten
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Bonuskarte
       *[other] { NUMBER($n) } Bonuskarten
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } Gildenkarte
       *[other] { NUMBER($n) } Gildenkarten
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Gildenkarte
       *[other] { NUMBER($n) } Gildenkarten
    }
count-letter = { $n ->
        [one] { NUMBER($n) } Brief
       *[other] { NUMBER($n) } Briefe
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Brief
       *[other] { NUMBER($n) } Briefe
    }
count-seal = { $n ->
        [one] { NUMBER($n) } Siegel
       *[other] { NUMBER($n) } Siegel
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Siegel
       *[other] { NUMBER($n) } Siegel
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } Kaffee
       *[other] { NUMBER($n) } Kaffee
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Kaffee
       *[other] { NUMBER($n) } Kaffee
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } Kaffeesack
       *[other] { NUMBER($n) } Kaffeesäcke
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Kaffeesack
       *[other] { NUMBER($n) } Kaffeesäcke
    }
count-assistant = { $n ->
        [one] { NUMBER($n) } Gehilfe
       *[other] { NUMBER($n) } Gehilfen
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Gehilfen
       *[other] { NUMBER($n) } Gehilfen
    }
count-step = { $n ->
        [one] { NUMBER($n) } Schritt
       *[other] { NUMBER($n) } Schritte
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Schritt
       *[other] { NUMBER($n) } Schritte
    }
count-place = { $n ->
        [one] { NUMBER($n) } Ort
       *[other] { NUMBER($n) } Orte
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Ort
       *[other] { NUMBER($n) } Orte
    }
count-good = { $n ->
        [one] { NUMBER($n) } Ware
       *[other] { NUMBER($n) } Waren
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Ware
       *[other] { NUMBER($n) } Waren
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } Tuch
       *[other] { NUMBER($n) } Tuch
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Tuch
       *[other] { NUMBER($n) } Tuch
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } Gewürz
       *[other] { NUMBER($n) } Gewürze
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Gewürz
       *[other] { NUMBER($n) } Gewürze
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } Obst
       *[other] { NUMBER($n) } Obst
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Obst
       *[other] { NUMBER($n) } Obst
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } Schmuck
       *[other] { NUMBER($n) } Schmuck
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Schmuck
       *[other] { NUMBER($n) } Schmuck
    }
count-turn = { $n ->
        [one] { NUMBER($n) } Zug
       *[other] { NUMBER($n) } Züge
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Zug
       *[other] { NUMBER($n) } Züge
    }
count-round = { $n ->
        [one] { NUMBER($n) } Runde
       *[other] { NUMBER($n) } Runden
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Runde
       *[other] { NUMBER($n) } Runden
    }
count-player = { $n ->
        [one] { NUMBER($n) } Person
       *[other] { NUMBER($n) } Personen
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Person
       *[other] { NUMBER($n) } Personen
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } Kaufmann
       *[other] { NUMBER($n) } Kaufleute
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Kaufmann
       *[other] { NUMBER($n) } Kaufleute
    }
count-tile = { $n ->
        [one] { NUMBER($n) } Plättchen
       *[other] { NUMBER($n) } Plättchen
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Plättchen
       *[other] { NUMBER($n) } Plättchen
    }
count-extension = { $n ->
        [one] { NUMBER($n) } Erweiterung
       *[other] { NUMBER($n) } Erweiterungen
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Erweiterung
       *[other] { NUMBER($n) } Erweiterungen
    }
count-die = { $n ->
        [one] { NUMBER($n) } Würfel
       *[other] { NUMBER($n) } Würfel
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Würfel
       *[other] { NUMBER($n) } Würfel
    }
count-second = { $n ->
        [one] { NUMBER($n) } Sekunde
       *[other] { NUMBER($n) } Sekunden
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Sekunde
       *[other] { NUMBER($n) } Sekunden
    }
count-minute = { $n ->
        [one] { NUMBER($n) } Minute
       *[other] { NUMBER($n) } Minuten
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Minute
       *[other] { NUMBER($n) } Minuten
    }
count-day = { $n ->
        [one] { NUMBER($n) } Tag
       *[other] { NUMBER($n) } Tage
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Tag
       *[other] { NUMBER($n) } Tage
    }
count-answer = { $n ->
        [one] { NUMBER($n) } Antwort
       *[other] { NUMBER($n) } Antworten
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Antwort
       *[other] { NUMBER($n) } Antworten
    }
count-game = { $n ->
        [one] { NUMBER($n) } Spiel
       *[other] { NUMBER($n) } Spiele
    }
    .acc = { $n ->
        [one] { NUMBER($n) } Spiel
       *[other] { NUMBER($n) } Spiele
    }
