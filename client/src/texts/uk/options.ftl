option-stop = Закінчити хід зараз
option-skip = Продовжити без цього
option-skip-act = Пропустити дію
option-skip-extra-good = Більше не купувати
option-enough = Досить
option-enough-again = Не повторювати
option-enough-fetch = Більше не кликати
option-enough-sell = Більше не продавати
option-end = Більше нічого
option-end-meet = Більше нікого не зустрічати
option-end-last-cards = Більше не грати карт
option-keep = Залишити кубики
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Забрати нейтрального помічника
option-pay = Заплатити { COUNT($lira, of: "lira", form: "acc") }
option-act = Виконати дію
option-act-1 = Купити розширення
option-act-2 = Заповнити тканинами
option-act-3 = Заповнити спеціями
option-act-4 = Заповнити фруктами
option-act-5 = Забрати пошту
option-act-6 = Узяти карти бонусів
option-act-7 = Покликати помічників назад
option-act-8 = Кинути кубики на прикраси
option-act-9 = Назвати число й кинути
option-act-10 = Продати товари
option-act-11 = Продати товари
option-act-12 = Відправити родича
option-act-13 = Доставити султанові
option-act-14 = Узяти тайл мечеті
option-act-15 = Узяти тайл мечеті
option-act-16 = Купити рубін
option-catch = Спіймати родича
option-governor = Зустріти губернатора
option-smuggler = Зустріти контрабандиста
option-coffee-trader = Зустріти торговця кавою
option-courier = Зустріти кур’єра
option-lira = Заплатити { COUNT($lira, of: "lira", form: "acc") }
option-lira-reward = Узяти { COUNT($lira, of: "lira", form: "acc") }
option-card = Узяти { COUNT(1, of: "bonus-card", form: "acc") }
option-deck = З колоди
option-pile = Зі стосу скиду
option-turn-first = Повернути перший кубик на 4
option-turn-second = Повернути другий кубик на 4
option-roll = Перекинути обидва
option-go = Іти { TERM($place, of: "place", form: "to") }
option-fetch = { TERM($place, of: "place", form: "at") }
option-send = { TERM($place, of: "place", form: "to") }
option-take = { $good ->
    [fabric] Узяти тканини
    [spice] Узяти спеції
    [fruit] Узяти фрукти
    [coffee] Узяти каву
   *[jewellery] Узяти прикраси
}
option-give = { $good ->
    [fabric] Віддати тканини
    [spice] Віддати спеції
    [fruit] Віддати фрукти
    [coffee] Віддати каву
   *[jewellery] Віддати прикраси
}
option-sell = { $good ->
    [fabric] Продати тканини
    [spice] Продати спеції
    [fruit] Продати фрукти
   *[jewellery] Продати прикраси
}
option-tile = { TERM($colour, of: "mosque") }
option-discard = Скинути карту «{ TERM($card, of: "bonus") }»
option-play = Зіграти карту «{ TERM($card, of: "bonus") }»
option-use = Використати жовтий тайл
option-name = { NUMBER($number) }
option-bid = Поставити { COUNT($lira, of: "lira", form: "acc") }

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = нічого
outcome-cannot-pay = плата { COUNT($fee, of: "lira") }: кінець ходу
outcome-odds = { $odds }: { $outcome }

effect-good = Будь-який товар
effect-lira = 5 лір
effect-far = 3 або 4 кроки замість 1 або 2
effect-stay = Залишитися на місці замість переміщення
effect-assistant = Помічник повертається до стосу до кроку з помічником
effect-family = Ваш родич повертається: карта або 3 ліри
effect-market = На Малому базарі: продайте будь-які товари
effect-sultan = Одразу після Палацу султана: доставте ще раз
effect-post = Одразу після Поштамту: візьміть ще раз
effect-gem = Одразу після Ювеліра: купіть ще раз
