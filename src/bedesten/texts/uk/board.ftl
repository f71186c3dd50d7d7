# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = ви: { $what }
terminal-enough = вам вистачає
terminal-extension = { COUNT($lira, of: "lira") }, 3-тє { $ruby }
terminal-extensions = { $n ->
    [3] у вас усі 3
   *[other] ви: { NUMBER($n) } із 3
}
terminal-fill = повно: { $good }
terminal-filled = ви: +{ NUMBER($n) }, до { NUMBER($to) }
terminal-no-room = зайве: { $goods }
terminal-all-fits = місця досить
terminal-pile-empty = скид порожній
terminal-deck = колода { NUMBER($n) }
terminal-call-back = скликати своїх
terminal-roll = { $goods } + кубики
terminal-sale = { $n ->
    [0] ви: нічого
   *[other] ви: { NUMBER($n) } за { NUMBER($lira) }
}
terminal-send-family = послати родича
terminal-family-at = { $place ->
    [0] ваш: тут
   *[other] ваш: на { NUMBER($place) }
}
terminal-lack-goods = бракує { $goods }
terminal-all-goods = у вас усе є
terminal-lack-lira = ще { COUNT($n, of: "lira", form: "acc") }
terminal-lack-coffee = ще { COUNT($n, of: "coffee", form: "acc") }
terminal-guild-hall = кава+2 гільдії
terminal-guild-deck = кол. { NUMBER($deck) }+{ NUMBER($used) }
terminal-your-letters = ваших: { NUMBER($n) }
terminal-kiosk = лист + тайли
terminal-bid = { TERM($colour, of: "colour") }: { NUMBER($bid) }
terminal-auction = 1 товар, торги
terminal-place-9 = число 3–12
    мимо: 2 ліри
terminal-place-17 = по 2 кави за:
    ліри/тов./крт.
terminal-place-25 = товар, будь-де
terminal-mark-go = сюди
terminal-mark-fetch = забрати
terminal-mark-send = послати
terminal-mark-companion = компаньйон
terminal-mark-here = тут
terminal-ends = { $fee ->
    [0] кінець ходу
   *[other] кінець: плата { NUMBER($fee) }
}
terminal-ends-short = кінець
terminal-mark-leave = { $fee ->
    [0] залишити 1
   *[other] залишити 1 · плата { NUMBER($fee) }
}
terminal-mark-pick-up = { $fee ->
    [0] забрати 1
   *[other] забрати 1 · плата { NUMBER($fee) }
}
terminal-mark-free = { $fee ->
    [0] безкоштовно
   *[other] без помічника · плата { NUMBER($fee) }
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } плата { NUMBER($fee) }
}
terminal-capacity = із { NUMBER($n) }
terminal-tiles = тайли { $tiles }
terminal-no-tiles = без тайлів
terminal-stack = стос { $stack }
terminal-out = місця: { $places }
terminal-guild-cards = гільдія { NUMBER($n) }
terminal-letters = листи { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = без листів
terminal-companion-at = компаньйон { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } «{ TERM($number, of: "guild") }»
terminal-society = { COUNT($n, of: "seal") }→{ $ruby }
