"""Telling everybody that a table has gone on: sockets, clocks, bots, and other processes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from secrets import token_hex
from typing import Self

from bedesten.engine.errors import Refused
from bedesten.service.bus import Bus
from bedesten.service.house.repository import Repository
from bedesten.service.notices import Notices
from bedesten.service.presence import PROCESS_FORGOTTEN, Reminder
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Table

PRESENCE_INTERVAL = 60  # seconds until who is there is told again
PROGRESS_INTERVAL = 5.0  # seconds until a process looks by itself how far the tables have come

log = logging.getLogger(__name__)


class Announcements(Repository):
    """Whatever happens is stored first and told afterwards."""

    def __init__(self, store: Store, redis_url: str | None = None) -> None:
        super().__init__(store, redis_url)
        self.bus = Bus(redis_url, self._heard, self._missed)
        self.notices = Notices(store, self._heard, self._look)
        self.listeners: list[Callable[[Table], None]] = []  # hear of every table that has gone on
        self._id = token_hex(4)  # by which a process knows its own announcements
        self._come_and_gone: set[str] = set()  # tables whose spectators are to be counted
        self._looked: dict[str, tuple[int, int]] = {}  # how far tables had come when they were last looked at
        self._looking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._opened = AsyncExitStack()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opened:
            for part in (self.attendance, self.notices, self.bus, self.shared_counts):
                await opened.enter_async_context(part)
            self._tasks = [asyncio.create_task(self._tell_of_spectators(), name="spectators")]
            self._tasks.append(asyncio.create_task(self._look_on(), name="looking"))
            self._opened = opened.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._opened.aclose()

    @property
    def is_in_touch(self) -> bool:
        """Does this process hear the others, and they this one?"""
        return self.bus.is_up and self.notices.is_up

    # -- that a table has gone on

    def _announce(self, table: Table) -> None:
        """This process knows already what has happened; the others hear that something has. Waits for nobody."""
        spectators, people = self._spectators_here(table), self._people_here(table)
        self._hear_of_people(table, self._id, people)
        self._hear_of_spectators(table, self._id, spectators)
        self._wake(table)
        self._keep_snapshot(table)
        there = f"{spectators} {','.join(map(str, sorted(people)))} {_written(table.reminder())}"
        self.bus.tell(f"{table.id} {table.seq} {table.last_said} {self._id} {there}")

    async def _heard(self, message: str) -> None:
        """Another process says that a table has gone on. If the database is away, it is heard again later."""
        table_id, seq, said, house, *there = message.split(" ")
        table = self._tables.get(table_id)
        if table and there:
            people = {int(seat) for seat in ",".join(there[1:]).split(",") if seat}
            has_people, has_spectators, is_reminded = (
                self._hear_of_people(table, house, people),
                self._hear_of_spectators(table, house, int(there[0])),
                self._hear_of_reminder(table, *there[2:]),
            )
            if has_people or has_spectators or is_reminded:
                self._wake(table)
        await self._gone_on(table_id, int(seq), int(said), is_own=house == self.store.id)

    async def _gone_on(self, table_id: str, seq: int, said: int, is_own: bool = False) -> None:
        """A table has come so far. It is read, if somebody waits for it here, or if it is left to this process."""
        table = self._tables.get(table_id)
        if is_own and not table:
            return  # it is being opened here
        if table:
            is_known = is_own or (table.seq >= seq and table.last_said >= said)
            if is_known and not table.is_behind:
                return
            table.is_behind = True
        if self.attendance.keeps(table_id) or table_id in self._subscribers:
            with suppress(Refused):
                await self.table(table_id)

    async def _catch_up(self, table: Table) -> None:
        """Whoever waits for the table hears of what was new, for whatever reason it was read."""
        before = table.changes
        await super()._catch_up(table)
        if table.changes != before:
            self._wake(table)

    # -- what was not heard

    async def _missed(self) -> None:
        """Nor is it known who was there meanwhile."""
        for table in self._tables.values():
            table.presence.begins_anew(self.now())
        await self._look()

    async def look_around(self) -> None:
        """Let all who listen hear of every table that is left to this process, also of those that waited through a restart."""
        self._look_anew()
        await self._look()

    async def _look_on(self) -> None:
        """Again and again, and whenever a process has come or gone: a message may be lost in more ways than one thinks of."""
        attendance = self.attendance
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(None if self.store.is_sqlite else PROGRESS_INTERVAL):
                    await attendance.changed.wait()
            if attendance.changed.is_set():
                attendance.changed.clear()
                self._look_anew()
            try:
                await self._look()
            except Unavailable:
                await asyncio.sleep(1)
                attendance.changed.set()
            except Exception as error:
                log.error("it could not be looked up how far the tables have come", exc_info=error)
                await asyncio.sleep(PROGRESS_INTERVAL)

    def _look_anew(self) -> None:
        """Other tables are left to this process now, or the house was closed and there is more time."""
        self._looked.clear()
        for table in list(self._tables.values()):
            if table.clock:
                table.goes_on()
            self._wake(table)

    async def _look(self) -> None:
        """How far every table has come that somebody waits for, or that is left to this process."""
        async with self._looking:
            for table_id, seq, said in await self.progress([one for one in self._subscribers if one in self._tables]):
                if self._looked.get(table_id) != (seq, said):
                    await self._gone_on(table_id, seq, said)
                    self._looked[table_id] = seq, said

    def _wake(self, table: Table) -> None:
        """Those who are not asked come first: how long it takes to write a question down depends on the hand of whoever is."""
        watchers, asked = self._subscribers.get(table.id, {}), _device_asked(table)
        for wake in [*[one for one in watchers if watchers[one] != asked], *[one for one in watchers if watchers[one] == asked]]:
            wake()
        for listener in self.listeners:
            listener(table)

    @contextmanager
    def subscribed(self, table_id: str, wake: Callable[[], None], device: str | None = None) -> Iterator[None]:
        """`wake` is called whenever the table has gone on; it waits for nobody. Without a device nobody looks on: the house
        itself waits."""
        self._subscribers[table_id][wake] = device
        self._come_and_gone.add(table_id)
        try:
            yield
        finally:
            del self._subscribers[table_id][wake]
            if not self._subscribers[table_id]:
                del self._subscribers[table_id]
            self._come_and_gone.add(table_id)

    @asynccontextmanager
    async def noticing(self, table_id: str, device: str | None = None) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table has gone on."""
        changed = asyncio.Event()
        with self.subscribed(table_id, changed.set, device):
            yield changed

    # -- who is there, and how many look on

    def _people_here(self, table: Table) -> set[int]:
        """The seats whose people look at the table through this process."""
        devices = {*self._subscribers.get(table.id, {}).values(), None} - {None}
        return {i for i, seat in enumerate(table.seats) if seat.token in devices} if devices else set()

    def _hear_of_people(self, table: Table, house: str, people: set[int]) -> bool:
        """Has somebody come or gone?"""
        is_news = table.presence.hear(house, people, self.now())
        if is_news:
            table.goes_on()
        return is_news

    def _hear_of_reminder(self, table: Table, told: str = "") -> bool:
        """Was somebody reminded in another process? An older one says nothing of it."""
        is_news = bool(told) and table.presence.remind(Reminder(*map(int, told.split(","))))
        if is_news:
            table.goes_on()
        return is_news

    def _spectators_here(self, table: Table) -> int:
        """Those without a seat who watch the table through this process."""
        known = {None, *[seat.token for seat in table.seats]}
        return sum([device not in known for device in self._subscribers.get(table.id, {}).values()])

    def _hear_of_spectators(self, table: Table, house: str, number: int) -> bool:
        """Whether their number has changed. A process that has not told its number for long is no more."""
        before, at = table.spectators, self.now()
        if not number and not before:
            return False
        table.spectators_by_process[house] = number, at
        table.spectators_by_process = {
            one: told for one, told in table.spectators_by_process.items() if told[0] and told[1] > at - 1000 * PROCESS_FORGOTTEN
        }
        has_changed = table.spectators != before
        if has_changed:
            table.goes_on()
        return has_changed

    async def _tell_of_spectators(self) -> None:
        """Where somebody has come or gone; once a second, because many may come together. And now and then wherever there are
        any, so that the others know that this process is still there."""
        for second in count(1):
            await asyncio.sleep(1)
            is_time = second % PRESENCE_INTERVAL == 0
            looked_at, self._come_and_gone = [*self._subscribers] if is_time else [*self._come_and_gone], set()
            for table in [self._tables[one] for one in looked_at if one in self._tables]:
                number, (told, _) = self._spectators_here(table), table.spectators_by_process.get(self._id, (0, 0))
                people, were = self._people_here(table), table.presence.told_by(self._id)
                if number != told or people != were or (is_time and (number or people)):
                    self._announce(table)


def _device_asked(table: Table) -> str | None:
    seat = table.to_act()
    return None if seat is None else table.seats[seat].token


def _written(reminder: Reminder | None) -> str:
    return f"{reminder.seat},{reminder.by},{reminder.since},{reminder.at}" if reminder else ""
