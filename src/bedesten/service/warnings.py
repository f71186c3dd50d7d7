"""Whoever is awaited is warned before his time runs out: once for each question, also after a restart.

There is a warning only where games go over days: nobody has to be told of a deadline in some minutes."""

from bedesten.service.alarms import Alarms
from bedesten.service.house import House
from bedesten.service.notices.notice import DEADLINE, Notice, telling
from bedesten.service.table import Table

LONGEST = 86_400_000  # milliseconds before the end, at most
SHARE = 4  # of the time that was agreed: the last so-manieth part


def warns_at(table: Table) -> int | None:
    """When whoever is to act has little time left."""
    clock, deadline = table.settings.clock, table.deadline()
    time = clock.game if clock.move is None else clock.move
    if deadline is None or time is None or not clock.is_of_days:
        return None
    return deadline - min(LONGEST, 1000 * time // SHARE)


class Warnings(Alarms):
    """`async with Warnings(house)`: tells whoever is awaited when little time is left."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._rung: dict[str, int] = {}  # when it last was time at a table

    def due(self, table: Table) -> int | None:
        at = warns_at(table)
        if at is None:
            self._rung.pop(table.id, None)
        return None if at == self._rung.get(table.id) else at

    async def ring(self, table_id: str) -> None:
        table = await self.house.tables.find(table_id)
        at, seat = warns_at(table), table.to_act()
        if at is None or seat is None or at > self.house.now():
            return
        key = f"deadline {table.id} {table.awaited_since} {len(table.holidays.get(seat, ()))}"
        notice = Notice(DEADLINE, key, table.id, until=table.deadline())
        await self.house.store.write(others=telling(notice, [table.seats[seat].token]))
        self._rung[table.id] = at
