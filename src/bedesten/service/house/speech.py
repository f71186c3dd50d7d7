"""Talking at a table, and reminding whoever is awaited.

What is said is plain text, limited in length and in number. Whom one does not want to hear is up to each listener's client; the
host can silence a seat, or all spectators, for everybody."""

from collections.abc import Callable
from dataclasses import asdict

from sqlalchemy import insert

from bedesten.engine.errors import Refused, says
from bedesten.engine.view import SPECTATOR
from bedesten.service import changes, kinds, reminders, schema
from bedesten.service.access import Whose
from bedesten.service.errors import NotYours
from bedesten.service.house.entrance import Caller, Entrance
from bedesten.service.house.repository import Repository
from bedesten.service.limits import Limit
from bedesten.service.names import looks
from bedesten.service.notices.of_tables import something_said, they_wait
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.store import Conflict, Store
from bedesten.service.table import Said, Stale, Table
from bedesten.service.table_settings import checked_name, plain

MESSAGE_LENGTH = 500
MESSAGES, MESSAGES_WITHIN = 10, 30  # so many times within so many seconds


class Speech:
    def __init__(
        self, store: Store, entrance: Entrance, tables: Repository, shared_counts: SharedCounts, now: Callable[[], int]
    ) -> None:
        self._store, self._entrance, self._tables, self._now = store, entrance, tables, now
        self._limit = Limit(MESSAGES, MESSAGES_WITHIN, says("said-often", often=MESSAGES, within=MESSAGES_WITHIN), shared_counts)
        self._reminders = reminders.limit(shared_counts)

    async def say(self, table_id: str, device: str, text: str, *, seat: int | None = None, name: str = "") -> Said:
        """Say something at the table; a spectator says it with a name. What is heard is up to each listener."""
        async with self._entrance.change(table_id, device, Whose.SPEAKER, seat) as caller:
            table = caller.table
            if caller.seat in table.silenced:
                raise NotYours(says("silent"))
            said = _said(caller, text, name, self._now())
            await self._limit.count(_who_is_counted(caller), said.at)
            try:
                chat = insert(schema.chat).values(table_id=table.id, person=device or None, **asdict(said))
                notices = something_said(table.id, table.seats, said.n, said.name, device)
                await self._store.write(others=[chat, *notices], said=f"{table.id} 0 {said.n}")
            except Conflict:
                await self._tables.catch_up(table)
                raise Stale(says("spoke-too")) from None
            table.hear([said])
        return said

    async def remind(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Tell whoever is to act that the others wait. Nothing of it is stored but the notice."""
        async with self._entrance.change(table_id, device, Whose.PLAYER, seat) as (table, _, own):
            reminder = reminders.remind(table, own, self._now())
            await self._reminders.count(f"{table.id} {reminder.seat}", reminder.at)
            await self._store.write(others=they_wait(table.id, table.seats, reminder))
            if table.presence.remind(reminder):
                table.goes_on()
        return table

    async def silence(self, table_id: str, device: str, seat: int | None, silent: bool) -> Table:
        """The host lets nobody hear a seat any more, or (None) the spectators, or lets them speak again."""
        async with self._entrance.change(table_id, device, Whose.HOST) as (table, _, _):
            who = SPECTATOR if seat is None else _silenceable(table, device, seat)
            if silent != (who in table.silenced):
                row = changes.row(table, table.seq, kinds.SILENCE, who, kinds.ON if silent else kinds.OFF)
                await self._tables.write(table, [row])
                table.take([row])
        return table


def _said(caller: Caller, text: str, name: str, at: int) -> Said:
    """Refused, if it may not be said so."""
    table, _, seat = caller
    shown = plain(text)
    if not shown:
        raise Refused(says("nothing-said"))
    if len(shown) > MESSAGE_LENGTH:
        raise Refused(says("say-length", most=MESSAGE_LENGTH, length=len(shown)))
    if seat != SPECTATOR:
        return Said(table.last_said + 1, table.seats[seat].name, seat, shown, at)
    name = checked_name(name)
    if looks(name) in [looks(other.name) for other in table.seats]:
        raise Refused(says("name-at-table"))
    return Said(table.last_said + 1, name, None, shown, at)


def _who_is_counted(caller: Caller) -> str:
    """A device with a seat over all tables, all spectators of a table together: one can come as a new device each time."""
    return caller.device if caller.seat != SPECTATOR else f"spectators of {caller.table.id}"


def _silenceable(table: Table, device: str, seat: int) -> int:
    """A seat that the host can silence: another person's."""
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person or table.seats[seat].token == device:
        raise Refused(says("silence-whom"))
    return seat
