"""bedesten backup"""

import asyncio
import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bedesten.service.house import House
from bedesten.service.store import Store
from cli.running import refused, run
from cli.stored_house import played, stored, url_of


@pytest.fixture
def database(tmp_path: Path) -> Path:
    stored(tmp_path / "house.db", 20)
    return tmp_path / "house.db"


def count(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute(f"select count(*) from {table}").fetchone()[0])


def test_a_copy_is_made_checked_and_kept_from_others(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    result = run("backup", str(copy), "--database-url", url_of(database))
    assert result.code == 0 and re.fullmatch(rf"{copy}: 0\.\d MB, checked\.\n", result.out), result
    assert count(copy, "entries") == count(database, "entries") > 20 and count(copy, "tables") == 2
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]  # one file, nothing beside it


def test_while_people_play_everything_confirmed_is_in_the_copy(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "house.db"
        async with Store(url_of(file)) as store, House(store) as house:
            playing = asyncio.create_task(played(house, 1, 400))
            for n in range(5):
                await asyncio.sleep(0.05)
                confirmed = count(file, "entries")
                result = await asyncio.to_thread(run, "backup", str(tmp_path / f"{n}.db"), "--database-url", url_of(file))
                assert result.code == 0, result
                assert count(tmp_path / f"{n}.db", "entries") >= confirmed
            table = await playing
        async with Store(url_of(tmp_path / "4.db")) as store, House(store) as house:  # a house opens on the copy
            again = await house.tables.find(table.id)
            assert [entry.word for entry in again.game.log] == [entry.word for entry in table.game.log][: len(again.game.log)]

    asyncio.run(play())


def test_the_database_can_be_named_in_the_environment(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEDESTEN_DATABASE_URL", url_of(database))
    assert run("backup", str(tmp_path / "copy.db")).code == 0


def test_nothing_is_overwritten(database: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("something else", encoding="utf-8")
    assert "exists already" in refused("backup", str(there), "--database-url", url_of(database))
    assert there.read_text(encoding="utf-8") == "something else"


def test_what_cannot_be_copied_is_said(database: Path, tmp_path: Path) -> None:
    target = str(tmp_path / "copy.db")
    assert "pg_dump" in refused("backup", target, "--database-url", "postgresql+asyncpg://ada:hush@db/house")
    assert "There is no database" in refused("backup", target, "--database-url", url_of(tmp_path / "none.db"))
    assert "there is no folder" in refused("backup", str(tmp_path / "no" / "copy.db"), "--database-url", url_of(database))
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"this is no database at all" * 100)
    assert "can’t be copied" in refused("backup", target, "--database-url", url_of(damaged))
    assert "FILE is missing" in refused("backup")
    assert not list(tmp_path.glob("copy*"))
