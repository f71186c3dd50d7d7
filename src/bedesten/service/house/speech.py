"""Talking at a table, and reminding whoever is awaited."""

from dataclasses import asdict

from sqlalchemy import insert

from bedesten.engine.errors import says
from bedesten.engine.view import SPECTATOR
from bedesten.service import changes, reminders, schema
from bedesten.service import table as kinds
from bedesten.service.access import Whose, resolve
from bedesten.service.chat import checked_silence
from bedesten.service.errors import NotYours
from bedesten.service.house.announcements import Announcements
from bedesten.service.store import Conflict
from bedesten.service.table import Said, Stale, Table


class Speech(Announcements):
    async def silence(self, table_id: str, device: str, seat: int | None, silent: bool) -> Table:
        """The host lets nobody hear a seat any more, or (None) the spectators, or lets them speak again."""
        table = await self.table(table_id)
        async with table.lock:
            who = checked_silence(table, device, seat)
            if silent != (who in table.silenced):
                row = changes.row(table, table.seq, kinds.SILENCE, who, kinds.ON if silent else kinds.OFF)
                await self._write(table, [row], [])
                table.take([row])
        self._announce(table)
        return table

    async def say(self, table_id: str, device: str, text: str, *, seat: int | None = None, name: str = "") -> Said:
        """Say something at the table; a spectator says it with a name. What is heard is up to each listener."""
        table = await self.table(table_id)
        found = resolve(table, device, Whose.SPEAKER, seat)
        speaking = None if found == SPECTATOR else found
        said_by = table.seats[speaking].name if speaking is not None else name
        async with table.lock:
            if (SPECTATOR if speaking is None else speaking) in table.silenced:
                raise NotYours(says("silent"))
            said = await self.talk.checked(table, device, said_by, speaking, text, self.now())
            try:
                chat = insert(schema.chat).values(table_id=table.id, **asdict(said))
                await self.store.write(others=[chat], said=f"{table.id} 0 {said.n}")
            except Conflict:
                await self._hear_what_was_said(table)
                raise Stale(says("spoke-too")) from None
            self.talk.take(table, [said])
        self._announce(table)
        return said

    async def remind(self, table_id: str, device: str, seat: int | None = None) -> Table:
        """Tell whoever is to act that the others wait. Nothing of it is stored."""
        table = await self.table(table_id)
        reminder = reminders.remind(table, resolve(table, device, Whose.PLAYER, seat), self.now())
        await self.reminders.count(f"{table.id} {reminder.seat}", reminder.at)
        if table.presence.remind(reminder):
            table.goes_on()
            self._announce(table)
        return table
