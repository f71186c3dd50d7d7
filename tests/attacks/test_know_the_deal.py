"""Somebody wants to know the deal of the day before his own try is over, or to try it twice."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import AsyncTestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bedesten.service.daily import days
from bedesten.service.daily.daily import Daily
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from bedesten.web.socket import CLOSED_NOT_FOUND
from service.people import in_loop, nothing_by_itself
from web.server import PATIENT, Guest, Server

ADA, BOB = "the secret of Ada's browser", "the secret of Bob's browser"
Client = AsyncTestClient[Any]


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[Client]:
    made = Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db", **settings)
    with nothing_by_itself(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(days, "BOTS", ("greedy", "greedy"))
        async with AsyncTestClient(create_app(made), raise_server_exceptions=False) as client:
            yield client


async def ask(client: Client, device: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    answer = await client.request(method, path, json=body, headers={"authorization": f"Bearer {device}"})
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.status_code, answer.json() if is_json else answer.text


async def begin(client: Client, device: str) -> dict[str, Any]:
    status, table = await ask(client, device, "POST", "/api/daily/try", {"name": "Guest"})
    assert status == 201, table
    return dict(table)


async def today(client: Client, device: str) -> dict[str, Any]:
    status, told = await ask(client, device, "GET", "/api/daily")
    assert status == 200
    return dict(told["today"])


def routes_of_tables(client: Client) -> list[tuple[str, str]]:
    """Whatever can be asked about a table, whoever has added it."""
    found: list[tuple[str, str]] = []
    for route in client.app.routes:
        if isinstance(route, HTTPRoute) and "{table_id:str}" in route.path:
            found += [(str(method), route.path) for method in sorted(route.methods) if method in ("GET", "POST", "DELETE")]
    return found


@in_loop
async def test_a_second_try_is_the_first_one(tmp_path: Path) -> None:
    async with open_house(tmp_path) as client:
        one = await begin(client, ADA)
        again = await begin(client, ADA)
        assert one["id"] == again["id"] and one["counts"] and one["deal"]
        await ask(client, ADA, "POST", f"/api/tables/{one['id']}/resign", {})
        assert (await begin(client, ADA))["id"] == one["id"], "nor after one has given up"
        own = (await today(client, ADA))["own"]
        assert own["is_over"] and own["rank"] is None


@in_loop
async def test_many_requests_in_the_same_moment_begin_one_try(tmp_path: Path) -> None:
    async with open_house(tmp_path) as client:
        tables = await asyncio.gather(*(begin(client, ADA) for _ in range(10)))
        assert len({table["id"] for table in tables}) == 1
        daily: Daily = client.app.state.daily
        kept = [table for table in await daily.house.tables.of_device(tables[0]["host"] or "")]
        assert kept == [] and len(await daily.house.tables.progress()) == 1, "nothing is left of those that came second"


@in_loop
async def test_nobody_practises_before_his_try_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as client:
        deal = (await today(client, BOB))["deal"]
        wish = {"deal": deal, "name": "Bob"}
        assert (await ask(client, BOB, "POST", "/api/daily/practice", wish))[0] == 400
        table = await begin(client, BOB)
        assert (await ask(client, BOB, "POST", "/api/daily/practice", wish))[0] == 400
        await ask(client, BOB, "POST", f"/api/tables/{table['id']}/resign", {})
        status, practice = await ask(client, BOB, "POST", "/api/daily/practice", wish)
        assert status == 201 and practice["deal"] == deal and not practice["counts"]
        assert (await ask(client, ADA, "GET", f"/api/tables/{practice['id']}"))[0] == 403, "which shows the deal, too"


@in_loop
async def test_no_question_about_a_table_shows_a_deal_that_one_may_still_try(tmp_path: Path) -> None:
    """Every address that there is, and the same words to all of them, before the game has gone on and after it."""
    async with open_house(tmp_path) as client:
        table = await begin(client, ADA)
        said = set()
        for method, path in routes_of_tables(client):
            address = path.replace("{table_id:str}", table["id"]).replace("{n:int}", "0").replace("{seat:int}", "0")
            status, told = await ask(client, BOB, method, address, {} if method == "POST" else None)
            assert status == 403, (method, address, told)
            said.add(told["error"])
        assert len(said) == 1 and len(routes_of_tables(client)) > 20
        deal = table["deal"]
        for path in ("ranking", "games"):
            assert (await ask(client, BOB, "GET", f"/api/daily/{deal}/{path}"))[0] == 403
        await begin(client, BOB)
        assert (await ask(client, BOB, "GET", f"/api/tables/{table['id']}"))[0] == 403, "nor while one plays it oneself"
        for path in ("ranking", "games"):
            assert (await ask(client, BOB, "GET", f"/api/daily/{deal}/{path}"))[0] == 403


@in_loop
async def test_what_is_told_of_today_says_nothing_of_its_deal(tmp_path: Path) -> None:
    async with open_house(tmp_path) as client:
        table = await begin(client, ADA)
        daily: Daily = client.app.state.daily
        await today(client, ADA)  # both deals are made: from here nothing can be written
        deal = await daily.today()
        following = await daily.days.at(deal.until)
        at = await daily.house.tables.find(table["id"])
        for path in ("/api/daily", "/api/daily/past", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/story"):
            for device in (ADA, BOB):
                told = str(await ask(client, device, "GET", path))
                assert deal.secret.hex() not in told and following.secret.hex() not in told
        assert at.game.options.layout not in str(await ask(client, BOB, "GET", "/api/daily"))
        await ask(client, ADA, "POST", f"/api/tables/{table['id']}/resign", {})
        told = str(await ask(client, ADA, "GET", f"/api/tables/{table['id']}/record"))
        assert deal.secret.hex() not in told, "one's own try is over, but not that of others"
        assert (await ask(client, ADA, "GET", f"/api/daily/{following.name}/ranking"))[0] == 404, "of tomorrow there is nothing"


@in_loop
async def test_nobody_takes_a_running_game_elsewhere_to_be_helped(tmp_path: Path) -> None:
    """Not as a record to play on from, nor to an analysis, nor by asking who will win after each answer."""
    async with open_house(tmp_path) as client:
        table = await begin(client, ADA)
        for method, path in (
            ("GET", "record"),
            ("GET", "advice"),
            ("GET", "cost?answers=act"),
            ("GET", "chances"),
            ("GET", "analysis"),
            ("POST", "analysis"),
            ("GET", "luck"),
            ("POST", "rematch"),
            ("POST", "seats/0/link"),
        ):
            status, told = await ask(client, ADA, method, f"/api/tables/{table['id']}/{path}", {} if method == "POST" else None)
            assert status == 400, (path, told)
        status, told = await ask(client, ADA, "POST", f"/api/tables/{table['id']}/seats/0", {"bot": "level-5"})
        assert status == 400 and "no help" in told["error"]


@in_loop
async def test_a_table_that_somebody_opens_is_never_on_a_deal(tmp_path: Path) -> None:
    async with open_house(tmp_path) as client:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        for more in ({"deal": "2026-11-18"}, {"counts": True}):
            wish = {"seats": seats, "settings": {"players": 2}, **more}
            assert (await ask(client, ADA, "POST", "/api/tables", wish))[0] == 400
        status, table = await ask(client, ADA, "POST", "/api/tables", {"seats": seats, "settings": {"players": 2}})
        assert status == 201 and table["deal"] is None and not table["counts"]


@in_loop
async def test_where_there_is_no_daily_bazaar_nobody_begins_one(tmp_path: Path) -> None:
    async with open_house(tmp_path, daily="no") as client:
        assert await ask(client, ADA, "GET", "/api/daily") == (200, {"today": None})
        assert (await ask(client, ADA, "POST", "/api/daily/try", {"name": "Ada"}))[0] == 404
        assert await ask(client, ADA, "GET", "/api/daily/past") == (200, [])


@pytest.mark.slow
@in_loop
async def test_nor_does_a_socket(tmp_path: Path) -> None:
    async with Server(tmp_path) as server, Guest(server) as ada, Guest(server, "Bob") as bob:
        begun = await ada.http.post("/api/daily/try", json={"name": "Ada"})
        table = begun.json()["id"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect(address, additional_headers=ada.headers, **PATIENT) as socket:
            assert "update" in json.loads(await socket.recv())
        async with connect(address, additional_headers=bob.headers, **PATIENT) as socket:
            assert set(json.loads(await socket.recv())) == {"problem"}
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd and closed.value.rcvd.code == CLOSED_NOT_FOUND
