"""How a game of a tournament has ended for each seat, and what that is worth at tables with the same deal (decision 161)."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bedesten.service.table import Table
from bedesten.service.tournaments.points import points_of


@dataclass(frozen=True)
class Outcome:
    """Of one seat. Who forfeits comes after all others, whatever the bot has got in his place."""

    seat: int
    place: int  # at the table; from 1 on
    rubies: int
    lira: int
    is_forfeit: bool = False
    points: int = 0  # by those at the table whom one has left behind

    def key(self) -> tuple[bool, int, int, int]:
        """The smallest is the best, wherever it was played."""
        return self.is_forfeit, self.place, -self.rubies, -self.lira


def outcomes_of(table: Table, people: Collection[int]) -> list[Outcome]:
    """By seat. `people`: the seats of those who were to play there. Whoever of them has resigned, has no time left, or is stood
    in for at the end, forfeits."""
    forfeits = {seat for seat in people if table.seats[seat].kind != "person" or table.seats[seat].is_played_by_bot}
    found = {one.seat: one for one in table.game.standings()}
    ranks = _ranks([(seat in forfeits, found[seat].rank) for seat in range(len(found))])
    return [
        Outcome(seat, ranks[seat], 0, 0, is_forfeit=True)
        if seat in forfeits
        else Outcome(seat, ranks[seat], found[seat].rubies, found[seat].lira, points=points)
        for seat, points in enumerate(points_of(ranks))
    ]


def compared(outcomes: Sequence[Outcome]) -> list[int]:
    """What each is worth among those who sat in the same seat at other tables, by how many of them it has left behind.

    >>> compared([Outcome(0, 1, 5, 3), Outcome(0, 1, 5, 9), Outcome(0, 3, 4, 9), Outcome(1, 2, 4, 0)])
    [12, 24, 0, 24]
    """
    at_seat = defaultdict[int, list[int]](list)
    for i, one in enumerate(outcomes):
        at_seat[one.seat].append(i)
    points = [0] * len(outcomes)
    for group in at_seat.values():
        for i, worth in zip(group, points_of(_ranks([outcomes[i].key() for i in group])), strict=True):
            points[i] = 0 if outcomes[i].is_forfeit else worth
    return points


def _ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Who is equal shares a rank."""
    return [1 + sum(other < key for other in keys) for key in keys]
