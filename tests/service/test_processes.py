"""Several processes on one database: each has its own store, house and bus, as if it were alone on its machine."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bedesten.engine.errors import Refused
from bedesten.service import disclosure, going_back
from bedesten.service.errors import TooMuch
from bedesten.service.house import House
from bedesten.service.house.entrance import Caller
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Stale, Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service import deeds
from service.people import ADA, BOB, EVE, LONGEST, answer, device_of, play_on, two_at_a_table
from service.servers import Postgres, Redis

ROUNDS = 200


def run(test: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await test

    asyncio.run(in_time())


@asynccontextmanager
async def house_on(database_url: str, redis_url: str | None) -> AsyncIterator[House]:
    async with Store(database_url) as store, House(store, redis_url) as house:
        yield house


@pytest.fixture
def redis_url(redis: Redis) -> str:
    return redis.url


async def _answer(house: House, word: str, table_id: str, seat: int, seq: int) -> int:
    return await deeds.answer(house, table_id, device_of(seat), seat, seq, [word])


def portrait(table: Table) -> tuple[Any, ...]:
    """All that a table is."""
    seats = [(seat.kind, seat.name, seat.token, seat.bot, seat.text) for seat in table.seats]
    what = (table.stage, table.seq, table.memory.draws, table.confirmed, seats, table.secret, table.host)
    if not table.has_begun:
        return what
    return (*what, table.game.position.key(), table.game.log, disclosure.seal(table), disclosure.record(table, 0))


async def seen(house: House, table_id: str, seq: int) -> Table:
    """The table as another process sees it, as soon as it has heard of that entry."""
    async with house.subscribers.noticing(table_id) as changed:
        async with asyncio.timeout(240):
            while (table := await house.tables.find(table_id)).seq < seq:
                await changed.wait()
                changed.clear()
    return table


@pytest.mark.slow
def test_of_two_processes_that_answer_at_once_exactly_one_wins(database_url: str, redis_url: str) -> None:
    async def test() -> None:
        async with house_on(database_url, redis_url) as one, house_on(database_url, redis_url) as two:
            table = await two_at_a_table(one)
            random, stale, wins = Random(7), 0, {0: 0, 1: 0}
            for turn in range(ROUNDS):
                twin = await seen(two, table.id, table.seq)
                assert twin.game.position.key() == table.game.position.key()
                if table.game.over:
                    table = await two_at_a_table(one)
                    continue
                seq, seat, words = table.seq, table.game.asked, table.game.question.words
                chosen = [random.choice(words), random.choice(words)]
                wishes = [(one, chosen[0]), (two, chosen[1])]
                answers = {}
                for i in (turn % 2, 1 - turn % 2):  # both come first in turn; at first so much sooner that they win
                    answers[i] = asyncio.create_task(_answer(*wishes[i], table.id, seat, seq))
                    await asyncio.sleep(random.uniform(0, 0.004))
                    if turn < 2:
                        await asyncio.wait([answers[i]])
                done = await asyncio.gather(answers[0], answers[1], return_exceptions=True)
                won = [i for i, result in enumerate(done) if isinstance(result, int)]
                assert len(won) == 1 and isinstance(done[1 - won[0]], Stale), done
                wins[won[0]] += 1
                stale += 1
                stored = await one.store.entries_of(table.id, seq)
                assert stored[0]["word"] == chosen[won[0]], "the winner's answer stands"
                loser = await (two, one)[won[0]].tables.find(table.id)
                assert loser.seq == done[won[0]], "whoever lost sees it at once"
            assert stale > ROUNDS / 2 and min(wins.values()) > 0

    run(test())


@pytest.mark.slow(2)
def test_a_table_opened_in_one_is_played_in_the_other(database_url: str, redis_url: str) -> None:
    async def test() -> None:
        async with house_on(database_url, redis_url) as one, house_on(database_url, redis_url) as two:
            opened = await one.new_tables.open(
                TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA, listed=True
            )
            assert [table.id for table in await two.tables.listed()] == [opened.id]
            assert (await two.seats.join(opened.id, BOB, "Bob")).seat == 1
            houses, random = [one, two], Random(3)
            await seen(one, opened.id, (await two.tables.find(opened.id)).seq)
            for i in range(120):
                house, other = houses[i % 2], houses[1 - i % 2]
                table = await house.tables.find(opened.id)
                await play_on(house, table, random, 1)
                assert portrait(await seen(other, table.id, table.seq)) == portrait(table)
            assert [table.id for table in await one.tables.of_device(BOB)] == [opened.id]

    run(test())


@pytest.mark.slow(2)
def test_one_seat_is_taken_by_one_person_only(database_url: str, redis_url: str) -> None:
    async def test() -> None:
        async with house_on(database_url, redis_url) as one, house_on(database_url, redis_url) as two:
            for _ in range(20):
                opened = await one.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
                await two.tables.find(opened.id)
                joins = [one.seats.join(opened.id, BOB, "Bob"), two.seats.join(opened.id, EVE, "Eve")]
                done = await asyncio.gather(*joins, return_exceptions=True)
                assert [type(result) for result in done if not isinstance(result, Stale | Refused)] == [Caller], done
                seq = max([(await house.tables.find(opened.id)).seq for house in (one, two)])
                portraits = [portrait(await seen(house, opened.id, seq)) for house in (one, two)]
                assert portraits[0] == portraits[1]
                names = (await one.tables.find(opened.id)).game.names
                assert names[1] == ("Bob" if isinstance(done[0], Caller) else "Eve")

    run(test())


@pytest.mark.slow
def test_a_new_process_rebuilds_every_table_exactly(database_url: str) -> None:
    async def play() -> dict[str, tuple[Any, ...]]:
        async with house_on(database_url, None) as house:
            random, tables = Random(11), []
            for i in range(6):
                table = await two_at_a_table(house, layout=("short", "random")[i % 2], confirm=i > 3)
                await play_on(house, table, random, (0, 1, 40, 200, 90, 10_000)[i])
                tables.append(table)
            table = tables[3]
            seat = await answer(house, table)
            if going_back.undo_to(table, seat) is not None:
                await deeds.undo(house, table.id, device_of(seat), seat, table.seq)
            tables.append(
                await house.new_tables.open(
                    TableSettings(players=3), [SeatWish("me", "Ada"), SeatWish("bot"), SeatWish("open")], ADA
                )
            )
            assert tables[5].game.over
            return {table.id: portrait(table) for table in tables}

    async def test() -> None:
        before = await play()
        async with house_on(database_url, None) as house:
            for table_id, was in before.items():
                assert portrait(await house.tables.find(table_id)) == was
            playing = [table_id for table_id, was in before.items() if was[0] == "playing"]
            assert sorted(table_id for table_id, _, _ in await house.tables.progress()) == sorted(playing)
            for table_id in playing:  # and they go on
                await play_on(house, await house.tables.find(table_id), Random(5), 20)

    run(test())


def test_what_was_said_while_redis_was_away_is_seen_afterwards(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        url = postgres.fresh()
        async with house_on(url, redis.url) as one, house_on(url, redis.url) as two:
            table = await two_at_a_table(one)
            await seen(two, table.id, table.seq)
            await asyncio.to_thread(redis.stop)
            while one.announcements.bus.is_up or two.announcements.bus.is_up:
                await asyncio.sleep(0.02)
            await play_on(one, table, Random(1), 10)
            await asyncio.to_thread(redis.start)
            assert portrait(await seen(two, table.id, table.seq)) == portrait(table)

    run(test())


def test_an_outage_of_the_database_while_others_play_leaves_nobody_behind(postgres: Postgres, redis: Redis) -> None:
    """The database goes away between the answer in one process and the reading of it in the other."""

    async def test() -> None:
        url = postgres.fresh()
        async with house_on(url, redis.url) as one, house_on(url, redis.url) as two:
            table = await two_at_a_table(one)
            await seen(two, table.id, table.seq)
            async with two.subscribers.noticing(table.id) as changed:
                async with asyncio.timeout(LONGEST):
                    await answer(one, table)
                    await asyncio.to_thread(postgres.stop)
                    with pytest.raises(Unavailable):
                        await two.store.ping()
                    await asyncio.to_thread(postgres.start)
                    while (await two.tables.find(table.id)).seq < table.seq:
                        await changed.wait()
                        changed.clear()
            assert portrait(await two.tables.find(table.id)) == portrait(table)

    run(test())


@pytest.mark.slow
def test_a_reminder_is_heard_in_every_process(postgres: Postgres, redis_url: str) -> None:
    async def remind() -> None:
        async with house_on(postgres.url, redis_url) as one, house_on(postgres.url, redis_url) as other:
            table = await two_at_a_table(one)
            awaited = table.to_act() or 0
            there = await seen(other, table.id, table.seq)
            one.now = lambda: there.awaited_since + 40_000
            async with other.subscribers.noticing(table.id) as changed:
                await one.speech.remind(table.id, device_of(1 - awaited))
                async with asyncio.timeout(240):
                    while there.reminder() is None:
                        await changed.wait()
                        changed.clear()
            assert there.reminder() == table.reminder()
            other.now = one.now
            with pytest.raises(TooMuch):  # all processes count together
                await other.speech.remind(table.id, device_of(1 - awaited))

    run(remind())
