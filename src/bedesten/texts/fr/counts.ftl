# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } livre
       *[other] { NUMBER($n) } livres
    }
    .acc = { $n ->
        [one] { NUMBER($n) } livre
       *[other] { NUMBER($n) } livres
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } rubis
       *[other] { NUMBER($n) } rubis
    }
    .acc = { $n ->
        [one] { NUMBER($n) } rubis
       *[other] { NUMBER($n) } rubis
    }
count-card = { $n ->
        [one] { NUMBER($n) } carte
       *[other] { NUMBER($n) } cartes
    }
    .acc = { $n ->
        [one] { NUMBER($n) } carte
       *[other] { NUMBER($n) } cartes
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } carte Bonus
       *[other] { NUMBER($n) } cartes Bonus
    }
    .acc = { $n ->
        [one] { NUMBER($n) } carte Bonus
       *[other] { NUMBER($n) } cartes Bonus
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } carte Guilde
       *[other] { NUMBER($n) } cartes Guilde
    }
    .acc = { $n ->
        [one] { NUMBER($n) } carte Guilde
       *[other] { NUMBER($n) } cartes Guilde
    }
count-letter = { $n ->
        [one] { NUMBER($n) } missive
       *[other] { NUMBER($n) } missives
    }
    .acc = { $n ->
        [one] { NUMBER($n) } missive
       *[other] { NUMBER($n) } missives
    }
count-seal = { $n ->
        [one] { NUMBER($n) } sceau
       *[other] { NUMBER($n) } sceaux
    }
    .acc = { $n ->
        [one] { NUMBER($n) } sceau
       *[other] { NUMBER($n) } sceaux
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } café
       *[other] { NUMBER($n) } cafés
    }
    .acc = { $n ->
        [one] { NUMBER($n) } café
       *[other] { NUMBER($n) } cafés
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } sac de café
       *[other] { NUMBER($n) } sacs de café
    }
    .acc = { $n ->
        [one] { NUMBER($n) } sac de café
       *[other] { NUMBER($n) } sacs de café
    }
count-assistant = { $n ->
        [one] { NUMBER($n) } assistant
       *[other] { NUMBER($n) } assistants
    }
    .acc = { $n ->
        [one] { NUMBER($n) } assistant
       *[other] { NUMBER($n) } assistants
    }
count-step = { $n ->
        [one] { NUMBER($n) } pas
       *[other] { NUMBER($n) } pas
    }
    .acc = { $n ->
        [one] { NUMBER($n) } pas
       *[other] { NUMBER($n) } pas
    }
count-place = { $n ->
        [one] { NUMBER($n) } quartier
       *[other] { NUMBER($n) } quartiers
    }
    .acc = { $n ->
        [one] { NUMBER($n) } quartier
       *[other] { NUMBER($n) } quartiers
    }
count-good = { $n ->
        [one] { NUMBER($n) } marchandise
       *[other] { NUMBER($n) } marchandises
    }
    .acc = { $n ->
        [one] { NUMBER($n) } marchandise
       *[other] { NUMBER($n) } marchandises
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } tissu
       *[other] { NUMBER($n) } tissus
    }
    .acc = { $n ->
        [one] { NUMBER($n) } tissu
       *[other] { NUMBER($n) } tissus
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } épice
       *[other] { NUMBER($n) } épices
    }
    .acc = { $n ->
        [one] { NUMBER($n) } épice
       *[other] { NUMBER($n) } épices
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } fruit
       *[other] { NUMBER($n) } fruits
    }
    .acc = { $n ->
        [one] { NUMBER($n) } fruit
       *[other] { NUMBER($n) } fruits
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } bijou
       *[other] { NUMBER($n) } bijoux
    }
    .acc = { $n ->
        [one] { NUMBER($n) } bijou
       *[other] { NUMBER($n) } bijoux
    }
count-turn = { $n ->
        [one] { NUMBER($n) } tour
       *[other] { NUMBER($n) } tours
    }
    .acc = { $n ->
        [one] { NUMBER($n) } tour
       *[other] { NUMBER($n) } tours
    }
count-round = { $n ->
        [one] { NUMBER($n) } manche
       *[other] { NUMBER($n) } manches
    }
    .acc = { $n ->
        [one] { NUMBER($n) } manche
       *[other] { NUMBER($n) } manches
    }
count-player = { $n ->
        [one] { NUMBER($n) } personne
       *[other] { NUMBER($n) } personnes
    }
    .acc = { $n ->
        [one] { NUMBER($n) } personne
       *[other] { NUMBER($n) } personnes
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } marchand
       *[other] { NUMBER($n) } marchands
    }
    .acc = { $n ->
        [one] { NUMBER($n) } marchand
       *[other] { NUMBER($n) } marchands
    }
count-tile = { $n ->
        [one] { NUMBER($n) } tuile
       *[other] { NUMBER($n) } tuiles
    }
    .acc = { $n ->
        [one] { NUMBER($n) } tuile
       *[other] { NUMBER($n) } tuiles
    }
count-extension = { $n ->
        [one] { NUMBER($n) } extension
       *[other] { NUMBER($n) } extensions
    }
    .acc = { $n ->
        [one] { NUMBER($n) } extension
       *[other] { NUMBER($n) } extensions
    }
count-die = { $n ->
        [one] { NUMBER($n) } dé
       *[other] { NUMBER($n) } dés
    }
    .acc = { $n ->
        [one] { NUMBER($n) } dé
       *[other] { NUMBER($n) } dés
    }
count-second = { $n ->
        [one] { NUMBER($n) } seconde
       *[other] { NUMBER($n) } secondes
    }
    .acc = { $n ->
        [one] { NUMBER($n) } seconde
       *[other] { NUMBER($n) } secondes
    }
count-minute = { $n ->
        [one] { NUMBER($n) } minute
       *[other] { NUMBER($n) } minutes
    }
    .acc = { $n ->
        [one] { NUMBER($n) } minute
       *[other] { NUMBER($n) } minutes
    }
count-day = { $n ->
        [one] { NUMBER($n) } jour
       *[other] { NUMBER($n) } jours
    }
    .acc = { $n ->
        [one] { NUMBER($n) } jour
       *[other] { NUMBER($n) } jours
    }
count-answer = { $n ->
        [one] { NUMBER($n) } réponse
       *[other] { NUMBER($n) } réponses
    }
    .acc = { $n ->
        [one] { NUMBER($n) } réponse
       *[other] { NUMBER($n) } réponses
    }
count-game = { $n ->
        [one] { NUMBER($n) } partie
       *[other] { NUMBER($n) } parties
    }
    .acc = { $n ->
        [one] { NUMBER($n) } partie
       *[other] { NUMBER($n) } parties
    }
