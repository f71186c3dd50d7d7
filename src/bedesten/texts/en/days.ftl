# Games over days: holidays, stand-ins, warnings, premoves, and the way from one game to the next.
refusal-holidays-agreed = The days that each person may be away within any { COUNT($window, of: "day") } must be between 0 and { $most }.
refusal-premoves-hours = Premoves are for games over days: leave everybody at least an hour for each turn, or no limit.
refusal-no-holidays = No holidays were agreed at this table.
refusal-holiday-past = A holiday begins now or later, and ends after it begins: it can’t give back time that is gone.
refusal-holiday-far = A holiday can begin at most { COUNT($most, of: "day") } from now.
refusal-holiday-twice = You have another holiday then: end that one first.
refusal-holiday-long = That’s more than was agreed: { COUNT($most, of: "day") } within any { COUNT($window, of: "day") }. A day that has begun counts whole.
refusal-holiday-late = Your time is over already, so a holiday can’t begin now.
refusal-on-holiday = { $name } is on holiday: until it’s over, nobody can send a reminder or let a bot play there.
refusal-no-premoves = No premoves were agreed at this table.
refusal-premove-late = It’s your turn: answer now. You can plan the next turns when it’s over.
refusal-premoves-many = You can plan at most { $turns } turns, with 1 to { $answers } answers each.
refusal-premove-word = “{ $word }” is no answer that you can plan.
refusal-premove-place = Only a turn that begins by going somewhere can depend on whether the place is free.
refusal-premove-no-turn = The game ends before that turn.
