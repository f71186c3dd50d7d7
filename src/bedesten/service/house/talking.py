"""Talking at a table."""

from dataclasses import asdict

from sqlalchemy import insert

from bedesten.service import schema
from bedesten.service.house.telling import Telling
from bedesten.service.seats import own_seat
from bedesten.service.store import Conflict
from bedesten.service.table import Said, Stale, seat_of


class Talking(Telling):
    async def say(self, table_id: str, device: str, text: str, *, seat: int | None = None, name: str = "") -> Said:
        """Say something at the table; a spectator says it with a name. What is heard is up to each listener."""
        table = await self.table(table_id)
        mine = seat_of(table, device)
        speaking = own_seat(table, device, seat) if mine or seat is not None else None
        said_by = table.seats[speaking].name if speaking is not None else name
        async with table.lock:
            said = self.talk.checked(table, device, said_by, speaking, text, self.now())
            try:
                await self.store.write(others=[insert(schema.chat).values(table_id=table.id, **asdict(said))])
            except Conflict:
                await self._hear_what_was_said(table)
                raise Stale("Somebody else spoke at the same moment; say it again.") from None
            self.talk.take(table, [said])
        await self._announce(table)
        return said
