rulebook-title = Zasady
rulebook-search = Szukaj w zasadach
rulebook-found = { $n ->
    [0] Nie ma takiej zasady.
    [one] Znaleziono { $n } zasadę.
    [few] Znaleziono { $n } zasady.
    [many] Znaleziono { $n } zasad.
   *[other] Znaleziono { $n } zasady.
}
rulebook-none = Nie ma zasady o „{ $text }”.
rulebook-unknown = Nie ma zasady „{ $name }”.
rulebook-all = Wszystkie zasady
rulebook-clauses = Punkty
rulebook-example = Przykład
rulebook-head-roll = Rzut
rulebook-head-call = Podana liczba
rulebook-head-sold = Sprzedane towary
rulebook-head-brings = Bierzesz
rulebook-head-chance = Szansa
rulebook-head-red = Z czerwonym żetonem
rulebook-head-players = Gracze
rulebook-head-price = Cena
rulebook-head-first-price = Pierwsza cena
rulebook-head-last-price = Ostatnia cena
rulebook-head-markers = Znaczniki na dole
rulebook-head-demand = Żetony popytu
rulebook-head-tile = Żeton tawerny w stosie
rulebook-head-baksheesh = Żeton bakszyszu
rulebook-head-ruby = Rubin
rulebook-head-place = Lokacja
rulebook-head-letters = Listy
rulebook-row-end = Rubiny, które kończą grę podstawową
rulebook-row-mosque-rubies = Rubiny w każdym meczecie
rulebook-row-mosque-tiles = Towary na żetonach każdego stosu
rulebook-row-wainwright-rubies = Rubiny u Kołodzieja
rulebook-row-palace-rubies = Rubiny w Pałacu Sułtana
rulebook-row-palace-price = Pierwsza cena tam, w towarach
rulebook-row-dealer-rubies = Rubiny u Jubilera
rulebook-row-dealer-price = Pierwsza cena tam
rulebook-row-baksheesh-front = Przód
rulebook-row-baksheesh-back = Tył
rulebook-guessed = Tych liczb nie udało się sprawdzić: to nasze najlepsze przypuszczenie, a serwer może użyć innych.
rulebook-picture = Tura w obrazkach
rulebook-example-back = Wstecz
rulebook-example-next = Dalej
rulebook-example-step = Krok { $n } z { $of }
rulebook-elsewhere = Znalezione w innym języku: { $language }
