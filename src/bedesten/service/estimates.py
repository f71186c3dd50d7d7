"""Who will win, as a seat can judge it, and who was lucky. Thought about outside this process, each once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.bots.estimate import estimate
from bedesten.bots.luck import chances_of, luck
from bedesten.engine.core import Position
from bedesten.engine.view import ALL
from bedesten.service.randomness import new_seed
from bedesten.service.table import Table
from bedesten.service.thinking_queue import ThinkingQueue

ESTIMATES_KEPT = 2000  # estimates

Asked = tuple[str, int, int, int]  # which table at which number, after how many events, through whose eyes


def think(sight: Sight, seed: int) -> list[float]:
    """In a worker process."""
    return estimate(sight, Random(seed)).chances


class Estimates:
    def __init__(self, turns: ThinkingQueue) -> None:
        self._turns = turns
        self._kept: OrderedDict[Asked, asyncio.Task[list[float]]] = OrderedDict()

    async def luck(self, table: Table, person: str) -> list[float]:
        """What chance has brought each seat in a game that is over, against the mean, in lira."""
        asked = table.id, table.seq, 0, ALL
        return await self._once(asked, person, luck, lambda: (list(chances_of(table.game)), len(table.seats)))

    async def of(self, table: Table, position: Position, n: int, seat: int, person: str) -> list[float]:
        """The chance of each seat, after the first `n` events of a game; `seat` 5 is a spectator. What it cannot see has no
        part in it."""
        asked = table.id, table.seq, n, seat
        sight, seed = Sight(position, seat, new_seed("sight", str(asked))), new_seed("estimate", str(asked))
        return await self._once(asked, person, think, lambda: (sight, seed))

    async def _once(
        self, asked: Asked, person: str, think: Callable[..., list[float]], about: Callable[[], tuple[Any, ...]]
    ) -> list[float]:
        if asked not in self._kept:
            thought = self._turns.for_person(asked[0], person, think, *about())
            self._kept[asked] = asyncio.create_task(thought)
            while len(self._kept) > ESTIMATES_KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[asked])
        except Exception:
            self._kept.pop(asked, None)  # the next one may have more luck
            raise
