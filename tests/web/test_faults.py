"""The server is killed, its database and its bus go down: nothing that was confirmed is lost, and no game is stuck."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from service.servers import Postgres, Redis
from web.server import LOST, Guest, Server, keen
from web.soak import OPEN, PERSON, Storm

KILLS = 25  # of each of two servers
OPENINGS = 5  # kills while people sit down
RACES = 60


@pytest.mark.slow
def test_a_killed_server_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    async def both() -> None:
        storms = [Storm(Server(tmp_path / str(seed)), Random(seed)) for seed in range(2)]
        await asyncio.gather(*(storm.run(KILLS) for storm in storms))
        assert all(storm.kills >= KILLS and storm.games >= 4 and storm.answers > 100 for storm in storms)

    asyncio.run(both())


@pytest.mark.slow
def test_tables_at_which_people_sit_down_while_the_server_is_killed_begin_all_the_same(tmp_path: Path) -> None:
    async def open_tables(host: Guest, guest: Guest, opened: list[str], ready: list[str]) -> None:
        try:
            for _ in range(20):  # nobody may open more than a hundred at once
                table = await host.open([PERSON, OPEN])
                opened.append(table)
                await guest.join(table)
                ready.append(table)
        except LOST:
            pass

    async def kill_and_look() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(Server(tmp_path / "house"))
            for attempt in range(OPENINGS):
                host, guest = [await stack.enter_async_context(Guest(server, name)) for name in ("Ada", "Grace")]
                opened: list[str] = []
                ready: list[str] = []
                opening = [asyncio.create_task(open_tables(host, guest, opened, ready)) for _ in range(4)]
                await asyncio.sleep(0.2 + Random(attempt).random() * 0.2)
                server.kill()
                await asyncio.gather(*opening)
                assert ready
                await server.start()
                for table in opened:
                    assert table not in ready or (await host.look(table))["table"]["stage"] == "playing"
                    await guest.join(table)
                    now = [await device.look(table) for device in (host, guest)]
                    assert now[0]["table"]["stage"] == "playing", f"table {table} is full and does not begin"
                    assert [bool(told["question"]) for told in now].count(True) == 1

    asyncio.run(kill_and_look())


# -- several processes, a database and a bus that go away


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.close()


@pytest.mark.slow
def test_of_two_processes_that_answer_the_same_question_exactly_one_wins(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    async def race() -> None:
        url, rng = postgres.fresh(), Random(5)
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(Server(tmp_path / name, url, redis.url)) for name in "ab"]
            here, there = [await stack.enter_async_context(Guest(server, token="the same device at both")) for server in servers]
            table = await here.open([PERSON, PERSON | {"name": "Grace"}])  # both seats belong to the device
            watching = await stack.enter_async_context(there.live(table))
            seq, wins = (await watching.update())["seq"], [0, 0]
            for _ in range(RACES):
                now = await asked(here, table)
                assert now["seq"] >= seq
                words = [keen(now["question"], rng) for _ in servers]
                answers = [guest.answer(table, now["seq"], word) for guest, word in zip((here, there), words, strict=True)]
                found = [answer.status_code for answer in await asyncio.gather(*answers)]
                assert sorted(found) == [200, 409], f"{found} at {now['seq']}"
                wins[found.index(200)] += 1
                seq = now["seq"] + 1
                while (await watching.update())["seq"] < seq:  # the other process hears of it
                    pass
                logs = [[event["word"] for event in (await guest.look(table))["events"]] for guest in (here, there)]
                assert logs[0] == logs[1] and words[found.index(200)] in logs[0]
            assert min(wins) > 0, f"only one of the processes ever won: {wins}"

    asyncio.run(race())


async def asked(guest: Guest, table: str) -> dict[str, Any]:
    """What the table asks, through the eyes of whoever is asked of this device's seats."""
    for seat in (0, 1):
        now = await guest.look(table, seat=seat)
        if now["question"]:
            return now
    raise AssertionError(f"nobody is asked: {now}")


@pytest.mark.slow
@pytest.mark.parametrize("goes", ["postgres", "redis"])
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_database_or_bus_that_goes_away_under_load_costs_nothing_confirmed(
    tmp_path: Path, postgres: Postgres, redis: Redis, goes: str, how: str
) -> None:
    """The server says so, goes on by itself as soon as it is back, and has lost nothing."""
    gone = postgres if goes == "postgres" else redis
    for needed in (postgres, redis):  # whatever a test before has left
        needed.start()

    async def outage() -> None:
        async with Server(tmp_path / "house", postgres.fresh(), redis.url) as server:
            storm = Storm(server, Random(how))
            async with asyncio.timeout(300), storm.tables(2):
                for _ in range(2):
                    await storm.all_go_on()
                    await asyncio.to_thread(getattr(gone, how))
                    await server.until_ready(503)
                    if goes == "postgres":
                        await refused_in_words(server)
                    await asyncio.sleep(0.5)
                    await asyncio.to_thread(gone.start)
                    await server.until_ready(200)
                    await storm.check()
            assert storm.answers > 20

    asyncio.run(outage())


async def refused_in_words(server: Server) -> None:
    async with Guest(server) as guest:
        answer = await guest.post("", {"seats": [PERSON, OPEN], "agreed": {"players": 2}, "name": "Ada"})
        assert answer.status_code == 503 and "try again" in answer.json()["error"], answer.text
