"""What is never to be seen, searched for in all that others receive in a complete game, and in the log."""

import asyncio
import base64
import sqlite3
from contextlib import AsyncExitStack, closing
from itertools import product
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from bedesten.engine.notation import DRAWN_CARDS
from bedesten.engine.record import read_record
from bedesten.service.seats import hashed
from bedesten.web.auth import known_as
from bedesten.web.settings import Settings
from web.server import Guest, Server, keen
from web.two_houses import is_over


class Overheard:
    """Everything that a device receives, in order; and whether the game was over by then."""

    def __init__(self) -> None:
        self.during: list[bytes] = []

    def add(self, answer: httpx.Response) -> None:
        self.during += [answer.content, *(f"{name}: {value}".encode() for name, value in answer.headers.items())]


@pytest.mark.slow
def test_no_secret_is_seen_in_complete_games(tmp_path: Path) -> None:
    asyncio.run(scan(tmp_path))


async def scan(folder: Path) -> None:
    rng = Random(3)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(folder / "house"))
        red, green, spectator = [await stack.enter_async_context(Guest(server, name)) for name in ("Ada", "Grace", "Eve")]
        table = await red.open([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "keen"}], text="red adds this")
        await green.join(table)
        link = (await red.post(f"/{table}/seats/0/link", {})).json()["key"]
        overheard = {guest.token: Overheard() for guest in (green, spectator)}
        sockets = product((green, spectator), (False, True))
        listening = [asyncio.create_task(listen(guest, table, changes, overheard[guest.token])) for guest, changes in sockets]
        while not await one_round(red, green, spectator, table, overheard, rng):
            pass
        await asyncio.gather(*listening)
        record = read_record(await spectator.record(table))
        shown = (await spectator.http.get("/metrics")).content
        never = secrets_of(server, red, green, spectator)
        never[red.token] += [link.encode(), hashed(link).encode()]
        sealed = secrets_of_table(server, table)
        for guest in (green, spectator):
            heard = overheard[guest.token]
            assert len(heard.during) > 100
            others = [word for owner, words in never.items() if owner != guest.token for word in words]
            search(heard.during, others + sealed, f"what {guest.name} received")
            told = events_in(heard.during)  # what came together with the end of the game is not among it
            cards_told = {n for n, word in told if word in DRAWN_CARDS}
            drawn = [n for n, entry in enumerate(record.log[: 1 + max(n for n, _ in told)]) if entry.word in DRAWN_CARDS]
            own = {n for n in drawn if guest is green and record.drawer(n) == 1}
            assert cards_told == own, f"{guest.name} was told of cards {sorted(cards_told ^ own)}"
        search([server.log().encode(), shown], [word for words in never.values() for word in words] + sealed, "the log")


async def one_round(red: Guest, green: Guest, spectator: Guest, table: str, overheard: dict[str, Overheard], rng: Random) -> bool:
    """Everybody looks, those who are asked answer, the others try to; True: the game is over."""
    for guest in (red, green, spectator):
        now = await guest.look(table)
        if now["table"]["stage"] == "over":
            return True
        if now["question"]:
            answer = await guest.answer(table, now["seq"], keen(now["question"], rng))
            assert answer.status_code in (200, 409), answer.text
    for guest in (green, spectator) if rng.random() < 0.15 else ():
        asked = [guest.get(f"/{table}", since=0), guest.get(f"/{table}", seat=0), guest.answer(table, 0, "act"), guest.get("")]
        found = await asyncio.gather(*asked, guest.get(f"/{table}/record"), guest.get("/mine"), guest.http.get("/metrics"))
        if is_over((await guest.get(f"/{table}")).content):
            return True
        for answer in found:
            overheard[guest.token].add(answer)
    return False


async def listen(guest: Guest, table: str, changes: bool, overheard: Overheard) -> None:
    async with guest.live(table, changes=changes) as live:
        while True:
            message = await live.connection.recv()
            data = message.encode() if isinstance(message, str) else message
            if is_over(data):
                return
            overheard.during.append(data)


def secrets_of(server: Server, *guests: Guest) -> dict[str, list[bytes]]:
    """What nobody else may see of each device: its secret, and the hash under which it is known."""
    settings = Settings(secret=(server.folder / "bedesten.secret").read_text())
    return {guest.token: [guest.token.encode(), known_as(guest.token, settings).encode()] for guest in guests}


def secrets_of_table(server: Server, table: str) -> list[bytes]:
    """The secret of the sealed chance, however it may be written."""
    assert server.file
    with closing(sqlite3.connect(server.file)) as database:
        [(secret,)] = database.execute("select secret from tables where id = ?", (table,)).fetchall()
    kept = (server.folder / "bedesten.secret").read_bytes() if (server.folder / "bedesten.secret").exists() else b"-" * 40
    codes = [base64.b64encode, base64.urlsafe_b64encode, base64.b32encode]
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), kept, *(code(secret)[:40] for code in codes)]


def search(received: list[bytes], never: list[bytes], where: str) -> None:
    for data in received:
        for secret in never:
            assert secret not in data, f"{where} has a secret in it: {data[:300]!r}"


def events_in(received: list[bytes]) -> set[tuple[int, str]]:
    """The numbers and words of all events that were told."""
    found = set()
    for data in received:
        if data.startswith(b"{"):
            told = msgspec.json.decode(data)
            events = told.get("update", told.get("change", told)).get("events", [])
            found |= {(event["n"], event["word"]) for event in events}
    return found
