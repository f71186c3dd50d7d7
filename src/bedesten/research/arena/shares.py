"""How much of the games was won, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)

Interval = tuple[float, float]


def wilson(won: float, games: int) -> Interval:
    """Wilson's interval for a share: sensible also if all games were won.

    >>> [round(end, 3) for end in wilson(8, 8)]
    [0.676, 1.0]
    """
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def over_blocks(shares: Sequence[float]) -> Interval | None:
    """An interval from how much blocks differ: games of a block are not independent. None if there are fewer than two blocks.

    Half its width is that of Student's distribution, by the first term of its expansion.

    >>> over_blocks([0.5, 0.5, 0.5])
    (0.5, 0.5)
    """
    n = len(shares)
    if n < 2:
        return None
    half = Z * (1 + (Z * Z + 1) / (4 * (n - 1))) * stdev(shares) / sqrt(n)
    return max(0.0, fmean(shares) - half), min(1.0, fmean(shares) + half)


@dataclass(frozen=True)
class Share:
    """Of the games, for each seat of a bot: 1/players is par. `low` and `high`: the wider of both intervals, at either end."""

    share: float
    low: float
    high: float
    wilson: Interval
    over_blocks: Interval | None


def share_of(blocks: Sequence[Sequence[float]], seats: int) -> Share:
    """`blocks`: what the bot won of each game, in all its seats together."""
    games = [won for block in blocks for won in block]
    by_wilson = _each(wilson(sum(games), len(games)), seats)
    by_blocks = over_blocks([fmean(block) / seats for block in blocks])
    low, high = zip(by_wilson, by_blocks or by_wilson, strict=True)
    return Share(fmean(games) / seats, min(low), max(high), by_wilson, by_blocks)


def _each(interval: Interval, seats: int) -> Interval:
    return interval[0] / seats, interval[1] / seats
