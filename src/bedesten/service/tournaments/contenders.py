"""The draw of a round: who still plays, what each of them brings along, and the tables that follow from it."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from bedesten.service.tournaments.lineup import Contender, Lineup, lined_up
from bedesten.service.tournaments.points import Result, tables_of

BOTH_GO_ON_FROM = 4  # at tables of so many people the best two of a knock-out go on, otherwise the best one


def drawn(
    active: Sequence[int], results: Sequence[Result], seats: Sequence[tuple[int, int]], size: int, seed: str, **how: bool
) -> Lineup:
    """The next round. `seats`: who sat where, again and again; `how`: `knock_out`, `with_bots`."""
    knock_out = how.pop("knock_out")
    playing = survivors(active, results) if knock_out else [*active]
    return lined_up(contenders(playing, results, seats, has_points=not knock_out), size, seed, **how)


def contenders(
    playing: Sequence[int], results: Sequence[Result], seats: Sequence[tuple[int, int]], *, has_points: bool
) -> list[Contender]:
    """With their points, whom they have met, where they have sat, and their byes."""
    points, byes = Counter[int](), Counter[int]()
    met, sat = defaultdict[int, Counter[int]](Counter), Counter(seats)
    for result in results:
        points[result.number] += (result.points or 0) if has_points else 0
        byes[result.number] += result.table == 0
    for group in tables_of(results).values():
        for number in group:
            met[number].update(other for other in group if other != number)
    return [Contender(one, points[one], dict(met[one]), tuple(sat[one, seat] for seat in range(5)), byes[one]) for one in playing]


def survivors(active: Sequence[int], results: Sequence[Result]) -> list[int]:
    """Who is not out of a knock-out: of each table of the last round the best one or two, and who had a bye. A forfeit is out.
    Who is equal goes on by all points so far, and then by having entered first."""
    last = max([result.round for result in results], default=0)
    if not last:
        return [*active]
    total = Counter[int]()
    for result in results:
        total[result.number] += result.points or 0
    found = [result.number for result in results if result.round == last and not result.table]
    for (number, _), group in tables_of(results).items():
        if number == last:
            found += _best([one for one in results if one.round == last and one.number in group], total)
    return sorted(set(found) & set(active))


def _best(group: Sequence[Result], total: Counter[int]) -> list[int]:
    going_on = 2 if len(group) >= BOTH_GO_ON_FROM else 1
    played = [one for one in group if not one.is_forfeit]
    played.sort(key=lambda one: (-(one.points or 0), -total[one.number], one.number))
    return [one.number for one in played[:going_on]]
