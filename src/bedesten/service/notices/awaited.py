"""Whose turn it is: found out from the tables themselves as they go on, so that a move costs no more than before. What is not
written down because the process died is found again by the next: a table that still waits says so."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import select

from bedesten.service import schema
from bedesten.service.follow_ups import turn_of
from bedesten.service.house import House
from bedesten.service.inbox import end_tasks
from bedesten.service.kinds import PLAYING
from bedesten.service.notices.notice import MY_TURN, Notice, telling
from bedesten.service.store import Unavailable
from bedesten.service.table import Table

GATHERING_TIME = 0.5  # seconds in which tables go on before it is looked who wants to know
RETRY_PAUSE = 1.0  # seconds
TABLES_REMEMBERED = 10_000
PEOPLE_AT_ONCE = 500

log = logging.getLogger(__name__)


def awaited(table: Table) -> tuple[str, str] | None:
    """The person whom others wait for, and the key of that: once in a turn. Nobody, if only bots wait, or if the turn is over and
    only to be confirmed."""
    seat = table.to_act() if table.stage == PLAYING and table.held_by() is None else None
    if seat is None or table.seats[seat].is_played_by_bot:
        return None
    person = table.seats[seat].token
    if not person or not waiting_people(table, person):
        return None
    turn, whose = turn_of(table.game.position)
    return person, f"my-turn {table.id} {turn} {whose} {seat}"


def waiting_people(table: Table, person: str) -> bool:
    """Does anybody else play there?"""
    return any(seat.kind == "person" and not seat.is_played_by_bot and seat.token != person for seat in table.seats)


class Awaited:
    """`async with Awaited(house)`: whoever is waited for is told, if he wants to be; also at tables that waited through a
    restart."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._told: dict[str, str] = {}  # the last key of each table
        self._to_tell: dict[str, tuple[str, str]] = {}  # by table: whom, and the key
        self._something = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Awaited":
        self.house.subscribers.listeners.append(self.note)
        await self.house.announcements.look_around()
        self._telling = asyncio.create_task(self._tell_on(), name="awaited")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self.note)
        if self._telling:
            await end_tasks([self._telling])
        with suppress(Unavailable):
            await self.tell()

    def note(self, table: Table) -> None:
        """A table has gone on."""
        found = awaited(table) if self.house.attendance.attends_to(table.id) else None
        if found and self._told.get(table.id) != found[1]:
            if len(self._told) > TABLES_REMEMBERED:
                self._told.clear()
            self._told[table.id] = found[1]
            self._to_tell[table.id] = found
            self._something.set()

    async def _tell_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await asyncio.sleep(GATHERING_TIME)
            try:
                await self.tell()
            except Unavailable:
                await asyncio.sleep(RETRY_PAUSE)
                self._something.set()
            except Exception as error:
                log.error("it could not be noted whose turn it is", exc_info=error)

    async def tell(self) -> None:
        """Write it down for those who have a channel; for all others a look is enough."""
        tables = list(self._to_tell.items())[:PEOPLE_AT_ONCE]
        c, people = schema.channels, {person for _, (person, _) in tables}
        wanting = {
            row["person"] for row in await self.house.store.read(select(c.c.person).where(c.c.person.in_(people)).distinct())
        }
        told = [telling(Notice(MY_TURN, key, table_id), [person]) for table_id, (person, key) in tables if person in wanting]
        if told:
            await self.house.store.write(others=[statement for statements in told for statement in statements])
        for table_id, found in tables:
            if self._to_tell.get(table_id) == found:
                del self._to_tell[table_id]
        if self._to_tell:
            self._something.set()
