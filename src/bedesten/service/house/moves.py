"""Playing: what people say to a table while a game goes on, and what the bots of the house answer. What may be done is in
changes.py."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from sqlalchemy import Executable, insert, update

from bedesten.engine.errors import says
from bedesten.service import changes, follow_ups, kinds, schema
from bedesten.service.access import Whose
from bedesten.service.changes import Change
from bedesten.service.house.entrance import Entrance
from bedesten.service.house.repository import Repository
from bedesten.service.limits import Limit
from bedesten.service.messages import Agree, Answer, Confirm, Decline, Message, Move, Propose, Redo, Undo
from bedesten.service.notices.of_tables import game_ends
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.table import Stale, Table

COMMANDS, COMMANDS_WITHIN = 1200, 30  # what a device does at one table, within so many seconds: more than anybody can think

CHANGES: dict[type[Message], Callable[[Table, int, Any], Change]] = {
    Answer: changes.answer,
    Confirm: changes.confirm,
    Undo: changes.undo,
    Redo: changes.redo,
    Propose: changes.propose,
    Agree: changes.agree,
    Decline: changes.decline,
}


class Moves:
    observer: Callable[[str, int, float], None] | None = None  # hears whether by a person or a bot, how many, in seconds

    def __init__(self, entrance: Entrance, tables: Repository, shared_counts: SharedCounts, now: Callable[[], int]) -> None:
        self.limit = Limit(COMMANDS, COMMANDS_WITHIN, says("done-often", often=COMMANDS, within=COMMANDS_WITHIN), shared_counts)
        self._entrance, self._tables, self._now = entrance, tables, now

    async def carry_out(self, table_id: str, device: str, message: Move) -> int:
        """Do what a person wants; returns the new number of the table. What is refused, or comes too late, changes nothing."""
        begun = perf_counter()
        async with self._entrance.change(table_id, device, message.whose, message.seat) as (table, _, seat):
            await self.store_and_take(table, CHANGES[type(message)](table, seat, message))
            seq = table.seq
        if isinstance(message, Answer):
            self._count("person", len(message.answers), begun)
        return seq

    async def set_clock(self, table_id: str, device: str, runs: bool) -> Table:
        """Stop the clock while the device lies aside, or let it go on. The same again is harmless."""
        async with self._entrance.change(table_id, device, Whose.OF_ALL) as (table, _, _):
            change = changes.set_clock(table, runs)
            if table.clock_stands == runs:
                await self.store_and_take(table, change)
        return table

    async def take_holiday(self, table_id: str, device: str, seat: int | None, since: int | None, until: int | None) -> Table:
        """Be away from now or from a later moment on, as long as was agreed; without an end: be back, or do not go."""
        async with self._entrance.change(table_id, device, Whose.PLAYER, seat) as (table, _, own):
            await self.store_and_take(table, changes.take_holiday(table, own, since, until, self._now()))
        return table

    async def answer_for_bot(self, table_id: str, seat: int, seq: int, words: Sequence[str], is_eased: bool = False) -> int:
        """A bot of the house answers, perhaps having thought less than its level would have it; or the house does, for a person
        who has no choice."""
        begun = perf_counter()
        async with self._entrance.change(table_id) as (table, _, _):
            if not table.seats[seat].is_played_by_bot and not follow_ups.has_no_choice(table, seat):
                raise Stale(says("seat-taken"))
            await self.store_and_take(table, changes.answer(table, seat, Answer(seq=seq, answers=list(words)), is_eased))
        self._count("bot", len(words), begun)
        return table.seq

    def _count(self, by: str, moves: int, begun: float) -> None:
        if self.observer:
            self.observer(by, moves, perf_counter() - begun)

    async def store_and_take(self, table: Table, change: Change, claims: Sequence[Executable] = ()) -> None:
        """First the store, then the table in memory. Nothing is stored if nothing changes. The lock is held."""
        if not change.rows:
            return
        await self._tables.write(table, change.rows, _ending(table, change) if change.is_last else [], claims)
        table.take(change.rows, change.played)


def _ending(table: Table, change: Change) -> list[Executable]:
    """The game is over, and its results wait to be noted."""
    over = update(schema.tables).where(schema.tables.c.id == table.id).values(stage=kinds.OVER)
    waits = insert(schema.endings).values(table_id=table.id, due=change.rows[-1]["at"])
    return [over, waits, *game_ends(table.id, table.seats)]
