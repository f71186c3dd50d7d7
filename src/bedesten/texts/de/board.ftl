# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = du: { $what }
terminal-enough = es reicht
terminal-extension = { COUNT($lira, of: "lira") }, 3.: { $ruby }
terminal-extensions = { $n ->
    [3] du hast alle 3
   *[other] du: { NUMBER($n) } von 3
}
terminal-fill = voll: { $good }
terminal-filled = du: +{ NUMBER($n) }, auf { NUMBER($to) }
terminal-no-room = zu voll: { $goods }
terminal-all-fits = alles passt
terminal-pile-empty = Ablage leer
terminal-deck = Stapel { NUMBER($n) }
terminal-call-back = zurückrufen
terminal-roll = { $goods } + Würfel
terminal-sale = { $n ->
    [0] du: nichts
   *[other] du: { NUMBER($n) } für { NUMBER($lira) }
}
terminal-send-family = Familie senden
terminal-family-at = { $place ->
    [0] deins: hier
   *[other] deins: auf { NUMBER($place) }
}
terminal-lack-goods = fehlt: { $goods }
terminal-all-goods = du hast alles
terminal-lack-lira = fehlen { COUNT($n, of: "lira") }
terminal-lack-coffee = fehlt { COUNT($n, of: "coffee") }
terminal-guild-hall = Kaffee+2 Gilde
terminal-guild-deck = da { NUMBER($deck) } weg { NUMBER($used) }
terminal-your-letters = deine: { NUMBER($n) }
terminal-kiosk = Brief+Plättch.
terminal-bid = { TERM($colour, of: "colour") } bietet { NUMBER($bid) }
terminal-auction = 1 Ware, Gebote
terminal-place-9 = nenne 3–12
    sonst 2 Lira
terminal-place-17 = je 2 Kaffee:
    Lira/Ware/Krt.
terminal-place-25 = Ware, überall
terminal-mark-go = hierher
terminal-mark-fetch = holen
terminal-mark-send = senden
terminal-mark-companion = Kompagnon
terminal-mark-here = hier
terminal-ends = { $fee ->
    [0] Zug endet
   *[other] Ende: zahle { NUMBER($fee) }
}
terminal-ends-short = Ende
terminal-mark-leave = { $fee ->
    [0] 1 lassen
   *[other] 1 lassen · { NUMBER($fee) } zahlen
}
terminal-mark-pick-up = { $fee ->
    [0] 1 mitnehmen
   *[other] 1 mitnehmen · { NUMBER($fee) } zahlen
}
terminal-mark-free = { $fee ->
    [0] gratis
   *[other] gratis · { NUMBER($fee) } zahlen
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } zahl { NUMBER($fee) }
}
terminal-capacity = von { NUMBER($n) }
terminal-tiles = Pl. { $tiles }
terminal-no-tiles = 0 Plättchen
terminal-stack = Stapel { $stack }
terminal-out = auf: { $places }
terminal-guild-cards = { NUMBER($n) } Gilde
terminal-letters = Briefe { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = keine Briefe
terminal-companion-at = Kompagnon { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } „{ TERM($number, of: "guild") }“
terminal-society = { COUNT($n, of: "seal") } → { $ruby }
