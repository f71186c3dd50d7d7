"""Somebody has seen what was drawn after a backup, and hopes that the same comes again when the house is restored from it."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from bedesten.cli.commands.backup import backup
from bedesten.cli.commands.restore import restore
from bedesten.engine.constants import FATE
from bedesten.engine.record import read_record
from bedesten.service import disclosure
from bedesten.service.fairness import verify
from bedesten.service.house import House
from bedesten.service.kinds import EPOCH
from bedesten.service.store import Store
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.people import ADA, house_at, in_loop, play_on, two_at_a_table


async def played(house: House, seed: int, answers: int) -> tuple[Table, list[str]]:
    table = await two_at_a_table(house, layout="short")
    await play_on(house, table, Random(seed), answers)
    return table, [entry.word for entry in table.game.log]


def outcomes_behind(table: Table, length: int) -> list[str]:
    return [entry.word for entry in table.game.log[length:] if entry.seat == FATE]


def numbers(table: Table, length: int) -> list[int]:
    return [n for n in table.memory.draws[length:] if n is not None]


@pytest.mark.parametrize("by_command", [True, False])
@in_loop
async def test_a_restored_house_draws_from_a_new_epoch(tmp_path: Path, by_command: bool) -> None:
    """With `bedesten restore`, and if somebody only copies the file back."""
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with house_at(tmp_path) as house:
        table, _ = await played(house, 1, 40)
        length = len(table.game.log)
        await asyncio.to_thread(backup, database, copy)
        await play_on(house, table, Random(2), 60)
        seen = dict(zip(numbers(table, length), outcomes_behind(table, length), strict=True))
    if by_command:
        await asyncio.to_thread(restore, copy, database)
        assert list(tmp_path.glob("house.db.until-*"))
    else:
        for end in ("-wal", "-shm"):
            database.with_name(database.name + end).unlink(missing_ok=True)
        shutil.copy(copy, database)
    async with house_at(tmp_path) as house:
        again = await house.tables.find(table.id)
        assert disclosure.restored(again) == [length]
        assert len(again.game.log) == length and [epoch.first for epoch in again.epochs] == [min(seen)]
        assert [row["kind"] for row in await house.store.entries_of(table.id)].count(EPOCH) == 1
        chance, before = again.chance_from_here(), table.chance_from_here()
        assert all(chance.below(10**9, n) != before.below(10**9, n) for n in seen)
        await play_on(house, again, Random(2))
        (first,) = disclosure.restored(again)
        assert again.memory.draws[first] == min(seen) and again.memory.draws[length:first] == [None] * (first - length)
        verdict = verify(read_record(disclosure.record(again, 5)))
        assert verdict.is_fair and verdict.epochs == 1


@in_loop
async def test_the_same_backup_twice_brings_two_different_epochs(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with house_at(tmp_path) as house:
        table, _ = await played(house, 1, 10)
        await asyncio.to_thread(backup, database, copy)
    names = set()
    for _ in range(2):
        await asyncio.to_thread(restore, copy, database)
        async with house_at(tmp_path) as house:
            names.add((await house.tables.find(table.id)).epochs[-1].name)
    assert len(names) == 2


@in_loop
async def test_a_house_that_is_only_opened_again_goes_on_as_it_was(tmp_path: Path) -> None:
    for _ in range(3):
        async with house_at(tmp_path) as house:
            table, _ = await played(house, 1, 5)
    async with house_at(tmp_path) as house:
        assert not (await house.tables.find(table.id)).epochs and house.store.epochs_begun == 0


@in_loop
async def test_a_file_that_was_copied_while_the_house_was_closed_is_known_again(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with house_at(tmp_path) as house:
        table, _ = await played(house, 1, 5)
    shutil.copy(database, copy)
    async with house_at(tmp_path) as house:
        await play_on(house, await house.tables.find(table.id), Random(3), 5)
    shutil.copy(copy, database)
    async with house_at(tmp_path) as house:
        assert len((await house.tables.find(table.id)).epochs) == 1


@in_loop
async def test_a_table_that_waits_has_another_layout_after_a_restore(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(
            TableSettings(players=2, layout="random"), [SeatWish("me", "Ada"), SeatWish("open")], ADA
        )
        await asyncio.to_thread(backup, database, copy)
        await house.seats.join(table.id, "the device of Bob", "Bob", "my own luck")
        first = table.game.options.layout
    await asyncio.to_thread(restore, copy, database)
    async with house_at(tmp_path) as house:
        again = await house.tables.find(table.id)
        await house.seats.join(table.id, "the device of Bob", "Bob", "my own luck")
        assert again.game.options.layout != first
        await play_on(house, again, Random(4))
        assert verify(read_record(disclosure.record(again, 5))).is_fair
        found = await House(house.store).tables.find(table.id)
        assert found.game.position == again.game.position


@in_loop
async def test_postgres_is_known_by_what_it_is(tmp_path: Path, database_url: str) -> None:
    """Whatever database: opened twice it is the same; if somebody says that it was restored, it is believed."""
    async with Store(database_url) as store, House(store) as house:
        table = await two_at_a_table(house)
    async with Store(database_url) as store:
        assert store.epochs_begun == 0
    async with Store(database_url, is_restored=True) as store, House(store) as house:
        assert store.epochs_begun == 1 and len((await house.tables.find(table.id)).epochs) == 1
