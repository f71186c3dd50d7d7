table-opening = Стол открывается…
table-waiting = Ждём игроков.
table-begins = Игра начинается.
table-closed = Открыть этот стол вы не можете.
table-round = Раунд { $n }
table-board = Базар
table-players = Игроки
table-others = Другие игроки
table-your-stall = Ваша лавка
table-actions = Ваш ход
table-answers = Ответы
table-numbers = Числа
table-menu = Меню
table-sheet = Справка
table-rules-and-keys = Правила и клавиши
table-chat = Чат
table-log-unread = Журнал; непрочитанные сообщения: { $n }
stage-peek = Посмотреть на поле
stage-close = Закрыть
# places
table-left = ещё { $n }
table-fill = до { $n }
table-you = вы
table-deck = колода { $n }
table-no-fee = без платы
table-name-number = 3–12
table-family-home = родня дома
table-family-away = родня не дома
table-steps = { $n ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
}
table-turn-ends = конец хода
table-ends = конец
table-here = вы здесь
table-kept = ждёт
table-next = далее
table-there = Здесь: { $who }.
table-there-merchant = { $name }: купец, под ним { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: помощник
table-there-family = { $name }: родственник
table-ends-unpaid = Вы не можете заплатить { COUNT($n, of: "lira", form: "acc") }: ход сразу закончится.
table-ends-alone = У вас нет для этого помощника: ход сразу закончится.
table-then = Потом: { $what }.
table-idle = Действие там сейчас ничего не изменит.
table-wanted = Спрос: { $what }.
table-price = Цена: { $what }.
# players
table-race = рубины: { $n } из { $of }
table-lane = { $good }: { $n } из { $of }
table-assistants = помощники под купцом / всего
table-no-tiles = жетонов мечетей нет
table-bot = бот
table-bot-stands-in = играет бот
table-thinks = — сейчас ходит
table-time-left = осталось { $time }
table-days = { $n } д.
table-order = Очерёдность: { $n }
table-of = { $n } из { $of }
table-cards = карты
table-extensions = расширения
table-in-stack = в стопке
table-on-board = На поле
table-tiles = Жетоны
table-seen-cards = Карты, которые видели все
table-last-turns = Последние ходы
# who is there
wait-here = за столом
wait-lost = подключается
wait-away = нет { $time }
wait-for = Ждём: { $name }…
wait-thinks = { $name } думает уже { $time }.
wait-is-lost = { $name } на миг теряет связь.
wait-is-away = { $name } не за столом уже { $time }.
wait-remind = Напомнить
wait-reminded = Напоминание отправлено.
wait-reminds = { $name } ждёт вашего хода.
wait-bot = Пусть играет бот
wait-bot-later = Если все присутствующие согласны, бот сможет играть через { $time }.
# celebrations
celebrate-ruby = { $name }: рубин { $n } из { $of }
    .you = Рубин { $n } из { $of }
celebrate-tile = { $name }: { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = Последний раунд
# the question
table-is-thinking = { $name } думает…
table-turn-over = Ваш ход сделан. Завершите его или что-нибудь отмените.
table-no-choice = Решать нечего: игра продолжается.
table-nearly-over = Ваш ход почти закончен. Сыграйте карту или завершите ход.
table-watching = Вы следите за игрой. Нажмите на игрока или место, чтобы узнать больше.
table-not-now = Сейчас эту карту сыграть нельзя.
table-answer-first = Сначала ответьте на вопрос, потом завершите ход.
table-not-your-turn = Сейчас не ваш ход.
table-premove = Вы пойдёте { TERM($place, of: "place", form: "to") }, как только наступит ваш ход.
table-premove-back = Выберите это место ещё раз, чтобы отменить.
table-premove-how = Выберите место, куда пойти, как только наступит ваш ход.
table-no-undo = Дальше отменить нельзя.
table-no-redo = Повторять нечего.
table-no-hints = За этим столом подсказки отключены.
table-play = Сыграть «{ $card }»
# answers
table-chances = Шансы
table-estimate = оценка
table-hint-brings = Этот ход: { $what }.
table-hint-then = Затем { TERM($place, of: "place") }: рубин за два хода.
table-hint-chance = шанс на победу { $chance }
table-hint-chances = Шанс на победу
table-mistake = Шанс на победу снизится на { $cost }. Подумать ещё?
table-look-again = Подумать ещё
table-all-the-same = Всё равно сыграть так
table-no-cards = Карт бонусов нет.
table-locked = Не сейчас
table-open-hand = Показать карты
table-for-good = Отменить будет нельзя
table-your-hand = Ваши карты
table-less = Меньше: { $good }
table-more = Больше: { $good }
table-sell = { $n ->
    [0] Ничего не продавать
   *[other] Продать { COUNT($n, of: "good", form: "acc") } за { COUNT($lira, of: "lira", form: "acc") }
}
table-fetch-all = { $n ->
    [one] Позвать этого
   *[other] Позвать всех ({ $n })
}
# connection
table-offline = Нет связи. Новая попытка через { $n } с.
table-reconnecting = Связь потеряна. Подключаемся снова…
table-restarting = Сервер перезапускается. Скоро он вернётся.
table-look-around = Можно пока осмотреться. Ничего не пропадёт.
table-kept-here = Можно пока осмотреться. Ваш ход сохранён здесь и будет отправлен, как только вернётся связь.
table-back = { $n ->
    [one] Без вас прошёл { $n } ход. Загляните в журнал.
    [few] Без вас прошло { $n } хода. Загляните в журнал.
    [many] Без вас прошло { $n } ходов. Загляните в журнал.
   *[other] Без вас прошло { $n } хода. Загляните в журнал.
}
table-try-now = Попробовать сейчас
table-not-taken = Этот ход не принят.
table-details = Подробности
# going back together
table-ask-back = Попросить всех вернуться к началу моего последнего хода
table-go-back = Вернуться к началу моего последнего хода
table-learning = Учебная игра
table-you-ask-back = Вы просите вернуться назад.
table-asks-back = { $name } просит вернуться назад.
table-agree = Согласиться
table-withdraw = Отозвать просьбу
# passing the device
table-pass = Передайте устройство: { $name }
table-pass-what = Все карты скрыты. Ничего тайного не видно, пока не нажата кнопка.
table-i-am = Это я, { $name }: показать карты
table-since = Что произошло
table-pause = Пауза
table-pause-none = Стол остаётся среди ваших партий.
table-pause-goes-on = Стол остаётся среди ваших партий. Его часы идут.
table-pause-stops = Стол остаётся среди ваших партий. Его часы стоят.
table-hands-covered = Карты на руках скрыты.
table-lower = Скрыть поле
table-let-bot-for = Пусть за игрока { $name } играет бот
table-bot-agreed = Пока согласны: { $names }
# chat
table-nobody-spoke = Сообщений пока нет.
table-your-name = Ваше имя
table-say = Сообщение
table-send = Отправить
table-mute = Скрыть сообщения игрока
# menu
table-dark = Тёмная тема
table-switch-letters = Буквы на товарах
    .what = R, G, Y и B рядом с фигурами
table-switch-chances = Шансы
    .what = оценка того, кто победит
table-switch-warns = Предупреждать об ошибках
    .what = в учебных играх
table-switch-ends = Завершать ходы за меня
    .what = когда решать больше нечего
table-switch-asks = Всегда спрашивать
    .what = даже если выбор только один
table-switch-sounds = Звуки
    .what = тихие, для ходов, кубиков и рубинов
table-switch-keys = Клавиши с одной буквой
    .what = U отмена, E конец хода, H подсказка и другие
table-let-bot = Пусть бот играет за меня
table-bot-for-you = За вас играет бот.
table-take-back = Вернуться на своё место
table-link = Ссылка на моё место
table-link-what = Откройте её на другом устройстве, чтобы перенести туда своё место. Она действует один раз.
table-resign-sure = Точно сдаться? Бот доиграет за вас
table-leave = Уйти из-за стола
# looking up
table-for-you = Что это даст вам сейчас
table-here-now = Кто здесь сейчас
table-all-rules = Все правила
table-no-rule = Для этого правила нет текста.
table-look-up = Долгое нажатие или правый щелчок на месте показывает его правило.
table-key-arrows = ходить по полю
table-key-digits = перейти к месту по номеру
table-key-enter = выбрать
table-key-hand = ваши карты
table-key-seats = игроки
table-key-log = журнал
table-key-hint = подсказка
table-key-undo = отменить, также Ctrl+Z
table-key-redo = повторить, также Ctrl+Y
table-key-end = завершить ход
table-key-again = что сейчас произошло
table-key-plan = планировать ходы, если это оговорено
table-key-next = следующая партия, где вас ждут
table-key-rule = правило о том, что в фокусе
table-key-help = эта справка
table-key-escape = назад к вопросу

# Where the long words on cards, letters and tiles may be broken.
table-breaks = базар-ный извоз-чик компа-ньон корот-кий кофей-ная откры-тые почто-вый само-цвет семей-ная утрен-няя шулер-ский дви-жения завсе-гда-таев израз-цов прогул-ка расши-рение расши-рения тележ-ник тор-говля убеж-дения ката-комбы посоль-ство само-цветы

# while the turns of others are shown
follow-group = Ходы других
follow-back = Назад
follow-pause = Пауза
follow-go-on = Дальше
follow-on = Шаг
follow-skip = В конец
follow-again = Что сейчас произошло?
follow-last-turn = Показать ещё раз
follow-pace = Ходы других
follow-pace-slow = медленно
follow-pace-normal = обычно
follow-pace-fast = быстро
follow-pace-at-once = сразу
