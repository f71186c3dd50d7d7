"""Who is there: before a game and during it, through the sockets of any process."""

import asyncio
from pathlib import Path

import pytest

from bedesten.service import kinds
from bedesten.service.house import House
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, BOB, house_at, in_loop

OPEN = [SeatWish("me", "Ada"), SeatWish("open"), SeatWish("bot", bot="random")]


async def room(house: House, premoves: bool = False) -> Table:
    table = await house.new_tables.open(TableSettings(players=3, premoves=premoves), OPEN, ADA)
    assert table.stage == kinds.WAITING
    return table


@pytest.mark.slow(1)
@in_loop
async def test_before_the_game_people_come_and_go(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await room(house)
        seat = next(i for i, one in enumerate(table.seats) if one.kind == "person")
        bot = next(i for i, one in enumerate(table.seats) if one.kind == "bot")
        opened = table.away_since(seat)
        assert opened is not None and table.away_since(bot) is None
        async with house.subscribers.noticing(table.id, ADA) as changed, asyncio.timeout(240):
            while table.away_since(seat) is not None:
                await asyncio.sleep(0.05)
            assert changed.is_set(), "and everybody is told"
        async with asyncio.timeout(240):
            while (away := table.away_since(seat)) is None:
                await asyncio.sleep(0.05)
        assert away >= opened


@in_loop
async def test_whoever_sits_down_and_looks_on_is_there_at_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await room(house)
        async with house.subscribers.noticing(table.id, BOB):
            joined = await house.seats.join(table.id, BOB, "Bob")
            assert table.away_since(joined.seat) is None


@in_loop
async def test_an_open_seat_and_a_closed_table_have_nobody_to_wait_for(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await room(house)
        seat = next(i for i, one in enumerate(table.seats) if one.kind == "person")
        assert [table.away_since(i) for i, one in enumerate(table.seats) if one.kind == "open"] == [None]
        await house.seats.leave(table.id, ADA)
        assert table.stage == kinds.CLOSED and table.away_since(seat) is None


@in_loop
async def test_where_answers_are_given_beforehand_nobody_is_told(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await room(house, premoves=True)
        assert [table.away_since(i) for i in range(3)] == [None] * 3
