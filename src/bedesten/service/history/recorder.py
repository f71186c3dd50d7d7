"""Notes how games have ended: results, and at rated tables new ratings, each exactly once.

The entry that ends a game is stored together with a row of `endings`. Whoever notes the game takes that row away, in the
transaction that writes the results and the ratings: so a game counts once, whatever process notes it, and none is forgotten if
all of them die. A rating is only written over the one from which it was computed."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, case, delete, exists, insert, select, update

from bedesten.engine.errors import Refused
from bedesten.service.history.results import finishes, order, results_of
from bedesten.service.house import House
from bedesten.service.kinds import OVER
from bedesten.service.ratings.levels import rating_of_level
from bedesten.service.ratings.model import Finisher, rated
from bedesten.service.ratings.scale import MEAN, Rating, points
from bedesten.service.schema import accounts, endings, ratings, results, tables
from bedesten.service.store import Conflict, Row, Unavailable
from bedesten.service.table import Table

LOOK_INTERVAL = 60.0  # seconds until it is looked again whether a game was overlooked
AT_ONCE = 20  # games that are noted before the others are served again
PAUSE = 0.2  # seconds in between
TRIES = 20  # of a game, while other games of the same people are noted
AGAIN_AFTER = 24 * 3600 * 1000  # milliseconds until a game that cannot be read is tried again

_R = ratings.c

log = logging.getLogger(__name__)


class Recorder:
    """`async with Recorder(house)`"""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self._looking: asyncio.Task[None] | None = None
        self._noting: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def __aenter__(self) -> "Recorder":
        self.house.subscribers.listeners.append(self._hear)
        self._looking = asyncio.create_task(self._look(), name="games that are over")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self._hear)
        tasks = [task for task in (self._looking, *self._noting) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- when

    def _hear(self, table: Table) -> None:
        if table.stage == OVER and self.house.attendance.attends_to(table.id):
            task = asyncio.create_task(self._note_if_it_waits(table.id), name=f"end of {table.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note_if_it_waits(self, table_id: str) -> None:
        with suppress(Unavailable):  # it is overlooked for a minute
            if await self._waits(table_id):
                await self.note(table_id)

    async def _look(self) -> None:
        while True:
            try:
                while await self.note_some():
                    await asyncio.sleep(PAUSE)
            except Unavailable:
                pass
            except Exception as error:
                log.error("games that are over could not be noted", exc_info=error)
            await asyncio.sleep(LOOK_INTERVAL)

    async def note_some(self) -> int:
        """The oldest of those that wait, as far as they are left to this process. Returns how many."""
        found = [row["table_id"] for row in await self.store.read(due_query(self.house.now()))]
        mine = [table_id for table_id in found if self.house.attendance.attends_to(table_id)][:AT_ONCE]
        for table_id in mine:
            await self.note(table_id)
        return len(mine)

    async def _waits(self, table_id: str) -> bool:
        return bool(await self.store.read(select(endings.c.table_id).where(endings.c.table_id == table_id)))

    # -- what

    async def note(self, table_id: str) -> None:
        """The same again is harmless."""
        was_known = self.house.tables.known(table_id) is not None
        try:
            table = await self.house.tables.find(table_id)
            rows = results_of(table)
        except (Refused, AssertionError) as error:  # other rules, or damaged: perhaps it can be read later
            log.warning("table %s: its result can't be noted: %s", table_id, error)
            later = update(endings).where(endings.c.table_id == table_id).values(due=self.house.now() + AGAIN_AFTER)
            await self.store.write(others=[later])
            return
        async with self._one_at_a_time:
            await self._write(table, rows)
        if not was_known and table_id not in self.house.subscribers:
            self.house.tables.drop(table_id)  # it was read for this alone

    async def _write(self, table: Table, rows: Sequence[Row]) -> None:
        taken = delete(endings).where(endings.c.table_id == table.id)
        for _ in range(TRIES):
            known = await self._ratings(table) if await self._is_rated(table) else {}
            after = new_ratings(table, known)
            written = [insert(results).values(row | _told(table, row["seat"], after, known)) for row in rows]
            first, changed = _ratings_written(table, after, known)
            try:
                await self.store.write(others=[*written, *first], claims=[taken, *changed])
                return
            except Conflict:
                if not await self._waits(table.id):
                    return  # another process was faster
        raise Unavailable(f"the ratings of table {table.id} are written by somebody else all the time")

    async def _is_rated(self, table: Table) -> bool:
        """A game that went on after the server was restored from a backup is not: somebody may remember what was taken back by
        it. Nor is one whose deal was laid open before it was over: its next dice could be looked up."""
        if not table.settings.rated or table.epochs:
            return False
        if table.deal is None:
            return True
        rows = await self.store.read(select(tables.c.deal_until).where(tables.c.id == table.id))
        return bool(rows and table.last and table.last["at"] <= rows[0]["deal_until"])

    async def _ratings(self, table: Table) -> dict[str, Row | None]:
        """Of the accounts at the table that are still there; None: not rated yet."""
        people = [seat.token for seat in table.seats if seat.is_person and seat.token]
        pool = (_R.rules == table.settings.rules) & (_R.players == len(table.seats))
        there = await self.store.read(select(accounts.c.id).where(accounts.c.id.in_(people)))
        rows = {row["account"]: row for row in await self.store.read(select(ratings).where(pool & _R.account.in_(people)))}
        return {row["id"]: rows.get(row["id"]) for row in there}


def due_query(now: int) -> Select[Any]:
    """The games that wait to be noted, the oldest first."""
    e = endings.c
    return select(e.table_id).where(e.due <= now).order_by(e.due, e.table_id).limit(10 * AT_ONCE)


def new_ratings(table: Table, known: dict[str, Row | None]) -> dict[int, Rating]:
    """Of the people at a rated table, by seat. An account that was deleted counts no more, also not for the others."""
    if not known:
        return {}
    finished = finishes(table)
    ranks, players = order(finished), len(table.seats)
    found: dict[int, Finisher] = {}
    for i, seat in enumerate(table.seats):
        if not seat.is_person:
            found[i] = Finisher(rating_of_level(seat.bot or "", table.settings.rules, players), ranks[i], is_bot=True)
        elif seat.token in known:
            row = known[seat.token]
            rating = Rating(row["mu"], row["sigma"]) if row else Rating()
            found[i] = Finisher(rating, ranks[i], may_gain=not finished[i].was_helped)
    after = dict(zip(found, rated([*found.values()], players), strict=True))
    return {i: after[i] for i in found if table.seats[i].is_person and len(found) > 1}


def _told(table: Table, seat: int, after: dict[int, Rating], known: dict[str, Row | None]) -> Row:
    """What a result says of the rating."""
    if seat not in after:
        return {}
    row = known[table.seats[seat].token or ""]
    before, games = (row["mu"], row["games"]) if row else (MEAN, 0)
    return {"before": before, "mu": after[seat].mu, "sigma": after[seat].sigma, "nth": games + 1}


def _ratings_written(
    table: Table, after: dict[int, Rating], known: dict[str, Row | None]
) -> tuple[list[Executable], list[Executable]]:
    """New rows, and changes of those from which the ratings were computed."""
    rules, players = table.settings.rules, len(table.seats)
    first, changed = list[Executable](), list[Executable]()
    for seat, rating in after.items():
        account = table.seats[seat].token or ""
        values = {"mu": rating.mu, "sigma": rating.sigma, "ladder": ladder_place(account, rating, players)}
        if before := known[account]:
            same = (_R.account == account) & (_R.rules == rules) & (_R.players == players) & (_R.games == before["games"])
            changed.append(update(ratings).where(same).values(games=before["games"] + 1, **values))
        else:
            first.append(insert(ratings).values(account=account, rules=rules, players=players, games=1, **values))
    return first, changed


def ladder_place(account: str, rating: Rating, players: int) -> ColumnElement[int | None] | None:
    """The points under which an account stands on the leaderboard, if it wants to, as the database knows when it is written."""
    if not rating.is_stable:
        return None
    wants = exists(select(accounts.c.id).where((accounts.c.id == account) & accounts.c.listed & accounts.c.blocked.is_(None)))
    return case((wants, points(rating.mu, players)), else_=None)
