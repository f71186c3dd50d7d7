"""A stranger learns nothing of an account, nor of a deal that he may still try: all that he is told, compared between two servers
that differ in just that."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from bedesten.service import hours, house
from bedesten.service.daily import days
from bedesten.service.house import new_tables
from chance import CHANCE
from service.daily_company import Time, play, time
from service.people import in_loop
from web.authenticator import Passkey
from web.visitors import ORIGIN, Site, Visitor, site

__all__ = ["time"]
OWN_MATTERS = {"date", "x-request-id", "set-cookie"}  # headers that differ from answer to answer
Told = list[tuple[str, int, str, list[tuple[str, str]]]]


async def told_of(visitor: Visitor, asked: list[tuple[str, str, Any]], blank: str = r"(?!)") -> Told:
    """Everything that a visitor is answered: status, words, size, headers. What matches `blank` differs rightly."""
    found: Told = []
    for method, path, body in asked:
        answer = await visitor.http.request(method, path, json=body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in OWN_MATTERS)
        found.append((f"{method} {path}", answer.status_code, re.sub(blank, "…", answer.text), headers))
    return found


def all_routes(here: Site, begins: str, **parts: str) -> list[tuple[str, str, Any]]:
    """Whatever can be asked under an address, whoever has added it, about what the parts name."""
    found: list[tuple[str, str, Any]] = []
    for route in here.app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith(begins):
            path = re.sub(r"\{(\w+):\w+\}", lambda part: parts.get(part[1], "0"), route.path)
            found += [(str(method), path, {} if method == "POST" else None) for method in sorted(route.methods & {"GET", "POST"})]
    return found


def differing(one: Told, other: Told) -> list[str]:
    return [f"{mine}\n{its}" for mine, its in zip(one, other, strict=True) if mine != its]


def begin_alike(folder: Path) -> None:
    """Both servers draw the same, as far as the test does not say otherwise."""
    folder.mkdir()
    CHANCE.begin("a stranger")
    CHANCE.drawn.clear()


# -- a deal


async def played_by_ada(folder: Path, time: Time, secret: bytes, seed: int) -> Told:
    """What Eve is told of a deal with this secret, at which Ada plays, and then has played."""
    begin_alike(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(days, "new_secret", lambda *_: secret)
        for module in (house, hours, new_tables):
            patch.setattr(module, "now", lambda: time.now)
        async with site(folder) as here:
            ada, eve = await here.visitor(), await here.visitor()
            deal = (await eve.get("/daily"))["today"]["deal"]
            table = (await ada.post("/daily/try", {"name": "Ada"}, 201))["id"]
            asked = [*all_routes(here, "/api/daily", deal=deal), ("POST", "/api/daily/practice", {"deal": deal, "name": "Eve"})]
            asked += all_routes(here, "/api/tables/{table_id:str}", table_id=table)
            asked = [one for one in asked if one[1] != "/api/daily/try"]
            at = await here.people.house.tables.find(table)
            told = await told_of(eve, asked, "[0-9a-f]{64}")
            await play(here.people.house, at, at.seats[0].token or "", lambda now: now.game.position.state.turns > 9, seed)
            told += await told_of(eve, asked, "[0-9a-f]{64}")
            await here.app.state.daily.tries.settle(at)
            assert len(asked) > 25 and json.loads(told[0][2])["today"]["tries"] == 0
            return told


@in_loop
async def test_a_stranger_learns_nothing_of_a_deal_or_of_how_it_is_played(tmp_path: Path, time: Time) -> None:
    one = await played_by_ada(tmp_path / "one", time, b"1" * 32, 0)
    other = await played_by_ada(tmp_path / "other", time, b"2" * 32, 7)
    assert differing(one, other) == []


# -- an account

Prepare = Callable[[Site, Visitor], Awaitable[None]]


async def plain(here: Site, ada: Visitor) -> None:
    """Nothing but a passkey."""


async def with_email(here: Site, ada: Visitor) -> None:
    await ada.post("/me/email", {"email": "ada@example.org"})
    await ada.post("/me/link", {"key": here.letters.key()})


async def with_devices(here: Site, ada: Visitor) -> None:
    for n in range(2):
        other = await here.visitor()
        await other.sign_in(ada.passkey)
        await other.add_passkey(Passkey(ORIGIN, b"%d more" % n))
        await other.post("/me/settings", {"settings": {"theme": "dark"}})


async def seen_by_eve(folder: Path, prepare: Prepare) -> Told:
    """What Eve is told at a table with Ada, and when she tries to find out something about her account."""
    begin_alike(folder)
    async with site(folder) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        table = (await ada.open())["id"]
        await eve.join(table, "Eve")
        await prepare(here, ada)
        asked: list[tuple[str, str, Any]] = [("GET", f"/api/tables/{table}{what}", None) for what in ("", "/story")]
        asked += [("POST", "/api/me/email", {"email": "ada@example.org", "language": "en"})]
        asked += [route for route in all_routes(here, "/api/me") if route[1] not in ("/api/me/email", "/api/me/passkeys/options")]
        return await told_of(eve, asked, r'"challenge":"[^"]*"|\b\d{13}\b')  # times are those of the machine


@in_loop
@pytest.mark.parametrize("prepare", [with_email, with_devices], ids=lambda prepare: prepare.__name__)
async def test_a_stranger_learns_nothing_of_an_account(tmp_path: Path, prepare: Prepare) -> None:
    one, other = await seen_by_eve(tmp_path / "one", plain), await seen_by_eve(tmp_path / "other", prepare)
    assert len(one) > 15
    assert differing(one, other) == []
