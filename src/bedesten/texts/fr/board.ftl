# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = vous { $what }
terminal-enough = vous pouvez
terminal-extension = { COUNT($lira, of: "lira") }, 3e { $ruby }
terminal-extensions = { $n ->
    [3] vous : les 3
   *[other] vous : { NUMBER($n) } sur 3
}
terminal-fill = plein : { $good }
terminal-filled = vous : +{ NUMBER($n) }, à { NUMBER($to) }
terminal-no-room = plein : { $goods }
terminal-all-fits = tout rentre
terminal-pile-empty = défausse vide
terminal-deck = pioche { NUMBER($n) }
terminal-call-back = rappeler
terminal-roll = { $goods } + dés
terminal-sale = { $n ->
    [0] vous : rien
   *[other] vous : { NUMBER($n) } → { NUMBER($lira) }
}
terminal-send-family = envoyer parent
terminal-family-at = { $place ->
    [0] le vôtre : ici
   *[other] le vôtre : { NUMBER($place) }
}
terminal-lack-goods = manque { $goods }
terminal-all-goods = vous avez tout
terminal-lack-lira = + { COUNT($n, of: "lira") }
terminal-lack-coffee = + { COUNT($n, of: "coffee") }
terminal-guild-hall = café+2 Guilde
terminal-guild-deck = { NUMBER($deck) } + { NUMBER($used) } jouées
terminal-your-letters = les vôtres : { NUMBER($n) }
terminal-kiosk = missive+tuiles
terminal-bid = { TERM($colour, of: "colour") } : { NUMBER($bid) }
terminal-auction = 1 bien, mises
terminal-place-9 = nombre 3–12
    sinon 2 livres
terminal-place-17 = 2 cafés chacun
    prix au choix
terminal-place-25 = bien, partout
terminal-mark-go = aller
terminal-mark-fetch = reprendre
terminal-mark-send = envoyer
terminal-mark-companion = compagnon
terminal-mark-here = ici
terminal-ends = { $fee ->
    [0] fin du tour
   *[other] fin : payer { NUMBER($fee) }
}
terminal-ends-short = fin
terminal-mark-leave = { $fee ->
    [0] laisser 1
   *[other] laisser 1 · payer { NUMBER($fee) }
}
terminal-mark-pick-up = { $fee ->
    [0] reprendre 1
   *[other] reprendre 1 · payer { NUMBER($fee) }
}
terminal-mark-free = { $fee ->
    [0] gratuit
   *[other] gratuit · payer { NUMBER($fee) }
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } payer { NUMBER($fee) }
}
terminal-capacity = sur { NUMBER($n) }
terminal-tiles = tuiles { $tiles }
terminal-no-tiles = 0 tuile
terminal-stack = pile { $stack }
terminal-out = placés : { $places }
terminal-guild-cards = { NUMBER($n) } Guilde
terminal-letters = missives { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = aucune missive
terminal-companion-at = compagnon { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } « { TERM($number, of: "guild") } »
terminal-society = { COUNT($n, of: "seal") } → { $ruby }
