"""The house: opens tables, seats people and bots, takes answers, and tells everybody that a table has gone on.

Whatever happens is stored first and told afterwards. A device is known by the hash of its secret, a seat belongs to a device.
Every change of a table has the table's next number: if two processes change it at once, the store lets exactly one through.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from secrets import choice, token_hex, token_urlsafe

import msgspec
from sqlalchemy import Executable, func, insert, select, update

from bedesten.engine.errors import Refused
from bedesten.engine.options import RULES_VERSION
from bedesten.service import changes, schema, seats
from bedesten.service import table as kinds
from bedesten.service.agreed import Agreed, SeatWish
from bedesten.service.bus import Bus
from bedesten.service.changes import Change
from bedesten.service.chat import Talk
from bedesten.service.errors import NotYours, TooMuch, Unknown
from bedesten.service.fairness import new_secret
from bedesten.service.imports import position_of
from bedesten.service.seats import Reseat, checked_text, hashed, own_seat, own_seats
from bedesten.service.store import Conflict, Row, Store, Unavailable
from bedesten.service.table import Said, Seat, Stale, Table, now, seat_from, seat_of, table_from

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's id: none that look alike
TABLES_AT_ONCE = 100  # that one device may have opened and not played to the end
TABLES_KEPT = 500  # in memory; others are read again when somebody comes

__all__ = ["House", "hashed"]


class House:
    """All tables. `async with House(store, redis_url) as house: …`"""

    def __init__(self, store: Store, redis_url: str | None = None, *, tables_at_once: int = TABLES_AT_ONCE) -> None:
        self.store = store
        self.bus = Bus(redis_url, self._heard, self._missed)
        self.tables_at_once = tables_at_once
        self.tables_kept = TABLES_KEPT
        self.talk = Talk()
        self.now = now
        self.listeners: list[Callable[[str], Awaitable[None]]] = []  # hear of every table that has gone on
        self._id = token_hex(4)  # by which a process knows its own announcements
        self._tables: dict[str, Table] = {}
        self._watchers: dict[str, set[Callable[[], None]]] = defaultdict(set)

    async def __aenter__(self) -> "House":
        await self.bus.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.__aexit__()

    # -- opening tables

    async def open(
        self,
        agreed: Agreed,
        wishes: Sequence[SeatWish],
        device: str,
        *,
        name: str = "",
        text: str = "",
        listed: bool = False,
        begun_from: str | None = None,
    ) -> Table:
        """Open a table. It begins as soon as every seat is taken."""
        agreed.options()
        if len(wishes) != agreed.players:
            raise Refused(f"{agreed.players} players need {agreed.players} seats, not {len(wishes)}.", "OPT-2")
        await self._check_tables_of(device)
        taken = [seats.new_seat(wish, hashed(device), name, text) for wish in wishes]
        return await self._open(_new_table(agreed, taken, hashed(device), listed, begun_from))

    async def import_record(
        self, record: str, to: int | None, wishes: Sequence[SeatWish], device: str, *, name: str = "", listed: bool = False
    ) -> Table:
        """Play on from any point of a record."""
        agreed, position = position_of(record, to)
        return await self.open(agreed, wishes, device, name=name, listed=listed, begun_from=position)

    async def rematch(self, table_id: str, device: str) -> Table:
        """The same people once more, at a new table; there is one rematch, whoever asks for it."""
        old = await self.table(table_id)
        async with old.lock:
            mine = own_seats(old, device)
            if old.rematch is None:
                if old.stage != kinds.OVER:
                    raise Refused("There is a rematch when the game is over.")
                again = [_seat_again(seat) for seat in old.seats]
                new = _new_table(old.agreed, again, hashed(device), False, None)
                row = changes.row(old, old.seq, kinds.REMATCH, mine[0], new.id)
                link = update(schema.tables).where(schema.tables.c.id == old.id).values(rematch=new.id)
                try:
                    await self._open(new, [row], [link])
                    old.take([row])
                except Conflict:
                    await self._catch_up(old)
        await self._announce(old)
        if old.rematch is None:
            raise Stale("Something else happened at the table at the same moment; try again.")
        return await self.table(old.rematch)

    async def _check_tables_of(self, device: str) -> None:
        t = schema.tables
        unfinished = (t.c.host == hashed(device)) & t.c.stage.in_([kinds.WAITING, kinds.PLAYING])
        rows = await self.store.read(select(func.count().label("n")).select_from(t).where(unfinished))
        if rows[0]["n"] >= self.tables_at_once:
            raise TooMuch(f"You have {rows[0]['n']} tables that are not played to the end; finish or leave one of them first.")

    async def _open(self, table: Table, rows: Sequence[Row] = (), others: Sequence[Executable] = ()) -> Table:
        """Store a new table, and its game if all seats are taken, in one."""
        is_full = all(seat.kind != "open" for seat in table.seats)
        laid = table.laid(table.seats) if is_full else None
        change = changes.opening(table, *laid, 0) if laid else Change([])
        stage = kinds.PLAYING if is_full else kinds.WAITING
        await self.store.write([*rows, *change.rows], [*_inserts(table, stage), *others])
        if laid:
            table.begin(*laid)
            table.take(change.rows, change.played)
        self._make_room()
        self._tables[table.id] = table
        await self._announce(table)
        return table

    # -- finding tables

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

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the oldest first: all that matters of them is stored."""
        if len(self._tables) >= self.tables_kept:
            idle = [one for one, table in self._tables.items() if one not in self._watchers and not table.lock.locked()]
            for table_id in idle[: 1 + len(idle) // 4]:
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        if not re.fullmatch(r"[a-z0-9]{1,16}", table_id):
            raise Unknown("There is no such table.")
        rows = await self.store.read(select(schema.tables).where(schema.tables.c.id == table_id))
        if not rows:
            raise Unknown(f"There is no table '{table_id}'.")
        table = table_from(rows[0], await self._seats(table_id), msgspec.json.decode(rows[0]["agreed"], type=Agreed))
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.laid(table.seats))
        return table

    async def _seats(self, table_id: str) -> list[Row]:
        s = schema.seats
        return await self.store.read(select(s).where(s.c.table_id == table_id).order_by(s.c.seat))

    async def _catch_up(self, table: Table) -> None:
        """Enter what other processes have stored. The lock is held."""
        rows = await self.store.entries_of(table.id, table.seq)
        if not table.has_begun and any(row["kind"] == kinds.SEAT for row in rows):
            await self._see_who_sits(table)
        elif any(row["word"] == kinds.MOVED for row in rows):
            for seat, stored in zip(table.seats, await self._seats(table.id), strict=True):
                seat.token = stored["token"]
        table.take(rows)
        await self._hear_what_was_said(table)
        table.is_behind = False

    async def _see_who_sits(self, table: Table) -> None:
        t = schema.tables
        stored = (await self.store.read(select(t.c.stage, t.c.host).where(t.c.id == table.id)))[0]
        table.seats[:] = [seat_from(row) for row in await self._seats(table.id)]
        table.host, table.stage = stored["host"], stored["stage"]
        if table.stage in (kinds.PLAYING, kinds.OVER):
            table.begin(*table.laid(table.seats))

    async def listed(self) -> list[Table]:
        """Tables that wait for players and may be joined by anybody."""
        t = schema.tables
        wanted = select(t.c.id).where((t.c.stage == kinds.WAITING) & t.c.listed).order_by(t.c.created.desc()).limit(100)
        rows = await self.store.read(wanted)
        return [await self.table(row["id"]) for row in rows]

    async def of_device(self, device: str) -> list[Table]:
        """The tables at which a device has a seat, the newest first."""
        t, s = schema.tables, schema.seats
        query = select(t.c.id, t.c.created).join(s, s.c.table_id == t.c.id).where(s.c.token == hashed(device)).distinct()
        return [await self.table(row["id"]) for row in await self.store.read(query.order_by(t.c.created.desc()).limit(100))]

    async def playing(self) -> list[str]:
        """The tables at which a game goes on."""
        rows = await self.store.read(select(schema.tables.c.id).where(schema.tables.c.stage == kinds.PLAYING))
        return [row["id"] for row in rows]

    # -- seats

    async def join(self, table_id: str, device: str, name: str, text: str = "", seat: int | None = None) -> int:
        """Take an open seat; returns it. Whoever sits there already keeps the seat."""
        table = await self.table(table_id)
        async with table.lock:
            if mine := seat_of(table, hashed(device)):
                return mine[0]
            wanted = seats.join(table, device, name, text, seat)
            await self._reseat(table, wanted)
        await self._announce(table)
        return wanted.seat

    async def leave(self, table_id: str, device: str, seat: int | None = None) -> None:
        """Get up before the game: the seat is open again. The last to leave closes the table; if the host leaves, the next
        person is the host."""
        await self._seat_change(table_id, device, lambda table: seats.leave(table, own_seat(table, device, seat)))

    async def resign(self, table_id: str, device: str, seat: int | None = None) -> None:
        """A bot plays on, for good."""
        await self._seat_change(table_id, device, lambda table: seats.resign(table, own_seat(table, device, seat)))

    async def hand_over(self, table_id: str, device: str, seat: int, bot: str | None) -> None:
        """A bot plays for a person who is away, or (None) the person takes the seat back."""
        await self._seat_change(table_id, device, lambda table: seats.hand_over(table, device, seat, bot))

    async def time_is_up(self, table_id: str) -> None:
        """A bot takes the seat of one who has no time left, if this is so."""
        table = await self.table(table_id)
        async with table.lock:
            watch, at = table.watch, self.now()
            deadline = watch.deadline() if watch and table.stage == kinds.PLAYING else None
            if watch is None or watch.waiting is None or deadline is None or at < deadline:
                return
            await self._reseat(table, seats.time_is_up(table, watch.waiting, watch.is_game_time_used(at)))
        await self._announce(table)

    async def _seat_change(self, table_id: str, device: str, wanted: Callable[[Table], Reseat]) -> None:
        table = await self.table(table_id)
        async with table.lock:
            own_seats(table, device)
            await self._reseat(table, wanted(table))
        await self._announce(table)

    async def _reseat(self, table: Table, change: Reseat, others: Sequence[Executable] = ()) -> None:
        """Store who sits there now, and with it whatever follows: the game begins, or the table closes. The lock is held."""
        after = [change.becomes if i == change.seat else seat for i, seat in enumerate(table.seats)]
        row = changes.row(table, table.seq, kinds.SEAT, change.seat, change.word)
        is_full = table.stage == kinds.WAITING and all(seat.kind != "open" for seat in after)
        laid = table.laid(after) if is_full else None
        opening = changes.opening(table, *laid, table.seq + 1) if laid else Change([])
        stage = kinds.PLAYING if is_full else table.stage
        stage = kinds.CLOSED if change.word == kinds.LEFT and seats.is_empty(after) else stage
        host = _host_after(table, after)
        t, s = schema.tables, schema.seats
        statements: list[Executable] = [
            update(s).where((s.c.table_id == table.id) & (s.c.seat == change.seat)).values(**asdict(change.becomes)),
            *others,
        ]
        if (stage, host) != (table.stage, table.host):
            statements.append(update(t).where(t.c.id == table.id).values(stage=stage, host=host))
        await self._write(table, [row, *opening.rows], statements)
        table.seats[change.seat] = change.becomes
        table.stage, table.host = stage, host
        table.take([row])
        if laid:
            table.begin(*laid)
            table.take(opening.rows, opening.played)

    # -- a seat moves to another device

    async def link(self, table_id: str, device: str, seat: int) -> str:
        """A key that moves one's seat to another device, once. A new key makes the old one worthless."""
        table = await self.table(table_id)
        own_seat(table, device, seat)
        key, s = token_urlsafe(24), schema.seats
        where = (s.c.table_id == table.id) & (s.c.seat == seat)
        await self.store.write(others=[update(s).where(where).values(key=hashed(key))])
        return key

    async def move(self, table_id: str, device: str, key: str) -> int:
        """Bring a seat to this device by the key of its personal link; returns the seat."""
        table = await self.table(table_id)
        async with table.lock:
            stored = await self._seats(table.id)
            found = [row["seat"] for row in stored if seats.is_key(key, row["key"]) and table.seats[row["seat"]].is_person]
            if not found:
                raise NotYours("This link does not give a seat any more: it works once, and only the newest one.")
            old, s = table.seats[found[0]], schema.seats
            moved = Seat(old.kind, old.name, hashed(device), old.bot, old.text)
            forget = update(s).where((s.c.table_id == table.id) & (s.c.seat == found[0])).values(key=None)
            await self._reseat(table, Reseat(found[0], moved, kinds.MOVED), [forget])
        await self._announce(table)
        return int(found[0])

    # -- playing

    async def answer(self, table_id: str, device: str, seat: int, seq: int, words: Sequence[str]) -> int:
        """A person answers; returns the new number of the table. Stale answers change nothing."""
        return await self._change(table_id, device, seat, lambda table: changes.answers(table, seat, seq, words))

    async def confirm(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: changes.confirm(table, seat, seq))

    async def undo(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: changes.undo(table, seat, seq))

    async def redo(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: changes.redo(table, seat, seq))

    async def propose(self, table_id: str, device: str, seat: int, seq: int, to: int | None = None) -> int:
        """Ask the others to go back further than undo goes."""
        return await self._change(table_id, device, seat, lambda table: changes.propose(table, seat, seq, to))

    async def agree(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: changes.agree(table, seat, seq))

    async def decline(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, lambda table: changes.decline(table, seat, seq))

    async def answer_for_bot(self, table_id: str, seat: int, seq: int, words: Sequence[str]) -> int:
        """A bot of the house answers."""
        table = await self.table(table_id)
        async with table.lock:
            if not table.seats[seat].is_played_by_bot:
                raise Stale("A person has taken the seat.")
            await self._store_and_take(table, changes.answers(table, seat, seq, words))
        await self._announce(table)
        return table.seq

    async def _change(self, table_id: str, device: str, seat: int, wanted: Callable[[Table], Change]) -> int:
        table = await self.table(table_id)
        async with table.lock:
            own_seat(table, device, seat)
            if table.seats[seat].is_played_by_bot:
                raise Refused("A bot plays for you: take your seat back first.")
            await self._store_and_take(table, wanted(table))
            seq = table.seq
        await self._announce(table)
        return seq

    async def _store_and_take(self, table: Table, change: Change) -> None:
        """First the store, then the table in memory."""
        over = [update(schema.tables).where(schema.tables.c.id == table.id).values(stage=kinds.OVER)] if change.is_last else []
        await self._write(table, change.rows, over)
        table.take(change.rows, change.played)

    async def _write(self, table: Table, rows: Sequence[Row], others: Sequence[Executable]) -> None:
        """Stale, if another process was faster. The lock is held."""
        try:
            await self.store.write(rows, others)
        except Conflict:
            await self._catch_up(table)
            raise Stale(f"Something else came first; the table is at {table.seq}. Nothing was changed.") from None
        except (asyncio.CancelledError, Unavailable):  # it may be stored all the same
            table.is_behind = True
            raise

    # -- talking

    async def say(self, table_id: str, device: str, text: str, *, seat: int | None = None, name: str = "") -> Said:
        """Say something at the table; a spectator says it with a name. What is heard is up to each listener."""
        table = await self.table(table_id)
        mine = seat_of(table, hashed(device))
        speaking = own_seat(table, device, seat) if mine or seat is not None else None
        said_by = table.seats[speaking].name if speaking is not None else name
        async with table.lock:
            said = self.talk.checked(table, hashed(device), said_by, speaking, text, self.now())
            try:
                await self.store.write(others=[insert(schema.chat).values(table_id=table.id, **asdict(said))])
            except Conflict:
                await self._hear_what_was_said(table)
                raise Stale("Somebody else spoke at the same moment; say it again.") from None
            self.talk.take(table, [said])
        await self._announce(table)
        return said

    async def _hear_what_was_said(self, table: Table) -> None:
        c, last = schema.chat, table.said[-1].n if table.said else 0
        newest = select(c).where((c.c.table_id == table.id) & (c.c.n > last)).order_by(c.c.n.desc()).limit(kinds.CHAT_KEPT)
        rows = await self.store.read(newest)
        self.talk.take(table, [Said(row["n"], row["name"], row["seat"], row["text"], row["at"]) for row in reversed(rows)])

    # -- telling

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


def _new_table(agreed: Agreed, taken: list[Seat], host: str, listed: bool, begun_from: str | None) -> Table:
    table_id = "".join(choice(LETTERS) for _ in range(8))
    return Table(table_id, agreed, new_secret(), kinds.WAITING, listed, host, taken, begun_from)


def _inserts(table: Table, stage: str) -> list[Executable]:
    head = {
        "id": table.id,
        "created": now(),
        "stage": stage,
        "listed": table.listed,
        "agreed": msgspec.json.encode(table.agreed).decode(),
        "rules_version": RULES_VERSION,
        "begun_from": table.begun_from,
        "secret": table.secret,
        "host": table.host,
    }
    rows = [{"table_id": table.id, "seat": i, **asdict(seat)} for i, seat in enumerate(table.seats)]
    return [insert(schema.tables).values(**head), *(insert(schema.seats).values(**row) for row in rows)]


def _seat_again(seat: Seat) -> Seat:
    """A seat at the rematch: a person who was away or has resigned is asked again; chance is sealed anew."""
    is_person = seat.is_person
    return Seat("person" if is_person else seat.kind, seat.name, seat.token, None if is_person else seat.bot, checked_text(""))


def _host_after(table: Table, after: Sequence[Seat]) -> str:
    """Who looks after the table: the host, as long as he sits there, else the next person."""
    people = [seat.token for seat in after if seat.is_person and seat.token]
    sat = any(seat.token == table.host for seat in table.seats)
    return table.host if not people or not sat or table.host in people else people[0]
