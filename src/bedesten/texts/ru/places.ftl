# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# book
place-1 = Тележный мастер
    .short = Тележник
    .to = к Тележному мастеру
    .at = у Тележного мастера
# book
place-2 = Склад тканей
    .short = Ткани
    .to = на Склад тканей
    .at = на Складе тканей
# book
place-3 = Склад специй
    .short = Специи
    .to = на Склад специй
    .at = на Складе специй
# book
place-4 = Склад фруктов
    .short = Фрукты
    .to = на Склад фруктов
    .at = на Складе фруктов
# book
place-5 = Почтамт
    .short = Почтамт
    .to = на Почтамт
    .at = на Почтамте
# book
place-6 = Караван-сарай
    .short = Караван
    .to = в Караван-сарай
    .at = в Караван-сарае
# book
place-7 = Фонтан
    .short = Фонтан
    .to = к Фонтану
    .at = у Фонтана
# book
place-8 = Чёрный рынок
    .short = Чёрный рынок
    .to = на Чёрный рынок
    .at = на Чёрном рынке
# book
place-9 = Чайхана
    .short = Чайхана
    .to = в Чайхану
    .at = в Чайхане
# book
place-10 = Большой рынок
    .short = Бол. рынок
    .narrow = Бол. рынок
    .to = на Большой рынок
    .at = на Большом рынке
# book
place-11 = Малый рынок
    .short = Малый рынок
    .narrow = Малый рынок
    .to = на Малый рынок
    .at = на Малом рынке
# book
place-12 = Полицейский участок
    .short = Полиция
    .to = в Полицейский участок
    .at = в Полицейском участке
# book
place-13 = Дворец султана
    .short = Дворец
    .to = во Дворец султана
    .at = во Дворце султана
# book
place-14 = Малая мечеть
    .short = Малая мечеть
    .narrow = Мал. мечеть
    .to = в Малую мечеть
    .at = в Малой мечети
# book
place-15 = Большая мечеть
    .short = Бол. мечеть
    .narrow = Бол. мечеть
    .to = в Большую мечеть
    .at = в Большой мечети
# book
place-16 = Торговец самоцветами
    .short = Самоцветы
    .to = к Торговцу самоцветами
    .at = у Торговца самоцветами
# ours
place-17 = Обжарочный цех
    .short = Обжарка
    .to = в Обжарочный цех
    .at = в Обжарочном цехе
# book
place-18 = Гильдия
    .short = Гильдия
    .to = в Гильдию
    .at = в Гильдии
# book
place-19 = Таверна
    .short = Таверна
    .to = в Таверну
    .at = в Таверне
# book
place-20 = Кофейня
    .short = Кофейня
    .narrow = Кофейня
    .to = в Кофейню
    .at = в Кофейне
# ours
place-21 = Посольство
    .short = Посольство
    .to = в Посольство
    .at = в Посольстве
# ours
place-22 = Киоск
    .short = Киоск
    .to = к Киоску
    .at = у Киоска
# ours
place-23 = Аукционный дом
    .short = Аукцион
    .to = в Аукционный дом
    .at = в Аукционном доме
# ours
place-24 = Тайное общество
    .short = Тайное общ.
    .to = в Тайное общество
    .at = в Тайном обществе
# ours
place-25 = Катакомбы
    .short = Катакомбы
    .to = в Катакомбы
    .at = в Катакомбах
