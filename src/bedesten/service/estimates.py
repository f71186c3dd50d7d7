"""Who will win, as a seat can judge it, and who was lucky. Thought about outside this process, one after the other, each once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from random import Random
from secrets import randbits
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.bots.chances import chances
from bedesten.bots.luck import chances_of, luck
from bedesten.engine.core import Position
from bedesten.engine.view import ALL
from bedesten.service.errors import TooMuch
from bedesten.service.sentences import says
from bedesten.service.table import Table

KEPT = 2000  # estimates
WAITING = 60  # that wait for their turn: beyond that the house is too busy

Asked = tuple[str, int, int, int]  # which table at which number, after how many events, through whose eyes


def estimate(sight: Sight, players: int, seed: int) -> list[float]:
    """In a worker process."""
    return chances(sight, players, Random(seed))


class Estimates:
    def __init__(self, pool: Executor) -> None:
        self._pool = pool
        self._one = asyncio.Lock()  # bots are not to wait behind many of these
        self._waiting = 0
        self._kept: OrderedDict[Asked, asyncio.Task[list[float]]] = OrderedDict()

    async def luck(self, table: Table) -> list[float]:
        """What chance has brought each seat in a game that is over, against the mean, in lira."""
        asked = table.id, table.seq, 0, ALL
        return await self._once(asked, lambda: self._thought(luck, list(chances_of(table.game)), len(table.seats)))

    async def of(self, table: Table, position: Position, n: int, seat: int) -> list[float]:
        """The chance of each seat, after the first `n` events of a game; `seat` 5 is a spectator. What it cannot see has no
        part in it."""
        asked = table.id, table.seq, n, seat
        sight = Sight(position, seat, randbits(60))
        return await self._once(asked, lambda: self._thought(estimate, sight, len(table.seats), randbits(60)))

    async def _once(self, asked: Asked, thought: Callable[[], Coroutine[Any, Any, list[float]]]) -> list[float]:
        if asked not in self._kept:
            if self._waiting >= WAITING:
                raise TooMuch(says("too-busy"))
            self._kept[asked] = asyncio.create_task(thought())
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[asked])
        except Exception:
            self._kept.pop(asked, None)  # the next one may have more luck
            raise

    async def _thought(self, think: Callable[..., list[float]], *about: Any) -> list[float]:
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.get_running_loop().run_in_executor(self._pool, think, *about)
        finally:
            self._waiting -= 1
