"""Through two sockets each, people answer, take back, play again, ask to go back and agree at the same moment, with the number of
the table that all of them saw: one is heard, everybody is told the same, and nobody gains by it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from attacks.book import PEOPLE, Book
from bedesten.service.store import Store
from service.people import in_loop
from web.server import Guest, Live, Server

ROUNDS = 60
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


def deed(known: dict[str, Any], seat: int, random: Random) -> dict[str, Any]:
    """What somebody sends. Whoever is asked answers most of the time."""
    tried = random.choices(["answer", "undo", "redo", "propose", "agree", "decline", "confirm"], [5, 4, 2, 2, 5, 1, 3])[0]
    question, how = known["question"], {"do": tried, "seq": known["seq"], "seat": seat}
    if tried == "answer":
        return how | {"answers": [random.choice(question["options"])["word"] if question else "leave"]}
    if tried == "propose" and random.random() < 0.5:
        return how | {"to": random.randrange(len(known["events"]))}
    return how


class Ear:
    """A socket of somebody, and the last number that it was told."""

    def __init__(self, seat: int, live: Live) -> None:
        self.seat, self.live, self.told = seat, live, -1

    async def send(self, message: dict[str, Any]) -> None:
        await self.live.send(message)
        await self.live.send({"do": "beat"})

    async def hear(self, seq: int) -> None:
        """All that comes, until the server has read what was sent, and has told of so much."""
        is_read = False
        while not is_read or self.told < seq:
            message = await self.live.next()
            is_read |= "beat" in message
            self.told = message.get("update", {}).get("seq", self.told)


async def at_rest(guest: Guest, table: str) -> dict[str, Any]:
    """As it is when a person is to act, or it is over: the bot has nothing to do."""
    while True:
        known = await guest.look(table)
        seats = known["table"]["seats"]
        to_act = next((seat for seat in seats if seat["colour"] == known["table"]["to_act"]), None)
        if to_act is None or to_act["kind"] == "person":
            return known
        await asyncio.sleep(0.02)


@pytest.mark.slow(15)
@pytest.mark.parametrize("confirm", [False, True])
@in_loop
async def test_one_is_heard_and_everybody_is_told_the_same(tmp_path: Path, confirm: bool) -> None:
    random = Random(int(confirm))
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(tmp_path))
        guests = [await stack.enter_async_context(Guest(server, name)) for name in ("Ada", "Bob", "Eve")]
        table = await guests[0].open(SEATS, layout="short", confirm=confirm)
        for guest in guests[1:]:
            await guest.join(table)
        ears = [Ear(n, await stack.enter_async_context(guest.live(table))) for n, guest in enumerate(guests) for _ in range(2)]
        for _ in range(ROUNDS):
            await at_rest(guests[0], table)
            known = [await guest.look(table) for guest in guests]
            if known[0]["table"]["stage"] == "over":
                break
            for ear in ears:
                await ear.send(deed(known[ear.seat], ear.seat, random))
            rest = await at_rest(guests[0], table)
            await asyncio.gather(*(ear.hear(rest["seq"]) for ear in ears))
        last = [await guest.look(table) for guest in guests]
    async with Store(f"sqlite+aiosqlite:///{server.file}") as store:
        rows = await store.entries_of(table)
    assert [row["seq"] for row in rows] == list(range(len(rows)))
    for seen in last:  # each at its moment: the server goes on by itself
        book = Book()
        for row in rows[: seen["seq"]]:
            book.enter(row)
        assert len(seen["events"]) == len(book.log)
        assert (seen["proposal"] is None) == (book.proposal is None)
    assert len(guests) == PEOPLE and len({row["kind"] for row in rows}) > 3
