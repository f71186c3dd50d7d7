# Games over days: holidays, stand-ins, warnings, premoves, and the way from one game to the next.
refusal-holidays-agreed = The days that each person may be away within any { COUNT($window, of: "day") } must be between 0 and { $most }.
refusal-premoves-hours = Premoves are for games over days: leave everybody at least an hour for each turn, or no limit.
refusal-no-holidays = No holidays were agreed at this table.
refusal-holiday-past = A holiday begins now or later, and ends after it begins: it can’t give back time that is gone.
refusal-holiday-far = A holiday can begin at most { COUNT($most, of: "day") } from now.
refusal-holiday-twice = You have another holiday then: end that one first.
refusal-holiday-long = That’s more than was agreed: { COUNT($most, of: "day") } within any { COUNT($window, of: "day") }. Part of a day counts as a whole day.
refusal-holiday-late = Your time is over already, so a holiday can’t begin now.
refusal-on-holiday = { $name } is on holiday: until it’s over, nobody can send a reminder or let a bot play there.
refusal-no-premoves = No premoves were agreed at this table.
refusal-premove-late = It’s your turn: answer now. You can plan the next turns when it’s over.
refusal-premoves-many = You can plan at most { $turns } turns, with 1 to { $answers } answers each.
refusal-premove-word = “{ $word }” isn’t an answer you can plan.
refusal-premove-place = Only a turn that begins by going somewhere can depend on whether the place is free.
refusal-premove-no-turn = The game ends before that turn.
# on the page
days-holiday = Holiday
days-on-holiday = on holiday
days-bot-plays = bot plays for you
days-is-on-holiday = { $name } is on holiday until { $until }.
days-will-be-away = { $name } will be on holiday from { $since } to { $until }.
days-nobody-away = Nobody else is on holiday.
days-you-are-away = You’re on holiday until { $until }. Your clock stands still. You can play all the same.
days-you-until = You’re on holiday until { $until }.
days-you-will-be-away = You’ll be on holiday from { $since } to { $until }.
days-back = I’m back
days-stay = Cancel the holiday
days-first = First day
days-last = Last day
days-all-tables = At all my tables
days-all-tables-note = Wherever that was agreed
days-allowed = Up to { COUNT($most, of: "day") } within any { COUNT($window, of: "day") }. Your clock stands still, nobody can remind you or let a bot play for you, and the others see until when.
days-allowed-each = Your clocks stand still, nobody can remind you or let a bot play for you, and the others see until when.
days-everywhere = This applies at all your tables where holidays were agreed.
days-go = Go on holiday
days-gone = { $n ->
    [0] None of your tables allows it.
    [one] Done at 1{" "}table.
   *[other] Done at { $n }{" "}tables.
}
days-not-at = Not with { $names }: { $why }
days-until = You have until { $when } for this turn.
days-is-late = { $name } has run out of time for this turn.
days-bot-later = If half of the others agree, a bot may play in { $time }.
days-next = Next game ({ $n })
days-late-bot = When time for a turn is up, { $bot } plays until the player takes the seat back.
days-late-vote = When time for a turn is up, the others may let { $bot } play.
days-agreed = Holiday: up to { COUNT($n, of: "day") } within any { COUNT($window, of: "day") }
days-premoves = Turns can be planned. Nobody sees who’s there.
days-count = { COUNT($n, of: "day") }
