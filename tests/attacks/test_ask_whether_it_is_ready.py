"""Take away what the house depends on, and ask /ready: it tells the truth, and soon, whatever hangs."""

import asyncio
import os
import resource
import signal
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bedesten.service.house.repository import Repository
from bedesten.service.store import Unavailable
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from service.people import LONGEST
from service.servers import Postgres, Redis
from web.server import Guest, Server

pytestmark = pytest.mark.slow(6)


async def is_said(server: Server, **wanted: bool) -> None:
    """Until /ready says so. It answers each time: nothing that hangs holds it up."""
    async with httpx.AsyncClient(timeout=60) as client:
        while True:
            answer = await client.get(f"{server.url}/ready")
            if wanted.items() <= answer.json().items():
                assert answer.status_code == (200 if all(answer.json().values()) else 503)
                return
            await asyncio.sleep(0.05)


def test_fill_the_disk(tmp_path: Path) -> None:
    """No file may grow any more: what can still be read cannot be written."""

    async def fill() -> None:
        async with Server(tmp_path / "house") as server, Guest(server) as guest, asyncio.timeout(LONGEST):
            await guest.open([{"kind": "me"}, {"kind": "open"}])
            await is_said(server, database=True, bots=True, bus=True)
            for pid in server.pids():
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            await is_said(server, database=False, bots=True, bus=True)
            for pid in server.pids():
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await is_said(server, database=True, bots=True, bus=True)

    asyncio.run(fill())


def test_freeze_what_it_depends_on(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async def freeze() -> None:
        async with Server(tmp_path / "house", postgres.fresh(), redis.url) as server, asyncio.timeout(LONGEST):
            postgres.freeze()
            try:
                await is_said(server, database=False)
            finally:
                postgres.thaw()
            await is_said(server, database=True, bots=True, bus=True)
            redis.freeze()
            try:
                await is_said(server, database=True, bus=False)
            finally:
                redis.thaw()
            await is_said(server, database=True, bots=True, bus=True)
            thinking = server.thinking()
            for pid in thinking:
                os.kill(pid, signal.SIGSTOP)
            await is_said(server, bots=False)
            for pid in thinking:
                os.kill(pid, signal.SIGCONT)
            await is_said(server, database=True, bots=True, bus=True)

    asyncio.run(freeze())


def test_open_a_socket_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a passing fault: whoever comes back later finds the table."""

    async def away(self: Repository, table_id: str) -> None:
        raise Unavailable("away")

    app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/house.db", secret="s" * 32))
    with TestClient(app) as client:
        monkeypatch.setattr(Repository, "find", away)
        with client.websocket_connect("/api/tables/k3x9mpqr/live") as socket:
            assert socket.receive_json()["problem"]["said"][0]["key"] == "unavailable"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive()
            assert closed.value.code == 1013
