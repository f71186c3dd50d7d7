"""A real house for tests: a server process that can be killed and started again on the same data, and clients to play there."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import gettempdir
from types import TracebackType
from typing import IO, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bedesten.engine.constants import DECLINES
from bedesten.engine.notation import number
from bedesten.service.randomness import new_key
from chance import CHANCE, ENTRY
from service.servers import free_port

LOST = (httpx.TransportError, WebSocketException, OSError)  # what a client sees when the server goes down
WITHIN = 240.0  # seconds, on a busy machine, for a start, a stop, or an answer

# A socket that nobody looks at reads on all the same, and thus says that it is there; whether the house is there, tests see
# from what it says, however long that takes.
PATIENT: dict[str, Any] = {"open_timeout": 120, "ping_interval": None, "max_queue": None, "max_size": 2**24, "compression": None}


class Away(Exception):
    """The server is there, but says that its database is not."""


class Server:
    """`bedesten serve` in a process of its own, with chance that has a seed. `async with Server(folder) as server: …`"""

    def __init__(
        self,
        folder: Path,
        database_url: str | None = None,
        redis_url: str | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.port = folder, free_port()
        self.file = None if database_url else folder / "house.db"
        self.environment = os.environ | {
            "BEDESTEN_PORT": str(self.port),
            "BEDESTEN_DATABASE_URL": database_url or f"sqlite+aiosqlite:///{self.file}",
            "BEDESTEN_BROWSER": "no",
            "PYTHONPYCACHEPREFIX": str(
                Path(gettempdir()) / f"bedesten-compiled-{os.getuid()}"
            ),  # a quick start, also where bytecode is not kept
        }
        self.environment |= {"BEDESTEN_REDIS_URL": redis_url} if redis_url else {}
        self.environment |= environment or {}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.environment |= CHANCE.share(folder / "chance")
        self.process: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []  # how long each start took, in seconds
        self._log: IO[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "Server":
        try:
            await self.start()
        except BaseException:
            self.kill()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    # -- life and death

    def launch(self) -> None:
        """Start the process; it is not ready yet."""
        assert self.process is None, "the server runs already"
        self._log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, ENTRY, "serve"],
            env=self.environment,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    async def start(self, status: int = 200) -> None:
        """Start the process, and wait until it is ready (or says that it is not: status 503)."""
        begun = time.monotonic()
        self.launch()
        await self.until_ready(status)
        self.starts.append(time.monotonic() - begun)

    async def until_ready(self, status: int = 200, within: float = WITHIN) -> None:
        """Wait until /ready answers with a status."""
        end, found = time.monotonic() + within, "nothing"
        async with httpx.AsyncClient(timeout=10) as client:
            while time.monotonic() < end:
                assert self.process and self.process.poll() is None, f"the server has ended:\n{self.log()[-4000:]}"
                try:
                    answer = await client.get(f"{self.url}/ready")
                    found = f"{answer.status_code} {answer.text}"
                    if answer.status_code == status:
                        return
                except httpx.TransportError as error:
                    found = repr(error)
                await asyncio.sleep(0.02)
        raise AssertionError(f"/ready did not say {status} within {within:.0f} s, but {found}:\n{self.log()[-4000:]}")

    def kill(self) -> None:
        """SIGKILL to the server and to the processes in which its bots think."""
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
        if self._log:
            self._log.close()
            self._log = None

    def stop(self, within: float = WITHIN) -> int:
        """SIGTERM, as a system that shuts down sends it; returns how the process ended."""
        assert self.process
        self.process.terminate()
        code = self.process.wait(within)
        self.kill()
        return code

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")

    def pids(self) -> list[int]:
        """The process that was started and those it has started."""
        assert self.process
        found = [self.process.pid]
        for pid in found:
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                with suppress(OSError):  # it has just ended
                    found += [int(child) for child in children.read_text().split()]
        return found

    def thinking(self) -> list[int]:
        """The processes in which bots think: children of the one that starts them clean."""

        def is_bots(pid: int) -> bool:
            with suppress(OSError):  # it has just ended
                return b"forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes()
            return False

        return [pid for pid in self.pids() if is_bots(pid) and is_bots(_parent(pid))]

    def memory(self) -> int:
        """Bytes in the memory of the process that serves: the largest of all."""
        sizes = []
        for pid in self.pids():
            with suppress(OSError):  # it has just ended
                sizes.append(int(Path(f"/proc/{pid}/statm").read_text().split()[1]))
        return max(sizes) * os.sysconf("SC_PAGESIZE")


def _parent(pid: int) -> int:
    """0, if it has just ended."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


class Guest:
    """A device: its own secret, its own connections. Counts every answer of the server by its status."""

    def __init__(self, server: Server, name: str = "Ada", token: str | None = None) -> None:
        self.server, self.name, self.token = server, name, token or new_key("guest", 24)
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.http = httpx.AsyncClient(base_url=server.url, headers=self.headers, timeout=WITHIN)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    # -- HTTP

    async def post(self, path: str, content: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables{path}", json=content)

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.http.get(f"/api/tables{path}", params=params)

    async def open(self, seats: list[dict[str, Any]], text: str = "", **settings: Any) -> str:
        """Open a table with these seats; returns its id."""
        wanted = {"seats": seats, "settings": {"players": len(seats)} | settings, "name": self.name, "adds_text": bool(text)}
        answer = _there(await self.post("", wanted))
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        if text:
            added = _there(await self.post(f"/{table}/text", {"text": text}))
            assert added.status_code == 200, added.text
        return table

    async def join(self, table: str, text: str = "") -> dict[str, Any]:
        answer = _there(await self.post(f"/{table}/join", {"name": self.name, "text": text}))
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        return dict(answer.json())

    async def look(self, table: str, **params: Any) -> dict[str, Any]:
        answer = _there(await self.get(f"/{table}", **params))
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        return dict(answer.json())

    async def answer(self, table: str, seq: int, *words: str) -> httpx.Response:
        return await self.post(f"/{table}/answers", {"seq": seq, "answers": words})

    async def record(self, table: str) -> str:
        answer = _there(await self.get(f"/{table}/record"))
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        return answer.text

    # -- the socket

    @asynccontextmanager
    async def live(self, table: str, since: int = 0, changes: bool = False) -> AsyncIterator["Live"]:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?since={since}&changes={str(changes).lower()}"
        async with connect(address, additional_headers=self.headers, **PATIENT) as found:
            yield Live(found)


def _there(answer: httpx.Response) -> httpx.Response:
    if answer.status_code == 503:
        raise Away(answer.text)
    return answer


class Live:
    """A socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def next(self, within: float = WITHIN) -> dict[str, Any]:
        """The next message, whatever it is."""
        return dict(msgspec.json.decode(await asyncio.wait_for(self.connection.recv(), within)))

    async def update(self, within: float = WITHIN) -> dict[str, Any]:
        """The next update; a problem is none."""
        while True:
            message = await self.next(within)
            if "update" in message:
                return dict(message["update"])

    async def answer(self, seq: int, *words: str) -> None:
        await self.send({"do": "answer", "seq": seq, "answers": words})


def keen(question: dict[str, Any], rng: Random) -> str:
    """One of the options at random, but never declining what can be done: so a game ends."""
    words: list[str] = [option["word"] for option in question["options"]]
    willing = [word for word in words if not DECLINES <= (number(word) or 0) < 0]
    return rng.choice(willing or words)


async def play_out(guests: list[Guest], table: str, rng: Random, within: float = 600) -> dict[str, Any]:
    """The persons at a table (and its bots by themselves) play it to the end, over HTTP; returns the last update."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        waiting = True
        for guest in guests:
            now = await guest.look(table)
            if now["table"]["stage"] == "over":
                return now
            if now["question"]:
                await guest.answer(table, now["seq"], keen(now["question"], rng))
                waiting = False
        if waiting:
            await asyncio.sleep(0.01)
    raise AssertionError(f"table {table} was not finished within {within:.0f} s")
