"""Opening tables: new ones, from a record, and for a rematch."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Executable, func, insert, select, update

from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULES_VERSION
from bedesten.service import changes, kinds, schema, seats
from bedesten.service.access import Whose
from bedesten.service.attendance import Attendance
from bedesten.service.errors import TooMuch
from bedesten.service.fairness import new_secret, text_of_house
from bedesten.service.hours import now
from bedesten.service.house.entrance import Entrance
from bedesten.service.house.repository import Repository
from bedesten.service.imports import position_of
from bedesten.service.notices.of_tables import rematch_opened
from bedesten.service.presence import Presence
from bedesten.service.randomness import new_id
from bedesten.service.ratings import agreement
from bedesten.service.store import Conflict, Row, Store
from bedesten.service.table import Stale, Table, is_complete
from bedesten.service.table_settings import SeatWish, TableSettings

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's id: none that look alike
TABLES_AT_ONCE = 100  # that one device may have opened and not played to the end


class NewTables:
    def __init__(
        self,
        store: Store,
        attendance: Attendance,
        entrance: Entrance,
        tables: Repository,
        announce: Callable[[Table], None],
        now: Callable[[], int],
        tables_at_once: int,
    ) -> None:
        self.tables_at_once = tables_at_once
        self._store, self._attendance, self._entrance, self._tables = store, attendance, entrance, tables
        self._announce, self._now = announce, now

    async def open(
        self,
        settings: TableSettings,
        wishes: Sequence[SeatWish],
        device: str,
        *,
        name: str = "",
        adds_text: bool = False,
        listed: bool = False,
        begun_from: str | None = None,
    ) -> Table:
        """Open a table. The game begins as soon as every seat is taken; if whoever opens it wants to add a text to the dice,
        it waits for that: the seal is shown first."""
        settings = settings.here()
        settings.options()
        if len(wishes) != settings.players:
            raise Refused(says("seats-needed", players=settings.players, seats=len(wishes)), "OPT-2")
        if settings.learning and sorted(wish.kind for wish in wishes) != ["bot"] * (len(wishes) - 1) + ["me"]:
            raise Refused(says("learning-alone"))
        if settings.rated:
            agreement.check_opening(settings, wishes, begun_from)
            await agreement.check_person(self._store, device)
        await self.check_tables_of(device)
        table = self._new_table(settings, device, listed, begun_from)
        table.seats = [
            seats.new_seat(wish, settings.rules, device, name, adds_text, _of_house(table, i)) for i, wish in enumerate(wishes)
        ]
        return await self.store_new(table)

    async def import_record(
        self,
        record: str,
        to: int | None,
        wishes: Sequence[SeatWish],
        device: str,
        *,
        name: str = "",
        adds_text: bool = False,
        listed: bool = False,
        **agreed: Any,
    ) -> Table:
        """Play on from any point of a record; what it says nothing about is `agreed` anew."""
        settings, position = position_of(record, to)
        settings = msgspec.structs.replace(settings, **agreed)
        return await self.open(settings, wishes, device, name=name, adds_text=adds_text, listed=listed, begun_from=position)

    async def rematch(self, table_id: str, device: str) -> Table:
        """The same people once more, at a new table; there is one rematch, whoever asks for it. It begins when everybody has come
        and added a text to its dice, or left that to the house."""
        async with self._entrance.change(table_id, device, Whose.OWNER) as (old, _, seat):
            if old.rematch is None:
                if old.stage != kinds.OVER:
                    raise Refused(says("rematch-later"))
                settings = msgspec.structs.replace(old.settings, contest=False)  # that of a tournament's table counts nowhere
                has_screen = settings.one_room and not old.seats_of(old.host)  # which looks after that table, too
                new = self._new_table(settings, old.host if has_screen else device, False, None)
                new.seats = [seats.seat_again(before, _of_house(new, i)) for i, before in enumerate(old.seats)]
                row = changes.row(old, old.seq, kinds.REMATCH, seat, new.id)
                link = update(schema.tables).where(schema.tables.c.id == old.id).values(rematch=new.id)
                try:
                    invitations = rematch_opened(new.id, new.seats, device, old.seats[seat].name)
                    new = await self.store_new(new, [row], [link, *invitations])
                    old.take([row])
                    return new
                except Conflict:
                    await self._tables.catch_up(old)
        if old.rematch is None:
            raise Stale(says("same-moment"))
        return await self._tables.find(old.rematch)

    async def check_tables_of(self, device: str) -> None:
        """TooMuch, if a device has too many that are not played to the end."""
        t = schema.tables
        unfinished = (t.c.host == device) & t.c.stage.in_([kinds.WAITING, kinds.PLAYING])
        rows = await self._store.read(select(func.count().label("n")).select_from(t).where(unfinished))
        if rows[0]["n"] >= self.tables_at_once:
            raise TooMuch(says("too-many-tables", tables=rows[0]["n"]))

    def _new_table(self, settings: TableSettings, host: str, listed: bool, begun_from: str | None) -> Table:
        """Nobody sits there yet: what the house adds to the dice follows from the table's secret."""
        table_id = new_id(ID_LETTERS, 8)
        presence = Presence(self._now())
        return Table(table_id, settings, new_secret(), kinds.WAITING, listed, host, [], begun_from, presence=presence)

    async def store_new(
        self,
        table: Table,
        rows: Sequence[Row] = (),
        others: Sequence[Executable] = (),
        *,
        claims: Sequence[Executable] = (),
    ) -> Table:
        """Store a new table, and its game if it begins at once, in one."""
        table.hours = self._attendance.hours
        opening = changes.opening(table, table.seats, 0) if is_complete(table.seats) else None
        stage = kinds.PLAYING if opening else kinds.WAITING
        await self._store.write([*rows, *(opening.rows if opening else ())], [*_inserts(table, stage), *others], claims=claims)
        if opening:
            opening.enter(table)
        table = self._tables.enter(table)
        self._announce(table)
        return table


def _of_house(table: Table, seat: int) -> str:
    return text_of_house(table.secret, table.sealed_as, seat)


def _inserts(table: Table, stage: str) -> list[Executable]:
    head = {
        "id": table.id,
        "created": now(),
        "stage": stage,
        "listed": table.listed,
        "settings": msgspec.json.encode(table.settings).decode(),
        "rules_version": RULES_VERSION,
        "begun_from": table.begun_from,
        "secret": table.secret,
        "epochs": "",
        "host": table.host,
        "deal": table.deal.name if table.deal else None,
        "deal_until": table.deal.until if table.deal else None,
        "deal_counts": table.deal.counts if table.deal else None,
    }
    rows = [{"table_id": table.id, "seat": i, **asdict(seat)} for i, seat in enumerate(table.seats)]
    return [insert(schema.tables).values(**head), *(insert(schema.seats).values(**row) for row in rows)]
