table-opening = Opening the table…
table-waiting = Waiting for players.
table-begins = The game begins.
table-closed = You can’t open this table.
table-round = Round { $n }
table-board = Bazaar
table-players = Players
table-others = Other players
table-your-stall = Your stall
table-actions = Your turn
table-answers = Answers
table-numbers = Numbers
table-menu = Menu
table-sheet = Reference
table-rules-and-keys = Rules and keys
table-chat = Chat
table-log-unread = Log; unread messages: { $n }
stage-peek = See the board
stage-close = Close
# places
table-left = { $n } left
table-fill = to { $n }
table-you = you
table-deck = deck { $n }
table-no-fee = no fee
table-name-number = 3–12
table-family-home = family home
table-family-away = family away
table-steps = { $n ->
    [one] step
   *[other] steps
}
table-turn-ends = turn ends
table-ends = ends
table-here = you’re here
table-kept = kept
table-next = next
table-there = Here: { $who }.
table-there-merchant = { $name }: merchant on { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: assistant
table-there-family = { $name }: family member
table-ends-unpaid = You can’t pay { COUNT($n, of: "lira") }: your turn would end right away.
table-ends-alone = You have no assistant for it: your turn would end right away.
table-then = Then: { $what }.
table-idle = The action there would change nothing now.
table-wanted = Wanted: { $what }.
table-price = Price: { $what }.
# players
table-race = { $n } of { $of } rubies
table-lane = { $good }: { $n } of { $of }
table-assistants = assistants under the merchant / in total
table-no-tiles = no mosque tile
table-bot = bot
table-bot-stands-in = bot plays
table-thinks = – to move
table-time-left = { $time } left
table-days = { $n } d
table-order = Playing order: { $n }
table-of = { $n } of { $of }
table-cards = cards
table-extensions = extensions
table-in-stack = in the stack
table-on-board = On the board
table-tiles = Tiles
table-seen-cards = Cards everybody has seen
table-last-turns = Latest turns
# who is there
wait-here = here
wait-lost = reconnecting
wait-away = away { $time }
wait-for = Waiting for { $name }…
wait-thinks = { $name } has been thinking for { $time }.
wait-is-lost = { $name } has lost the connection.
wait-is-away = { $name } has been away for { $time }.
wait-remind = Remind
wait-reminded = Reminded.
wait-reminds = { $name } is waiting for your move.
wait-bot = Let a bot play
wait-bot-later = If everybody here agrees, a bot may play in { $time }.
# celebrations
celebrate-ruby = { $name }: ruby { $n } of { $of }
    .you = Ruby { $n } of { $of }
celebrate-tile = { $name }: { TERM($colour, of: "mosque") }
    .you = { TERM($colour, of: "mosque") }
celebrate-last = The last round
# the question
table-is-thinking = { $name } is thinking…
table-turn-over = Your turn is done. End it, or take something back.
table-no-choice = There’s nothing to decide: the game goes on.
table-nearly-over = Your turn is nearly done. Play a card, or end your turn.
table-watching = You’re watching. Tap a player or a place to find out more.
table-not-now = You can’t play this card right now.
table-answer-first = Answer the question first, then end your turn.
table-not-your-turn = It’s not your turn.
table-premove = You’ll go { TERM($place, of: "place", form: "to") } as soon as it’s your turn.
table-premove-back = Choose it again to cancel.
table-premove-how = Choose a place to go there as soon as it’s your turn.
table-no-undo = You can’t undo any further.
table-no-redo = There’s nothing to redo.
table-no-hints = Hints are off at this table.
table-play = Play “{ $card }”
# answers
table-chances = Chances
table-estimate = estimate
table-hint-brings = This turn: { $what }.
table-hint-then = Then { TERM($place, of: "place") }: a ruby within two turns.
table-hint-chance = { $chance } chance to win
table-hint-chances = Chance to win
table-mistake = Your chance to win drops by { $cost }. Look again?
table-look-again = Look again
table-all-the-same = Do it anyway
table-no-cards = No bonus cards.
table-locked = Not now
table-open-hand = Show your hand
table-for-good = Can’t be undone
table-your-hand = Your hand
table-less = Less: { $good }
table-more = More: { $good }
table-sell = { $n ->
    [0] Sell nothing
   *[other] Sell { COUNT($n, of: "good") } for { COUNT($lira, of: "lira") }
}
table-fetch-all = { $n ->
    [one] Call this one back
   *[other] Call all { $n } back
}
# connection
table-offline = You’re offline. Trying again in { $n } s.
table-reconnecting = Connection lost. Reconnecting…
table-restarting = The server is restarting. It’ll be back in a moment.
table-look-around = Feel free to look around. Nothing is lost.
table-kept-here = Feel free to look around. Your move is saved here and will be sent as soon as you’re back online.
table-back = { $n ->
    [one] You missed { $n } turn. See the log.
   *[other] You missed { $n } turns. See the log.
}
table-try-now = Try now
table-not-taken = That move wasn’t accepted.
table-details = Details
# going back together
table-ask-back = Ask everybody to go back to before my last turn
table-go-back = Go back to before my last turn
table-learning = Learning
table-you-ask-back = You’re asking to go back.
table-asks-back = { $name } is asking to go back.
table-agree = Agree
table-withdraw = Withdraw
# passing the device
table-pass = Pass the device to { $name }
table-pass-what = All cards are hidden. Nothing secret shows until you press the button.
table-i-am = I’m { $name }: show my cards
table-since = What happened
table-pause = Pause
table-pause-none = The table stays among your games.
table-pause-goes-on = The table stays among your games. Its clock keeps running.
table-pause-stops = The table stays among your games. Its clock stops.
table-hands-covered = All hands are hidden.
table-lower = Hide the board
table-let-bot-for = Let a bot play for { $name }
table-bot-agreed = Agreed so far: { $names }
# chat
table-nobody-spoke = No messages yet.
table-your-name = Your name
table-say = Message
table-send = Send
table-mute = Mute somebody
# menu
table-dark = Dark theme
table-switch-letters = Letters on goods
    .what = R, G, Y and B beside the shapes
table-switch-chances = Chances
    .what = an estimate of who will win
table-switch-warns = Warn about mistakes
    .what = in learning games
table-switch-ends = End my turns for me
    .what = when there’s nothing left to decide
table-switch-asks = Always ask
    .what = even when there is only one choice
table-switch-sounds = Sounds
    .what = soft ones, for turns, dice and rubies
table-switch-keys = Single-letter keys
    .what = U undo, E end turn, H hint and more
table-let-bot = Let a bot play for me
table-bot-for-you = A bot is playing for you.
table-take-back = Take back my seat
table-link = Link to my seat
table-link-what = Open it on another device to bring your seat there. It works once.
table-resign-sure = Really resign? A bot will finish the game for you
table-leave = Leave the table
# looking up
table-for-you = For you, right now
table-here-now = Here right now
table-all-rules = All rules
table-no-rule = There’s no text for this rule.
table-look-up = Long-press or right-click a place to see its rule.
table-key-arrows = move around the board
table-key-digits = go to a place by its number
table-key-enter = choose
table-key-hand = your hand
table-key-seats = the players
table-key-log = the log
table-key-hint = hint
table-key-undo = undo, also Ctrl+Z
table-key-redo = redo, also Ctrl+Y
table-key-end = end turn
table-key-again = what just happened
table-key-plan = plan your turns, where that was agreed
table-key-next = next game that’s waiting for you
table-key-rule = the rule for what has the focus
table-key-help = this help
table-key-escape = back to the question

# Where the long words on cards, letters and tiles may be broken.
table-breaks = car-riage compan-ion dona-tion foun-tain gener-ous mer-chant pre-cious regu-lars wain-wright en-counter exten-sion move-ment cara-van-sary cata-combs roast-ery

# while the turns of others are shown
follow-group = Others’ turns
follow-back = Back
follow-pause = Pause
follow-go-on = Resume
follow-on = Next
follow-skip = Skip
follow-again = What just happened
follow-last-turn = Show it again
follow-pace = Others’ turns
follow-pace-slow = slow
follow-pace-normal = normal
follow-pace-fast = fast
follow-pace-at-once = at once
