# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.
# Other forms: gen, dat, acc, ins.

## Pieces and people

# book
piece-merchant = купець
    .gen = купця
    .dat = купцеві
    .acc = купця
    .ins = купцем
# book
piece-assistant = помічник
    .gen = помічника
    .dat = помічникові
    .acc = помічника
    .ins = помічником
# book
piece-family = родич
    .gen = родича
    .dat = родичеві
    .acc = родича
    .ins = родичем
# book
piece-companion = компаньйон
    .gen = компаньйона
    .dat = компаньйонові
    .acc = компаньйона
    .ins = компаньйоном
# book
piece-governor = губернатор
    .gen = губернатора
    .dat = губернаторові
    .acc = губернатора
    .ins = губернатором
# book
piece-smuggler = контрабандист
    .gen = контрабандиста
    .dat = контрабандистові
    .acc = контрабандиста
    .ins = контрабандистом
# book
piece-coffee-trader = торговець кавою
    .gen = торговця кавою
    .dat = торговцеві кавою
    .acc = торговця кавою
    .ins = торговцем кавою
# book
piece-courier = кур’єр
    .gen = кур’єра
    .dat = кур’єрові
    .acc = кур’єра
    .ins = кур’єром
# book
piece-neutral-merchant = нейтральний купець
    .gen = нейтрального купця
    .dat = нейтральному купцеві
    .acc = нейтрального купця
    .ins = нейтральним купцем
# book
piece-neutral-assistant = нейтральний помічник
    .gen = нейтрального помічника
    .dat = нейтральному помічникові
    .acc = нейтрального помічника
    .ins = нейтральним помічником
# book
piece-barrier = бар’єр
    .gen = бар’єра
    .dat = бар’єру
    .acc = бар’єр
    .ins = бар’єром
# book
piece-figure = жетон

## Goods

# book
good-fabric = тканини
    .colour = червоний
# book
good-spice = спеції
    .colour = зелений
# book
good-fruit = фрукти
    .colour = жовтий
# ours
good-jewellery = прикраси
    .colour = синій

## Colours of seats

# book
colour-red = червоний
# book
colour-green = зелений
# book
colour-yellow = жовтий
# book
colour-blue = синій
# book
colour-white = білий

## Things

# book
thing-good = товар
# book
thing-any-good = будь-який товар
# book
thing-lira = ліра
# book
thing-ruby = рубін
# book
thing-coffee = кава
# book
good-coffee = кава
# book
thing-coffee-sack = мішечок кави
# book
thing-letter = лист
# book
thing-seal = печатка
# book
thing-delivered = доставлено
# book
thing-cart = візок
# book
thing-extension = розширення візка
# ours
thing-capacity = місткість
# book
thing-die = кубик
# book
thing-post-marker = маркер пошти
# book
thing-place = місце
# book
thing-board = ігрове поле
# book
thing-supply = загальний запас
# book
thing-own-supply = особистий запас
# book
thing-deck = колода
# book
thing-discard-pile = стос скиду
# book
thing-discard-short = скид
# book
thing-stack = стос
# book
thing-hand = рука
# book
thing-start-player = перший гравець
# book
thing-track = доріжка
# book
thing-reward = нагорода
# ours
thing-price = ціна
# book
thing-auction = аукціон
# book
thing-bid = ставка

## Kinds of things

# book
kind-bonus-card = карта бонуса
# book
kind-guild-card = карта гільдії
# book
kind-place-tile = тайл місця
# book
kind-mosque-tile = тайл мечеті
# book
kind-tavern-tile = тайл таверни
# book
kind-kiosk-tile = тайл кіоску
# book
kind-demand-tile = тайл попиту
# book
kind-baksheesh-tile = тайл бакшишу
# book
kind-caravan-tile = тайл каравану
# book
kind-barrier-tile = тайл контролю бар’єра

## How the game goes

# book
flow-phase = фаза
# book
flow-phase-move = Переміщення
# book
flow-phase-pay = Інші купці
# book
flow-phase-act = Дія
# book
flow-phase-meet = Зустрічі
# ours
flow-label-move = Рух
# ours
flow-label-pay = Плата
# book
flow-label-act = Дія
# book
flow-label-meet = Зустрічі
# book
flow-turn = хід
# book
flow-double-turn = подвійний хід
# book
flow-round = раунд
# ours
flow-last-round = останній раунд
# book
flow-action = дія
# book
flow-encounter = зустріч
# ours
flow-step = крок
# book
flow-destination = кінцеве місце
# book
flow-setup = приготування
# book
flow-end-of-game = кінець гри
# book
flow-tie = нічия
# ours
flow-shared-win = спільна перемога
# book
flow-your-turn = Ваш хід
# ours
flow-turn-ends = кінець ходу
