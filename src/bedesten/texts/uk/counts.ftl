# How things are counted: { COUNT($n, of: "lira", form: "acc") } says count-lira.acc.
# One branch for each CLDR category of the language; acc: after "takes", "pays", "leaves" and the like.

count-lira = { $n ->
        [one] { NUMBER($n) } ліра
        [few] { NUMBER($n) } ліри
        [many] { NUMBER($n) } лір
       *[other] { NUMBER($n) } ліри
    }
    .acc = { $n ->
        [one] { NUMBER($n) } ліру
        [few] { NUMBER($n) } ліри
        [many] { NUMBER($n) } лір
       *[other] { NUMBER($n) } ліри
    }
count-ruby = { $n ->
        [one] { NUMBER($n) } рубін
        [few] { NUMBER($n) } рубіни
        [many] { NUMBER($n) } рубінів
       *[other] { NUMBER($n) } рубіна
    }
    .acc = { $n ->
        [one] { NUMBER($n) } рубін
        [few] { NUMBER($n) } рубіни
        [many] { NUMBER($n) } рубінів
       *[other] { NUMBER($n) } рубіна
    }
count-card = { $n ->
        [one] { NUMBER($n) } карта
        [few] { NUMBER($n) } карти
        [many] { NUMBER($n) } карт
       *[other] { NUMBER($n) } карти
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту
        [few] { NUMBER($n) } карти
        [many] { NUMBER($n) } карт
       *[other] { NUMBER($n) } карти
    }
count-bonus-card = { $n ->
        [one] { NUMBER($n) } карта бонуса
        [few] { NUMBER($n) } карти бонусів
        [many] { NUMBER($n) } карт бонусів
       *[other] { NUMBER($n) } карти бонуса
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту бонуса
        [few] { NUMBER($n) } карти бонусів
        [many] { NUMBER($n) } карт бонусів
       *[other] { NUMBER($n) } карти бонуса
    }
count-guild-card = { $n ->
        [one] { NUMBER($n) } карта гільдії
        [few] { NUMBER($n) } карти гільдії
        [many] { NUMBER($n) } карт гільдії
       *[other] { NUMBER($n) } карти гільдії
    }
    .acc = { $n ->
        [one] { NUMBER($n) } карту гільдії
        [few] { NUMBER($n) } карти гільдії
        [many] { NUMBER($n) } карт гільдії
       *[other] { NUMBER($n) } карти гільдії
    }
count-letter = { $n ->
        [one] { NUMBER($n) } лист
        [few] { NUMBER($n) } листи
        [many] { NUMBER($n) } листів
       *[other] { NUMBER($n) } листа
    }
    .acc = { $n ->
        [one] { NUMBER($n) } лист
        [few] { NUMBER($n) } листи
        [many] { NUMBER($n) } листів
       *[other] { NUMBER($n) } листа
    }
count-seal = { $n ->
        [one] { NUMBER($n) } печатка
        [few] { NUMBER($n) } печатки
        [many] { NUMBER($n) } печаток
       *[other] { NUMBER($n) } печатки
    }
    .acc = { $n ->
        [one] { NUMBER($n) } печатку
        [few] { NUMBER($n) } печатки
        [many] { NUMBER($n) } печаток
       *[other] { NUMBER($n) } печатки
    }
count-coffee = { $n ->
        [one] { NUMBER($n) } кава
        [few] { NUMBER($n) } кави
        [many] { NUMBER($n) } кави
       *[other] { NUMBER($n) } кави
    }
    .acc = { $n ->
        [one] { NUMBER($n) } каву
        [few] { NUMBER($n) } кави
        [many] { NUMBER($n) } кави
       *[other] { NUMBER($n) } кави
    }
count-coffee-sack = { $n ->
        [one] { NUMBER($n) } мішечок кави
        [few] { NUMBER($n) } мішечки кави
        [many] { NUMBER($n) } мішечків кави
       *[other] { NUMBER($n) } мішечка кави
    }
    .acc = { $n ->
        [one] { NUMBER($n) } мішечок кави
        [few] { NUMBER($n) } мішечки кави
        [many] { NUMBER($n) } мішечків кави
       *[other] { NUMBER($n) } мішечка кави
    }
count-assistant = { $n ->
        [one] { NUMBER($n) } помічник
        [few] { NUMBER($n) } помічники
        [many] { NUMBER($n) } помічників
       *[other] { NUMBER($n) } помічника
    }
    .acc = { $n ->
        [one] { NUMBER($n) } помічника
        [few] { NUMBER($n) } помічників
        [many] { NUMBER($n) } помічників
       *[other] { NUMBER($n) } помічника
    }
count-step = { $n ->
        [one] { NUMBER($n) } крок
        [few] { NUMBER($n) } кроки
        [many] { NUMBER($n) } кроків
       *[other] { NUMBER($n) } кроку
    }
    .acc = { $n ->
        [one] { NUMBER($n) } крок
        [few] { NUMBER($n) } кроки
        [many] { NUMBER($n) } кроків
       *[other] { NUMBER($n) } кроку
    }
count-place = { $n ->
        [one] { NUMBER($n) } місце
        [few] { NUMBER($n) } місця
        [many] { NUMBER($n) } місць
       *[other] { NUMBER($n) } місця
    }
    .acc = { $n ->
        [one] { NUMBER($n) } місце
        [few] { NUMBER($n) } місця
        [many] { NUMBER($n) } місць
       *[other] { NUMBER($n) } місця
    }
count-good = { $n ->
        [one] { NUMBER($n) } товар
        [few] { NUMBER($n) } товари
        [many] { NUMBER($n) } товарів
       *[other] { NUMBER($n) } товару
    }
    .acc = { $n ->
        [one] { NUMBER($n) } товар
        [few] { NUMBER($n) } товари
        [many] { NUMBER($n) } товарів
       *[other] { NUMBER($n) } товару
    }
count-good-red = { $n ->
        [one] { NUMBER($n) } тканина
        [few] { NUMBER($n) } тканини
        [many] { NUMBER($n) } тканин
       *[other] { NUMBER($n) } тканини
    }
    .acc = { $n ->
        [one] { NUMBER($n) } тканину
        [few] { NUMBER($n) } тканини
        [many] { NUMBER($n) } тканин
       *[other] { NUMBER($n) } тканини
    }
count-good-green = { $n ->
        [one] { NUMBER($n) } спеція
        [few] { NUMBER($n) } спеції
        [many] { NUMBER($n) } спецій
       *[other] { NUMBER($n) } спеції
    }
    .acc = { $n ->
        [one] { NUMBER($n) } спецію
        [few] { NUMBER($n) } спеції
        [many] { NUMBER($n) } спецій
       *[other] { NUMBER($n) } спеції
    }
count-good-yellow = { $n ->
        [one] { NUMBER($n) } фрукт
        [few] { NUMBER($n) } фрукти
        [many] { NUMBER($n) } фруктів
       *[other] { NUMBER($n) } фрукта
    }
    .acc = { $n ->
        [one] { NUMBER($n) } фрукт
        [few] { NUMBER($n) } фрукти
        [many] { NUMBER($n) } фруктів
       *[other] { NUMBER($n) } фрукта
    }
count-good-blue = { $n ->
        [one] { NUMBER($n) } прикраса
        [few] { NUMBER($n) } прикраси
        [many] { NUMBER($n) } прикрас
       *[other] { NUMBER($n) } прикраси
    }
    .acc = { $n ->
        [one] { NUMBER($n) } прикрасу
        [few] { NUMBER($n) } прикраси
        [many] { NUMBER($n) } прикрас
       *[other] { NUMBER($n) } прикраси
    }
count-turn = { $n ->
        [one] { NUMBER($n) } хід
        [few] { NUMBER($n) } ходи
        [many] { NUMBER($n) } ходів
       *[other] { NUMBER($n) } ходу
    }
    .acc = { $n ->
        [one] { NUMBER($n) } хід
        [few] { NUMBER($n) } ходи
        [many] { NUMBER($n) } ходів
       *[other] { NUMBER($n) } ходу
    }
count-round = { $n ->
        [one] { NUMBER($n) } раунд
        [few] { NUMBER($n) } раунди
        [many] { NUMBER($n) } раундів
       *[other] { NUMBER($n) } раунду
    }
    .acc = { $n ->
        [one] { NUMBER($n) } раунд
        [few] { NUMBER($n) } раунди
        [many] { NUMBER($n) } раундів
       *[other] { NUMBER($n) } раунду
    }
count-player = { $n ->
        [one] { NUMBER($n) } гравець
        [few] { NUMBER($n) } гравці
        [many] { NUMBER($n) } гравців
       *[other] { NUMBER($n) } гравця
    }
    .acc = { $n ->
        [one] { NUMBER($n) } гравця
        [few] { NUMBER($n) } гравців
        [many] { NUMBER($n) } гравців
       *[other] { NUMBER($n) } гравця
    }
count-merchant = { $n ->
        [one] { NUMBER($n) } купець
        [few] { NUMBER($n) } купці
        [many] { NUMBER($n) } купців
       *[other] { NUMBER($n) } купця
    }
    .acc = { $n ->
        [one] { NUMBER($n) } купця
        [few] { NUMBER($n) } купців
        [many] { NUMBER($n) } купців
       *[other] { NUMBER($n) } купця
    }
count-tile = { $n ->
        [one] { NUMBER($n) } тайл
        [few] { NUMBER($n) } тайли
        [many] { NUMBER($n) } тайлів
       *[other] { NUMBER($n) } тайлу
    }
    .acc = { $n ->
        [one] { NUMBER($n) } тайл
        [few] { NUMBER($n) } тайли
        [many] { NUMBER($n) } тайлів
       *[other] { NUMBER($n) } тайлу
    }
count-extension = { $n ->
        [one] { NUMBER($n) } розширення
        [few] { NUMBER($n) } розширення
        [many] { NUMBER($n) } розширень
       *[other] { NUMBER($n) } розширення
    }
    .acc = { $n ->
        [one] { NUMBER($n) } розширення
        [few] { NUMBER($n) } розширення
        [many] { NUMBER($n) } розширень
       *[other] { NUMBER($n) } розширення
    }
count-die = { $n ->
        [one] { NUMBER($n) } кубик
        [few] { NUMBER($n) } кубики
        [many] { NUMBER($n) } кубиків
       *[other] { NUMBER($n) } кубика
    }
    .acc = { $n ->
        [one] { NUMBER($n) } кубик
        [few] { NUMBER($n) } кубики
        [many] { NUMBER($n) } кубиків
       *[other] { NUMBER($n) } кубика
    }
count-second = { $n ->
        [one] { NUMBER($n) } секунда
        [few] { NUMBER($n) } секунди
        [many] { NUMBER($n) } секунд
       *[other] { NUMBER($n) } секунди
    }
    .acc = { $n ->
        [one] { NUMBER($n) } секунду
        [few] { NUMBER($n) } секунди
        [many] { NUMBER($n) } секунд
       *[other] { NUMBER($n) } секунди
    }
count-minute = { $n ->
        [one] { NUMBER($n) } хвилина
        [few] { NUMBER($n) } хвилини
        [many] { NUMBER($n) } хвилин
       *[other] { NUMBER($n) } хвилини
    }
    .acc = { $n ->
        [one] { NUMBER($n) } хвилину
        [few] { NUMBER($n) } хвилини
        [many] { NUMBER($n) } хвилин
       *[other] { NUMBER($n) } хвилини
    }
count-day = { $n ->
        [one] { NUMBER($n) } день
        [few] { NUMBER($n) } дні
        [many] { NUMBER($n) } днів
       *[other] { NUMBER($n) } дня
    }
    .acc = { $n ->
        [one] { NUMBER($n) } день
        [few] { NUMBER($n) } дні
        [many] { NUMBER($n) } днів
       *[other] { NUMBER($n) } дня
    }
count-answer = { $n ->
        [one] { NUMBER($n) } відповідь
        [few] { NUMBER($n) } відповіді
        [many] { NUMBER($n) } відповідей
       *[other] { NUMBER($n) } відповіді
    }
    .acc = { $n ->
        [one] { NUMBER($n) } відповідь
        [few] { NUMBER($n) } відповіді
        [many] { NUMBER($n) } відповідей
       *[other] { NUMBER($n) } відповіді
    }
count-game = { $n ->
        [one] { NUMBER($n) } гра
        [few] { NUMBER($n) } гри
        [many] { NUMBER($n) } ігор
       *[other] { NUMBER($n) } гри
    }
    .acc = { $n ->
        [one] { NUMBER($n) } гру
        [few] { NUMBER($n) } гри
        [many] { NUMBER($n) } ігор
       *[other] { NUMBER($n) } гри
    }
