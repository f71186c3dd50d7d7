"""A sequential test between two versions: it ends as soon as it is clear enough which of two claims holds.

Claim 0: the new version is `elo0` stronger. Claim 1: it is `elo1` stronger. The ratio of their likelihoods comes from the mean
and the variance of the blocks, as if these were normally distributed (what testers of chess engines call GSPRT).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean

from bedesten.engine.errors import Refused

FEWEST = 10  # blocks before it may end: a variance needs some


@dataclass(frozen=True)
class Claims:
    """`alpha`: how often claim 1 may be taken for true although claim 0 is; `beta`: the other way round."""

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise Refused(f"--elo1 ({self.elo1:g}) must be greater than --elo0 ({self.elo0:g}).")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Refused(f"--alpha and --beta must lie between 0 and 0.5, not {self.alpha:g} and {self.beta:g}.")

    @property
    def lower(self) -> float:
        """Below it claim 0 holds."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Verdict:
    llr: float  # the logarithm of the ratio of the likelihoods
    lower: float
    upper: float
    holds: str | None  # "elo0", "elo1", or None: not clear yet


def expected(elo: float, seats: int, players: int) -> float:
    """The share of the games that somebody wins who sits in some of the seats, against others in the rest.

    >>> expected(0, 1, 4)
    0.25
    """
    strength = seats * 10 ** (elo / 400)
    return strength / (strength + players - seats)


def verdict(claims: Claims, blocks: Sequence[Sequence[float]], seats: int, players: int) -> Verdict:
    """`blocks`: what the new version won of each game, in all its seats together."""
    llr = _llr(claims, blocks, seats, players) if len(blocks) >= FEWEST else 0.0
    holds = "elo0" if llr <= claims.lower else "elo1" if llr >= claims.upper else None
    return Verdict(llr, claims.lower, claims.upper, holds)


def _llr(claims: Claims, blocks: Sequence[Sequence[float]], seats: int, players: int) -> float:
    shares = [fmean(block) for block in blocks]
    share0, share1 = expected(claims.elo0, seats, players), expected(claims.elo1, seats, players)
    middle = fmean(shares)
    spread = max(sum((share - middle) ** 2 for share in shares) / (len(shares) - 1), _least_variance(blocks))
    return len(shares) * (share1 - share0) * (2 * middle - share0 - share1) / (2 * spread)


def _least_variance(blocks: Sequence[Sequence[float]]) -> float:
    """That of games that have nothing to do with each other, with two more that were won and two that were lost: blocks that
    all agree must not make the test blindly sure."""
    games = [won for block in blocks for won in block]
    share = (sum(games) + 2) / (len(games) + 4)
    return share * (1 - share) * len(blocks) / len(games)
