"""The scale on which people and bots are rated, and how it is told.

Plackett–Luce compares two players by the difference of their ratings over c, which is the unit of the scale when all ratings are
certain: it grows with the root of the number of players. What is told are points: where 400 of them lie between two players, the
odds are ten to one that the higher one comes before the other, whatever the number of players.
"""

from dataclasses import dataclass
from math import log, sqrt

MEAN, DEVIATION = 25.0, 25 / 3  # of somebody of whom nothing is known
BETA = 25 / 6  # by how much anybody plays better or worse from game to game
DRIFT = 25 / 300  # nobody stays the same: with each game a rating becomes less certain by this
STABLE_DEVIATION = 4.5  # a rating that is more certain than this is stable; before, it is provisional
GAMES_TO_TELL = 3  # rated games after which a rating is told

POINTS_OF_MEAN = 1500
POINTS_OF_TEN_TO_ONE = 400


@dataclass(frozen=True)
class Rating:
    """How well somebody plays: the mean of what is believed, and how uncertain that is."""

    mu: float = MEAN
    sigma: float = DEVIATION

    @property
    def is_stable(self) -> bool:
        return self.sigma <= STABLE_DEVIATION


def unit(players: int) -> float:
    """
    >>> round(unit(4), 3)
    8.333
    """
    return BETA * sqrt(players)


def from_log_odds(log_odds: float, players: int) -> float:
    """The mean of a player who is so much stronger than an average newcomer."""
    return MEAN + log_odds * unit(players)


def ten_to_one(players: int) -> float:
    """How far apart two ratings are, if the odds between them are ten to one."""
    return log(10) * unit(players)


def points(mu: float, players: int) -> int:
    """As it is told to people.

    >>> points(MEAN, 3), points(MEAN + ten_to_one(3), 3)
    (1500, 1900)
    """
    return round(POINTS_OF_MEAN + POINTS_OF_TEN_TO_ONE * (mu - MEAN) / ten_to_one(players))
