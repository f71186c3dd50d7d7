"""The bus: one contract for a single process and for Redis."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from bedesten.service.bus import CHANNEL, Bus
from bedesten.service.house import House
from bedesten.service.store import Store
from service.people import ADA, answer, two_at_a_table
from service.servers import Redis


def run(test: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(30):
            await test
        left = {task.get_name() for task in asyncio.all_tasks()} - {asyncio.current_task().get_name()}  # type: ignore[union-attr]
        assert not left, "no task is left over"

    asyncio.run(in_time())


async def until(condition: Callable[[], bool], seconds: float = 8) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


class Ear:
    """Hears, and remembers what it heard."""

    def __init__(self, url: str | None) -> None:
        self.heard: list[str] = []
        self.looked = 0
        self.bus = Bus(url, self.hear, self.look)

    async def hear(self, message: str) -> None:
        self.heard.append(message)

    async def look(self) -> None:
        self.looked += 1


def with_ears(url: str | None, count: int, test: Callable[..., Awaitable[None]]) -> None:
    async def opened() -> None:
        ears = [Ear(url) for _ in range(count)]
        async with AsyncExitStack() as stack:
            for ear in ears:
                await stack.enter_async_context(ear.bus)
            await test(*ears)
        assert not any(ear.bus.is_up for ear in ears)

    run(opened())


@pytest.fixture(params=["memory", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str | None:
    if request.param == "memory":
        return None
    server: Redis = request.getfixturevalue("redis")
    return server.url


# -- both


def test_a_process_hears_itself_once_and_in_order(bus_url: str | None) -> None:
    async def test(ear: Ear) -> None:
        assert ear.bus.is_up
        said = [f"k3x9 {seq} a1" for seq in range(200)]
        for message in said:
            await ear.bus.announce(message)
        await until(lambda: len(ear.heard) >= 200)
        await asyncio.sleep(0.3)
        assert ear.heard == said

    with_ears(bus_url, 1, test)


def test_a_slow_table_holds_up_only_itself_and_loses_nothing(bus_url: str | None) -> None:
    async def test() -> None:
        heard: list[str] = []
        go_on = asyncio.Event()

        async def listener(message: str) -> None:
            if message.startswith("slow"):
                await go_on.wait()
            heard.append(message)

        async with Bus(bus_url, listener) as bus:
            for seq in range(50):
                await bus.announce(f"slow {seq}")
                await bus.announce(f"quick {seq}")
            await until(lambda: len(heard) == 50)
            assert heard == [f"quick {seq}" for seq in range(50)]
            go_on.set()
            await until(lambda: len(heard) == 100)
            assert heard[50:] == [f"slow {seq}" for seq in range(50)]

    run(test())


def test_a_listener_that_fails_hears_it_again(bus_url: str | None) -> None:
    async def test() -> None:
        heard: list[str] = []
        failures = 3

        async def listener(message: str) -> None:
            nonlocal failures
            if message == "a 1" and failures:
                failures -= 1
                raise RuntimeError("the database is gone")
            heard.append(message)

        async with Bus(bus_url, listener) as bus:
            for message in ("a 0", "a 1", "a 2", "b 0"):
                await bus.announce(message)
            await until(lambda: len(heard) == 4)
            assert heard == ["a 0", "b 0", "a 1", "a 2"] and failures == 0

    run(test())


def test_closing_ends_a_listener_that_is_busy(bus_url: str | None) -> None:
    async def test() -> None:
        async with Bus(bus_url, lambda _: asyncio.sleep(100)) as bus:
            await bus.announce("k3x9 1")
            await asyncio.sleep(0.05)

    run(test())


# -- Redis


def test_every_process_hears_every_other(redis: Redis) -> None:
    async def test(*ears: Ear) -> None:
        for seq in range(100):
            for i, ear in enumerate(ears):
                await ear.bus.announce(f"t{i} {seq}")
            await asyncio.sleep(0.001)
        for ear in ears:
            await until(lambda ear=ear: {"t0 99", "t1 99", "t2 99"} <= set(ear.heard))  # type: ignore[misc]
            assert len(ear.heard) == len(set(ear.heard)), "nothing twice"
            for i in range(3):
                of_table = [int(message.split()[1]) for message in ear.heard if message.startswith(f"t{i} ")]
                assert of_table == sorted(of_table), "in order"

    with_ears(redis.url, 3, test)


def test_nothing_but_numbers_is_on_the_wire(redis: Redis, sqlite_url: str) -> None:
    async def test() -> None:
        wire: list[tuple[bytes, bytes]] = []

        async def tap(client: Client) -> None:
            async with client.pubsub() as listening:
                await listening.psubscribe("*")
                async for message in listening.listen():
                    if message["type"] == "pmessage":
                        wire.append((message["channel"], message["data"]))

        async with Client.from_url(redis.url) as client:
            tapping = asyncio.create_task(tap(client))
            async with Store(sqlite_url) as store, House(store, redis.url) as house:
                table = await two_at_a_table(house)
                await answer(house, table)
                await house.say(table.id, ADA, "a secret")
                await until(lambda: any(data.startswith(table.id.encode()) for _, data in wire))
            tapping.cancel()
            await asyncio.gather(tapping, return_exceptions=True)
        for channel, data in wire:
            if channel == CHANNEL.encode():
                assert re.fullmatch(rb"[a-z0-9]{1,16} \d+ [0-9a-f]{8} \d+", data), data
            else:
                assert re.fullmatch(rb"tables:[0-9a-f]{16}", channel) and data == b"", "a process hears whether it hears"

    run(test())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["stop", "kill", "freeze"])
def test_redis_goes_and_comes_back(redis: Redis, how: str) -> None:
    async def test(one: Ear, two: Ear) -> None:
        await one.bus.announce("t 1")
        await until(lambda: two.heard == ["t 1"])
        await until(lambda: one.looked == two.looked == 1)
        await asyncio.to_thread(getattr(redis, how))
        try:
            await until(lambda: not one.bus.is_up and not two.bus.is_up)
            for seq in range(2, 5):
                await asyncio.wait_for(one.bus.announce(f"t {seq}"), 0.1)
            await two.bus.announce("u 1")
            await until(lambda: one.heard == ["t 1", "t 2", "t 3", "t 4"] and two.heard == ["t 1", "u 1"])
            await until(lambda: one.looked >= 2 and two.looked >= 2)
        finally:
            await asyncio.to_thread(redis.thaw if how == "freeze" else redis.start)
        looked = one.looked, two.looked
        await until(lambda: one.bus.is_up and two.bus.is_up)
        await until(lambda: one.looked > looked[0] and two.looked > looked[1])
        await one.bus.announce("v 1")
        await two.bus.announce("v 2")
        await until(lambda: {"v 1", "v 2"} <= set(one.heard) & set(two.heard))
        assert two.bus.is_up and one.bus.is_up

    with_ears(redis.url, 2, test)


def test_what_could_not_be_told_is_told_later(redis: Redis) -> None:
    async def test(one: Ear, two: Ear) -> None:
        redis.stop()
        await until(lambda: not one.bus.is_up and not two.bus.is_up)
        for seq in range(100):
            await one.bus.announce(f"t {seq}")
        two.bus._start(asyncio.to_thread(redis.start), "starting")
        await until(lambda: one.bus.is_up and two.bus.is_up)
        if "t 99" not in two.heard:  # whoever came back last has missed it, and looks
            await until(lambda: two.looked > 1)
        assert len(one.heard) == 100

    with_ears(redis.url, 2, test)


def test_a_house_opens_without_redis_and_finds_it_later(redis: Redis) -> None:
    async def test(one: Ear, two: Ear) -> None:
        assert not one.bus.is_up
        await one.bus.announce("t 1")
        await until(lambda: one.heard == ["t 1"])
        await asyncio.to_thread(redis.start)
        await until(lambda: one.bus.is_up and two.bus.is_up)
        await two.bus.announce("t 2")
        await until(lambda: "t 2" in one.heard)

    redis.stop()
    with_ears(redis.url, 2, test)


def test_what_others_put_on_the_channel_does_no_harm(redis: Redis) -> None:
    async def test(ear: Ear) -> None:
        async with Client.from_url(redis.url) as client:
            for data in (b"\xff\xfe", b"", b"x" * 100_000):
                await client.publish(CHANNEL, data)
        await ear.bus.announce("t 1")
        await until(lambda: "t 1" in ear.heard)
        await asyncio.sleep(0.1)
        assert ear.bus.is_up

    with_ears(redis.url, 1, test)
