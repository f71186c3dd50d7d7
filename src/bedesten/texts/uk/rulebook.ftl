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
rulebook-head-players = Гравці
rulebook-head-price = Ціна
rulebook-head-first-price = Перша ціна
rulebook-head-last-price = Остання ціна
rulebook-head-markers = Маркери внизу
rulebook-head-demand = Тайли попиту
rulebook-head-tile = Тайл таверни у стосі
rulebook-head-baksheesh = Тайл бакшишу
rulebook-head-ruby = Рубін
rulebook-head-place = Місце
rulebook-head-letters = Листи
rulebook-row-end = Рубіни, що закінчують базову гру
rulebook-row-mosque-rubies = Рубіни в кожній мечеті
rulebook-row-mosque-tiles = Товари на тайлах кожного стосу
rulebook-row-wainwright-rubies = Рубіни у Стельмаха
rulebook-row-palace-rubies = Рубіни в Палаці султана
rulebook-row-palace-price = Перша ціна там, у товарах
rulebook-row-dealer-rubies = Рубіни в Ювеліра
rulebook-row-dealer-price = Перша ціна там
rulebook-row-baksheesh-front = Лицьовий бік
rulebook-row-baksheesh-back = Зворотний бік
rulebook-guessed = Ці числа не вдалося перевірити: це наше найкраще припущення, і сервер може використати інші.
rulebook-picture = Хід у картинках
rulebook-example-back = Назад
rulebook-example-next = Далі
rulebook-example-step = Крок { $n } з { $of }
rulebook-elsewhere = Знайдено іншою мовою: { $language }
