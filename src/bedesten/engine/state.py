"""Everything on the table, and where in the rules we are. Plain numbers: a copy is a copy of memory.

Nothing here has a hidden order: cards and tiles nobody has seen are counted by kind, and drawn when they are turned up.
"""
from typing import Annotated

from bedesten.engine.constants import (
    CALLS,
    CARDS,
    CARDS_IN_ALL,
    DEMAND_TILES,
    GAINS,
    GOODS,
    GUILD_CARDS,
    KEPT,
    NEUTRALS,
    OPTIONS,
    PLACES,
    PLAYED_LIKE_CARDS,
    PLAYERS,
    SPOTS,
)
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
    guild: Mask                                 # guild cards in hand: bit n for card n
    letters: Mask                               # bit n for letter n, whose place is LETTER_PLACE[n]
    delivered: Mask                             # those of them that have been turned
    lira: Short
    coffee: Short
    neutral_stack: Short                        # which assistants of the stack are neutral: bit 0 for the bottom one
    stack: Byte                                 # how many assistants are under the merchant
    seat: Byte
    rubies: Byte
    merchant: Byte                              # the place where he stands
    family: Byte                                # the place where the family member is
    extensions: Byte
    tiles: Byte                                 # mosque tiles: bit per colour
    tavern: Byte                                # tavern tiles: bit per kind
    companion: Byte                             # the place where he is, GENERAL_SUPPLY or OWN_SUPPLY
    guild_n: Byte
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
    letters_deck: Byte                          # 1: the bonus cards are those of Letters & Seals alone
    start: Byte                                 # the seat of the start player
    round: Short                                # from 1; 0 during the set-up
    turns: Short                                # how many turns have been begun
    in_round: Byte                              # how many players have had their turn in this round
    rubies_to_win: Byte
    doubled: Byte                               # who has had a double turn in this round: bit per seat
    governor: Byte
    smuggler: Byte
    trader: Byte                                # the coffee trader; 0 without Mocha & Baksheesh
    courier: Byte                               # 0 without Letters & Seals
    neutral_merchants: Annotated[Bytes, NEUTRALS]           # their places, with two players
    neutral_assistants: Annotated[Bytes, PLAYERS - 1]       # their places; 0 if under a merchant
    caravan_owner: Byte                         # 1 + seat of the player with the caravan tile
    gem_price: Byte
    palace_price: Byte                          # open spaces of the track
    post_markers: Byte                          # how many are down
    deck_n: Byte
    deck: Annotated[Bytes, CARDS]               # by kind: nothing is shuffled, cards are drawn
    discards_n: Byte
    discards: Annotated[Bytes, CARDS_IN_ALL]    # face up, the last one on top
    spot: Annotated[Bytes, PLACES + 1]          # where each place lies
    place_at: Annotated[Bytes, SPOTS]
    demand_order: Annotated[Table, 2, DEMAND_TILES]         # the tiles that have been on top, in that order
    demand_seen: Annotated[Bytes, 2]            # how many of them there are
    demand_top: Annotated[Bytes, 2]             # which of them is on top
    next_tile: Annotated[Bytes, GOODS]          # goods shown by the top mosque tile of each colour; 0: none left
    mosque_rubies: Annotated[Bytes, 2]
    coffee_price: Byte                          # of the next ruby of the Coffee House
    next_tavern: Annotated[Bytes, 2]            # coffee shown by the top tavern tile of each stack; 0: none left
    baksheesh: Byte                             # which side of its tile is up
    barrier: Annotated[Bytes, 2]                # the two places that it stands between; 0: beside the board
    barrier_owner: Byte                         # 1 + seat of the player with its tile
    society_uses: Byte                          # of the Secret Society, as long as they bring lira
    guild_deck: Mask                            # bit n for card n, as in a hand
    guild_pile: Mask
    letter_deck: Mask
    letter_pile: Mask
    kiosk_deck: Mask                            # bit n for tile n
    kiosk_up: Mask                              # turned up, and not yet chosen
    kiosk_pile: Mask
    kiosk_chosen: Annotated[Bytes, PLAYERS]     # by seat, while that action runs: the tile chosen last
    bidder: Byte                                # 1 + seat of the highest bidder, while an auction runs
    highest_bid: Short
    # this turn
    turn_of: Byte                               # the seat
    piece: Byte                                 # which one moves: BY_MERCHANT or BY_COMPANION
    at: Byte                                    # where the acting piece is; 0 before it moves
    reach: Byte                                 # 1 + the card or tile that replaces the move, if any
    followed: Byte                              # 1 + seat of the merchant who was followed, and is not paid
    move_card: Byte                             # 1: a card for the move phase was played, so no guild card may be
    acting: Byte                                # the place whose action was begun last
    any_goods: Byte                             # the market card was played
    wanted: Annotated[Bytes, GOODS]             # what a market still buys in this sale
    tiles_used: Byte                            # mosque tiles: bit per colour
    met: Byte                                   # a bit for each of those whom one meets
    guild_turn: Byte                            # the guild card that replaces the turn
    cheaper: Byte                               # coffee that the next thing at the Tavern costs less
    extra_turn: Byte                            # another one follows at once
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
class Brought:
    """What an answer would bring, one way it could go."""
    ways: Byte                                  # of `of` equally likely rolls that lead there
    of: Byte
    leads: Byte                                 # 1: to an action; what that would bring follows
    idle: Byte                                  # 1: a tile whose action is not possible, or would change nothing
    ends: Byte                                  # 1: the turn would be over
    reveals: Byte                               # 1: a roll, card or tile is seen at once
    fee: Short                                  # what the merchants at a place want
    gains: Annotated[Shorts, PLAYERS * GAINS]   # by seat


@struct
class Counts:
    """What happened in many games."""
    decisions: Long                             # answers where there was a choice
    games: Long
    unfinished: Long                            # games that were stopped at the limit of rounds
    rounds: Long                                # of all games together
    wins: Annotated[Longs, PLAYERS]             # by seat, in sixtieths: a shared win is divided
    actions: Annotated[Longs, PLACES + 1]       # carried out, by place
    cards: Annotated[Longs, PLAYED_LIKE_CARDS]  # played, by kind, and tiles that are used like cards
    guild: Annotated[Longs, GUILD_CARDS + 1]    # guild cards played
    rubies: Annotated[Longs, PLACES + 1]        # gained, by place
