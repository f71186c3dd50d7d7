"""bedesten check"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cli.running import refused, run
from cli.stored_house import stored, stored_at, url_of
from service.servers import Postgres


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    file = tmp_path_factory.mktemp("check") / "house.db"
    return file, stored(file, None, 60, None)


@pytest.fixture
def database(games: tuple[Path, list[str]], tmp_path: Path) -> Path:
    """Games that may be tampered with."""
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(games[0])) as old, closing(sqlite3.connect(file)) as new:
        old.backup(new)
    return file


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute(statement, values).rowcount > 0
        opened.commit()


def row(file: Path, query: str, *values: Any) -> Any:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute(query, values).fetchone()


@pytest.mark.slow(3)
def test_games_that_were_just_played_do_not_change(games: tuple[Path, list[str]]) -> None:
    before = games[0].read_bytes()
    result = run("check", "--database-url", url_of(games[0]))
    assert result.code == 0 and result.out.startswith("Stored games: 3. None would change under rules "), result
    assert games[0].read_bytes() == before
    said = json.loads(run("check", "--json", "--database-url", url_of(games[0])).out)
    assert said["games"] == 3 and said["would_change"] == []


@pytest.mark.slow(2)
@pytest.mark.parametrize(
    "kind, word, sentence",
    [
        ("answer", ">nowhere", "could not answer that"),
        ("answer", "announce:99", "could not answer that"),
        ("fate", "*7+7", "fate could not answer that"),
    ],
)
def test_an_answer_that_is_not_possible_any_more(
    database: Path, games: tuple[Path, list[str]], kind: str, word: str, sentence: str
) -> None:
    (seq,) = row(database, "select max(seq) from entries where table_id = ? and kind = ?", games[1][1], kind)
    change(database, "update entries set word = ? where table_id = ? and seq = ?", word, games[1][1], seq)
    result = run("check", "--database-url", url_of(database))
    assert result.code == 1 and result.out.endswith("Stored games: 3. 1 would change under rules 2026.2.\n")
    assert result.out.startswith(f"{games[1][1]} (playing, begun under rules 2026.2): Entry {seq}: ") and word not in result.out
    assert sentence in result.out
    (only,) = json.loads(run("check", "--json", "--database-url", url_of(database)).out)["would_change"]
    assert only["table"] == games[1][1] and sentence in only["change"]


def test_a_roll_that_would_be_another(database: Path, games: tuple[Path, list[str]]) -> None:
    (seq, word) = row(database, "select seq, word from entries where table_id = ? and word like '*_+_'", games[1][0])
    other = "*1+1" if word != "*1+1" else "*1+2"
    change(database, "update entries set word = ? where table_id = ? and seq = ?", other, games[1][0], seq)
    assert "the sealed chance would draw" in run("check", "--database-url", url_of(database)).out


@pytest.mark.parametrize("length", [0, 1], ids=["over", "running"])
def test_amounts_that_would_be_others(database: Path, games: tuple[Path, list[str]], length: int) -> None:
    """As if a rule gave more lira: every answer is still possible, but more lies on the table."""
    (seq, found) = row(database, "select max(seq), sum from entries where table_id = ? and sum is not null", games[1][length])
    change(database, "update entries set sum = ? where table_id = ? and seq = ?", found[::-1], games[1][length], seq)
    out = run("check", "--database-url", url_of(database)).out
    assert f"{games[1][length]} (" in out and f"Entry {seq}: something else would lie on the table." in out and "1 would" in out


def test_a_sum_is_stored_at_the_end_of_each_turn(games: tuple[Path, list[str]]) -> None:
    for table in games[1]:
        (sums, different, last) = row(
            games[0],
            "select count(sum), count(distinct sum), (select sum from entries where table_id = t order by seq desc limit 1)"
            " from (select table_id as t, sum from entries where table_id = ?)",
            table,
        )
        assert sums > 8 and different > sums // 2
        assert last or table == games[1][1], "the end of a game is the end of a turn"


def test_an_end_that_would_come_at_another_time(database: Path, games: tuple[Path, list[str]]) -> None:
    change(database, "update tables set stage = 'over' where id = ?", games[1][1])
    change(database, "update tables set stage = 'playing' where id = ?", games[1][2])
    out = run("check", "--database-url", url_of(database)).out
    assert "The game would not be over." in out and "The game would be over." in out and "2 would change" in out


def test_rules_that_are_not_there(database: Path, games: tuple[Path, list[str]]) -> None:
    change(database, """update tables set settings = replace(settings, '"base"', '"moon"') where id = ?""", games[1][0])
    out = run("check", "--database-url", url_of(database)).out
    assert f"{games[1][0]} (over, begun under rules 2026.2): The table cannot be laid: " in out


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    assert "There is no database" in refused("check", "--database-url", url_of(tmp_path / "none.db"))
    (tmp_path / "damaged.db").write_bytes(b"this is no database at all" * 100)
    assert "can’t be read" in refused("check", "--database-url", url_of(tmp_path / "damaged.db"))
    nowhere = refused("check", "--database-url", "postgresql+asyncpg://ada:hush@127.0.0.1:1/house")
    assert "can’t be reached" in nowhere and "hush" not in nowhere
    assert "must begin with" in refused("check", "--database-url", "mysql://db")


@pytest.mark.slow(1)
def test_postgresql_is_checked_where_it_is_unless_its_tables_are_of_another_version() -> None:
    with closing(Postgres()) as server:
        url = server.fresh()
        assert "has tables of another version (–, not " in refused("check", "--database-url", url)
        stored_at(url, 40)
        result = run("check", "--database-url", url)
        assert result.code == 0 and result.out.startswith("Stored games: 1. None would change"), result
        server.ask("update entries set sum = 'another' where sum is not null", url)
        result = run("check", "--database-url", url)
        assert result.code == 1 and "something else would lie on the table" in result.out
