# What meeting somebody brings and costs; `.free` with the encounter tile.
meet-governor = Draw a bonus card; pay 2 lira or a card.
    .free = Draw a bonus card, free of charge.
meet-smuggler = Take a good; pay 2 lira or a good.
    .free = Take a good, free of charge.
meet-coffee-trader = Take 1 coffee; pay 2 lira or a good.
    .free = Take 1 coffee, free of charge.
meet-courier = Take a letter; pay 2 lira or a letter.
    .free = Take a letter, free of charge.
meet-catch = Send it to the Police Station for 3 lira or a bonus card.
