"""Telling everybody that a table has gone on: sockets, clocks, bots, and other processes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Self

from bedesten.service import table as kinds
from bedesten.service.bus import Bus
from bedesten.service.house.tables import Tables
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Table


class Telling(Tables):
    """Whatever happens is stored first and told afterwards."""

    def __init__(self, store: Store, redis_url: str | None = None) -> None:
        super().__init__(store)
        self.bus = Bus(redis_url, self._heard, self._missed)
        self.listeners: list[Callable[[str], Awaitable[None]]] = []  # hear of every table that has gone on
        self._id = token_hex(4)  # by which a process knows its own announcements

    async def __aenter__(self) -> Self:
        await self.bus.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.__aexit__()

    async def _announce(self, table: Table) -> None:
        await self.bus.announce(f"{table.id} {table.seq} {self._id}")

    async def _heard(self, message: str) -> None:
        """A table has gone on. What this process has stored itself it knows already. If the database is away, the bus says it
        again later."""
        table_id, seq, house = message.split(" ")
        table = self._tables.get(table_id)
        if table and (house != self._id or table.seq < int(seq)):
            table.is_behind = True
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
    async def watching(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table has gone on."""
        changed = asyncio.Event()
        self._watchers[table_id].add(changed.set)
        try:
            yield changed
        finally:
            self._watchers[table_id].discard(changed.set)
            if not self._watchers[table_id]:
                del self._watchers[table_id]
