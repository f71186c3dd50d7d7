analyse-title = Analysis board
analyse-lead = Search any position: paste a position or a game record, or come here from a replay.
analyse-opening = Loading the position…
analyse-text = Position or record
analyse-file = From a file
analyse-look = Open
analyse-best = Best turns
analyse-worlds = { $n ->
    [one] { NUMBER($n) } playout
   *[other] { NUMBER($n) } playouts
}
analyse-done = { $n ->
    [one] { NUMBER($n) } playout, done
   *[other] { NUMBER($n) } playouts, done
}
analyse-stop = Stop
analyse-go = Keep searching
analyse-play-turn = Play this turn
analyse-name = Name { $number }
analyse-back = Back
analyse-on = Forward
analyse-another = Another position
analyse-over = { $name } wins: the game is over.
analyse-from-here = Analyse from here
analyse-from-here-short = Analyse
analyse-open = Analyse a position
analyse-new = New game
analyse-players = Players
analyse-begin = Start from here
analyse-change = Change the position
analyse-change-go = Change
analyse-field-next = To move
analyse-field-merchant = Merchant
analyse-field-lira = Lira
analyse-field-rubies = Rubies
analyse-field-extensions = Extensions
analyse-field-goods = Goods: R fabric, G spice, Y fruit, B jewellery
analyse-field-hand = Cards in hand, by their notation names
