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
rulebook-example = Пример
rulebook-head-roll = Бросок
rulebook-head-call = Названное число
rulebook-head-sold = Продано товаров
rulebook-head-brings = Вы берёте
rulebook-head-chance = Шанс
rulebook-head-red = С красным жетоном
