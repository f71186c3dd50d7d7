"""One socket, and what it is told, without a server: what is sent stays on its way until the test says that it has arrived."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bedesten.service.house import House
from bedesten.service.people.person import Person
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from bedesten.web.frame import TELL
from bedesten.web.socket import Audience
from service import deeds
from service.people import ADA, house_at, in_loop, nothing_by_itself


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with nothing_by_itself():
        yield


class Wire:
    """A server that sends when it likes."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.arriving: list[asyncio.Future[None]] = []

    def send(self, message: dict[str, Any]) -> asyncio.Future[None]:
        self.messages.append(msgspec.json.decode(message["text"]))
        self.arriving.append(asyncio.get_running_loop().create_future())
        return self.arriving[-1]


async def watched(house: House) -> tuple[Table, Wire, Audience]:
    table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], ADA)
    wire = Wire()
    socket: Any = SimpleNamespace(scope={"extensions": {TELL: {"send": wire.send}}})
    return table, wire, Audience(socket, table, Person(ADA), None, 0, 0, True)


async def answered(house: House, table: Table) -> None:
    seat = table.game.asked
    await deeds.answer(house, table.id, ADA, seat, table.seq, [table.game.question.words[-1]])
    await asyncio.sleep(0)


@in_loop
async def test_each_change_is_told_when_the_one_before_has_arrived(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, wire, audience = await watched(house)
        with house.subscribers.awaiting(table.id, audience.wake, ADA):
            audience.wake()
            await asyncio.sleep(0)
            for _ in range(3):
                wire.arriving[-1].set_result(None)
                await answered(house, table)
        assert [next(iter(message)) for message in wire.messages] == ["update", "change", "change", "change"]
        assert wire.messages[-1]["change"]["seq"] == table.seq


@in_loop
async def test_nobody_waits_for_a_slow_one_who_is_told_the_rest_together(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, wire, audience = await watched(house)
        with house.subscribers.awaiting(table.id, audience.wake, ADA):
            audience.wake()
            for _ in range(5):
                await answered(house, table)
            assert len(wire.messages) == 1
            wire.arriving[0].set_result(None)
            await asyncio.sleep(0.01)
            assert len(wire.messages) == 2 and wire.messages[-1]["change"]["seq"] == table.seq


@in_loop
async def test_whoever_cannot_be_reached_is_told_no_more(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, wire, audience = await watched(house)
        with house.subscribers.awaiting(table.id, audience.wake, ADA):
            audience.wake()
            await asyncio.sleep(0)
            wire.arriving[0].set_exception(ConnectionError("gone"))
            await answered(house, table)
        assert len(wire.messages) == 1


@in_loop
async def test_whoever_has_left_is_told_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, wire, audience = await watched(house)
        with house.subscribers.awaiting(table.id, audience.wake, ADA):
            audience.leave()
            await answered(house, table)
        assert not wire.messages
