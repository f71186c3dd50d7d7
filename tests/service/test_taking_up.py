"""Taking up a seat at another phone while its own is away: those in the same room let it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bedesten.engine.errors import Refused
from bedesten.service import kinds, snapshots, taking_up
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, BOB, EVE, house_at, in_loop

SCREEN, NEW = "the device that shows the board", "another phone of Eve"
OPEN = [SeatWish("open")] * 3


@asynccontextmanager
async def one_room(folder: Path, *there: str, **settings: Any) -> AsyncIterator[tuple[House, Table]]:
    """Ada, Bob and Eve play on phones; a screen has opened the table. These are there."""
    async with house_at(folder) as house, AsyncExitStack() as noticing:
        wanted = TableSettings(players=3, **{"one_room": True, **settings})
        table = await house.new_tables.open(wanted, OPEN, SCREEN)
        for device, name in ((ADA, "Ada"), (BOB, "Bob"), (EVE, "Eve")):
            await house.seats.join(table.id, device, name)
        for device in there:
            await noticing.enter_async_context(house.subscribers.noticing(table.id, device))
        house.announcements.announce(table)
        yield house, table


@in_loop
async def test_all_who_are_there_let_it(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA, BOB) as (house, table):
        assert await house.seats.link(table.id, ADA, 2) == ""
        assert table.lets(2) == [0] and await house.seats.link(table.id, ADA, 2) == "", "Bob is there and has not agreed"
        key = await house.seats.link(table.id, BOB, 2)
        assert (await house.seats.move(table.id, NEW, key)).seat == 2
        assert table.seats_of(NEW) == [2] and table.seats_of(EVE) == [] and table.lets(2) == []
        with pytest.raises(NotYours):
            await house.seats.move(table.id, BOB, key)


@in_loop
async def test_whoever_is_away_is_not_asked(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        assert await house.seats.link(table.id, ADA, 2)


@in_loop
async def test_nobody_takes_up_the_seat_of_one_who_is_there(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA, BOB, EVE) as (house, table):
        for device in (ADA, BOB, SCREEN):
            with pytest.raises(Refused, match="own phone"):
                await house.seats.link(table.id, device, 2)
        assert table.let_by == {}


@in_loop
async def test_a_key_is_worth_nothing_when_the_phone_is_back(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        key = await house.seats.link(table.id, ADA, 2)
        async with house.subscribers.noticing(table.id, EVE):
            house.announcements.announce(table)
            with pytest.raises(Refused, match="own phone"):
                await house.seats.move(table.id, NEW, key)
        assert table.seats_of(EVE) == [2]


@in_loop
async def test_what_was_agreed_before_somebody_came_back_counts_no_longer(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA, BOB) as (house, table):
        await house.seats.link(table.id, ADA, 2)
        later = house.now() + 1000
        house.now = lambda: later
        async with house.subscribers.noticing(table.id, EVE):
            house.announcements.announce(table)
        house.announcements.announce(table)
        assert table.lets(2) == [] and await house.seats.link(table.id, BOB, 2) == ""


@in_loop
async def test_a_key_lasts_two_minutes(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        key, later = await house.seats.link(table.id, ADA, 2), house.now() + taking_up.LASTS + 1000
        house.now = lambda: later
        with pytest.raises(NotYours, match="no longer"):
            await house.seats.move(table.id, NEW, key)
        _, _, secret = key.split(".")
        with pytest.raises(NotYours):
            await house.seats.move(table.id, NEW, f"let.{later + 1000}.{secret}")


@in_loop
async def test_the_screen_lets_it_only_if_no_phone_is_there(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        assert await house.seats.link(table.id, SCREEN, 2) == ""


@in_loop
async def test_with_all_phones_gone_the_screen_lets_it(tmp_path: Path) -> None:
    async with one_room(tmp_path) as (house, table):
        key = await house.seats.link(table.id, SCREEN, 2)
        assert (await house.seats.move(table.id, NEW, key)).seat == 2


@in_loop
async def test_strangers_let_nothing(tmp_path: Path) -> None:
    async with one_room(tmp_path) as (house, table):
        with pytest.raises(NotYours):
            await house.seats.link(table.id, NEW, 2)
        with pytest.raises(NotYours):
            await house.seats.move(table.id, NEW, "let.9999999999999.guessed")


@in_loop
async def test_elsewhere_a_seat_is_its_owners(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA, one_room=False) as (house, table):
        with pytest.raises(NotYours):
            await house.seats.link(table.id, ADA, 2)
        assert await house.seats.link(table.id, EVE, 2), "but its owner may move it"


@in_loop
async def test_with_other_processes_one_waits_until_they_have_told_who_is_there(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        house.attendance.others = ["another process"]
        with pytest.raises(Refused, match="own phone"):
            await house.seats.link(table.id, ADA, 2)
        later = house.now() + 130_000
        house.now = lambda: later
        assert await house.seats.link(table.id, ADA, 2)


@in_loop
async def test_one_who_has_resigned_and_a_bot_have_no_seat_to_take_up(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        await house.seats.resign(table.id, EVE)
        with pytest.raises(Refused, match="resigned"):
            await house.seats.link(table.id, ADA, 2)
        await house.seats.resign(table.id, ADA)
        assert await house.seats.link(table.id, ADA, 1) == "", "nor has whoever has resigned a say"


@in_loop
async def test_who_agrees_survives_a_snapshot(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA, BOB) as (house, table):
        await house.seats.link(table.id, ADA, 2)
        kept = msgspec.msgpack.encode(snapshots.snapshot_of(table))
        table.let_by = {}
        snapshots.restore(table, msgspec.msgpack.decode(kept, type=snapshots.Snapshot))
        assert table.lets(2) == [0]


@in_loop
async def test_the_screen_looks_after_the_rematch(tmp_path: Path) -> None:
    async with one_room(tmp_path, ADA) as (house, table):
        table.stage = kinds.OVER
        assert (await house.new_tables.rematch(table.id, ADA)).host == SCREEN


@pytest.mark.parametrize("wanted", [{"rated": True}, {"contest": True}])
def test_what_one_room_does_not_go_with(wanted: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="one room"):
        TableSettings(one_room=True, **wanted).options()
