"""A house with other components than ours, and one that finds games of others."""

import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bedesten.engine import components
from bedesten.engine.errors import Refused
from bedesten.service import disclosure, schema
from bedesten.service.deadlines import Deadlines
from bedesten.service.integrity import check_games, difference, stored_games
from bedesten.service.runner import Runner
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, house_at, in_loop, play_on, two_at_a_table

WISHES = [SeatWish("me", "Ada"), SeatWish("open")]


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As if the house had been given another Tavern; `undo` takes it away."""
    monkeypatch.setattr(components, "REPLACED", ["tavern"])
    return monkeypatch


@in_loop
async def test_a_table_says_with_which_components_it_was_begun(tmp_path: Path, others: pytest.MonkeyPatch) -> None:
    digest = components.digest_of("mocha")
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha", layout="random")
        assert digest and table.settings.components == digest
        assert (await two_at_a_table(house)).settings.components == "", "the base game is not concerned"
        stored = (await house.store.read(select(schema.tables.c.settings).where(schema.tables.c.id == table.id)))[0]["settings"]
        assert json.loads(stored)["components"] == digest
        assert f"components {digest}\n" in disclosure.record(table, 0)
        again = await house.new_tables.open(table.settings, WISHES, ADA)
        assert again.settings.components == digest
        with pytest.raises(Refused, match="other numbers on the components"):
            await house.new_tables.open(TableSettings(2, "mocha", components="0123456789ab"), WISHES, ADA)


@in_loop
async def test_a_game_of_other_components_is_set_aside_and_waits(tmp_path: Path, others: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        mocha, base = await two_at_a_table(house, rules="mocha"), await two_at_a_table(house)
        waiting = await house.new_tables.open(TableSettings(2, "mocha"), WISHES, ADA, listed=True)
        before = mocha.game.position.memory()
    others.undo()
    async with house_at(tmp_path) as house, Deadlines(house), Runner(house):
        for table in (mocha, waiting):
            with pytest.raises(Refused, match=rf"\({mocha.settings.components}\)\. Start Bedesten with --components"):
                await house.tables.find(table.id)
        assert await house.tables.listed() == []
        assert [table.id for table in await house.tables.of_device(ADA)] == [base.id]
    others.setattr(components, "REPLACED", ["tavern"])
    async with house_at(tmp_path) as house:
        assert (await house.tables.find(mocha.id)).game.position.memory() == before
        assert [table.id for table in await house.tables.listed()] == [waiting.id]


@in_loop
async def test_a_game_of_ours_is_set_aside_by_a_house_with_others(tmp_path: Path, others: pytest.MonkeyPatch) -> None:
    others.undo()
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha")
    others.setattr(components, "REPLACED", ["tavern"])
    async with house_at(tmp_path) as house:
        with pytest.raises(Refused, match="Start Bedesten without --components"):
            await house.tables.find(table.id)


@in_loop
async def test_what_was_agreed_before_there_were_components_is_ours(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha")
        t = schema.tables
        row = (await house.store.read(select(t).where(t.c.id == table.id)))[0]
        older = {name: value for name, value in json.loads(row["settings"]).items() if name != "components"}
        seats = await house.store.read(select(schema.seats).where(schema.seats.c.table_id == table.id))
        entries = await house.store.entries_of(table.id)
        assert difference(row | {"settings": json.dumps(older)}, seats, entries) is None


@in_loop
async def test_the_check_before_an_upgrade_names_them(tmp_path: Path, others: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha")
        await play_on(house, await two_at_a_table(house), Random(1), 20)
    digest = components.digest_of("mocha")
    for is_here in (True, False):
        async with house_at(tmp_path) as house:
            checked = [game async for game in check_games(house.store, await stored_games(house.store))]
        changed = {game.table: game.change for game in checked if game.would_change}
        assert set(changed) == (set() if is_here else {table.id})
        assert is_here or f"({digest}). Start Bedesten with --components" in str(changed[table.id])
        others.undo()
