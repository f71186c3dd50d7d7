"""The clock of the machine is set, by months, forwards or back: nobody loses time or gains it, and no game is lost."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bedesten.service import attendance, hours
from bedesten.service.abandoned import DAY, Removal
from bedesten.service.clock import Clock
from bedesten.service.deadlines import Deadlines
from bedesten.service.hours import Hours, now
from bedesten.service.house import House
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import TimeControl
from service.people import answer, house_at, in_loop, two_at_a_table
from service.servers import Postgres, Redis

FORWARDS, BACK = 400 * DAY, -400 * DAY
LONG = TimeControl(move=86_400, game=7 * 86_400)  # seconds: far more than any test takes
SLACK = 43_200_000  # milliseconds: half of the time for a move


@pytest.fixture(autouse=True)
def machine() -> Iterator[None]:
    """What a test does to the time is over with it."""
    before = hours._TIME.offset
    yield
    hours._TIME.offset = before


def set_clock(by: int) -> None:
    """As a process finds it that is started now."""
    hours._TIME.offset += by / 1000


def is_untouched(table: Table) -> bool:
    """Nobody has thought for long, and whoever is asked has about all of his time."""
    assert table.clock
    left = (table.deadline() or 0) - now()
    return max(table.clock.used) < SLACK < left < 3 * SLACK


@asynccontextmanager
async def house_on(url: str, redis_url: str | None = None) -> AsyncIterator[House]:
    async with Store(url) as store, House(store, redis_url) as house:
        yield house


@pytest.mark.parametrize("by", [FORWARDS, BACK])
@in_loop
async def test_between_two_starts(database_url: str, by: int) -> None:
    async with house_on(database_url) as house:
        table = await two_at_a_table(house, clock=LONG)
        await answer(house, table)
        begun = now()
    set_clock(by)
    async with house_on(database_url) as house, Deadlines(house):
        again = await house.tables.find(table.id)
        assert now() >= begun and is_untouched(again)
        assert await Removal(house, 90).forget() == 0
        await answer(house, again)
        assert is_untouched(again) and all(seat.bot is None for seat in again.seats)


@in_loop
async def test_while_the_house_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, clock=LONG)
        before = now()
        monkeypatch.setattr(hours, "time", lambda: 0.0)
        await answer(house, table)
        await house.attendance.say()
        assert before <= now() < before + SLACK and is_untouched(table)


@in_loop
async def test_one_of_two_processes_is_started_with_another_time(
    postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ahead by months. The other has its time as soon as it hears of it, and nobody has thought meanwhile."""
    monkeypatch.setattr(attendance, "GONE_AFTER", 240_000)  # however slow the machine is, nobody is taken for gone
    url = postgres.fresh()
    async with house_on(url, redis.url) as first:
        table = await two_at_a_table(first, clock=LONG)
        begun = now()
        set_clock(FORWARDS)
        async with house_on(url, redis.url) as second:
            set_clock(BACK)  # each has its own time
            assert now() < begun + SLACK
            await first.attendance.say()
            assert now() > begun + FORWARDS - SLACK
            await second.attendance.say()
            assert (first.attendance.others, second.attendance.others) == ([second.attendance.id], [first.attendance.id])
            assert is_untouched(table)
            for house in (first, second, first):
                seen = await house.tables.find(table.id)
                seen.is_behind = True  # whatever the bus has said so far
                await answer(house, await house.tables.find(table.id))
                assert is_untouched(seen)
            assert await Removal(second, 90).forget() == 0


@in_loop
async def test_a_house_that_was_closed_for_months_finds_its_games(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
    set_clock(100 * DAY)
    async with house_at(tmp_path) as house:
        assert await Removal(house, 90).forget() == 0
        later = now() + 89 * DAY
        house.now = lambda: later
        assert await Removal(house, 90).forget() == 0
        house.now = lambda: later + 2 * DAY
        assert await Removal(house, 90).forget() == 1, f"{table.id} was open for 91 days, and nobody came"


def test_moments_are_found_again_around_times_at_which_the_house_was_closed() -> None:
    kept = Hours()
    for since, until in ((100, 200), (300, 350), (340, 400)):
        kept.close(since, until)
    assert [kept.moment(opened) for opened in (50, 100, 101, 150, 200, 201, 300)] == [50, 100, 201, 250, 300, 401, 500]
    assert all(kept.open_until(kept.moment(opened)) == opened for opened in range(0, 400, 7))


def test_a_seat_that_is_taken_back_has_no_new_time_because_the_house_was_closed() -> None:
    """Somebody lets a bot give one answer of his turn, and hopes for all of his time again."""
    closed = Hours()
    closed.close(1000, 1000 + DAY)
    clock = Clock(TimeControl(move=60), 2, closed)
    clock.goes_on(0, 7, DAY + 2000)
    deadline = clock.deadline()
    clock.comes_back(0, 7, DAY + 40_000, has_gone_on=True)
    clock.goes_on(0, 7, DAY + 40_000)
    assert clock.deadline() == deadline == DAY + 62_000
    clock.comes_back(0, 7, DAY + 62_000, has_gone_on=True)
    clock.goes_on(0, 7, DAY + 62_000)
    assert clock.deadline() == DAY + 122_000, "it was up, and the game has gone on"
