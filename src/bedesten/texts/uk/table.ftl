table-opening = Стіл відкривається…
table-waiting = Чекаємо на гравців.
table-begins = Гра починається.
table-closed = Відкрити цей стіл ви не можете.
table-round = Раунд { $n }
table-board = Базар
table-players = Гравці
table-others = Інші гравці
table-your-stall = Ваша крамниця
table-actions = Ваш хід
table-answers = Відповіді
table-numbers = Числа
table-menu = Меню
table-sheet = Довідка
table-rules-and-keys = Правила і клавіші
table-chat = Чат
table-log-unread = Журнал; непрочитані повідомлення: { $n }
stage-peek = Подивитися на поле
stage-close = Закрити
# places
table-left = ще { $n }
table-fill = до { $n }
table-you = ви
table-deck = колода { $n }
table-no-fee = без плати
table-name-number = 3–12
table-family-home = родич удома
table-family-away = родич не вдома
table-steps = { $n ->
    [one] крок
    [few] кроки
    [many] кроків
   *[other] кроку
}
table-turn-ends = кінець ходу
table-ends = кінець
table-here = ви тут
table-kept = чекає
table-next = далі
table-there = Тут: { $who }.
table-there-merchant = { $name }: купець, під ним { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: помічник
table-there-family = { $name }: родич
table-ends-unpaid = Ви не можете сплатити { COUNT($n, of: "lira", form: "acc") }: хід одразу закінчиться.
table-ends-alone = У вас немає для цього помічника: хід одразу закінчиться.
table-then = Потім: { $what }.
table-idle = Дія там зараз нічого не змінить.
table-wanted = Попит: { $what }.
table-price = Ціна: { $what }.
# players
table-race = рубіни: { $n } з { $of }
table-lane = { $good }: { $n } з { $of }
table-assistants = помічники під купцем / усього
table-no-tiles = жодного тайла мечеті
table-bot = бот
table-bot-stands-in = грає бот
table-thinks = — зараз ходить
table-time-left = лишилося { $time }
table-days = { $n } дн.
table-order = Черговість: { $n }
table-of = { $n } з { $of }
table-cards = карти
table-extensions = розширення
table-in-stack = у стосі
table-on-board = На полі
table-tiles = Тайли
table-seen-cards = Карти, які бачили всі
table-last-turns = Останні ходи
# who is there
wait-here = за столом
wait-lost = під’єднується
wait-away = немає { $time }
wait-for = Чекаємо: { $name }…
wait-thinks = { $name } думає вже { $time }.
wait-is-lost = { $name } на мить втрачає зв’язок.
wait-is-away = { $name } не за столом уже { $time }.
wait-remind = Нагадати
wait-reminded = Нагадування надіслано.
wait-reminds = { $name } чекає на ваш хід.
wait-bot = Нехай грає бот
wait-bot-later = Якщо всі присутні згодні, бот зможе грати за { $time }.
# celebrations
celebrate-ruby = { $name }: рубін { $n } з { $of }
    .you = Рубін { $n } з { $of }
celebrate-tile = { $name }: { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = Останній раунд
# the question
table-is-thinking = { $name } думає…
table-turn-over = Ваш хід зроблено. Завершіть його або щось скасуйте.
table-no-choice = Вирішувати нема чого: гра триває.
table-nearly-over = Ваш хід майже закінчено. Зіграйте карту або завершіть хід.
table-watching = Ви стежите за грою. Торкніться гравця або місця, щоб дізнатися більше.
table-not-now = Зараз цю карту зіграти не можна.
table-answer-first = Спершу дайте відповідь на запитання, потім завершіть хід.
table-not-your-turn = Зараз не ваш хід.
table-premove = Ви підете { TERM($place, of: "place", form: "to") }, щойно настане ваш хід.
table-premove-back = Оберіть це місце ще раз, щоб скасувати.
table-premove-how = Оберіть місце, куди піти, щойно настане ваш хід.
table-no-undo = Далі скасувати не можна.
table-no-redo = Повторювати нема чого.
table-no-hints = За цим столом підказки вимкнено.
table-play = Зіграти «{ $card }»
# answers
table-chances = Шанси
table-estimate = оцінка
table-hint-brings = Цей хід: { $what }.
table-hint-then = Потім { TERM($place, of: "place") }: рубін за два ходи.
table-hint-chance = шанс на перемогу { $chance }
table-hint-chances = Шанс на перемогу
table-mistake = Шанс на перемогу знизиться на { $cost }. Подумати ще?
table-look-again = Подумати ще
table-all-the-same = Усе одно зіграти так
table-no-cards = Карт бонусів немає.
table-locked = Не зараз
table-open-hand = Показати карти
table-for-good = Скасувати буде не можна
table-your-hand = Ваші карти
table-less = Менше: { $good }
table-more = Більше: { $good }
table-sell = { $n ->
    [0] Нічого не продавати
   *[other] Продати { COUNT($n, of: "good", form: "acc") } за { COUNT($lira, of: "lira", form: "acc") }
}
table-fetch-all = { $n ->
    [one] Покликати цього
   *[other] Покликати всіх ({ $n })
}
# connection
table-offline = Немає зв’язку. Нова спроба за { $n } с.
table-reconnecting = Зв’язок втрачено. Під’єднуємося знову…
table-restarting = Сервер перезапускається. Скоро він повернеться.
table-look-around = Можна поки роздивитися. Нічого не пропаде.
table-kept-here = Можна поки роздивитися. Ваш хід збережено тут, і його буде надіслано, щойно повернеться зв’язок.
table-back = { $n ->
    [one] Без вас минув { $n } хід. Загляньте до журналу.
    [few] Без вас минуло { $n } ходи. Загляньте до журналу.
    [many] Без вас минуло { $n } ходів. Загляньте до журналу.
   *[other] Без вас минуло { $n } ходу. Загляньте до журналу.
}
table-try-now = Спробувати зараз
table-not-taken = Цей хід не прийнято.
table-details = Подробиці
# going back together
table-ask-back = Попросити всіх повернутися до початку мого останнього ходу
table-go-back = Повернутися до початку мого останнього ходу
table-learning = Навчальна гра
table-you-ask-back = Ви просите повернутися назад.
table-asks-back = { $name } просить повернутися назад.
table-agree = Погодитися
table-withdraw = Відкликати прохання
# passing the device
table-pass = Передайте пристрій: { $name }
table-pass-what = Усі карти приховано. Нічого таємного не видно, доки не натиснуто кнопку.
table-i-am = Це я, { $name }: показати карти
table-since = Що сталося
table-pause = Пауза
table-pause-none = Стіл залишається серед ваших партій.
table-pause-goes-on = Стіл залишається серед ваших партій. Його годинник іде.
table-pause-stops = Стіл залишається серед ваших партій. Його годинник стоїть.
table-hands-covered = Карти на руках приховано.
table-lower = Сховати поле
table-let-bot-for = Нехай за гравця { $name } грає бот
table-bot-agreed = Поки що згодні: { $names }
# chat
table-nobody-spoke = Повідомлень поки немає.
table-your-name = Ваше ім’я
table-say = Повідомлення
table-send = Надіслати
table-mute = Приховати повідомлення гравця
# menu
table-dark = Темна тема
table-switch-letters = Літери на товарах
    .what = R, G, Y і B поруч із формами
table-switch-chances = Шанси
    .what = оцінка того, хто переможе
table-switch-warns = Попереджати про помилки
    .what = у навчальних іграх
table-switch-ends = Завершувати ходи за мене
    .what = коли вирішувати вже нема чого
table-switch-asks = Завжди питати
    .what = навіть якщо вибір лише один
table-switch-sounds = Звуки
    .what = тихі, для ходів, кубиків і рубінів
table-switch-keys = Клавіші з однією літерою
    .what = U скасувати, E кінець ходу, H підказка та інші
table-let-bot = Нехай бот грає за мене
table-bot-for-you = За вас грає бот.
table-take-back = Повернутися на своє місце
table-link = Посилання на моє місце
table-link-what = Відкрийте його на іншому пристрої, щоб перенести туди своє місце. Воно діє один раз.
table-resign-sure = Справді здатися? Бот дограє за вас
table-leave = Піти з-за столу
# looking up
table-for-you = Що це дасть вам зараз
table-here-now = Хто тут зараз
table-all-rules = Усі правила
table-no-rule = Для цього правила немає тексту.
table-look-up = Довге натискання або правий клік на місці показує його правило.
table-key-arrows = ходити полем
table-key-digits = перейти до місця за номером
table-key-enter = вибрати
table-key-hand = ваші карти
table-key-seats = гравці
table-key-log = журнал
table-key-hint = підказка
table-key-undo = скасувати, також Ctrl+Z
table-key-redo = повторити, також Ctrl+Y
table-key-end = завершити хід
table-key-again = що щойно сталося
table-key-plan = планувати ходи, якщо про це домовлено
table-key-next = наступна партія, де на вас чекають
table-key-rule = правило про те, що у фокусі
table-key-help = ця довідка
table-key-escape = назад до запитання

# Where the long words on cards, letters and tiles may be broken.
table-breaks = базар-ний відлун-ня відчи-нені загаль-ний знахід-ка компань-йон корот-кий подвій-на пошто-вий само-цвіт шулер-ський завсід-ників зуст-річі переко-нання перемі-щення пожерт-ва прогу-лянка розши-рення стель-мах тор-гівля черво-ний ката-комби обсмаж-ка посоль-ство това-риство

# while the turns of others are shown
follow-group = Ходи інших
follow-back = Назад
follow-pause = Пауза
follow-go-on = Далі
follow-on = Крок
follow-skip = У кінець
follow-again = Що щойно сталося?
follow-last-turn = Показати ще раз
follow-pace = Ходи інших
follow-pace-slow = повільно
follow-pace-normal = звичайно
follow-pace-fast = швидко
follow-pace-at-once = одразу
