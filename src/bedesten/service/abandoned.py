"""Tables at which nothing has happened for very long are closed and forgotten. Games that were played to their end stay.

Days on which the house was closed, or which a wrong clock of the machine has made up, are not counted (decision 26): nobody could
have come.
"""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import ColumnElement, delete, select

from bedesten.service import kinds
from bedesten.service.house import House
from bedesten.service.schema import entries, tables
from bedesten.service.store import Conflict, Unavailable

DAY, LOOK_INTERVAL = 24 * 3600 * 1000, 3600.0  # milliseconds; seconds between two looks

log = logging.getLogger(__name__)


class Removal:
    """`async with Removal(house, days)`: looks at once, and then every hour; 0 days: never."""

    def __init__(self, house: House, days: int) -> None:
        self.house, self.days = house, days
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Removal":
        if self.days:
            self._looking = asyncio.create_task(self._look(), name="abandoned tables")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._looking:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _look(self) -> None:
        while True:
            with suppress(Unavailable):  # the next time
                if gone := await self.forget():
                    log.warning("%d abandoned tables were closed", gone)
            await asyncio.sleep(LOOK_INTERVAL)

    async def forget(self) -> int:
        """Returns how many are gone."""
        hours = self.house.attendance.hours
        is_abandoned = _is_abandoned(hours.moment(hours.open_until(self.house.now()) - self.days * DAY))
        found = await self.house.store.read(select(tables.c.id).where(is_abandoned))
        return sum([await self._forget(row["id"], is_abandoned) for row in found])

    async def _forget(self, table_id: str, is_abandoned: ColumnElement[bool]) -> bool:
        """Unless somebody has come meanwhile: the database judges."""
        if table_id in self.house.subscribers:
            return False
        try:
            await self.house.store.write(claims=[delete(tables).where((tables.c.id == table_id) & is_abandoned)])
        except Conflict:
            return False
        self.house.tables.drop(table_id)
        return True


def _is_abandoned(since: int) -> ColumnElement[bool]:
    lately = select(entries.c.seq).where((entries.c.table_id == tables.c.id) & (entries.c.at >= since)).exists()
    unfinished = [stage for stage in kinds.STAGES if stage != kinds.OVER]  # by name: so the index leads past all that are over
    return tables.c.stage.in_(unfinished) & (tables.c.created < since) & ~lately
