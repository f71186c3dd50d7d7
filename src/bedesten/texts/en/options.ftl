# What can be answered: the labels of buttons. option-<word>, option-<word>-<kind of question>, option-act-<place>.
option-stop = End your turn here
option-skip = Skip it
option-skip-act = Skip the action
option-skip-extra-good = Buy nothing more
option-enough = That’s enough
option-enough-again = Don’t repeat it
option-enough-fetch = Leave the rest there
option-enough-sell = Sell no more
option-end = Nothing more
option-end-meet = Meet nobody else
option-end-last-cards = Play no more cards
option-keep = Keep the dice
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Pick up neutral assistant
option-pay = { $lira ->
    [0] Pay lira
   *[other] Pay { COUNT($lira, of: "lira", form: "acc") }
}
option-act = Use the action
option-act-1 = Buy an extension
option-act-2 = Fill up with fabric
option-act-3 = Fill up with spice
option-act-4 = Fill up with fruit
option-act-5 = Collect the post
option-act-6 = Take bonus cards
option-act-7 = Call assistants back
option-act-8 = Roll for jewellery
option-act-9 = Name a number and roll
option-act-10 = Sell goods
option-act-11 = Sell goods
option-act-12 = Send your family member
option-act-13 = Deliver to the Sultan
option-act-14 = Take a mosque tile
option-act-15 = Take a mosque tile
option-act-16 = Buy a ruby
option-catch = Catch a family member
option-governor = Meet the Governor
option-smuggler = Meet the Smuggler
option-coffee-trader = Meet the coffee trader
option-courier = Meet the courier
option-lira = { $lira ->
    [0] Pay lira
   *[other] Pay { COUNT($lira, of: "lira", form: "acc") }
}
option-lira-reward = { $lira ->
    [0] Take lira
   *[other] Take { COUNT($lira, of: "lira", form: "acc") }
}
option-card = Take { COUNT(1, of: "bonus-card", form: "acc") }
option-deck = From the deck
option-pile = From the discard pile
option-turn-first = Turn the first die to 4
option-turn-second = Turn the second die to 4
option-roll = Roll both again
option-go = Go { TERM($place, of: "place", form: "to") }
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Take fabric
    [spice] Take spice
    [fruit] Take fruit
    [coffee] Take coffee
   *[jewellery] Take jewellery
}
option-give = { $good ->
    [fabric] Give fabric
    [spice] Give spice
    [fruit] Give fruit
    [coffee] Give coffee
   *[jewellery] Give jewellery
}
option-sell = { $good ->
    [fabric] Sell fabric
    [spice] Sell spice
    [fruit] Sell fruit
   *[jewellery] Sell jewellery
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = Discard “{ TERM($card, of: "bonus") }”
option-play = Play “{ TERM($card, of: "bonus") }”
option-use = { $tile ->
    [movement-tile] Use the movement tile
   *[yellow-tile] Use the yellow tile
}
option-name = { NUMBER($number) }
option-bid = Bid { COUNT($lira, of: "lira", form: "acc") }
option-skip-use-tile = Don’t use it
option-enough-roast = No more coffee
option-enough-up-to = Take no more
option-enough-swap-away = Give no more
option-enough-tavern-again = Order nothing more
option-enough-double-turn = No double turn
option-pay-double-turn = Take a double turn
option-act-17 = Take coffee
option-act-18 = Take guild cards
option-act-19 = Order something
option-act-20 = Deliver coffee
option-act-21 = Take letters
option-act-22 = Turn up kiosk tiles
option-act-23 = Open an auction
option-act-24 = Trade letters for a ruby
option-act-25 = Go through the Catacombs
option-act-use-tile = Use the kiosk tile
option-act-tavern-again = Order once more
option-governor-person = The Governor
option-smuggler-person = The Smuggler
option-coffee-trader-person = The coffee trader
option-courier-person = The courier
option-lira-tile-reward = { $lira ->
    [0] Take lira
   *[other] Take { COUNT($lira, of: "lira", form: "acc") }
}
option-first-to-six = Turn the first die to 6
option-second-to-six = Turn the second die to 6
option-set-barrier = Place the barrier
option-take-movement = Take a { TERM("movement", of: "tavern") }
option-take-encounter = Take an { TERM("encounter", of: "tavern") }
option-bribe = Pay baksheesh for a ruby
option-home = Companion to your supply
option-set-companion = Place your companion
option-companion = Companion { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Play the guild card “{ TERM($number, of: "guild") }”
option-discard-guild = Discard the guild card “{ TERM($number, of: "guild") }”
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Delivered letter: { TERM($place, of: "place") }
   *[0] Letter: { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] The red merchant
    [green] The green merchant
    [blue] The blue merchant
    [yellow] The yellow merchant
   *[white] The white merchant
}

# What an answer would bring: "−1 assistant, +2 lira".
amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nothing
outcome-no-room = no room for it
outcome-cannot-pay = { COUNT($fee, of: "lira") } to pay: turn ends
outcome-odds = { $odds }: { $outcome }

# What the bonus cards do, short enough to stand beside a name.
effect-good = A good of your choice
    .short = 1 good
effect-lira = 5 lira
    .short = 5 lira
effect-far = 3 or 4 steps instead of 1 or 2
    .short = 3–4 steps
effect-stay = Stay where you are instead of moving
    .short = stay here
effect-assistant = An assistant returns to your stack, before the assistant step
    .short = +1 assistant
effect-family = Your family member goes home: take a card or 3 lira
    .short = family home
effect-market = At the Small Market: sell any goods you like
    .short = any goods
effect-sultan = Right after the Sultan’s Palace: deliver again
    .short = at 13
effect-post = Right after the Post Office: collect again
    .short = at 5
effect-gem = Right after the Gemstone Dealer: buy again
    .short = at 16
effect-coffee2 = Take 2 coffee
    .short = 2 coffee
effect-guild = Pay 2 coffee, draw a guild card
    .short = guild card
effect-8lira = Pay 1 coffee, take 8 lira
    .short = 8 lira
effect-swap = Swap 1 to 3 goods or coffee for as many of other kinds
    .short = swap 1–3
effect-dice-mocha = Roll: lira or coffee
    .short = roll
effect-six = After a roll that moves nobody: turn a die to 6
    .short = die to 6
effect-corner = Go to a corner of the board instead of 1 or 2 steps
    .short = to a corner
effect-wain = Right after the Wainwright: buy again
    .short = at 1
effect-house = Right after the Coffee House: deliver again
    .short = at 20
effect-letter = Take a letter
    .short = 1 letter
effect-dice-letters = Roll: lira or letters
    .short = roll
effect-7lira = Sell a good or coffee for 7 lira
    .short = 7 lira
effect-good3-red = Take fabric and 3 lira
    .short = fabric + 3
effect-good3-green = Take spice and 3 lira
    .short = spice + 3
effect-good3-yellow = Take fruit and 3 lira
    .short = fruit + 3
effect-good3-blue = Take jewellery and 3 lira
    .short = jewellery + 3
effect-copy = Counts as the top card of the discard pile
    .short = top of pile
effect-walk = Instead of your turn: your family member moves a step and acts there
    .short = family walks
effect-follow = Go to another merchant, without paying them
    .short = follow
effect-companion2 = Your companion moves 2 steps instead of 1
    .short = 2 steps
effect-neutral = Ask the Governor, Smuggler, courier or coffee trader for help, wherever they are
    .short = from afar
effect-mosque = Right after a mosque: take another tile there
    .short = at 14, 15
effect-secret = Right after the Secret Society: take another ruby
    .short = at 24
effect-anywhere = Pay 3 lira and go to any place
    .short = anywhere

# What the guild cards do, which are played instead of a turn.
effect-guild-1 = A free extension
    .short = extension
effect-guild-2 = Fill up with fabric, and up to 3 different goods
    .short = fabric + 3
effect-guild-3 = Fill up with spice, and up to 3 different goods
    .short = spice + 3
effect-guild-4 = Fill up with fruit, and up to 3 different goods
    .short = fruit + 3
effect-guild-5 = 4 lira, and up to 4 different goods
    .short = 4 lira + 4
effect-guild-6 = 3 bonus cards
    .short = 3 cards
effect-guild-7 = To the Fountain, assistants return, another turn
    .short = turn again
effect-guild-8 = 2 of one good, and roll for jewellery
    .short = 2 goods, roll
effect-guild-9 = As at the Tea House, for twice the lira
    .short = tea × 2
effect-guild-10 = Fabric, spice and fruit for 15 lira
    .short = 15 lira
effect-guild-11 = Jewellery, fabric and spice for 20 lira
    .short = 20 lira
effect-guild-12 = The action of any place; your family member goes home
    .short = any action
effect-guild-13 = Any 6 goods for a ruby of the Sultan’s Palace
    .short = 6 goods: ruby
effect-guild-14 = A tile of the Small Mosque for 1 good
    .short = tile at 14
effect-guild-15 = A tile of the Great Mosque for 1 good
    .short = tile at 15
effect-guild-16 = 15 lira for a ruby of the Gemstone Dealer, then 1 coffee for each of your rubies
    .short = ruby at 16
effect-guild-17 = 5 coffee
    .short = 5 coffee
effect-guild-18 = 1 coffee and 2 guild cards
    .short = 2 guild
effect-guild-19 = Order once or twice at the Tavern, 1 coffee cheaper
    .short = at 19, twice
effect-guild-20 = A ruby of the Coffee House for half its price
    .short = ruby at 20
