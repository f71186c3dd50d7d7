"""Bots in their seats: they think on what their seat may know, in processes of their own, so that a slow one blocks nobody.

A person who has no choice is asked all the same, because the others would see by a missing question which cards he does not hold
(decision 3). If he does not answer, the house does it for him after a moment.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from random import Random, SystemRandom
from secrets import randbits
from threading import Thread
from typing import TypeVar

from bedesten.bots.advice import advice
from bedesten.bots.bot import Sight
from bedesten.bots.roster import bot_named
from bedesten.engine.errors import Refused
from bedesten.engine.notation import word
from bedesten.service.estimates import Estimates
from bedesten.service.house import House
from bedesten.service.sentences import says
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale, Table

T = TypeVar("T")
ADVISER = "greedy"
WORKERS = max(1, (os.cpu_count() or 2) - 1)
MOMENT = 0.8, 2.5  # seconds, as if somebody had thought


# Never `fork`: a copy of a process with threads may inherit a lock that nobody will ever open, and its signals.
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["bedesten.bots.roster"])


def attend() -> None:
    """In a worker process, at its start: end with the house, however that ends, and not by a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = parent_process()
    assert house

    def follow() -> None:
        house.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()


def think_of_nothing() -> None:
    """In a worker process: it is there."""


def _waits_for_house(table: Table) -> bool:
    """Is a bot to act, or somebody who has no choice?"""
    seat = table.to_act() if table.stage == "playing" else None
    return seat is not None and (table.seats[seat].is_played_by_bot or table.has_no_choice(seat))


def think(name: str, sight: Sight, seed: int) -> int:
    """In a worker process: a bot chooses."""
    return bot_named(name).choose(sight, Random(seed))


def think_ahead(name: str, sight: Sight, seed: int) -> tuple[int, dict[str, int]]:
    """In a worker process: a bot chooses, and plays its turn on."""
    return advice(bot_named(name), sight, Random(seed))


class Runner:
    """`async with Runner(house)`: wherever a bot is asked, it answers; also at tables that waited through a restart. And
    wherever a person has no choice."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._pool = ProcessPoolExecutor(WORKERS, PROCESSES, attend)
        self.estimates = Estimates(self._pool)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._bots: set[str] = set()  # tables at which a bot has been asked

    async def __aenter__(self) -> "Runner":
        self._pool.submit(think_of_nothing)  # so that the first bot need not wait for its process
        self.house.listeners.append(self.wake)
        for table_id in await self.house.playing():
            self.wake(await self.house.table(table_id))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.listeners.remove(self.wake)
        for task in self._thinking.values():
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():  # whatever is still thought would come too late
            process.kill()

    @property
    def queue(self) -> int:
        """Tables at which a bot thinks or waits to think. Where a person has no choice is nobody's business."""
        return len(self._bots)

    def wake(self, table: Table) -> None:
        """A table has gone on: if a bot is to act and none is thinking there, let it think."""
        if _waits_for_house(table) and (table.id not in self._thinking or self._thinking[table.id].done()):
            self._thinking[table.id] = asyncio.create_task(self._play(table.id))

    async def _play(self, table_id: str) -> None:
        while True:
            try:
                table = await self.house.table(table_id)
                seat = table.to_act()
                if seat is None or not _waits_for_house(table):
                    self._thinking.pop(table_id, None)
                    return
                if table.seats[seat].is_played_by_bot:
                    await self._answer(table, seat)
                else:
                    await self._answer_after_a_moment(table, seat)
            except Stale:
                continue
            except (Refused, Unavailable):
                await asyncio.sleep(1)

    async def _answer(self, table: Table, seat: int) -> None:
        seq, name = table.seq, table.seats[seat].bot or ""
        self._bots.add(table.id)
        try:
            await self.house.answer_for_bot(table.id, seat, seq, [await self._choice(table, seat, name)])
        finally:
            self._bots.discard(table.id)

    async def advise(self, table: Table, seat: int) -> tuple[str, dict[str, int]]:
        """What the best bot would answer in place of the player who is asked, and what its turn would bring: it sees no more
        than he does."""
        if table.stage != "playing" or table.to_act() != seat or table.game.asked != seat:
            raise Refused(says("nothing-to-advise"))
        sight = Sight(table.game.position, seat, randbits(60))
        choice, gains = await self._in_worker(think_ahead, ADVISER, sight, randbits(60))
        return word(choice), gains

    async def _choice(self, table: Table, seat: int, bot: str) -> str:
        sight = Sight(table.game.position, seat, randbits(60))
        return word(await self._in_worker(think, bot, sight, randbits(60)))

    async def _in_worker(self, thinks: Callable[[str, Sight, int], T], bot: str, sight: Sight, seed: int) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, thinks, bot, sight, seed)

    async def _answer_after_a_moment(self, table: Table, seat: int) -> None:
        """For a person, unless something else happens before."""
        seq, only = table.seq, word(table.game.position.options[0])
        async with self.house.watching(table.id) as changed:
            with suppress(TimeoutError):
                async with asyncio.timeout(SystemRandom().uniform(*MOMENT)):
                    while table.seq == seq:
                        await changed.wait()
                        changed.clear()
        await self.house.answer_for_bot(table.id, seat, seq, [only])
