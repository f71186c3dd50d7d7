# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = ty { $what }
terminal-enough = stać cię
terminal-extension = { COUNT($lira, of: "lira") }, 3.: { $ruby }
terminal-extensions = { $n ->
    [3] masz wszystkie
   *[other] ty: { NUMBER($n) } z 3
}
terminal-fill = max: { $good }
terminal-filled = ty: +{ NUMBER($n) }, do { NUMBER($to) }
terminal-no-room = pełno: { $goods }
terminal-all-fits = miejsce jest
terminal-pile-empty = brak odrzuc.
terminal-deck = talia { NUMBER($n) }
terminal-call-back = przywołaj
terminal-roll = { $goods } + kości
terminal-sale = { $n ->
    [0] ty: nic
   *[other] ty: { NUMBER($n) } za { NUMBER($lira) }
}
terminal-send-family = wyślij rodzinę
terminal-family-at = { $place ->
    [0] twój: tutaj
   *[other] twój: na { NUMBER($place) }
}
terminal-lack-goods = brakuje { $goods }
terminal-all-goods = masz wszystko
terminal-lack-lira = brak { COUNT($n, of: "lira") }
terminal-lack-coffee = brak { COUNT($n, of: "coffee") }
terminal-guild-hall = kawa+2 gildii
terminal-guild-deck = talia { NUMBER($deck) }+{ NUMBER($used) }
terminal-your-letters = twoje: { NUMBER($n) }
terminal-kiosk = list + żetony
terminal-bid = { TERM($colour, of: "colour") }: { NUMBER($bid) }
terminal-auction = towar, oferty
terminal-place-9 = liczba 3–12
    pudło: 2 liry
terminal-place-17 = po 2 kawy za:
    lira/tow./kar.
terminal-place-25 = towar i skok
terminal-mark-go = idź
terminal-mark-fetch = odbierz
terminal-mark-send = wyślij
terminal-mark-companion = wspólnik
terminal-mark-here = tutaj
terminal-ends = { $fee ->
    [0] koniec tury
   *[other] koniec: opłata { NUMBER($fee) }
}
terminal-ends-short = koniec
terminal-mark-leave = { $fee ->
    [0] zostaw 1
   *[other] zostaw 1 · zapłać { NUMBER($fee) }
}
terminal-mark-pick-up = { $fee ->
    [0] zabierz 1
   *[other] zabierz 1 · zapłać { NUMBER($fee) }
}
terminal-mark-free = { $fee ->
    [0] za darmo
   *[other] za darmo · zapłać { NUMBER($fee) }
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } płać { NUMBER($fee) }
}
terminal-capacity = z { NUMBER($n) }
terminal-tiles = żetony { $tiles }
terminal-no-tiles = bez żetonów
terminal-stack = stos { $stack }
terminal-out = na: { $places }
terminal-guild-cards = gildie { NUMBER($n) }
terminal-letters = listy { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = bez listów
terminal-companion-at = wspólnik { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } „{ TERM($number, of: "guild") }”
terminal-society = { COUNT($n, of: "seal") }→{ $ruby }
