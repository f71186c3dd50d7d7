"""Nobody learns what he must not know: the whole traffic of an opponent and of a spectator, compared and scanned.

Two houses hold the same table, with the same secrets; the games differ in nothing but the cards that red draws. As long as the
same is answered in both, every byte that the others receive must be equal.
"""

import asyncio
import base64
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from bedesten.engine.constants import DECLINES, FATE_CARD
from bedesten.engine.core import Position
from bedesten.engine.notation import CARDS, number
from bedesten.engine.record import read_record
from bedesten.service import fairness
from bedesten.service.house import House, opening
from bedesten.service.house.opening import LETTERS
from bedesten.web.app import create_app
from bedesten.web.auth import known_as
from bedesten.web.settings import Settings
from web.server import Guest, Server, keen

RED, GREEN, WATCHING = "red's secret on this device", "green's secret on this device", "a spectator's secret here"
GAMES, STEPS = 8, 20
HIDDEN = {f"*{{{name}}}" for name in CARDS.values()}


# -- two houses that differ in hidden cards only


@dataclass
class Fate:
    """Answers for chance in both games. The first is free; the second gets the same, except for the cards that red draws."""

    rng: Random
    outcomes: list[int] = field(default_factory=list)  # of the first game
    at: list[int] = field(default_factory=lambda: [0, 0])  # how far each game is
    side: int = 0
    differing: int = 0
    is_possible: bool = True  # what chance brought in the first game can also happen in the second

    def begin(self, seed: int) -> None:
        self.rng, self.outcomes, self.at, self.is_possible = Random(seed), [], [0, 0], True

    def __call__(self, position: Position) -> int:
        state: Any = position.state
        n, possible = self.at[self.side], [int(kind) for kind, _ in position.chances]
        if self.side == 0:
            self.outcomes.append(self.rng.choices(possible, [weight for _, weight in position.chances])[0])
        outcome = self.outcomes[n]
        self.at[self.side] += 1
        if self.side == 1 and state.fate == FATE_CARD and int(state.calls[state.depth - 1].player) == 0:
            others = [kind for kind in possible if kind != outcome]
            if others and self.rng.random() < 0.8:
                self.differing += 1
                return self.rng.choice(others)
        self.is_possible = self.is_possible and outcome in possible
        return outcome if outcome in possible else possible[0]


class Side:
    """One of the two houses, and what green and a spectator receive from it."""

    def __init__(self, stack: ExitStack, folder: Path, fate: Fate, side: int) -> None:
        self.fate, self.side = fate, side
        settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/{side}.db", log="no")
        self.client = stack.enter_context(TestClient(create_app(settings)))
        self.received: list[bytes] = []
        self.table = ""
        self.sockets: dict[str, WebSocketTestSession] = {}

    def ask(self, who: str, method: str, path: str, content: Any = None) -> Any:
        """What the house answers; what it answers to others than red is kept, with its headers."""
        self.fate.side = self.side
        answer = self.client.request(method, f"/api/tables{path}", json=content, headers={"authorization": f"Bearer {who}"})
        if who != RED:
            heads = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "x-request-id")
            self.received += [path.encode(), str(answer.status_code).encode(), *(head.encode() for head in heads), answer.content]
        return answer

    def sit_down(self) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        self.table = self.ask(RED, "POST", "", {"seats": seats, "agreed": {"players": 2}, "adds_text": True}).json()["id"]
        self.ask(RED, "POST", f"/{self.table}/text", {"text": "abc"})
        self.ask(GREEN, "POST", f"/{self.table}/join", {"name": "Grace", "text": "def"})

    def connect(self, stack: ExitStack) -> None:
        for who, changes in product((GREEN, WATCHING), ("false", "true")):
            path, head = f"/api/tables/{self.table}/live?changes={changes}", {"authorization": f"Bearer {who}"}
            self.sockets[who + changes] = stack.enter_context(self.client.websocket_connect(path, headers=head))

    def hear(self, seq: int) -> None:
        """Read the sockets up to a number of the table."""
        for who, socket in self.sockets.items():
            while True:
                text = socket.receive_text(timeout=10)
                [told] = msgspec.json.decode(text).values()
                if told["seq"] >= seq:
                    self.received += [who.encode(), text.encode()]
                    break

    def asked(self) -> tuple[str, int, list[str]] | None:
        """Who is asked, at which number, and the possible answers."""
        for who in (RED, GREEN):
            head = {"authorization": f"Bearer {who}"}
            now = self.client.get(f"/api/tables/{self.table}?since=100000", headers=head).json()
            if now["question"]:
                return who, now["seq"], [option["word"] for option in now["question"]["options"]]
        return None


@pytest.fixture
def sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Side, Side]]:
    fate = Fate(Random(0))
    monkeypatch.setattr(fairness.SealedChance, "__call__", lambda self, position: fate(position))
    monkeypatch.setattr(opening, "new_secret", lambda: b"s" * 32)
    monkeypatch.setattr(House, "_spectators_here", lambda self, table: 0)  # they are counted once a second, whenever that is
    with ExitStack() as stack:
        yield Side(stack, tmp_path, fate, 0), Side(stack, tmp_path, fate, 1)


@pytest.mark.slow
def test_what_others_receive_does_not_depend_on_hidden_cards(sides: tuple[Side, Side], monkeypatch: pytest.MonkeyPatch) -> None:
    fate, steps = sides[0].fate, 0
    for seed, letter in enumerate(LETTERS[:GAMES]):
        monkeypatch.setattr(opening, "choice", lambda _, letter=letter: letter)
        fate.begin(seed)
        steps += compared(sides, Random(seed))
    assert steps > 5 * GAMES and fate.differing > GAMES, f"{steps} steps and {fate.differing} cards that differed show too little"


def compared(sides: tuple[Side, Side], rng: Random) -> int:
    """A game in both houses, answered alike as long as this can be done; returns how far it came."""
    steps = 0
    with ExitStack() as stack:
        for side in sides:
            side.sit_down()
            side.connect(stack)
            side.hear(0)
        while steps < STEPS and sides[0].fate.is_possible and (chosen := common_answer(sides, rng)):
            assert_equal(sides)
            for side in sides:
                look_around(side, steps, *chosen)
            steps += 1
        for side in sides:
            side.received.clear()
            side.sockets.clear()
    return steps


def common_answer(sides: tuple[Side, Side], rng: Random) -> tuple[str, int, str] | None:
    """Who is asked, at which number, and an answer that is possible in both games; None: there is none."""
    asked = [side.asked() for side in sides]
    if asked[0] is None or asked[1] is None or asked[0][:2] != asked[1][:2]:
        return None
    words = [word for word in asked[0][2] if word in asked[1][2]]
    willing = [word for word in words if not DECLINES <= (number(word) or 0) < 0]
    return (*asked[0][:2], rng.choice(willing or words)) if words else None


def look_around(side: Side, step: int, who: str, seq: int, word: str) -> None:
    """Red or green answers; green and the spectator look at everything there is, and try what they may not do."""
    path = f"/{side.table}"
    if step % 10 == 0:
        for stranger in (GREEN, WATCHING):
            side.ask(stranger, "GET", path)
            side.ask(stranger, "GET", f"{path}/record")
            side.ask(stranger, "GET", f"{path}?seat=0")
            side.ask(stranger, "GET", f"{path}/record?seat=0")
    if who == RED:
        for tried in (word, "play:lira"):
            side.ask(GREEN, "POST", f"{path}/answers", {"seq": seq, "answers": [tried]})
        side.ask(WATCHING, "POST", f"{path}/answers", {"seq": seq, "answers": [word], "seat": 0})
    answer = side.ask(who, "POST", f"{path}/answers", {"seq": seq, "answers": [word]})
    assert answer.status_code == 200, answer.text
    side.hear(answer.json()["seq"])


def assert_equal(sides: tuple[Side, Side]) -> None:
    one, other = (side.received for side in sides)
    for mine, theirs in zip(one, other, strict=True):
        assert mine == theirs, "what others receive tells which cards red holds"
    one.clear()
    other.clear()


# -- what is never to be seen, searched for in complete games


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
        overheard = {guest.token: Overheard() for guest in (green, spectator)}
        sockets = product((green, spectator), (False, True))
        listening = [asyncio.create_task(listen(guest, table, changes, overheard[guest.token])) for guest, changes in sockets]
        while not await one_round(red, green, spectator, table, overheard, rng):
            pass
        await asyncio.gather(*listening)
        record = read_record(await spectator.record(table))
        shown = (await spectator.http.get("/metrics")).content
        never = secrets_of(server, red, green, spectator)
        sealed = secrets_of_table(server, table)
        for guest in (green, spectator):
            heard = overheard[guest.token]
            assert len(heard.during) > 100
            others = [word for owner, words in never.items() if owner != guest.token for word in words]
            search(heard.during, others + sealed, f"what {guest.name} received")
            cards_told = drawn_cards(heard.during)
            own = {n for n, entry in enumerate(record.log) if entry.word in HIDDEN and guest is green and record.drawer(n) == 1}
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


def is_over(data: bytes) -> bool:
    return b'"stage":"over"' in data


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


def drawn_cards(received: list[bytes]) -> set[int]:
    """The numbers of the events that tell which card was drawn."""
    found = set()
    for data in received:
        if data.startswith(b"{"):
            told = msgspec.json.decode(data)
            events = told.get("update", told.get("change", told)).get("events", [])
            found |= {event["n"] for event in events if event["word"] in HIDDEN}
    return found
