"""Take away what the house needs to open: it says so in a sentence and ends with code 2, and never says that it is open."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks.proxy import Line
from attacks.test_ask_whether_it_is_ready import is_said
from chance import ENTRY
from service.servers import Postgres, Redis, free_port
from web.server import Guest, Server

pytestmark = pytest.mark.slow(3)

OPEN = "The server is running at"
WITHIN = 600  # seconds, on a busy machine


async def ends(folder: Path, database_url: str, **given: str) -> str:
    """What a house says that cannot open."""
    environment = os.environ | {"BEDESTEN_DATABASE_URL": database_url, "XDG_DATA_HOME": str(folder), "BEDESTEN_BROWSER": "no"}
    environment |= {"BEDESTEN_PORT": str(free_port())} | {f"BEDESTEN_{name}": value for name, value in given.items()}
    begun = await asyncio.create_subprocess_exec(
        sys.executable, ENTRY, "serve", env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        said = (await asyncio.wait_for(begun.communicate(), WITHIN))[0].decode()
    finally:
        if begun.returncode is None:
            begun.kill()
    assert begun.returncode == 2 and OPEN not in said, said
    last = said.splitlines()[-1]
    assert last.startswith("bedesten: "), said
    return last


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file of a house in which somebody has opened a table."""

    async def store(server: Server) -> None:
        async with server, Guest(server) as guest:
            await guest.open([{"kind": "me"}, {"kind": "open"}])
            server.stop()

    server = Server(tmp_path_factory.mktemp("stored"))
    asyncio.run(store(server))
    assert server.file and server.log().count(OPEN) == 1
    yield server.file


@pytest.fixture
def copy(stored: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(stored, tmp_path / "house.db"))


def test_overwrite_the_file(copy: Path) -> None:
    copy.write_bytes(b"This is no database at all. " * 1000)
    assert "can’t be opened: file is not a database" in asyncio.run(ends(copy.parent, url(copy)))


def test_cut_the_file_short(copy: Path) -> None:
    os.truncate(copy, copy.stat().st_size // 2)
    assert f"The database “{copy}” can’t be opened: " in asyncio.run(ends(copy.parent, url(copy)))


def test_a_table_of_the_schema_is_missing(copy: Path) -> None:
    """It is found out only when the house is being opened."""
    with sqlite3.connect(copy) as database:
        database.execute("drop table processes")
    assert "The server can’t start: no such table: processes." in asyncio.run(ends(copy.parent, url(copy)))


def test_bring_a_schema_of_a_newer_version(copy: Path) -> None:
    with sqlite3.connect(copy) as database:
        database.execute("update alembic_version set version_num = '9999'")
    assert "The database isn’t of this version" in asyncio.run(ends(copy.parent, url(copy)))


def test_deaden_the_line_to_the_database(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """Somebody takes the connection, and says nothing."""

    async def deaden() -> None:
        fresh = postgres.fresh()
        async with Line(postgres.port) as line:
            line.deaden()
            beyond = fresh.replace(f":{postgres.port}/", f":{line.port}/")
            assert "can’t be reached: " in await ends(tmp_path, beyond, REDIS_URL=redis.url, WORKERS="2")

    asyncio.run(deaden())


def test_take_redis_away(tmp_path: Path, postgres: Postgres) -> None:
    """The house opens all the same: nothing is lost without it. /ready says what is missing."""

    async def open_without() -> None:
        server = Server(tmp_path / "house", postgres.fresh(), f"redis://127.0.0.1:{free_port()}/0")
        try:
            await server.start(503)
            async with Guest(server) as guest:
                await is_said(server, database=True, bots=True, bus=False)
                assert await guest.open([{"kind": "me"}, {"kind": "open"}])
            assert OPEN in server.log()
        finally:
            server.kill()

    asyncio.run(open_without())
