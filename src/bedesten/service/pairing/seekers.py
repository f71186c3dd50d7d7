"""Those who wait, in the database: one row for each person, so that nobody waits twice. Whoever plays live is there as long as
the lease of the row is renewed; whoever plays over days need not be."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.errors import TooMuch
from bedesten.service.pairing.matching import Seeker
from bedesten.service.pairing.wishes import LIVE, PairingWish
from bedesten.service.store import Conflict, Row, Store

SECOND, DAY = 1000, 24 * 3600 * 1000
LEASE = 15 * SECOND  # for which somebody is there who said so
DAYS_LEASE = 14 * DAY
FORGOTTEN_AFTER = 60 * SECOND  # of whoever is not there any more, or has got a table; until then one may come back
MOST_SEEKERS, MOST_FROM_ADDRESS = 5000, 20
MOST_AT_ONCE = 1000  # who are looked at in one go, the first to come first

S = schema.seekers


def is_idle() -> ColumnElement[bool]:
    """Waits, and belongs to no party."""
    return S.c.party.is_(None) & S.c.table_id.is_(None)


class Seekers:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Row | None:
        rows = await self._store.read(select(S).where(S.c.person == person))
        return rows[0] if rows else None

    async def join(self, person: str, name: str, wish: PairingWish, origin: str | None, now: int) -> None:
        """Wait, or wait for something else. Refused, if the person is at a game that is about to begin."""
        found = await self.of(person)
        if found and found["barred_until"] > now:
            wait = -(-(found["barred_until"] - now) // SECOND)
            raise TooMuch(says("pairing-missed"), says("again-seconds", seconds=wait), wait=wait)
        if not found:
            await self._check_room(origin)
        values = _values(name, wish, origin, now)
        try:
            if found:
                is_free = S.c.party.is_(None) | S.c.table_id.is_not(None)
                await self._store.write(claims=[update(S).where((S.c.person == person) & is_free).values(**values)])
            else:
                await self._store.write(others=[insert(S).values(person=person, **values)])
        except Conflict:
            raise Refused(says("pairing-found")) from None

    async def _check_room(self, origin: str | None) -> None:
        """There is an end to how many can wait, and to how many from one address."""
        count = select(func.count().label("n")).select_from(S)
        if origin and (await self._store.read(count.where(S.c.origin == origin)))[0]["n"] >= MOST_FROM_ADDRESS:
            raise TooMuch(says("pairing-full"))
        if (await self._store.read(count))[0]["n"] >= MOST_SEEKERS:
            raise TooMuch(says("pairing-full"))

    async def renew(self, people: Collection[str], now: int) -> None:
        """They are there."""
        where = S.c.person.in_(people) & S.c.pace.in_(LIVE) & S.c.table_id.is_(None) & (S.c.barred_until == 0)
        await self._store.write(others=[update(S).where(where).values(there_until=now + LEASE)])

    async def go(self, person: str, now: int) -> None:
        """The page was closed: nobody is matched with the person from now on, who may come back."""
        where = (S.c.person == person) & S.c.pace.in_(LIVE) & S.c.table_id.is_(None) & (S.c.there_until > now)
        await self._store.write(others=[update(S).where(where).values(there_until=now)])

    async def waiting(self, now: int) -> list[Seeker]:
        wanted = is_idle() & (S.c.there_until > now) & (S.c.barred_until <= now)
        rows = await self._store.read(select(S).where(wanted).order_by(S.c.since).limit(MOST_AT_ONCE))
        return [Seeker(row["person"], wish_in(row), row["since"]) for row in rows]

    async def forget(self, now: int) -> None:
        """Those who have gone, or play."""
        is_over = (
            (S.c.there_until <= now - FORGOTTEN_AFTER)
            & (S.c.barred_until <= now)
            & (S.c.party.is_(None) | S.c.table_id.is_not(None))
        )
        if await self._store.read(select(S.c.person).where(is_over).limit(1)):
            await self._store.write(others=[delete(S).where(is_over)])


def wish_in(row: Row) -> PairingWish:
    return PairingWish(row["pace"], row["rules"], row["players"], row["bot"], row["bots_after"])


def _values(name: str, wish: PairingWish, origin: str | None, now: int) -> dict[str, Any]:
    """Of a row that begins to wait."""
    lease = LEASE if wish.pace in LIVE else DAYS_LEASE
    at_first = {"party": None, "is_confirmed": False, "table_id": None, "barred_until": 0}
    return {**msgspec.structs.asdict(wish), "name": name, "origin": origin, "since": now, "there_until": now + lease, **at_first}
