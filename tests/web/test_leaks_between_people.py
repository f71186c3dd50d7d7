"""Nobody learns what somebody else keeps to himself: two servers that differ in just that tell the others the same, byte by byte,
on every route that there is. What is hidden in a game: test_leaks.py; in a deal: test_leaks_to_strangers.py and the attacks."""

from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from service.people import in_loop
from service.rated_company import give_rating, give_results, result
from web.test_leaks_to_strangers import Prepare, Told, all_routes, begin_alike, differing, plain, told_of, with_email
from web.visitors import Site, Visitor, site

TIMES = r'"challenge":"[^"]*"|\b\d{13}\b'  # those of the machine
OWN = ("/api/me/passkeys/options", "/api/me/sign-in/options")  # each answer brings something new
ASKED_ELSEWHERE = ("/api/positions", "/api/docs")  # of no table and no person
CLOCK = {"players": 2, "clock": {"move": 864_000}, "premoves": True, "holidays": 5}
SHARED: dict[str, Any] = {"name": "Cup", "agreed": {"settings": {"players": 2, "clock": {"move": 86_400}}, "rounds": 1}}


async def with_games(here: Site, ada: Visitor) -> None:
    """Results and a rating, of somebody who shows them to nobody."""
    account = (await here.people.accounts.listed())[0]["id"]
    await give_results(here.people.house.store, *[result(n, account, mu=30.0, sigma=3.0, before=25.0, nth=9) for n in range(3)])
    await give_rating(here.people.house.store, account, 30.0, players=2)


async def with_notices(here: Site, ada: Visitor) -> None:
    """What she is told, where, and when not."""
    await with_email(here, ada)
    await ada.post("/notices/choice", {"kinds": {"chat": "always"}, "quiet": {"begins": 0, "ends": 400, "zone": "Europe/Berlin"}})


async def with_settings(here: Site, ada: Visitor) -> None:
    await ada.post("/me/settings", {"settings": {"theme": "dark"}, "language": "uk"})


async def who_looks_for_others(here: Site, ada: Visitor) -> None:
    """And is there: others may be matched with her, but nobody is told who waits."""
    await ada.post("/pairing", {"name": "Ada", "wish": {"pace": "days", "rules": "grand", "players": 5}})


async def who_looks_at_everything(here: Site, ada: Visitor) -> None:
    for _, path, _ in all_routes(here, "/api/me"):
        await ada.http.get(path)


async def told_others(folder: Path, prepare: Prepare) -> Told:
    """What Bob is told, who plays with Ada, and Eve, who does not."""
    begin_alike(folder)
    async with site(folder) as here:
        ada, bob, eve = await here.visitor(), await here.visitor(), await here.visitor()
        await ada.add_passkey()
        await ada.post("/me/name", {"name": "Ada"})
        table = (await ada.open(settings=CLOCK))["id"]
        await bob.join(table, "Bob")
        cup = (await ada.post("/tournaments", SHARED, 201))["head"]["id"]
        deal = (await bob.get("/daily"))["today"]["deal"]
        await prepare(here, ada)
        parts = {"table_id": table, "tournament_id": cup, "deal": deal, "round": "1"}
        routes = [one for one in all_routes(here, "/api", **parts) if is_asked(one[1])]
        looks = [(method, f"{path}?name=Ada&rules=base&players=2", body) for method, path, body in routes if method == "GET"]
        does = [one for one in routes if one[0] == "POST"]
        assert len(looks) > 40 and len(does) > 50
        told = await told_of(bob, looks, TIMES)
        for visitor in (eve, bob):  # Eve may change nothing that Bob sees; what Bob does comes last
            told += await told_of(visitor, [*looks, *does] if visitor is eve else does, TIMES)
        return told


def is_asked(path: str) -> bool:
    return not path.startswith(ASKED_ELSEWHERE) and path not in OWN


@in_loop
@pytest.mark.slow(15)
async def test_others_are_told_nothing_of_what_somebody_keeps_to_himself(tmp_path: Path) -> None:
    first = await told_others(tmp_path / "plain", plain)
    for prepare in (with_games, with_notices, with_settings, who_looks_for_others, who_looks_at_everything):
        other = await told_others(tmp_path / prepare.__name__, prepare)
        assert differing(first, other) == [], prepare.__name__


@in_loop
async def test_every_route_is_asked(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        there = {route.path for route in here.app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/")}
        asked = {path for _, path, _ in all_routes(here, "/api") if is_asked(path)}
        left_out = [path for path in there if is_asked(path) and not any(fits(one, path) for one in asked)]
        assert left_out == [], "a method other than GET and POST changes something, or is new: ask it in the tests above"


def fits(asked: str, path: str) -> bool:
    """An address is one of a route."""
    parts, wanted = asked.split("/"), path.split("/")
    return len(parts) == len(wanted) and all(
        there.startswith("{") or there == one for one, there in zip(parts, wanted, strict=True)
    )
