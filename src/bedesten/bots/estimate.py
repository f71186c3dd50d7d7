"""Who will win, as one seat can judge it: one estimate for hints, warnings, curves and analysis.

From positions as they may be, the turn is played to its end by the search, and the net judges what comes out, through the eyes of
the one whose turn it was: so it has learnt to look. In the last round it is played on until it is known who has won.
"""

from functools import cache
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bedesten.bots.bot import Sight
from bedesten.bots.levels import rules_of, shipped_net
from bedesten.engine.constants import PLAYERS, WIN
from bedesten.engine.core import Net, Roller, Tally
from bedesten.engine.errors import Refused

DEALS, WORLDS = 8, 8  # so many times what is hidden is dealt anew, and so many worlds are played on from each deal
ANSWERS = 500  # that are tried before a question is answered
RANDOM_DEALS, GAMES = 50, 20  # the same where there is no net: whole games at random
LONGEST = 0.5  # seconds of the processor: whoever plays uncompiled gets fewer worlds
ALL_KEEN = (1 << PLAYERS) - 1  # nobody declines what can be done


class Estimate(NamedTuple):
    """By seat: chances, 1 in all, and their standard errors."""

    chances: list[float]
    errors: list[float]


def estimate(sight: Sight, random: Random, deals: int = DEALS) -> Estimate:
    """All are thought to play equally well from here on: it judges the position, not the people.

    >>> from bedesten.engine.core import Position
    >>> found = estimate(Sight(Position(2, seed=7), 0, 1), Random(3)).chances
    >>> round(sum(found), 6), 0.3 < found[0] < 0.7
    (1.0, True)
    """
    try:
        return by_net(shipped_net(rules_of(sight)), sight, random, deals)
    except Refused:
        return at_random(sight, random)


def by_net(net: Net, sight: Sight, random: Random, deals: int = DEALS) -> Estimate:
    roller, begun, worlds = _roller(), process_time(), 0
    totals, squares = [0.0] * PLAYERS, [0.0] * PLAYERS
    while worlds < deals * WORLDS and (not worlds or process_time() - begun < LONGEST):
        roller.begin(sight.imagine(random.getrandbits(60)), sight.seat, random.getrandbits(60))
        for seat, (total, squared) in enumerate(roller.estimate(net, 0, WORLDS)):
            totals[seat] += total / WIN
            squares[seat] += squared / WIN / WIN
        worlds += WORLDS
    return _mean(totals, squares, worlds, _players(sight))


def at_random(sight: Sight, random: Random) -> Estimate:
    """For rules without a net: the game is played on often, by players who choose at random."""
    tally, begun = Tally(), process_time()
    for _ in range(RANDOM_DEALS):
        if process_time() - begun > LONGEST:
            break
        sight.imagine(random.getrandbits(60)).roll_out(tally, GAMES, random.getrandbits(60), ALL_KEEN)
    counts: Any = tally.state
    wins = [float(won) for won in counts.wins]
    return _mean(wins, wins, int(sum(wins)), _players(sight))


def _mean(totals: list[float], squares: list[float], n: int, players: int) -> Estimate:
    """From sums over so many worlds; even odds if there is none."""
    if not n:
        return Estimate([1 / players] * players, [1.0] * players)
    whole = sum(totals)
    errors = [sqrt(max(squares[seat] / n - (totals[seat] / n) ** 2, 0.0) / n) for seat in range(players)]
    return Estimate([totals[seat] / whole for seat in range(players)], errors)


def _players(sight: Sight) -> int:
    state: Any = sight.imagine(0).state
    players: int = state.players_n
    return players


@cache
def _roller() -> Roller:
    """One for each process: it is large."""
    return Roller(answers=ANSWERS)
