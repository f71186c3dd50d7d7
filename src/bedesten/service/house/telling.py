"""Telling everybody that a table has gone on: sockets, clocks, bots, and other processes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from secrets import token_hex
from typing import Self

from bedesten.service import table as kinds
from bedesten.service.bus import Bus
from bedesten.service.errors import Unknown
from bedesten.service.house.tables import Tables
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Table

AGAIN, FORGOTTEN = 60, 150  # seconds until the number of spectators is told again, and until it counts no longer


class Telling(Tables):
    """Whatever happens is stored first and told afterwards."""

    def __init__(self, store: Store, redis_url: str | None = None) -> None:
        super().__init__(store)
        self.bus = Bus(redis_url, self._heard, self._missed)
        self.listeners: list[Callable[[Table], None]] = []  # hear of every table that has gone on
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

    def _announce(self, table: Table) -> None:
        """This process knows already what has happened; the others hear that something has. Waits for nobody."""
        spectators = self._spectators_here(table)
        self._hear_of_spectators(table, self._id, spectators)
        self._wake(table)
        self.bus.tell(f"{table.id} {table.seq} {self._id} {spectators}")

    async def _heard(self, message: str) -> None:
        """Another process says that a table has gone on. If the database is away, the bus says it again later."""
        table_id, _, house, spectators = message.split(" ")
        if table := self._tables.get(table_id):
            table.is_behind = True
            self._hear_of_spectators(table, house, int(spectators))
        with suppress(Unknown):
            self._wake(await self.table(table_id))

    async def _missed(self) -> None:
        """Other processes may have said something that was not heard: look at every table that somebody waits for."""
        for table in list(self._tables.values()):
            table.is_behind = True
            if table.stage == kinds.PLAYING or table.id in self._watchers:
                with suppress(Unavailable):  # whoever looks at it next tries again
                    self._wake(await self.table(table.id))

    def _wake(self, table: Table) -> None:
        """Those who are not asked come first: how long it takes to write a question down depends on the hand of whoever is."""
        watchers, asked = self._watchers.get(table.id, {}), _device_asked(table)
        for wake in [*[one for one in watchers if watchers[one] != asked], *[one for one in watchers if watchers[one] == asked]]:
            wake()
        for listener in self.listeners:
            listener(table)

    @contextmanager
    def woken(self, table_id: str, wake: Callable[[], None], device: str | None = None) -> Iterator[None]:
        """`wake` is called whenever the table has gone on; it waits for nobody. Without a device nobody looks on: the house
        itself waits."""
        self._watchers[table_id][wake] = device
        self._come_and_gone.add(table_id)
        try:
            yield
        finally:
            del self._watchers[table_id][wake]
            if not self._watchers[table_id]:
                del self._watchers[table_id]
            self._come_and_gone.add(table_id)

    @asynccontextmanager
    async def watching(self, table_id: str, device: str | None = None) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table has gone on."""
        changed = asyncio.Event()
        with self.woken(table_id, changed.set, device):
            yield changed

    # -- how many look on

    def _spectators_here(self, table: Table) -> int:
        """Those without a seat who watch the table through this process."""
        known = {None, *[seat.token for seat in table.seats]}
        return sum([device not in known for device in self._watchers.get(table.id, {}).values()])

    def _hear_of_spectators(self, table: Table, house: str, number: int) -> None:
        """A process that has not told its number for long is no more."""
        before, at = table.spectators, self.now()
        if not number and not before:
            return
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
                    self._announce(table)


def _device_asked(table: Table) -> str | None:
    seat = table.to_act()
    return None if seat is None else table.seats[seat].token
