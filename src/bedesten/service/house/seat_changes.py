"""Sitting down, getting up, going away and coming back; a seat may also move to another device."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace

from sqlalchemy import Executable, update

from bedesten.engine.constants import NOBODY
from bedesten.engine.errors import Refused, says
from bedesten.service import changes, kinds, schema, seats, taking_up
from bedesten.service.access import Whose
from bedesten.service.attendance import Attendance
from bedesten.service.bus import Bus
from bedesten.service.errors import NotYours
from bedesten.service.house.entrance import Caller, Entrance
from bedesten.service.house.repository import Repository
from bedesten.service.notices.of_tables import game_begins
from bedesten.service.randomness import new_key
from bedesten.service.ratings import agreement
from bedesten.service.seats import Reseat, hashed
from bedesten.service.store import Conflict, Row, Store
from bedesten.service.table import Seat, Table, is_complete
from bedesten.service.table_settings import plain


class SeatChanges:
    def __init__(
        self, store: Store, attendance: Attendance, entrance: Entrance, tables: Repository, bus: Bus, now: Callable[[], int]
    ) -> None:
        self._store, self._attendance, self._entrance, self._tables = store, attendance, entrance, tables
        self._bus, self._now = bus, now

    # -- before the game

    async def join(
        self, table_id: str, device: str, name: str, text: str = "", seat: int | None = None, *, here: bool = False
    ) -> Caller:
        """Take an open seat. Whoever sits there already keeps the seat, but a friend may sit down `here`, at the
        same device."""
        async with self._entrance.change(table_id, device, Whose.ANYBODY) as caller:
            mine = caller.seats
            if mine and (seat in mine or not here):
                return caller._replace(seat=mine[0] if seat not in mine else seat)
            if caller.table.settings.rated:
                await self._check_rated(device, is_seated=bool(mine))
            wanted = seats.join(caller.table, device, name, text, seat)
            await self._reseat(caller.table, [wanted])
        return caller._replace(seat=wanted.seat)

    async def _check_rated(self, device: str, *, is_seated: bool) -> None:
        """Refused, if somebody wants a second seat at a rated table, or has no account."""
        if is_seated:
            raise Refused(says("rated-one-seat"))
        await agreement.check_person(self._store, device)

    async def add_text(self, table_id: str, device: str, text: str, seat: int | None = None) -> Table:
        """Add a text to the dice, for all of one's seats that have none yet, or for one of them. The same again is harmless."""
        async with self._entrance.change(table_id, device, Whose.OWNER, seat) as caller:
            table, mine = caller.table, caller.meant(seat)
            waiting = [i for i in mine if not table.seats[i].text]
            if waiting or any(text and table.seats[i].text != plain(text) for i in mine):
                await self._reseat(table, [seats.add_text(table, i, text) for i in waiting or mine])
        return table

    async def take_text_back(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Not ready, after all, with all of one's seats or with one of them. The same again is harmless."""
        async with self._entrance.change(table_id, device, Whose.OWNER, seat) as caller:
            table = caller.table
            await self._reseat(table, [seats.take_text_back(table, i) for i in caller.meant(seat) if table.seats[i].text])
        return table

    async def leave(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Get up before the game: the seat is open again. The last to leave closes the table; if the host leaves, the next
        person is the host."""
        async with self._entrance.change(table_id, device, Whose.OWNER, seat) as (table, _, own):
            await self._reseat(table, [seats.leave(table, own)])
        return table

    async def list_table(self, table_id: str, device: str, listed: bool) -> Table:
        """The host lets anybody see the table who looks for one, or not."""
        async with self._entrance.change(table_id, device, Whose.HOST) as (table, _, _):
            if table.listed != listed:
                row = changes.row(table, table.seq, kinds.LISTED, NOBODY, kinds.ON if listed else kinds.OFF)
                await self._tables.write(table, [row], [_updated(table, listed=listed)])
                table.take([row])
        return table

    async def begin(self, table_id: str) -> None:
        """The game begins, if all have been ready for as long as was agreed."""
        async with self._entrance.change(table_id) as (table, _, _):
            if table.begins is None or self._now() < table.begins:
                return
            opening = changes.opening(table, table.seats, table.seq)
            await self._tables.write(
                table, opening.rows, [_updated(table, stage=kinds.PLAYING), *game_begins(table.id, table.seats)]
            )
            opening.enter(table)

    # -- while the game goes on

    async def resign(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """A bot plays on, for good."""
        async with self._entrance.change(table_id, device, Whose.OWNER, seat) as (table, _, own):
            await self._reseat(table, [seats.resign(table, own)])
        return table

    async def hand_over(self, table_id: str, device: str, seat: int, bot: str | None) -> Table:
        """A bot plays in one's own seat, or (None) one takes it back; for somebody who is away, if all who are there agree.
        Before the game the host gives a seat to a bot, or (None) opens it. The same again is harmless."""
        async with self._entrance.change(table_id, device, Whose.CARETAKER) as caller:
            table = caller.table
            if table.stage != kinds.PLAYING:
                if bot and table.settings.rated:
                    agreement.check_bot(bot, table.settings.rules)
                await self._reseat(table, [seats.assign(table, device, seat, bot)])
            elif seat in caller.seats:
                wanted = seats.hand_over(table, seat, bot)
                await self._reseat(table, [wanted] if wanted else [])
            else:
                await self._send_bot(table, caller.seats, seat, bot)
        return table

    async def _send_bot(self, table: Table, mine: Sequence[int], seat: int, bot: str | None) -> None:
        self._check_presence()
        at = self._now()
        votes, wanted = seats.send_bot(table, mine, seat, bot, at)
        await self._reseat(table, [wanted] if wanted else [], rows=_votes(table, kinds.VOTE, votes, seat, at))

    async def time_is_up(self, table_id: str) -> None:
        """A bot takes the seat of one who has no time left, if this is so."""
        async with self._entrance.change(table_id) as (table, _, _):
            watch, at, deadline = table.clock, self._now(), table.bot_comes_at()
            if watch and watch.waiting is not None and deadline is not None and at >= deadline:
                await self._reseat(table, [seats.time_is_up(table, watch.waiting, watch.is_game_time_used(at))])

    # -- to another device

    async def link(self, table_id: str, device: str, seat: int) -> str:
        """A key that moves a seat to another device, once; a new key makes the old one worthless. One's own seat, or in the same
        room that of somebody who is away: then this device agrees, and the key is empty until all who are there do."""
        caller = await self._entrance.look(table_id, device, Whose.ROOM)
        table = caller.table
        table.check_help()
        if table.settings.rated:
            raise Refused(says("rated-one-seat"))  # another device would be somebody else; who is signed in needs no link
        if seat in caller.seats:
            return await self._store_key(table, seat, device, new_key("seat", 24))
        if not await self._let(table_id, device, seat):
            return ""
        return await self._store_key(table, seat, table.seats[seat].token, taking_up.key_until(self._now()))

    async def _let(self, table_id: str, device: str, seat: int) -> bool:
        """Do all who are there agree that another phone takes up the seat?"""
        self._check_presence()
        async with self._entrance.change(table_id, device, Whose.ROOM) as (table, _, _):
            at, mine = self._now(), table.seats_of(device)
            votes = taking_up.agreeing(table, mine, seat, at, is_alone=self._is_alone)
            await self._reseat(table, [], rows=_votes(table, kinds.LET, votes, seat, at))
            return taking_up.is_agreed(table, seat, set(table.lets(seat)), device)

    async def _store_key(self, table: Table, seat: int, device: str | None, key: str) -> str:
        s = schema.seats
        where = (s.c.table_id == table.id) & (s.c.seat == seat) & (s.c.token == device)
        try:
            await self._store.write(claims=[update(s).where(where).values(key=hashed(key))])
        except Conflict:  # it was moved at this moment, perhaps in another process
            raise NotYours(says("not-there")) from None
        return key

    @property
    def _is_alone(self) -> bool:
        return not self._attendance.others

    def _check_presence(self) -> None:
        """Refused, if it is not known who is there."""
        if not self._bus.is_up:
            raise Refused(says("presence-unknown"))

    async def move(self, table_id: str, device: str, key: str) -> Caller:
        """Bring a seat to this device by the key of its personal link."""
        async with self._entrance.change(table_id, device, Whose.ANYBODY) as caller:
            table = caller.table
            stored = await self._tables.stored_seats(table.id)
            found = [row["seat"] for row in stored if seats.is_key(key, row["key"]) and table.seats[row["seat"]].is_person]
            if not found:
                raise NotYours(says("link-used"))
            taking_up.check_key(key, table, found[0], self._now(), is_alone=self._is_alone)
            s = schema.seats
            forget = update(s).where((s.c.table_id == table.id) & (s.c.seat == found[0])).values(key=None)
            c, before = schema.chat, table.seats[found[0]].token
            said = (
                update(c)
                .where((c.c.table_id == table.id) & (c.c.seat == found[0]) & (c.c.person == before))
                .values(person=device)
            )
            moved = Reseat(found[0], replace(table.seats[found[0]], token=device), kinds.MOVED)
            await self._reseat(table, [moved], [forget, said])
        return caller._replace(seat=found[0])

    # -- what they have in common

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
        begins = table.stage == kinds.WAITING and is_complete(after) and not table.settings.pause
        opening = changes.opening(table, after, table.seq + len(rows)) if begins else None
        stage = kinds.PLAYING if begins else table.stage
        stage = kinds.CLOSED if moves and moves[0].word == kinds.LEFT and seats.is_empty(after) else stage
        host = _host_after(table, after)
        s = schema.seats
        statements: list[Executable] = [
            update(s).where((s.c.table_id == table.id) & (s.c.seat == move.seat)).values(**asdict(move.becomes)) for move in moves
        ]
        if (stage, host) != (table.stage, table.host):
            statements.append(_updated(table, stage=stage, host=host))
        notices = game_begins(table.id, after) if opening else []
        await self._tables.write(table, [*rows, *(opening.rows if opening else ())], [*statements, *others, *notices])
        table.seats[:] = after
        table.stage, table.host = stage, host
        table.take(rows)
        if opening:
            opening.enter(table)


def _votes(table: Table, kind: str, who: Sequence[int], seat: int, at: int) -> list[Row]:
    return [changes.row(table, table.seq + i, kind, one, str(seat), at=at) for i, one in enumerate(who)]


def _updated(table: Table, **values: object) -> Executable:
    return update(schema.tables).where(schema.tables.c.id == table.id).values(**values)


def _host_after(table: Table, after: Sequence[Seat]) -> str:
    """Who looks after the table: the host, as long as he sits there, at whatever device; else the next person."""
    sat = [i for i, seat in enumerate(table.seats) if seat.token == table.host]
    people = [after[i].token for i in sat] + [seat.token for seat in after]
    return next((token for token in people if token), table.host) if sat else table.host
