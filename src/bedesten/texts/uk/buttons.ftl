# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Скасувати
# ours
ui-redo = Повторити
# ours
ui-end-turn = Завершити хід
# ours
ui-hint = Підказка
# ours
ui-pass = Пасувати
# ours
ui-pay = Заплатити
# ours
ui-decline = Відмовитися
# ours
ui-take = Узяти
# ours
ui-sell = Продати
# ours
ui-buy = Купити
# ours
ui-deliver = Доставити
# ours
ui-deliver-letter = Доставити лист
# ours
ui-roll = Кинути кубики
# ours
ui-reroll = Перекинути
# ours
ui-turn-die = Повернути кубик
# ours
ui-announce = Назвати число
# ours
ui-draw = Узяти карту
# ours
ui-discard = Скинути
# ours
ui-play-card = Зіграти карту
# ours
ui-move = Іти
# ours
ui-leave-assistant = Залишити помічника
# ours
ui-fetch-assistant = Забрати помічника
# ours
ui-catch = Спіймати
# ours
ui-send = Відправити
# ours
ui-swap = Обміняти
# ours
ui-bid = Зробити ставку
# ours
ui-raise = Підвищити
# ours
ui-choose = Вибрати
# ours
ui-skip = Пропустити
# ours
ui-confirm = Підтвердити
# ours
ui-cancel = Відміна
# ours
ui-go-anyway = Усе одно йти
# ours
ui-rematch = Реванш
# ours
ui-resign = Здатися
# ours
ui-spectate = Дивитися
# ours
ui-replay = Дивитися запис
# ours
ui-new-game = Нова гра
# ours
ui-join = Приєднатися
# ours
ui-invite = Запросити
# ours
ui-start = Почати
# ours
ui-rules = Правила
# ours
ui-log = Журнал
# ours
ui-settings = Налаштування
