"""How a game goes on after an answer: the rest of the own turn as well as can be, then the others; and what the own next turn is
worth then, by the search with the net. Compiled with the rules.

A world is a number: which dice and cards come, and how hidden cards are dealt. Options that are tried in the same worlds can be
compared with few of them. The table of the own turn is kept over all worlds: most of it is searched once.
"""

from bedesten.engine.constants import BY_NET, FATE, KNOWN, NO_PLAN, NOBODY, PLAYERS, STUCK, WIN
from bedesten.engine.digests import stirred
from bedesten.engine.judging import decay, outcome, output
from bedesten.engine.machine import answer, option, run
from bedesten.engine.rng import fresh
from bedesten.engine.rules.hidden import resample
from bedesten.engine.searching import begin_search, best_option, forget, key_of, search_options
from bedesten.engine.state import Roll, Search, State, Weights
from bedesten.engine.structs import Long, copy


def begin_rolls(roll: Roll, game: State, seat: int, start: Long) -> None:
    """From a position in which what is hidden from the seat has been dealt anew."""
    copy(roll.root, game)
    roll.seat = seat
    roll.start = start
    roll.own.judge = BY_NET
    roll.later.judge = BY_NET
    forget(roll.own)
    forget(roll.later)
    forget(roll.rival)
    roll.later.turn = 0  # so that they begin anew, as if they had never searched
    roll.rival.turn = 0
    begin_search(roll.own, game, seat)


def roll_worlds(roll: Roll, weights: Weights, choice: int, first: int, n: int, step: int) -> None:
    """Try an answer in so many worlds, from the first one on, every so many. What it is worth is added up."""
    for i in range(n):
        value: Long = roll_world(roll, weights, choice, first + i * step)
        roll.total += value
        roll.squares += value * value


def roll_world(roll: Roll, weights: Weights, choice: int, world: int) -> int:
    game = roll.game
    seat = roll.seat
    copy(game, roll.root)
    game.rng.state = 1 + (stirred(roll.start, world) >> 3)
    game.fate_is_open = 0
    answer(game, choice)
    while game.asked == seat and game.turns == roll.root.turns:
        answer(game, planned(roll.own, weights, game, roll.own_answers))
    deal_again(game, seat)
    next_turn = roll.root.turns + roll.rounds * game.players_n
    while game.asked < PLAYERS and (game.turns < next_turn or game.turn_of != seat or game.asked != seat):
        if game.asked == seat:
            answer(game, planned(roll.later, weights, game, roll.later_answers))
        else:
            answer(game, planned(roll.rival, weights, game, roll.rival_answers))
    if game.asked == NOBODY or game.asked == STUCK:
        return outcome(game, seat, False)
    return worth_of_turn(roll.later, weights, game, roll.later_answers)


def worth_of_turn(search: Search, weights: Weights, game: State, answers: int) -> int:
    """Of one that begins, as the search finds it: there the dice are weighed; if it were played, they would be rolled once."""
    begin_search(search, game, game.asked)
    search_options(search, weights, answers)
    best_option(search)
    return search.highest


def estimate_worlds(roll: Roll, weights: Weights, first: int, n: int, outcome: int) -> None:
    """Who will win, in so many worlds: everybody's chances are added up. If fate is asked, that is what she answers."""
    for world in range(first, first + n):
        mover = finish_turns(roll, weights, world, outcome)
        add_chances(roll, weights, roll.game, mover)


def finish_turns(roll: Roll, weights: Weights, world: int, outcome: int) -> int:
    """Play on to where the net can judge: to the end of the turn, or of the game if it is the last round. Whose turn is over?"""
    game = roll.game
    copy(game, roll.root)
    game.rng.state = 1 + (stirred(roll.start, world) >> 3)
    game.fate_is_open = 0
    if game.asked != roll.seat:
        deal_again(game, roll.seat)
    mover = game.turn_of
    if game.asked == FATE:
        answer(game, outcome)
    while game.asked < PLAYERS and (game.turns == roll.root.turns or game.turn_of >= PLAYERS or is_last_round(game)):
        mover = game.turn_of
        answer(game, planned(roll.own, weights, game, roll.own_answers))
    return mover


def is_last_round(game: State) -> bool:
    most = 0
    for seat in range(game.players_n):
        most = max(most, game.players[seat].rubies)
    return most >= game.rubies_to_win


def add_chances(roll: Roll, weights: Weights, game: State, viewer: int) -> None:
    """Of everybody, as the net judges them through the eyes of the one whose turn is over; or who has won."""
    is_over = game.asked == NOBODY or game.asked == STUCK
    best = -(1 << 30)
    weight: Long = 0
    if not is_over:
        for seat in range(game.players_n):
            roll.outputs[seat] = output(roll.own.inputs, weights, game, seat, viewer)
            best = max(best, roll.outputs[seat])
        for seat in range(game.players_n):
            weight += decay(best - roll.outputs[seat])
    for seat in range(game.players_n):
        chance: Long = outcome(game, seat, False) if is_over else decay(best - roll.outputs[seat]) * WIN // weight
        roll.totals[seat] += chance
        roll.totals_squared[seat] += chance * chance


def deal_again(game: State, seat: int) -> None:
    """What is hidden from a seat, once its turn is over: before, it would only make its table worthless."""
    asked = game.asked
    if asked < PLAYERS:
        resample(game, seat, fresh(game.rng))
        if asked != seat:
            run(game)  # what another player may answer depends on a hand dealt anew


def planned(search: Search, weights: Weights, game: State, answers: int) -> int:
    """The best answer: as it was planned in this turn, or by a search."""
    if game.options_n + game.range_n == 1:
        return option(game, 0)
    if search.seat != game.asked or search.turn != game.turns:
        begin_search(search, game, game.asked)
    key = key_of(search, game, 0)
    slot = key & KNOWN - 1
    if search.keys[slot] == key and search.plans[slot] != NO_PLAN:
        return search.plans[slot]
    copy(search.line[0], game)
    search.line[0].fate_is_open = 1
    search_options(search, weights, answers)
    search.keys[slot] = key
    search.plans[slot] = best_option(search)
    search.values[slot] = search.highest
    return search.plans[slot]
