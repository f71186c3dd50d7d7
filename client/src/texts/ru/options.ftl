option-stop = Закончить ход сейчас
option-skip = Продолжить без этого
option-skip-act = Пропустить действие
option-skip-extra-good = Больше не покупать
option-enough = Достаточно
option-enough-again = Не повторять
option-enough-fetch = Больше не звать
option-enough-sell = Больше не продавать
option-end = Больше ничего
option-end-meet = Больше никого не встречать
option-end-last-cards = Больше не играть карт
option-keep = Оставить кубики
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Забрать нейтрального помощника
option-pay = Заплатить { COUNT($lira, of: "lira", form: "acc") }
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
option-lira = Заплатить { COUNT($lira, of: "lira", form: "acc") }
option-lira-reward = Взять { COUNT($lira, of: "lira", form: "acc") }
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
option-use = Использовать жёлтый жетон
option-name = { NUMBER($number) }
option-bid = Поставить { COUNT($lira, of: "lira", form: "acc") }

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = ничего
outcome-cannot-pay = плата { COUNT($fee, of: "lira") }: конец хода
outcome-odds = { $odds }: { $outcome }

effect-good = Любой товар
effect-lira = 5 лир
effect-far = 3 или 4 шага вместо 1 или 2
effect-stay = Остаться на месте вместо движения
effect-assistant = Помощник возвращается в стопку до шага с помощником
effect-family = Ваш родственник возвращается: карта или 3 лиры
effect-market = На Малом рынке: продайте любые товары
effect-sultan = Сразу после Дворца султана: доставьте ещё раз
effect-post = Сразу после Почтамта: возьмите ещё раз
effect-gem = Сразу после Торговца самоцветами: купите ещё раз
