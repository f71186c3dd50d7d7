"""Sitting down, getting up, going away and coming back; a seat may also move to another device."""

from collections.abc import Callable, Sequence
from dataclasses import asdict

from sqlalchemy import Executable, update

from bedesten.engine.constants import NOBODY
from bedesten.engine.errors import Refused, says
from bedesten.service import changes, schema, seats
from bedesten.service import table as kinds
from bedesten.service.access import Whose, own_seats, resolve
from bedesten.service.changes import Change
from bedesten.service.errors import NotYours
from bedesten.service.house.announcements import Announcements
from bedesten.service.randomness import new_key
from bedesten.service.seats import Reseat, hashed
from bedesten.service.store import Conflict, Row
from bedesten.service.table import Seat, Table, seat_of
from bedesten.service.table_settings import plain


class SeatChanges(Announcements):
    async def join(
        self, table_id: str, device: str, name: str, text: str = "", seat: int | None = None, *, here: bool = False
    ) -> int:
        """Take an open seat; returns it. Whoever sits there already keeps the seat, but a friend may sit down `here`, at the
        same device."""
        table = await self.table(table_id)
        async with table.lock:
            mine = seat_of(table, device)
            if mine and (seat in mine or not here):
                return mine[0] if seat not in mine else seat
            wanted = seats.join(table, device, name, text, seat)
            await self._reseat(table, [wanted])
        self._announce(table)
        return wanted.seat

    async def add_text(self, table_id: str, device: str, text: str, seat: int | None = None) -> Table:
        """Add a text to the dice, for all of one's seats that have none yet, or for one of them. The same again is harmless."""
        table = await self.table(table_id)
        async with table.lock:
            mine = own_seats(table, device) if seat is None else [resolve(table, device, Whose.OWNER, seat)]
            waiting = [i for i in mine if not table.seats[i].text]
            if not waiting and all(table.seats[i].text == plain(text) or not text for i in mine):
                return table
            await self._reseat(table, [seats.add_text(table, i, text) for i in waiting or mine])
        self._announce(table)
        return table

    async def take_text_back(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Not ready, after all, with all of one's seats or with one of them. The same again is harmless."""
        table = await self.table(table_id)
        async with table.lock:
            mine = own_seats(table, device) if seat is None else [resolve(table, device, Whose.OWNER, seat)]
            moves = [seats.take_text_back(table, i) for i in mine if table.seats[i].text]
            if moves:
                await self._reseat(table, moves)
        self._announce(table)
        return table

    async def begin(self, table_id: str) -> None:
        """The game begins, if all have been ready for as long as was agreed."""
        table = await self.table(table_id)
        async with table.lock:
            if table.begins is None or self.now() < table.begins:
                return
            laid = table.laid(table.seats)
            opening = changes.opening(table, *laid, table.seq)
            t = schema.tables
            await self._write(table, opening.rows, [update(t).where(t.c.id == table.id).values(stage=kinds.PLAYING)])
            table.begin(*laid)
            table.take(opening.rows, opening.played)
        self._announce(table)

    async def leave(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Get up before the game: the seat is open again. The last to leave closes the table; if the host leaves, the next
        person is the host."""
        return await self._seat_change(table_id, lambda table: seats.leave(table, resolve(table, device, Whose.OWNER, seat)))

    async def resign(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """A bot plays on, for good."""
        return await self._seat_change(table_id, lambda table: seats.resign(table, resolve(table, device, Whose.OWNER, seat)))

    async def hand_over(self, table_id: str, device: str, seat: int, bot: str | None) -> Table:
        """A bot plays in one's own seat, or (None) one takes it back; for somebody who is away, if all who are there agree.
        Before the game the host gives a seat to a bot, or (None) opens it. The same again is harmless."""
        table = await self.table(table_id)
        async with table.lock:
            if table.stage != kinds.PLAYING:
                await self._reseat(table, [seats.assign(table, device, seat, bot)])
            elif seat in (mine := own_seats(table, device)):
                wanted = seats.hand_over(table, seat, bot)
                await self._reseat(table, [wanted] if wanted else [])
            else:
                await self._send_bot(table, mine, seat, bot)
        self._announce(table)
        return table

    async def _send_bot(self, table: Table, mine: Sequence[int], seat: int, bot: str | None) -> None:
        if not self.bus.is_up:
            raise Refused(says("presence-unknown"))
        at = self.now()
        votes, wanted = seats.send_bot(table, mine, seat, bot, at)
        rows = [changes.row(table, table.seq + i, kinds.VOTE, who, str(seat), at=at) for i, who in enumerate(votes)]
        await self._reseat(table, [wanted] if wanted else [], rows=rows)

    async def list_table(self, table_id: str, device: str, listed: bool) -> Table:
        """The host lets anybody see the table who looks for one, or not."""
        table = await self.table(table_id)
        async with table.lock:
            resolve(table, device, Whose.HOST)
            if table.listed != listed:
                row = changes.row(table, table.seq, kinds.LISTED, NOBODY, kinds.ON if listed else kinds.OFF)
                await self._write(
                    table, [row], [update(schema.tables).where(schema.tables.c.id == table.id).values(listed=listed)]
                )
                table.take([row])
        self._announce(table)
        return table

    async def time_is_up(self, table_id: str) -> None:
        """A bot takes the seat of one who has no time left, if this is so."""
        table = await self.table(table_id)
        async with table.lock:
            watch, at = table.clock, self.now()
            deadline = table.deadline()
            if watch is None or watch.waiting is None or deadline is None or at < deadline:
                return
            await self._reseat(table, [seats.time_is_up(table, watch.waiting, watch.is_game_time_used(at))])
        self._announce(table)

    async def link(self, table_id: str, device: str, seat: int) -> str:
        """A key that moves one's seat to another device, once. A new key makes the old one worthless."""
        table = await self.table(table_id)
        resolve(table, device, Whose.OWNER, seat)
        key, s = new_key("seat", 24), schema.seats
        where = (s.c.table_id == table.id) & (s.c.seat == seat) & (s.c.token == device)
        try:
            await self.store.write(claims=[update(s).where(where).values(key=hashed(key))])
        except Conflict:  # it was moved at this moment, perhaps in another process
            raise NotYours(says("not-there")) from None
        return key

    async def move(self, table_id: str, device: str, key: str) -> int:
        """Bring a seat to this device by the key of its personal link; returns the seat."""
        table = await self.table(table_id)
        async with table.lock:
            stored = await self._seats(table.id)
            found = [row["seat"] for row in stored if seats.is_key(key, row["key"]) and table.seats[row["seat"]].is_person]
            if not found:
                raise NotYours(says("link-used"))
            old, s = table.seats[found[0]], schema.seats
            moved = Seat(old.kind, old.name, device, old.bot, old.text)
            forget = update(s).where((s.c.table_id == table.id) & (s.c.seat == found[0])).values(key=None)
            await self._reseat(table, [Reseat(found[0], moved, kinds.MOVED)], [forget])
        self._announce(table)
        return int(found[0])

    # -- what all of them have in common

    async def _seat_change(self, table_id: str, wanted: Callable[[Table], Reseat]) -> Table:
        table = await self.table(table_id)
        async with table.lock:
            await self._reseat(table, [wanted(table)])
        self._announce(table)
        return table

    async def _reseat(
        self, table: Table, moves: Sequence[Reseat], others: Sequence[Executable] = (), *, rows: Sequence[Row] = ()
    ) -> None:
        """Store who sits there now, after other `rows`, and with it whatever follows: the game begins, or the table closes.
        Nothing is stored if nothing changes. The lock is held."""
        if not moves and not rows:
            return
        after = list(table.seats)
        for move in moves:
            after[move.seat] = move.becomes
        first = table.seq + len(rows)
        rows = [*rows, *[changes.row(table, first + i, kinds.SEAT, move.seat, move.word) for i, move in enumerate(moves)]]
        begins = table.stage == kinds.WAITING and kinds.is_complete(after) and not table.settings.pause
        laid = table.laid(after) if begins else None
        opening = changes.opening(table, *laid, table.seq + len(rows)) if laid else Change([])
        stage = kinds.PLAYING if begins else table.stage
        stage = kinds.CLOSED if moves and moves[0].word == kinds.LEFT and seats.is_empty(after) else stage
        host = _host_after(table, after)
        t, s = schema.tables, schema.seats
        statements: list[Executable] = [
            update(s).where((s.c.table_id == table.id) & (s.c.seat == move.seat)).values(**asdict(move.becomes)) for move in moves
        ]
        if (stage, host) != (table.stage, table.host):
            statements.append(update(t).where(t.c.id == table.id).values(stage=stage, host=host))
        await self._write(table, [*rows, *opening.rows], [*statements, *others])
        table.seats[:] = after
        table.stage, table.host = stage, host
        table.take(rows)
        if laid:
            table.begin(*laid)
            table.take(opening.rows, opening.played)


def _host_after(table: Table, after: Sequence[Seat]) -> str:
    """Who looks after the table: the host, as long as he sits there, at whatever device; else the next person."""
    sat = [i for i, seat in enumerate(table.seats) if seat.token == table.host]
    people = [after[i].token for i in sat] + [seat.token for seat in after]
    return next((token for token in people if token), table.host) if sat else table.host
