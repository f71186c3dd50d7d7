"""What a rated game has done to ratings: of those who stand on leaderboards, and of oneself."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select

from bedesten.service.ratings.scale import GAMES_TO_TELL, Rating, points
from bedesten.service.schema import accounts, endings, results
from bedesten.service.store import Row, Store

_S = results.c


@dataclass(frozen=True)
class Change:
    seat: int
    before: int | None  # not told yet then
    points: int
    is_stable: bool


@dataclass(frozen=True)
class Changes:
    """`games`: which rated game of one's own it was, by these rules with so many players."""

    is_noted: bool  # it takes a moment after the end
    games: int | None
    told: list[Change]


def changes_query(table_id: str, person: str) -> Select[Any]:
    """Of those who stand on leaderboards, and of oneself."""
    wanted = select(results).join(accounts, accounts.c.id == _S.person).where(_S.table_id == table_id)
    return wanted.where((_S.person == person) | (accounts.c.listed & accounts.c.blocked.is_(None))).order_by(_S.seat)


async def changes_at(store: Store, table_id: str, person: str) -> Changes:
    """Of a game that is over."""
    waits = await store.read(select(endings.c.table_id).where(endings.c.table_id == table_id))
    rows = await store.read(changes_query(table_id, person))
    games = next((row["nth"] for row in rows if row["person"] == person), None)
    return Changes(not waits, games, [_change(row) for row in rows if is_told(row)])


def is_told(row: Row) -> bool:
    """Is the rating after a game told?"""
    return row["mu"] is not None and row["nth"] >= GAMES_TO_TELL


def _change(row: Row) -> Change:
    before = points(row["before"], row["players"]) if row["nth"] > GAMES_TO_TELL else None
    return Change(row["seat"], before, points(row["mu"], row["players"]), Rating(row["mu"], row["sigma"]).is_stable)
