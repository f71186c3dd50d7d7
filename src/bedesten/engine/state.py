"""Everything on the table, and where in the rules we are. Plain numbers: a copy is a copy of memory.

Nothing here has a hidden order: cards and tiles nobody has seen are counted by kind, and drawn when they are turned up.
"""
from typing import Annotated

from bedesten.engine.constants import CALLS, CARDS, DEMAND_TILES, GOODS, KEPT, NEUTRALS, OPTIONS, PLACES, PLAYERS, SPOTS
from bedesten.engine.structs import Byte, Bytes, Long, Longs, Mask, Short, Shorts, Table, struct


@struct
class Rng:
    state: Long


@struct
class Call:
    """A rule being carried out: which one, by whom, how far, and where the numbers that it keeps begin."""
    rule: Byte
    player: Byte
    block: Byte
    kept: Byte


@struct
class Player:
    assistants: Mask                            # places where own assistants wait: bit n for place n
    lira: Short
    neutral_stack: Short                        # which assistants of the stack are neutral: bit 0 for the bottom one
    stack: Byte                                 # how many assistants are under the merchant
    seat: Byte
    rubies: Byte
    merchant: Byte                              # the place where he stands
    family: Byte                                # the place where the family member is
    extensions: Byte
    tiles: Byte                                 # mosque tiles: bit per colour
    goods: Annotated[Bytes, GOODS]
    hand_n: Byte
    hand: Annotated[Bytes, CARDS]               # bonus cards by kind, + SEEN for each of them that everybody has seen


@struct
class State:
    # the table
    players: Annotated[list[Player], PLAYERS]
    players_n: Byte
    rules: Byte                                 # the rule set
    with_neutrals: Byte                         # variant: neutral assistants
    with_caravan: Byte                          # variant: caravan leader
    start: Byte                                 # the seat of the start player
    round: Short                                # from 1; 0 during the set-up
    turns: Short                                # how many turns have been begun
    in_round: Byte                              # how many players have had their turn in this round
    rubies_to_win: Byte
    governor: Byte
    smuggler: Byte
    neutral_merchants: Annotated[Bytes, NEUTRALS]           # their places, with two players
    neutral_assistants: Annotated[Bytes, PLAYERS - 1]       # their places; 0 if under a merchant
    caravan_owner: Byte                         # 1 + seat of the player with the caravan tile
    gem_price: Byte
    palace_price: Byte                          # open spaces of the track
    post_markers: Byte                          # how many are down
    deck_n: Byte
    deck: Annotated[Bytes, CARDS]               # by kind: nothing is shuffled, cards are drawn
    discards_n: Byte
    discards: Annotated[Bytes, 80]              # face up, the last one on top
    spot: Annotated[Bytes, PLACES + 1]          # where each place lies
    place_at: Annotated[Bytes, SPOTS]
    demand_order: Annotated[Table, 2, DEMAND_TILES]         # the tiles that have been on top, in that order
    demand_seen: Annotated[Bytes, 2]            # how many of them there are
    demand_top: Annotated[Bytes, 2]             # which of them is on top
    next_tile: Annotated[Bytes, GOODS]          # goods shown by the top mosque tile of each colour; 0: none left
    mosque_rubies: Annotated[Bytes, 2]
    # this turn
    turn_of: Byte                               # the seat
    at: Byte                                    # where the acting piece is; 0 before it moves
    reach: Byte                                 # 1 + the card that replaces the move, if any
    acting: Byte                                # the place whose action was begun last
    any_goods: Byte                             # the market card was played
    wanted: Annotated[Bytes, GOODS]             # what a market still buys in this sale
    tiles_used: Byte                            # mosque tiles: bit per colour
    met: Byte                                   # governor 1, smuggler 2
    caravan_earned: Byte
    first_die: Byte
    second_die: Byte
    # the question
    asked: Byte                                 # a player, FATE, NOBODY or STUCK
    question: Byte                              # what a player is asked
    fate: Byte                                  # what fate is asked
    fate_is_open: Byte                          # 1: somebody outside answers for fate; 0: our own generator
    depth: Byte
    kept_n: Byte
    calls: Annotated[list[Call], CALLS]
    kept: Annotated[Shorts, KEPT]
    options_n: Byte
    range_n: Short                              # further options: so many numbers from `range_first` on
    range_first: Short
    options: Annotated[Shorts, OPTIONS]
    answer: Short                               # a word, a number of a family, or what a rule returned
    rng: Rng


@struct
class Counts:
    """What happened in many games."""
    decisions: Long                             # answers where there was a choice
    games: Long
    unfinished: Long                            # games that were stopped at the limit of rounds
    rounds: Long                                # of all games together
    wins: Annotated[Longs, PLAYERS]             # by seat, in sixtieths: a shared win is divided
    actions: Annotated[Longs, PLACES + 1]       # carried out, by place
    cards: Annotated[Longs, CARDS + 1]          # played, by kind; the last one is the yellow tile
    rubies: Annotated[Longs, PLACES + 1]        # gained, by place
