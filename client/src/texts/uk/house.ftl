refusal-no-rule-set = Немає правил «{ $rules }»; є: { $known }.
refusal-players = Грають від 2 до 5 людей, а не { NUMBER($players) }.
refusal-neutral-with-5 = Нейтральні помічники — для 2–4 гравців: уп’ятьох вільних не лишається.
refusal-no-variant = Немає варіанта «{ $variant }»; є: { $known }.
refusal-no-layout = Немає розкладки «{ $layout }». Виберіть із цих: { $known }. Або запишіть свою рядами номерів місць: { $example }
refusal-layout-shape = У розкладці рядів: { NUMBER($rows) }, місць у ряду: { NUMBER($columns) }, наприклад { $example }; тут рядів: { NUMBER($found) }, місць у ряду: { $widths }.
refusal-layout-place = Місця з номером { NUMBER($number) } у цих правилах немає.
refusal-layout-twice = Місце { NUMBER($number) } лежить двічі; бракує: { $missing }.
refusal-nobody-asked = Гру закінчено: більше нікого не питають.
refusal-fate-asked = Зараз відповідає випадок, а не гравець.
refusal-no-word = «{ $word }» — не відповідь.
refusal-no-number = Відповіді з номером { NUMBER($number) } немає.
refusal-nothing-to-undo = Скасовувати нічого: ще ніхто нічого не вибирав.
refusal-nothing-to-redo = Повторювати нічого: після останньої відповіді нічого не скасовували.
refusal-no-record = Це не запис гри: його перший рядок має бути «{ $line }».
refusal-record-word = Рядок { NUMBER($n) }: «{ $name }» тут невідоме; у записі є { $known } і рядки ходів.
refusal-record-lacks = У записі немає рядка «{ $name }».
refusal-record-head = Заголовок запису непридатний.
refusal-record-quote = Рядок { NUMBER($n) }: бракує лапок.
refusal-record-seats = Місця за столом — { $seats }, у цьому порядку, за кількістю гравців.
refusal-record-answer = Рядок { NUMBER($n) }: «{ $word }» тут неможливе.
refusal-no-bot = Немає бота «{ $bot }»; є: { $known }.
refusal-other-site = Це надійшло з іншого сайту.
refusal-no-such-table = Такого столу немає.
refusal-no-table = Столу «{ $table }» немає.
refusal-closed = Стіл закрито.
refusal-not-begun = Гра ще не почалася: є вільне місце або хтось ще нічого не додав до кубиків.
refusal-over = Гру закінчено.
refusal-seats-needed = Гравців: { NUMBER($players) }. Місць треба стільки само, а їх { NUMBER($seats) }.
refusal-too-many-tables = Ваші столи з незакінченою грою: { NUMBER($tables) }. Спершу дограйте за одним із них або покиньте його.
refusal-too-many-opened = З вашої адреси за годину відкрито столів: { NUMBER($tables) }.
refusal-rematch-later = Реванш можливий, коли гру закінчено.
refusal-time-move = Час на хід — від { NUMBER($shortest) } секунди до { NUMBER($longest) } днів.
refusal-time-game = Час на гру — від { NUMBER($shortest) } секунди до { NUMBER($longest) } днів.
refusal-no-open-seat = За цим столом немає вільного місця.
refusal-seat-not-open = Це місце не вільне.
refusal-name-needed = Потрібне ім’я.
refusal-name-length = В імені щонайбільше { NUMBER($most) } знаків, а в цьому { NUMBER($length) }.
refusal-no-character = У цьому є те, що не є знаком: нульовий байт або половина сурогатної пари.
refusal-text-length = До кубиків можна додати щонайбільше { NUMBER($most) } знаків, а тут { NUMBER($length) }.
refusal-text-given = До кубиків додають один раз, до початку гри: ваш текст там уже є.
refusal-begun = Гра почалася: здайтеся або дайте ботові грати за вас, доки не повернетеся.
refusal-host-only = Це може лише господар столу.
refusal-seats-there = Місць за цим столом, рахуючи від 0: { NUMBER($seats) }.
refusal-own-seat = Це ваше власне місце: спершу покиньте його.
refusal-not-a-person = Передати можна лише місце людини.
refusal-has-resigned = { $name } більше не грає (здача): там грає бот.
refusal-out-of-time = У гравця { $name } вийшов час: там грає бот.
refusal-not-playing-resign = Здатися можна під час гри; ця не триває.
refusal-bot-plays-on = На цьому місці вже грає бот.
refusal-bot-plays-for-you = За вас грає бот: спершу поверніть собі місце.
refusal-not-at-table = Ви не сидите за цим столом.
refusal-not-there = Ви не сидите на цьому місці.
refusal-link-used = Це посилання більше не дає місця: воно діє один раз, і лише найновіше.
refusal-seat-taken = Місце зайняла людина.
refusal-stale = Це було для номера { NUMBER($seq) }; стіл уже на { NUMBER($now) }. Нічого не змінилося.
refusal-came-first = Щось інше було раніше; стіл уже на { NUMBER($now) }. Нічого не змінилося.
refusal-same-moment = Тієї ж миті за столом сталося щось інше; спробуйте ще раз.
refusal-answers-at-once = Давайте за раз від 1 до { NUMBER($most) } відповідей, а не { NUMBER($given) }.
refusal-turn-not-ended = { $name } ще не завершує хід.
refusal-turn-of = Зараз хід гравця { $name }.
refusal-no-turn-to-end = У вас немає ходу, який можна завершити.
refusal-nothing-to-advise = Підказки немає: питають не вас.
refusal-undo-barrier = Далі скасувати не можна: на шляху кидок, карта, тайл або відповідь іншого гравця.
refusal-nothing-of-yours = Вам нічого повторювати: після останньої відповіді нічого не скасовували.
refusal-nothing-answered = Скасовувати нічого: ще ніхто не відповідав.
refusal-no-answer-there = Повернутися можна туди, де хтось відповідав; запис { NUMBER($n) } не з таких.
refusal-no-consent = Вашої згоди ніхто не чекає.
refusal-no-proposal = Немає пропозиції, яку можна відхилити.
refusal-nothing-said = Тут нічого не сказано.
refusal-say-length = Скажіть це щонайбільше { NUMBER($most) } знаками; тут їх { NUMBER($length) }.
refusal-said-often = Це забагато одразу: щонайбільше { NUMBER($often) } повідомлень за { NUMBER($within) } секунд.
refusal-spoke-too = Тієї ж миті говорив хтось інший; скажіть ще раз.
refusal-silent = Господар просить вас мовчати за цим столом.
refusal-silence-whom = Змусити мовчати можна лише іншу людину за столом або (без місця) глядачів.
refusal-again-seconds = { $seconds ->
    [one] Спробуйте знову за { NUMBER($seconds) } секунду.
    [few] Спробуйте знову за { NUMBER($seconds) } секунди.
    [many] Спробуйте знову за { NUMBER($seconds) } секунд.
   *[other] Спробуйте знову за { NUMBER($seconds) } секунди.
}
refusal-again-minutes = { $minutes ->
    [one] Спробуйте знову за { NUMBER($minutes) } хвилину.
    [few] Спробуйте знову за { NUMBER($minutes) } хвилини.
    [many] Спробуйте знову за { NUMBER($minutes) } хвилин.
   *[other] Спробуйте знову за { NUMBER($minutes) } хвилини.
}
refusal-record-length = У записі тут щонайбільше { NUMBER($most) } знаків, а в цьому { NUMBER($length) }.
refusal-record-to = Кількість відповідей із запису — 0 або більше.
refusal-record-over = У цьому місці записану гру закінчено: виберіть раніше, щоб грати далі.
refusal-record-set-up = У цьому місці ще триває приготування: виберіть пізніше, щоб грати далі.
refusal-events = Дивіться мить від 0 до { NUMBER($events) }; інших немає.
refusal-no-seat = Місця { NUMBER($seat) } немає: місця — від 0 до { NUMBER($last) }; 5 не бачить жодної руки, 6 бачить усі.
refusal-unavailable = Дім зараз не може дістатися своїх книг. Нічого не змінилося; спробуйте ще раз.
refusal-in-doubt = Дім втратив свої книги під час запису. Можливо, це збережено, а можливо, ні: погляньте ще раз.
refusal-wrong = У домі щось пішло не так. Це занотовано.
refusal-no-address = За цією адресою нічого немає.
refusal-no-deed = За цією адресою так зробити не можна.
refusal-too-long = Це задовге.
refusal-no-json = Надіслано не те, чого тут чекають: JSON.
refusal-too-deep = Це не можна прочитати: забагато вкладень.
refusal-unreadable = Це не можна прочитати.
refusal-other-json = Це не можна прочитати: потрібен JSON, описаний за адресою /api/docs.
