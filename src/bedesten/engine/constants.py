"""How many of what; how answers are numbered; moments; what fate is asked. Compiled, these and the names become C constants."""
from typing import Final, NewType

from bedesten.engine import things

PLAYERS: Final = 5          # at most
PLACES: Final = len(things.PLACES)
SPOTS: Final = 25           # five rows of five; a smaller board leaves spots empty
GOODS: Final = 4
CARDS: Final = len(things.CARDS)     # kinds of bonus cards, all boxes together
CARDS_IN_ALL: Final = 96    # at most; ours are 80
GUILD_CARDS: Final = len(things.GUILD_CARDS)
KIOSK_TILES: Final = len(things.KIOSK_TILES)
LETTERS_IN_ALL: Final = 28
DEMAND_TILES: Final = 5     # in each market
NEUTRALS: Final = 3         # neutral merchants, with two players
GAINS: Final = 19           # amounts that a player can gain; effects.py names them
FULL_PURSE: Final = 9999    # lira, for trying out what has to be paid
MOST_RUBIES: Final = 30     # of a player in a position that is written by hand
LACKS_ASSISTANT: Final = 1  # for the action where one goes
LACKS_FEE: Final = 2
WEIGHT: Final = 4           # bytes at the beginning of what an answer brings: how many ways, of how many
NOWHERE: Final = 99
NO_LETTER: Final = 99
SEEN_BITS: Final = 4
SEEN: Final = 1 << SEEN_BITS    # in a hand: a card that everybody has seen counts so much more

# Room in the numbers of answers, for what may be added: no number changes then (decision 30). What is in the state has the size
# of what there is. ranges.py checks that everything has a number.
PLACE_ROOM: Final = 40      # the last number of a place,
CARD_ROOM: Final = 64       # how many kinds of bonus cards,
LIKE_CARD_ROOM: Final = 8   # and of what is played like one,
GOOD_ROOM: Final = 8        # of goods, coffee among them, and of colours;
GUILD_ROOM: Final = 32      # the last guild card,
KIOSK_ROOM: Final = 48      # the last kiosk tile,
QUESTION_ROOM: Final = 64   # how many questions
HIGHEST_ROLL: Final = 12    # of two dice
MASK_BITS: Final = 31       # of a Mask in the state, from bit 0

# The two markets, the two mosques
LARGE: Final = 0
SMALL: Final = 1
GREAT: Final = 1

# Whom one has met this turn: a bit each
MET_GOVERNOR: Final = 1
MET_SMUGGLER: Final = 2
MET_TRADER: Final = 4
MET_COURIER: Final = 8

# The two kinds of tavern tiles, which are also their stacks
MOVEMENT: Final = 0
ENCOUNTER: Final = 1

# What coffee has been taken for at the Roasting Plant: a bit each
ROAST_LIRA: Final = 1
ROAST_GOOD: Final = 2
ROAST_CARD: Final = 4
ROAST_ALL: Final = 7

# Where a companion is who is on no place
GENERAL_SUPPLY: Final = 0
OWN_SUPPLY: Final = PLACE_ROOM + 1

# The piece that moves, pays, acts and meets this turn
BY_MERCHANT: Final = 0
BY_COMPANION: Final = 1

# What an action is part of, if not of the turn itself
BY_TURN: Final = 0
BY_POLICE_STATION: Final = 1                # the family member was sent
BY_TAVERN: Final = 2                        # the barrier was set

# Rule sets, which are also the boards: 4x4, 5x4, 5x4, 5x5
BASE: Final = 0
MOCHA: Final = 1
LETTERS: Final = 2
GRAND: Final = 3

# Answers are words (names/words.py) or a family and a number within it. They never change: new families go to the end,
# before BID, which has no end.
DECLINES: Final = -8                        # words from here up to -1 decline something
GO: Final = 0                               # + place: where the merchant goes
FETCH: Final = GO + PLACE_ROOM + 1          # + place: the assistant who returns from there
SEND: Final = FETCH + PLACE_ROOM + 1        # + place: where the family member goes
TAKE: Final = SEND + PLACE_ROOM + 1         # + good (or coffee)
GIVE: Final = TAKE + GOOD_ROOM              # + good (or coffee), as a payment
SELL: Final = GIVE + GOOD_ROOM              # + good
TILE: Final = SELL + GOOD_ROOM              # + colour of a mosque tile
DISCARD: Final = TILE + GOOD_ROOM           # + bonus card, given away without effect
PLAY: Final = DISCARD + CARD_ROOM           # + bonus card, or a tile that is used like one; then the question is put again
PLAYED: Final = PLAY + CARD_ROOM + LIKE_CARD_ROOM   # the end of that family
NAME: Final = PLAYED                        # + number from 3 to 12
COMPANION: Final = NAME + HIGHEST_ROLL + 1  # + place: where the companion goes
BARRIER: Final = COMPANION + PLACE_ROOM + 1     # + place
GUILD: Final = BARRIER + PLACE_ROOM + 1     # + guild card, played instead of the turn
GUILD_AWAY: Final = GUILD + GUILD_ROOM + 1  # + guild card, given away
KIOSK_TILE: Final = GUILD_AWAY + GUILD_ROOM + 1
LETTER: Final = KIOSK_TILE + KIOSK_ROOM + 1     # + 2 * place, + 1 if delivered
AT: Final = LETTER + 2 * (PLACE_ROOM + 1)   # + place: whose action is carried out, or whose ruby is taken
FAMILIES_END: Final = AT + PLACE_ROOM + 1
BID: Final = 1000                           # + lira

# The same as actions of a fixed number, from 0 up: an answer + WORD_ROOM. They do not change either.
WORD_ROOM: Final = 48                       # words of their own,
BIDS_TOLD: Final = 232                      # and bids: from 0 up to one less
ACTIONS: Final = WORD_ROOM + BID + BIDS_TOLD

# Played like a card, but kept
YELLOW_TILE: Final = CARD_ROOM
MOVEMENT_TILE: Final = CARD_ROOM + 1
SET_COMPANION: Final = CARD_ROOM + 2        # the companion comes to the merchant
PLAYED_LIKE_CARDS: Final = CARD_ROOM + 3    # the end of cards and such tiles

# Moments at which cards may be played
FREE: Final = 0             # nothing is going on
MOVING: Final = 1           # before the move
MOVED: Final = 2            # before the assistant step
PAYING: Final = 3           # lira must be paid
SELLING: Final = 4          # at a market
CLOSED: Final = 5           # while an action runs
LAST: Final = 6             # after the last turn
ROLLED: Final = 7           # after a roll that moves nobody
AFTER: Final = 32           # + place: directly after its action,
AFTER_INSIDE: Final = AFTER + PLACE_ROOM + 1   # + place: the same, where another action is still going on

# Rules have numbers: 0 the game itself, then the places, cards and tiles of all kinds, and all others as they are met. They are
# written nowhere, so that they need no room.
PLAY_THE_GAME: Final = 0
CARD_RULES: Final = PLACES + 1              # + bonus card, or a tile that is used like one
PLAY_CARD: Final = CARD_RULES + PLAYED_LIKE_CARDS
GUILD_RULES: Final = PLAY_CARD              # + guild card, from 1
KIOSK_RULES: Final = GUILD_RULES + GUILD_CARDS      # + kiosk tile, from 1
OTHER_RULES: Final = KIOSK_RULES + KIOSK_TILES + 1
LAST_RULE: Final = 255                      # that a call in the state can name

# A step of a rule is over, or somebody must answer first
Step = NewType("Step", int)
DONE: Final = Step(0)
WAIT: Final = Step(1)

# Who is asked, if no player
FATE: Final = 6
NOBODY: Final = 7           # the game is over
STUCK: Final = 8            # a question without an option: a mistake in a rule

# What fate is asked
FATE_DICE: Final = 0        # 0 to 35: 6 * (first - 1) + (second - 1)
FATE_CARD: Final = 1        # a bonus card from the deck
FATE_LARGE: Final = 2       # a demand tile of the Large Market that nobody has seen
FATE_SMALL: Final = 3
FATE_START: Final = 4       # the seat of the start player
FATE_GUILD: Final = 5       # a guild card from its deck
FATE_LETTER: Final = 6      # the place of a letter from its deck
FATE_KIOSK: Final = 7       # a kiosk tile that is turned up
FATE_DIE: Final = 8         # 1 to 6
ROLLS: Final = 36           # of two dice
OUTCOMES: Final = max(ROLLS, CARDS, GUILD_CARDS + 1, KIOSK_TILES + 1, PLACES + 1)   # fate's answers are smaller

OPTIONS: Final = 64
CALLS: Final = 20
KEPT: Final = 56            # numbers kept by all rules in progress
KEPT_BY_ONE: Final = 8
LAST_BLOCK: Final = 255     # the block of a rule that has nothing left to do
RNG_FACTOR: Final = 1791398085
LOW_HALF: Final = 4294967295

# Searching. Values are thousandths of a point, or millionths of a win
LINE: Final = 48            # positions one behind the other that are looked at
KNOWN: Final = 8192         # positions whose value is remembered; a power of 2
RIVALS_KNOWN: Final = 256   # the same for what the others' chances look like
CHOICES: Final = 128        # options of a question that are looked at
BID_OF_OTHERS: Final = 4    # whoever searches thinks that others go so far in an auction
HIDDEN: Final = 64          # units of a net's inner layer
WIN: Final = 1000000        # the value of a win, in both ways of counting
NO_PLAN: Final = -999       # nothing is known of what is best
BY_HAND: Final = 0          # who judges: weights that were thought of,
BY_NET: Final = 1           # or a net that has learnt
STORY_TURNS: Final = 320    # ends of turns that are kept of a game
BATCH: Final = 256          # games that are stepped together
