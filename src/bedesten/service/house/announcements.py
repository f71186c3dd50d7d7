"""Telling everybody that a table has gone on: sockets, clocks, bots, and other processes; and hearing it from those."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import AsyncExitStack, suppress
from itertools import count
from secrets import token_hex
from typing import Self

from bedesten.engine.errors import Refused
from bedesten.service.attendance import Attendance
from bedesten.service.bus import Bus
from bedesten.service.cues import Cues
from bedesten.service.house.repository import Repository
from bedesten.service.house.subscribers import Subscribers
from bedesten.service.presence import Reminder
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Table

PRESENCE_INTERVAL = 60  # seconds until who is there is told again
PROGRESS_INTERVAL = 5.0  # seconds until a process looks by itself how far the tables have come

log = logging.getLogger(__name__)


class Announcements:
    """Whatever happens is stored first and told afterwards."""

    def __init__(
        self,
        store: Store,
        redis_url: str | None,
        tables: Repository,
        subscribers: Subscribers,
        attendance: Attendance,
        now: Callable[[], int],
    ) -> None:
        self.bus = Bus(redis_url, self.hear, self.look_for_missed)
        self.cues = Cues(store, self.hear, self._look)
        self._store, self._tables, self._subscribers, self._attendance, self._now = store, tables, subscribers, attendance, now
        self._id = token_hex(4)  # by which a process knows its own announcements
        self._looked: dict[str, tuple[int, int]] = {}  # how far tables had come when they were last looked at
        self._looking = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._opened = AsyncExitStack()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opened:
            for part in (self.cues, self.bus):
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
    def are_heard(self) -> bool:
        """Does this process hear the others, and they this one?"""
        return self.bus.is_up and self.cues.is_up

    # -- that a table has gone on

    def announce(self, table: Table) -> None:
        """This process knows already what has happened; the others hear that something has. Waits for nobody."""
        people, spectators = self._subscribers.there(table)
        self._hear_who_is_there(table, self._id, people, spectators)
        self._subscribers.wake(table)
        self._tables.keep_snapshot(table)
        if self.bus.url:
            there = f"{spectators} {','.join(map(str, sorted(people)))} {_written(table.reminder())}"
            self.bus.tell(f"{table.id} {table.seq} {table.last_said} {self._id} {there}")

    async def hear(self, message: str) -> None:
        """Another process says that a table has gone on. If the database is away, it is heard again later."""
        table_id, seq, said, house, *there = message.split(" ")
        table = self._tables.known(table_id)
        if table and there:
            spectators, people, *reminder = there
            has_come_or_gone = self._hear_who_is_there(table, house, _numbers(people), int(spectators))
            if self._hear_of_reminder(table, *reminder) or has_come_or_gone:
                self._subscribers.wake(table)
        await self._gone_on(table_id, int(seq), int(said), is_own=house == self._store.id)

    async def _gone_on(self, table_id: str, seq: int, said: int, is_own: bool = False) -> None:
        """A table has come so far. It is read, if somebody waits for it here, or if it is left to this process."""
        table = self._tables.known(table_id)
        if is_own and not table:
            return  # it is being opened here
        if table:
            is_known = is_own or (table.seq >= seq and table.last_said >= said)
            if is_known and not table.is_behind:
                return
            table.is_behind = True
        if self._attendance.attends_to(table_id) or table_id in self._subscribers:
            with suppress(Refused):
                await self._tables.find(table_id)

    # -- what was not heard

    async def look_for_missed(self) -> None:
        """For what was not heard; nor is it known who was there meanwhile."""
        for table in self._tables.all_known():
            table.presence.begins_anew(self._now())
        await self._look()

    async def look_around(self) -> None:
        """Let all who listen hear of every table that is left to this process, also of those that waited through a restart."""
        self._look_anew()
        await self._look()

    async def _look_on(self) -> None:
        """Again and again, and whenever a process has come or gone: a message may be lost in more ways than one thinks of."""
        attendance = self._attendance
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(None if self._store.is_sqlite else PROGRESS_INTERVAL):
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
                log.error("couldn't look up how far the tables have got", exc_info=error)
                await asyncio.sleep(PROGRESS_INTERVAL)

    def _look_anew(self) -> None:
        """Other tables are left to this process now, or the house was closed and there is more time."""
        self._looked.clear()
        for table in self._tables.all_known():
            if table.clock:
                table.goes_on()
            self._subscribers.wake(table)

    async def _look(self) -> None:
        """How far every table has come that somebody waits for, or that is left to this process."""
        async with self._looking:
            awaited = [one for one in self._subscribers if self._tables.known(one)]
            for table_id, seq, said in await self._tables.progress(awaited):
                if self._looked.get(table_id) != (seq, said):
                    await self._gone_on(table_id, seq, said)
                    self._looked[table_id] = seq, said

    # -- who is there, and how many look on

    def _hear_who_is_there(self, table: Table, process: str, people: Collection[int], spectators: int) -> bool:
        """Has somebody come or gone?"""
        is_news = table.presence.hear(process, people, spectators, self._now())
        if is_news:
            table.goes_on()
        return is_news

    def _hear_of_reminder(self, table: Table, told: str = "") -> bool:
        """Was somebody reminded in another process? An older one says nothing of it."""
        is_news = bool(told) and table.presence.remind(Reminder(*_numbers(told)))
        if is_news:
            table.goes_on()
        return is_news

    async def _tell_of_spectators(self) -> None:
        """Where somebody has come or gone; once a second, because many may come together. And now and then wherever there are
        any, so that the others know that this process is still there."""
        for second in count(1):
            await asyncio.sleep(1)
            is_time = second % PRESENCE_INTERVAL == 0
            come_and_gone, self._subscribers.come_and_gone = self._subscribers.come_and_gone, set()
            for table_id in self._subscribers if is_time else come_and_gone:
                if table := self._tables.known(table_id):
                    there = self._subscribers.there(table)
                    if there != table.presence.told_by(self._id) or (is_time and any(there)):
                        self.announce(table)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


def _written(reminder: Reminder | None) -> str:
    return f"{reminder.seat},{reminder.by},{reminder.since},{reminder.at}" if reminder else ""
