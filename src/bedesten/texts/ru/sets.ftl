# Rule sets, layouts and variants. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Rule sets

# book
set-base = Базовая игра
# ours
set-mocha = Мокко и бакшиш
# ours
set-letters = Письма и печати
# ours
set-grand = Гранд-базар

## Layouts

# book
layout-short = Короткие пути
# book
layout-long = Длинные пути
# book
layout-numbers = По порядку
# book
layout-first = Первая игра
# book
layout-random = Случайная раскладка
# ours
layout-custom = Своя
# book
layout-layout = раскладка

## Variants

# book
variant-variant = вариант игры
# book
variant-random-layout = Случайная раскладка
# book
variant-neutral-assistants = Нейтральные помощники
# ours
variant-caravan-leader = Вожак каравана
# ours
variant-letters-deck = Только новые карты бонусов
# ours
variant-deck-all = Все карты бонусов
