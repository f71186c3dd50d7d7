# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Pieces and people

# book
piece-merchant = merchant
# book
piece-assistant = assistant
# book
piece-family = family member
# book; ru: no official Russian book for Letters & Seals was found.
piece-companion = companion
# book; ru: the official base book says управляющий (declined like an adjective); the unofficial Mocha text says губернатор. pl: Burmistrz is printed.
piece-governor = Governor
# book
piece-smuggler = Smuggler
# book; Printed English: Coffee Trader; the project's rules say coffee dealer. One must be chosen for the English texts: the printed one is recommended.
piece-coffee-trader = coffee trader
# book
piece-courier = courier
# ours
piece-neutral-merchant = neutral merchant
# ours
piece-neutral-assistant = neutral assistant
# book
piece-barrier = barrier
# ours; uk: the book says жетон for a piece and тайл for a tile; ru: фишка for a piece and жетон for a tile. Do not mix them.
piece-figure = piece

## Goods

# book
good-fabric = fabric
    .colour = red
# book
good-spice = spice
    .colour = green
# book
good-fruit = fruit
    .colour = yellow
# found
good-jewellery = jewellery
    .colour = blue

## Colours of seats

# book
colour-red = red
# book
colour-green = green
# book
colour-yellow = yellow
# book
colour-blue = blue
# book
colour-white = white

## Things

# book
thing-good = good
# ours
thing-any-good = any good
# book; fr: the book says Livre. No currency sign in texts; the icon stands alone.
thing-lira = lira
# book
thing-ruby = ruby
# book
thing-coffee = coffee
# book
good-coffee = coffee
# book
thing-coffee-sack = bag of coffee
# book; fr: the box says Missives & Sceaux and tuile missive, so missive, never lettre.
thing-letter = letter
# book
thing-seal = seal
# book
thing-delivered = delivered
# book; Printed English: Wheelbarrow; the project's rules and design say cart. cart is fine where space is short.
thing-cart = wheelbarrow
# book; The plural table has the short noun (extension) for counts.
thing-extension = wheelbarrow extension
# found
thing-capacity = capacity
# book
thing-die = die
# book
thing-post-marker = mail indicator
# book
thing-place = place
# book
thing-board = game board
# book; fr and ru books say banque / банк when money is paid; one word for everything is simpler.
thing-supply = general supply
# book
thing-own-supply = personal supply
# ours
thing-deck = deck
# book; Use discard_short on the table, discard_pile in sentences.
thing-discard-pile = discard pile
# ours
thing-discard-short = discards
# book
thing-stack = stack
# book
thing-hand = hand
# book
thing-start-player = starting player
# ours
thing-track = track
# ours
thing-reward = reward
# ours
thing-price = price
# ours
thing-auction = auction
# ours
thing-bid = bid

## Kinds of things

# book
kind-bonus-card = bonus card
# book
kind-guild-card = guild card
# book; ru: планшет города only where the cardboard is meant; in sentences место.
kind-place-tile = place tile
# book
kind-mosque-tile = mosque tile
# book; ru: the unofficial text says тайл; we say жетон for every tile, as the official base book does.
kind-tavern-tile = tavern tile
# book
kind-kiosk-tile = kiosk tile
# book
kind-demand-tile = demand tile
# book
kind-baksheesh-tile = baksheesh tile
# ours
kind-caravan-tile = caravan tile
# ours
kind-barrier-tile = barrier tile

## How the game goes

# book
flow-phase = phase
# book
flow-phase-move = Movement
# ours
flow-phase-pay = Other merchants
# book
flow-phase-act = Action
# book
flow-phase-meet = Encounters
# ours
flow-label-move = Move
# ours
flow-label-pay = Pay
# ours
flow-label-act = Act
# ours
flow-label-meet = Meet
# book; de: Spielzug in headings, Zug elsewhere.
flow-turn = turn
# ours; en: printed double move; de: printed Bonuszug; pl: printed podwójny ruch.
flow-double-turn = double turn
# book; fr: the book says tour for turn and round; we say manche for round.
flow-round = round
# ours
flow-last-round = last round
# book
flow-action = action
# book
flow-encounter = encounter
# found
flow-step = step
# ours
flow-destination = destination
# book
flow-setup = setup
# book
flow-end-of-game = end of the game
# ours
flow-tie = tie
# ours
flow-shared-win = shared win
# book
flow-your-turn = Your turn
# ours
flow-turn-ends = turn ends
