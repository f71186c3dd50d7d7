# What the terminal shows on the board and of the players. At a place, 14 columns are all the room there is.
terminal-you = вы: { $what }
terminal-enough = вам хватает
terminal-extension = { COUNT($lira, of: "lira") }, 3-е { $ruby }
terminal-extensions = { $n ->
    [3] у вас все 3
   *[other] вы: { NUMBER($n) } из 3
}
terminal-fill = полно: { $good }
terminal-filled = вы: +{ NUMBER($n) }, до { NUMBER($to) }
terminal-no-room = лишнее: { $goods }
terminal-all-fits = места хватит
terminal-pile-empty = сброс пуст
terminal-deck = колода { NUMBER($n) }
terminal-call-back = созвать своих
terminal-roll = { $goods } + кубики
terminal-sale = { $n ->
    [0] вы: ничего
   *[other] вы: { NUMBER($n) } за { NUMBER($lira) }
}
terminal-send-family = послать родню
terminal-family-at = { $place ->
    [0] ваш: здесь
   *[other] ваш: на { NUMBER($place) }
}
terminal-lack-goods = нужно { $goods }
terminal-all-goods = у вас всё есть
terminal-lack-lira = ещё { COUNT($n, of: "lira", form: "acc") }
terminal-lack-coffee = ещё { COUNT($n, of: "coffee") }
terminal-guild-hall = кофе+2 гильдии
terminal-guild-deck = кол. { NUMBER($deck) }+{ NUMBER($used) }
terminal-your-letters = ваших: { NUMBER($n) }
terminal-kiosk = письмо+жетоны
terminal-bid = { TERM($colour, of: "colour") }: { NUMBER($bid) }
terminal-auction = 1 товар, торги
terminal-place-9 = число 3–12
    мимо: 2 лиры
terminal-place-17 = по 2 кофе за:
    лиры/тов./крт.
terminal-place-25 = товар → всюду
terminal-mark-go = сюда
terminal-mark-fetch = забрать
terminal-mark-send = послать
terminal-mark-companion = компаньон
terminal-mark-here = здесь
terminal-ends = { $fee ->
    [0] конец хода
   *[other] конец: плата { NUMBER($fee) }
}
terminal-ends-short = конец
terminal-mark-leave = { $fee ->
    [0] оставить 1
   *[other] оставить 1 · плата { NUMBER($fee) }
}
terminal-mark-pick-up = { $fee ->
    [0] забрать 1
   *[other] забрать 1 · плата { NUMBER($fee) }
}
terminal-mark-free = { $fee ->
    [0] бесплатно
   *[other] без помощника · плата { NUMBER($fee) }
}
terminal-short = { $fee ->
    [0] { $assistants }
   *[other] { $assistants } плата { NUMBER($fee) }
}
terminal-capacity = из { NUMBER($n) }
terminal-tiles = жетоны { $tiles }
terminal-no-tiles = без жетонов
terminal-stack = стопка { $stack }
terminal-out = места: { $places }
terminal-guild-cards = гильдия { NUMBER($n) }
terminal-letters = письма { $letters }, { COUNT($seals, of: "seal") }
terminal-no-letters = без писем
terminal-companion-at = компаньон { NUMBER($place) }
terminal-guild-card = { NUMBER($number) } «{ TERM($number, of: "guild") }»
terminal-society = { COUNT($n, of: "seal") }→{ $ruby }
