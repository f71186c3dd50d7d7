"""Playing: answers, the end of a turn, and the ways back. What may be done is in changes.py."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import update

from bedesten.engine.errors import Refused
from bedesten.service import changes, schema
from bedesten.service import table as kinds
from bedesten.service.changes import Change
from bedesten.service.house.announcements import Announcements
from bedesten.service.seats import own_seat, own_seats
from bedesten.service.sentences import says
from bedesten.service.table import Stale, Table


class Moves(Announcements):
    async def answer(self, table_id: str, device: str, seat: int, seq: int, words: Sequence[str]) -> int:
        """A person answers; returns the new number of the table. Stale answers change nothing."""
        return await self._change(table_id, device, seat, changes.answers, seq, words)

    async def confirm(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, changes.confirm, seq)

    async def undo(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, changes.undo, seq)

    async def redo(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, changes.redo, seq)

    async def propose(self, table_id: str, device: str, seat: int, seq: int, to: int | None = None) -> int:
        """Ask the others to go back further than undo goes."""
        return await self._change(table_id, device, seat, changes.propose, seq, to)

    async def agree(self, table_id: str, device: str, seat: int, seq: int) -> int:
        """The person agrees, even if a bot stands in: that one is never asked."""
        return await self._change(table_id, device, seat, changes.agree, seq, by_person=True)

    async def decline(self, table_id: str, device: str, seat: int, seq: int) -> int:
        return await self._change(table_id, device, seat, changes.decline, seq, by_person=True)

    async def set_clock(self, table_id: str, device: str, runs: bool) -> Table:
        """Stop the clock while the device lies aside, or let it go on. The same again is harmless."""
        table = await self.table(table_id)
        async with table.lock:
            own_seats(table, device)
            change = changes.set_clock(table, device, runs)
            if table.clock_stands == runs:
                await self._store_and_take(table, change)
        self._announce(table)
        return table

    async def answer_for_bot(self, table_id: str, seat: int, seq: int, words: Sequence[str], is_eased: bool = False) -> int:
        """A bot of the house answers, perhaps having thought less than its level would have it; or the house does, for a person
        who has no choice."""
        table = await self.table(table_id)
        async with table.lock:
            if not table.seats[seat].is_played_by_bot and not table.has_no_choice(seat):
                raise Stale(says("seat-taken"))
            await self._store_and_take(table, changes.answers(table, seat, seq, words, is_eased))
        self._announce(table)
        return table.seq

    async def _change(
        self, table_id: str, device: str, seat: int, wanted: Callable[..., Change], *how: Any, by_person: bool = False
    ) -> int:
        """`by_person`: it concerns the person, whoever plays."""
        table = await self.table(table_id)
        async with table.lock:
            own_seat(table, device, seat)
            if table.seats[seat].is_played_by_bot and not by_person:
                raise Refused(says("bot-plays-for-you"))
            await self._store_and_take(table, wanted(table, seat, *how))
            seq = table.seq
        self._announce(table)
        return seq

    async def _store_and_take(self, table: Table, change: Change) -> None:
        """First the store, then the table in memory. Nothing is stored if nothing changes."""
        if not change.rows:
            return
        over = [update(schema.tables).where(schema.tables.c.id == table.id).values(stage=kinds.OVER)] if change.is_last else []
        await self._write(table, change.rows, over)
        table.take(change.rows, change.played)
