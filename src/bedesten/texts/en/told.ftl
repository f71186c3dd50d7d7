# What people are told of while they are elsewhere: in their browser, by e-mail, by a webhook. The server says it, not the page.
notice-my-turn = It’s your turn
notice-begins = Your game has begun
notice-ends = Your game is over
notice-chat = New message at your table
notice-invitation = You’re invited to play
notice-deadline = Your time is running out
notice-reminder = The others are waiting for you
notice-trial = Notifications reach you here
notice-with = With { $names }
notice-by = From { $name }
notice-left = { $hours ->
        [0] Less than an hour left
        [one] 1 hour left
       *[other] { NUMBER($hours) } hours left
    }
notice-several = News from your games: { NUMBER($n) }
notice-more = and { NUMBER($n) } more
notice-mail-open = Open the game
notice-mail-why = You asked to be told about your games by email.
notice-mail-less = Change what you’re told:
notice-mail-stop = Stop these emails:
terminal-notices = Notifications waiting: { NUMBER($waiting) }, the oldest for { NUMBER($minutes) } min; addresses that take none any more: { NUMBER($broken) }
