"""Who meets whom in a round of a tournament, and who sits where: it follows from what was played before, and a seed.

Tables are laid from the top of the standings downwards, and people who have met before are then exchanged for others near them.
The work is bounded by the number of contenders, not by time (decision 141).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from random import Random

AGAIN = 10**7  # so much worse than being far apart in the standings is it to meet again
WORK = 400  # so many contenders are laid anew, in all, to find tables at which nobody meets again
BOT = None  # who sits at a place that no person takes


@dataclass(frozen=True)
class Contender:
    """Somebody who plays the round, and what he has played so far."""

    number: int
    points: int = 0
    met: dict[int, int] = field(default_factory=dict)  # how often he has met whom
    seats: tuple[int, ...] = (0, 0, 0, 0, 0)  # how often he sat in which seat
    byes: int = 0


@dataclass(frozen=True)
class Lineup:
    tables: list[list[int | None]]  # numbers by seat
    byes: list[int]


def lined_up(contenders: Sequence[Contender], size: int, seed: str, *, with_bots: bool) -> Lineup:
    """At most `size` at a table, and everywhere as many, or one fewer. Bots take what is left of a table; without them, whoever
    is alone has a bye."""
    known = {one.number: one for one in contenders}
    order = sorted(known)
    Random(seed).shuffle(order)
    order.sort(key=lambda number: -known[number].points)
    byes = [] if with_bots else _byes(order, known, size)
    order = [number for number in order if number not in byes]
    groups = _Groups(order, known, sizes_of(len(order), size)).apart(Random(f"{seed} again"))
    return Lineup([_seated(group, known, size if with_bots else len(group)) for group in groups], byes)


def sizes_of(people: int, size: int) -> list[int]:
    """
    >>> sizes_of(10, 4), sizes_of(7, 2), sizes_of(6, 5)
    ([4, 3, 3], [2, 2, 2, 1], [3, 3])
    """
    tables = -(-people // size)
    least, more = divmod(people, max(1, tables))
    return [least + 1] * more + [least] * (tables - more)


def _byes(order: Sequence[int], known: dict[int, Contender], size: int) -> list[int]:
    """Whoever has had the fewest, the last in the standings first."""
    if 1 not in sizes_of(len(order), size):
        return []
    return [min(reversed(order), key=lambda number: known[number].byes)]


# -- who meets whom


class _Groups:
    """The contenders of a round in groups, one for each table."""

    def __init__(self, order: Sequence[int], known: dict[int, Contender], sizes: Sequence[int]) -> None:
        self.order, self.known, self.sizes = order, known, sizes
        self.place = {number: i for i, number in enumerate(order)}

    def apart(self, random: Random) -> list[list[int]]:
        """As few meet again as can be found, and those who meet are near each other in the standings."""
        best = self._exchanged(self._in_order(self.order))
        for _ in range(max(2, WORK // max(1, len(self.order)))):
            if not any(self._again(group) for group in best):
                break
            tried = self._exchanged(self._in_order(random.sample(self.order, len(self.order))))
            best = min(best, tried, key=self._total)
        return best

    def _in_order(self, order: Sequence[int]) -> list[list[int]]:
        left = iter(order)
        return [[next(left) for _ in range(size)] for size in self.sizes]

    def _exchanged(self, groups: list[list[int]]) -> list[list[int]]:
        """Whoever meets somebody again is exchanged, as long as that makes it better."""
        is_better = True
        while is_better:
            is_better = False
            for group in groups:
                for number in [*group]:
                    if number in group and self._meets_again(number, group) and self._exchange(number, group, groups):
                        is_better = True
        return groups

    def _exchange(self, number: int, group: list[int], groups: list[list[int]]) -> bool:
        """With whomever it helps most."""
        rest = [one for one in group if one != number]
        gains = (
            (self._gain(number, rest, other, [one for one in there if one != other]), other, i)
            for i, there in enumerate(groups)
            if there is not group
            for other in there
        )
        gain, other, i = max(gains, default=(0, 0, 0))
        if gain <= 0:
            return False
        groups[i][groups[i].index(other)] = number
        group[group.index(number)] = other
        return True

    def _gain(self, number: int, rest: Sequence[int], other: int, there: Sequence[int]) -> int:
        before = self._among(number, rest) + self._among(other, there)
        return before - self._among(number, there) - self._among(other, rest)

    def _among(self, number: int, others: Sequence[int]) -> int:
        """How bad it is for somebody to meet these."""
        met, place = self.known[number].met, self.place
        return sum([AGAIN * met.get(one, 0) + abs(place[number] - place[one]) for one in others])

    def _meets_again(self, number: int, group: Sequence[int]) -> bool:
        met = self.known[number].met
        return any(one in met for one in group)

    def _again(self, group: Sequence[int]) -> int:
        return sum(self.known[one].met.get(other, 0) for one, other in combinations(group, 2))

    def _total(self, groups: Sequence[Sequence[int]]) -> int:
        return sum(self._among(number, group[i + 1 :]) for group in groups for i, number in enumerate(group))


# -- who sits where


def _seated(group: Sequence[int], known: dict[int, Contender], seats: int) -> list[int | None]:
    """Everybody where he has sat least."""

    def often(seated: Sequence[int | None]) -> int:
        return sum(3 ** known[number].seats[seat] for seat, number in enumerate(seated) if number is not None)

    return min(_orders([*group, *[BOT] * (seats - len(group))]), key=often)


def _orders(people: Sequence[int | None]) -> Iterator[list[int | None]]:
    return map(list, permutations(people))
