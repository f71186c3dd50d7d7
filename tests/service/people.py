"""People at tables of a real house, for tests: each with a device of his own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.service import runner
from bedesten.service.house import House
from bedesten.service.house.announcements import Announcements
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds

LONGEST = 900  # seconds of a test, on a busy machine
ADA, BOB, EVE = "the device of Ada", "the device of Bob", "the device of Eve"


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An async test as pytest runs it. One that waits for what never happens fails, and holds up nobody."""

    async def in_time(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(LONGEST):
            await test(*args, **kwargs)

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(in_time(*args, **kwargs))

    return run


@contextmanager
def nothing_by_itself() -> Iterator[None]:
    """However slow the machine is, nothing happens but what the test does: the house answers for nobody who has no choice, and
    who has come or gone is told with what happens next, not by the second."""

    async def never(_: Announcements) -> None:
        await asyncio.Event().wait()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runner, "PRETENDED_THOUGHT", (3600, 3600))
        patch.setattr(Announcements, "_tell_of_spectators", never)
        yield


def held_back(house: House) -> asyncio.Event:
    """Until it is set, the house answers for nobody."""
    may_answer, answer_for_bot = asyncio.Event(), house.moves.answer_for_bot

    async def when_it_may(table_id: str, seat: int, seq: int, words: Sequence[str], is_eased: bool = False) -> int:
        await may_answer.wait()
        return await answer_for_bot(table_id, seat, seq, words, is_eased)

    house.moves.answer_for_bot = when_it_may  # type: ignore[method-assign]
    return may_answer


@asynccontextmanager
async def house_at(folder: Path) -> AsyncIterator[House]:
    """A house without bots' minds or clocks: nothing happens there by itself."""
    async with Store(f"sqlite+aiosqlite:///{folder}/house.db") as store, House(store) as house:
        yield house


async def two_at_a_table(house: House, **settings: Any) -> Table:
    """Ada (red) and Bob (green) play."""
    wishes = [SeatWish("me", "Ada"), SeatWish("open")]
    table = await house.new_tables.open(TableSettings(players=2, **settings), wishes, ADA)
    await house.seats.join(table.id, BOB, "Bob")
    return table


def device_of(seat: int) -> str:
    return (ADA, BOB)[seat]


async def answer(house: House, table: Table, word: str | None = None) -> int:
    """Whoever is asked answers; without a word, the first that is possible. Returns his seat."""
    seat = table.game.asked
    chosen = word or table.game.question.words[0]
    await deeds.answer(house, table.id, device_of(seat), seat, table.seq, [chosen])
    return seat


async def play_on(house: House, table: Table, random: Random, answers: int = 10_000) -> None:
    """People answer at random, so many times or to the end; turns that are held back are ended."""
    for _ in range(answers):
        held = table.held_by()
        if table.game.over:
            return
        if held is not None:
            await deeds.confirm(house, table.id, device_of(held), held, table.seq)
        else:
            words = [word for word in table.game.question.words if word not in ("stop", "skip")]
            await answer(house, table, random.choice(words or table.game.question.words))
