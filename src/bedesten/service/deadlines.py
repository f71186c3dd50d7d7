"""The house looks at the clock: when somebody has no time left, a bot takes the seat; when all have been ready for as long as
was agreed, the game begins.

When a player's time for a move is over, it plays there until the player takes the seat back; when the time for the game is
used up, for good.
"""

import asyncio
from contextlib import suppress
from heapq import heapify, heappop, heappush

from bedesten.engine.errors import Refused
from bedesten.service.house import House
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale, Table


class Deadlines:
    """`async with Deadlines(house)`: wakes at the next deadline of any table; also of those that waited through a restart."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._next: list[tuple[int, str]] = []
        self._known: dict[str, int] = {}  # the deadline that was last noted for a table
        self._changed = asyncio.Event()
        self._waiting: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Deadlines":
        self.house.subscribers.listeners.append(self.note)
        await self.house.announcements.look_around()
        self._waiting = asyncio.create_task(self._wait(), name="clocks")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self.note)
        if self._waiting:
            self._waiting.cancel()
            with suppress(asyncio.CancelledError):
                await self._waiting

    def note(self, table: Table) -> None:
        """A table has gone on: look when its time is up."""
        table_id = table.id
        deadline = table.begins or table.deadline() if self.house.attendance.attends_to(table_id) else None
        if deadline is None:
            self._known.pop(table_id, None)
        elif self._known.get(table_id) != deadline:
            self._push(deadline, table_id)
            if self._next[0][1] == table_id:
                self._changed.set()

    def _push(self, deadline: int, table_id: str) -> None:
        self._known[table_id] = deadline
        heappush(self._next, (deadline, table_id))
        if len(self._next) > 2 * len(self._known) + 100:  # deadlines that have passed by without being needed
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
                deadline, table_id = heappop(self._next)
                if self._known.get(table_id) == deadline:
                    await self._ring(table_id)

    async def _ring(self, table_id: str) -> None:
        if not self.house.attendance.is_sure:  # perhaps the house was closed, and there is more time
            self._push(self.house.now() + 1000, table_id)
            return
        self._known.pop(table_id, None)
        try:
            with suppress(Refused, Stale):  # something happened at the same moment, perhaps in another process
                await self.house.seats.begin(table_id)
                await self.house.seats.time_is_up(table_id)
            self.note(await self.house.tables.find(table_id))
        except Refused:
            return
        except Unavailable:  # the books cannot be reached: once more, a little later
            self._push(self.house.now() + 1000, table_id)
