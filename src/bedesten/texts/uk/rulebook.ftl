rulebook-title = Правила
rulebook-search = Шукати в правилах
rulebook-found = { $n ->
    [0] Таких правил немає.
    [one] Знайдено { $n } правило.
    [few] Знайдено { $n } правила.
    [many] Знайдено { $n } правил.
   *[other] Знайдено { $n } правила.
}
rulebook-none = Про «{ $text }» правил немає.
rulebook-unknown = Правила «{ $name }» немає.
rulebook-all = Усі правила
rulebook-clauses = Пункти
rulebook-example = Приклад
rulebook-head-roll = Кидок
rulebook-head-call = Назване число
rulebook-head-sold = Продано товарів
rulebook-head-brings = Ви берете
rulebook-head-chance = Шанс
rulebook-head-red = З червоним тайлом
