"""Somebody uses quick pairing to learn who waits, to fill the queue, to be everywhere at once, or to keep others from playing."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from bedesten.service.pairing import parties, seekers
from service.people import in_loop
from web.server import PATIENT, Guest, Server
from web.visitors import Site, Visitor, site

QUICK = {"pace": "days", "players": 2}


async def seek(who: Visitor, name: str = "Ada", status: int = 200, **wish: Any) -> Any:
    return await who.post("/pairing", {"wish": QUICK | wish, "name": name}, status)


async def met(at: Site) -> list[Visitor]:
    """Two who were matched."""
    both = [await at.visitor(), await at.visitor()]
    for who, name in zip(both, ("Ada", "Bob"), strict=True):
        await seek(who, name)
    return both


@in_loop
async def test_nobody_learns_who_waits_or_how_many(tmp_path: Path) -> None:
    async with site(tmp_path) as at:
        eve = await at.visitor()
        before = await eve.get("/pairing")
        ada = await at.visitor()
        await seek(ada, "Ada", players=5)
        assert await eve.get("/pairing") == before
        told = await seek(eve, "Eve", players=4)
        assert told["own"]["party"] is None and "Ada" not in json.dumps(told)
        await seek(eve, "Eve", players=5, rules="mocha")
        for _ in range(3):
            await seek(await at.visitor(), "Grace", players=5)
        told = await eve.get("/pairing")
        assert told["own"]["party"]["people"] == 5 and not {"Ada", "Grace"} & set(json.dumps(told).split('"')), (
            "no names before it begins"
        )


@in_loop
async def test_whoever_joins_twice_waits_once_and_never_plays_with_himself(tmp_path: Path) -> None:
    async with site(tmp_path) as at:
        eve = await at.visitor()
        for _ in range(3):
            assert (await seek(eve))["own"]["party"] is None
        both = await met(at)
        assert (await both[0].get("/pairing"))["own"]["party"]["people"] == 2
        assert (await seek(both[0], status=400))["said"][0]["key"] == "pairing-found"


@in_loop
async def test_whoever_leaves_others_hanging_has_to_wait_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parties, "TO_CONFIRM_OVER_DAYS", 0)
    async with site(tmp_path) as at:
        ada, eve = await met(at)
        await ada.post("/pairing/confirm", status=400)  # it was over at once
        await at.app.state.pairing.look()
        assert (await seek(eve, status=429))["said"][0]["key"] == "pairing-missed"


@in_loop
async def test_nobody_confirms_for_a_party_that_he_is_not_in(tmp_path: Path) -> None:
    async with site(tmp_path) as at:
        ada, bob = await met(at)
        eve = await at.visitor()
        await eve.post("/pairing/confirm", status=400)
        await ada.post("/pairing/confirm")
        await ada.post("/pairing/confirm")
        assert (await bob.get("/pairing"))["own"]["party"]["confirmed"] == 1, "twice is once"
        table = (await bob.post("/pairing/confirm"))["own"]["table"]
        told = await ada.get(f"/tables/{table}")
        assert sorted(seat["name"] for seat in told["table"]["seats"]) == ["Ada", "Bob"]


@in_loop
async def test_the_queue_is_not_filled_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seekers, "MOST_FROM_ADDRESS", 3)
    async with site(tmp_path) as at:
        for _ in range(3):
            await seek(await at.visitor("203.0.113.7"), players=5)
        told = await seek(await at.visitor("203.0.113.7"), players=5, status=429)
        assert told["said"][0]["key"] == "pairing-full"
        await seek(await at.visitor("203.0.113.8"), players=5)


@pytest.mark.parametrize(
    "wish",
    [{"pace": "never"}, {"rules": "chess"}, {"players": 9}, {"players": -1}, {"bot": "nobody"}, {"bots_after": 1}, {"level": 3}],
    ids=str,
)
@in_loop
async def test_what_makes_no_sense_is_refused(tmp_path: Path, wish: Any) -> None:
    async with site(tmp_path) as at:
        ada = await at.visitor()
        await seek(ada, status=400, **wish)
        assert (await ada.get("/pairing"))["own"] is None


@pytest.mark.slow
@in_loop
async def test_whoever_closes_the_socket_waits_no_more(tmp_path: Path) -> None:
    """Ada and Bob through a real server: one leaves, comes back, and they play."""
    async with Server(tmp_path) as server, Guest(server) as ada, Guest(server, "Bob") as bob:
        address, wish = f"ws://127.0.0.1:{server.port}/api/pairing/live", {"pace": "quick", "players": 2}

        async def until(socket: Any, what: str) -> Any:
            while True:
                told = json.loads(await socket.recv())["pairing"]["own"]
                if told and told[what]:
                    return told[what]

        await ada.http.post("/api/pairing", json={"wish": wish, "name": "Ada"})
        async with connect(address, additional_headers=ada.headers, **PATIENT) as socket:
            await until(socket, "since")
        while (await ada.http.get("/api/pairing")).json()["own"]:
            pass
        async with (
            connect(address, additional_headers=ada.headers, **PATIENT) as hers,
            connect(address, additional_headers=bob.headers, **PATIENT) as his,
        ):
            for who, name in ((ada, "Ada"), (bob, "Bob")):
                await who.http.post("/api/pairing", json={"wish": wish, "name": name})
            assert (await until(hers, "party"))["people"] == (await until(his, "party"))["people"] == 2
            for who in (ada, bob):
                await who.http.post("/api/pairing/confirm")
            assert await until(hers, "table") == await until(his, "table")
