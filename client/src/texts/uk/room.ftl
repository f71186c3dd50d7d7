room-title = Стіл гравця { $name }
room-title-none = Стіл
room-seats = Місця
room-free = Вільних місць: { $n }.
room-none-free = Вільних місць немає.
room-awaits-you = Можна починати?
room-awaits = { $n ->
    [one] Чекаємо на гравця { $names }.
   *[other] Чекаємо на гравців: { $names }.
}
room-complete = Усі на місці.
room-begins-in = Гра почнеться через { $n } с.
room-lead = Партія почнеться сама, коли всі підтвердять готовність. Сторінку можна покинути: стіл лишиться серед ваших партій.
room-lead-guest = Займіть місце. Партія почнеться сама, коли всі місця буде зайнято.
room-closed = Цей стіл закрито.
room-closed-why = До початку партії за ним нікого не лишилося.
room-lost = Зв’язок втрачено. Ваше місце лишається за вами; пробуємо знову.
room-comes = { $name } сідає за стіл.
room-leaves = { $name } йде.
room-is-ready = { $name } чекає на початок.
room-is-not-ready = { $name } просить зачекати.
room-you = ви
room-you-host = ви, запрошуєте
room-host = запрошує
room-guest = у гостях
room-bot = бот
room-ready = готово
room-not-ready = ще ні
room-free-seat = Вільно
room-waits = чекає за посиланням
room-seat-bot = Посадити бота
room-remove = Прибрати
room-remove-name = Прибрати гравця { $name }
room-sit = Сісти
room-full = Усі місця зайнято. Коли партія почнеться, її можна дивитися.
room-be-ready = Можна починати
room-fill = { $n ->
    [one] Почати з ботом на вільному місці
   *[other] Почати з ботами на вільних місцях: { $n }
}
room-friend = Ще хтось тут
room-friend-name = Ім’я цього гравця
room-leave = Піти
room-qr = Посилання картинкою для телефона: { $link }
room-code = Код
room-how = Наведіть телефон на картинку або введіть код на головній сторінці.
room-link = Посилання на цей стіл
room-copy = Копіювати
room-copied = Скопійовано
room-share = Поділитися посиланням
room-elsewhere = Продовжити на іншому пристрої
room-elsewhere-why = Особисте посилання переносить туди ваше місце. Воно діє один раз; після цього цей пристрій місця вже не має. Не давайте його нікому.
room-make-personal = Створити особисте посилання
room-personal = Ваше особисте посилання
room-table = Цей стіл
room-random = поле за жеребом
room-confirms = ходи підтверджуються
room-components = з числами свого примірника гри ({ $digest })
room-dice = кубики можна перевірити
room-spectators = Глядачів: { $n }
room-chat = Розмова
room-say = Сказати
room-say-label = Сказати щось
room-unheard = Дім вас зараз не чує. Спробуйте, коли повернеться зв’язок.
room-learn = Пройдіть один хід, поки чекаєте.
