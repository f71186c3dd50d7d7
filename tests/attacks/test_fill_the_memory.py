"""Nothing is kept by what a client may choose freely, and what is kept goes with those it was made for."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from attacks.door import opened
from bedesten.engine.errors import Refused
from bedesten.service.limits import Crowd
from bedesten.service.people.person import Person
from bedesten.service.table_settings import SeatWish, TableSettings
from bedesten.web import app as application
from bedesten.web.frame import TELL
from bedesten.web.socket import CLOSED_TOO_MANY, Audience, listening
from bedesten.web.updates import kept
from service.people import ADA, house_at, in_loop, nothing_by_itself
from web.server import Guest


@in_loop
async def test_what_a_client_says_that_it_has_heard_is_not_kept(tmp_path: Path) -> None:
    with nothing_by_itself():
        await come_and_go(tmp_path)


async def come_and_go(folder: Path) -> None:
    async with house_at(folder) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("here", "Grace")], ADA)

        def send(_: Any) -> asyncio.Future[None]:
            sent = asyncio.get_running_loop().create_future()
            sent.set_result(None)
            return sent

        def audience_of(device: str, since: int, heard: int) -> Audience:
            socket: Any = SimpleNamespace(scope={"extensions": {TELL: {"send": send}}})
            return Audience(socket, table, Person(device), None, since, heard, since % 2 == 0)

        async def come(since: int, heard: int) -> None:
            audience = audience_of("somebody", since, heard)
            with listening(house, audience):
                audience.wake()
                await asyncio.sleep(0)
                await asyncio.sleep(0)

        with listening(house, audience_of(ADA, 0, 0)):
            for n in range(3):
                await come(n, n)
            before = kept(table)
            for n in range(100):
                await come(n, 1000 + n)
            assert kept(table) == before
        assert not kept(table), "nobody is there any more"


@in_loop
async def test_sockets_are_counted_by_device_and_by_address() -> None:
    crowd = Crowd(2, 3)
    with await crowd.enter(crowd.those("a", "x")), await crowd.enter(crowd.those("a", "y")):
        with pytest.raises(Refused, match="There are already 2 connections from here"):
            await crowd.enter(crowd.those("a", "z"))
        with await crowd.enter(crowd.those("b", "x")), await crowd.enter(crowd.those("", "x")):
            with pytest.raises(Refused, match="There are already 3 connections"):
                await crowd.enter(crowd.those("c", "x"))
            with await crowd.enter(crowd.those("c", None)):
                pass
    with await crowd.enter(crowd.those("a", "x")):
        pass
    assert not crowd.shared_counts.sockets


@in_loop
async def test_a_device_that_opens_ever_more_sockets_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "SOCKETS_PER_DEVICE", 2)
    async with opened(tmp_path) as door, Guest(door) as guest, Guest(door) as other:
        table = await guest.open([{"kind": "me"}, {"kind": "open"}])
        async with guest.live(table) as first, guest.live(table) as second:
            await first.update()
            await second.update()
            async with guest.live(table) as third:
                assert (await third.next())["problem"]["said"][0]["key"] == "too-many-sockets"
                with pytest.raises(ConnectionClosed) as closed:
                    await third.next()
                assert closed.value.rcvd and closed.value.rcvd.code == CLOSED_TOO_MANY
            async with other.live(table) as fourth:
                await fourth.update()
