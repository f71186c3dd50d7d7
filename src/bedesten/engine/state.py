"""Everything on the table, and where in the rules we are. Plain numbers: a copy is a copy of memory.

Nothing here has a hidden order: cards and tiles nobody has seen are counted by kind, and drawn when they are turned up.
"""
from typing import Annotated

from bedesten.engine.constants import (
    BATCH,
    CALLS,
    CARDS,
    CARDS_IN_ALL,
    CHOICES,
    DEMAND_TILES,
    GAINS,
    GOODS,
    GUILD_CARDS,
    HIDDEN,
    KEPT,
    KNOWN,
    LINE,
    NEUTRALS,
    OPTIONS,
    PLACES,
    PLAYED_LIKE_CARDS,
    PLAYERS,
    RIVALS_KNOWN,
    SPOTS,
    STORY_TURNS,
)
from bedesten.engine.features import FEATURES
from bedesten.engine.structs import Byte, Bytes, Int, Ints, Long, Longs, Mask, Short, Shorts, Table, struct


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
    ways: Short                                 # of `of` equally likely rolls that lead there
    of: Short
    leads: Byte                                 # 1: to an action; what that would bring follows
    idle: Byte                                  # 1: a tile whose action is not possible, or would change nothing
    ends: Byte                                  # 1: the turn would be over
    reveals: Byte                               # 1: a roll, card or tile is seen at once
    lacks: Byte                                 # what is missing where one goes: 1 an assistant, 2 lira for the fee
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


@struct
class Inputs:
    """What a net is told of one player: his features that are not 0."""
    n: Short
    feature: Annotated[Shorts, FEATURES]
    amount: Annotated[Bytes, FEATURES]
    way: Annotated[Bytes, PLACES + 1]           # how many turns away each place is
    sums: Annotated[Ints, HIDDEN]               # what comes to the inner layer


@struct
class Weights:
    """Of a net with one inner layer, the same for every player; in 4096ths."""
    first: Annotated[Shorts, FEATURES * HIDDEN]     # by feature, then by unit
    bias: Annotated[Ints, HIDDEN]
    second: Annotated[Shorts, HIDDEN]


@struct
class Search:
    """Of one who looks for the best rest of his turn. Everything that it needs is here, so that many can search at once."""
    seat: Byte
    judge: Byte                                 # BY_HAND or BY_NET
    plain: Byte                                 # 1: as simply as can be
    turn: Short                                 # the number of the turn
    left: Int                                   # answers that may still be tried
    tried: Long                                 # answers that were tried, in all
    cuts: Long                                  # how often there was nothing left in the middle of a turn, in all
    generation: Long                            # what is remembered of an earlier one counts no more
    best: Short                                 # the answer found last
    highest: Int                                # the value of the best option
    line: Annotated[list[State], LINE]          # the position that is looked at, and those before it
    keys: Annotated[Longs, KNOWN]
    values: Annotated[Ints, KNOWN]
    plans: Annotated[Shorts, KNOWN]             # the best answer there
    options_n: Short
    options: Annotated[Shorts, CHOICES]         # of the question that is to be answered,
    found: Annotated[Ints, CHOICES]             # and what they are worth
    rng: Rng                                    # of its own, where it chooses by chance
    inputs: Inputs
    rivals_keys: Annotated[Longs, RIVALS_KNOWN]
    rivals_best: Annotated[Ints, RIVALS_KNOWN]      # the highest output of the others,
    rivals_sum: Annotated[Longs, RIVALS_KNOWN]      # and the sum of their weights, if his is 1


@struct
class Roll:
    """Of one who plays on in many worlds: how thoroughly, from where, and what has come out so far."""
    seat: Byte
    rounds: Byte                                # until the net is asked
    own_answers: Short                          # that are tried in the own turn,
    later_answers: Short                        # in the own next one,
    rival_answers: Short                        # and in those of the others
    start: Long                                 # of all worlds
    total: Long                                 # in millionths of a win,
    squares: Long                               # and the squares of these
    outputs: Annotated[Ints, PLAYERS]           # of the net, by seat
    totals: Annotated[Longs, PLAYERS]           # of everybody's chances, in millionths,
    totals_squared: Annotated[Longs, PLAYERS]   # and of their squares
    root: State
    game: State
    own: Search
    later: Search
    rival: Search


@struct
class Story:
    """What a net can learn from a game: the features of all players at the end of each turn."""
    turns: Short                                # so many
    looks: Annotated[Bytes, STORY_TURNS]        # whose turn it was, and who looks
    inputs: Annotated[Bytes, STORY_TURNS * PLAYERS * FEATURES]


@struct
class Outlook:
    """For observing a game: which sections there are, where they begin, and how many steps lie between places of this board."""
    size: Short
    mocha: Short
    letters: Short
    has_mocha: Byte
    has_letters: Byte
    steps: Annotated[Table, PLACES + 1, PLACES + 1]


@struct
class Seated:
    """One of the games of a batch."""
    game: State
    outlook: Outlook
    later: Rng                                  # from which the games that follow come,
    choices: Rng                                # and answers at random
    rubies: Annotated[Bytes, PLAYERS]           # by seat, before the last answer


@struct
class Stepping:
    """Games that are stepped together."""
    blank: State                                # has its players, variants and, unless they are laid at random, its places
    at_random: Byte
    rounds: Short                               # after which a game is broken off
    by_margin: Byte                             # what is rewarded: 1: each ruby, as against the best of the others; 0: winning
    alone: Byte                                 # seats that answer by themselves, at random: a bit for each;
    keen: Byte                                  # those of them that never decline what can be done
    n: Short
    games: Annotated[list[Seated], BATCH]
