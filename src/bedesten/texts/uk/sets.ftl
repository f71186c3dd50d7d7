# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Базова гра
# book
set-mocha = Мока та Бакшиш
# book
set-letters = Листи та Печатки
# book
set-grand = Гранд Базар

## Layouts

# book
layout-short = Короткі шляхи
# book
layout-long = Довгі шляхи
# ours
layout-numbers = За номерами
# book
layout-first = Перша гра
# book
layout-random = Випадкова розкладка
# ours
layout-custom = Власна
# book
layout-layout = розкладка

## Variants

# book
variant-variant = варіант гри
# book
variant-random-layout = Випадкова розкладка
# book
variant-neutral-assistants = Нейтральні помічники
# book
variant-caravan-leader = Ватажок каравану
# ours
variant-letters-deck = Лише нові карти бонусів
# ours
variant-deck-all = Усі карти бонусів
