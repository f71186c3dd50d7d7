"""Leaderboards: of a rule set and a number of players, those whose rating is stable and who want to stand there."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select

from bedesten.service.ratings.scale import GAMES_TO_TELL, Rating, points
from bedesten.service.schema import accounts, ratings
from bedesten.service.store import Row, Store

PAGE = 50
USUAL_POOL = "base", 3

_R = ratings.c


@dataclass(frozen=True)
class Listed:
    """Somebody on a leaderboard; whoever is equal shares a rank."""

    rank: int
    name: str
    points: int
    games: int
    is_shown: bool  # anybody may look at the profile
    is_own: bool


@dataclass(frozen=True)
class OwnRating:
    """Points are told after a few games; they are provisional until they are stable."""

    rules: str
    players: int
    games: int
    points: int | None
    is_stable: bool
    told_after: int  # so many games
    rank: int | None  # on the leaderboard, if one stands there


def page_query(rules: str, players: int, page: int) -> Select[Any]:
    told = _R.account, _R.games, _R.ladder, accounts.c.name, accounts.c.shown
    wanted = select(*told).join(accounts, accounts.c.id == _R.account)
    wanted = wanted.where((_R.rules == rules) & (_R.players == players) & _R.ladder.is_not(None))
    wanted = wanted.where(accounts.c.listed & accounts.c.blocked.is_(None))  # also at the moment at which somebody leaves it
    return wanted.order_by(_R.ladder.desc(), _R.account.desc()).limit(PAGE).offset(PAGE * page)


def count_query(rules: str, players: int, above: int | None = None) -> Select[Any]:
    """How many stand there, or how many above so many points."""
    wanted = (_R.rules == rules) & (_R.players == players) & _R.ladder.is_not(None)
    return select(func.count().label("n")).where(wanted if above is None else wanted & (_R.ladder > above))


def ratings_query(account: str) -> Select[Any]:
    return select(ratings).where(_R.account == account).order_by(_R.games.desc(), _R.rules, _R.players)


async def count(store: Store, rules: str, players: int, above: int | None = None) -> int:
    return int((await store.read(count_query(rules, players, above)))[0]["n"])


async def page_of(store: Store, rules: str, players: int, page: int, account: str | None) -> list[Listed]:
    found: list[Listed] = []
    for row in await store.read(page_query(rules, players, page)):
        is_equal = bool(found) and found[-1].points == row["ladder"]
        rank = found[-1].rank if is_equal else 1 + PAGE * page + len(found) if found else await _rank(store, rules, players, row)
        told = row["name"], row["ladder"], row["games"], row["shown"]
        found.append(Listed(rank, *told, is_own=row["account"] == account))
    return found


async def _rank(store: Store, rules: str, players: int, row: Row) -> int:
    return 1 + await count(store, rules, players, row["ladder"])


async def ratings_of(store: Store, account: str) -> list[OwnRating]:
    """Those in which one has played most first."""
    return [own_rating(row) for row in await store.read(ratings_query(account))]


async def pool_of(store: Store, account: str | None) -> tuple[str, int]:
    """The rule set and the number of players with which somebody has played most rated games; or the usual ones."""
    rows = await store.read(ratings_query(account).limit(1)) if account else []
    return (rows[0]["rules"], rows[0]["players"]) if rows else USUAL_POOL


async def wants_to_be_listed(store: Store, account: str) -> bool:
    rows = await store.read(select(accounts.c.listed).where(accounts.c.id == account))
    return bool(rows and rows[0]["listed"])


async def own_place(store: Store, account: str, rules: str, players: int) -> OwnRating:
    wanted = ratings_query(account).where((_R.rules == rules) & (_R.players == players))
    rows = await store.read(wanted)
    if not rows:
        return OwnRating(rules, players, 0, None, False, GAMES_TO_TELL, None)
    on_ladder = rows[0]["ladder"] is not None
    return own_rating(rows[0], await _rank(store, rules, players, rows[0]) if on_ladder else None)


def own_rating(row: Row, rank: int | None = None) -> OwnRating:
    told = points(row["mu"], row["players"]) if row["games"] >= GAMES_TO_TELL else None
    is_stable = Rating(row["mu"], row["sigma"]).is_stable
    return OwnRating(row["rules"], row["players"], row["games"], told, is_stable, GAMES_TO_TELL, rank)
