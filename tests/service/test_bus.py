"""The bus: how processes tell each other, over Redis, that a table has gone on."""

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
from service.people import ADA, LONGEST, answer, two_at_a_table
from service.servers import Redis


def run(test: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await test
        left = {task.get_name() for task in asyncio.all_tasks()} - {asyncio.current_task().get_name()}  # type: ignore[union-attr]
        assert not left, "no task is left over"

    asyncio.run(in_time())


async def until(condition: Callable[[], bool], seconds: float = 240) -> None:
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


def one_tells(redis: Redis, listener: Callable[[str], Awaitable[None]], test: Callable[[Bus], Awaitable[None]]) -> None:
    """One process tells; another one has the listener."""

    async def opened() -> None:
        async with Bus(redis.url, listener), Bus(redis.url, Ear(None).hear) as bus:
            await test(bus)

    run(opened())


def test_a_single_process_has_nobody_to_tell() -> None:
    async def test(ear: Ear) -> None:
        assert ear.bus.is_up
        ear.bus.tell("k3x9 1")
        assert not ear.bus._to_tell and not ear.bus._tasks

    with_ears(None, 1, test)


def test_a_process_hears_the_others_once_and_in_order_and_not_itself(redis: Redis) -> None:
    async def test(one: Ear, two: Ear) -> None:
        said = [f"t{seq} {seq} a1" for seq in range(200)]  # of one table only the last is told, if it is told late
        for message in said:
            one.bus.tell(message)
        await until(lambda: len(two.heard) >= 200)
        one.bus.tell("last 1")
        two.bus.tell("last 2")
        await until(lambda: "last 1" in two.heard and "last 2" in one.heard)
        assert two.heard == [*said, "last 1"] and one.heard == ["last 2"]

    with_ears(redis.url, 2, test)


def test_a_slow_table_holds_up_only_itself_and_loses_nothing(redis: Redis) -> None:
    heard: list[str] = []
    go_on = asyncio.Event()

    async def listener(message: str) -> None:
        if message.startswith("slow"):
            await go_on.wait()
        heard.append(message)

    async def test(bus: Bus) -> None:
        for seq in range(50):
            bus.tell(f"slow {seq}")
            bus.tell(f"quick {seq}")
            await until(lambda: not bus._to_tell)
        await until(lambda: len(heard) == 50)
        assert heard == [f"quick {seq}" for seq in range(50)]
        go_on.set()
        await until(lambda: len(heard) == 100)
        assert heard[50:] == [f"slow {seq}" for seq in range(50)]

    one_tells(redis, listener, test)


def test_a_listener_that_fails_hears_it_again(redis: Redis) -> None:
    heard: list[str] = []
    failures = 3

    async def listener(message: str) -> None:
        nonlocal failures
        if message == "a 1" and failures:
            failures -= 1
            raise RuntimeError("the database is gone")
        heard.append(message)

    async def test(bus: Bus) -> None:
        for message in ("a 0", "a 1", "a 2", "b 0"):
            bus.tell(message)
            await until(lambda: not bus._to_tell)
        await until(lambda: len(heard) == 4)
        assert heard == ["a 0", "b 0", "a 1", "a 2"] and failures == 0

    one_tells(redis, listener, test)


def test_closing_ends_a_listener_that_is_busy(redis: Redis) -> None:
    busy = asyncio.Event()

    async def listener(_: str) -> None:
        busy.set()
        await asyncio.Event().wait()

    async def test(bus: Bus) -> None:
        bus.tell("k3x9 1")
        await busy.wait()

    one_tells(redis, listener, test)


def test_every_process_hears_every_other(redis: Redis) -> None:
    async def test(*ears: Ear) -> None:
        for seq in range(100):
            for i, ear in enumerate(ears):
                ear.bus.tell(f"t{i} {seq}")
            await asyncio.sleep(0.001)
        for ear in ears:
            await until(lambda ear=ear: len({"t0 99", "t1 99", "t2 99"} & set(ear.heard)) == 2)  # type: ignore[misc]
            assert len(ear.heard) == len(set(ear.heard)), "nothing twice"
            for i in range(3):
                of_table = [int(message.split()[1]) for message in ear.heard if message.startswith(f"t{i} ")]
                assert of_table == sorted(of_table), "in order"

    with_ears(redis.url, 3, test)


def test_nothing_but_numbers_is_on_the_wire(redis: Redis, sqlite_url: str) -> None:
    async def test() -> None:
        wire: list[tuple[bytes, bytes]] = []
        listens = asyncio.Event()

        async def tap(client: Client) -> None:
            async with client.pubsub() as listening:
                await listening.psubscribe("*")
                async for message in listening.listen():
                    listens.set()
                    if message["type"] == "pmessage":
                        wire.append((message["channel"], message["data"]))

        async with Client.from_url(redis.url) as client:
            tapping = asyncio.create_task(tap(client))
            await listens.wait()
            async with Store(sqlite_url) as store, House(store, redis.url) as house:
                table = await two_at_a_table(house)
                await answer(house, table)
                await house.speech.say(table.id, ADA, "a secret")
                await until(lambda: any(data.startswith(table.id.encode()) for _, data in wire))
            tapping.cancel()
            await asyncio.gather(tapping, return_exceptions=True)
        for channel, data in wire:
            if channel == CHANNEL.encode():
                assert re.fullmatch(rb"[a-z0-9]{1,16} \d+ \d+ [0-9a-f]{8} \d+ [\d,]* [\d,]*", data), data
            else:
                assert re.fullmatch(rb"tables:[0-9a-f]{16}", channel) and data == b"", "a process hears whether it hears"

    run(test())


@pytest.mark.slow
@pytest.mark.parametrize("how", ["stop", "kill", "freeze"])
def test_redis_goes_and_comes_back(redis: Redis, how: str) -> None:
    async def test(one: Ear, two: Ear) -> None:
        one.bus.tell("t 1")
        await until(lambda: two.heard == ["t 1"])
        await until(lambda: one.looked > 0 and two.looked > 0)
        looked = one.looked, two.looked
        await asyncio.to_thread(getattr(redis, how))
        try:
            await until(lambda: not one.bus.is_up and not two.bus.is_up)
            for seq in range(2, 5):
                one.bus.tell(f"t {seq}")
            two.bus.tell("u 1")
            assert one.heard == [] and two.heard == ["t 1"]
            await until(lambda: one.looked > looked[0] and two.looked > looked[1])
        finally:
            await asyncio.to_thread(redis.thaw if how == "freeze" else redis.start)
        looked = one.looked, two.looked
        await until(lambda: one.bus.is_up and two.bus.is_up)
        await until(lambda: one.looked > looked[0] and two.looked > looked[1])
        one.bus.tell("v 1")
        two.bus.tell("v 2")
        await until(lambda: "v 1" in two.heard and "v 2" in one.heard)
        assert two.bus.is_up and one.bus.is_up

    with_ears(redis.url, 2, test)


def test_what_could_not_be_told_is_told_later(redis: Redis) -> None:
    async def test(one: Ear, two: Ear) -> None:
        redis.stop()
        await until(lambda: not one.bus.is_up and not two.bus.is_up)
        for seq in range(100):
            one.bus.tell(f"t {seq}")
        two.bus._start(asyncio.to_thread(redis.start), "starting")
        await until(lambda: one.bus.is_up and two.bus.is_up)
        if "t 99" not in two.heard:  # whoever came back last has missed it, and looks
            await until(lambda: two.looked > 1)

    with_ears(redis.url, 2, test)


def test_a_house_opens_without_redis_and_finds_it_later(redis: Redis) -> None:
    async def test(one: Ear, two: Ear) -> None:
        assert not one.bus.is_up
        one.bus.tell("t 1")
        await asyncio.to_thread(redis.start)
        await until(lambda: one.bus.is_up and two.bus.is_up)
        two.bus.tell("t 2")
        await until(lambda: "t 2" in one.heard)

    redis.stop()
    with_ears(redis.url, 2, test)


def test_what_others_put_on_the_channel_does_no_harm(redis: Redis) -> None:
    async def test(ear: Ear, other: Ear) -> None:
        async with Client.from_url(redis.url) as client:
            for data in (b"\xff\xfe", b"", b"x" * 100_000):
                await client.publish(CHANNEL, data)
        other.bus.tell("t 1")
        await until(lambda: "t 1" in ear.heard)
        assert ear.bus.is_up

    with_ears(redis.url, 2, test)
