"""The server is killed, its database and its bus go down: nothing that was confirmed is lost, and no game is stuck."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.service.integrity import check_games, stored_games
from bedesten.service.store import Store
from service.people import LONGEST
from service.servers import Postgres, Redis
from web.server import LOST, Guest, Server, keen
from web.soak import KEEN, OPEN, PERSON, Storm

KILLS = 3  # `make soak-tests` kills each of two servers more often, `make soak-house` one for an hour
OPENINGS = 2  # kills while people sit down
RACES = 12
OUTAGES = 2


@pytest.mark.slow(60)
def test_a_killed_server_loses_nothing_and_goes_on(tmp_path: Path, more: int) -> None:
    async def both() -> None:
        storms = [Storm(Server(tmp_path / str(seed)), Random(seed)) for seed in range(min(more, 2))]
        await asyncio.gather(*(storm.run(KILLS * more) for storm in storms))
        assert all(storm.kills >= KILLS * more and storm.games >= 4 and storm.answers > 20 for storm in storms)

    asyncio.run(both())


@pytest.mark.slow
def test_tables_at_which_people_sit_down_while_the_server_is_killed_begin_all_the_same(tmp_path: Path, more: int) -> None:
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
            for attempt in range(OPENINGS * more):
                host, guest = [await stack.enter_async_context(Guest(server, name)) for name in ("Ada", "Grace")]
                opened: list[str] = []
                ready: list[str] = []
                opening = [asyncio.create_task(open_tables(host, guest, opened, ready)) for _ in range(4)]
                while not ready:  # however busy the machine is
                    await asyncio.sleep(0.001)
                await asyncio.sleep(Random(attempt).random() * 0.2)
                server.kill()
                await asyncio.gather(*opening)
                await server.start()
                for table in opened:
                    assert table not in ready or (await host.look(table))["table"]["stage"] == "playing"
                    await guest.join(table)
                    now = [await device.look(table) for device in (host, guest)]
                    assert now[0]["table"]["stage"] == "playing", f"table {table} is full and does not begin"
                    assert [bool(told["question"]) for told in now].count(True) == 1

    asyncio.run(kill_and_look())


# -- several processes, a database and a bus that go away


@pytest.mark.slow
def test_of_two_processes_that_answer_the_same_question_exactly_one_wins(
    tmp_path: Path, postgres: Postgres, redis: Redis, more: int
) -> None:
    async def race() -> None:
        url, rng = postgres.fresh(), Random(5)
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(Server(tmp_path / name, url, redis.url)) for name in "ab"]
            here, there = [await stack.enter_async_context(Guest(server, token="the same device at both")) for server in servers]
            table = await here.open([PERSON, PERSON | {"name": "Grace"}])  # both seats belong to the device
            watching = await stack.enter_async_context(there.live(table))
            seq, wins = (await watching.update())["seq"], [0, 0]
            while sum(wins) < RACES * more:
                now = await asked(here, table)
                assert now["seq"] >= seq
                if len(now["question"]["options"]) == 1:  # there the house may be faster than both
                    assert (await here.answer(table, now["seq"], keen(now["question"], rng))).status_code in (200, 409)
                    continue
                words = [keen(now["question"], rng) for _ in servers]
                answers = [guest.answer(table, now["seq"], word) for guest, word in zip((here, there), words, strict=True)]
                found = [answer.status_code for answer in await asyncio.gather(*answers)]
                assert sorted(found) == [200, 409], f"{found} at {now['seq']}"
                wins[found.index(200)] += 1
                seq = now["seq"] + 1
                while (await watching.update())["seq"] < seq:  # the other process hears of it
                    pass
                logs = [[event["word"] for event in look["events"]] for look in await looks([here, there], table)]
                assert logs[0] == logs[1] and words[found.index(200)] in logs[0]

    asyncio.run(race())


async def asked(guest: Guest, table: str) -> dict[str, Any]:
    """What the table asks, through the eyes of whoever is asked of this device's seats. Between two looks the house may answer
    for one who has no choice: then it is looked again."""
    while True:
        for seat in (0, 1):
            now = await guest.look(table, seat=seat)
            if now["question"]:
                return now
        assert now["table"]["stage"] == "playing", f"nobody is asked: {now}"


async def looks(guests: list[Guest], table: str) -> list[dict[str, Any]]:
    """What each is told at the same moment of the game: between two looks the house may answer, and one process hears of it later
    than the other."""
    while True:
        now = [await guest.look(table) for guest in guests]
        if now[0]["seq"] == now[1]["seq"]:
            return now
        await asyncio.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("goes", ["postgres", "redis"])
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_database_or_bus_that_goes_away_under_load_costs_nothing_confirmed(
    tmp_path: Path, postgres: Postgres, redis: Redis, more: int, goes: str, how: str
) -> None:
    """The server says so, goes on by itself as soon as it is back, and has lost nothing."""
    gone = postgres if goes == "postgres" else redis

    async def outage() -> None:
        async with Server(tmp_path / "house", postgres.fresh(), redis.url) as server:
            storm = Storm(server, Random(how))
            async with asyncio.timeout(LONGEST * more), storm.tables(2, to_the_end=False):
                for _ in range(OUTAGES * more):
                    await storm.all_go_on()
                    await asyncio.to_thread(getattr(gone, how))
                    await server.until_ready(503)
                    if goes == "postgres":
                        await refused_in_words(server)
                    await asyncio.to_thread(gone.start)
                    await server.until_ready(200)
                    await storm.check()
                await storm.all_go_on()
                await storm.check()
            assert storm.answers

    asyncio.run(outage())


async def refused_in_words(server: Server) -> None:
    async with Guest(server) as guest:
        answer = await guest.post("", {"seats": [PERSON, OPEN], "settings": {"players": 2}, "name": "Ada"})
        assert answer.status_code == 503 and "try again" in answer.json()["error"], answer.text


# -- two processes are one house


@pytest.mark.slow
def test_two_processes_are_one_house_whatever_happens_to_the_bus_or_to_one_of_them(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:

    async def together() -> None:
        url, rng = postgres.fresh(), Random(11)
        async with AsyncExitStack() as stack:
            a, b = [await stack.enter_async_context(Server(tmp_path / name, url, redis.url)) for name in "ab"]
            ada, bob = [await stack.enter_async_context(Guest(*where)) for where in ((a, "Ada"), (b, "Bob"))]
            table = await ada.open([PERSON, OPEN, KEEN, KEEN | {"bot": "random"}])
            await bob.join(table)
            async with asyncio.timeout(LONGEST):
                await same_at_both([ada, bob], table)  # one process hears from the other that the last seat is taken
                await play_at_both([ada, bob], table, rng, 40)
                await all_answers_count_once([ada, bob], table, url)
                await talk_and_take_back(ada, bob, table, rng)
                await asyncio.to_thread(redis.kill)
                await play_at_both([ada, bob], table, rng, 6)  # slowly: the processes look now and then
                await asyncio.to_thread(redis.start)
                for server in (a, b):
                    await server.until_ready()
                await play_at_both([ada, bob], table, rng, 20)
                a.kill()
                ada_there = await stack.enter_async_context(Guest(b, "Ada", ada.token))
                await play_at_both([ada_there, bob], table, rng, 20)
                await a.start()
                await play_at_both([ada, bob], table, rng, 10)
            async with Store(url) as store:
                checked = [game async for game in check_games(store, await stored_games(store))]
                assert [game.change for game in checked] == [None], "what two processes have stored is one game"

    asyncio.run(together())


async def play_at_both(guests: list[Guest], table: str, rng: Random, answers: int) -> None:
    """So many answers of people, each at the process that he is connected to; then both see the same."""
    given = 0
    while given < answers:
        for guest in guests:
            now = await guest.look(table)
            assert now["table"]["stage"] == "playing"
            if now["question"]:
                answer = await guest.answer(table, now["seq"], keen(now["question"], rng))
                assert answer.status_code in (200, 409), answer.text  # the house may have been faster for one without a choice
                given += answer.status_code == 200
        await asyncio.sleep(0.01)
    await same_at_both(guests, table)


async def same_at_both(guests: list[Guest], table: str) -> None:
    """Until a person is to act, and both processes tell the same."""
    while True:
        now = await looks(guests, table)
        if now[0]["table"]["to_act"] in ("red", "green"):
            told = [[(event["n"], event["seat"], event["turn"]) for event in update["events"]] for update in now]
            assert told[0] == told[1] and now[0]["chat"] == now[1]["chat"]
            return
        await asyncio.sleep(0.02)


async def all_answers_count_once(guests: list[Guest], table: str, url: str) -> None:
    """Both processes let the same bots think; each answer is stored and counted by one of them."""

    async def counted() -> float:
        told = [(await guest.http.get("/metrics")).text for guest in guests]
        return sum(float(line.split()[-1]) for text in told for line in text.splitlines() if "bedesten_moves_total{" in line)

    async with Store(url) as store:
        async with asyncio.timeout(240):
            while True:  # the house may answer for somebody in between, and what is stored is counted a moment later
                before = await counted()
                stored = [row for row in await store.entries_of(table) if row["kind"] == "answer"]
                if len(stored) == before:
                    break
    assert {row["seat"] for row in stored} == {0, 1, 2, 3}


async def talk_and_take_back(ada: Guest, bob: Guest, table: str, rng: Random) -> None:
    """What is said and taken back at one process is heard at the other."""
    async with bob.live(table) as heard:
        await heard.update()
        assert (await ada.post(f"/{table}/chat", {"text": "Good luck!"})).status_code == 200
        while not (chat := (await heard.update())["chat"]):
            pass
        assert [(said["seat"], said["text"]) for said in chat] == [("red", "Good luck!")]
        while True:
            await play_at_both([ada, bob], table, rng, 1)
            now = await ada.look(table)
            if now["may_undo"]:
                undone = await ada.post(f"/{table}/undo", {"seq": now["seq"]})
                if undone.status_code == 200:
                    break
        while (update := await heard.update())["seq"] < undone.json()["seq"]:
            pass
        there = await ada.look(table)  # the house may have answered meanwhile
        assert max(update["seq"], there["seq"]) > undone.json()["seq"] or update["first"] == len(there["events"])


# -- clocks

CLOSED = 1  # seconds


@pytest.mark.slow
def test_the_clock_stands_while_the_server_is_down(tmp_path: Path) -> None:
    async def down() -> None:
        async with Server(tmp_path / "house") as server, Guest(server) as guest:
            table = await guest.open([PERSON, {"kind": "here", "name": "Grace"}], clock={"move": 3600, "game": 7200})
            await with_a_choice(guest, table)
            before = (await guest.look(table))["table"]
            server.kill()
            await asyncio.sleep(CLOSED)
            await server.start()
            after = (await guest.look(table))["table"]
            assert after["deadline"] >= before["deadline"] + 1000 * CLOSED
            pairs = zip(after["seats"], before["seats"], strict=True)
            assert all(now["left"] >= then["left"] for now, then in pairs)  # what was thought since the last beat is given back

    asyncio.run(down())


async def with_a_choice(guest: Guest, table: str) -> None:
    """Some answers, until somebody is asked who has a choice: for him nobody else answers."""
    given = 0
    while len((now := await asked(guest, table))["question"]["options"]) == 1 or given < 5:
        given += (await guest.answer(table, now["seq"], keen(now["question"], Random(1)))).status_code == 200
