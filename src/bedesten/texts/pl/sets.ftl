# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Gra podstawowa
# book
set-mocha = Mokka & Bakszysz
# book
set-letters = Listy & Pieczęcie
# book
set-grand = Wielki Bazar

## Layouts

# book
layout-short = Krótkie ścieżki
# book
layout-long = Długie ścieżki
# ours
layout-numbers = Według numerów
# book
layout-first = Pierwsza rozgrywka
# book
layout-random = Losowa kolejność
# ours
layout-custom = Własny układ
# book
layout-layout = układ

## Variants

# book
variant-variant = wariant
# book
variant-random-layout = Losowa kolejność
# book
variant-neutral-assistants = Neutralni pomocnicy
# book
variant-caravan-leader = Przewodnik karawany
# ours
variant-letters-deck = Tylko nowe karty bonusowe
# ours
variant-deck-all = Wszystkie karty bonusowe
