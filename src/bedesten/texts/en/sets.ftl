# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Base game
# book
set-mocha = Mocha & Baksheesh
# book
set-letters = Letters & Seals
# found; ru: not Большой базар, too near to Большой рынок.
set-grand = Grand Bazaar

## Layouts

# found
layout-short = Short paths
# found
layout-long = Long paths
# ours
layout-numbers = By number
# ours
layout-first = First game
# book
layout-random = Random
# ours
layout-custom = Your own
# book
layout-layout = layout

## Variants

# ours
variant-variant = variant
# ours
variant-random-layout = Random layout
# ours
variant-neutral-assistants = Neutral assistants
# found
variant-caravan-leader = Caravan leader
# ours
variant-letters-deck = New bonus cards only
# ours
variant-deck-all = All bonus cards
