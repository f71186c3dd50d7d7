"""The ranking of a deal: by rounds, then rubies, then lira. Who is equal in all shares a rank."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select

from bedesten.service.schema import accounts, seats, tries
from bedesten.service.store import Row, Store

PAGE = 50
FRIENDS = 3  # that one is compared with


@dataclass(frozen=True)
class Ranked:
    rank: int
    name: str
    is_guest: bool  # nobody has proved to be the same as before
    rounds: int
    rubies: int
    lira: int
    is_own: bool
    table: str


def page_query(deal: str, page: int) -> Select[Any]:
    return select(tries).where(_counts(deal)).order_by(tries.c.score, tries.c.ended).limit(PAGE).offset(PAGE * page)


def better_query(deal: str, score: int) -> Select[Any]:
    """How many are better."""
    return select(func.count().label("n")).where(_counts(deal) & (tries.c.score < score))


def count_query(deal: str) -> Select[Any]:
    return select(func.count().label("n")).where(_counts(deal))


def counts_query(deals: Sequence[str]) -> Select[Any]:
    counted = tries.c.deal.in_(deals) & tries.c.score.is_not(None)
    return select(tries.c.deal, func.count().label("n")).where(counted).group_by(tries.c.deal)


def ranks_query(tables: Sequence[str]) -> Select[Any]:
    """Of tries that count, by the tables at which they were played."""
    better = tries.alias()
    above = select(func.count()).where((better.c.deal == tries.c.deal) & (better.c.score < tries.c.score)).scalar_subquery()
    return select(tries.c.deal, (above + 1).label("rank")).where(tries.c.table_id.in_(tables) & tries.c.score.is_not(None))


def _counts(deal: str) -> ColumnElement[bool]:
    return (tries.c.deal == deal) & tries.c.score.is_not(None)


async def count(store: Store, deal: str) -> int:
    return int((await store.read(count_query(deal)))[0]["n"])


async def counts(store: Store, deals: Sequence[str]) -> dict[str, int]:
    """How many tries count at each of several deals."""
    return {row["deal"]: row["n"] for row in await store.read(counts_query(deals))}


async def ranks_of(store: Store, rows: Sequence[Row]) -> dict[str, int]:
    """Of tries at different deals, by the deal; those that do not count have none."""
    return {row["deal"]: row["rank"] for row in await store.read(ranks_query([row["table_id"] for row in rows]))}


async def rank_of(store: Store, row: Row) -> int | None:
    """Of a try; None, if it does not count."""
    if row["score"] is None:
        return None
    return 1 + int((await store.read(better_query(row["deal"], row["score"])))[0]["n"])


async def page_of(store: Store, deal: str, page: int, device: str) -> list[Ranked]:
    rows = await store.read(page_query(deal, page))
    people = await _with_accounts(store, rows)
    found: list[Ranked] = []
    for i, row in enumerate(rows):
        is_equal = i > 0 and row["score"] == rows[i - 1]["score"]
        rank = found[-1].rank if is_equal else 1 + PAGE * page + i if i else await rank_of(store, row) or 1
        found.append(_ranked(row, rank, device, is_guest=row["device"] not in people))
    return found


async def company_of(store: Store, deal: str, device: str) -> list[Ranked]:
    """Those with whom one has sat at a table, as they stand in the ranking."""
    rows = await store.read(company_query(deal, device))
    people = await _with_accounts(store, rows)
    return [_ranked(row, await rank_of(store, row) or 1, device, is_guest=row["device"] not in people) for row in rows]


async def _with_accounts(store: Store, rows: Sequence[Row]) -> set[str]:
    """Which of those who have tried the deal are not guests."""
    known = await store.read(select(accounts.c.id).where(accounts.c.id.in_([row["device"] for row in rows])))
    return {row["id"] for row in known}


def _ranked(row: Row, rank: int, device: str, *, is_guest: bool) -> Ranked:
    numbers = row["rounds"], row["rubies"], row["lira"]
    return Ranked(rank, row["name"], is_guest, *numbers, row["device"] == device, row["table_id"])


async def best_of(store: Store, deal: str) -> Row | None:
    rows = await store.read(page_query(deal, 0).limit(1))
    return rows[0] if rows else None


def company_query(deal: str, device: str) -> Select[Any]:
    """The tries of those with whom one has sat at a table, the best first."""
    mine = seats.alias()
    company = select(seats.c.token).join(mine, mine.c.table_id == seats.c.table_id)
    known = company.where((mine.c.token == device) & seats.c.token.is_not(None) & (seats.c.token != device))
    return page_query(deal, 0).where(tries.c.device.in_(known))


def chosen_query(deal: str, table: str) -> Select[Any]:
    """The try that was played at a table."""
    return select(tries).where(_counts(deal) & (tries.c.table_id == table))
