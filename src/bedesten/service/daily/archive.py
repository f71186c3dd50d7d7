"""The days that were, with one's own tries, and how many days in a row one has played."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Select, select

from bedesten.service.daily.days import DayDeal, day_deal_from
from bedesten.service.daily.ranking import PAGE, counts, ranks_of
from bedesten.service.schema import deals, tries
from bedesten.service.store import Row, Store


@dataclass(frozen=True)
class Past:
    """A day that is over: everybody may know its deal."""

    deal: DayDeal
    tries: int
    own: Row | None
    rank: int | None


def own_days_query(device: str) -> Select[Any]:
    """The days at which a device has a try that counts."""
    return (
        select(deals.c.day)
        .join(tries, tries.c.deal == deals.c.name)
        .where((tries.c.device == device) & tries.c.score.is_not(None))
    )


async def past_days(store: Store, device: str, now: int, page: int) -> list[Past]:
    """The newest first."""
    wanted = select(deals).where((deals.c.until <= now) & deals.c.day.is_not(None))
    rows = await store.read(wanted.order_by(deals.c.until.desc()).limit(PAGE).offset(PAGE * page))
    names = [row["name"] for row in rows]
    own = {
        row["deal"]: row for row in await store.read(select(tries).where((tries.c.device == device) & tries.c.deal.in_(names)))
    }
    tries_at, ranks = await counts(store, names), await ranks_of(store, [*own.values()])
    return [Past(day_deal_from(row), tries_at.get(row["name"], 0), own.get(row["name"]), ranks.get(row["name"])) for row in rows]


async def streak(store: Store, device: str, today: str) -> tuple[int, int]:
    """How many days in a row one has played, up to today or yesterday, and how many at most."""
    return runs({row["day"] for row in await store.read(own_days_query(device))}, today)


def runs(days: Iterable[str], today: str) -> tuple[int, int]:
    """
    >>> runs(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"], "2026-03-04")
    (1, 3)
    """
    played, last = sorted(date.fromisoformat(day) for day in days), date.fromisoformat(today)
    length, longest, before = 0, 0, date.min
    for day in played:
        length = length + 1 if day - before == timedelta(1) else 1
        longest, before = max(longest, length), day
    return (length if last - before <= timedelta(1) else 0), longest
