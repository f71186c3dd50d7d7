"""Line-ups: their laws, for many seeds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from bedesten.service.tournaments.lineup import Contender, Lineup, lined_up, sizes_of


class Played:
    """A tournament whose results are chance."""

    def __init__(self, people: int, size: int, seed: str, *, with_bots: bool = False) -> None:
        self.people, self.size, self.seed, self.with_bots = people, size, seed, with_bots
        self.contenders = {n: Contender(n) for n in range(1, people + 1)}
        self.random, self.rounds = Random(seed), 0

    def next(self) -> Lineup:
        self.rounds += 1
        made = lined_up([*self.contenders.values()], self.size, f"{self.seed} {self.rounds}", with_bots=self.with_bots)
        for number in made.byes:
            self._change(number, points=24, byes=1)
        for table in made.tables:
            people = [number for number in table if number is not None]
            for place, number in enumerate(self.random.sample(people, len(people))):
                self._change(number, 24 - place, table=table)
        return made

    def _change(self, number: int, points: int, byes: int = 0, table: Sequence[int | None] = ()) -> None:
        old = self.contenders[number]
        met = Counter(old.met) + Counter(other for other in table if other not in (number, None))
        seats = tuple(times + (seat < len(table) and table[seat] == number) for seat, times in enumerate(old.seats))
        self.contenders[number] = Contender(number, old.points + points, dict(met), seats, old.byes + byes)

    def meetings(self) -> Counter[tuple[int, int]]:
        found = {(one.number, other): times for one in self.contenders.values() for other, times in one.met.items()}
        return Counter({pair: times for pair, times in found.items() if pair[0] < pair[1]})


def numbers(made: Lineup) -> list[int]:
    return sorted([number for table in made.tables for number in table if number is not None] + made.byes)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("with_bots", [False, True])
def test_everybody_plays_once_and_tables_differ_by_one_at_most(size: int, with_bots: bool) -> None:
    for people in [*range(2, 16), 23, 41]:
        played = Played(people, size, f"{people} {size}", with_bots=with_bots)
        for _ in range(3):
            made = played.next()
            assert numbers(made) == list(range(1, people + 1))
            sizes = {sum(number is not None for number in table) for table in made.tables}
            assert max(sizes) - min(sizes) <= 1 and max(sizes) <= size
            if with_bots:
                assert not made.byes and {len(table) for table in made.tables} == {size}
            else:
                assert min(sizes) >= 2 and len(made.byes) == (size == 2) * people % 2


def test_nobody_has_a_second_bye_before_all_have_had_one() -> None:
    for seed in range(20):
        played = Played(7, 2, f"bye {seed}")
        given = [played.next().byes[0] for _ in range(7)]
        assert sorted(given) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(("people", "size", "rounds"), [(16, 2, 5), (24, 3, 5), (40, 4, 6), (60, 5, 6), (17, 4, 3), (100, 4, 9)])
def test_nobody_meets_anybody_again_where_there_are_many_others(people: int, size: int, rounds: int) -> None:
    for seed in range(5):
        played = Played(people, size, f"meet {seed}")
        for _ in range(rounds):
            played.next()
        assert max(played.meetings().values()) == 1, f"{people} at tables of {size}, seed {seed}"


@pytest.mark.parametrize(("people", "size"), [(4, 2), (6, 2), (8, 2), (6, 3), (7, 3), (8, 4), (9, 3)])
def test_no_meeting_again_could_be_avoided(people: int, size: int) -> None:
    """Compared with all ways to lay the tables."""
    for seed in range(6):
        played = Played(people, size, f"avoid {seed}")
        for _ in range(5):
            before = played.meetings()
            made = played.next()
            fewest = min(again(before, groups) for groups in ways(sorted(set(range(1, people + 1)) - {*made.byes}), size))
            tables = [[number for number in table if number is not None] for table in made.tables]
            assert again(before, tables) == fewest, f"seed {seed}, round {played.rounds}"


def again(met: Counter[tuple[int, int]], groups: Sequence[Sequence[int]]) -> int:
    return sum(met[pair] for group in groups for pair in combinations(sorted(group), 2))


def ways(people: Sequence[int], size: int) -> Iterator[list[list[int]]]:
    """All ways to lay the tables for them."""

    def fill(left: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[list[int]]]:
        if not left:
            yield []
        for wanted in sorted({*sizes}):
            fewer = list(sizes)
            fewer.remove(wanted)
            for others in combinations(left[1:], wanted - 1):
                rest = tuple(one for one in left[1:] if one not in others)
                yield from ([[left[0], *others], *tables] for tables in fill(rest, tuple(fewer)))

    yield from fill(tuple(people), tuple(sizes_of(len(people), size)))


@pytest.mark.parametrize(("size", "apart"), [(2, 2), (3, 2), (4, 2), (5, 2)])
def test_everybody_sits_in_each_seat_about_as_often(size: int, apart: int) -> None:
    for seed in range(2):
        played = Played(4 * size, size, f"seat {seed}")
        for _ in range(2 * size):
            played.next()
        for one in played.contenders.values():
            assert max(one.seats[:size]) - min(one.seats[:size]) <= apart, f"{one.seats} with seed {seed}"


def test_people_meet_those_who_stand_near_them() -> None:
    played = Played(64, 4, "near")
    for _ in range(4):
        before = {number: one.points for number, one in played.contenders.items()}
        made = played.next()
    spread = [max(before[n] for n in table if n) - min(before[n] for n in table if n) for table in made.tables]
    everybody = max(before.values()) - min(before.values())
    assert sum(spread) / len(spread) < everybody / 3


def test_the_same_seed_makes_the_same_pairing() -> None:
    contenders = [Contender(n, n % 3) for n in range(1, 30)]
    one, other = [lined_up(many, 4, "seed", with_bots=False) for many in (contenders, contenders[::-1])]
    assert one == other != lined_up(contenders, 4, "another", with_bots=False)


@pytest.mark.slow
@pytest.mark.parametrize("size", [2, 5])
def test_a_thousand_are_lined_up(size: int) -> None:
    played = Played(1000, size, "many")
    for _ in range(7):
        assert numbers(played.next()) == list(range(1, 1001))
    assert max(played.meetings().values()) == 1
