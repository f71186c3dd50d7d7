# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Jeu de base
# found
set-mocha = Moka & Bakchich
# found
set-letters = Missives & Sceaux
# found
set-grand = Grand Bazar

## Layouts

# book
layout-short = Chemins courts
# book
layout-long = Chemins longs
# book
layout-numbers = Dans l’ordre
# book
layout-first = Première partie
# book
layout-random = Au hasard
# ours
layout-custom = Personnalisée
# book
layout-layout = disposition

## Variants

# book
variant-variant = variante
# book
variant-random-layout = Disposition au hasard
# book
variant-neutral-assistants = Assistants neutres
# ours
variant-caravan-leader = Chef de caravane
# ours
variant-letters-deck = Nouvelles cartes Bonus seules
# ours
variant-deck-all = Toutes les cartes Bonus
