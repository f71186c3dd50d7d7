# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Знахідка
# ours
bonus-lira = Повна калитка
# ours
bonus-sultan = Ласка султана
# ours
bonus-post = Подвійна пошта
# ours
bonus-gem = Другий самоцвіт
# ours
bonus-family = Наводка
# ours
bonus-market = Дар переконання
# ours
bonus-stay = Ні з місця
# ours
bonus-far = Довга прогулянка
# ours
bonus-assistant = Короткий свист
# ours
bonus-coffee2 = Свіжі зерна
# ours
bonus-guild = Послуга гільдії
# ours
bonus-8lira = Кавова угода
# ours
bonus-swap = Обмін
# ours
bonus-dice-mocha = Кавова гуща
# ours
bonus-six = Шулерський кубик
# ours
bonus-corner = За рогом
# ours
bonus-wain = Подвійна вісь
# ours
bonus-house = Друга чашка
# ours
bonus-letter = Ранкова пошта
# ours
bonus-dice-letters = Поштовий голуб
# ours
bonus-7lira = Швидкий продаж
# ours
bonus-good3-red = Щедра посилка
# ours
bonus-good3-green = Щедра посилка
# ours
bonus-good3-yellow = Щедра посилка
# ours
bonus-good3-blue = Щедра посилка
# ours
bonus-copy = Відлуння
# ours
bonus-walk = Родинна прогулянка
# ours
bonus-follow = По п’ятах
# ours
bonus-companion2 = Швидкий компаньйон
# ours
bonus-neutral = Виклик
# ours
bonus-mosque = Пара кахлів
# ours
bonus-secret = Таємний знак
# ours
bonus-anywhere = Візник

## Guild cards

# ours
guild-1 = Майстер-стельмах
# ours
guild-2 = Сувої тканин
# ours
guild-3 = Скрині спецій
# ours
guild-4 = Кошики фруктів
# ours
guild-5 = Базарний день
# ours
guild-6 = Караван прибув
# ours
guild-7 = Загальний збір
# ours
guild-8 = Нічна торгівля
# ours
guild-9 = Подвійна ставка
# ours
guild-10 = Збірний вантаж
# ours
guild-11 = Цінний вантаж
# ours
guild-12 = Відчинені двері
# ours
guild-13 = Данина
# ours
guild-14 = Мала пожертва
# ours
guild-15 = Велика пожертва
# ours
guild-16 = Самоцвіт і кава
# ours
guild-17 = Урожай кави
# ours
guild-18 = Рада гільдії
# ours
guild-19 = Стіл завсідників
# ours
guild-20 = За пів ціни

## Kiosk tiles

# ours
kiosk-1 = 1 фрукт + 1 ліра
# ours
kiosk-2 = 1 спеція + 1 ліра
# ours
kiosk-3 = 1 тканина + 1 ліра
# ours
kiosk-4 = 2 фрукти
# ours
kiosk-5 = 2 спеції
# ours
kiosk-6 = 2 тканини
# ours
kiosk-7 = 1 фрукт
# ours
kiosk-8 = 1 спеція
# ours
kiosk-9 = 1 тканина
# ours
kiosk-10 = 1 прикраса
# ours
kiosk-11 = 1 карта бонуса
# ours
kiosk-12 = 2 ліри
# ours
kiosk-13 = 1 кава або 2 ліри
# ours
kiosk-14 = 1 кава або 3 ліри
# ours
kiosk-15 = Компаньйон у запас
# ours
kiosk-16 = Кидок: 1–6 лір
# ours
kiosk-17 = 10 лір → розширення
# ours
kiosk-18 = По 1 товару → розширення
# ours
kiosk-19 = Купець до Фонтану
# ours
kiosk-20 = Товар ⇄ лист
# ours
kiosk-21 = Карта ⇄ лист
# ours
kiosk-22 = Ліри ⇄ лист
# ours
kiosk-23 = Ліри ⇄ товар
# ours
kiosk-24 = Ліри ⇄ карта

## Tavern tiles

# book
tavern-movement = тайл переміщення
    .label = Навпростець
# book
tavern-encounter = тайл зустрічі
    .label = Добре товариство

## Mosque tiles

# book
mosque-red = червоний тайл
    .label = Перекид або 4
# book
mosque-blue = синій тайл
    .label = П’ятий помічник
# book
mosque-green = зелений тайл
    .label = Ще один товар
# book
mosque-yellow = жовтий тайл
    .label = Помічник назад
