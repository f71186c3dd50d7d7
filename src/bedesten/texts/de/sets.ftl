# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Grundspiel
# book
set-mocha = Mokka & Bakschisch
# book
set-letters = Brief & Siegel
# ours
set-grand = Großer Basar

## Layouts

# found
layout-short = Kurze Wege
# ours
layout-long = Lange Wege
# ours
layout-numbers = Nach Nummern
# ours
layout-first = Erste Partie
# found
layout-random = Zufällig
# ours
layout-custom = Eigene
# ours
layout-layout = Auslage

## Variants

# ours
variant-variant = Variante
# ours
variant-random-layout = Zufällige Auslage
# ours
variant-neutral-assistants = Neutrale Gehilfen
# ours
variant-caravan-leader = Karawanenführer
# ours
variant-letters-deck = Nur neue Bonuskarten
# ours
variant-deck-all = Alle Bonuskarten
