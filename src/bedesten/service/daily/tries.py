"""Tries: one of each device at each deal counts. Afterwards one may practise."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service.daily.days import DayDeal
from bedesten.service.daily.tables import table_of_person
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.kinds import OVER
from bedesten.service.schema import tables, tries
from bedesten.service.store import Conflict, Row
from bedesten.service.stored_tables import is_in_stage
from bedesten.service.table import Table

NOT_REACHED = 999  # rounds of those who did not get all rubies: they come after all others


@dataclass(frozen=True)
class Outcome:
    """How a try has ended; without a score it does not count."""

    ended: int
    rounds: int | None = None
    rubies: int | None = None
    lira: int | None = None
    score: int | None = None


def score_of(rounds: int, rubies: int, lira: int, *, is_reached: bool) -> int:
    """Rounds, then rubies, then lira: the smallest is the best."""
    return (rounds if is_reached else NOT_REACHED) * 10**7 + (99 - rubies) * 10**5 + 99_999 - min(lira, 99_999)


def outcome_of(table: Table) -> Outcome | None:
    """None, as long as the person plays. Whoever has resigned has no score, nor has a game that ended when all might know the
    deal."""
    person = next((i for i, seat in enumerate(table.seats) if seat.is_person), None)
    if person is None or table.last is None or table.deal is None:
        return None
    ended = int(table.last["at"])
    if table.seats[person].kind != "person":
        return Outcome(ended)
    if table.stage != OVER:
        return None
    state: Any = table.game.position.state
    player = state.players[person]
    rounds, rubies, lira = state.round, player.rubies, player.lira
    score = score_of(rounds, rubies, lira, is_reached=rubies >= state.rubies_to_win)
    return Outcome(ended, rounds, rubies, lira, score if ended < table.deal.until else None)


class Tries:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, deal: str, device: str) -> Row | None:
        """The try of a device, as it stands now."""
        row = await self._row(deal, device)
        if row and row["ended"] is None and await self.settle(await self._house.tables.find(row["table_id"])):
            row = await self._row(deal, device)
        return row

    async def is_over(self, deal: str, device: str) -> bool:
        row = await self.of(deal, device)
        return row is not None and row["ended"] is not None

    async def begin(self, deal: DayDeal, device: str, name: str) -> Table:
        """The table of the try. Whoever has begun already comes back to that one."""
        found = await self._row(deal.name, device)
        if found is None:
            table = table_of_person(self._house, deal, device, name, counts=True)
            row = {"deal": deal.name, "device": device, "table_id": table.id, "name": table.seats[0].name}
            with suppress(Conflict):  # the same device has begun it at the same moment
                return await self._house.new_tables.store_new(
                    table, others=[insert(tries).values(**row, begun=self._house.now())]
                )
            found = await self._row(deal.name, device)
        assert found
        return await self._house.tables.find(found["table_id"])

    async def practise(self, deal: DayDeal, device: str, name: str) -> Table:
        """As often as one likes, when one's try is over or everybody may know the deal."""
        if not deal.for_table(counts=False).is_open and not await self.is_over(deal.name, device):
            raise Refused(says("daily-try-first"))
        await self._house.new_tables.check_tables_of(device)
        return await self._house.new_tables.store_new(table_of_person(self._house, deal, device, name, counts=False))

    async def check_sight(self, table: Table, device: str) -> None:
        """Refused, if it would show a deal to somebody who may still try it."""
        if table.deal is None or table.deal.is_open or table.seats_of(device):
            return
        if not await self.is_over(table.deal.name, device):
            raise NotYours(says("daily-not-yet"))

    async def settle(self, table: Table) -> bool:
        """Note how the try has ended at the table, if it has."""
        outcome = outcome_of(table)
        if outcome is None:
            return False
        row = {name: getattr(outcome, name) for name in ("ended", "rounds", "rubies", "lira", "score")}
        await self._house.store.write(
            others=[update(tries).where((tries.c.table_id == table.id) & tries.c.ended.is_(None)).values(row)]
        )
        return True

    async def unsettled(self) -> Sequence[str]:
        """The tables of tries that are over, which nobody has noted."""
        over = select(tries.c.table_id).join(tables, tables.c.id == tries.c.table_id)
        rows = await self._house.store.read(over.where(tries.c.ended.is_(None) & is_in_stage(OVER)).limit(100))
        return [row["table_id"] for row in rows]

    async def _row(self, deal: str, device: str) -> Row | None:
        rows = await self._house.store.read(select(tries).where((tries.c.deal == deal) & (tries.c.device == device)))
        return rows[0] if rows else None
