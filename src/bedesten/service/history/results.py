"""How a game went for each of its people, as small rows that are made once, when it is over. All of it is public then."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bedesten.bots.luck import chances_of, luck
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.service.store import Row
from bedesten.service.table import Seat, Table


@dataclass
class Course:
    """What a seat did: at which places it acted in how many turns, and where its rubies came from."""

    places: Counter[int] = field(default_factory=Counter)
    sources: Counter[int] = field(default_factory=Counter)


@dataclass(frozen=True)
class Finish:
    """How a seat has ended. Who has left, or let a bot end the game, comes after all who played, however the bot did."""

    seat: int
    rank: int  # as the game says it
    has_left: bool
    was_helped: bool  # a bot has played for him, if only for a while


def courses(game: Game) -> list[Course]:
    found = [Course() for _ in game.standings()]
    seen = set[tuple[int, int, int]]()
    for n, entry in enumerate(game.log):
        effect = game.effect(n)
        visit = entry.turn, effect.of, effect.place
        if entry.turn and effect.place and entry.turn_of == effect.of and visit not in seen:
            seen.add(visit)
            found[effect.of].places[effect.place] += 1
        for i, course in enumerate(found):
            if rubies := effect.gains.get(SEATS[i], {}).get("rubies", 0):
                course.sources[effect.place] += rubies
    return found


def finishes(table: Table) -> list[Finish]:
    """By seat."""
    ranks = {one.seat: one.rank for one in table.game.standings()}
    return [Finish(i, ranks[i], _has_left(seat), i in table.left_at) for i, seat in enumerate(table.seats)]


def _has_left(seat: Seat) -> bool:
    return seat.is_person and (seat.kind != "person" or seat.is_played_by_bot)


def order(finished: Sequence[Finish]) -> list[int]:
    """By seat: the rank that counts for ratings.

    >>> order([Finish(0, 1, True, True), Finish(1, 2, False, False), Finish(2, 3, False, False)])
    [3, 1, 2]
    """
    keys = [(one.has_left, 0 if one.has_left else one.rank) for one in finished]
    return [1 + sum(other < key for other in keys) for key in keys]


def results_of(table: Table) -> list[Row]:
    """One for each person. A game to learn from shows nothing, nor does one in which somebody had several seats."""
    assert table.last is not None
    if table.settings.learning:
        return []
    state: Any = table.game.position.state
    course, lucky = courses(table.game), luck(list(chances_of(table.game)), len(table.seats))
    return [
        {
            "table_id": table.id,
            "seat": one.seat,
            "person": table.seats[one.seat].token,
            "ended": table.last["at"],
            "rules": table.settings.rules,
            "players": len(table.seats),
            "rank": one.rank,
            "has_left": one.has_left,
            "rounds": state.round,
            "rubies": state.players[one.seat].rubies,
            "lira": state.players[one.seat].lira,
            "luck": round(10 * lucky[one.seat]),
            "places": _written(course[one.seat].places),
            "sources": _written(course[one.seat].sources),
        }
        for one in finishes(table)
        if table.seats[one.seat].is_person and len(table.seats_of(table.seats[one.seat].token or "")) == 1
    ]


def _written(counted: Counter[int]) -> str:
    return msgspec.json.encode(dict(sorted(counted.items()))).decode()
