rulebook-title = Правила
rulebook-search = Искать в правилах
rulebook-found = { $n ->
    [0] Таких правил нет.
    [one] Найдено { $n } правило.
    [few] Найдено { $n } правила.
    [many] Найдено { $n } правил.
   *[other] Найдено { $n } правила.
}
rulebook-none = О «{ $text }» правил нет.
rulebook-unknown = Правила «{ $name }» нет.
rulebook-all = Все правила
rulebook-clauses = Пункты
rulebook-group-places = Места
rulebook-group-bonus-cards = Карты бонусов
rulebook-group-mosque-tiles = Жетоны мечетей
rulebook-group-the-turn = Ход
rulebook-group-people = Персонажи
rulebook-group-cards-in-general = Карты вообще
rulebook-group-set-up = Подготовка
rulebook-group-ending = Конец игры
rulebook-group-variants = Варианты
rulebook-head-roll = Бросок
rulebook-head-call = Названное число
rulebook-head-sold = Продано товаров
rulebook-head-brings = Вы берёте
rulebook-head-chance = Шанс
