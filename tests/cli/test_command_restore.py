"""bedesten restore"""

import sqlite3
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest

from bedesten.cli.commands import restore as command
from bedesten.cli.lock import only_house
from bedesten.service import attendance
from bedesten.service.hours import now
from cli.running import refused, run
from cli.stored_house import stored, stored_at, url_of
from service.servers import Postgres

HOUR = 3_600_000  # milliseconds


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a house in which a game is going on, and people wait at a table."""
    folder = tmp_path_factory.mktemp("restore")
    stored(folder / "house.db", 20)
    assert run("backup", str(folder / "backup.db"), "--database-url", url_of(folder / "house.db")).code == 0
    return folder / "backup.db"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The database of a house that is closed, at whose only table nobody has sat down yet."""
    stored(tmp_path / "house.db")
    return tmp_path / "house.db"


def ids(file: Path, query: str = "select id from tables order by id") -> list[str]:
    with closing(sqlite3.connect(file)) as opened:
        return [found for (found,) in opened.execute(query)]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


def test_a_backup_takes_the_place_of_the_database(house: Path, played: Path) -> None:
    before = ids(house)
    result = run("restore", str(played), "--database-url", url_of(house))
    assert result.code == 0 and result.out == f"{played} is in place. A new epoch of chance begins at 2 tables.\n", result
    assert ids(house) == ids(played) != before and stat.S_IMODE(house.stat().st_mode) == 0o600
    assert len(ids(house, "select table_id from entries where kind = 'epoch'")) == 2
    (aside,) = house.parent.glob("house.db.until-*")
    assert ids(aside) == before
    assert sorted(path.name for path in house.parent.iterdir()) == sorted(
        ["house.db", "house.db.lock", "house.db.mark", aside.name]
    )


def test_what_was_put_aside_before_stays_however_soon_the_next_restore_follows(
    house: Path, played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "strftime", lambda _: "20260101-120000")
    first = ids(house)
    for _ in range(3):
        assert run("restore", str(played), "--database-url", url_of(house)).code == 0
    aside = sorted(house.parent.glob("house.db.until-*"))
    assert [file.name for file in aside] == [f"house.db.until-20260101-120000{end}" for end in ("", "-2", "-3")]
    assert [ids(file) for file in aside] == [first, ids(played), ids(played)]


def test_a_database_behind_a_link_is_replaced_where_it_is(
    house: Path, played: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    link = tmp_path_factory.mktemp("link") / "house.db"
    link.symlink_to(house)
    assert run("restore", str(played), "--database-url", url_of(link)).code == 0
    assert link.is_symlink() and ids(house) == ids(played) and len(list(house.parent.glob("house.db.until-*"))) == 1


def test_there_need_not_be_a_database_before(tmp_path: Path, played: Path) -> None:
    assert run("restore", str(played), "--database-url", url_of(tmp_path / "house.db")).code == 0
    assert ids(tmp_path / "house.db") == ids(played) and not list(tmp_path.glob("*.until-*"))


def test_while_the_house_is_open_it_is_refused(house: Path, played: Path) -> None:
    before = contents(house.parent)
    with only_house(url_of(house)):
        said = refused("restore", str(played), "--database-url", url_of(house))
    assert "has the database" in said and "Stop that one" in said
    assert contents(house.parent) == before


def no_database(file: Path) -> None:
    file.write_bytes(b"this is no database at all" * 100)


def another_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("create table songs (name text)")


def newer_database(file: Path) -> None:
    stored(file)
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("update alembic_version set version_num = '9999'")
        opened.commit()


@pytest.mark.parametrize(
    ("makes", "says"),
    [
        (no_database, "file is not a database"),
        (another_database, "not a server’s"),
        (newer_database, "isn’t of this version"),
    ],
)
def test_what_is_no_backup_changes_nothing(
    house: Path, tmp_path_factory: pytest.TempPathFactory, makes: Callable[[Path], None], says: str
) -> None:
    file, before = tmp_path_factory.mktemp("other") / "file.db", contents(house.parent)
    makes(file)
    assert says in refused("restore", str(file), "--database-url", url_of(house))
    assert contents(house.parent) == before


def test_what_is_missing_is_said(house: Path, played: Path) -> None:
    url = url_of(house)
    assert "There is no backup" in refused("restore", str(house.with_name("none.db")), "--database-url", url)
    assert "the server’s own database" in refused("restore", str(house), "--database-url", url)
    assert "Which backup" in refused("restore", "--database-url", url)
    assert "pg_restore" in refused("restore", str(played), "--database-url", "postgresql+asyncpg://ada@127.0.0.1:1/house")
    assert "can’t be read" in refused("restore", "--database-url", "postgresql+asyncpg://ada@127.0.0.1:1/house")


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_of_postgres_a_new_epoch_is_begun_while_the_house_is_closed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Whether it is open is seen by what it writes, not by what it takes for the time: machines have clocks of their own."""
    url = postgres.fresh()
    stored_at(url, 20)
    postgres.ask(f"insert into processes (id, beat, here) values ('there', {now() + ahead}, true)", url)
    with monkeypatch.context() as patch:
        patch.setattr(attendance, "GONE_AFTER", 240_000)
        with beating(postgres, url):
            assert "is running: stop it first" in refused("restore", "--database-url", url)
    monkeypatch.setattr(attendance, "GONE_AFTER", 500)  # it was killed
    result = run("restore", "--database-url", url)
    assert result.code == 0 and "The database is in place. A new epoch of chance begins at 2 tables." in result.out, result


@contextmanager
def beating(postgres: Postgres, url: str) -> Iterator[None]:
    """A process says again and again that it is there."""
    is_over = Event()

    def beat() -> None:
        while not is_over.wait(0.1):
            postgres.ask("update processes set beat = beat + 100 where id = 'there'", url)

    with ThreadPoolExecutor(1) as other:
        beaten = other.submit(beat)
        try:
            yield
        finally:
            is_over.set()
        beaten.result()


def test_of_postgres_an_empty_database_is_one_of_a_closed_house(postgres: Postgres) -> None:
    result = run("restore", "--database-url", postgres.fresh())
    assert result.code == 0 and "at 0 tables" in result.out, result
