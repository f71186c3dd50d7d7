# Names of cards and tiles, by the words and numbers of the notation. At most 18 characters, kiosk tiles 24. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

## Bonus cards

# ours
bonus-good = Находка
# ours
bonus-lira = Полный кошель
# ours
bonus-sultan = Милость султана
# ours
bonus-post = Двойная почта
# ours
bonus-gem = Второй самоцвет
# ours
bonus-family = Наводка
# ours
bonus-market = Дар убеждения
# ours
bonus-stay = Ни с места
# ours
bonus-far = Долгая прогулка
# ours
bonus-assistant = Короткий свист
# ours
bonus-coffee2 = Свежие зёрна
# ours
bonus-guild = Услуга гильдии
# ours
bonus-8lira = Кофейная сделка
# ours
bonus-swap = Обмен
# ours
bonus-dice-mocha = Кофейная гуща
# ours
bonus-six = Шулерский кубик
# ours
bonus-corner = За углом
# ours
bonus-wain = Двойная ось
# ours
bonus-house = Вторая чашка
# ours
bonus-letter = Утренняя почта
# ours
bonus-dice-letters = Почтовый голубь
# ours
bonus-7lira = Быстрая продажа
# ours
bonus-good3-red = Щедрая посылка
# ours
bonus-good3-green = Щедрая посылка
# ours
bonus-good3-yellow = Щедрая посылка
# ours
bonus-good3-blue = Щедрая посылка
# ours
bonus-copy = Эхо
# ours
bonus-walk = Семейная прогулка
# ours
bonus-follow = По пятам
# ours
bonus-companion2 = Быстрый компаньон
# ours
bonus-neutral = Вызов
# ours
bonus-mosque = Пара изразцов
# ours
bonus-secret = Тайный знак
# ours
bonus-anywhere = Извозчик

## Guild cards

# ours
guild-1 = Мастер-тележник
# ours
guild-2 = Тюки тканей
# ours
guild-3 = Сундуки специй
# ours
guild-4 = Корзины фруктов
# ours
guild-5 = Базарный день
# ours
guild-6 = Караван прибыл
# ours
guild-7 = Общий сбор
# ours
guild-8 = Ночная торговля
# ours
guild-9 = Двойная ставка
# ours
guild-10 = Сборный груз
# ours
guild-11 = Ценный груз
# ours
guild-12 = Открытые двери
# ours
guild-13 = Дань
# ours
guild-14 = Малый дар
# ours
guild-15 = Большой дар
# ours
guild-16 = Самоцвет и кофе
# ours
guild-17 = Урожай кофе
# ours
guild-18 = Совет гильдии
# ours
guild-19 = Стол завсегдатаев
# ours
guild-20 = За полцены

## Kiosk tiles

# ours
kiosk-1 = 1 фрукт + 1 лира
# ours
kiosk-2 = 1 специя + 1 лира
# ours
kiosk-3 = 1 ткань + 1 лира
# ours
kiosk-4 = 2 фрукта
# ours
kiosk-5 = 2 специи
# ours
kiosk-6 = 2 ткани
# ours
kiosk-7 = 1 фрукт
# ours
kiosk-8 = 1 специя
# ours
kiosk-9 = 1 ткань
# ours
kiosk-10 = 1 украшение
# ours
kiosk-11 = 1 карта бонуса
# ours
kiosk-12 = 2 лиры
# ours
kiosk-13 = 1 кофе или 2 лиры
# ours
kiosk-14 = 1 кофе или 3 лиры
# ours
kiosk-15 = Компаньон в запас
# ours
kiosk-16 = Бросок: 1–6 лир
# ours
kiosk-17 = 10 лир → расширение
# ours
kiosk-18 = По 1 товару → расширение
# ours
kiosk-19 = Купец к Фонтану
# ours
kiosk-20 = Товар ⇄ письмо
# ours
kiosk-21 = Карта ⇄ письмо
# ours
kiosk-22 = Лиры ⇄ письмо
# ours
kiosk-23 = Лиры ⇄ товар
# ours
kiosk-24 = Лиры ⇄ карта

## Tavern tiles

# ours
tavern-movement = жетон движения
    .label = Прямая дорога
# ours
tavern-encounter = жетон встреч
    .label = Добрая компания

## Mosque tiles

# book
mosque-red = красный жетон
    .label = Переброс или 4
# book
mosque-blue = синий жетон
    .label = Пятый помощник
# book
mosque-green = зелёный жетон
    .label = Ещё один товар
# book
mosque-yellow = жёлтый жетон
    .label = Возврат помощника
