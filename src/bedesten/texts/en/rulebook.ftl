rulebook-title = Rules
rulebook-search = Search the rules
rulebook-found = { $n ->
    [0] No rules found.
    [one] { $n } rule found.
   *[other] { $n } rules found.
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
rulebook-head-players = Players
rulebook-head-price = Price
rulebook-head-first-price = First price
rulebook-head-last-price = Last price
rulebook-head-markers = Markers down
rulebook-head-demand = Demand tiles
rulebook-head-tile = Tavern tile of a stack
rulebook-head-baksheesh = Baksheesh tile
rulebook-head-ruby = Ruby
rulebook-head-place = Place
rulebook-head-letters = Letters
rulebook-row-end = Rubies that end the base game
rulebook-row-mosque-rubies = Rubies on each mosque
rulebook-row-mosque-tiles = Goods shown on the tiles of each stack
rulebook-row-wainwright-rubies = Rubies at the Wainwright
rulebook-row-palace-rubies = Rubies at the Sultan’s Palace
rulebook-row-palace-price = Its first price, in goods
rulebook-row-dealer-rubies = Rubies at the Gemstone Dealer
rulebook-row-dealer-price = Its first price
rulebook-row-baksheesh-front = Front
rulebook-row-baksheesh-back = Back
rulebook-guessed = We couldn’t check these numbers: they are our best guess, and a server can use others.
rulebook-picture = A turn in pictures
rulebook-example-back = Back
rulebook-example-next = Next
rulebook-example-step = Step { $n } of { $of }
rulebook-elsewhere = Found in another language: { $language }
