"""A line to PostgreSQL, or to Redis, goes dead while the house is open: nobody says so, packets vanish. The house notices it,
says so, goes on when the line is back, and nothing that was confirmed is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from attacks.door import opened
from attacks.proxy import Line
from bedesten.service.store import Store
from bedesten.web import app
from service.people import in_loop
from service.servers import Postgres, Redis
from web.server import Guest, keen

pytestmark = pytest.mark.slow(8)

PATIENCE = 3.0  # seconds that the database may take here for an answer
PERSON = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}


class Playing:
    """Two who play at one device, and remember what was confirmed."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.rng, self.confirmed = Random(1), list[str]()

    async def answer(self) -> int:
        """Once; returns the status."""
        for seat in (0, 1):
            found = await self.guest.get(f"/{self.table}", seat=seat)
            if found.status_code != 200:
                return found.status_code
            now = found.json()
            if question := now["question"]:
                word = keen(question, self.rng)
                status = (await self.guest.answer(self.table, now["seq"], word)).status_code
                self.confirmed += [word] if status == 200 else []
                return status
        return 409  # it has gone on between the two looks

    async def go_on(self, answers: int) -> None:
        """Until so many more are confirmed."""
        until = len(self.confirmed) + answers
        while len(self.confirmed) < until:
            await self.answer()

    async def check(self) -> None:
        """All that was confirmed has happened, in its order."""
        happened = iter([event["word"] for event in (await self.guest.look(self.table, seat=0))["events"]])
        assert all(word in happened for word in self.confirmed)


@asynccontextmanager
async def played(folder: Path, database_url: str, redis_url: str) -> AsyncIterator[Playing]:
    async with opened(folder, database_url=database_url, redis_url=redis_url) as door, Guest(door) as guest:
        playing = Playing(guest, await guest.open([*PERSON]))
        await playing.go_on(5)
        yield playing
        await playing.go_on(5)
        await playing.check()


async def is_ready(guest: Guest, **wanted: bool) -> None:
    """Until /ready says so."""
    while not wanted.items() <= (await guest.http.get("/ready")).json().items():
        await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Store", partial(Store, patience=PATIENCE))


def through(line: Line, url: str) -> str:
    return url.replace(f":{line.to}/", f":{line.port}/")


@pytest.mark.parametrize("is_late", [True, False])
@in_loop
async def test_to_the_database(tmp_path: Path, postgres: Postgres, redis: Redis, is_late: bool) -> None:
    """`is_late`: what was sent arrives when the line is back; otherwise never, and connections from before stay dead."""
    async with Line(postgres.port) as line, played(tmp_path, through(line, postgres.fresh()), redis.url) as playing:
        line.deaden()
        assert await playing.answer() == 503
        await is_ready(playing.guest, database=False)
        if is_late:
            line.mend()
        else:
            line.renew()
        await is_ready(playing.guest, database=True, bus=True)


@in_loop
async def test_to_the_database_before_a_commit(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """The database has a transaction that nobody will ever end, and that stands in the way of the next: it gives it up."""
    async with Line(postgres.port) as line, played(tmp_path, through(line, postgres.fresh()), redis.url) as playing:
        line.deaden(b"COMMIT")
        while not line.is_dead:
            await playing.answer()
        line.renew()


@in_loop
async def test_to_redis(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """Everybody can play on meanwhile."""
    for is_late in (True, False):
        async with Line(redis.port) as line, played(tmp_path, postgres.fresh(), through(line, redis.url)) as playing:
            line.deaden()
            await is_ready(playing.guest, database=True, bus=False)
            await playing.go_on(5)
            if is_late:
                line.mend()
            else:
                line.renew()
            await is_ready(playing.guest, database=True, bus=True)
