"""Telling everybody that a table has gone on: sockets, clocks, bots, and other processes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from secrets import token_hex
from typing import Self

from bedesten.service import table as kinds
from bedesten.service.bus import Bus
from bedesten.service.house.tables import Tables
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Table, seat_of

AGAIN, FORGOTTEN = 60, 150  # seconds until the number of spectators is told again, and until it counts no longer


class Telling(Tables):
    """Whatever happens is stored first and told afterwards."""

    def __init__(self, store: Store, redis_url: str | None = None) -> None:
        super().__init__(store)
        self.bus = Bus(redis_url, self._heard, self._missed)
        self.listeners: list[Callable[[str], Awaitable[None]]] = []  # hear of every table that has gone on
        self._id = token_hex(4)  # by which a process knows its own announcements
        self._come_and_gone: set[str] = set()  # tables whose spectators are to be counted
        self._counting: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.bus.__aenter__()
        self._counting = asyncio.create_task(self._tell_of_spectators(), name="spectators")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._counting:
            self._counting.cancel()
        await self.bus.__aexit__()

    # -- that a table has gone on

    async def _announce(self, table: Table) -> None:
        await self.bus.announce(f"{table.id} {table.seq} {self._id} {self._spectators_here(table)}")

    async def _heard(self, message: str) -> None:
        """A table has gone on. What this process has stored itself it knows already. If the database is away, the bus says it
        again later."""
        table_id, seq, house, spectators = message.split(" ")
        table = self._tables.get(table_id)
        if table and (house != self._id or table.seq < int(seq)):
            table.is_behind = True
        if table:
            self._hear_of_spectators(table, house, int(spectators))
        await self._tell(table_id)

    async def _missed(self) -> None:
        """Other processes may have said something that was not heard: look at every table that somebody waits for."""
        for table in list(self._tables.values()):
            table.is_behind = True
            if table.stage == kinds.PLAYING or table.id in self._watchers:
                with suppress(Unavailable):  # whoever looks at it next tries again
                    await self._tell(table.id)

    async def _tell(self, table_id: str) -> None:
        if table_id in self._tables:
            await self.table(table_id)
        for wake in list(self._watchers.get(table_id, ())):
            wake()
        for listener in list(self.listeners):
            await listener(table_id)

    @asynccontextmanager
    async def watching(self, table_id: str, device: str | None = None) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table has gone on. Without a device nobody looks on: the house itself waits."""
        changed = asyncio.Event()
        self._watchers[table_id][changed.set] = device
        self._come_and_gone.add(table_id)
        try:
            yield changed
        finally:
            del self._watchers[table_id][changed.set]
            if not self._watchers[table_id]:
                del self._watchers[table_id]
            self._come_and_gone.add(table_id)

    # -- how many look on

    def _spectators_here(self, table: Table) -> int:
        """Those without a seat who watch the table through this process."""
        devices = self._watchers.get(table.id, {}).values()
        return sum(device is not None and not seat_of(table, device) for device in devices)

    def _hear_of_spectators(self, table: Table, house: str, number: int) -> None:
        """A process that has not told its number for long is no more."""
        before, at = table.spectators, self.now()
        table.watching[house] = number, at
        table.watching = {one: told for one, told in table.watching.items() if told[0] and told[1] > at - 1000 * FORGOTTEN}
        if table.spectators != before:
            table.told.goes_on()

    async def _tell_of_spectators(self) -> None:
        """Where their number has changed; once a second, because many may come together. And now and then wherever there are
        any, so that the others know that this process is still there."""
        for second in count(1):
            await asyncio.sleep(1)
            is_time = second % AGAIN == 0
            looked_at, self._come_and_gone = [*self._watchers] if is_time else [*self._come_and_gone], set()
            for table in [self._tables[one] for one in looked_at if one in self._tables]:
                number, (told, _) = self._spectators_here(table), table.watching.get(self._id, (0, 0))
                if number != told or (is_time and number):
                    await self._announce(table)
