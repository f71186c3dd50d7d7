"""Two processes on one PostgreSQL and one Redis, one of which is killed or cut off: nobody at the other is left behind."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest

from attacks.proxy import Line
from bedesten.service import attendance
from bedesten.service.bus import Bus
from bedesten.service.cues import Cues
from bedesten.service.house import House, announcements
from bedesten.service.runner import Runner
from bedesten.service.store import Store
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds
from service.people import ADA, LONGEST, answer, device_of, play_on, two_at_a_table
from service.servers import Postgres, Redis

pytestmark = pytest.mark.slow(2)


def run(test: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await test

    asyncio.run(in_time())


@asynccontextmanager
async def houses(url: str, *redis_urls: str) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        made = []
        for redis_url in redis_urls:
            store = await stack.enter_async_context(Store(url))
            made.append(await stack.enter_async_context(House(store, redis_url)))
        yield made


async def told(house: House, table_id: str, seq: int) -> Table:
    """As soon as a house has told those who wait there that the table has come so far. Nobody asks it meanwhile."""
    table = await house.tables.find(table_id)
    async with house.subscribers.noticing(table_id) as changed:
        while table.seq < seq:
            await changed.wait()
            changed.clear()
    return table


@pytest.fixture
def silent_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every process died right after its commit, before it could say a word."""
    monkeypatch.setattr(Bus, "tell", lambda self, message: None)


def test_kill_a_process_right_after_its_commit(
    postgres: Postgres, redis: Redis, silent_bus: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcements, "PROGRESS_INTERVAL", 3600.0)

    async def test() -> None:
        async with houses(postgres.fresh(), redis.url, redis.url) as (one, two):
            table = await two_at_a_table(one)
            for _ in range(3):
                there = await two.tables.find(table.id)
                async with two.subscribers.noticing(table.id) as changed:
                    await answer(one, table)
                    while there.seq < table.seq:
                        await changed.wait()
                        changed.clear()

    run(test())


def test_lose_every_message(postgres: Postgres, redis: Redis, silent_bus: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process looks by itself, and tells those who wait."""
    monkeypatch.setattr(announcements, "PROGRESS_INTERVAL", 0.2)
    monkeypatch.setattr(Cues, "_heard", lambda *_: None)

    async def test() -> None:
        async with houses(postgres.fresh(), redis.url, redis.url) as (one, two):
            table = await two_at_a_table(one)
            there = await two.tables.find(table.id)
            async with two.subscribers.noticing(table.id) as changed:
                await answer(one, table)
                while there.seq < table.seq:
                    await changed.wait()
                    changed.clear()

    run(test())


def test_answer_at_a_process_that_is_behind(
    postgres: Postgres, redis: Redis, silent_bus: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is read anew after the conflict; sockets there hear of it, too."""
    monkeypatch.setattr(announcements, "PROGRESS_INTERVAL", 3600.0)
    monkeypatch.setattr(Cues, "_heard", lambda *_: None)

    async def test() -> None:
        async with houses(postgres.fresh(), redis.url, redis.url) as (one, two):
            table = await two_at_a_table(one)
            there = await two.tables.find(table.id)
            seq, seat, word = there.seq, there.game.asked, there.game.question.words[0]
            await answer(one, table)
            async with two.subscribers.noticing(table.id) as changed:
                with pytest.raises(Stale):
                    await deeds.answer(two, table.id, device_of(seat), seat, seq, [word])
                assert changed.is_set() and there.seq == table.seq

    run(test())


def test_cut_a_process_from_redis_alone(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with Line(redis.port) as line:
            url = f"redis://127.0.0.1:{line.port}/0"
            async with houses(postgres.fresh(), url, redis.url) as (one, two):
                table = await two_at_a_table(one)
                await told(two, table.id, table.seq)
                line.cut()
                while one.announcements.are_heard:
                    await asyncio.sleep(0.02)
                for _ in range(5):
                    there = await two.tables.find(table.id)
                    async with two.subscribers.noticing(table.id) as changed:
                        await answer(one, table)
                        while there.seq < table.seq:
                            await changed.wait()
                            changed.clear()
                line.mend()
                while not one.announcements.are_heard:
                    await asyncio.sleep(0.02)

    run(test())


def test_kill_the_process_that_thinks(postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table was opened while Redis was away, and nobody else has ever looked at it: another process plays on."""
    monkeypatch.setattr(attendance, "GONE_AFTER", 3000)
    monkeypatch.setattr(attendance, "SIGN_OF_LIFE_INTERVAL", 0.3)

    async def test() -> None:
        async with Line(redis.port) as line, AsyncExitStack() as alive:
            url = postgres.fresh()
            async with houses(url, f"redis://127.0.0.1:{line.port}/0") as (one,):
                line.cut()
                bots = [SeatWish("bot", bot="random"), SeatWish("bot", bot="random"), SeatWish("me", "Ada")]
                table = await one.new_tables.open(TableSettings(players=3), bots, ADA)
                assert one.attendance._going_on
                one.attendance._going_on.cancel()  # it says no more that it is there
                (two,) = await alive.enter_async_context(houses(url, redis.url))
                await alive.enter_async_context(Runner(two))
                there = await two.tables.find(table.id)
                while there.to_act() != 2:
                    await asyncio.sleep(0.05)
                one.attendance._going_on = None
                one.tables.drop(table.id)

    run(test())


def test_one_process_attends_to_a_table(postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "SIGN_OF_LIFE_INTERVAL", 0.2)

    async def test() -> None:
        async with houses(postgres.fresh(), redis.url, redis.url) as both:
            while not all(house.attendance.others for house in both):
                await asyncio.sleep(0.02)
            kept = [[house.attendance.attends_to(f"table{i}") for house in both] for i in range(200)]
            assert all(sorted(one) == [False, True] for one in kept)
            assert 40 < sum(first for first, _ in kept) < 160

    run(test())


def test_slow_lines_that_overtake_each_other(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        fresh = postgres.fresh()
        async with Line(postgres.port, 0.02, 1) as books, Line(redis.port, 0.05, 2) as line:
            url, redis_url = fresh.replace(f":{postgres.port}/", f":{books.port}/"), f"redis://127.0.0.1:{line.port}/0"
            async with houses(url, redis_url, redis_url) as both:
                table, random = await two_at_a_table(both[0]), Random(4)
                for i in range(12):
                    here = await told(both[i % 2], table.id, table.seq)
                    await play_on(both[i % 2], here, random, 1)
                    table = here
                    if i == 5:
                        books.cut()
                        line.cut()
                        books.mend()
                        line.mend()
                other = await told(both[0], table.id, table.seq)
                assert other.game.position.key() == table.game.position.key() and other.game.log == table.game.log

    run(test())
