# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Отменить
# ours
ui-redo = Повторить
# ours
ui-end-turn = Завершить ход
# ours
ui-hint = Подсказка
# ours
ui-pass = Пасовать
# ours
ui-pay = Заплатить
# ours
ui-decline = Отказаться
# ours
ui-take = Взять
# ours
ui-sell = Продать
# ours
ui-buy = Купить
# ours
ui-deliver = Доставить
# ours
ui-deliver-letter = Доставить письмо
# ours
ui-roll = Бросить кубики
# ours
ui-reroll = Перебросить
# ours
ui-turn-die = Повернуть кубик
# ours
ui-announce = Назвать число
# ours
ui-draw = Взять карту
# ours
ui-discard = Сбросить
# ours
ui-play-card = Сыграть карту
# ours
ui-move = Идти
# ours
ui-leave-assistant = Оставить помощника
# ours
ui-fetch-assistant = Забрать помощника
# ours
ui-catch = Поймать
# ours
ui-send = Отправить
# ours
ui-swap = Обменять
# ours
ui-bid = Сделать ставку
# ours
ui-raise = Повысить
# ours
ui-choose = Выбрать
# ours
ui-skip = Пропустить
# ours
ui-confirm = Подтвердить
# ours
ui-cancel = Отмена
# ours
ui-go-anyway = Всё равно идти
# ours
ui-rematch = Реванш
# ours
ui-resign = Сдаться
# ours
ui-spectate = Смотреть
# ours
ui-replay = Смотреть запись
# ours
ui-new-game = Новая игра
# ours
ui-join = Присоединиться
# ours
ui-invite = Пригласить
# ours
ui-start = Начать
# ours
ui-rules = Правила
# ours
ui-log = Журнал
# ours
ui-settings = Настройки
