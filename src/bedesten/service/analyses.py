"""Analyses of finished games: on request, in a process of its own that gives way to all others, one at a time. What is found is
stored once, for everybody.

A row of the table `analyses` is also the claim to work on it: several processes of a house do not do the same work, everybody
sees how far it is, and whoever stops it deletes the row. One that nobody has worked on lately, because its process has died, can
be claimed again.
"""

import asyncio
import logging
import zlib
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from bedesten.bots.analysis.analyser import made_by
from bedesten.bots.analysis.report import Analysis
from bedesten.engine.errors import Refused, says
from bedesten.engine.record import write_record
from bedesten.service.analysis_process import analyse_apart
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.house import House
from bedesten.service.kinds import OVER
from bedesten.service.minds import PROCESSES
from bedesten.service.schema import analyses
from bedesten.service.store import Conflict, Row, Unavailable
from bedesten.service.table import Table

MOST_WAITING = 20  # that may wait, in one process
PROGRESS_INTERVAL = 1.0  # seconds between two notes of how far it is
CLAIM_EXPIRES = 30_000  # milliseconds: what nobody has worked on for so long can be claimed by others

Which = tuple[str, str]  # a table, and how deep

log = logging.getLogger(__name__)


class Progress(NamedTuple):
    """How far an analysis is: not asked for, done in part, or there."""

    is_asked: bool
    done: int = 0
    steps: int = 0
    analysis: Analysis | None = None


class Analyses:
    """`async with Analyses(house)`: asked for, looked at, stopped."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self._working: dict[Which, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    async def __aenter__(self) -> "Analyses":
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    # -- for people

    async def look(self, table: Table, depth: str) -> Progress:
        """Refused, if the game is not over."""
        return self._progress(await self._row((table.id, depth)), _version(table))

    async def ask(self, table: Table, depth: str, device: str) -> Progress:
        """If it is not there and nobody works on it, somebody begins now."""
        found = await self.look(table, depth)
        if found.is_asked:
            return found
        which = table.id, depth
        if len(self._working) >= MOST_WAITING:
            raise TooMuch(says("too-busy"), wait=60)
        await self._claim(which, _version(table), device)
        return await self.look(table, depth)

    async def stop(self, table: Table, depth: str, device: str) -> Progress:
        """What is there already stays there."""
        version, row = _version(table), await self._row((table.id, depth))
        if row and row["data"] is None:
            if device != row["asker"] and not table.seats_of(device):
                raise NotYours(says("analysis-not-yours"))
            await self._store.write(others=[delete(analyses).where(_is((table.id, depth)) & analyses.c.data.is_(None))])
            if task := self._working.get((table.id, depth)):
                task.cancel()
        return self._progress(await self._row((table.id, depth)), version)

    # -- the row

    async def _row(self, which: Which) -> Row | None:
        found = await self._store.read(select(analyses).where(_is(which)))
        return found[0] if found else None

    def _progress(self, row: Row | None, version: str) -> Progress:
        if row is None or row["version"] != version:
            return Progress(False)
        if row["data"] is not None:
            found = msgspec.json.decode(zlib.decompress(row["data"]), type=Analysis)
            return Progress(True, row["steps"], row["steps"], found)
        if row["beat"] < self._house.now() - CLAIM_EXPIRES:
            return Progress(False)
        return Progress(True, row["done"], row["steps"])

    async def _claim(self, which: Which, version: str, device: str) -> None:
        """Somebody else may be faster: then it is his."""
        now = self._house.now()
        is_old = or_(analyses.c.version != version, and_(analyses.c.data.is_(None), analyses.c.beat < now - CLAIM_EXPIRES))
        row = {"table_id": which[0], "depth": which[1], "version": version, "asker": device, "done": 0, "steps": 0, "beat": now}
        with suppress(Conflict):
            await self._store.write(others=[delete(analyses).where(_is(which) & is_old), insert(analyses).values(row)])
            self._working[which] = asyncio.create_task(self._work(which), name=f"analysis of {which[0]}")

    async def _note(self, which: Which, **values: Any) -> bool:
        """False, if somebody has stopped it."""
        mine = _is(which) & analyses.c.data.is_(None)
        try:
            await self._store.write(claims=[update(analyses).where(mine).values(beat=self._house.now(), **values)])
        except Conflict:
            return False
        except Unavailable:  # the next time
            return True
        return True

    # -- the work

    async def _work(self, which: Which) -> None:
        try:
            while not await self._is_first():
                if not await self._note(which):
                    return
            try:
                await self._look_closely(which)
            finally:
                self._one.release()
        except EOFError:
            log.error("table %s: the process analysing it died", which[0])
            await self._give_up(which)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("table %s can't be analysed", which[0], exc_info=error)
            await self._give_up(which)
        finally:
            self._working.pop(which, None)

    async def _is_first(self) -> bool:
        """Waits for a while."""
        try:
            async with asyncio.timeout(CLAIM_EXPIRES / 4000):
                return await self._one.acquire()
        except TimeoutError:
            return False

    async def _look_closely(self, which: Which) -> None:
        table = await self._house.tables.find(which[0])
        ours, theirs = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(target=analyse_apart, args=(theirs, write_record(table.game), which[1]), daemon=True)
        await asyncio.to_thread(process.start)
        theirs.close()
        noted, so_far = monotonic(), (0, 0)
        receiving: asyncio.Future[Any] | None = None
        try:
            while True:
                receiving = receiving or asyncio.ensure_future(asyncio.to_thread(ours.recv))
                heard, _ = await asyncio.wait([receiving], timeout=CLAIM_EXPIRES / 4000)
                if heard:
                    said, receiving = receiving.result(), None
                    if isinstance(said, bytes):
                        await self._note(which, data=zlib.compress(said, 6))
                        return
                    so_far = said
                if (
                    not heard or monotonic() - noted >= PROGRESS_INTERVAL
                ):  # it gives way to all others, and may have nothing to say for long
                    noted = monotonic()
                    if not await self._note(which, done=so_far[0], steps=so_far[1]):
                        return
        finally:
            process.kill()
            with suppress(EOFError, OSError, asyncio.CancelledError):
                if receiving:
                    await receiving  # ends with the process: nobody shall read from a line that is closed
            ours.close()

    async def _give_up(self, which: Which) -> None:
        with suppress(Unavailable):
            await self._store.write(others=[delete(analyses).where(_is(which) & analyses.c.data.is_(None))])


def _is(which: Which) -> Any:
    return and_(analyses.c.table_id == which[0], analyses.c.depth == which[1])


def _version(table: Table) -> str:
    if table.stage != OVER:
        raise Refused(says("analysis-later"))
    try:
        return made_by(table.game.options.rules)
    except Refused:
        raise Refused(says("analysis-no-net")) from None
