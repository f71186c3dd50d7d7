"""Do at one process what another refuses: limits hold over all of them together, and nobody is locked out by one that died."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import pytest

from attacks.proxy import Line
from attacks.test_cut_a_process_off import houses, run
from bedesten.engine.errors import says
from bedesten.service import attendance, shared_counts
from bedesten.service.errors import TooMuch
from bedesten.service.house import House, speech
from bedesten.service.limits import Crowd, Limit
from service.people import ADA, two_at_a_table
from service.servers import Postgres, Redis

pytestmark = pytest.mark.slow(1)

HOUR = 3600


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon noticed is who comes; nobody is thought dead who is only slow, and there is time enough to ask Redis."""
    monkeypatch.setattr(attendance, "SIGN_OF_LIFE_INTERVAL", 0.2)
    monkeypatch.setattr(attendance, "GONE_AFTER", HOUR * 1000)
    monkeypatch.setattr(shared_counts, "SOCKETS_INTERVAL", 0.1)
    monkeypatch.setattr(shared_counts, "REDIS_TIMEOUT", 20.0)
    monkeypatch.setattr(speech, "MESSAGES_WITHIN", HOUR)


@asynccontextmanager
async def two_houses(url: str, redis_url: str) -> AsyncIterator[list[House]]:
    """That know of each other."""
    async with houses(url, redis_url, redis_url) as both:
        while not all(house.attendance.others for house in both):
            await asyncio.sleep(0.02)
        yield both


def limit_at(house: House, often: int) -> Limit:
    return Limit(often, HOUR, says("done-often", often=often, within=HOUR), house.shared_counts)


async def granted(limits: list[Limit], who: str, tries: int) -> int:
    """How often of so many times, at one door after another."""
    found = 0
    for i in range(tries):
        try:
            await limits[i % len(limits)].count(who, limits[0].within * 1000 + i)
            found += 1
        except TooMuch as refused:
            assert refused.wait and refused.wait <= HOUR
    return found


async def enter(crowd: Crowd, device: str) -> ExitStack | None:
    """None, if there are too many."""
    try:
        there = await crowd.enter(crowd.those(device, None))
    except TooMuch:
        return None
    assert isinstance(there, ExitStack)
    return there


def test_speak_at_both(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with two_houses(postgres.fresh(), redis.url) as both:
            table = await two_at_a_table(both[0])
            for i in range(speech.MESSAGES):
                while len((await both[i % 2].tables.find(table.id)).said) < i:
                    await asyncio.sleep(0.02)
                await both[i % 2].speech.say(table.id, ADA, f"word {i}")
            for house in both:
                with pytest.raises(TooMuch, match="Too many messages at once: 10 in"):
                    await house.speech.say(table.id, ADA, "one more")

    run(test())


def test_answer_and_open_at_both(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with two_houses(postgres.fresh(), redis.url) as both:
            limits = [limit_at(house, 7) for house in both]
            assert await granted(limits, "ada", 20) == 7
            assert await granted(limits[::-1], "bob", 20) == 7
            many = await asyncio.gather(*[granted(limits, "eve", 20) for _ in range(5)])
            assert sum(many) == 7, "of those who ask at the same moment, too"

    run(test())


def test_cut_them_off_from_redis(postgres: Postgres, redis: Redis) -> None:
    """Each keeps to its share, and together they grant no more than before."""

    async def test() -> None:
        async with Line(redis.port) as line, two_houses(postgres.fresh(), f"redis://127.0.0.1:{line.port}/0") as both:
            limits, crowds = [limit_at(house, 7) for house in both], [Crowd(5, 5, house.shared_counts) for house in both]
            line.cut()
            assert await granted(limits, "ada", 20) == 6
            there = [await enter(crowd, "ada") for crowd in crowds for _ in range(5)]
            assert len([one for one in there if one]) == 4
            line.mend()
            while not await enter(crowds[0], "ada"):  # more than its share, as soon as they count together again
                await asyncio.sleep(0.1)

    run(test())


def test_open_sockets_at_both(postgres: Postgres, redis: Redis) -> None:
    async def test() -> None:
        async with two_houses(postgres.fresh(), redis.url) as both:
            one, two = [Crowd(3, 3, house.shared_counts) for house in both]
            there = [await enter(crowd, "ada") for crowd in (one, two, one, two, one)]
            assert [bool(found) for found in there] == [True, True, True, False, False]
            many = await asyncio.gather(*[enter(crowd, "eve") for crowd in (one, two) * 5])
            assert len([found for found in many if found]) == 3
            assert there[0]
            there[0].close()
            while not await enter(two, "ada"):  # as soon as it has heard of it
                await asyncio.sleep(0.05)
            assert not await enter(one, "ada")

    run(test())


def test_let_redis_forget(postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counts, "SOCKETS_RETOLD_EVERY", 2)

    async def test() -> None:
        async with two_houses(postgres.fresh(), redis.url) as both:
            one, two = [Crowd(1, 1, house.shared_counts) for house in both]
            assert await enter(one, "ada")
            redis.forget()
            while there := await enter(two, "ada"):
                there.close()
                await asyncio.sleep(0.3)

    run(test())


def test_die_with_sockets_open(postgres: Postgres, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """They count no longer than it takes to notice."""

    async def test() -> None:
        async with two_houses(postgres.fresh(), redis.url) as both:
            one, two = [Crowd(1, 1, house.shared_counts) for house in both]
            assert await enter(one, "ada") and not await enter(two, "ada")
            monkeypatch.setattr(attendance, "GONE_AFTER", 3000)
            going_on = both[0].attendance._going_on
            assert going_on
            going_on.cancel()  # it says no more that it is there
            while not await enter(two, "ada"):
                await asyncio.sleep(0.1)
            both[0].attendance._going_on = None

    run(test())
