# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = you: { $what }
terminal-enough = you can
terminal-extension = { COUNT($lira, of: "lira") } · 3rd { $ruby }
terminal-extensions = { $n ->
    [3] you have all 3
   *[other] you: { NUMBER($n) } of 3
}
terminal-fill = fill { $good }
terminal-filled = you: +{ NUMBER($n) }, to { NUMBER($to) }
terminal-no-room = no room { $goods }
terminal-all-fits = you: all fits
terminal-pile-empty = pile empty
terminal-deck = deck { NUMBER($n) }
terminal-call-back = call them back
terminal-roll = { $goods } + dice
terminal-sale = { $n ->
    [0] you: nothing
   *[other] you: { NUMBER($n) } for { NUMBER($lira) }
}
terminal-send-family = send family
terminal-family-at = { $place ->
    [0] yours: here
   *[other] yours: at { NUMBER($place) }
}
terminal-lack-goods = you lack { $goods }
terminal-all-goods = you have all
terminal-lack-lira = lack { COUNT($n, of: "lira") }
terminal-lack-coffee = lack { COUNT($n, of: "coffee") }
terminal-guild-hall = coffee+2 guild
terminal-guild-deck = deck { NUMBER($deck) } used { NUMBER($used) }
terminal-your-letters = yours: { NUMBER($n) }
terminal-kiosk = letter + tiles
terminal-bid = { TERM($colour, of: "colour") } bids { NUMBER($bid) }
terminal-auction = 1 good, bids
terminal-place-9 = name 3–12
    miss: 2 lira
terminal-place-17 = 2 coffee each:
    lira,good,card
terminal-place-25 = good, anywhere
terminal-mark-go = go
terminal-mark-fetch = fetch
terminal-mark-send = send
terminal-mark-companion = companion
terminal-mark-here = here
terminal-ends = { $fee ->
    [0] turn ends
   *[other] ends: fee { NUMBER($fee) }
}
terminal-ends-short = ends
terminal-mark-leave = { $fee ->
    [0] leave 1
   *[other] leave 1 · pay { NUMBER($fee) }
}
terminal-mark-pick-up = { $fee ->
    [0] pick up 1
   *[other] pick up 1 · pay { NUMBER($fee) }
}
terminal-mark-free = { $fee ->
    [0] free
   *[other] free · pay { NUMBER($fee) }
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } pay { NUMBER($fee) }
}
terminal-capacity = of { NUMBER($n) }
terminal-tiles = tiles { $tiles }
terminal-no-tiles = no tiles
terminal-stack = stack { $stack }
terminal-out = out: { $places }
terminal-guild-cards = { NUMBER($n) } guild
terminal-letters = letters { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = no letters
terminal-companion-at = companion { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } “{ TERM($number, of: "guild") }”
terminal-society = { COUNT($n, of: "seal") } → { $ruby }
