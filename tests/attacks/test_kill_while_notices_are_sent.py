"""The server is killed while a message is on its way: nobody misses anything, and what comes twice has the same key."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from service.people import in_loop
from service.receivers import PushedBrowser, receiver
from web.server import Guest, Server

pytestmark = pytest.mark.slow(12)

WITHIN = 120.0  # seconds, on a busy machine


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN):
        while not is_so():
            await asyncio.sleep(0.02)


@in_loop
async def test_a_kill_in_the_middle_of_sending_loses_none(tmp_path: Path, database_url: str) -> None:
    async with receiver() as there:
        server = Server(tmp_path, database_url, environment={"BEDESTEN_NOTICES_ALLOW": there.place})
        async with server, Guest(server) as ada:
            wanted = {"endpoint": there.url, **PushedBrowser().keys}
            told = (await ada.http.post("/api/notices/push", json=wanted)).json()
            own = {"id": told["channels"][0]["id"]}
            there.may_answer.clear()
            await ada.http.post("/api/notices/try", json=own)
            await until(lambda: len(there.got) == 1)
            server.kill()
            there.may_answer.set()
            await server.start()
            await until(lambda: len(there.got) == 2)
            assert server.stop() == 0, "it waits for what is on its way"
            await server.start()
            await ada.http.post("/api/notices/try", json=own)
            await until(lambda: len(there.got) == 3)
            first, again, other = [one.headers["topic"] for one in there.got]
            assert first == again != other, "what arrived is not said again"
