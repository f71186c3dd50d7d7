"""Analyses of finished games in the house: once for everybody, one at a time, with progress, and to be stopped."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import func, select, update

from bedesten.bots.analysis.analyser import analyse, digest_of
from bedesten.engine.errors import Refused
from bedesten.engine.record import write_record
from bedesten.service import analyses as module
from bedesten.service.analyses import CLAIM_EXPIRES, Analyses, Progress
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.house import House
from bedesten.service.kinds import OVER
from bedesten.service.schema import analyses
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish
from bots.test_analysis import LAST_TURN, played
from service import deeds
from service.people import ADA, BOB, EVE, in_loop, two_at_a_table
from service.stand_ins import die, stand_still

ALL_HERE = [SeatWish("me", "Ada"), SeatWish("here", "Bob"), SeatWish("here", "Cem")]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[House, Analyses]]:
    async with Store(url) as store, House(store) as house, Analyses(house) as looking:
        yield house, looking


async def finished(house: House) -> Table:
    """A game of one turn."""
    record = write_record(played(LAST_TURN, ">tea-house leave act"))
    table = await house.new_tables.import_record(record, None, ALL_HERE, ADA)
    await deeds.answer(house, table.id, ADA, 0, table.seq, ["name:12"])
    table = await house.tables.find(table.id)
    assert table.stage == OVER
    return table


async def there(looking: Analyses, table: Table, depth: str = "normal") -> Progress:
    async with asyncio.timeout(600):
        while not (found := await looking.look(table, depth)).analysis:
            assert found.is_asked
            await asyncio.sleep(0.05)
    return found


async def at_rest(looking: Analyses) -> None:
    """Until nobody works any more: that is a moment after what was found is stored."""
    async with asyncio.timeout(600):
        while looking._working:
            await asyncio.sleep(0.02)


def hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process says how far it is, and goes no further."""
    monkeypatch.setattr(module, "analyse_apart", stand_still)
    monkeypatch.setattr(module, "PROGRESS_INTERVAL", 0.0)


@in_loop
async def test_it_is_made_once_and_stored_once(database_url: str) -> None:
    async with opened(database_url) as (house, looking):
        table = await finished(house)
        assert await looking.look(table, "normal") == Progress(False)
        assert (await looking.ask(table, "normal", EVE)).is_asked and (await looking.ask(table, "normal", ADA)).is_asked
        found = await there(looking, table)
        assert found.analysis == analyse(table.game) and found.analysis.digest == digest_of(table.game)
        assert await looking.ask(table, "normal", BOB) == found
        rows = await house.store.read(select(func.count().label("n")).select_from(analyses))
        assert rows == [{"n": 1}]
        await at_rest(looking)
    async with opened(database_url) as (house, looking):
        assert await looking.ask(await house.tables.find(table.id), "normal", EVE) == found and not looking._working


@in_loop
async def test_a_game_that_is_not_over_is_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url) as (house, looking):
        table = await two_at_a_table(house)
        for doing in (looking.look(table, "normal"), looking.ask(table, "normal", ADA), looking.stop(table, "normal", ADA)):
            with pytest.raises(Refused, match="once it’s over"):
                await doing


@in_loop
async def test_how_far_it_is_and_how_it_is_stopped(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(monkeypatch)
    async with opened(sqlite_url) as (house, looking):
        table = await finished(house)
        await looking.ask(table, "deep", EVE)
        async with asyncio.timeout(600):
            while (await looking.look(table, "deep")).steps != 7:
                await asyncio.sleep(0.02)
        assert await looking.look(table, "deep") == Progress(True, 3, 7)
        with pytest.raises(NotYours):
            await looking.stop(table, "deep", "the device of a stranger")
        assert await looking.stop(table, "deep", ADA) == Progress(False)  # who sits there
        await at_rest(looking)
        assert (await looking.ask(table, "deep", EVE)).is_asked
        assert await looking.stop(table, "deep", EVE) == Progress(False)


@in_loop
async def test_one_at_a_time_and_not_too_many(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(monkeypatch)
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    async with opened(sqlite_url) as (house, looking):
        first, second, third = [await finished(house) for _ in range(3)]
        await looking.ask(first, "normal", EVE)
        await looking.ask(second, "normal", EVE)
        async with asyncio.timeout(600):
            while not (await looking.look(first, "normal")).steps:
                await asyncio.sleep(0.02)
        assert (await looking.look(second, "normal")).steps == 0  # it waits
        with pytest.raises(TooMuch):
            await looking.ask(third, "normal", EVE)
        await looking.stop(first, "normal", EVE)
        async with asyncio.timeout(600):
            while not (await looking.look(second, "normal")).steps:
                await asyncio.sleep(0.02)


@in_loop
async def test_what_a_dead_house_has_begun_is_begun_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as held:
        hold(held)
        async with opened(sqlite_url) as (house, looking):
            table = await finished(house)
            await looking.ask(table, "normal", EVE)
    async with opened(sqlite_url) as (house, looking):
        table = await house.tables.find(table.id)
        assert (await looking.look(table, "normal")).is_asked  # as far as anybody can tell
        await house.store.write(others=[update(analyses).values(beat=house.now() - CLAIM_EXPIRES - 1)])
        assert not (await looking.look(table, "normal")).is_asked
        await looking.ask(table, "normal", EVE)
        assert (await there(looking, table)).analysis


@in_loop
async def test_a_process_that_dies_leaves_nothing_behind(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "analyse_apart", die)
    async with opened(sqlite_url) as (house, looking):
        table = await finished(house)
        await looking.ask(table, "normal", EVE)
        await at_rest(looking)
        assert await looking.look(table, "normal") == Progress(False)


@in_loop
async def test_what_another_net_has_found_is_found_anew(sqlite_url: str) -> None:
    async with opened(sqlite_url) as (house, looking):
        table = await finished(house)
        await looking.ask(table, "normal", EVE)
        await there(looking, table)
        await house.store.write(others=[update(analyses).values(version="1 of another net")])
        assert await looking.look(table, "normal") == Progress(False)
        await looking.ask(table, "normal", EVE)
        assert (await there(looking, table)).analysis == analyse(table.game)
