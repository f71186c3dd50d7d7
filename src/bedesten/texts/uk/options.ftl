option-stop = Закінчити хід тут
option-skip = Пропустити
option-skip-act = Пропустити дію
option-skip-extra-good = Більше не купувати
option-enough = Досить
option-enough-again = Не повторювати
option-enough-fetch = Решту залишити
option-enough-sell = Більше не продавати
option-end = Більше нічого
option-end-meet = Більше нікого не зустрічати
option-end-last-cards = Більше не грати карт
option-keep = Залишити кубики
option-pass = { ui-pass }
option-leave = { ui-leave-assistant }
option-join = { ui-fetch-assistant }
option-join-neutral = Забрати нейтрального помічника
option-pay = { $lira ->
    [0] Заплатити ліри
   *[other] Заплатити { COUNT($lira, of: "lira", form: "acc") }
}
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
option-lira = { $lira ->
    [0] Заплатити ліри
   *[other] Заплатити { COUNT($lira, of: "lira", form: "acc") }
}
option-lira-reward = { $lira ->
    [0] Узяти ліри
   *[other] Узяти { COUNT($lira, of: "lira", form: "acc") }
}
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
option-use = { $tile ->
    [movement-tile] Використати тайл переміщення
   *[yellow-tile] Використати жовтий тайл
}
option-name = { NUMBER($number) }
option-bid = Поставити { COUNT($lira, of: "lira", form: "acc") }
option-skip-use-tile = Не використовувати
option-enough-roast = Більше кави не брати
option-enough-up-to = Більше не брати
option-enough-swap-away = Більше не віддавати
option-enough-tavern-again = Більше не замовляти
option-enough-double-turn = Без подвійного ходу
option-pay-double-turn = Зробити подвійний хід
option-act-17 = Узяти каву
option-act-18 = Узяти карти гільдії
option-act-19 = Зробити замовлення
option-act-20 = Доставити каву
option-act-21 = Узяти листи
option-act-22 = Відкрити тайли кіоску
option-act-23 = Почати аукціон
option-act-24 = Обміняти листи на рубін
option-act-25 = Пройти через Катакомби
option-act-use-tile = Використати тайл кіоску
option-act-tavern-again = Замовити ще раз
option-governor-person = Губернатор
option-smuggler-person = Контрабандист
option-coffee-trader-person = Торговець кавою
option-courier-person = Кур’єр
option-lira-tile-reward = { $lira ->
    [0] Узяти ліри
   *[other] Узяти { COUNT($lira, of: "lira", form: "acc") }
}
option-first-to-six = Повернути перший кубик на 6
option-second-to-six = Повернути другий кубик на 6
option-set-barrier = Поставити бар’єр
option-take-movement = Узяти { TERM("movement", of: "tavern") }
option-take-encounter = Узяти { TERM("encounter", of: "tavern") }
option-bribe = Дати бакшиш за рубін
option-home = Компаньйон до вашого запасу
option-set-companion = Поставити компаньйона
option-companion = Компаньйон { TERM($place, of: "place", form: "to") }
option-barrier = { TERM($place, of: "place") }
option-at = { TERM($place, of: "place") }
option-guild = Зіграти карту гільдії «{ TERM($number, of: "guild") }»
option-discard-guild = Скинути карту гільдії «{ TERM($number, of: "guild") }»
option-kiosk = { TERM($number, of: "kiosk") }
option-letter = { $delivered ->
    [1] Доставлений лист: { TERM($place, of: "place") }
   *[0] Лист: { TERM($place, of: "place") }
}
option-follow = { $colour ->
    [red] Червоний купець
    [green] Зелений купець
    [blue] Синій купець
    [yellow] Жовтий купець
   *[white] Білий купець
}

amount-tile = { NUMBER($n) } { $tile }
outcome-nothing = нічого
outcome-no-room = немає місця
outcome-cannot-pay = плата { COUNT($fee, of: "lira") }: кінець ходу
outcome-odds = { $odds }: { $outcome }

effect-good = Будь-який товар
    .short = 1 товар
effect-lira = 5 лір
    .short = 5 лір
effect-far = 3 або 4 кроки замість 1 або 2
    .short = 3–4 кроки
effect-stay = Залишитися на місці замість переміщення
    .short = на місці
effect-assistant = Помічник повертається до стосу, перш ніж ви використаєте іншого
    .short = +1 помічник
effect-family = Ваш родич повертається: карта або 3 ліри
    .short = додому
effect-market = На Малому базарі: продайте будь-які товари
    .short = будь-які
effect-sultan = Одразу після Палацу султана: доставте ще раз
    .short = місце 13
effect-post = Одразу після Поштамту: візьміть ще раз
    .short = місце 5
effect-gem = Одразу після Ювеліра: купіть ще раз
    .short = місце 16
effect-coffee2 = Візьміть 2 кави
    .short = 2 кави
effect-guild = Заплатіть 2 кави, візьміть карту гільдії
    .short = карта гільдії
effect-8lira = Заплатіть 1 каву, візьміть 8 лір
    .short = 8 лір
effect-swap = Віддайте від 1 до 3 товарів або кави, візьміть стільки ж іншого
    .short = обмін 1–3
effect-dice-mocha = Киньте кубики: ліри або кава
    .short = кидок
effect-six = Після кидка, який нікого не рухає: поверніть кубик на 6
    .short = кубик на 6
effect-corner = Ідіть у кут поля замість 1 або 2 кроків
    .short = у кут
effect-wain = Одразу після Стельмаха: купіть ще раз
    .short = місце 1
effect-house = Одразу після Кав’ярні: доставте ще раз
    .short = місце 20
effect-letter = Візьміть лист
    .short = 1 лист
effect-dice-letters = Киньте кубики: ліри або листи
    .short = кидок
effect-7lira = Віддайте товар або каву за 7 лір
    .short = 7 лір
effect-good3-red = Візьміть тканини й 3 ліри
    .short = тканини + 3
effect-good3-green = Візьміть спеції й 3 ліри
    .short = спеції + 3
effect-good3-yellow = Візьміть фрукти й 3 ліри
    .short = фрукти + 3
effect-good3-blue = Візьміть прикраси й 3 ліри
    .short = прикраси + 3
effect-copy = Діє як верхня карта стосу скиду
    .short = як верхня
effect-walk = Замість ходу: ваш родич робить крок і діє там
    .short = крок родича
effect-follow = Ідіть до іншого купця, не платячи йому
    .short = услід
effect-companion2 = Ваш компаньйон проходить 2 кроки замість 1
    .short = 2 кроки
effect-neutral = Зверніться до губернатора, контрабандиста, кур’єра або торговця кавою, де б він не був
    .short = здалека
effect-mosque = Одразу після мечеті: візьміть там ще один тайл
    .short = 14 або 15
effect-secret = Одразу після Таємного товариства: візьміть ще один рубін
    .short = місце 24
effect-anywhere = Заплатіть 3 ліри та йдіть до будь-якого місця
    .short = куди завгодно

effect-guild-1 = Безкоштовне розширення
    .short = розширення
effect-guild-2 = Заповнити тканинами та взяти до 3 різних товарів
    .short = тканини + 3
effect-guild-3 = Заповнити спеціями та взяти до 3 різних товарів
    .short = спеції + 3
effect-guild-4 = Заповнити фруктами та взяти до 3 різних товарів
    .short = фрукти + 3
effect-guild-5 = 4 ліри й до 4 різних товарів
    .short = 4 ліри + 4
effect-guild-6 = 3 карти бонусів
    .short = 3 карти
effect-guild-7 = До Фонтану, помічники повертаються, ще один хід
    .short = ще хід
effect-guild-8 = 2 однакові товари й кидок на прикраси
    .short = 2 і кидок
effect-guild-9 = Як у Чайхані, але лір удвічі більше
    .short = чай × 2
effect-guild-10 = Тканини, спеції та фрукти за 15 лір
    .short = 15 лір
effect-guild-11 = Прикраси, тканини та спеції за 20 лір
    .short = 20 лір
effect-guild-12 = Дія будь-якого місця; ваш родич повертається
    .short = будь-яка дія
effect-guild-13 = 6 будь-яких товарів за рубін Палацу султана
    .short = 6 за рубін
effect-guild-14 = Тайл Малої мечеті за 1 товар
    .short = тайл 14
effect-guild-15 = Тайл Великої мечеті за 1 товар
    .short = тайл 15
effect-guild-16 = 15 лір за рубін Ювеліра, потім 1 кава за кожен ваш рубін
    .short = рубін 16
effect-guild-17 = 5 кави
    .short = 5 кави
effect-guild-18 = 1 кава й 2 карти гільдії
    .short = 2 к. гільдії
effect-guild-19 = Замовити в Таверні раз або двічі, на 1 каву дешевше
    .short = 19, двічі
effect-guild-20 = Рубін Кав’ярні за пів ціни
    .short = рубін 20
