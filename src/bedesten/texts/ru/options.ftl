option-stop = Закончить ход здесь
option-skip = Пропустить
option-skip-act = Пропустить действие
option-skip-extra-good = Больше не покупать
option-enough = Достаточно
option-enough-again = Не повторять
option-enough-fetch = Остальных оставить
option-enough-sell = Больше не продавать
option-end = Больше ничего
option-end-meet = Больше никого не встречать
option-end-last-cards = Больше не играть карт
option-keep = Оставить кубики
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Забрать нейтрального помощника
option-pay = { $lira ->
    [0] Заплатить лиры
   *[other] Заплатить { COUNT($lira, of: "lira", form: "acc") }
}
option-act = Выполнить действие
option-act-1 = Купить расширение
option-act-2 = Заполнить тканями
option-act-3 = Заполнить специями
option-act-4 = Заполнить фруктами
option-act-5 = Забрать почту
option-act-6 = Взять карты бонусов
option-act-7 = Позвать помощников назад
option-act-8 = Бросить кубики за украшения
option-act-9 = Назвать число и бросить
option-act-10 = Продать товары
option-act-11 = Продать товары
option-act-12 = Отправить родственника
option-act-13 = Доставить султану
option-act-14 = Взять жетон мечети
option-act-15 = Взять жетон мечети
option-act-16 = Купить рубин
option-catch = Поймать родственника
option-governor = Встретить управляющего
option-smuggler = Встретить контрабандиста
option-coffee-trader = Встретить торговца кофе
option-courier = Встретить курьера
option-lira = { $lira ->
    [0] Заплатить лиры
   *[other] Заплатить { COUNT($lira, of: "lira", form: "acc") }
}
option-lira-reward = { $lira ->
    [0] Взять лиры
   *[other] Взять { COUNT($lira, of: "lira", form: "acc") }
}
option-card = Взять { COUNT(1, of: "bonus-card", form: "acc") }
option-deck = Из колоды
option-pile = Из стопки сброса
option-turn-first = Повернуть первый кубик на 4
option-turn-second = Повернуть второй кубик на 4
option-roll = Перебросить оба
option-go = Идти { TERM($place, of: "place", form: "to") }
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Взять ткани
    [spice] Взять специи
    [fruit] Взять фрукты
    [coffee] Взять кофе
   *[jewellery] Взять украшения
}
option-give = { $good ->
    [fabric] Отдать ткани
    [spice] Отдать специи
    [fruit] Отдать фрукты
    [coffee] Отдать кофе
   *[jewellery] Отдать украшения
}
option-sell = { $good ->
    [fabric] Продать ткани
    [spice] Продать специи
    [fruit] Продать фрукты
   *[jewellery] Продать украшения
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = Сбросить карту «{ TERM($card, of: "bonus") }»
option-play = Сыграть карту «{ TERM($card, of: "bonus") }»
option-use = { $tile ->
    [movement-tile] Использовать жетон движения
   *[yellow-tile] Использовать жёлтый жетон
}
option-name = { NUMBER($number) }
option-bid = Поставить { COUNT($lira, of: "lira", form: "acc") }
option-skip-use-tile = Не использовать
option-enough-roast = Больше кофе не брать
option-enough-up-to = Больше не брать
option-enough-swap-away = Больше не отдавать
option-enough-tavern-again = Больше не заказывать
option-enough-double-turn = Без двойного хода
option-pay-double-turn = Сделать двойной ход
option-act-17 = Взять кофе
option-act-18 = Взять карты гильдии
option-act-19 = Сделать заказ
option-act-20 = Доставить кофе
option-act-21 = Взять письма
option-act-22 = Открыть жетоны киоска
option-act-23 = Начать аукцион
option-act-24 = Обменять письма на рубин
option-act-25 = Пройти через Катакомбы
option-act-use-tile = Использовать жетон киоска
option-act-tavern-again = Заказать ещё раз
option-governor-person = Управляющий
option-smuggler-person = Контрабандист
option-coffee-trader-person = Торговец кофе
option-courier-person = Курьер
option-lira-tile-reward = { $lira ->
    [0] Взять лиры
   *[other] Взять { COUNT($lira, of: "lira", form: "acc") }
}
option-first-to-six = Повернуть первый кубик на 6
option-second-to-six = Повернуть второй кубик на 6
option-set-barrier = Поставить барьер
option-take-movement = Взять { TERM("movement", of: "tavern") }
option-take-encounter = Взять { TERM("encounter", of: "tavern") }
option-bribe = Дать бакшиш за рубин
option-home = Компаньон в ваш запас
option-set-companion = Поставить компаньона
option-companion = Компаньон { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Сыграть карту гильдии «{ TERM($number, of: "guild") }»
option-discard-guild = Сбросить карту гильдии «{ TERM($number, of: "guild") }»
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Доставленное письмо: { TERM($place, of: "place") }
   *[0] Письмо: { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] Красный купец
    [green] Зелёный купец
    [blue] Синий купец
    [yellow] Жёлтый купец
   *[white] Белый купец
}

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = ничего
outcome-no-room = нет места
outcome-cannot-pay = плата { COUNT($fee, of: "lira") }: конец хода
outcome-odds = { $odds }: { $outcome }

effect-good = Любой товар
    .short = 1 товар
effect-lira = 5 лир
    .short = 5 лир
effect-far = 3 или 4 шага вместо 1 или 2
    .short = 3–4 шага
effect-stay = Остаться на месте вместо движения
    .short = на месте
effect-assistant = Помощник возвращается в стопку, прежде чем вы используете другого
    .short = +1 помощник
effect-family = Ваш родственник возвращается: карта или 3 лиры
    .short = домой
effect-market = На Малом рынке: продайте любые товары
    .short = любые
effect-sultan = Сразу после Дворца султана: доставьте ещё раз
    .short = место 13
effect-post = Сразу после Почтамта: возьмите ещё раз
    .short = место 5
effect-gem = Сразу после Торговца самоцветами: купите ещё раз
    .short = место 16
effect-coffee2 = Возьмите 2 кофе
    .short = 2 кофе
effect-guild = Заплатите 2 кофе, возьмите карту гильдии
    .short = карта гильдии
effect-8lira = Заплатите 1 кофе, возьмите 8 лир
    .short = 8 лир
effect-swap = Отдайте от 1 до 3 товаров или кофе, возьмите столько же другого
    .short = обмен 1–3
effect-dice-mocha = Бросьте кубики: лиры или кофе
    .short = бросок
effect-six = После броска, который никого не двигает: поверните кубик на 6
    .short = кубик на 6
effect-corner = Идите в угол поля вместо 1 или 2 шагов
    .short = в угол
effect-wain = Сразу после Тележного мастера: купите ещё раз
    .short = место 1
effect-house = Сразу после Кофейни: доставьте ещё раз
    .short = место 20
effect-letter = Возьмите письмо
    .short = 1 письмо
effect-dice-letters = Бросьте кубики: лиры или письма
    .short = бросок
effect-7lira = Отдайте товар или кофе за 7 лир
    .short = 7 лир
effect-good3-red = Возьмите ткани и 3 лиры
    .short = ткани + 3
effect-good3-green = Возьмите специи и 3 лиры
    .short = специи + 3
effect-good3-yellow = Возьмите фрукты и 3 лиры
    .short = фрукты + 3
effect-good3-blue = Возьмите украшения и 3 лиры
    .short = украш. + 3
effect-copy = Действует как верхняя карта стопки сброса
    .short = как верхняя
effect-walk = Вместо хода: ваш родственник делает шаг и действует там
    .short = шаг родни
effect-follow = Идите к другому купцу, не платя ему
    .short = следом
effect-companion2 = Ваш компаньон проходит 2 шага вместо 1
    .short = 2 шага
effect-neutral = Обратитесь к управляющему, контрабандисту, курьеру или торговцу кофе, где бы он ни был
    .short = издалека
effect-mosque = Сразу после мечети: возьмите там ещё один жетон
    .short = 14 или 15
effect-secret = Сразу после Тайного общества: возьмите ещё один рубин
    .short = место 24
effect-anywhere = Заплатите 3 лиры и идите в любое место
    .short = куда угодно

effect-guild-1 = Бесплатное расширение
    .short = расширение
effect-guild-2 = Заполнить тканями и взять до 3 разных товаров
    .short = ткани + 3
effect-guild-3 = Заполнить специями и взять до 3 разных товаров
    .short = специи + 3
effect-guild-4 = Заполнить фруктами и взять до 3 разных товаров
    .short = фрукты + 3
effect-guild-5 = 4 лиры и до 4 разных товаров
    .short = 4 лиры + 4
effect-guild-6 = 3 карты бонусов
    .short = 3 карты
effect-guild-7 = К Фонтану, помощники возвращаются, ещё один ход
    .short = ещё ход
effect-guild-8 = 2 одинаковых товара и бросок за украшения
    .short = 2 и бросок
effect-guild-9 = Как в Чайхане, но лир вдвое больше
    .short = чай × 2
effect-guild-10 = Ткани, специи и фрукты за 15 лир
    .short = 15 лир
effect-guild-11 = Украшения, ткани и специи за 20 лир
    .short = 20 лир
effect-guild-12 = Действие любого места; ваш родственник возвращается
    .short = любое место
effect-guild-13 = 6 любых товаров за рубин Дворца султана
    .short = 6 за рубин
effect-guild-14 = Жетон Малой мечети за 1 товар
    .short = жетон 14
effect-guild-15 = Жетон Большой мечети за 1 товар
    .short = жетон 15
effect-guild-16 = 15 лир за рубин Торговца самоцветами, затем 1 кофе за каждый ваш рубин
    .short = рубин 16
effect-guild-17 = 5 кофе
    .short = 5 кофе
effect-guild-18 = 1 кофе и 2 карты гильдии
    .short = 2 к. гильдии
effect-guild-19 = Заказать в Таверне раз или два, на 1 кофе дешевле
    .short = 19, дважды
effect-guild-20 = Рубин Кофейни за полцены
    .short = рубин 20
