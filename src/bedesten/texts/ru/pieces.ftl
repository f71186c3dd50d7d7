# Pieces, goods, colours and things of the game. Dictionary forms in lower case, except proper names and German nouns. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.
# Other forms: gen, dat, acc, ins.

## Pieces and people

# book
piece-merchant = купец
    .gen = купца
    .dat = купцу
    .acc = купца
    .ins = купцом
# book
piece-assistant = помощник
    .gen = помощника
    .dat = помощнику
    .acc = помощника
    .ins = помощником
# book
piece-family = родственник
    .gen = родственника
    .dat = родственнику
    .acc = родственника
    .ins = родственником
# ours
piece-companion = компаньон
    .gen = компаньона
    .dat = компаньону
    .acc = компаньона
    .ins = компаньоном
# book
piece-governor = управляющий
    .gen = управляющего
    .dat = управляющему
    .acc = управляющего
    .ins = управляющим
# book
piece-smuggler = контрабандист
    .gen = контрабандиста
    .dat = контрабандисту
    .acc = контрабандиста
    .ins = контрабандистом
# book
piece-coffee-trader = торговец кофе
    .gen = торговца кофе
    .dat = торговцу кофе
    .acc = торговца кофе
    .ins = торговцем кофе
# ours
piece-courier = курьер
    .gen = курьера
    .dat = курьеру
    .acc = курьера
    .ins = курьером
# book
piece-neutral-merchant = нейтральный купец
    .gen = нейтрального купца
    .dat = нейтральному купцу
    .acc = нейтрального купца
    .ins = нейтральным купцом
# book
piece-neutral-assistant = нейтральный помощник
    .gen = нейтрального помощника
    .dat = нейтральному помощнику
    .acc = нейтрального помощника
    .ins = нейтральным помощником
# book
piece-barrier = барьер
    .gen = барьера
    .dat = барьеру
    .acc = барьер
    .ins = барьером
# book
piece-figure = фишка

## Goods

# book
good-fabric = ткани
    .colour = красный
# book
good-spice = специи
    .colour = зелёный
# book
good-fruit = фрукты
    .colour = жёлтый
# ours
good-jewellery = украшения
    .colour = синий

## Colours of seats

# book
colour-red = красный
# book
colour-green = зелёный
# book
colour-yellow = жёлтый
# book
colour-blue = синий
# book
colour-white = белый

## Things

# book
thing-good = товар
# book
thing-any-good = любой товар
# book
thing-lira = лира
# book
thing-ruby = рубин
# book
thing-coffee = кофе
# book
good-coffee = кофе
# ours
thing-coffee-sack = мешок кофе
# ours
thing-letter = письмо
# ours
thing-seal = печать
# ours
thing-delivered = доставлено
# book
thing-cart = телега
# book
thing-extension = расширение телеги
# ours
thing-capacity = вместимость
# book
thing-die = кубик
# book
thing-post-marker = фишка почты
# book
thing-place = место
# book
thing-board = игровое поле
# ours
thing-supply = общий запас
# ours
thing-own-supply = личный запас
# book
thing-deck = колода
# book
thing-discard-pile = стопка сброса
# book
thing-discard-short = сброс
# book
thing-stack = стопка
# book
thing-hand = рука
# book
thing-start-player = первый игрок
# book
thing-track = дорожка
# book
thing-reward = награда
# ours
thing-price = цена
# ours
thing-auction = аукцион
# ours
thing-bid = ставка

## Kinds of things

# book
kind-bonus-card = карта бонуса
# book
kind-guild-card = карта гильдии
# book
kind-place-tile = планшет города
# book
kind-mosque-tile = жетон мечети
# ours
kind-tavern-tile = жетон таверны
# ours
kind-kiosk-tile = жетон киоска
# book
kind-demand-tile = жетон спроса
# ours
kind-baksheesh-tile = жетон бакшиша
# ours
kind-caravan-tile = жетон каравана
# ours
kind-barrier-tile = жетон барьера

## How the game goes

# book
flow-phase = фаза
# book
flow-phase-move = Движение
# book
flow-phase-pay = Другие купцы
# book
flow-phase-act = Действие
# book
flow-phase-meet = Встречи
# ours
flow-label-move = Движение
# ours
flow-label-pay = Плата
# book
flow-label-act = Действие
# book
flow-label-meet = Встречи
# book
flow-turn = ход
# ours
flow-double-turn = двойной ход
# book
flow-round = раунд
# ours
flow-last-round = последний раунд
# book
flow-action = действие
# book
flow-encounter = встреча
# ours
flow-step = шаг
# ours
flow-destination = место назначения
# book
flow-setup = подготовка к игре
# book
flow-end-of-game = конец игры
# book
flow-tie = ничья
# ours
flow-shared-win = общая победа
# book
flow-your-turn = Ваш ход
# ours
flow-turn-ends = конец хода
