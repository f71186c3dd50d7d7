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
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
room-complete = Everybody is here.
room-begins-in = The game begins in { $n } s.
room-lead = The game begins by itself when all are ready. You may leave this page: the table stays among your games.
room-lead-guest = Take a seat. The game begins by itself when every seat is taken.
room-closed = This table is closed.
room-closed-why = Everybody has left it before the game began.
room-lost = The connection is lost. Your seat is kept; we try again.
room-comes = { $name } takes a seat.
room-leaves = { $name } leaves.
room-is-ready = { $name } is ready.
room-is-not-ready = { $name } is not ready after all.
room-you = you
room-you-host = you, host
room-host = host
room-guest = guest
room-bot = bot
room-ready = ready
room-not-ready = not ready
room-free-seat = Free seat
room-waits = waits for the link
room-seat-bot = Seat a bot
room-remove = Remove
room-remove-name = Remove { $name }
room-sit = Sit down
room-full = Every seat is taken. You can watch as soon as the game begins.
room-be-ready = I am ready
room-fill = { $n ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $n } free seats
}
room-friend = A friend here
room-friend-name = Your friend’s name
room-leave = Leave
room-qr = The link as a picture for phones: { $link }
room-code = Code
room-how = Point a phone at the picture, or type the code on the start page.
room-link = Link to this table
room-copy = Copy
room-copied = Copied
room-share = Share the link
room-elsewhere = Go on at another device
room-elsewhere-why = Your personal link brings your seat there. It works once; after that, this device has the seat no longer. Give it to nobody.
room-make-personal = Make a personal link
room-personal = Your personal link
room-table = This table
room-continues = It goes on from here
room-continues-turn = Round { NUMBER($n) }, turn: { $name }
room-continues-has = Rubies: { NUMBER($rubies) }, lira: { NUMBER($lira) }
room-random = the board is drawn
room-components = with the numbers of another copy ({ $digest })
room-away = After { $time } away, the others may let a bot play.
room-no-hints = No hints
room-dice = the dice can be checked
room-spectators = { $n ->
    [one] 1 looks on
   *[other] { $n } look on
}
room-chat = Chat
room-say = Say
room-say-label = Say something
room-unheard = The house does not hear you now. Try again when the connection is back.
room-learn = Walk through a turn while you wait.
