"""Who hears of it when a table has gone on: sockets, with their devices, and the house itself."""

from asyncio import Event
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bedesten.service.table import Table


class Subscribers:
    """At each table. Without a device nobody looks on: the house itself waits."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Table], None]] = []  # hear of every table
        self.come_and_gone: set[str] = set()  # tables at which somebody has come or gone since that was last told
        self._at: dict[str, dict[Callable[[], None], str | None]] = defaultdict(dict)  # by table; with their devices

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._at

    def __iter__(self) -> Iterator[str]:
        """The tables that somebody waits for."""
        return iter([*self._at])

    @contextmanager
    def awaiting(self, table_id: str, wake: Callable[[], None], device: str | None = None) -> Iterator[None]:
        """`wake` is called whenever the table has gone on; it waits for nobody."""
        self._at[table_id][wake] = device
        self.come_and_gone.add(table_id)
        try:
            yield
        finally:
            del self._at[table_id][wake]
            if not self._at[table_id]:
                del self._at[table_id]
            self.come_and_gone.add(table_id)

    @asynccontextmanager
    async def noticing(self, table_id: str, device: str | None = None) -> AsyncIterator[Event]:
        """An event that is set whenever the table has gone on."""
        changed = Event()
        with self.awaiting(table_id, changed.set, device):
            yield changed

    def wake(self, table: Table) -> None:
        """Those who are not asked come first: how long it takes to write a question down depends on the hand of whoever is."""
        waiting, asked = self._at.get(table.id, {}), _device_asked(table)
        for wake in [*[one for one in waiting if waiting[one] != asked], *[one for one in waiting if waiting[one] == asked]]:
            wake()
        for listener in self.listeners:
            listener(table)

    def there(self, table: Table) -> tuple[frozenset[int], int]:
        """Through this process: the seats whose people look at the table, and how many look on without a seat."""
        devices = [device for device in self._at.get(table.id, {}).values() if device is not None]
        if not devices:
            return frozenset(), 0
        people = frozenset(i for i, seat in enumerate(table.seats) if seat.token in devices)
        at_table = {seat.token for seat in table.seats}
        spectators = sum([device not in at_table for device in devices])
        if table.settings.premoves:  # an answer may have been given beforehand: by who is there it would show
            return frozenset(), spectators
        return people, spectators


def _device_asked(table: Table) -> str | None:
    seat = table.to_act()
    return None if seat is None else table.seats[seat].token
