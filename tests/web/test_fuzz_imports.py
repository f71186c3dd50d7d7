"""Records, positions, layouts and agreements that are nearly right: refused with a sentence, and nothing has changed; or taken,
and then it is a table at which one can play."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.engine.options import LAYOUTS, Options, write_layout
from bedesten.engine.record import read_record, write_record
from bedesten.service import schema
from bedesten.service.imports import RECORD_LENGTH, position_of
from bedesten.service.table import Table
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from service.people import nothing_by_itself
from web.server import keen
from web.test_fuzz import NUMBERS, STRANGE, anything

EACH = 300  # of records, of positions, of layouts and of agreements
SIGNS = "0123456789 .,=|:;*{}?!>+-_'\"/\\\n\t\0\x85\u2028٣½"
HUGE = ["9" * 30, "9" * 5000, "-1", "0", "65536", "1e9", "*" * 100, "red.red.red"]
WISHES = [[{"kind": "me", "name": "Ada"}, *[{"kind": "here", "name": "Grace"}] * (n - 1)] for n in range(2, 6)]


# -- nearly right


def mutated(text: str, rng: Random) -> str:
    """A text with a few of its signs, words or lines changed."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        text = rng.choice((_signs, _words, _lines))(text, rng)
    return text


def _signs(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return (
        text[:at]
        + rng.choice(["", rng.choice(SIGNS), rng.choice(STRANGE), text[at : at + 1] * 2])
        + text[at + rng.randrange(3) :]
    )


def _words(text: str, rng: Random) -> str:
    words = text.split(" ")
    at = rng.randrange(len(words))
    words[at] = rng.choice([rng.choice(words), rng.choice(HUGE), "", f"{words[at]}={words[at]}", *STRANGE[:3]])
    return " ".join(words)


def _lines(text: str, rng: Random) -> str:
    sign = "\n" if "\n" in text else rng.choice(("|", "/", "."))
    lines = text.split(sign)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    what = rng.randrange(4)
    if what == 0:
        del lines[one]
    elif what == 1:
        lines.insert(one, lines[other])
    elif what == 2:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines = lines[:one] * rng.choice((1, 2)) + lines[one:]
    return sign.join(lines)


class Requests:
    """Requests to open a table or to import a record, each nearly right."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.records = [self._played(players, answers) for players, answers in ((2, 60), (3, 25), (4, 100), (5, 9))]
        self.positions = [(players, self._from(record)) for players, record in self.records]

    def _played(self, players: int, answers: int) -> tuple[int, str]:
        game = Game(Options(players, layout="random", caravan_leader=players > 2), seed=players)
        for _ in range(answers):
            game.play(self.rng.choice(game.question.words))
        return players, write_record(game)

    def _from(self, record: str) -> str:
        """A record that begins with a position."""
        settings, position = position_of(record, None)
        seats = " ".join(f"{colour}=x" for colour in ("red", "green", "blue", "yellow", "white")[: settings.players])
        return f"bedesten 1\nrules base\nlayout short\nseats {seats}\nfrom {'|'.join(position.splitlines())}\n"

    def record(self) -> tuple[str, Any]:
        players, text = self.rng.choice(self.records)
        return self._import(players, mutated(text, self.rng))

    def position(self) -> tuple[str, Any]:
        players, text = self.rng.choice(self.positions)
        head, sign, position = text.partition("from ")
        return self._import(players, head + sign + mutated(position, self.rng))

    def _import(self, players: int, record: str) -> tuple[str, Any]:
        content: dict[str, Any] = {"record": record, "seats": WISHES[players - 2]}
        if self.rng.random() < 0.3:
            content["to"] = self.rng.choice([0, 1, 5, 30, 10**6, *NUMBERS])
        return "/import", content

    def layout(self) -> tuple[str, Any]:
        text = mutated(write_layout(self.rng.choice(list(LAYOUTS["base"].values()))), self.rng)
        return "", {"seats": WISHES[0], "settings": {"players": 2, "layout": text}}

    def agreement(self) -> tuple[str, Any]:
        rng = self.rng
        settings: dict[str, Any] = {
            "players": 2,
            "variants": ["caravan-leader"],
            "clock": {"move": 60, "game": 600},
            "confirm": True,
        }
        content: dict[str, Any] = {"seats": WISHES[0], "settings": settings, "name": "Ada", "listed": True}
        place = rng.choice([content, settings, settings["clock"], *map(dict, WISHES[0])])
        if place not in (content, settings, settings["clock"]):
            content["seats"] = [place, WISHES[0][1]]
        place[rng.choice([*place, "rules", "layout", "more"])] = anything(rng)
        return "", content


# -- the house


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Any]]:
    app: Any = create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db", log="no"))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://house/api/tables") as client:
        yield client, app.state.house


async def stored(house: Any) -> list[int]:
    """How many tables and seats there are."""
    both = (schema.tables, schema.seats)
    return [(await house.store.read(select(func.count().label("n")).select_from(of)))[0]["n"] for of in both]


async def post(client: httpx.AsyncClient, path: str, content: Any, who: str) -> httpx.Response:
    body = json.dumps(content, default=str).encode()
    return await client.post(
        path or "http://house/api/tables", content=body, headers=headers(who) | {"content-type": "application/json"}
    )


def headers(who: str) -> dict[str, str]:
    return {"authorization": f"Bearer {who}"}


async def can_be_played(client: httpx.AsyncClient, table: str, who: str, rng: Random) -> None:
    """A few answers, and a record that can be read again."""
    for _ in range(3):
        asked = (await client.get(f"/{table}", headers=headers(who))).json()["table"]["to_act"]
        if asked:
            seat = list(SEATS.values()).index(asked)
            now = (await client.get(f"/{table}?seat={seat}", headers=headers(who))).json()
            content = {"seq": now["seq"], "answers": [keen(now["question"], rng)], "seat": seat}
            assert (await post(client, f"/{table}/answers", content, who)).status_code == 200
    record = await client.get(f"/{table}/record", headers=headers(who))
    assert record.status_code == 200
    lines = [line.split(" ")[0] for line in record.text.splitlines()]
    assert {"bedesten", "rules", "layout", "seats", "chance"} <= set(lines), record.text[:500]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["record", "position", "layout", "agreement"])
def test_what_is_nearly_right_is_refused_in_words_or_can_be_played(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "deadline", lambda _: None)  # a second for a move may be agreed on, and the machine may be slow

    async def fuzz() -> None:
        rng, found = Random(kind), Counter[int]()
        requests = Requests(rng)
        made: Callable[[], tuple[str, Any]] = getattr(requests, kind)
        async with at_home(tmp_path) as (client, house):
            for n in range(EACH):
                path, content = made()
                before, who = await stored(house), f"the device of request {n}"
                answer = await post(client, path, content, who)
                found[answer.status_code] += 1
                assert answer.status_code in (201, 400, 413), f"{answer.status_code} {answer.text} after {content!r}"
                if answer.status_code == 201:
                    await can_be_played(client, answer.json()["id"], who, rng)
                else:
                    told = answer.json()
                    assert set(told) == {"error", "clause", "said"} and told["error"].endswith("."), (told, content)
                    assert told["said"], f"only English can say that: {told['error']}"
                    assert len(told["error"]) <= 1000, f"that is no sentence: {told['error'][:300]} after {content!r}"
                    assert await stored(house) == before, f"refused, and yet something is stored: {content!r}"
        assert found[201] > EACH // 50 and found[400] > EACH // 4, found

    with nothing_by_itself():
        asyncio.run(fuzz())


def test_what_was_not_changed_is_taken(tmp_path: Path) -> None:
    async def taken() -> None:
        requests = Requests(Random(1))
        async with at_home(tmp_path) as (client, _):
            for players, text in (*requests.records, *requests.positions):
                answer = await post(client, "/import", {"record": text, "seats": WISHES[players - 2]}, "somebody's device")
                assert answer.status_code == 201, answer.text
        assert read_record(requests.records[0][1]).options.players == 2

    asyncio.run(taken())


def test_a_record_may_be_far_longer_than_games_are_but_not_endless(tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "games" / "letters-five.bdn").read_text(encoding="utf-8")
    game = read_record(text)
    assert len(write_record(game)) < RECORD_LENGTH / 4

    async def imported() -> None:
        content = {"to": 100, "seats": WISHES[3]}
        async with at_home(tmp_path) as (client, _):
            answers = [
                await post(client, "/import", content | {"record": text.ljust(length, "\n")}, "somebody's device")
                for length in (RECORD_LENGTH, RECORD_LENGTH + 1, 3 * RECORD_LENGTH)
            ]
            assert [answer.status_code for answer in answers] == [201, 400, 413], [answer.text[:300] for answer in answers]

    asyncio.run(imported())
