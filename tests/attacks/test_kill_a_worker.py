"""`kill -9` of one process of several, while people play: everything goes on, nothing that was confirmed is lost, another process
comes, and bots and clocks of the tables that were left to it go on."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from service.people import in_loop
from service.servers import Postgres, Redis
from web.server import LOST, Away, Guest, Server, keen

PERSON, BOT, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "keen"}, {"kind": "open"}
WORKERS = 2
CLOCKS = 3  # tables with a clock: some of them are left to either process
KILLED_AT, UNTIL = (10, 20), 30  # answers that were confirmed


def workers(server: Server) -> set[int]:
    """The processes that serve."""
    assert server.process
    found = set()
    for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            found |= {int(pid)} if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes() else set()
    return found


async def all_there(server: Server) -> None:
    """Until there are as many as were wanted, because another one has come."""
    while len(workers(server)) < WORKERS:
        await asyncio.sleep(0.05)


async def surely(guest: Guest, table: str) -> dict[str, Any]:
    """A look; whoever is cut off looks again."""
    while True:
        try:
            return await guest.look(table)
        except (*LOST, Away):
            await asyncio.sleep(0.05)


async def play(server: Server, guests: list[Guest], table: str) -> list[str]:
    """Each worker is killed once. Returns what was confirmed."""
    rng, confirmed = Random(7), list[str]()
    to_kill = dict(zip(KILLED_AT, sorted(workers(server)), strict=True))
    while len(confirmed) < UNTIL:
        for guest in guests:
            if (now := await surely(guest, table))["question"]:
                word = keen(now["question"], rng)
                try:
                    answered = await guest.answer(table, now["seq"], word)
                except LOST:  # whether it was stored is not known
                    continue
                if answered.status_code == 200:
                    confirmed.append(word)
                else:
                    assert answered.status_code in (409, 503), answered.text
        if to_kill and len(confirmed) >= min(to_kill):
            await all_there(server)
            os.kill(to_kill.pop(min(to_kill)), signal.SIGKILL)
        await asyncio.sleep(0.05)
    return confirmed


@pytest.mark.slow
@in_loop
async def test_while_people_play(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    several = {"BEDESTEN_WORKERS": str(WORKERS)}
    async with (
        Server(tmp_path / "house", postgres.fresh(), redis.url, several) as server,
        Guest(server, "Ada") as ada,
        Guest(server, "Grace") as grace,
    ):
        await all_there(server)
        table = await ada.open([PERSON, OPEN, BOT], layout="short")
        await grace.join(table)
        left = [await ada.open([PERSON, BOT], clock={"move": 5}) for _ in range(CLOCKS)]
        confirmed = await play(server, [ada, grace], table)
        happened = iter([event["word"] for event in (await surely(ada, table))["events"]])
        assert all(word in happened for word in confirmed)
        for other in left:  # her time is over there, and a bot plays on, against the other
            while not (now := await surely(ada, other))["table"]["seats"][0]["bot"]:
                await asyncio.sleep(0.05)
            seq = now["seq"]
            while (now := await surely(ada, other))["seq"] < seq + 5 and now["table"]["stage"] == "playing":
                await asyncio.sleep(0.05)
        await all_there(server)
        await server.until_ready()
        assert server.stop() == 0
