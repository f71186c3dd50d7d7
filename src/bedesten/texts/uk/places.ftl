# Places by number, with the forms that sentences need: { TERM($place, of: "place", form: "to") } says place-9.to.
# short: at most 12 characters, for tiles on phones; narrow: where that is more than 14 with the number, for the terminal. to, at:
# "goes …", "… takes 2 cards". Above a term stands where it comes from: book, printed in a rule book or on a component (capitals and
# spelling made uniform by us); found, in a review, a shop text or other software; ours, chosen by us.

# book
place-1 = Стельмах
    .short = Стельмах
    .to = до Стельмаха
    .at = у Стельмаха
# book
place-2 = Склад тканин
    .short = Тканини
    .to = на Склад тканин
    .at = на Складі тканин
# book
place-3 = Склад спецій
    .short = Спеції
    .to = на Склад спецій
    .at = на Складі спецій
# book
place-4 = Склад фруктів
    .short = Фрукти
    .to = на Склад фруктів
    .at = на Складі фруктів
# book
place-5 = Поштамт
    .short = Поштамт
    .to = на Поштамт
    .at = на Поштамті
# book
place-6 = Караван-сарай
    .short = Караван
    .to = до Караван-сараю
    .at = у Караван-сараї
# book
place-7 = Фонтан
    .short = Фонтан
    .to = до Фонтану
    .at = біля Фонтану
# book
place-8 = Чорний ринок
    .short = Чорний ринок
    .to = на Чорний ринок
    .at = на Чорному ринку
# book
place-9 = Чайхана
    .short = Чайхана
    .to = до Чайхани
    .at = у Чайхані
# book
place-10 = Великий базар
    .short = Вел. базар
    .narrow = Вел. базар
    .to = на Великий базар
    .at = на Великому базарі
# book
place-11 = Малий базар
    .short = Малий базар
    .narrow = Мал. базар
    .to = на Малий базар
    .at = на Малому базарі
# book
place-12 = Поліція
    .short = Поліція
    .to = до Поліції
    .at = у Поліції
# book
place-13 = Палац султана
    .short = Палац
    .to = до Палацу султана
    .at = у Палаці султана
# book
place-14 = Мала мечеть
    .short = Мала мечеть
    .narrow = Мала мечеть
    .to = до Малої мечеті
    .at = у Малій мечеті
# book
place-15 = Велика мечеть
    .short = Вел. мечеть
    .narrow = Вел. мечеть
    .to = до Великої мечеті
    .at = у Великій мечеті
# book
place-16 = Ювелір
    .short = Ювелір
    .to = до Ювеліра
    .at = у Ювеліра
# book
place-17 = Обсмажувальний цех
    .short = Обсмажка
    .to = до Обсмажувального цеху
    .at = в Обсмажувальному цеху
# book
place-18 = Гільдія
    .short = Гільдія
    .to = до Гільдії
    .at = у Гільдії
# book
place-19 = Таверна
    .short = Таверна
    .to = до Таверни
    .at = у Таверні
# book
place-20 = Кав’ярня
    .short = Кав’ярня
    .narrow = Кав’ярня
    .to = до Кав’ярні
    .at = у Кав’ярні
# book
place-21 = Посольство
    .short = Посольство
    .to = до Посольства
    .at = у Посольстві
# book
place-22 = Кіоск
    .short = Кіоск
    .to = до Кіоску
    .at = у Кіоску
# book
place-23 = Аукціонний дім
    .short = Аукціон
    .to = до Аукціонного дому
    .at = в Аукціонному домі
# book
place-24 = Таємне товариство
    .short = Товариство
    .to = до Таємного товариства
    .at = у Таємному товаристві
# book
place-25 = Катакомби
    .short = Катакомби
    .to = до Катакомб
    .at = у Катакомбах
