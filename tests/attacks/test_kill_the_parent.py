"""`kill -9` of the process that was started: nothing is left that holds the port, and a new house opens there."""

import asyncio
import os
import signal
import socket
from pathlib import Path

import pytest

from service.people import LONGEST
from service.servers import Postgres, Redis
from web.server import Server

pytestmark = pytest.mark.slow(5)


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_outlives_it(tmp_path: Path, postgres: Postgres, redis: Redis, workers: int) -> None:
    async def kill() -> None:
        url, redis_url = (postgres.fresh(), redis.url) if workers > 1 else (None, None)
        server = Server(tmp_path / "house", url, redis_url, {"BEDESTEN_WORKERS": str(workers)})
        async with server, asyncio.timeout(LONGEST):
            others = server.pids()[1:]
            assert server.process
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            while [pid for pid in others if is_running(pid)] or is_listened_on(server.port):
                await asyncio.sleep(0.05)
            server.kill()
            await server.start()

    asyncio.run(kill())


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def is_listened_on(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0
