"""The house looks at the clock: when somebody has no time left, a bot takes the seat; when all have been ready for as long as
was agreed, the game begins.

When a player's time for a move is over, it plays there until the player takes the seat back; when the time for the game is
used up, for good.
"""

from contextlib import suppress

from bedesten.engine.errors import Refused
from bedesten.service.alarms import Alarms
from bedesten.service.table import Stale, Table


class Deadlines(Alarms):
    """`async with Deadlines(house)`: wakes at the next deadline of any table; also of those that waited through a restart."""

    def due(self, table: Table) -> int | None:
        return table.begins or table.bot_comes_at()

    async def ring(self, table_id: str) -> None:
        with suppress(Refused, Stale):  # something happened at the same moment, perhaps in another process
            await self.house.seats.begin(table_id)
            await self.house.seats.time_is_up(table_id)
