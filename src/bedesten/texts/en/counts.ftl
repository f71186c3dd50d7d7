# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } lira
       *[other] { NUMBER($n) } lira
    }
    .acc = { $n ->
        [one] { NUMBER($n) } lira
       *[other] { NUMBER($n) } lira
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } ruby
       *[other] { NUMBER($n) } rubies
    }
    .acc = { $n ->
        [one] { NUMBER($n) } ruby
       *[other] { NUMBER($n) } rubies
    }
count-card = { $n ->
        [one] { NUMBER($n) } card
       *[other] { NUMBER($n) } cards
    }
    .acc = { $n ->
        [one] { NUMBER($n) } card
       *[other] { NUMBER($n) } cards
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } bonus card
       *[other] { NUMBER($n) } bonus cards
    }
    .acc = { $n ->
        [one] { NUMBER($n) } bonus card
       *[other] { NUMBER($n) } bonus cards
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } guild card
       *[other] { NUMBER($n) } guild cards
    }
    .acc = { $n ->
        [one] { NUMBER($n) } guild card
       *[other] { NUMBER($n) } guild cards
    }
count-letter = { $n ->
        [one] { NUMBER($n) } letter
       *[other] { NUMBER($n) } letters
    }
    .acc = { $n ->
        [one] { NUMBER($n) } letter
       *[other] { NUMBER($n) } letters
    }
count-seal = { $n ->
        [one] { NUMBER($n) } seal
       *[other] { NUMBER($n) } seals
    }
    .acc = { $n ->
        [one] { NUMBER($n) } seal
       *[other] { NUMBER($n) } seals
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } coffee
       *[other] { NUMBER($n) } coffee
    }
    .acc = { $n ->
        [one] { NUMBER($n) } coffee
       *[other] { NUMBER($n) } coffee
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } bag of coffee
       *[other] { NUMBER($n) } bags of coffee
    }
    .acc = { $n ->
        [one] { NUMBER($n) } bag of coffee
       *[other] { NUMBER($n) } bags of coffee
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
        [one] { NUMBER($n) } step
       *[other] { NUMBER($n) } steps
    }
    .acc = { $n ->
        [one] { NUMBER($n) } step
       *[other] { NUMBER($n) } steps
    }
count-place = { $n ->
        [one] { NUMBER($n) } place
       *[other] { NUMBER($n) } places
    }
    .acc = { $n ->
        [one] { NUMBER($n) } place
       *[other] { NUMBER($n) } places
    }
count-good = { $n ->
        [one] { NUMBER($n) } good
       *[other] { NUMBER($n) } goods
    }
    .acc = { $n ->
        [one] { NUMBER($n) } good
       *[other] { NUMBER($n) } goods
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } fabric
       *[other] { NUMBER($n) } fabric
    }
    .acc = { $n ->
        [one] { NUMBER($n) } fabric
       *[other] { NUMBER($n) } fabric
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } spice
       *[other] { NUMBER($n) } spice
    }
    .acc = { $n ->
        [one] { NUMBER($n) } spice
       *[other] { NUMBER($n) } spice
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } fruit
       *[other] { NUMBER($n) } fruit
    }
    .acc = { $n ->
        [one] { NUMBER($n) } fruit
       *[other] { NUMBER($n) } fruit
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } jewellery
       *[other] { NUMBER($n) } jewellery
    }
    .acc = { $n ->
        [one] { NUMBER($n) } jewellery
       *[other] { NUMBER($n) } jewellery
    }
count-turn = { $n ->
        [one] { NUMBER($n) } turn
       *[other] { NUMBER($n) } turns
    }
    .acc = { $n ->
        [one] { NUMBER($n) } turn
       *[other] { NUMBER($n) } turns
    }
count-round = { $n ->
        [one] { NUMBER($n) } round
       *[other] { NUMBER($n) } rounds
    }
    .acc = { $n ->
        [one] { NUMBER($n) } round
       *[other] { NUMBER($n) } rounds
    }
count-player = { $n ->
        [one] { NUMBER($n) } player
       *[other] { NUMBER($n) } players
    }
    .acc = { $n ->
        [one] { NUMBER($n) } player
       *[other] { NUMBER($n) } players
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } merchant
       *[other] { NUMBER($n) } merchants
    }
    .acc = { $n ->
        [one] { NUMBER($n) } merchant
       *[other] { NUMBER($n) } merchants
    }
count-tile = { $n ->
        [one] { NUMBER($n) } tile
       *[other] { NUMBER($n) } tiles
    }
    .acc = { $n ->
        [one] { NUMBER($n) } tile
       *[other] { NUMBER($n) } tiles
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
        [one] { NUMBER($n) } die
       *[other] { NUMBER($n) } dice
    }
    .acc = { $n ->
        [one] { NUMBER($n) } die
       *[other] { NUMBER($n) } dice
    }
count-second = { $n ->
        [one] { NUMBER($n) } second
       *[other] { NUMBER($n) } seconds
    }
    .acc = { $n ->
        [one] { NUMBER($n) } second
       *[other] { NUMBER($n) } seconds
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
        [one] { NUMBER($n) } day
       *[other] { NUMBER($n) } days
    }
    .acc = { $n ->
        [one] { NUMBER($n) } day
       *[other] { NUMBER($n) } days
    }
count-answer = { $n ->
        [one] { NUMBER($n) } answer
       *[other] { NUMBER($n) } answers
    }
    .acc = { $n ->
        [one] { NUMBER($n) } answer
       *[other] { NUMBER($n) } answers
    }
count-game = { $n ->
        [one] { NUMBER($n) } game
       *[other] { NUMBER($n) } games
    }
    .acc = { $n ->
        [one] { NUMBER($n) } game
       *[other] { NUMBER($n) } games
    }
