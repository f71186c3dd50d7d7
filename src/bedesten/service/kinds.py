"""Words by which what happens at a table is stored: kinds of entries, what becomes of seats, stages; and how much is kept."""

# kinds of entries
ANSWER, DRAWN, CONFIRM = "answer", "fate", "confirm"
EASED = "eased"  # an answer of a bot that has thought less about it than its level would have it
LOG_KINDS = ANSWER, EASED, DRAWN
UNDO, REDO = "undo", "redo"  # of one's own answers, as long as nobody has learned anything
PROPOSE, AGREE, DECLINE, BACK = "propose", "agree", "decline", "back"  # further back, with everyone's consent
SEAT, REMATCH, LISTED, SILENCE = "seat", "rematch", "listed", "silence"
EPOCH = "epoch"  # the house was restored from a backup: from here on chance is another
VOTE = "vote"  # a person who is there agrees that a bot plays for one who is away
LET = "let"  # a person who is there agrees that another phone takes up the seat of one who is away
HOLIDAY = "holiday"  # somebody declares days away, or ends them
CLOCK = "clock"  # stops, until something else happens at the table
BEGUN = "begin"  # nothing is decided before the first question, so only this tells when the clock began
GAME_KINDS = {*LOG_KINDS, BEGUN, CONFIRM, UNDO, REDO, BACK}  # after these another question is put, or the same one anew
# what happens to a seat
JOINED, ADDED, LEFT, MOVED = "join", "text", "leave", "move"
FORGOTTEN = "forgotten"  # whoever sat there wants nothing of himself kept on the server
TAKEN_BACK = "no-text"  # whoever was ready is not, after all
OPENED, FILLED = "open", "fill"  # by the host, before the game
STAND_IN, RETURNED, RESIGNED, LATE = "bot", "back", "resigned", "late"
UNTIMED = {JOINED, ADDED, TAKEN_BACK, LEFT, OPENED, FILLED, MOVED, FORGOTTEN}  # before or beside the game: no clock begins
ON, OFF = "on", "off"  # listed, silent
PLAYING, OVER, WAITING, CLOSED = STAGES = "playing", "over", "waiting", "closed"
BOT, VOTES = "bot", "vote"  # what becomes of the seat of whoever is late: a bot plays there, or the others vote about it
MOST_ENTRIES = 20_000  # entries of a table; a long game has 3,000
CHAT_KEPT = 200  # of what was said, the last so many are told
FORMER_PLAYER = "a former player"  # in records, for one whose name was removed; elsewhere it is empty, and said in one's language
