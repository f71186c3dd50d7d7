"""The tables of the house as they are stored: found by their id, read when somebody comes, brought up to date, and written."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import ColumnElement, Executable, func, select

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds, schema, snapshots
from bedesten.service.attendance import Attendance
from bedesten.service.errors import SetAside, Unknown
from bedesten.service.house.subscribers import Subscribers
from bedesten.service.store import Conflict, Row, Store, Unavailable
from bedesten.service.stored_tables import is_in_stage, seat_from, table_from
from bedesten.service.table import Said, Stale, Table, names_of
from bedesten.service.table_settings import settings_in

AT_ONCE = 100  # tables that are listed
TABLES_KEPT = 500  # in memory; others are read again when somebody comes

log = logging.getLogger(__name__)


def _is_beginning() -> ColumnElement[bool]:
    t, s = schema.tables, schema.seats
    is_awaited = select(s.c.table_id).where((s.c.table_id == t.c.id) & (s.c.text == "")).exists()
    return (t.c.stage == kinds.WAITING) & ~is_awaited


class Repository:
    """Tables in memory, which are never ahead of the store."""

    def __init__(self, store: Store, attendance: Attendance, subscribers: Subscribers, now: Callable[[], int]) -> None:
        self.tables_kept = TABLES_KEPT
        self._store, self._attendance, self._subscribers, self._now = store, attendance, subscribers, now
        self._tables: dict[str, Table] = {}
        self._set_aside: set[str] = set()  # tables that cannot be read

    # -- finding them

    async def find(self, table_id: str) -> Table:
        """A table as it is stored now. SetAside, if it cannot be read."""
        table = self._tables.get(table_id)
        if table and not table.is_behind:
            return table
        if table_id in self._set_aside:
            raise SetAside(says("set-aside", table=table_id))
        try:
            if table is None:
                self._make_room()
                table = self._tables.setdefault(table_id, await self._load(table_id))
                table.is_behind = True
                table.presence.begins_anew(self._now())
            async with table.lock:
                if table.is_behind:
                    await self.catch_up(table)
            self.keep_snapshot(table)
        except (Refused, Unavailable):
            raise
        except Exception as error:
            self._set_table_aside(table_id, error)
            raise SetAside(says("set-aside", table=table_id)) from error
        return table

    def _set_table_aside(self, table_id: str, error: Exception) -> None:
        """What is stored of it makes no game: that concerns nobody but those who sit there."""
        if table_id not in self._set_aside:
            log.error("table %s can't be read and has been set aside; see `bedesten check`", table_id, exc_info=error)
        self._set_aside.add(table_id)
        self._tables.pop(table_id, None)

    def _playable(self, rows: Sequence[Row]) -> list[str]:
        """The ids of the tables that can be played here. A game that was begun with other components would be another one:
        whoever comes to its table is told so, and it waits until the house has those components again."""
        found = []
        for row in rows:
            try:
                found += [row["id"]] if settings_in(row).is_playable_here else []
            except Exception as error:
                self._set_table_aside(row["id"], error)
        return found

    async def _all_of(self, rows: Sequence[Row]) -> list[Table]:
        found = []
        for table_id in self._playable(rows):
            with suppress(Refused):
                found.append(await self.find(table_id))
        return found

    async def listed(self) -> list[Table]:
        """Tables that wait for players and may be joined by anybody."""
        t = schema.tables
        wanted = select(t.c.id, t.c.settings).where((t.c.stage == kinds.WAITING) & t.c.listed)
        rows = await self._store.read(wanted.order_by(t.c.created.desc()).limit(AT_ONCE))
        return await self._all_of(rows)

    async def of_device(self, device: str, stages: Sequence[str] = kinds.STAGES, most: int = AT_ONCE) -> list[Table]:
        """The tables at which a device has a seat, the newest first."""
        t, s = schema.tables, schema.seats
        wanted = (s.c.token == device) & is_in_stage(*stages)
        query = select(t.c.id, t.c.created, t.c.settings).join(s, s.c.table_id == t.c.id).where(wanted).distinct()
        rows = await self._store.read(query.order_by(t.c.created.desc()).limit(most))
        return await self._all_of(rows)

    async def progress(self, others: Sequence[str] = ()) -> list[tuple[str, int, int]]:
        """How far the tables have come at which a game goes on or all are ready, and others: the number of the next entry, and
        of the last chat message."""
        t, e, c = schema.tables, schema.entries, schema.chat
        seq = select(func.coalesce(func.max(e.c.seq) + 1, 0)).where(e.c.table_id == t.c.id).scalar_subquery()
        said = select(func.coalesce(func.max(c.c.n), 0)).where(c.c.table_id == t.c.id).scalar_subquery()
        wanted = (t.c.stage == kinds.PLAYING) | _is_beginning() | t.c.id.in_(others)
        rows = await self._store.read(select(t.c.id, seq.label("seq"), said.label("said")).where(wanted))
        return [(row["id"], row["seq"], row["said"]) for row in rows]

    # -- in memory

    def __len__(self) -> int:
        return len(self._tables)

    def known(self, table_id: str) -> Table | None:
        """A table as it was last seen here, if it is in memory."""
        return self._tables.get(table_id)

    def all_known(self) -> list[Table]:
        return [*self._tables.values()]

    def enter(self, table: Table) -> Table:
        """A table that was opened here a moment ago; it may have been read meanwhile."""
        self._make_room()
        return self._tables.setdefault(table.id, table)

    def drop(self, table_id: str) -> None:
        """It is stored no more, or is to be read again."""
        self._tables.pop(table_id, None)

    def sizes(self) -> tuple[int, int]:
        """How many tables are in memory, and how many entries the longest of them has."""
        return len(self._tables), max([table.seq for table in self._tables.values()], default=0)

    # -- reading them

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the oldest first: all that matters of them is stored."""
        if len(self._tables) >= self.tables_kept:
            idle = [one for one, table in self._tables.items() if one not in self._subscribers and not table.lock.locked()]
            for table_id in idle[: 1 + len(idle) // 4]:
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        if not re.fullmatch(r"[a-z0-9]{1,16}", table_id):
            raise Unknown(says("no-such-table"))
        rows = await self._store.read(select(schema.tables).where(schema.tables.c.id == table_id))
        if not rows:
            raise Unknown(says("no-table", table=table_id))
        settings = settings_in(rows[0])
        settings.check_components()
        table = table_from(rows[0], await self.stored_seats(table_id), settings)
        table.hours = self._attendance.hours
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.lay(table.seats))
            await self._go_on_from_snapshot(table)
        return table

    async def _go_on_from_snapshot(self, table: Table) -> None:
        """What it stands for need not be read; without one, all is read."""
        for row in await self._store.read(snapshots.stored(table.id)):
            try:
                snapshots.restore(table, snapshots.read(row))
            except Exception as error:
                log.warning("the snapshot of table %s was ignored: %s", table.id, error)

    def keep_snapshot(self, table: Table) -> None:
        """Waits for nobody."""
        if snapshots.is_due(table):
            self._store.write_by_the_way(snapshots.storing(table))
            table.stored_at = table.seq

    async def stored_seats(self, table_id: str) -> list[Row]:
        s = schema.seats
        return await self._store.read(select(s).where(s.c.table_id == table_id).order_by(s.c.seat))

    async def catch_up(self, table: Table) -> None:
        """Enter what other processes have stored; whoever waits for the table hears of it. The lock is held."""
        before = table.changes
        rows = await self._store.entries_of(table.id, table.seq)
        if rows and not table.has_begun:
            await self._see_who_sits(table)
        elif any(row["word"] in (kinds.MOVED, kinds.FORGOTTEN) for row in rows):
            await self._see_who_moved(table)
        if any(row["word"] == kinds.FORGOTTEN for row in rows):
            table.said = []  # what was said is read again, without what was removed
        if rows:
            table.take(rows)
        await self._hear_what_was_said(table)
        table.is_behind = False
        if table.changes != before:
            self._subscribers.wake(table)

    async def _see_who_moved(self, table: Table) -> None:
        t = schema.tables
        table.host = (await self._store.read(select(t.c.host).where(t.c.id == table.id)))[0]["host"]
        for seat, stored in zip(table.seats, await self.stored_seats(table.id), strict=True):
            seat.token, seat.name = stored["token"], stored["name"]
        table.game.names = names_of(table.seats)

    async def _see_who_sits(self, table: Table) -> None:
        t = schema.tables
        stored = (await self._store.read(select(t.c.stage, t.c.host).where(t.c.id == table.id)))[0]
        table.seats[:] = [seat_from(row) for row in await self.stored_seats(table.id)]
        table.host, table.stage = stored["host"], stored["stage"]
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.lay(table.seats))

    async def _hear_what_was_said(self, table: Table) -> None:
        c, last = schema.chat, table.last_said
        newest = select(c).where((c.c.table_id == table.id) & (c.c.n > last)).order_by(c.c.n.desc()).limit(kinds.CHAT_KEPT)
        rows = await self._store.read(newest)
        table.hear([Said(row["n"], row["name"], row["seat"], row["text"], row["at"]) for row in reversed(rows)])

    # -- writing

    async def write(
        self, table: Table, rows: Sequence[Row], others: Sequence[Executable] = (), claims: Sequence[Executable] = ()
    ) -> None:
        """Stale, if another process was faster, or a claim finds nothing. The lock is held."""
        if rows and table.seq >= kinds.MOST_ENTRIES:
            raise Refused(says("game-too-long", entries=table.seq))
        try:
            await self._store.write(rows, others, claims=claims)
        except Conflict:
            await self.catch_up(table)
            raise Stale(says("came-first", now=table.seq)) from None
        except (asyncio.CancelledError, Unavailable):  # it may be stored all the same
            table.is_behind = True
            raise
