"""Headers, metrics, logs, and a stop in order: in a test client, and in real processes."""

import asyncio
import json
import logging
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from bedesten.web import logs
from bedesten.web.app import create_app
from bedesten.web.headers import POLICY
from bedesten.web.settings import Settings
from service.people import nothing_by_itself
from service.servers import Postgres, Redis
from web.server import WITHIN, Guest, Server, keen

DEVICE = {"authorization": "Bearer the-device-of-the-tests"}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
ROOT = Path(__file__).parents[2]


@get("/broken", sync_to_thread=False)
def broken() -> str:
    raise ValueError("hush: the seed is 7")


def app(folder: Path, **settings: Any) -> Litestar:
    made = create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db", **settings))
    made.register(broken)
    return made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with nothing_by_itself(), TestClient(app(tmp_path), raise_server_exceptions=False) as client:
        yield client


def opened(client: TestClient[Litestar]) -> str:
    answer = client.post("/api/tables", json={"seats": SEATS, "settings": {"players": 2}}, headers=DEVICE)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def figures(text: str) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


# -- headers


@pytest.mark.parametrize(
    "path", ["/health", "/ready", "/metrics", "/api/tables", "/api/tables/nowhere", "/nowhere.txt", "/broken"]
)
def test_every_answer_has_strict_headers(client: TestClient[Litestar], path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert "default-src 'self'" in POLICY and "frame-ancestors 'none'" in POLICY and "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert re.fullmatch(r"[0-9a-f]{16}", headers["x-request-id"])
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)


def test_over_https_cookies_are_kept_there(tmp_path: Path) -> None:
    with TestClient(app(tmp_path, is_https=True), base_url="https://house.test") as client:
        answer = client.get("/api/tables")
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie and "httponly" in cookie and "samesite=lax" in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_the_page_of_the_protocol_loads_nothing_from_elsewhere(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/docs")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert re.findall(r"(?:src|href)=['\"]?(?:https?:)?//", answer.text) == [] and "<script" not in answer.text
    policy = answer.headers["content-security-policy"]
    assert "'sha256-" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    schema = client.get("/api/docs/openapi.json").json()
    assert [path for path in schema["paths"] if path not in answer.text] == []
    assert [name for name in schema["components"]["schemas"] if f"id='{name}'" not in answer.text] == []


# -- metrics


def test_metrics_count_tables_moves_connections_and_say_what_is_up(client: TestClient[Litestar]) -> None:
    table, rng, moves = opened(client), Random(1), 0
    with client.websocket_connect(f"/api/tables/{table}/live", headers=DEVICE) as socket:
        for _ in range(10):
            update = json.loads(socket.receive_text())["update"]
            answers = {"do": "answer", "seq": update["seq"], "answers": [keen(asked(client, table, update), rng)]}
            seat = {"red": 0, "green": 1}[update["table"]["to_act"]]
            socket.send_text(json.dumps(answers | {"seat": seat}))
            moves += 1
        socket.receive_text()
        found = figures(client.get("/metrics").text)
        assert found["bedesten_connections"] == 1
    assert found['bedesten_tables{stage="playing"}'] == 1 and found['bedesten_tables{stage="over"}'] == 0
    assert found['bedesten_moves_total{by="person"}'] == moves and found['bedesten_moves_total{by="bot"}'] == 0
    assert found['bedesten_answer_seconds_count{by="person"}'] == moves
    assert found['bedesten_answer_seconds_bucket{by="person",le="+Inf"}'] == moves
    assert found["bedesten_database_up"] == found["bedesten_bus_up"] == 1 and found["bedesten_bot_queue"] == 0
    assert found['bedesten_requests_total{method="POST",status="201"}'] == 1


def asked(client: TestClient[Litestar], table: str, update: dict[str, Any]) -> dict[str, Any]:
    """The question of whoever is to act: both sit at this device."""
    seat = {"red": 0, "green": 1}[update["table"]["to_act"]]
    return dict(client.get(f"/api/tables/{table}", params={"seat": seat}, headers=DEVICE).json()["question"])


def test_metrics_name_nobody(client: TestClient[Litestar]) -> None:
    table = opened(client)
    client.get(f"/api/tables/{table}", headers=DEVICE)
    client.request("PROPFIND", "/api/tables/hush")
    text = client.get("/metrics").text
    assert not [word for word in (table, "Ada", "Grace", "device", "hush", "PROPFIND") if word in text]


def test_the_guide_lists_every_metric(client: TestClient[Litestar]) -> None:
    page = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")
    names = {re.split(r"_bucket|_count|_sum|\{", name)[0] for name in figures(client.get("/metrics").text)}
    assert {name for name in names if f"`{name}" not in page} == set()


# -- logs


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]) -> Iterator[list[dict[str, Any]]]:
    """What is written, as JSON lines."""
    found: list[dict[str, Any]] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(logs.AsJson().format(record)) | {"text": logs.AsText().format(record)})

    monkeypatch.setattr(logs.LOGGER, "handlers", [Keep()])
    monkeypatch.setattr(logs.LOGGER, "propagate", False)
    before = logs.LOGGER.level
    logs.LOGGER.setLevel(logging.INFO)
    yield found
    logs.LOGGER.setLevel(before)


def test_a_request_is_a_line_without_secrets(client: TestClient[Litestar], lines: list[dict[str, Any]]) -> None:
    table = opened(client)
    answer = client.get(f"/api/tables/{table}?seat=0&token=hush", headers=DEVICE | {"cookie": "bedesten=hush-hush-hush-hush"})
    client.get("/api/tables/Hush%0AHush")
    client.get("/api/hush/hush")
    client.get("/health")
    post, look, strange, nowhere = lines
    assert (post["method"], post["path"], post["status"]) == ("POST", "/api/tables", 201)
    assert look["path"] == f"/api/tables/{table}" and look["table"] == table and look["ms"] >= 0
    assert look["id"] == answer.headers["x-request-id"] and look["event"] == "request" and look["level"] == "info"
    assert re.fullmatch(rf"\S+ GET /api/tables/{table} 200 [\d.]+ ms id=\w+ table={table}", look["text"])
    assert strange["path"] == "/api/tables/?" and nowhere["path"] == "(no such path)" and nowhere["status"] == 404
    assert not [word for word in ("hush", "Hush", "Ada", "Grace", "the-device", "\n") if word in str(lines)]


def test_an_error_that_nobody_foresaw_is_told_without_its_words(
    client: TestClient[Litestar], lines: list[dict[str, Any]]
) -> None:
    answer = client.get("/broken")
    assert answer.status_code == 500 and "hush" not in answer.text and "ValueError" not in answer.text
    error, request = lines
    assert error["level"] == request["level"] == "error" and error["error"] == "ValueError"
    assert "test_frame.py" in error["at"] and "hush" not in str(lines)


def test_sockets_are_told_when_they_open_and_close(client: TestClient[Litestar], lines: list[dict[str, Any]]) -> None:
    table = opened(client)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=DEVICE) as socket:
        socket.receive_text()
    end = time.monotonic() + 240
    while len(lines) < 3 and time.monotonic() < end:
        time.sleep(0.01)
    assert [line["event"] for line in lines][1:] == ["socket opened", "socket closed"]
    assert lines[-1]["table"] == table and lines[-1]["path"] == f"/api/tables/{table}/live"


def test_what_other_libraries_fill_in_stays_out() -> None:
    record = logging.LogRecord("sqlalchemy", logging.ERROR, "", 0, "Lost %s\nhush", ("hush",), None)
    said = logs.log_line(record)
    assert said["event"] == "Lost %s" and said["logger"] == "sqlalchemy" and "hush" not in str(said)


# -- real processes


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_in_order(tmp_path: Path, number: signal.Signals) -> None:
    """Sockets are closed with 1012, what was confirmed is there after the next start, and the process ends with 0."""
    asyncio.run(stop_and_start_again(tmp_path, number))


async def stop_and_start_again(folder: Path, number: signal.Signals) -> None:
    async with Server(folder / "house", environment={"BEDESTEN_LOG": "json"}) as server, Guest(server) as guest:
        table = await guest.open([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        rng, confirmed = Random(1), 0
        async with guest.live(table) as live:
            while confirmed < 20:
                update = await live.update()
                if update["question"]:
                    await live.answer(update["seq"], keen(update["question"], rng))
                confirmed = update["seq"]
            assert server.process
            if number == signal.SIGINT:
                await until_bots_ignore_it(server)
            os.killpg(server.process.pid, number) if number == signal.SIGINT else server.process.send_signal(number)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    confirmed = (await live.update())["seq"]
        assert (
            closed.value.rcvd and closed.value.rcvd.code == 1012 and closed.value.rcvd.reason == "The server is being restarted."
        )
        assert await asyncio.to_thread(server.process.wait, WITHIN) == 0
        told = server.log().splitlines()
        opened = [line for line in told if line.startswith("The server is running at http://127.0.0.1:")]
        assert len(opened) == 1
        events = [json.loads(line)["event"] for line in told if line not in opened]  # nothing but JSON: no chatter, no traces
        events = [event for event in events if "running as root" not in event]
        assert events[0] == "open" and events[-1] == "closed" and {"socket opened", "socket closed"} <= set(events)
        assert guest.token not in server.log()
        server.kill()
        await server.start()
        assert (await guest.look(table))["seq"] >= confirmed


async def until_bots_ignore_it(server: Server) -> None:
    """One that was just started would die of a Ctrl-C with many words."""
    bit = 1 << (signal.SIGINT - 1)
    while not all(int(ignored(pid), 16) & bit for pid in server.thinking()):
        await asyncio.sleep(0.02)


def ignored(pid: int) -> str:
    """The signals that a process ignores, as a mask."""
    (found,) = re.findall(r"^SigIgn:\s*(\w+)", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return str(found)


@pytest.mark.slow
def test_a_stop_waits_for_no_bot_and_leaves_no_process(tmp_path: Path) -> None:
    """Also if one thinks for ever, with many sockets open."""

    async def stop() -> None:
        async with Server(tmp_path / "house") as server, Guest(server) as guest, AsyncExitStack() as sockets:
            table = await guest.open([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            rng, thinking = Random(1), list[int]()
            while not thinking:
                await answer_if_asked(guest, table, rng)
                thinking = server.thinking()
            for bot in thinking:
                os.kill(bot, signal.SIGSTOP)
            for _ in range(20):
                live = await sockets.enter_async_context(guest.live(table))
                await live.update()
            while (await guest.look(table))["table"]["to_act"] != "green":  # now the bot is asked, and will not answer
                await answer_if_asked(guest, table, rng)
            everybody = server.pids()
            assert set(thinking) < set(everybody) and server.process
            server.process.terminate()
            assert await asyncio.to_thread(server.process.wait, WITHIN) == 0, server.log()
            async with asyncio.timeout(WITHIN):
                while left := [pid for pid in everybody if is_alive(pid)]:
                    await asyncio.sleep(0.02)
            assert not left

    asyncio.run(stop())


async def answer_if_asked(guest: Guest, table: str, rng: Random) -> None:
    now = await guest.look(table)
    if now["question"]:
        await guest.answer(table, now["seq"], keen(now["question"], rng))


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it is not only waiting to be forgotten."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
def test_several_processes_serve_the_same_tables_and_add_up_their_figures(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    asyncio.run(play_at_several(tmp_path, postgres.fresh(), redis.url))


async def play_at_several(folder: Path, database_url: str, redis_url: str) -> None:
    environment = {"BEDESTEN_WORKERS": "2", "XDG_DATA_HOME": str(folder / "data"), "BEDESTEN_LOG": "json"}
    async with Server(folder / "house", database_url, redis_url, environment) as server:
        async with Guest(server, "Ada") as ada, Guest(server, "Grace") as grace, AsyncExitStack() as sockets:
            table = await ada.open([{"kind": "me"}, {"kind": "open"}])
            await grace.join(table)
            rng, given = Random(3), 0
            while given < 30:  # now one process is asked, now the other: it makes no difference
                for guest in (ada, grace):
                    now = await guest.look(table)
                    if now["question"]:
                        answer = await guest.answer(table, now["seq"], keen(now["question"], rng))
                        given += answer.status_code == 200
            for n in range(12):  # enough that both processes have some
                live = await sockets.enter_async_context((ada, grace)[n % 2].live(table))
                await live.update()
            moves, others = set(), set()
            for _ in range(12):
                async with Guest(server) as other:  # a connection of its own, to either process
                    found = figures((await other.http.get("/metrics")).text)
                moves.add(found['bedesten_moves_total{by="person"}'])
                others.add((found["bedesten_connections"], found['bedesten_tables{stage="playing"}'], found["bedesten_bus_up"]))
            assert moves == {given} and others == {(12, 1, 1)}
        assert await asyncio.to_thread(server.stop) == 0, server.log()
