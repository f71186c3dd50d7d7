table-opening = Opening the table…
table-waiting = The table waits for players.
table-begins = The game begins.
table-closed = This table is closed to you.
table-round = Round { $n }
table-board = Bazaar
table-players = Players
table-others = Other players
table-your-stall = Your stall
table-actions = Your turn
table-answers = Answers
table-numbers = Numbers
table-menu = Menu
table-sheet = Look up
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
table-here = you are here
table-kept = kept
table-next = next
table-there = Here: { $who }.
table-there-merchant = { $name }: merchant on { COUNT($n, of: "assistant") }
table-there-assistant = { $name }: assistant
table-there-family = { $name }: family member
table-ends-unpaid = You cannot pay { COUNT($n, of: "lira") }: the turn would end at once.
table-ends-alone = You have no assistant for it: the turn would end at once.
table-then = Then: { $what }.
# players
table-race = { $n } of { $of } rubies
table-lane = { $good }: { $n } of { $of }
table-assistants = assistants under the merchant / in all
table-no-tiles = no mosque tile
table-bot = bot
table-bot-stands-in = bot plays
table-thinks = – is to move
table-time-left = { $time } left
table-days = { $n } d
table-order = In the order of play: { $n }
table-of = { $n } of { $of }
table-cards = cards
table-extensions = extensions
table-in-stack = in the stack
table-on-board = On the board
table-tiles = Tiles
table-seen-cards = Cards that everybody has seen
table-last-turns = Last turns
# the question
table-is-thinking = { $name } is thinking
table-turn-over = Your turn is over. End it, or take something back.
table-no-choice = There is nothing to decide: the game goes on.
table-nearly-over = Nothing is left to decide. Play a card, or end your turn.
table-watching = You are watching. Tap a player or a place to look it up.
table-not-now = You can play this card when you are asked.
table-answer-first = Answer the question first, then end your turn.
table-not-your-turn = It is not your turn.
table-premove = You go { TERM($place, of: "place", form: "to") } as soon as it is your turn.
table-premove-back = Choose it again to take that back.
table-premove-how = Choose a place to go there as soon as it is your turn.
table-no-undo = Undo goes back no further than this.
table-no-redo = There is nothing to play again.
table-no-hints = At this table hints are not allowed.
table-play = Play { $card }
# answers
table-chances = Chances
table-estimate = estimate
table-hint-brings = This turn brings: { $what }.
table-hint-then = Then { TERM($place, of: "place") }: a ruby in two turns.
table-hint-chance = { $chance } to win
table-mistake = This costs { $cost }: look again?
table-look-again = Look again
table-all-the-same = Do it all the same
table-no-cards = No bonus cards.
table-locked = Not now
table-open-hand = Open your hand
table-for-good = Cannot be taken back
table-your-hand = Your hand
table-less = Less: { $good }
table-more = More: { $good }
table-sell = { $n ->
    [0] Sell nothing
   *[other] Sell { COUNT($n, of: "good") } for { COUNT($lira, of: "lira") }
}
table-fetch-all = { $n ->
    [one] Fetch this one
   *[other] Fetch all { $n }
}
# connection
table-offline = Offline. Trying again in { $n } s.
table-reconnecting = The line is cut. Trying again…
table-restarting = The house is being restarted. It will be back in a moment.
table-look-around = Look around as you like. Nothing is lost.
table-kept-here = Look around as you like. Your move is kept here and sent as soon as the line is back.
table-back = { $n ->
    [one] { $n } turn happened. The log tells it.
   *[other] { $n } turns happened. The log tells them.
}
table-try-now = Try now
table-not-taken = That was not taken.
table-details = Details
# going back together
table-ask-back = Ask everybody to go back to before my last turn
table-go-back = Go back to before my last turn
table-learning = Learning
table-you-ask-back = You ask to go back.
table-asks-back = { $name } asks to go back.
table-agree = Agree
table-withdraw = Withdraw
# passing the device
table-pass = Pass the device to { $name }
table-pass-what = The cards are put away. Nothing secret shows until the button is pressed.
table-i-am = I am { $name }, open
table-since = What happened
table-pause = Pause
table-pause-none = The table stays among your games.
table-pause-goes-on = The table stays among your games. Its clock goes on.
table-pause-stops = The table stays among your games. Its clock stops.
table-hands-covered = Everything is on view but the hands.
table-lower = Lower the curtain
table-let-bot-for = Let a bot play for { $name }
table-bot-agreed = Agreed so far: { $names }
# chat
table-nobody-spoke = Nobody has said anything yet.
table-your-name = Your name
table-say = Say something
table-send = Send
table-mute = Mute somebody
# menu
table-dark = Dark
table-switch-letters = Letters on goods
    .what = R, G, Y and B beside the shapes
table-switch-chances = Chances
    .what = an estimate of who will win
table-switch-warns = Warn of mistakes
    .what = in games to learn from
table-switch-ends = End turns for me
    .what = when nothing is left to decide
table-switch-asks = Ask first
    .what = also where only one answer leads on
table-switch-sounds = Sounds
    .what = small ones, for turns and dice
table-switch-keys = Single-letter keys
    .what = U undo, E end turn, H hint and others
table-let-bot = Let a bot play for me
table-bot-for-you = A bot plays for you.
table-take-back = Take my seat back
table-link = Link to my seat
table-link-what = Open it on another device to bring your seat there. It works once.
table-resign-sure = Really give up? A bot plays on for good
table-leave = Leave the table
# looking up
table-for-you = For you now
table-here-now = Here now
table-all-rules = All rules
table-no-rule = There is no text for this clause.
table-look-up = A long press or a right click on a place opens its rule.
table-key-arrows = walk over the board
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
table-key-help = this page
table-key-escape = back to the question

# Where the long words on cards, letters and tiles may be broken.
table-breaks = car-riage compan-ion dona-tion foun-tain gener-ous mer-chant pre-cious regu-lars wain-wright en-counter exten-sion move-ment cara-van-sary cata-combs roast-ery

# while the turns of others are shown
follow-group = Others’ turns
follow-back = Back
follow-pause = Pause
follow-go-on = Go on
follow-on = Next
follow-skip = Skip
follow-again = What just happened
follow-last-turn = Show it again
follow-pace = Others’ turns
follow-pace-slow = slow
follow-pace-normal = normal
follow-pace-fast = fast
follow-pace-at-once = at once
