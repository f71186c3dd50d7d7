room-title = { $name }’s table
room-title-none = A table
room-seats = Seats
room-free = { $n ->
    [one] 1 seat is free.
   *[other] { $n } seats are free.
}
room-none-free = No seat is free.
room-awaits-you = Are you ready?
room-awaits = { $n ->
    [one] { $names } isn’t ready yet.
   *[other] { $names } aren’t ready yet.
}
room-complete = Everybody’s here.
room-begins-in = The game starts in { $n } s.
room-lead = The game starts as soon as everybody is ready. You can leave this page: the table stays among your games.
room-lead-guest = Take a seat. The game starts as soon as every seat is taken.
room-closed = This table is closed.
room-closed-why = Everybody left before the game started.
room-lost = Connection lost. Your seat is safe; reconnecting…
room-comes = { $name } takes a seat.
room-leaves = { $name } leaves.
room-is-ready = { $name } is ready.
room-is-not-ready = { $name } isn’t ready after all.
room-you = you
room-you-host = you, host
room-host = host
room-guest = guest
room-bot = bot
room-ready = ready
room-not-ready = not ready
room-free-seat = Free seat
room-waits = open by link
room-seat-bot = Seat a bot
room-remove = Remove
room-remove-name = Remove { $name }
room-sit = Take this seat
room-full = Every seat is taken. You can watch as soon as the game starts.
room-be-ready = I’m ready
room-fill = { $n ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $n } free seats
}
room-friend = A friend on this device
room-friend-name = Your friend’s name
room-leave = Leave
room-qr = The link as a QR code for phones: { $link }
room-code = Code
room-how = Point a phone’s camera at the code, or type it on the start page.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-share = Share the link
room-elsewhere = Continue on another device
room-elsewhere-why = Your personal link brings your seat there. It works once; after that, this device loses the seat. Don’t share the link.
room-make-personal = Create a personal link
room-personal = Your personal link
room-table = This table
room-continues = The game continues from here
room-continues-turn = Round { NUMBER($n) }, turn: { $name }
room-continues-has = Rubies: { NUMBER($rubies) }, lira: { NUMBER($lira) }
room-random = random board
room-components = with another copy’s numbers ({ $digest })
room-away = If somebody is away for { $time }, the others may let { $bot } play for them.
room-no-hints = No hints
room-dice = dice can be verified
room-spectators = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
room-chat = Chat
room-say = Send
room-say-label = Message
room-unheard = You’re offline, so that wasn’t sent. Try again once you’re connected.
room-learn = Try a turn while you wait.
