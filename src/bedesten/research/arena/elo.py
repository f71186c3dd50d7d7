"""Elo from rankings: the strengths under which, by Plackett and Luce, they were most likely."""

from collections.abc import Sequence
from itertools import permutations
from math import log


def elos(bots: Sequence[str], rankings: Sequence[Sequence[str]]) -> dict[str, float] | None:
    """The last bot counts as 0. `rankings`: the bots of each game, the best first; a bot may stand there several times. As if
    everybody had beaten everybody else once more, so that nobody becomes infinitely strong. None if the library for it is not
    installed."""
    try:
        from choix import ilsr_rankings
    except ImportError:
        return None
    numbers = {name: n for n, name in enumerate(bots)}
    games = [*permutations(numbers.values(), 2), *(tuple(numbers[name] for name in ranking) for ranking in rankings)]
    strengths = ilsr_rankings(len(bots), games) if len(bots) > 1 else [0.0]
    return {name: 400 / log(10) * float(strengths[n] - strengths[-1]) for name, n in numbers.items()}
