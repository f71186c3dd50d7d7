refusal-no-rule-set = Нет правил «{ $rules }»; есть: { $known }.
refusal-players = Играют от 2 до 5 человек, а не { NUMBER($players) }.
refusal-neutral-with-5 = Нейтральные помощники — для 2–4 игроков: впятером свободных не остаётся.
refusal-no-variant = Нет варианта «{ $variant }»; есть: { $known }.
refusal-no-layout = Нет раскладки «{ $layout }». Выберите из этих: { $known }. Или запишите свою рядами номеров мест: { $example }
refusal-layout-shape = В раскладке рядов: { NUMBER($rows) }, мест в ряду: { NUMBER($columns) }, например { $example }; здесь рядов: { NUMBER($found) }, мест в ряду: { $widths }.
refusal-layout-place = Места с номером { NUMBER($number) } в этих правилах нет.
refusal-layout-twice = Место { NUMBER($number) } лежит дважды; не хватает: { $missing }.
refusal-nobody-asked = Игра окончена: больше никого не спрашивают.
refusal-fate-asked = Сейчас отвечает случай, а не игрок.
refusal-no-word = «{ $word }» — не ответ.
refusal-no-number = Ответа с номером { NUMBER($number) } нет.
refusal-nothing-to-undo = Отменять нечего: ещё никто ничего не выбирал.
refusal-nothing-to-redo = Повторять нечего: после последнего ответа ничего не отменяли.
refusal-no-record = Это не запись игры: её первая строка должна быть «{ $line }».
refusal-record-word = Строка { NUMBER($n) }: «{ $name }» здесь неизвестно; в записи есть { $known } и строки ходов.
refusal-record-lacks = В записи нет строки «{ $name }».
refusal-record-head = Заголовок записи непригоден.
refusal-record-quote = Строка { NUMBER($n) }: не хватает кавычки.
refusal-record-seats = Места за столом — { $seats }, в этом порядке, по числу игроков.
refusal-record-answer = Строка { NUMBER($n) }: «{ $word }» здесь невозможно.
refusal-no-bot = Нет бота «{ $bot }»; есть: { $known }.
refusal-other-site = Это пришло с другого сайта.
refusal-no-such-table = Такого стола нет.
refusal-no-table = Стола «{ $table }» нет.
refusal-closed = Стол закрыт.
refusal-not-begun = Игра ещё не началась: есть свободное место, или кто-то ещё ничего не добавил к кубикам.
refusal-over = Игра окончена.
refusal-seats-needed = Игроков: { NUMBER($players) }. Мест нужно столько же, а их { NUMBER($seats) }.
refusal-too-many-tables = Ваши столы с неоконченной игрой: { NUMBER($tables) }. Сначала доиграйте за одним из них или покиньте его.
refusal-too-many-opened = С вашего адреса за час открыто столов: { NUMBER($tables) }.
refusal-rematch-later = Реванш возможен, когда игра окончена.
refusal-time-move = Время на ход — от { NUMBER($shortest) } секунды до { NUMBER($longest) } дней.
refusal-time-game = Время на игру — от { NUMBER($shortest) } секунды до { NUMBER($longest) } дней.
refusal-no-open-seat = За этим столом нет свободного места.
refusal-seat-not-open = Это место не свободно.
refusal-name-needed = Нужно имя.
refusal-name-length = В имени не больше { NUMBER($most) } знаков, а в этом { NUMBER($length) }.
refusal-no-character = В этом есть то, что не является знаком: нулевой байт или половина суррогатной пары.
refusal-text-length = К кубикам можно добавить не больше { NUMBER($most) } знаков, а здесь { NUMBER($length) }.
refusal-text-given = К кубикам добавляют один раз, до начала игры: ваш текст там уже есть.
refusal-begun = Игра началась: сдайтесь или дайте боту играть за вас, пока вы не вернётесь.
refusal-host-only = Это может только хозяин стола.
refusal-seats-there = Мест за этим столом, считая от 0: { NUMBER($seats) }.
refusal-own-seat = Это ваше собственное место: сначала покиньте его.
refusal-not-a-person = Передать можно только место человека.
refusal-has-resigned = { $name } больше не играет (сдача): там играет бот.
refusal-out-of-time = У игрока { $name } вышло время: там играет бот.
refusal-not-playing-resign = Сдаться можно во время игры; эта не идёт.
refusal-bot-plays-on = На этом месте уже играет бот.
refusal-bot-plays-for-you = За вас играет бот: сначала верните себе место.
refusal-not-at-table = Вы не сидите за этим столом.
refusal-not-there = Вы не сидите на этом месте.
refusal-link-used = Эта ссылка больше не даёт места: она действует один раз, и только самая новая.
refusal-seat-taken = Место занял человек.
refusal-stale = Это было для номера { NUMBER($seq) }; стол уже на { NUMBER($now) }. Ничего не изменилось.
refusal-came-first = Что-то другое было раньше; стол уже на { NUMBER($now) }. Ничего не изменилось.
refusal-same-moment = В тот же миг за столом произошло что-то другое; попробуйте ещё раз.
refusal-answers-at-once = Давайте за раз от 1 до { NUMBER($most) } ответов, а не { NUMBER($given) }.
refusal-turn-not-ended = { $name } ещё не завершает ход.
refusal-turn-of = Сейчас ход игрока { $name }.
refusal-no-turn-to-end = У вас нет хода, который можно завершить.
refusal-nothing-to-advise = Подсказки нет: спрашивают не вас.
refusal-undo-barrier = Дальше отменить нельзя: на пути бросок, карта, жетон или ответ другого игрока.
refusal-nothing-of-yours = Вам нечего повторять: после последнего ответа ничего не отменяли.
refusal-nothing-answered = Отменять нечего: ещё никто не отвечал.
refusal-no-answer-there = Вернуться можно туда, где кто-то отвечал; запись { NUMBER($n) } не из таких.
refusal-no-consent = Вашего согласия никто не ждёт.
refusal-no-proposal = Нет предложения, которое можно отклонить.
refusal-nothing-said = Здесь ничего не сказано.
refusal-say-length = Скажите это не более чем в { NUMBER($most) } знаках; здесь их { NUMBER($length) }.
refusal-said-often = Это слишком много сразу: не больше { NUMBER($often) } сообщений за { NUMBER($within) } секунд.
refusal-spoke-too = В тот же миг говорил кто-то другой; скажите ещё раз.
refusal-silent = Хозяин просит вас молчать за этим столом.
refusal-silence-whom = Заставить молчать можно только другого человека за столом или (без места) зрителей.
refusal-again-seconds = { $seconds ->
    [one] Попробуйте снова через { NUMBER($seconds) } секунду.
    [few] Попробуйте снова через { NUMBER($seconds) } секунды.
    [many] Попробуйте снова через { NUMBER($seconds) } секунд.
   *[other] Попробуйте снова через { NUMBER($seconds) } секунды.
}
refusal-again-minutes = { $minutes ->
    [one] Попробуйте снова через { NUMBER($minutes) } минуту.
    [few] Попробуйте снова через { NUMBER($minutes) } минуты.
    [many] Попробуйте снова через { NUMBER($minutes) } минут.
   *[other] Попробуйте снова через { NUMBER($minutes) } минуты.
}
refusal-record-length = В записи здесь не больше { NUMBER($most) } знаков, а в этой { NUMBER($length) }.
refusal-record-to = Число ответов из записи — 0 или больше.
refusal-record-over = В этом месте записанная игра окончена: выберите более раннее, чтобы играть дальше.
refusal-record-set-up = В этом месте ещё идёт подготовка к игре: выберите более позднее, чтобы играть дальше.
refusal-events = Смотрите момент от 0 до { NUMBER($events) }; других нет.
refusal-no-seat = Места { NUMBER($seat) } нет: места — от 0 до { NUMBER($last) }; 5 не видит ни одной руки, 6 видит все.
refusal-unavailable = Дом сейчас не может добраться до своих книг. Ничего не изменилось; попробуйте ещё раз.
refusal-in-doubt = Дом потерял свои книги во время записи. Может быть, это сохранено, а может быть, нет: посмотрите ещё раз.
refusal-wrong = В доме что-то пошло не так. Это записано.
refusal-no-address = По этому адресу ничего нет.
refusal-no-deed = По этому адресу так сделать нельзя.
refusal-too-long = Это слишком длинно.
refusal-no-json = Отправлено не то, что здесь ожидают: JSON.
refusal-too-deep = Это нельзя прочесть: слишком много вложений.
refusal-unreadable = Это нельзя прочесть.
refusal-other-json = Это нельзя прочесть: нужен JSON, описанный по адресу /api/docs.
