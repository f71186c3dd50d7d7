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
rulebook-group-places = Lokacje
rulebook-group-bonus-cards = Karty bonusowe
rulebook-group-mosque-tiles = Żetony meczetów
rulebook-group-the-turn = Tura
rulebook-group-people = Postacie
rulebook-group-cards-in-general = Karty ogólnie
rulebook-group-set-up = Przygotowanie
rulebook-group-ending = Koniec gry
rulebook-group-variants = Warianty
rulebook-head-roll = Rzut
rulebook-head-call = Nazwana liczba
rulebook-head-sold = Sprzedane towary
rulebook-head-brings = Bierzesz
rulebook-head-chance = Szansa
