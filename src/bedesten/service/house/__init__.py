"""The house: opens tables, seats people and bots, takes answers, and tells everybody that a table has gone on.

Whatever happens is stored first and told afterwards. A seat belongs to a device; what is called
`device` here is a hash of its secret, which never gets this far.
Every change of a table has the table's next number: if two processes change it at once, the store lets exactly one through.

In reading order: subscribers.py, repository.py, announcements.py, entrance.py, new_tables.py, seat_changes.py, moves.py,
speech.py.
"""

from contextlib import AsyncExitStack
from typing import Self

from bedesten.service.attendance import Attendance
from bedesten.service.hours import now
from bedesten.service.house.announcements import Announcements
from bedesten.service.house.entrance import Entrance
from bedesten.service.house.moves import Moves
from bedesten.service.house.new_tables import TABLES_AT_ONCE, NewTables
from bedesten.service.house.repository import Repository
from bedesten.service.house.seat_changes import SeatChanges
from bedesten.service.house.speech import Speech
from bedesten.service.house.subscribers import Subscribers
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.store import Store


class House:
    """All tables. `async with House(store, redis_url) as house: …`"""

    def __init__(self, store: Store, redis_url: str | None = None, *, tables_at_once: int = TABLES_AT_ONCE) -> None:
        self.store, self.now = store, now
        self.attendance = Attendance(store)
        self.shared_counts = SharedCounts(redis_url, self.attendance)
        self.subscribers = Subscribers()
        self.tables = Repository(store, self.attendance, self.subscribers, self._time)
        self.announcements = Announcements(store, redis_url, self.tables, self.subscribers, self.attendance, self._time)
        announce = self.announcements.announce
        self.entrance = Entrance(self.tables, announce)
        self.new_tables = NewTables(store, self.attendance, self.entrance, self.tables, announce, self._time, tables_at_once)
        self.seats = SeatChanges(store, self.attendance, self.entrance, self.tables, self.announcements.bus, self._time)
        self.moves = Moves(self.entrance, self.tables, self.shared_counts, self._time)
        self.speech = Speech(store, self.entrance, self.tables, self.shared_counts, self._time)
        self._opened = AsyncExitStack()

    def _time(self) -> int:
        return self.now()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opened:
            for part in (self.attendance, self.shared_counts, self.announcements):
                await opened.enter_async_context(part)
            self._opened = opened.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._opened.aclose()
