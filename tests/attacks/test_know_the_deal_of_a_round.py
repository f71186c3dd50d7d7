"""Somebody in a tournament with the same deal at all tables wants to know it from another table, or to tell it elsewhere."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bedesten.engine.notation import SECRET
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.web.socket import CLOSED_NOT_FOUND
from service.people import in_loop
from service.tournament_company import play_out
from web.server import PATIENT, Guest, Server
from web.visitors import Site, Visitor, site

SETTINGS = {"players": 2, "layout": "short", "clock": {"move": 600}}
WISH = {"name": "Duplicate", "agreed": {"settings": SETTINGS, "alike": True, "rounds": 1}}


async def begun(here: Site) -> tuple[Visitor, str, dict[str, list[Visitor]]]:
    """The organiser, the tournament, and who sits at which of its two tables."""
    host = await here.visitor("10.0.0.9")
    await host.add_passkey()
    tournament = str((await host.post("/tournaments", WISH, 201))["head"]["id"])
    people = [await here.visitor(f"10.0.0.{n}") for n in range(1, 5)]
    for n, one in enumerate(people):
        await one.post(f"/tournaments/{tournament}/enter", {"name": f"Player {n}"})
    await host.post(f"/tournaments/{tournament}/begin")
    tournaments: Tournaments = here.app.state.tournaments
    await tournaments.look()
    at: dict[str, list[Visitor]] = {}
    for one in people:
        at.setdefault((await one.get(f"/tournaments/{tournament}"))["own"]["table"], []).append(one)
    return host, tournament, at


def routes_of_tables(here: Site) -> list[tuple[str, str]]:
    """Whatever can be asked about a table, whoever has added it."""
    found: list[tuple[str, str]] = []
    for route in here.app.routes:
        if isinstance(route, HTTPRoute) and "{table_id:str}" in route.path:
            found += [(str(method), route.path) for method in sorted(route.methods) if method in ("GET", "POST", "DELETE")]
    return found


async def ask(one: Visitor, method: str, path: str) -> tuple[int, Any]:
    answer = await one.http.request(method, path, json={} if method == "POST" else None)
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.status_code, answer.json() if is_json else answer.text


@in_loop
async def test_no_route_shows_another_table_of_the_round(tmp_path: Path) -> None:
    """To those who play elsewhere, to strangers, and to whoever leads the tournament: every address that there is."""
    async with site(tmp_path) as here:
        host, tournament, at = await begun(here)
        (table, people), (_, others) = at.items()
        stranger = await here.visitor()
        for one in (host, stranger, *others):
            said = set()
            for method, path in routes_of_tables(here):
                address = path.replace("{table_id:str}", table).replace("{n:int}", "0").replace("{seat:int}", "0")
                status, told = await ask(one, method, address)
                assert status == 403, (method, address, told)
                said.add(told["said"][0]["key"])
            assert said == {"deal-not-yet"} and len(routes_of_tables(here)) > 20
        for one in people:
            assert (await one.get(f"/tables/{table}"))["table"]["deal"] == f"{tournament}.1"
        name = f"{tournament}.1"
        for path in (f"/daily/{name}/ranking", f"/daily/{name}/games", f"/daily/{name}/company"):
            assert (await stranger.http.get(f"/api{path}")).status_code == 404, path
        assert (await stranger.http.post("/api/daily/practice", json={"deal": name, "name": "Eve"})).status_code == 404


@in_loop
async def test_whoever_is_done_first_takes_nothing_away_that_he_has_not_seen(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        _, tournament, at = await begun(here)
        (table, people), (other, others) = at.items()
        house = here.people.house
        played = await house.tables.find(table)
        await play_out(house, played)
        await here.app.state.tournaments.look()
        one = people[0]
        for method, path in (
            ("GET", "record"),
            ("GET", "luck"),
            ("GET", "chances"),
            ("GET", "analysis"),
            ("POST", "analysis"),
            ("DELETE", "analysis"),
        ):
            status, told = await ask(one, method, f"/api/tables/{table}/{path}")
            assert status == 400 and told["said"][0]["key"] == "deal-withheld", (path, told)
        (own,) = [i for i, seat in enumerate((await one.get(f"/tables/{table}"))["table"]["seats"]) if seat["yours"]]
        for eyes in (own, 1 - own, 6):
            assert (await one.http.get(f"/api/tables/{table}/at/9", params={"seat": eyes})).status_code == 400
        told = await one.get(f"/tables/{table}")
        assert "secret=" not in told["table"]["seal"]
        unseen = [event for event in told["events"] if event["word"] == SECRET]
        assert {event["seat"] for event in unseen} == {None} and unseen, "what the other one has drawn stays hidden"
        assert played.secret.hex() not in json.dumps(told)
        for one in (people[0], others[0]):
            rows = [row for found in (await one.get(f"/tournaments/{tournament}/rounds/1"))["tables"] for row in found["seated"]]
            assert {(row["points"], row["rubies"], row["lira"], row["place"]) for row in rows} == {(None, None, None, None)}
            standings = (await one.get(f"/tournaments/{tournament}/standings"))["rows"]
            assert {(row["points"], row["rubies"], row["lira"]) for row in standings} == {(0, 0, 0)}
            sheet = await one.get(f"/tournaments/{tournament}/export.json")
            assert {row["rubies"] for row in sheet["seatings"]} == {None}
        assert (await people[0].get(f"/tournaments/{tournament}"))["own"]["is_over"]
        stays = await house.tables.find(other)
        await play_out(house, stays)
        await here.app.state.tournaments.look()
        stranger = await here.visitor()
        for id in (table, other):
            told = await stranger.get(f"/tables/{id}")
            assert f"secret={played.secret.hex()}" in told["table"]["seal"]
            assert SECRET not in {event["word"] for event in told["events"]}
            assert (await stranger.http.get(f"/api/tables/{id}/record")).status_code == 200


@in_loop
async def test_nothing_of_a_round_is_there_before_it_begins(tmp_path: Path) -> None:
    """Neither in the database nor in a table that somebody opens with the name of its deal."""
    async with site(tmp_path) as here:
        host = await here.visitor()
        await host.add_passkey()
        tournament = (await host.post("/tournaments", WISH, 201))["head"]["id"]
        tournaments: Tournaments = here.app.state.tournaments
        assert await tournaments.rounds.deals.of_round(await tournaments.books.tournament(tournament)) is None
        seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot"}]
        for more in ({"contest": True}, {"alike": True}):
            told = await host.http.post("/api/tables", json={"seats": seats, "settings": {"players": 2} | more})
            assert told.status_code == 400 or not told.json()["deal"]


@in_loop
async def test_a_rematch_has_nothing_of_the_deal(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        _, _, at = await begun(here)
        table, people = next(iter(at.items()))
        house = here.people.house
        played = await house.tables.find(table)
        await play_out(house, played)
        new = await people[0].post(f"/tables/{table}/rematch")
        again = await house.tables.find(new["id"])
        assert again.deal is None and again.secret != played.secret and not again.settings.contest


@pytest.mark.slow
@in_loop
async def test_nor_does_a_socket(tmp_path: Path) -> None:
    environment = {"BEDESTEN_ORGANISERS": "anybody"}
    async with Server(tmp_path, environment=environment) as server, Guest(server) as ada, Guest(server, "Bob") as bob:
        guests = [ada, bob]
        for name in ("Grace", "Mary"):
            guests.append(await Guest(server, name).__aenter__())
        try:
            made = (await ada.http.post("/api/tournaments", json=WISH)).json()["head"]["id"]
            for n, one in enumerate(guests):
                await one.http.post(f"/api/tournaments/{made}/enter", json={"name": f"Player {n}"})
            await ada.http.post(f"/api/tournaments/{made}/begin")
            own = [await _own(one, made) for one in guests]
            other = next(one for one, table in zip(guests, own, strict=True) if table != own[0])
            address = f"ws://127.0.0.1:{server.port}/api/tables/{own[0]}/live"
            async with connect(address, additional_headers=ada.headers, **PATIENT) as socket:
                assert "update" in json.loads(await socket.recv())
            async with connect(address, additional_headers=other.headers, **PATIENT) as socket:
                assert set(json.loads(await socket.recv())) == {"problem"}
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd and closed.value.rcvd.code == CLOSED_NOT_FOUND
        finally:
            for one in guests[2:]:
                await one.__aexit__(None, None, None)


async def _own(one: Guest, tournament: str) -> str:
    """When the table is laid, which the server does by itself."""
    while True:
        own = (await one.http.get(f"/api/tournaments/{tournament}")).json()["own"]
        if own and own["is_laid"]:
            return str(own["table"])
        await asyncio.sleep(0.05)
