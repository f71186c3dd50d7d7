rulebook-title = Rules
rulebook-search = Search the rules
rulebook-found = { $n ->
    [0] No rule was found.
    [one] { $n } rule was found.
   *[other] { $n } rules were found.
}
rulebook-none = There is no rule about “{ $text }”.
rulebook-unknown = There is no rule “{ $name }”.
rulebook-all = All rules
rulebook-clauses = Clauses
rulebook-example = A worked example
rulebook-head-roll = Roll
rulebook-head-call = Number named
rulebook-head-sold = Goods sold
rulebook-head-brings = You take
rulebook-head-chance = Chance
rulebook-head-red = With red tile
