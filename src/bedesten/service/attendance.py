"""Who attends to the tables. Every process that serves says again and again that it is there; from that the others know which
tables are left to them, and the next one how long the house was closed.

One process looks after a table: it thinks for its bots, and looks at its clock. Which one follows from the table and from who is
there, so nobody has to be asked. Should two believe that it is theirs, the store lets one through.
"""

import asyncio
import hashlib
import logging
from contextlib import suppress
from secrets import token_hex
from time import monotonic

from sqlalchemy import Update, delete, insert, select, text, update

from bedesten.service.hours import Hours, not_before, now
from bedesten.service.schema import closures, processes
from bedesten.service.store import Conflict, Row, Store, Unavailable

SIGN_OF_LIFE_INTERVAL = 2.0  # seconds between two signs of life
GONE_AFTER = 7_000  # milliseconds without one: the process is not there, and if there is no other, the house is closed
FORGOTTEN_AFTER = 3_600_000
LOOK_INTERVAL = 0.2  # seconds from one look at the signs of others to the next

log = logging.getLogger(__name__)


class Attendance:
    """`async with Attendance(store)`: this process is there."""

    def __init__(self, store: Store) -> None:
        self.store, self.id = store, token_hex(8)
        self.hours = Hours()
        self.others: list[str] = []
        self.changed = asyncio.Event()  # others have come or gone, or it was noticed that the house had been closed
        self._said: int | None = None  # when this process last said that it is there
        self._saying = asyncio.Lock()
        self._going_on: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Attendance":
        rows = await self.store.read(select(processes))
        not_before(_last_beat(rows))
        at = await self._closed_until_now(rows, GONE_AFTER if self._others_in(rows) else 0)
        await self.store.write(others=[insert(processes).values(id=self.id, beat=at, here=True)])
        self._said = at
        await self._look()
        self._going_on = asyncio.create_task(self._go_on(), name="attendance")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._going_on:
            self._going_on.cancel()
            with suppress(asyncio.CancelledError):
                await self._going_on
            with suppress(Unavailable):
                await self.store.write(others=[self._sign(now(), here=False)])

    def attends_to(self, table_id: str) -> bool:
        """Is a table left to this process?"""
        return not self.others or max([self.id, *self.others], key=lambda one: _lot(one, table_id)) == self.id

    @property
    def is_sure(self) -> bool:
        """Whether it is known how long the house has been closed, up to now."""
        return self._said is None or now() - self._said < GONE_AFTER

    async def say(self) -> None:
        """This process is there. Unavailable, if nothing can be written."""
        async with self._saying:
            rows = await self.store.read(select(processes))
            not_before(_last_beat(rows))
            at = await self._closed_until_now(rows, GONE_AFTER)
            await self.store.write(others=[self._sign(at), delete(processes).where(processes.c.beat < at - FORGOTTEN_AFTER)])
            self._said = at
        await self._look()

    async def is_written(self) -> bool:
        """Whether the books can be written, found out by writing."""
        try:
            if self._said is None or now() - self._said > 1000 or not self.store.is_up:
                await self.say()
        except Unavailable:
            return False
        return self.store.is_up

    def _sign(self, at: int, here: bool = True) -> Update:
        return update(processes).where(processes.c.id == self.id).values(beat=at, here=here)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(SIGN_OF_LIFE_INTERVAL)
            try:
                await self.say()
            except Unavailable:
                continue
            except Exception as error:
                log.error("this process couldn't announce itself", exc_info=error)

    def _others_in(self, rows: list[Row]) -> list[str]:
        """Who else is there. A file belongs to one process: whoever is still named there has not closed in order."""
        if self.store.is_sqlite:
            return []
        return sorted(row["id"] for row in rows if row["here"] and row["id"] != self.id and row["beat"] > now() - GONE_AFTER)

    async def _closed_until_now(self, rows: list[Row], gap: int) -> int:
        """If nobody has been there for so long, the house was closed. Several may notice, one of them writes it down."""
        at, last = now(), max(rows, key=lambda row: row["beat"], default=None)
        if last and at - last["beat"] > gap:
            seen = (processes.c.id == last["id"]) & (processes.c.beat == last["beat"])
            with suppress(Conflict):
                written = insert(closures).values(since=last["beat"], until=at)
                await self.store.write(others=[written], claims=[update(processes).where(seen).values(beat=at)])
        return at

    async def _look(self) -> None:
        """Who else is there, and when the house was closed."""
        before = self.others, self.hours.closed
        self.others = self._others_in(await self.store.read(select(processes)))
        for row in await self.store.read(select(closures).where(closures.c.until > self.hours.last).order_by(closures.c.until)):
            self.hours.close(row["since"], row["until"])
        if before != (self.others, self.hours.closed):
            self.changed.set()


async def is_attended(url: str) -> bool:
    """Whether a process says, in the books of a server, that it is there. They are looked at for as long as it may be silent,
    because its time need not be ours. They may be of an older version, without that page. A file tells by its lock, not by what
    stands in it."""
    store = Store(url)
    try:
        if store.is_sqlite or not (await store.read(text("select to_regclass('processes') as name")))[0]["name"]:
            return False
        signs = select(processes.c.id, processes.c.beat).where(processes.c.here).order_by(processes.c.id)
        first, until = await store.read(signs), monotonic() + GONE_AFTER / 1000
        while first and monotonic() < until:
            await asyncio.sleep(LOOK_INTERVAL)
            if await store.read(signs) != first:
                return True
        return False
    finally:
        await store.engine.dispose()


def _last_beat(rows: list[Row]) -> int:
    return max([row["beat"] for row in rows], default=0)


def _lot(process: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{process} {table_id}".encode(), digest_size=8).digest()
