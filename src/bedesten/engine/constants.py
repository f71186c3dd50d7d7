"""How many of what; how answers are numbered; moments; what fate is asked. Compiled, these and the names become C constants."""
from typing import Final, NewType

PLAYERS: Final = 5          # at most
PLACES: Final = 25
SPOTS: Final = 25           # five rows of five; a smaller board leaves spots empty
GOODS: Final = 4
CARDS: Final = 33           # kinds of bonus cards, all boxes together
CARDS_IN_ALL: Final = 80    # at most
GUILD_CARDS: Final = 20
KIOSK_TILES: Final = 24
LETTERS_IN_ALL: Final = 28
DEMAND_TILES: Final = 5     # in each market
NEUTRALS: Final = 3         # neutral merchants, with two players
GAINS: Final = 19           # amounts that a player can gain; effects.py names them
FULL_PURSE: Final = 9999    # lira, for trying out what has to be paid
NOWHERE: Final = 99
NO_LETTER: Final = 99
SEEN: Final = 16            # in a hand: a card that everybody has seen counts so much more

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
OWN_SUPPLY: Final = 26

# The piece that moves, pays, acts and meets this turn
BY_MERCHANT: Final = 0
BY_COMPANION: Final = 1

# Rule sets, which are also the boards: 4x4, 5x4, 5x4, 5x5
BASE: Final = 0
MOCHA: Final = 1
LETTERS: Final = 2
GRAND: Final = 3

# Answers are words (names/words.py) or a family and a number within it. They never change: new families go to the end,
# before BID, which has no end.
DECLINES: Final = -8                        # words from here up to -1 decline something
GO: Final = 0                               # + place: where the merchant goes
FETCH: Final = GO + PLACES + 1              # + place: the assistant who returns from there
SEND: Final = FETCH + PLACES + 1            # + place: where the family member goes
TAKE: Final = SEND + PLACES + 1             # + good (or coffee)
GIVE: Final = TAKE + GOODS + 1              # + good (or coffee), as a payment
SELL: Final = GIVE + GOODS + 1              # + good
TILE: Final = SELL + GOODS                  # + colour of a mosque tile
DISCARD: Final = TILE + GOODS               # + bonus card, given away without effect
PLAY: Final = DISCARD + CARDS               # + bonus card, or a tile that is used like one; then the question is put again
PLAYED: Final = PLAY + CARDS + 7            # the end of that family
NAME: Final = PLAYED                        # + number from 3 to 12
COMPANION: Final = NAME + 13                # + place: where the companion goes
BARRIER: Final = COMPANION + PLACES + 1     # + place
GUILD: Final = BARRIER + PLACES + 1         # + guild card, played instead of the turn
GUILD_AWAY: Final = GUILD + GUILD_CARDS + 1     # + guild card, given away
KIOSK_TILE: Final = GUILD_AWAY + GUILD_CARDS + 1
LETTER: Final = KIOSK_TILE + KIOSK_TILES + 1    # + 2 * place, + 1 if delivered
AT: Final = LETTER + 2 * (PLACES + 1)       # + place: whose action is carried out, or whose ruby is taken
BID: Final = AT + PLACES + 1                # + lira

# Played like a card, but kept
YELLOW_TILE: Final = CARDS
MOVEMENT_TILE: Final = CARDS + 1
SET_COMPANION: Final = CARDS + 2            # the companion comes to the merchant
PLAYED_LIKE_CARDS: Final = CARDS + 3        # so many kinds of cards and such tiles there are

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
AFTER_INSIDE: Final = 64    # + place: the same, where that action was part of another one

# Rules have numbers: 0 the game itself, 1 to 25 the places, then cards and tiles of all kinds, then all others as they are met
PLAY_THE_GAME: Final = 0
CARD_RULES: Final = 26      # + bonus card, or a tile that is used like one
PLAY_CARD: Final = 66
GUILD_RULES: Final = 66     # + guild card, from 1
KIOSK_RULES: Final = 86     # + kiosk tile, from 1
OTHER_RULES: Final = 111

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
OUTCOMES: Final = 36        # fate's answers are smaller

OPTIONS: Final = 64
CALLS: Final = 20
KEPT: Final = 56            # numbers kept by all rules in progress
KEPT_BY_ONE: Final = 8
LAST_BLOCK: Final = 255     # the block of a rule that has nothing left to do
RNG_FACTOR: Final = 1791398085
LOW_HALF: Final = 4294967295
