"""Whatever is sent to the house: an answer in words, nothing changed, and the house stands."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from web.authenticator import Passkey
from web.server import Guest, Server, keen

MESSAGES = 10_000
EXAMPLES = 15  # of each route, in each phase
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
AT_ONCE = 100  # messages through one connection: who sends more is heard more slowly
STRANGE = ["", "\0", "ß", "😀" * 50, "\ud800", "𝕬", "‮", "'; drop table entries; --", "../../etc/passwd", "{{7*7}}", "%00", "null"]
NUMBERS: list[Any] = [-1, 0, 1, 2**31, 2**63, -(2**63), 2**64, 10**400, -0.0, 1e308, 1.5, True, None, "0", "1e3", [], {}]
WORDS = [
    "bid:0",
    "bid:-1",
    "bid:" + "9" * 5000,
    "bid:٣",
    "bid:1e9",
    "*{lira}",
    "*5+4",
    "*start:red",
    "{?}",
    "end",
    "play:lira",
    ">tea-house",
]


def anything(rng: Random, depth: int = 3) -> Any:
    """Some value that JSON can write."""
    kind = rng.randrange(7 if depth else 5)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return rng.choice(STRANGE + WORDS)
    if kind == 4:
        return rng.getrandbits(rng.choice((1, 8, 32, 64, 200)))
    if kind == 5:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {
        rng.choice(["do", "seq", "seat", "answers", "text", *STRANGE]): anything(rng, depth - 1) for _ in range(rng.randrange(4))
    }


class Messages:
    """Messages of every kind, none of which may change anything: the right answer is never sent for the right number."""

    def __init__(self, rng: Random, now: dict[str, Any]) -> None:
        self.rng, self.seq = rng, now["seq"]
        self.own = [i for i, seat in enumerate(now["table"]["seats"]) if seat["yours"]]
        self.right = [option["word"] for option in now["question"]["options"]] if now["question"] else []
        self.kinds: list[Callable[[], str | bytes]] = [
            self.noise,
            self.text,
            self.mutated,
            self.wrong_types,
            self.deep,
            self.long,
        ]
        self.kinds += [self.stale, self.foreign, self.wrong_word, self.wish]

    def one(self) -> tuple[str, str | bytes]:
        kind = self.rng.choice(self.kinds)
        return kind.__name__, kind()

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def text(self) -> str:
        return "".join(
            chr(self.rng.choice((self.rng.randrange(32, 127), self.rng.randrange(0xD800)))) for _ in range(self.rng.randrange(80))
        )

    def mutated(self) -> str:
        """A valid message with a few characters changed; its number is never the right one."""
        letters = list(
            json.dumps({"do": "answer", "seq": -1 - self.rng.randrange(10**6), "answers": ["x", *self.right[:1]], "seat": 0})
        )
        for _ in range(1 + self.rng.randrange(4)):
            at = self.rng.randrange(len(letters))
            letters[at] = self.rng.choice(["", letters[at] * 2, chr(self.rng.randrange(32, 127)), self.rng.choice('{}[]",:\\')])
        return "".join(letters)

    def wrong_types(self) -> str:
        message = {"do": "answer", "seq": -1, "answers": self.right[:1], "seat": 0}
        for name in self.rng.sample(list(message), 1 + self.rng.randrange(3)):
            message[name] = anything(self.rng)
        if message["seq"] == self.seq:
            message["seq"] = -1
        return json.dumps(message)

    def deep(self) -> str:
        levels = self.rng.choice((10, 100, 900, 5000))
        opening = self.rng.choice(("[", '{"do":', '{"answers":['))
        return opening * levels + self.rng.choice(("", "0", "]" * levels))

    def long(self) -> str:
        size = self.rng.choice((16_000, 16_385, 60_000))  # what is longer closes the socket: attacks/test_fill_the_memory.py
        return json.dumps({"do": "answer", "seq": self.seq, "answers": ["x" * size]}) if size % 2 else "x" * size

    def stale(self) -> str:
        return json.dumps(
            {"do": "answer", "seq": self.rng.choice([self.seq - 1, self.seq + 1, 0, -1, 2**31, 2**63]), "answers": self.right[:1]}
        )

    def foreign(self) -> str:
        seat = self.rng.choice([other for other in (0, 1, 2, 5, 6, 99, -1, -2, 2**40) if other not in self.own])
        return json.dumps({"do": "answer", "seq": self.seq, "answers": self.right[:1] or ["act"], "seat": seat})

    def wrong_word(self) -> str:
        """For the right question, but no answer to it; or all right, with a wrong one behind."""
        wrong = self.rng.choice(STRANGE + WORDS)
        if wrong in self.right:
            wrong = "nothing"
        answers = self.rng.choice(([], [wrong], [*self.right[:1], self.rng.choice(STRANGE)], [wrong[:8]] * 500))
        return json.dumps({"do": "answer", "seq": self.seq, "answers": answers})

    def wish(self) -> str:
        do = self.rng.choice(["undo", "confirm", "confirm", "resign ", "", "ANSWER", "drop"])
        return json.dumps({"do": do, "seq": self.seq - 1 - self.rng.randrange(3)})


async def send(guest: Guest, table: str, messages: Messages) -> Counter[str]:
    """Send some through a new connection, as many as are heard at once; returns how many of each kind were answered."""
    async with guest.live(table) as live:
        await live.update()
        sent = [messages.one() for _ in range(AT_ONCE)]
        for _, message in sent:
            await live.send(message)
        for kind, message in sent:
            found = await live.next()
            while "update" in found:
                assert is_only_of_spectators(found["update"])
                found = await live.next()
            assert set(found) == {"problem"} and found["problem"]["error"], f"after {kind} {message[:200]!r}: {found}"
        return Counter(kind for kind, _ in sent)


@pytest.mark.slow
def test_no_message_through_a_socket_changes_anything_or_disturbs_others(tmp_path: Path, more: int) -> None:
    asyncio.run(fuzz_sockets(tmp_path, MESSAGES * more))


async def fuzz_sockets(folder: Path, messages: int) -> None:
    rng = Random(7)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Server(folder / "house"))
        host, guest, stranger = [await stack.enter_async_context(Guest(server, name)) for name in ("Ada", "Grace", "Eve")]
        table = await in_mid_game(host, guest, rng)
        before = [await seen(device, table) for device in (host, guest, stranger)]
        stored = everything_in(server.file)
        witness = await stack.enter_async_context(guest.live(table))
        await witness.update()
        sent: Counter[str] = Counter()
        for i in range(messages // AT_ONCE):
            device, now = [(host, before[0]), (guest, before[1]), (stranger, before[2])][i % 3]
            sent += await send(device, table, Messages(rng, now))
        assert sent.total() >= messages and min(sent.values()) > messages // 20
        assert [await seen(device, table) for device in (host, guest, stranger)] == before
        assert everything_in(server.file) == stored
        asked, now = (host, before[0]) if before[0]["question"] else (guest, before[1])
        word = keen(now["question"], rng)
        async with asyncio.timeout(240):
            while (given := await asked.answer(table, now["seq"], word)).status_code == 429:  # who has said so much has to wait
                await asyncio.sleep(1)
        assert given.status_code == 200
        while (heard := await witness.update())["seq"] == now["seq"]:
            assert is_only_of_spectators(heard)
        assert heard["seq"] > now["seq"]  # the others have heard nothing else in between, and hear on


async def seen(device: Guest, table: str) -> dict[str, Any]:
    """What a device sees; who is there, and how many look on, changes by itself."""
    found = await device.look(table)
    del found["table"]["spectators"]
    for seat in found["table"]["seats"]:
        del seat["away"]
    return found


def is_only_of_spectators(update: dict[str, Any]) -> bool:
    return not update["events"] and not update["chat"]


async def in_mid_game(host: Guest, guest: Guest, rng: Random) -> str:
    table = await host.open([{"kind": "me"}, {"kind": "open"}])
    await guest.join(table)
    given = 0
    while True:
        for device in (host, guest):
            now = await device.look(table)
            if now["question"]:
                if given >= 40 and len(now["question"]["options"]) > 1:  # otherwise the house answers after a moment
                    return table
                answer = await device.answer(table, now["seq"], keen(now["question"], rng))
                assert answer.status_code in (200, 409), answer.text  # the house may have been faster for one without a choice
                given += answer.status_code == 200


def everything_in(file: Path | None) -> dict[str, list[Any]]:
    """All that a database holds, but for the signs of life of the house, and its snapshots."""
    assert file
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        kept = [name for name in names if name not in ("processes", "closures", "snapshots")]
        return {name: database.execute(f"select * from {name}").fetchall() for name in kept}


# -- HTTP: every route of the OpenAPI page, with whatever its schema allows and forbids


ENDING = "^/api/me/(sign-out|delete)$"  # after these an account is none


@pytest.mark.slow
def test_no_request_makes_the_server_fail(tmp_path: Path, more: int) -> None:
    """By somebody with an account, at a table and at the deal of today; at last he leaves."""

    async def attack() -> list[str]:
        async with Server(tmp_path / "house") as server, Guest(server, token=await account_at(server)) as guest:
            table = await guest.open([{"kind": "me"}, {"kind": "bot", "bot": "keen"}])
            cup = {"name": "Cup", "agreed": {"settings": {"players": 2, "clock": {"move": 86_400}}}}
            opened = (await guest.http.post("/api/tournaments", json=cup)).json()["head"]["id"]
            deal = (await guest.http.get("/api/daily")).json()["today"]["deal"]
            known = {"table_id": table, "deal": deal, "tournament_id": opened}
            described = await guest.http.get("/api/docs/openapi.json")
            (tmp_path / "openapi.json").write_text(json.dumps(naming(described.json(), known)))
            command = [sys.executable, "-m", "schemathesis.cli", "run", "openapi.json", "--url", server.url, "--no-color"]
            command += ["--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--continue-on-failure"]
            command += ["--max-examples", str(EXAMPLES * more), "--generation-deterministic", "--seed", "1", "--no-shrink"]
            command += ["--header", f"Authorization: Bearer {guest.token}", "--warnings", "off", "--request-timeout", "300"]
            found = []
            for which in (
                ["--exclude-path-regex", f"{ENDING}|^/ready$"],
                ["--include-path-regex", ENDING],
            ):  # busy, it rightly says 503
                done = await asyncio.to_thread(subprocess.run, [*command, *which], capture_output=True, text=True, cwd=tmp_path)
                await server.until_ready()
                assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
                found.append(done.stdout)
            assert (await guest.look(table))["table"]["id"] == table
            return found

    assert all("passed" in one for one in asyncio.run(attack()))


async def account_at(server: Server) -> str:
    """The secret of a device that is signed in."""
    await server.until_ready()
    origin = f"http://localhost:{server.port}"
    headers = {"host": f"localhost:{server.port}", "origin": origin}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=240) as browser:
        await browser.get("/api/me")
        credential = Passkey(origin).made((await browser.post("/api/me/passkeys/options")).json())
        assert (await browser.post("/api/me/passkeys", json={"credential": credential})).json()["account"]
        return str(browser.cookies["bedesten"])


def naming(schema: dict[str, Any], known: dict[str, str]) -> dict[str, Any]:
    """The description of the API, in which what stands in an address is often something that there is."""
    for path in schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] in known:
                    parameter["schema"] = {"anyOf": [{"type": "string", "enum": [known[parameter["name"]]]}, {"type": "string"}]}
    return schema
