"""Two houses in which the same happens: what is by chance elsewhere is given here, and what an audience receives is kept."""

import asyncio
import re
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from bedesten.engine.core import Position
from bedesten.engine.errors import says
from bedesten.service.house import new_tables
from bedesten.service.runner import Runner
from bedesten.service.sealed_chance import SealedChance
from bedesten.service.table import Stale, Table
from web.twins import Drawn


@dataclass
class World:
    """What is the same in both houses, though it is usually by chance: time, the dice, and what bots answer."""

    seed: int = 0
    now: int = 1_800_000_000_000
    drawn: Drawn = field(default_factory=dict)  # outcomes of the twin; in the first game chance is free
    words: "asyncio.Queue[str]" = field(default_factory=asyncio.Queue)  # for bots

    def outcome(self, chance: SealedChance, position: Position) -> int:
        n = chance.drawn
        chance.drawn += 1
        outcomes, weights = zip(*position.chances, strict=True)
        return int(self.drawn.get(n, Random(1000 * self.seed + n).choices(outcomes, weights)[0]))

    async def bot(self, running: Runner, at: Table, seat: int) -> None:
        """A bot that is told what to answer."""
        chosen = await self.words.get()
        try:
            if at.to_act() != seat:  # people have gone back meanwhile: it is for another bot
                self.words.put_nowait(chosen)
                raise Stale(says("same-moment"))
            await running.house.moves.answer_for_bot(at.id, seat, at.seq, [chosen])
        finally:
            self.words.task_done()


@dataclass(frozen=True)
class Act:
    """What somebody does: a request, or (without a method) the answer of a bot."""

    who: str
    method: str
    path: str
    content: Any = None


class Ear:
    """A socket through which somebody hears what happens at a table."""

    def __init__(self, app: Litestar, table_id: str, who: str, changes: bool) -> None:
        self.who, self.seq, self.said = who, -1, 0
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._connecting = True
        head = [(b"host", b"house"), (b"authorization", f"Bearer {who}".encode())]
        path = f"/api/tables/{table_id}/live"
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"changes=true" if changes else b"",
            "headers": head,
        }
        scope |= {"scheme": "ws", "server": ("house", 80), "client": ("somewhere", 1), "subprotocols": [], "state": {}}
        self.task = asyncio.create_task(app(scope, self._receive, self._send))  # type: ignore[arg-type]

    async def _receive(self) -> Any:
        if self._connecting:
            self._connecting = False
            return {"type": "websocket.connect"}
        await asyncio.Event().wait()

    async def _send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            self.messages.put_nowait(message["text"].encode() if "text" in message else msgspec.json.encode(message))

    async def hear(self, at: Table) -> list[bytes]:
        """All that comes, until what is heard is how the table is."""
        found: list[bytes] = []
        while not found or self.seq < at.seq or self.said < (at.said[-1].n if at.said else 0):
            found.append(await asyncio.wait_for(self.messages.get(), 240))
            [told] = msgspec.json.decode(found[-1]).values()
            self.seq, self.said = told["seq"], max([self.said, *(said["n"] for said in told.get("chat", ()))])
        return found


class Side:
    """One of the two houses: whatever is done there, and what the audience receives."""

    def __init__(self, app: Litestar, world: World, audience: list[str]) -> None:
        self.app, self.world, self.audience = app, world, audience
        asgi: Any = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(asgi), base_url="http://house")
        self.acts: list[Act] = []
        self.statuses: list[int] = []
        self.received: list[tuple[int, bytes]] = []  # after which of the acts, and what
        self.table: Table | None = None
        self.ears: list[Ear] = []

    @property
    def at(self) -> Table:
        assert self.table
        return self.table

    async def begin(self, *sitting_down: Act) -> None:
        """Open a table; everybody sits down, and the audience listens."""
        for act in sitting_down:
            await self._ask(act)
            self.table = await self.app.state.house.tables.find(new_tables.ID_LETTERS[0] * 8)
        self.ears = [Ear(self.app, self.at.id, who, changes) for who, changes in product(self.audience, (False, True))]
        await self._hear()

    async def do(self, act: Act) -> int:
        """Do it, and let the audience hear what follows; returns the status of the answer."""
        self.acts.append(act)
        self.world.now += 4321  # slowly enough that nobody talks too much
        before = self.at.seq, len(self.at.said)
        if act.method:
            status = await self._ask(act)
        else:
            status = 200
            self.world.words.put_nowait(act.content)
            await self.world.words.join()  # until the answer is counted, too
            assert self.at.seq > before[0]
        if (self.at.seq, len(self.at.said)) != before:
            await self._hear()
        self.statuses.append(status)
        return status

    async def _ask(self, act: Act) -> int:
        head = {"authorization": f"Bearer {act.who}"}
        path = act.path if act.path == "/metrics" else f"/api/tables{act.path}"
        answer = await self.http.request(act.method, path, json=act.content, headers=head)
        assert answer.status_code < 500, answer.text
        if act.who in self.audience and not is_over(answer.content):
            heads = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "x-request-id")
            content = without_times(answer.content) if path == "/metrics" else answer.content
            heads = [] if path == "/metrics" else heads
            self.received.append((len(self.acts), "\n".join([str(answer.status_code), *heads, ""]).encode() + content))
        return answer.status_code

    async def _hear(self) -> None:
        for ear in self.ears:
            heard = await ear.hear(self.at)
            self.received += [(len(self.acts), data) for data in heard if not is_over(data)]

    async def close(self) -> None:
        for ear in self.ears:
            ear.task.cancel()
        await asyncio.gather(*(ear.task for ear in self.ears), return_exceptions=True)
        await self.http.aclose()


def without_times(figures: bytes) -> bytes:
    """Figures without those that say how long something took, or what went on at the moment at which somebody looked."""
    lines = figures.decode().splitlines()
    return "\n".join(line for line in lines if not re.match(r"bedesten_(answer_seconds_(bucket|sum)|bot_queue)", line)).encode()


def is_over(data: bytes) -> bool:
    return b'"stage":"over"' in data
