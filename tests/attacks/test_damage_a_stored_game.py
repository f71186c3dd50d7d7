"""Damage one stored game in every way: its table is set aside, the log and `bedesten check` name it, everything else opens."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.deadlines import Deadlines
from bedesten.service.errors import SetAside
from bedesten.service.house import House
from bedesten.service.runner import Runner
from bedesten.service.store import Store
from cli.running import run
from cli.stored_house import stored, url_of
from service.people import in_loop

DAMAGE = {
    "a word that is none": "update entries set word = 'zzz' where table_id = :table and kind = 'answer'",
    "another's answer": "update entries set word = 'roll' where table_id = :table and kind = 'answer'",
    "an entry that is missing": "delete from entries where table_id = :table and seq = 3",
    "a kind that is none": "update entries set kind = 'undo' where table_id = :table and seq = 3",
    "all entries are missing but the last": "delete from entries where table_id = :table and seq < 5",
    "the settings are no JSON": "update tables set settings = '{' where id = :table",
    "the settings are of another kind": "update tables set settings = '[1]' where id = :table",
    "the settings are bytes": "update tables set settings = x'00ff' where id = :table",
    "nobody sits there": "delete from seats where table_id = :table",
    "a seat is missing": "delete from seats where table_id = :table and seat = 1",
    "a position that is none": "update tables set begun_from = 'nonsense' where id = :table",
    "a secret that is none": "update tables set secret = 7 where id = :table",
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    file = tmp_path_factory.mktemp("games") / "house.db"
    return file, stored(file, 12, 12)


@pytest.fixture
def database(games: tuple[Path, list[str]], tmp_path: Path) -> Iterator[Path]:
    yield Path(copy(games[0], tmp_path / "house.db"))


def damage(database: Path, table: str, how: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(DAMAGE[how], {"table": table})


@pytest.mark.slow(1)
@pytest.mark.parametrize("how", DAMAGE)
def test_everything_else_opens(games: tuple[Path, list[str]], database: Path, how: str, caplog: pytest.LogCaptureFixture) -> None:
    damaged, sound = games[1]
    damage(database, damaged, how)

    @in_loop
    async def look() -> None:
        async with Store(url_of(database)) as store, House(store) as house, Runner(house), Deadlines(house):
            assert (await house.tables.find(sound)).game.asked in (0, 1)
            for _ in range(2):
                with pytest.raises(SetAside if is_unreadable(how) else Refused):
                    await house.tables.find(damaged)
            device = (await house.tables.find(sound)).host
            assert damaged not in [table.id for table in await house.tables.of_device(device)]
        assert asyncio.all_tasks() == {asyncio.current_task()}

    look()
    if is_unreadable(how):
        assert [record.message for record in caplog.records].count(
            f"table {damaged} can't be read and has been set aside; see `bedesten check`"
        ) == 1


def is_unreadable(how: str) -> bool:
    """A position that cannot be laid is refused with its own sentence."""
    return how != "a position that is none"


@pytest.mark.parametrize("how", DAMAGE)
def test_it_is_listed(games: tuple[Path, list[str]], database: Path, how: str) -> None:
    damage(database, games[1][0], how)
    result = run("check", "--database-url", url_of(database))
    assert result.code == 1 and f"{games[1][0]} (playing" in result.out and games[1][1] not in result.out
