"""A profile: what somebody's finished games come to. Anybody may look at it, if the account says so; otherwise only its owner."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, case, func, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service.errors import Unknown
from bedesten.service.people.reserved_names import reserved_as
from bedesten.service.ratings.leaderboard import OwnRating, ratings_of, ratings_query
from bedesten.service.ratings.scale import GAMES_TO_TELL, Rating, points
from bedesten.service.schema import accounts, names, ratings, results
from bedesten.service.store import Row, Store

LATELY = 200  # games that are looked at more closely

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
    points: list[int]


@dataclass(frozen=True)
class Profile:
    """`lately`: so many games stand behind what follows it. Sources of rubies and places of turns: by the number of the place,
    the most frequent first."""

    totals: list[Total]
    ratings: list[OwnRating]
    lately: int
    luck: float | None  # the mean of a game, in lira
    rubies: float | None  # the same
    sources: list[tuple[int, int]]
    places: list[tuple[int, int]]
    progress: list[Progress]


def totals_query(person: str) -> Select[Any]:
    played = case((~_S.has_left, _S.rounds))
    won = case(((_S.rank == 1) & ~_S.has_left, 1), else_=0)
    told = func.count().label("games"), func.sum(won).label("won"), func.avg(played).label("rounds")
    left = func.sum(case((_S.has_left, 1), else_=0)).label("left")
    wanted = select(_S.rules, _S.players, *told, left).where(_S.person == person)
    return wanted.group_by(_S.rules, _S.players)


def lately_query(person: str) -> Select[Any]:
    return select(results).where(_S.person == person).order_by(_S.ended.desc()).limit(LATELY)


def shown_query(name: str) -> Select[Any]:
    """The account of that name that lets everybody look, or none."""
    mine = (names.c.looks == reserved_as(name)) & names.c.until.is_(None)
    wanted = select(accounts.c.id, accounts.c.name).join(names, names.c.account == accounts.c.id)
    return wanted.where(mine & accounts.c.shown & accounts.c.blocked.is_(None))


async def shown(store: Store, name: str) -> Row:
    """Unknown, if there is nobody of that name, or he does not want to be looked at: nobody learns which."""
    if found := await store.read(shown_query(name)):
        return found[0]
    raise Unknown(says("no-profile", name=name))


async def profile_of(store: Store, person: str, *, is_account: bool) -> Profile:
    totals = [_total(row) for row in await store.read(totals_query(person))]
    rows = await store.read(lately_query(person))
    return Profile(
        sorted(totals, key=lambda total: (-total.games, total.rules, total.players)),
        await ratings_of(store, person) if is_account else [],
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


def _counted(written: Any) -> list[tuple[int, int]]:
    counted = Counter[int]()
    for text in written:
        counted.update({int(place): n for place, n in msgspec.json.decode(text).items()})
    return sorted(counted.items(), key=lambda one: (-one[1], one[0]))


def _progress(rows: Sequence[Row]) -> list[Progress]:
    found: dict[tuple[str, int], list[int]] = {}
    for row in rows:
        if row["mu"] is not None and row["nth"] >= GAMES_TO_TELL:
            found.setdefault((row["rules"], row["players"]), []).append(points(row["mu"], row["players"]))
    return [Progress(*pool, told) for pool, told in sorted(found.items(), key=lambda one: -len(one[1]))]


# -- at the end of a game


@dataclass(frozen=True)
class Change:
    """What a rated game has done to a rating."""

    seat: int
    before: int
    points: int
    is_stable: bool


def changes_query(table_id: str, person: str) -> Select[Any]:
    """Of those who stand on leaderboards, and of oneself."""
    told = (_S.person == person) | accounts.c.listed
    wanted = select(results).join(accounts, accounts.c.id == _S.person).where((_S.table_id == table_id) & told)
    return wanted.where(_S.nth >= GAMES_TO_TELL).order_by(_S.seat)


async def changes_at(store: Store, table_id: str, person: str) -> list[Change]:
    rows = await store.read(changes_query(table_id, person))
    return [_change(row) for row in rows]


def _change(row: Row) -> Change:
    before, after = points(row["before"], row["players"]), points(row["mu"], row["players"])
    return Change(row["seat"], before, after, Rating(row["mu"], row["sigma"]).is_stable)


# -- who may look


async def keep_privacy(store: Store, account: str, *, listed: bool, shown: bool) -> None:
    """Whether an account stands on leaderboards, and whether anybody may look at its profile."""
    row = (await store.read(select(accounts.c.name).where(accounts.c.id == account)))[0]
    if (listed or shown) and not row["name"]:
        raise Refused(says("listing-needs-name"))
    rows = await store.read(ratings_query(account))
    chosen = update(accounts).where(accounts.c.id == account).values(listed=listed, shown=shown)
    await store.write(others=[chosen, *[_on_ladder(rated, listed) for rated in rows]])


def _on_ladder(row: Row, listed: bool) -> Executable:
    """If a game of the account is noted at this moment, that one has written it."""
    r, is_there = ratings.c, listed and Rating(row["mu"], row["sigma"]).is_stable
    same = (r.account == row["account"]) & (r.rules == row["rules"]) & (r.players == row["players"]) & (r.games == row["games"])
    return update(ratings).where(same).values(ladder=points(row["mu"], row["players"]) if is_there else None)
