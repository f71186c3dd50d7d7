# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } лира
        [few] { NUMBER($n) } лиры
        [many] { NUMBER($n) } лир
       *[other] { NUMBER($n) } лиры
    }
    .acc = { $n ->
        [one] { NUMBER($n) } лиру
        [few] { NUMBER($n) } лиры
        [many] { NUMBER($n) } лир
       *[other] { NUMBER($n) } лиры
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } рубин
        [few] { NUMBER($n) } рубина
        [many] { NUMBER($n) } рубинов
       *[other] { NUMBER($n) } рубина
    }
    .acc = { $n ->
        [one] { NUMBER($n) } рубин
        [few] { NUMBER($n) } рубина
        [many] { NUMBER($n) } рубинов
       *[other] { NUMBER($n) } рубина
    }
count-card = { $n ->
        [one] { NUMBER($n) } карта
        [few] { NUMBER($n) } карты
        [many] { NUMBER($n) } карт
       *[other] { NUMBER($n) } карты
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту
        [few] { NUMBER($n) } карты
        [many] { NUMBER($n) } карт
       *[other] { NUMBER($n) } карты
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } карта бонуса
        [few] { NUMBER($n) } карты бонусов
        [many] { NUMBER($n) } карт бонусов
       *[other] { NUMBER($n) } карты бонуса
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту бонуса
        [few] { NUMBER($n) } карты бонусов
        [many] { NUMBER($n) } карт бонусов
       *[other] { NUMBER($n) } карты бонуса
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } карта гильдии
        [few] { NUMBER($n) } карты гильдии
        [many] { NUMBER($n) } карт гильдии
       *[other] { NUMBER($n) } карты гильдии
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту гильдии
        [few] { NUMBER($n) } карты гильдии
        [many] { NUMBER($n) } карт гильдии
       *[other] { NUMBER($n) } карты гильдии
    }
count-letter = { $n ->
        [one] { NUMBER($n) } письмо
        [few] { NUMBER($n) } письма
        [many] { NUMBER($n) } писем
       *[other] { NUMBER($n) } письма
    }
    .acc = { $n ->
        [one] { NUMBER($n) } письмо
        [few] { NUMBER($n) } письма
        [many] { NUMBER($n) } писем
       *[other] { NUMBER($n) } письма
    }
count-seal = { $n ->
        [one] { NUMBER($n) } печать
        [few] { NUMBER($n) } печати
        [many] { NUMBER($n) } печатей
       *[other] { NUMBER($n) } печати
    }
    .acc = { $n ->
        [one] { NUMBER($n) } печать
        [few] { NUMBER($n) } печати
        [many] { NUMBER($n) } печатей
       *[other] { NUMBER($n) } печати
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } кофе
        [few] { NUMBER($n) } кофе
        [many] { NUMBER($n) } кофе
       *[other] { NUMBER($n) } кофе
    }
    .acc = { $n ->
        [one] { NUMBER($n) } кофе
        [few] { NUMBER($n) } кофе
        [many] { NUMBER($n) } кофе
       *[other] { NUMBER($n) } кофе
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } мешок кофе
        [few] { NUMBER($n) } мешка кофе
        [many] { NUMBER($n) } мешков кофе
       *[other] { NUMBER($n) } мешка кофе
    }
    .acc = { $n ->
        [one] { NUMBER($n) } мешок кофе
        [few] { NUMBER($n) } мешка кофе
        [many] { NUMBER($n) } мешков кофе
       *[other] { NUMBER($n) } мешка кофе
    }
count-assistant = { $n ->
        [one] { NUMBER($n) } помощник
        [few] { NUMBER($n) } помощника
        [many] { NUMBER($n) } помощников
       *[other] { NUMBER($n) } помощника
    }
    .acc = { $n ->
        [one] { NUMBER($n) } помощника
        [few] { NUMBER($n) } помощников
        [many] { NUMBER($n) } помощников
       *[other] { NUMBER($n) } помощника
    }
count-step = { $n ->
        [one] { NUMBER($n) } шаг
        [few] { NUMBER($n) } шага
        [many] { NUMBER($n) } шагов
       *[other] { NUMBER($n) } шага
    }
    .acc = { $n ->
        [one] { NUMBER($n) } шаг
        [few] { NUMBER($n) } шага
        [many] { NUMBER($n) } шагов
       *[other] { NUMBER($n) } шага
    }
count-place = { $n ->
        [one] { NUMBER($n) } место
        [few] { NUMBER($n) } места
        [many] { NUMBER($n) } мест
       *[other] { NUMBER($n) } места
    }
    .acc = { $n ->
        [one] { NUMBER($n) } место
        [few] { NUMBER($n) } места
        [many] { NUMBER($n) } мест
       *[other] { NUMBER($n) } места
    }
count-good = { $n ->
        [one] { NUMBER($n) } товар
        [few] { NUMBER($n) } товара
        [many] { NUMBER($n) } товаров
       *[other] { NUMBER($n) } товара
    }
    .acc = { $n ->
        [one] { NUMBER($n) } товар
        [few] { NUMBER($n) } товара
        [many] { NUMBER($n) } товаров
       *[other] { NUMBER($n) } товара
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } ткань
        [few] { NUMBER($n) } ткани
        [many] { NUMBER($n) } тканей
       *[other] { NUMBER($n) } ткани
    }
    .acc = { $n ->
        [one] { NUMBER($n) } ткань
        [few] { NUMBER($n) } ткани
        [many] { NUMBER($n) } тканей
       *[other] { NUMBER($n) } ткани
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } специя
        [few] { NUMBER($n) } специи
        [many] { NUMBER($n) } специй
       *[other] { NUMBER($n) } специи
    }
    .acc = { $n ->
        [one] { NUMBER($n) } специю
        [few] { NUMBER($n) } специи
        [many] { NUMBER($n) } специй
       *[other] { NUMBER($n) } специи
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } фрукт
        [few] { NUMBER($n) } фрукта
        [many] { NUMBER($n) } фруктов
       *[other] { NUMBER($n) } фрукта
    }
    .acc = { $n ->
        [one] { NUMBER($n) } фрукт
        [few] { NUMBER($n) } фрукта
        [many] { NUMBER($n) } фруктов
       *[other] { NUMBER($n) } фрукта
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } украшение
        [few] { NUMBER($n) } украшения
        [many] { NUMBER($n) } украшений
       *[other] { NUMBER($n) } украшения
    }
    .acc = { $n ->
        [one] { NUMBER($n) } украшение
        [few] { NUMBER($n) } украшения
        [many] { NUMBER($n) } украшений
       *[other] { NUMBER($n) } украшения
    }
count-turn = { $n ->
        [one] { NUMBER($n) } ход
        [few] { NUMBER($n) } хода
        [many] { NUMBER($n) } ходов
       *[other] { NUMBER($n) } хода
    }
    .acc = { $n ->
        [one] { NUMBER($n) } ход
        [few] { NUMBER($n) } хода
        [many] { NUMBER($n) } ходов
       *[other] { NUMBER($n) } хода
    }
count-round = { $n ->
        [one] { NUMBER($n) } раунд
        [few] { NUMBER($n) } раунда
        [many] { NUMBER($n) } раундов
       *[other] { NUMBER($n) } раунда
    }
    .acc = { $n ->
        [one] { NUMBER($n) } раунд
        [few] { NUMBER($n) } раунда
        [many] { NUMBER($n) } раундов
       *[other] { NUMBER($n) } раунда
    }
count-player = { $n ->
        [one] { NUMBER($n) } игрок
        [few] { NUMBER($n) } игрока
        [many] { NUMBER($n) } игроков
       *[other] { NUMBER($n) } игрока
    }
    .acc = { $n ->
        [one] { NUMBER($n) } игрока
        [few] { NUMBER($n) } игроков
        [many] { NUMBER($n) } игроков
       *[other] { NUMBER($n) } игрока
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } купец
        [few] { NUMBER($n) } купца
        [many] { NUMBER($n) } купцов
       *[other] { NUMBER($n) } купца
    }
    .acc = { $n ->
        [one] { NUMBER($n) } купца
        [few] { NUMBER($n) } купцов
        [many] { NUMBER($n) } купцов
       *[other] { NUMBER($n) } купца
    }
count-tile = { $n ->
        [one] { NUMBER($n) } жетон
        [few] { NUMBER($n) } жетона
        [many] { NUMBER($n) } жетонов
       *[other] { NUMBER($n) } жетона
    }
    .acc = { $n ->
        [one] { NUMBER($n) } жетон
        [few] { NUMBER($n) } жетона
        [many] { NUMBER($n) } жетонов
       *[other] { NUMBER($n) } жетона
    }
count-extension = { $n ->
        [one] { NUMBER($n) } расширение
        [few] { NUMBER($n) } расширения
        [many] { NUMBER($n) } расширений
       *[other] { NUMBER($n) } расширения
    }
    .acc = { $n ->
        [one] { NUMBER($n) } расширение
        [few] { NUMBER($n) } расширения
        [many] { NUMBER($n) } расширений
       *[other] { NUMBER($n) } расширения
    }
count-die = { $n ->
        [one] { NUMBER($n) } кубик
        [few] { NUMBER($n) } кубика
        [many] { NUMBER($n) } кубиков
       *[other] { NUMBER($n) } кубика
    }
    .acc = { $n ->
        [one] { NUMBER($n) } кубик
        [few] { NUMBER($n) } кубика
        [many] { NUMBER($n) } кубиков
       *[other] { NUMBER($n) } кубика
    }
count-second = { $n ->
        [one] { NUMBER($n) } секунда
        [few] { NUMBER($n) } секунды
        [many] { NUMBER($n) } секунд
       *[other] { NUMBER($n) } секунды
    }
    .acc = { $n ->
        [one] { NUMBER($n) } секунду
        [few] { NUMBER($n) } секунды
        [many] { NUMBER($n) } секунд
       *[other] { NUMBER($n) } секунды
    }
count-minute = { $n ->
        [one] { NUMBER($n) } минута
        [few] { NUMBER($n) } минуты
        [many] { NUMBER($n) } минут
       *[other] { NUMBER($n) } минуты
    }
    .acc = { $n ->
        [one] { NUMBER($n) } минуту
        [few] { NUMBER($n) } минуты
        [many] { NUMBER($n) } минут
       *[other] { NUMBER($n) } минуты
    }
count-day = { $n ->
        [one] { NUMBER($n) } день
        [few] { NUMBER($n) } дня
        [many] { NUMBER($n) } дней
       *[other] { NUMBER($n) } дня
    }
    .acc = { $n ->
        [one] { NUMBER($n) } день
        [few] { NUMBER($n) } дня
        [many] { NUMBER($n) } дней
       *[other] { NUMBER($n) } дня
    }
count-answer = { $n ->
        [one] { NUMBER($n) } ответ
        [few] { NUMBER($n) } ответа
        [many] { NUMBER($n) } ответов
       *[other] { NUMBER($n) } ответа
    }
    .acc = { $n ->
        [one] { NUMBER($n) } ответ
        [few] { NUMBER($n) } ответа
        [many] { NUMBER($n) } ответов
       *[other] { NUMBER($n) } ответа
    }
count-game = { $n ->
        [one] { NUMBER($n) } игра
        [few] { NUMBER($n) } игры
        [many] { NUMBER($n) } игр
       *[other] { NUMBER($n) } игры
    }
    .acc = { $n ->
        [one] { NUMBER($n) } игру
        [few] { NUMBER($n) } игры
        [many] { NUMBER($n) } игр
       *[other] { NUMBER($n) } игры
    }
