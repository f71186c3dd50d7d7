"""Nobody learns what he must not know: the whole traffic of an opponent and of a spectator, compared and scanned.

A game is played in one house, with all that people do there: undo, going back together, chat, personal links, bots that stand
in, resigning. Its twin is played in another house: others draw other cards, but all that is answered and seen is the same. Then
every byte that an opponent and a spectator receive must be equal, too: what they are told, after what, its size, its numbers, the
clocks, the errors, the figures; and what is written into the log.
"""

import asyncio
import base64
import logging
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from bedesten.bots.bot import Sight
from bedesten.bots.roster import bot_named
from bedesten.engine.constants import DECLINES, FATE
from bedesten.engine.core import Position
from bedesten.engine.notation import CARDS, word
from bedesten.engine.record import read_record
from bedesten.service import changes, fairness, runner, table
from bedesten.service.house import opening, seating, tables
from bedesten.service.runner import Runner
from bedesten.service.seats import hashed
from bedesten.service.sentences import says
from bedesten.service.store import Row
from bedesten.service.table import Stale, Table
from bedesten.web import logs
from bedesten.web.app import create_app
from bedesten.web.auth import known_as
from bedesten.web.settings import Settings
from web.server import Guest, Server, keen
from web.twins import Drawn, twin_of

HIDDEN = {f"*{{{name}}}" for name in CARDS.values()}
WATCHING = "the secret of somebody who watches"


# -- two houses in which the same happens


@dataclass
class World:
    """What is the same in both houses, though it is usually by chance: time, the dice, and what bots answer."""

    seed: int = 0
    now: int = 1_800_000_000_000
    drawn: Drawn = field(default_factory=dict)  # outcomes of the twin; in the first game chance is free
    words: "asyncio.Queue[str]" = field(default_factory=asyncio.Queue)  # for bots

    def outcome(self, chance: fairness.SealedChance, position: Position) -> int:
        n = chance.drawn
        chance.drawn += 1
        outcomes, weights = zip(*position.chances, strict=True)
        return int(self.drawn.get(n, Random(1000 * self.seed + n).choices(outcomes, weights)[0]))

    async def bot(self, running: Runner, at: Table, seat: int) -> None:
        """A bot that is told what to answer."""
        chosen = await self.words.get()
        if at.to_act() != seat:  # people have gone back meanwhile: it is for another bot
            self.words.put_nowait(chosen)
            raise Stale(says("same-moment"))
        await running.house.answer_for_bot(at.id, seat, at.seq, [chosen])


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made = World()
    monkeypatch.setattr(fairness.SealedChance, "__call__", lambda self, position: made.outcome(self, position))
    monkeypatch.setattr(Runner, "_answer", lambda self, at, seat: made.bot(self, at, seat))
    monkeypatch.setattr(runner, "MOMENT", (3600, 3600))  # people answer themselves, even without a choice
    monkeypatch.setattr(opening, "new_secret", lambda: b"s" * 32)
    monkeypatch.setattr(opening, "choice", lambda letters: letters[0])
    monkeypatch.setattr(fairness, "token_urlsafe", lambda _: "a text of the house")
    for module in (opening, tables, changes, table):
        monkeypatch.setattr(module, "now", lambda: made.now)
    return made


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
            found.append(await asyncio.wait_for(self.messages.get(), 60))
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
            self.table = await self.app.state.house.table(opening.LETTERS[0] * 8)
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
            while self.at.seq == before[0]:
                await asyncio.sleep(0.001)
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


# -- what people do


class People:
    """Everybody at a table in the first house: they play, and do whatever else can be done there."""

    def __init__(self, side: Side, rng: Random, audience: int) -> None:
        self.side, self.rng, self.audience = side, rng, audience
        self.devices = {i: device_of(i) for i, seat in enumerate(side.at.seats) if seat.kind == "person"}
        self.has_resigned = False
        self.done: set[str] = set()

    @property
    def at(self) -> Table:
        return self.side.at

    def path(self, rest: str = "") -> str:
        return f"/{self.at.id}{rest}"

    async def post(self, by: int, what: str, **content: Any) -> int:
        return await self.side.do(Act(self.devices[by], "POST", self.path(what), content))

    async def play(self) -> None:
        """To the end."""
        besides: list[tuple[float, Callable[[], Any]]] = [
            (0.012, self.look),
            (0.012, self.try_what_is_not_allowed),
            (0.08, self.undo),
            (0.015, self.go_back),
            (0.02, self.talk),
            (0.006, self.move_to_another_device),
            (0.008, self.go_away),
            (0.2, self.come_back),
            (0.003, self.resign),
        ]
        while not self.at.game.over:
            for chance, act in besides:
                if self.rng.random() < chance and not self.at.game.over:
                    await act()
            await self.go_on()

    async def go_on(self) -> None:
        """Whoever is to act does so."""
        seat = self.at.to_act()
        if seat is None:
            return
        if self.at.held_by() == seat:
            assert await self.post(seat, "/confirm", seq=self.at.seq, seat=seat) == 200
        elif self.at.seats[seat].is_played_by_bot:
            await self.side.do(Act("", "", "", self.choice(seat)))
        else:
            assert await self.post(seat, "/answers", seq=self.at.seq, answers=[self.choice(seat)], seat=seat) == 200

    def choice(self, seat: int) -> str:
        """Mostly what leads to an end, now and then anything; cards are often kept, so that there is something to hide."""
        position = self.at.game.position
        if self.rng.random() < 0.95:
            chosen = word(bot_named("greedy").choose(Sight(position, seat, self.rng.getrandbits(60)), self.rng))
            if not chosen.startswith("play:") or self.rng.random() < 0.3:
                return chosen
        kept = [option for option in position.options if not word(option).startswith("play:")] or position.options
        willing = [option for option in kept if not DECLINES <= option < 0]
        return word(self.rng.choice(willing or kept))

    def others(self) -> list[int]:
        """People besides the audience who are there."""
        return [i for i in self.devices if i != self.audience and not self.at.seats[i].is_played_by_bot]

    async def look(self) -> None:
        self.done.add("look")
        hidden = next(i for i in range(len(self.at.seats)) if i != self.audience)
        for who in (self.devices[self.audience], WATCHING):
            for path in ("", "/record", f"?seat={hidden}", f"/record?seat={hidden}", f"?since={self.at.seq - 3}&heard=1"):
                await self.side.do(Act(who, "GET", self.path(path)))
            for path in ("", "/mine", "/metrics"):
                await self.side.do(Act(who, "GET", path))

    async def try_what_is_not_allowed(self) -> None:
        """The audience answers for somebody else, and tries everything that might tell something by the way it is refused."""
        seat, seq = self.at.to_act(), self.at.seq
        if seat is None or seat == self.audience or self.at.game.asked == FATE:
            return
        self.done.add("not allowed")
        possible = [word(option) for option in self.at.game.position.options]
        for tried in (possible[0], "play:lira", "play:good", ">tea-house", "*{lira}", "nonsense"):
            for who, extra in ((self.devices[self.audience], {}), (WATCHING, {"seat": seat})):
                await self.side.do(Act(who, "POST", self.path("/answers"), {"seq": seq, "answers": [tried], **extra}))
        for who in (self.devices[self.audience], WATCHING):
            for what in ("confirm", "redo", "agree", "decline"):
                await self.side.do(Act(who, "POST", self.path(f"/{what}"), {"seq": seq, "seat": seat}))
            await self.side.do(Act(who, "POST", self.path("/undo"), {"seq": seq - 1, "seat": seat}))
            await self.side.do(Act(who, "POST", self.path(f"/seats/{seat}/link")))
            await self.side.do(Act(who, "POST", self.path("/move"), {"key": "a key that nobody has"}))
            await self.side.do(Act(who, "POST", self.path("/resign"), {"seat": seat}))
        await self.side.do(Act(WATCHING, "POST", self.path(f"/seats/{seat}"), {"bot": None}))

    async def undo(self) -> None:
        able = [seat for seat in self.devices if self.at.undo_to(seat) is not None and not self.at.seats[seat].is_played_by_bot]
        for seat in able[:1]:
            self.done.add("undo")
            assert await self.post(seat, "/undo", seq=self.at.seq, seat=seat) == 200
            if self.at.may_redo(seat) and self.rng.random() < 0.6:
                self.done.add("redo")
                assert await self.post(seat, "/redo", seq=self.at.seq, seat=seat) == 200

    async def go_back(self) -> None:
        """Somebody proposes to go back; the others agree, or do not."""
        chosen = [i for i, entry in enumerate(self.at.game.log) if entry.seat != FATE][-25:]
        there = [i for i in self.devices if not self.at.seats[i].is_played_by_bot]
        if not chosen or not there:
            return
        seat, to = self.rng.choice(there), self.rng.choice([None, *chosen])
        assert await self.post(seat, "/propose", seq=self.at.seq, seat=seat, to=to) == 200
        agrees = self.rng.random() < 0.7
        for other in self.at.awaited():
            self.done.add("agree" if agrees else "decline")
            assert await self.post(other, "/agree" if agrees else "/decline", seq=self.at.seq, seat=other) == 200
            if not agrees:
                return

    async def talk(self) -> None:
        self.done.add("talk")
        who = self.rng.choice([*self.devices.values(), WATCHING])
        await self.side.do(Act(who, "POST", self.path("/chat"), {"text": f"I say {self.at.seq}", "name": "Eve"}))

    async def move_to_another_device(self) -> None:
        for seat in self.rng.sample(self.others(), min(1, len(self.others()))):
            self.done.add("move")
            old, new = self.devices[seat], f"the device {self.at.seq} of seat {seat}"
            assert await self.side.do(Act(old, "POST", self.path(f"/seats/{seat}/link"))) == 200
            assert await self.side.do(Act(new, "POST", self.path("/move"), KEY)) == 200
            self.devices[seat] = new

    async def go_away(self) -> None:
        for seat in self.rng.sample(self.others(), min(1, len(self.others()))):
            self.done.add("away")
            sent_by = self.rng.choice(list(self.devices))
            assert await self.post(sent_by, f"/seats/{seat}", bot="greedy") == 200

    async def come_back(self) -> None:
        for seat, device in self.devices.items():
            if self.at.seats[seat].kind == "person" and self.at.seats[seat].bot:
                self.done.add("back")
                assert await self.side.do(Act(device, "POST", self.path(f"/seats/{seat}"), {"bot": None})) == 200

    async def resign(self) -> None:
        if len(self.others()) > 1 and not self.has_resigned:
            self.done.add("resign")
            self.has_resigned = True
            seat = self.rng.choice(self.others())
            assert await self.post(seat, "/resign", seat=seat) == 200


def device_of(seat: int) -> str:
    return f"the secret of the one in seat {seat}"


# -- the same game twice


KEY = {"key": "the key of a personal link"}
EVERYTHING = {"look", "not allowed", "undo", "redo", "agree", "decline", "talk", "move", "away", "back", "resign"}
GAMES: list[tuple[int, int, int, dict[str, Any]]] = [  # players, how many of them bots, the seat of the audience, what is agreed
    (2, 0, 1, {"confirm": True, "variants": ["neutral-assistants", "caravan-leader"]}),
    (3, 1, 0, {"layout": "random", "variants": ["caravan-leader"], "clock": {"move": 86400, "game": 864000}}),
    (4, 0, 2, {"variants": ["neutral-assistants"]}),
    (5, 1, 3, {"confirm": True, "clock": {"move": 86400}}),
]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The lines of the log, without times and numbers of requests."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(str({name: value for name, value in logs.told(record).items() if name not in ("time", "ms", "id")}))

    monkeypatch.setattr(logs.LOGGER, "handlers", [Keep()])
    monkeypatch.setattr(logs.LOGGER, "propagate", False)
    before = logs.LOGGER.level
    logs.LOGGER.setLevel(logging.INFO)
    yield found
    logs.LOGGER.setLevel(before)


@pytest.mark.slow
def test_what_others_receive_in_complete_games_does_not_depend_on_hidden_cards(
    tmp_path: Path, world: World, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "token_urlsafe", lambda _: KEY["key"])
    differing, done = 0, set[str]()
    for number, (players, bots, audience, agreed) in enumerate(GAMES):
        wanted = [{"kind": "bot" if 0 < i <= bots else "open", "name": f"seat {i}"} for i in range(players)]
        sitting = [
            Act(device_of(0), "POST", "", {"seats": [{"kind": "me"}, *wanted[1:]], "agreed": {"players": players, **agreed}})
        ]
        sitting[0].content.update(name="Ada", adds_text=True)
        sitting.append(Act(device_of(0), "POST", f"/{opening.LETTERS[0] * 8}/text", {"text": "abc"}))
        for i in range(1 + bots, players):
            sitting.append(Act(device_of(i), "POST", f"/{opening.LETTERS[0] * 8}/join", {"name": f"Person {i}", "text": str(i)}))
        others, what = asyncio.run(compared(tmp_path / str(number), world, number, audience, sitting, written))
        differing += others
        done |= what
    assert done == EVERYTHING, f"never done: {EVERYTHING - done}"
    assert differing >= 5 * len(GAMES), f"only {differing} cards were others: that shows too little"


async def compared(
    folder: Path, world: World, number: int, audience: int, sitting: list[Act], written: list[str]
) -> tuple[int, set[str]]:
    """A game and its twin; returns how many cards were others, and what people have done."""
    first, twin = [Random(number), Random(number)]
    begun, drawn, told, lines = world.now, Drawn(), list[list[tuple[int, bytes]]](), list[list[str]]()
    acts: list[Act] = []
    differing, done = 0, set[str]()
    for which in ("game", "twin"):
        world.seed, world.now, world.drawn, world.words = number, begun, drawn, asyncio.Queue()
        written.clear()
        (folder / which).mkdir(parents=True)
        app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/{which}/house.db", log="no"))
        async with app.lifespan():
            side = Side(app, world, [device_of(audience), WATCHING])
            await side.begin(*sitting)
            if which == "game":
                people = People(side, first, audience)
                await people.play()
                acts, statuses, done = side.acts, side.statuses, people.done
                rows: list[Row] = await app.state.house.store.entries_of(side.at.id)
                laid, _ = side.at.laid(side.at.seats)
                drawn, differing = twin_of(laid, rows, audience, twin)
            else:
                for act, status in zip(acts, statuses, strict=True):
                    assert await side.do(act) == status, f"{act} had status {status} in the first game"
                assert side.at.game.over
            await side.close()
        told.append(side.received)
        lines.append(list(written))
    for (n, one), (_, other) in zip(*told, strict=True):
        assert one == other, f"game {number}: what others receive after {acts[n - 1]} tells which cards somebody holds"
    assert lines[0] == lines[1], "what is written into the log tells which cards somebody holds"
    return differing, done


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
            events = told.get("update", told).get("events", [])
            found |= {event["n"] for event in events if event["word"] in HIDDEN}
    return found
