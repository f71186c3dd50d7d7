"""Premoves are kept with the table, and carried out when their time comes, by the process that attends to it."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Update, delete, insert, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service import changes
from bedesten.service.access import Whose
from bedesten.service.house import House
from bedesten.service.premoves.foresight import Foreseen, foresee
from bedesten.service.premoves.moments import first_look, moment_of
from bedesten.service.premoves.plan import Plan, Premove, answer_for, begins_turn, is_overtaken, left_after, planned
from bedesten.service.randomness import new_key
from bedesten.service.schema import entries, premoves
from bedesten.service.store import Conflict, Unavailable
from bedesten.service.table import Stale, Table

log = logging.getLogger(__name__)


class StoredPlan(NamedTuple):
    """A plan as it is stored."""

    plan: Plan
    data: str


class Premoves:
    """`async with Premoves(house)`: carries out what was said beforehand, also at tables that waited through a restart."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def __aenter__(self) -> "Premoves":
        self.house.subscribers.listeners.append(self.wake)
        await self.house.announcements.look_around()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self.wake)
        for task in self._waiting.values():
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)

    # -- what people do

    async def look(self, table_id: str, device: str, seat: int | None = None) -> Plan | None:
        """One's own."""
        table, _, own = await self.house.entrance.look(table_id, device, Whose.OWNER, seat)
        kept = await self._kept(table, own)
        if kept and kept.plan.turns and is_overtaken(table, own, kept.plan):
            return _dropped(kept.plan, "overtaken")  # it is looked at again when the next turn begins
        return kept.plan if kept else None

    async def foresee(
        self, table_id: str, device: str, turns: Sequence[Premove], then: Sequence[str], goes_on: bool, seat: int | None = None
    ) -> list[Foreseen]:
        """How a plan would go as its owner sees the table now. Nothing is kept, and nobody hears of it."""
        table, _, own = await self.house.entrance.look(table_id, device, Whose.PLAYER, seat)
        await self.house.moves.limit.count(f"{table_id} {device}", self.house.now())
        return foresee(table, own, turns, then, goes_on)

    async def keep(self, table_id: str, device: str, turns: Sequence[Premove], seat: int | None = None) -> Plan:
        """Instead of those before. Nobody hears of it."""
        table, _, own = await self.house.entrance.look(table_id, device, Whose.PLAYER, seat)
        await self.house.moves.limit.count(f"{table_id} {device}", self.house.now())
        plan = planned(table, own, turns, new_key("premove", 12))
        p = premoves
        forget = delete(p).where((p.c.table_id == table.id) & (p.c.seat == own))
        store = insert(p).values(table_id=table.id, seat=own, data=_written(plan))
        try:
            await self.house.store.write(others=[forget, store])
        except Conflict:
            raise Stale(says("same-moment")) from None
        return plan

    # -- when their time comes

    def wake(self, table: Table) -> None:
        """A table has gone on: has the turn of somebody begun who may have said beforehand what he will do?"""
        if self._is_ours(table) and (table.id not in self._waiting or self._waiting[table.id].done()):
            self._waiting[table.id] = asyncio.create_task(self._wait(table.id), name="premoves")

    def _is_ours(self, table: Table) -> bool:
        is_agreed = table.settings.premoves and self.house.attendance.attends_to(table.id)
        return is_agreed and begins_turn(table) is not None

    async def _wait(self, table_id: str) -> None:
        """For as long as somebody is asked at whose plan it has not been looked yet."""
        try:
            await self._look_on(table_id)
        except Refused:
            return
        except Exception as error:
            log.error("table %s: what was said beforehand can't be looked at", table_id, exc_info=error)
        finally:
            self._waiting.pop(table_id, None)

    async def _look_on(self, table_id: str) -> None:
        seq, at = -1, None
        while True:
            with suppress(Stale):  # something happened at the same moment
                try:
                    table = await self.house.tables.find(table_id)
                    if not self._is_ours(table) or (table.seq == seq and at is None):
                        return
                    if table.seq != seq or at is None:
                        seq, at = table.seq, first_look(table)
                    await self._until(table, seq, at)
                    at = await self.carry_out(table_id) if table.seq == seq else at
                except Unavailable:  # the books cannot be reached
                    await asyncio.sleep(1)

    async def _until(self, table: Table, seq: int, at: int) -> None:
        async with self.house.subscribers.noticing(table.id) as changed:
            while table.seq == seq and (wait := (at - self.house.now()) / 1000) > 0:
                changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await changed.wait()

    async def carry_out(self, table_id: str) -> int | None:
        """Answer as it was said, if the time has come; returns when to look again, or None."""
        async with self.house.entrance.change(table_id) as (table, _, _):
            seat = begins_turn(table)
            kept = await self._kept(table, seat) if seat is not None else None
            if seat is None or kept is None or not kept.plan.turns:
                return None
            if not self.house.attendance.is_sure:
                return self.house.now() + 1000
            if self.house.now() < (at := moment_of(table, kept.plan.salt)):
                return at
            await self._carry_out(table, seat, kept)
        return None

    async def _carry_out(self, table: Table, seat: int, kept: StoredPlan) -> None:
        plan, answer = kept.plan, answer_for(table, seat, kept.plan)
        if isinstance(answer, str):
            over = _claim(table, seat, kept, _dropped(plan, answer)).where(_is_all_of(table))
            with suppress(Conflict):  # it was taken back at this moment, or another process has carried it out
                await self.house.store.write(claims=[over])
            return
        change = changes.answer(table, seat, answer)
        assert change.played is not None
        left = left_after(plan, table.game.position, change.played.position, seat)
        await self.house.moves.store_and_take(table, change, [_claim(table, seat, kept, left)])

    async def _kept(self, table: Table, seat: int) -> StoredPlan | None:
        p = premoves
        rows = await self.house.store.read(select(p.c.data).where((p.c.table_id == table.id) & (p.c.seat == seat)))
        return StoredPlan(msgspec.json.decode(rows[0]["data"], type=Plan), rows[0]["data"]) if rows else None


def _dropped(plan: Plan, why: str) -> Plan:
    return msgspec.structs.replace(plan, turns=[], seen=[], dropped=why)


def _written(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def _is_all_of(table: Table) -> ColumnElement[bool]:
    """Nothing has been answered that this process has not read: it would look as if the plan had been overtaken."""
    e = entries
    return ~select(e.c.seq).where((e.c.table_id == table.id) & (e.c.seq >= table.seq)).exists()


def _claim(table: Table, seat: int, kept: StoredPlan, plan: Plan) -> Update:
    """It must be the same still: whoever takes it back at the last moment has taken it back."""
    p = premoves
    is_same = (p.c.table_id == table.id) & (p.c.seat == seat) & (p.c.data == kept.data)
    return update(p).where(is_same).values(data=_written(plan))
