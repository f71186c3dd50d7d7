"""A server is brought up to date over a database that people have lived with: their games go on, and their accounts work."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select

from bedesten import read_record
from bedesten.service import disclosure, schema
from bedesten.service.fairness import verify
from bedesten.service.history import profile
from bedesten.service.history.recorder import Recorder
from bedesten.service.house import House
from bedesten.service.integrity import check_games, stored_games
from bedesten.service.people.accounts import Accounts
from bedesten.service.store import Store
from service.older import ACCOUNT, DEVICE, life, stored_as
from service.people import ADA, BOB, in_loop, play_on

FIRST, BEFORE_NOTICES = "0001", "0009"  # versions of the schema; only the second one knows accounts


@in_loop
@pytest.mark.slow(12)
@pytest.mark.parametrize("version", [FIRST, BEFORE_NOTICES])
async def test_what_people_had_is_there_after_an_upgrade(
    tmp_path_factory: pytest.TempPathFactory, database_url: str, version: str
) -> None:
    lived, (going, over, waiting) = await life(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('today')}/house.db")
    await stored_as(version, database_url, lived)
    async with Store(database_url) as store, House(store) as house:
        for table in (schema.tables, schema.seats, schema.chat):
            assert sorted(map(str, await store.read(select(table)))) == sorted(map(str, lived[table.name]))
        assert [one.change async for one in check_games(store, await stored_games(store))] == [None, None]
        await play_on(house, await house.tables.find(going), Random(3), 30)
        record = disclosure.record(await house.tables.find(over), 0)
        assert verify(read_record(record)).is_fair
        assert (await house.seats.join(waiting, BOB, "Bob")).table.has_begun
        recorder = Recorder(house)
        assert await recorder.note_some() == 1, "games that were over are noted, whenever that was"
        found = await profile.profile_of(store, ADA, is_account=False)
        assert [one.table for one in found.games] == [over]
        if version != FIRST:
            accounts = Accounts(store)
            assert (await accounts.who(DEVICE)).account == ACCOUNT
            kept = await accounts.account(ACCOUNT)
            assert (kept["name"], kept["email"], kept["listed"], kept["shown"]) == ("Ada", "ada@example.org", False, False)


@in_loop
async def test_an_upgraded_database_is_as_a_new_one(database_url: str) -> None:
    """Columns, keys and indices: what was added by migrations is what the schema says, also what Alembic does not compare."""
    async with Store(database_url) as store, store.engine.connect() as connection:
        upgraded = await connection.run_sync(_described)
        await connection.run_sync(_made_anew)
        assert await connection.run_sync(_described) == upgraded


def _made_anew(connection: Connection) -> None:
    schema.metadata.drop_all(connection)
    schema.metadata.create_all(connection)


def _described(connection: Connection) -> dict[str, object]:
    seen, found = inspect(connection), dict[str, object]()
    for table in schema.metadata.tables:
        columns = [(one["name"], str(one["type"]), one["nullable"], str(one["default"])) for one in seen.get_columns(table)]
        indices = [(one["name"], one["column_names"], one["unique"], _only_if(one)) for one in seen.get_indexes(table)]
        keys = [(one["constrained_columns"], one["referred_table"], one["options"]) for one in seen.get_foreign_keys(table)]
        found[table] = [sorted(map(str, part)) for part in (columns, indices, keys)], seen.get_pk_constraint(table)
    return found


def _only_if(index: Any) -> str:
    """Which rows a partial index holds."""
    return str({name: str(value) for name, value in index["dialect_options"].items()})
