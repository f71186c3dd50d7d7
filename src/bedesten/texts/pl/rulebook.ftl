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
rulebook-head-call = Nazwana liczba
rulebook-head-sold = Sprzedane towary
rulebook-head-brings = Bierzesz
rulebook-head-chance = Szansa
rulebook-head-red = Z czerwonym żetonem
