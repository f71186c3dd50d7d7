room-title = Стол игрока { $name }
room-title-none = Стол
room-seats = Места
room-free = Свободных мест: { $n }.
room-none-free = Свободных мест нет.
room-awaits-you = Можно начинать?
room-awaits = { $n ->
    [one] Ждём игрока { $names }.
   *[other] Ждём игроков: { $names }.
}
room-complete = Все на месте.
room-begins-in = Игра начнётся через { $n } с.
room-lead = Партия начнётся сама, когда все подтвердят готовность. Страницу можно покинуть: стол останется среди ваших партий.
room-lead-guest = Займите место. Партия начнётся сама, когда все места будут заняты.
room-closed = Этот стол закрыт.
room-closed-why = До начала партии за ним никого не осталось.
room-lost = Связь потеряна. Ваше место остаётся за вами; пробуем снова.
room-comes = { $name } садится за стол.
room-leaves = { $name } уходит.
room-is-ready = { $name } ждёт начала.
room-is-not-ready = { $name } просит подождать.
room-you = вы
room-you-host = вы, приглашаете
room-host = приглашает
room-guest = в гостях
room-bot = бот
room-ready = готово
room-not-ready = ещё нет
room-free-seat = Свободно
room-waits = ждёт по ссылке
room-seat-bot = Посадить бота
room-remove = Убрать
room-remove-name = Убрать игрока { $name }
room-sit = Сесть
room-full = Все места заняты. Когда партия начнётся, её можно смотреть.
room-be-ready = Можно начинать
room-fill = { $n ->
    [one] Начать с ботом на свободном месте
   *[other] Начать с ботами на свободных местах: { $n }
}
room-friend = Ещё кто-то здесь
room-friend-name = Имя этого игрока
room-leave = Уйти
room-qr = Ссылка картинкой для телефона: { $link }
room-code = Код
room-how = Наведите телефон на картинку или введите код на главной странице.
room-link = Ссылка на этот стол
room-copy = Копировать
room-copied = Скопировано
room-share = Поделиться ссылкой
room-elsewhere = Продолжить на другом устройстве
room-elsewhere-why = Личная ссылка переносит туда ваше место. Она действует один раз; после этого у этого устройства места больше нет. Не давайте её никому.
room-make-personal = Создать личную ссылку
room-personal = Ваша личная ссылка
room-table = Этот стол
room-random = поле по жребию
room-confirms = ходы подтверждаются
room-components = с числами своего экземпляра игры ({ $digest })
room-dice = кубики можно проверить
room-spectators = Зрителей: { $n }
room-chat = Разговор
room-say = Сказать
room-say-label = Сказать что-нибудь
room-unheard = Дом вас сейчас не слышит. Попробуйте, когда вернётся связь.
room-learn = Пройдите один ход, пока ждёте.
