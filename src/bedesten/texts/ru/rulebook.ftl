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
rulebook-head-players = Игроки
rulebook-head-price = Цена
rulebook-head-first-price = Первая цена
rulebook-head-last-price = Последняя цена
rulebook-head-markers = Фишки внизу
rulebook-head-demand = Жетоны спроса
rulebook-head-tile = Жетон таверны в стопке
rulebook-head-baksheesh = Жетон бакшиша
rulebook-head-ruby = Рубин
rulebook-head-place = Место
rulebook-head-letters = Письма
rulebook-row-end = Рубины, которые заканчивают базовую игру
rulebook-row-mosque-rubies = Рубины в каждой мечети
rulebook-row-mosque-tiles = Товары на жетонах каждой стопки
rulebook-row-wainwright-rubies = Рубины у Тележного мастера
rulebook-row-palace-rubies = Рубины во Дворце султана
rulebook-row-palace-price = Первая цена там, в товарах
rulebook-row-dealer-rubies = Рубины у Торговца самоцветами
rulebook-row-dealer-price = Первая цена там
rulebook-row-baksheesh-front = Лицевая сторона
rulebook-row-baksheesh-back = Обратная сторона
rulebook-guessed = Эти числа не удалось проверить: это наше лучшее предположение, и сервер может использовать другие.
rulebook-picture = Ход в картинках
rulebook-example-back = Назад
rulebook-example-next = Дальше
rulebook-example-step = Шаг { $n } из { $of }
rulebook-elsewhere = Найдено на другом языке: { $language }
