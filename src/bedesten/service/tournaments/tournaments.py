"""Tournaments of a server: opened, entered, led, looked after, and closed."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from sqlalchemy import Executable, delete

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.house import House
from bedesten.service.names import told_from
from bedesten.service.people.person import Person
from bedesten.service.randomness import new_id, new_secret
from bedesten.service.schema import entrants
from bedesten.service.store import Conflict, Unavailable
from bedesten.service.table import Table
from bedesten.service.table_settings import NAME_LENGTH, checked_name, plain
from bedesten.service.tournaments import books
from bedesten.service.tournaments.agreed import MOST_ENTRANTS, Agreed
from bedesten.service.tournaments.books import CLOSED, OPEN, PLAYING, Books, Tournament
from bedesten.service.tournaments.dealt import opening
from bedesten.service.tournaments.points import WIN, Standing, standings
from bedesten.service.tournaments.rounds import TRIES, Rounds

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LOOK_INTERVAL = 5.0  # seconds until it is looked again what is due
AT_ONCE = 5  # tournaments that one person may have opened and not brought to their end
TITLE_LENGTH, WHY_LENGTH = 80, 200
LATEST = 366 * 24 * 3600 * 1000  # milliseconds from now on: no round is set for later
KEPT = 50  # tournaments whose standings are kept in memory
LEFT, REMOVED = "left", "removed"
OFF, ACCOUNTS, ANYBODY = "no", "accounts", "anybody"  # who may open one

Change = tuple[Sequence[Executable], dict[str, object]]

log = logging.getLogger(__name__)


class Tournaments:
    """`async with Tournaments(house, organisers)`; with `no` there are no new ones."""

    def __init__(self, house: House, organisers: str = ACCOUNTS) -> None:
        self.house, self.organisers = house, organisers
        self.books = Books(house.store)
        self.rounds = Rounds(house, self.books)
        self._standings: dict[str, tuple[int, list[Standing]]] = {}
        self._changing = defaultdict[str, asyncio.Lock](asyncio.Lock)
        self._looking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Tournaments":
        self.house.subscribers.listeners.append(self._hear)
        self._looking = asyncio.create_task(self._look_on(), name="tournaments")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self._hear)
        tasks = [task for task in (self._looking, *self._tasks) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- what people ask for

    def may_open(self, person: Person) -> bool:
        return self.organisers == ANYBODY or (self.organisers == ACCOUNTS and person.account is not None)

    async def open(self, person: Person, name: str, agreed: Agreed, begins: int | None = None) -> Tournament:
        if not self.may_open(person):
            raise NotYours(says("tournaments-off" if self.organisers == OFF else "tournament-accounts"))
        if await self.books.unfinished_of(person.id) >= AT_ONCE:
            raise TooMuch(says("tournaments-at-once", most=AT_ONCE))
        shown, agreed = _checked_title(name), agreed.here()
        at, seed = self.house.now(), new_secret("tournament", 32)
        made = Tournament(new_id(ID_LETTERS, 8), at, person.id, shown, OPEN, agreed, 0, seed, self._checked_time(begins), 0)
        await self.house.store.write(others=[books.creating(made), books.noting(made, "opened")])
        return made

    async def enter(self, id: str, person: Person, name: str) -> None:
        """Before the first round. The same again changes one's name."""

        async def change(tournament: Tournament) -> Change:
            known = await self.books.entrant(id, person.id)
            if tournament.stage != OPEN:
                raise Refused(says("tournament-begun"))
            if known and known["why"] == REMOVED:
                raise NotYours(says("tournament-removed"))
            if not tournament.agreed.guests and not person.account:
                raise NotYours(says("tournament-no-guests"))
            everybody = await self.books.entrants(id)
            others = [row["name"] for row in everybody if row["person"] != person.id]
            shown = told_from(checked_name(name), others, NAME_LENGTH)  # nobody plays as somebody else
            if known:
                return [books.coming_back(tournament, known["number"], shown)], {}
            if len(everybody) >= MOST_ENTRANTS:
                raise TooMuch(says("tournament-full", most=MOST_ENTRANTS))
            number = 1 + max([row["number"] for row in everybody], default=0)
            return [books.entering(tournament, number, person.id, shown)], {}

        await self._change(id, change)

    async def leave(self, id: str, person: Person) -> None:
        """Before the first round, as if one had never entered; later, one plays no more rounds."""

        async def change(tournament: Tournament) -> Change:
            known = await self.books.entrant(id, person.id)
            if known is None or known["gone"] is not None:
                raise NotYours(says("tournament-not-entered"))
            if tournament.stage == OPEN:
                return [delete(entrants).where((entrants.c.tournament == id) & (entrants.c.number == known["number"]))], {}
            return [books.going(tournament, known["number"], LEFT)], {}

        await self._change(id, change)

    # -- what the organiser may do

    async def set_time(self, id: str, person: Person, at: int | None) -> None:
        """When the next round begins by itself: not before the one that is played is over."""

        async def change(tournament: Tournament) -> Change:
            _check_organiser(tournament, person)
            if tournament.stage not in (OPEN, PLAYING):
                raise Refused(says("tournament-over"))
            return [], {"begins": self._checked_time(at)}

        await self._change(id, change)

    async def begin(self, id: str, person: Person) -> Tournament:
        """The next round, now."""
        _check_organiser(await self.books.tournament(id), person)
        tournament = await self.rounds.begin(id)
        self._do(self._go_on(id))
        return tournament

    async def remove(self, id: str, person: Person, number: int) -> None:
        """Somebody plays no more rounds, and cannot enter again."""

        async def change(tournament: Tournament) -> Change:
            _check_organiser(tournament, person)
            known = next((row for row in await self.books.entrants(id) if row["number"] == number), None)
            if known is None or known["why"] == REMOVED:
                raise Refused(says("tournament-nobody"))
            writing = [books.going(tournament, number, REMOVED)]
            return [*writing, books.noting(tournament, "removed", number=number)], {}

        await self._change(id, change)

    async def correct(self, id: str, person: Person, round: int, number: int, points: int, why: str) -> None:
        """Give somebody other points for a round; everybody sees who, what and why."""

        async def change(tournament: Tournament) -> Change:
            _check_organiser(tournament, person)
            if tournament.stage == CLOSED:
                raise Refused(says("tournament-closed"))
            reason = plain(why)
            if not reason or len(reason) > WHY_LENGTH or not 0 <= points <= WIN:
                raise Refused(says("tournament-correction", most=WIN, length=WHY_LENGTH))
            before = next((row for row in await self.books.round(id, round) if row["number"] == number), None)
            if before is None:
                raise Refused(says("tournament-nobody"))
            seen = {"round": round, "number": number, "before": before["points"], "after": points, "why": reason}
            return [books.correcting(tournament, round, number, points), books.noting(tournament, "corrected", **seen)], {}

        await self._change(id, change)
        self._do(self._go_on(id))

    async def close(self, id: str, person: Person) -> None:
        """As it stands now, for good."""

        async def change(tournament: Tournament) -> Change:
            _check_organiser(tournament, person)
            if tournament.stage == CLOSED:
                raise Refused(says("tournament-closed"))
            return [*opening(tournament), books.noting(tournament, "closed")], {"stage": CLOSED, "begins": None}

        await self._change(id, change)
        await self.rounds.deals.open_here(await self.books.tournament(id))

    # -- what everybody may know

    async def standings(self, tournament: Tournament) -> list[Standing]:
        """Kept until something changes."""
        kept = self._standings.get(tournament.id)
        if kept and kept[0] == tournament.version:
            return kept[1]
        numbers = [row["number"] for row in await self.books.entrants(tournament.id) if row["why"] != REMOVED]
        results, _ = await self.books.results(tournament.id)
        found = await asyncio.to_thread(standings, numbers, results, knock_out=tournament.agreed.knock_out)
        if len(self._standings) >= KEPT:
            self._standings.pop(next(iter(self._standings)))
        self._standings[tournament.id] = tournament.version, found
        return found

    # -- what happens by itself

    async def _change(self, id: str, change: Callable[[Tournament], Awaitable[Change]]) -> None:
        """As often as others get in between."""
        async with self._changing[id]:
            for _ in range(TRIES):
                tournament = await self.books.tournament(id)
                others, values = await change(tournament)
                with suppress(Conflict):
                    return await self.books.change(tournament, others, **values)
        raise Refused(says("tournament-busy"))

    def _checked_time(self, at: int | None) -> int | None:
        if at is not None and not self.house.now() <= at <= self.house.now() + LATEST:
            raise Refused(says("tournament-time"))
        return at

    def _hear(self, table: Table) -> None:
        """A table has gone on. Whoever attends to it notes that it is over."""
        if table.settings.contest and table.stage == kinds.OVER and self.house.attendance.attends_to(table.id):
            self._do(self._note(table))

    def _do(self, deed: Awaitable[None]) -> None:
        async def quietly() -> None:
            with suppress(Unavailable, Refused):  # it is overlooked for some seconds
                await deed

        task = asyncio.create_task(quietly(), name="something due in a tournament")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, table: Table) -> None:
        rows = await self.books.unsettled_at(table.id)
        if rows and await self.rounds.settle(table):
            await self._go_on(rows[0]["tournament"])

    async def _go_on(self, id: str) -> None:
        await self.rounds.go_on(id)

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                pass
            except Exception as error:
                log.error("the tournaments could not be looked after", exc_info=error)
            await asyncio.sleep(LOOK_INTERVAL)

    async def look(self) -> None:
        """Whatever is due, and was not done by whoever should have done it."""
        for table_id in await self.books.overlooked():
            with suppress(Refused):
                await self.rounds.settle(await self.house.tables.find(table_id))
        for id in await self.books.unfinished():
            if self.house.attendance.attends_to(id):
                with suppress(Refused):
                    await self._go_on(id)


def _check_organiser(tournament: Tournament, person: Person) -> None:
    if tournament.organiser != person.id:
        raise NotYours(says("tournament-organiser"))


def _checked_title(name: str) -> str:
    shown = plain(name)
    if not shown or len(shown) > TITLE_LENGTH:
        raise Refused(says("tournament-title", most=TITLE_LENGTH))
    return shown
