"""The tables of the house as they are stored: found by their id, read when somebody comes, brought up to date."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable, Sequence

from sqlalchemy import Executable, select

from bedesten.service import schema
from bedesten.service import table as kinds
from bedesten.service.agreed import agreed_in
from bedesten.service.chat import Talk
from bedesten.service.errors import Unknown
from bedesten.service.sentences import says
from bedesten.service.store import Conflict, Row, Store, Unavailable
from bedesten.service.table import Said, Stale, Table, now, seat_from, table_from

TABLES_KEPT = 500  # in memory; others are read again when somebody comes


def playable(rows: Sequence[Row]) -> list[str]:
    """The ids of the tables that can be played here. A game that was begun with other components would be another one: whoever
    comes to its table is told so, and it waits until the house has those components again."""
    return [row["id"] for row in rows if agreed_in(row).is_playable_here]


class Tables:
    """Tables in memory, which are never ahead of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables_kept = TABLES_KEPT
        self.talk = Talk()
        self.now = now
        self._tables: dict[str, Table] = {}
        self._watchers: dict[str, dict[Callable[[], None], str | None]] = defaultdict(dict)  # at each table, with their devices

    # -- finding them

    async def table(self, table_id: str) -> Table:
        """A table as it is stored now."""
        table = self._tables.get(table_id)
        if table is None:
            self._make_room()
            table = self._tables.setdefault(table_id, await self._load(table_id))
            table.is_behind = True
        if table.is_behind:
            async with table.lock:
                await self._catch_up(table)
        return table

    def just_changed(self, table_id: str) -> Table:
        """A table that was changed here a moment ago. It is not read again: if that failed, nothing would seem to be done."""
        return self._tables[table_id]

    async def listed(self) -> list[Table]:
        """Tables that wait for players and may be joined by anybody."""
        t = schema.tables
        wanted = select(t.c.id, t.c.agreed).where((t.c.stage == kinds.WAITING) & t.c.listed)
        rows = await self.store.read(wanted.order_by(t.c.created.desc()).limit(100))
        return [await self.table(table_id) for table_id in playable(rows)]

    async def of_device(self, device: str) -> list[Table]:
        """The tables at which a device has a seat, the newest first."""
        t, s = schema.tables, schema.seats
        query = select(t.c.id, t.c.created, t.c.agreed).join(s, s.c.table_id == t.c.id).where(s.c.token == device).distinct()
        rows = await self.store.read(query.order_by(t.c.created.desc()).limit(100))
        return [await self.table(table_id) for table_id in playable(rows)]

    async def playing(self) -> list[str]:
        """The tables at which a game goes on."""
        t = schema.tables
        return playable(await self.store.read(select(t.c.id, t.c.agreed).where(t.c.stage == kinds.PLAYING)))

    async def beginning(self) -> list[str]:
        """The tables at which all are ready."""
        t, s = schema.tables, schema.seats
        is_awaited = select(s.c.table_id).where((s.c.table_id == t.c.id) & (s.c.text == "")).exists()
        return playable(await self.store.read(select(t.c.id, t.c.agreed).where((t.c.stage == kinds.WAITING) & ~is_awaited)))

    # -- reading them

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the oldest first: all that matters of them is stored."""
        if len(self._tables) >= self.tables_kept:
            idle = [one for one, table in self._tables.items() if one not in self._watchers and not table.lock.locked()]
            for table_id in idle[: 1 + len(idle) // 4]:
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        if not re.fullmatch(r"[a-z0-9]{1,16}", table_id):
            raise Unknown(says("no-such-table"))
        rows = await self.store.read(select(schema.tables).where(schema.tables.c.id == table_id))
        if not rows:
            raise Unknown(says("no-table", table=table_id))
        agreed = agreed_in(rows[0])
        agreed.check_components()
        table = table_from(rows[0], await self._seats(table_id), agreed)
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.laid(table.seats))
        return table

    async def _seats(self, table_id: str) -> list[Row]:
        s = schema.seats
        return await self.store.read(select(s).where(s.c.table_id == table_id).order_by(s.c.seat))

    async def _catch_up(self, table: Table) -> None:
        """Enter what other processes have stored. The lock is held."""
        rows = await self.store.entries_of(table.id, table.seq)
        if rows and not table.has_begun:
            await self._see_who_sits(table)
        elif any(row["word"] == kinds.MOVED for row in rows):
            await self._see_who_moved(table)
        table.take(rows)
        await self._hear_what_was_said(table)
        table.is_behind = False

    async def _see_who_moved(self, table: Table) -> None:
        t = schema.tables
        table.host = (await self.store.read(select(t.c.host).where(t.c.id == table.id)))[0]["host"]
        for seat, stored in zip(table.seats, await self._seats(table.id), strict=True):
            seat.token = stored["token"]

    async def _see_who_sits(self, table: Table) -> None:
        t = schema.tables
        stored = (await self.store.read(select(t.c.stage, t.c.host).where(t.c.id == table.id)))[0]
        table.seats[:] = [seat_from(row) for row in await self._seats(table.id)]
        table.host, table.stage = stored["host"], stored["stage"]
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.laid(table.seats))

    async def _hear_what_was_said(self, table: Table) -> None:
        c, last = schema.chat, table.said[-1].n if table.said else 0
        newest = select(c).where((c.c.table_id == table.id) & (c.c.n > last)).order_by(c.c.n.desc()).limit(kinds.CHAT_KEPT)
        rows = await self.store.read(newest)
        self.talk.take(table, [Said(row["n"], row["name"], row["seat"], row["text"], row["at"]) for row in reversed(rows)])

    # -- writing

    async def _write(self, table: Table, rows: Sequence[Row], others: Sequence[Executable]) -> None:
        """Stale, if another process was faster. The lock is held."""
        try:
            await self.store.write(rows, others)
        except Conflict:
            await self._catch_up(table)
            raise Stale(says("came-first", now=table.seq)) from None
        except (asyncio.CancelledError, Unavailable):  # it may be stored all the same
            table.is_behind = True
            raise
