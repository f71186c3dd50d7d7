"""A profile: what somebody's finished games come to. Who may look at it: privacy.py."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, case, func, select

from bedesten.service.history.rating_changes import is_told
from bedesten.service.ratings.leaderboard import OwnRating, ratings_of
from bedesten.service.ratings.scale import GAMES_TO_TELL, points
from bedesten.service.schema import results, tables
from bedesten.service.store import Row, Store

LATELY = 200  # games that are looked at more closely
GAMES = 10  # of them that are told one by one
DAY = 24 * 3600 * 1000  # milliseconds

_S = results.c


@dataclass(frozen=True)
class Total:
    """All games by a rule set with a number of players."""

    rules: str
    players: int
    games: int
    won: int
    left: int  # before they were over
    rounds: float  # the mean of those that were played to the end


@dataclass(frozen=True)
class Progress:
    """The rating after each of the last rated games, the oldest first."""

    rules: str
    players: int
    games: list[int]  # which rated games they were, by these rules with so many players
    points: list[int]


@dataclass(frozen=True)
class Game:
    """How one of the last games ended. Others are told the day, and not the table: its address opens it."""

    table: str | None
    ended: int
    rules: str
    players: int
    rank: int
    has_left: bool
    rounds: int
    rubies: int
    points: int | None  # the rating after it, if it was rated and is told
    change: int | None  # of the rating, if it was told before, too


@dataclass(frozen=True)
class Profile:
    """`lately`: so many games stand behind what follows it. Sources of rubies and places of turns: by the number of the place,
    the most frequent first."""

    totals: list[Total]
    ratings: list[OwnRating]
    games: list[Game]
    lately: int
    luck: float | None  # the mean of a game, in lira
    rubies: float | None  # the same
    sources: list[tuple[int, int]]
    places: list[tuple[int, int]]
    progress: list[Progress]


def totals_query(person: str, seen_at: int | None) -> Select[Any]:
    played = case((~_S.has_left, _S.rounds))
    won = case(((_S.rank == 1) & ~_S.has_left, 1), else_=0)
    told = func.count().label("games"), func.sum(won).label("won"), func.avg(played).label("rounds")
    left = func.sum(case((_S.has_left, 1), else_=0)).label("left")
    wanted = select(_S.rules, _S.players, *told, left).where(_told_of(person, seen_at))
    return wanted.group_by(_S.rules, _S.players)


def lately_query(person: str, seen_at: int | None) -> Select[Any]:
    return select(results).where(_told_of(person, seen_at)).order_by(_S.ended.desc()).limit(LATELY)


def _told_of(person: str, seen_at: int | None) -> ColumnElement[bool]:
    """How a game ended is nobody else's business as long as others play its deal."""
    if seen_at is None:
        return _S.person == person
    is_closed = select(tables.c.id).where((tables.c.id == _S.table_id) & (tables.c.deal_until > seen_at)).exists()
    return (_S.person == person) & ~is_closed


async def profile_of(store: Store, person: str, *, is_account: bool, seen_at: int | None = None) -> Profile:
    """`seen_at`: when somebody else looks at it; without it, one looks at one's own."""
    totals = [_total(row) for row in await store.read(totals_query(person, seen_at))]
    rows = await store.read(lately_query(person, seen_at))
    is_own = seen_at is None
    return Profile(
        sorted(totals, key=lambda total: (-total.games, total.rules, total.players)),
        await ratings_of(store, person) if is_account else [],
        [_game(row, is_own) for row in rows[:GAMES]],
        len(rows),
        round(fmean(row["luck"] for row in rows) / 10, 1) if rows else None,
        round(fmean(row["rubies"] for row in rows), 1) if rows else None,
        _counted(row["sources"] for row in rows),
        _counted(row["places"] for row in rows),
        _progress(rows[::-1]),
    )


def _total(row: Row) -> Total:
    rounds = round(float(row["rounds"] or 0), 1)
    return Total(row["rules"], row["players"], row["games"], int(row["won"]), int(row["left"]), rounds)


def _game(row: Row, is_own: bool) -> Game:
    told = row["rules"], row["players"], row["rank"], row["has_left"], row["rounds"], row["rubies"]
    after = points(row["mu"], row["players"]) if is_told(row) else None
    change = after - points(row["before"], row["players"]) if after is not None and row["nth"] > GAMES_TO_TELL else None
    ended = row["ended"] if is_own else row["ended"] // DAY * DAY + DAY // 2  # noon, which is the same day nearly everywhere
    return Game(row["table_id"] if is_own else None, ended, *told, after, change)


def _counted(written: Any) -> list[tuple[int, int]]:
    counted = Counter[int]()
    for text in written:
        counted.update({int(place): n for place, n in msgspec.json.decode(text).items()})
    return sorted(counted.items(), key=lambda one: (-one[1], one[0]))


def _progress(rows: Sequence[Row]) -> list[Progress]:
    found: dict[tuple[str, int], Progress] = {}
    for row in rows:
        if is_told(row):
            pool = row["rules"], row["players"]
            progress = found.setdefault(pool, Progress(*pool, [], []))
            progress.games.append(row["nth"])
            progress.points.append(points(row["mu"], row["players"]))
    return sorted(found.values(), key=lambda progress: -len(progress.games))
