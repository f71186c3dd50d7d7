"""What happens at a table at a certain time, unless something else happens before: done by the process that attends to it."""

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from heapq import heapify, heappop, heappush
from typing import Self

from bedesten.engine.errors import Refused
from bedesten.service.house import House
from bedesten.service.store import Unavailable
from bedesten.service.table import Table


class Alarms(ABC):
    """`async with` one of them: it rings at the next moment of any table; also of those that waited through a restart."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._next: list[tuple[int, str]] = []
        self._known: dict[str, int] = {}  # the moment that was last noted for a table
        self._changed = asyncio.Event()
        self._waiting: asyncio.Task[None] | None = None

    @abstractmethod
    def due(self, table: Table) -> int | None:
        """When it is time; None: never, as things stand, or not any more."""

    @abstractmethod
    async def ring(self, table_id: str) -> None:
        """It is time, if nothing has happened meanwhile. The same again is harmless."""

    async def __aenter__(self) -> Self:
        self.house.subscribers.listeners.append(self.note)
        await self.house.announcements.look_around()
        self._waiting = asyncio.create_task(self._wait(), name="alarms")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self.note)
        if self._waiting:
            self._waiting.cancel()
            with suppress(asyncio.CancelledError):
                await self._waiting

    def note(self, table: Table) -> None:
        """A table has gone on: when is it time there?"""
        table_id = table.id
        moment = self.due(table) if self.house.attendance.attends_to(table_id) else None
        if moment is None:
            self._known.pop(table_id, None)
        elif self._known.get(table_id) != moment:
            self._push(moment, table_id)
            if self._next[0][1] == table_id:
                self._changed.set()

    def _push(self, moment: int, table_id: str) -> None:
        self._known[table_id] = moment
        heappush(self._next, (moment, table_id))
        if len(self._next) > 2 * len(self._known) + 100:  # moments that have passed by without being needed
            self._next = [(end, one) for one, end in self._known.items()]
            heapify(self._next)

    async def _wait(self) -> None:
        while True:
            self._changed.clear()
            wait = (self._next[0][0] - self.house.now()) / 1000 if self._next else None
            if wait is None or wait > 0:
                with suppress(TimeoutError):  # not wait_for: it may overhear that the house closes
                    async with asyncio.timeout(wait):
                        await self._changed.wait()
            else:
                moment, table_id = heappop(self._next)
                if self._known.get(table_id) == moment:
                    await self._ring(table_id)

    async def _ring(self, table_id: str) -> None:
        if not self.house.attendance.is_sure:  # perhaps the house was closed, and there is more time
            self._push(self.house.now() + 1000, table_id)
            return
        self._known.pop(table_id, None)
        try:
            await self.ring(table_id)
            self.note(await self.house.tables.find(table_id))
        except Refused:
            return
        except Unavailable:  # the books cannot be reached: once more, a little later
            self._push(self.house.now() + 1000, table_id)
