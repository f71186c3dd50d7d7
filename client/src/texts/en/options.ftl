# What can be answered: the labels of buttons. option-<word>, option-<word>-<kind of question>, option-act-<place>.
option-stop = End the turn now
option-skip = Go on without it
option-skip-act = Skip the action
option-skip-extra-good = Buy nothing more
option-enough = That is enough
option-enough-again = Do not repeat it
option-enough-fetch = Fetch no more
option-enough-sell = Sell no more
option-end = Nothing more
option-end-meet = Meet nobody else
option-end-last-cards = Play no more cards
option-keep = Keep the dice
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Pick up neutral assistant
option-pay = Pay { COUNT($lira, of: "lira", form: "acc") }
option-act = Carry out the action
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
option-act-12 = Send the family member
option-act-13 = Deliver to the Sultan
option-act-14 = Take a mosque tile
option-act-15 = Take a mosque tile
option-act-16 = Buy a ruby
option-catch = Catch a family member
option-governor = Meet the Governor
option-smuggler = Meet the Smuggler
option-coffee-trader = Meet the coffee trader
option-courier = Meet the courier
option-lira = Pay { COUNT($lira, of: "lira", form: "acc") }
option-lira-reward = Take { COUNT($lira, of: "lira", form: "acc") }
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
option-use = Use the yellow tile
option-name = { NUMBER($number) }
option-bid = Bid { COUNT($lira, of: "lira", form: "acc") }

# What an answer would bring: "−1 assistant, +2 lira".
amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = nothing
outcome-cannot-pay = { COUNT($fee, of: "lira") } to pay: the turn ends
outcome-odds = { $odds }: { $outcome }

# What the bonus cards do, short enough to stand beside a name.
effect-good = A good of your choice
effect-lira = 5 lira
effect-far = 3 or 4 steps instead of 1 or 2
effect-stay = Stay where you are instead of going
effect-assistant = An assistant returns to your stack, before the assistant step
effect-family = Your family member comes home: a card or 3 lira
effect-market = At the Small Market: sell whatever goods you like
effect-sultan = Directly after the Sultan’s Palace: deliver again
effect-post = Directly after the Post Office: take again
effect-gem = Directly after the Gemstone Dealer: buy again
