"""People at tables of a real house, for tests: each with a device of his own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

from bedesten.service.agreed import Agreed, SeatWish
from bedesten.service.house import House
from bedesten.service.store import Store
from bedesten.service.table import Table

ADA, BOB, EVE = "the device of Ada", "the device of Bob", "the device of Eve"


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An async test as pytest runs it."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def house_at(folder: Path) -> AsyncIterator[House]:
    """A house without bots' minds or clocks: nothing happens there by itself."""
    async with Store(f"sqlite+aiosqlite:///{folder}/house.db") as store, House(store) as house:
        yield house


async def two_at_a_table(house: House, **agreed: Any) -> Table:
    """Ada (red) and Bob (green) play."""
    wishes = [SeatWish("me", "Ada"), SeatWish("open")]
    table = await house.open(Agreed(players=2, **agreed), wishes, ADA)
    await house.join(table.id, BOB, "Bob")
    return table


def device_of(seat: int) -> str:
    return (ADA, BOB)[seat]


async def answer(house: House, table: Table, word: str | None = None) -> int:
    """Whoever is asked answers; without a word, the first that is possible. Returns his seat."""
    seat = table.game.asked
    chosen = word or table.game.question.words[0]
    await house.answer(table.id, device_of(seat), seat, table.seq, [chosen])
    return seat


async def play_on(house: House, table: Table, random: Random, answers: int = 10_000) -> None:
    """People answer at random, so many times or to the end; turns that are held back are ended."""
    for _ in range(answers):
        held = table.held_by()
        if table.game.over:
            return
        if held is not None:
            await house.confirm(table.id, device_of(held), held, table.seq)
        else:
            words = [word for word in table.game.question.words if word not in ("stop", "skip")]
            await answer(house, table, random.choice(words or table.game.question.words))
