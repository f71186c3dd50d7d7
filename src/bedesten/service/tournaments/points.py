"""What a game is worth in a tournament, and who stands where: it follows from the results alone (decision 140)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

WIN = 24  # points: it can be shared by two, three, four and five without a remainder


def points_of(ranks: Sequence[int]) -> list[int]:
    """By how many of a table one has left behind; who is equal shares.

    >>> points_of([1, 2]), points_of([2, 1, 3]), points_of([1, 1, 3, 4])
    ([24, 0], [12, 24, 0], [20, 20, 8, 0])
    """
    others = len(ranks) - 1
    behind = [sum((other > rank) - (other < rank) for other in ranks) for rank in ranks]
    return [WIN * (others + more) // (2 * others) if others else WIN for more in behind]


@dataclass(frozen=True)
class Result:
    """Of one person in one round; without points the game goes on."""

    round: int
    number: int
    table: int  # 0: a bye
    points: int | None
    rubies: int = 0
    lira: int = 0
    is_forfeit: bool = False


@dataclass
class Standing:
    """Of one person in the tournament."""

    number: int
    rank: int = 0
    points: int = 0
    strength: int = 0  # of those whom he has met: their points, on average, in hundredths
    rubies: int = 0
    lira: int = 0
    rounds: int = 0  # in which he was seated
    met: list[int] = field(default_factory=list, repr=False)

    def key(self, *, knock_out: bool) -> tuple[int, ...]:
        """The smallest is the best. In a knock-out, whoever has come further is better."""
        further = [-self.rounds] if knock_out else []
        return (*further, -self.points, -self.strength, -self.rubies, -self.lira)


def standings(numbers: Sequence[int], results: Sequence[Result], *, knock_out: bool) -> list[Standing]:
    """The best first; who is equal in all shares a rank. Those who are not asked for count for those whom they have met."""
    found = {number: Standing(number) for number in {*numbers, *[result.number for result in results]}}
    for result in results:
        one = found[result.number]
        one.points += result.points or 0
        one.rubies, one.lira, one.rounds = one.rubies + result.rubies, one.lira + result.lira, one.rounds + 1
    for group in tables_of(results).values():
        for number in group:
            found[number].met += [other for other in group if other != number]
    for one in found.values():
        one.strength = sum(found[other].points for other in one.met) * 100 // max(1, len(one.met))
    asked = [found[number] for number in numbers]
    return _ranked(sorted(asked, key=lambda one: (one.key(knock_out=knock_out), one.number)), knock_out=knock_out)


def tables_of(results: Sequence[Result]) -> Mapping[tuple[int, int], list[int]]:
    """Who sat together, by round and table."""
    found = defaultdict[tuple[int, int], list[int]](list)
    for result in results:
        if result.table:
            found[result.round, result.table].append(result.number)
    return found


def _ranked(ordered: list[Standing], *, knock_out: bool) -> list[Standing]:
    for i, one in enumerate(ordered):
        is_equal = i > 0 and one.key(knock_out=knock_out) == ordered[i - 1].key(knock_out=knock_out)
        one.rank = ordered[i - 1].rank if is_equal else i + 1
    return ordered
