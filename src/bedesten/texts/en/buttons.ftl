# Words on buttons and headings that stand in several places. Above a term stands where it comes from:
# book, printed in a rule book or on a component (capitals and spelling made uniform by us); found, in a review, a shop text or
# other software; ours, chosen by us.

# ours
ui-undo = Undo
# ours
ui-redo = Redo
# ours
ui-end-turn = End turn
# ours
ui-hint = Hint
# ours
ui-pass = Pass
# ours
ui-pay = Pay
# ours
ui-decline = Decline
# ours
ui-take = Take
# ours
ui-sell = Sell
# ours
ui-buy = Buy
# ours
ui-deliver = Deliver
# ours
ui-deliver-letter = Deliver letter
# ours
ui-roll = Roll
# ours
ui-reroll = Re-roll
# ours
ui-turn-die = Turn a die
# ours
ui-announce = Announce
# ours
ui-draw = Draw
# ours
ui-discard = Discard
# ours
ui-play-card = Play card
# ours
ui-move = Move
# ours
ui-leave-assistant = Leave assistant
# ours
ui-fetch-assistant = Pick up assistant
# ours
ui-catch = Catch
# ours
ui-send = Send
# ours
ui-swap = Swap
# ours
ui-bid = Bid
# ours
ui-raise = Raise
# ours
ui-choose = Choose
# ours
ui-skip = Skip
# ours
ui-confirm = Confirm
# ours
ui-cancel = Cancel
# ours
ui-go-anyway = Go anyway
# ours
ui-rematch = Rematch
# ours
ui-resign = Resign
# ours
ui-spectate = Watch
# ours
ui-replay = Replay
# ours
ui-new-game = New game
# ours
ui-join = Join
# ours
ui-invite = Invite
# ours
ui-start = Start
# ours
ui-rules = Rules
# ours
ui-log = Log
# ours
ui-settings = Settings
