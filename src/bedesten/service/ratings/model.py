"""From the end of a game to new ratings: Plackett–Luce by openskill, with bots as fixed points and a bound on gains."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bedesten.service.ratings.scale import BETA, DEVIATION, DRIFT, MEAN, Rating, ten_to_one

CERTAIN = 1e-6  # the deviation of a bot

_MODEL = PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=BETA, tau=DRIFT)


@dataclass(frozen=True)
class Finisher:
    """Somebody at the end of a rated game: who is equal has the same rank, the smallest is the best."""

    rating: Rating
    rank: int
    is_bot: bool = False
    may_gain: bool = True


def rated(finishers: Sequence[Finisher], players: int) -> list[Rating]:
    """The ratings afterwards, in the same order. `players`: at the table; some of them may have left the server meanwhile. A bot
    stays what it is. Nobody gains beyond what those at the table can show: ten to one over the best of the others, of whom one
    who is not stable counts for no more than a newcomer."""
    if len(finishers) < 2:
        return [one.rating for one in finishers]
    teams = [[_MODEL.rating(one.rating.mu, CERTAIN if one.is_bot else one.rating.sigma)] for one in finishers]
    found = _MODEL.rate(teams, ranks=[float(one.rank) for one in finishers])
    after = [Rating(team[0].mu, min(team[0].sigma, DEVIATION)) for team in found]
    return [_within_bounds(i, finishers, after[i], players) for i in range(len(finishers))]


def _within_bounds(i: int, finishers: Sequence[Finisher], after: Rating, players: int) -> Rating:
    before, others = finishers[i], [_shown(one.rating) for n, one in enumerate(finishers) if n != i]
    if before.is_bot:
        return before.rating
    most = max(before.rating.mu, max(others) + ten_to_one(players) if before.may_gain else before.rating.mu)
    return after if after.mu <= most else Rating(most, before.rating.sigma)  # it has shown nothing, so nothing is more certain


def _shown(rating: Rating) -> float:
    """What others can show by it: otherwise one account after the other would be lifted by the last one."""
    return rating.mu if rating.is_stable else min(rating.mu, MEAN)
