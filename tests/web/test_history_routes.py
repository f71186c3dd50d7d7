"""Leaderboards, profiles and company over HTTP: who may see what, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from bedesten.service.history.recorder import Recorder
from bedesten.service.house import House
from service.people import in_loop
from service.rated_company import play_to_end
from web.visitors import Site, Visitor, site

BOT = {"kind": "bot", "bot": "level-1"}
RATED = {"rated": True, "hints": False, "clock": {"game": 600}}


def key_of(told: Any) -> str:
    return str(told["said"][0]["key"])


async def account(here: Site, name: str) -> Visitor:
    visitor = await here.visitor()
    await visitor.add_passkey()
    await visitor.post("/me/name", {"name": name})
    return visitor


async def opened(by: Visitor, *seats: dict[str, str], status: int = 201, **more: Any) -> Any:
    wanted = [{"kind": "me"}, *seats]
    return await by.open((await by.me())["name"], status, wanted, settings={"players": len(wanted)} | RATED | more)


async def over(here: Site, by: Visitor, *seats: dict[str, str], **more: Any) -> str:
    """A game that has been played to its end."""
    table: str = (await opened(by, *seats, **more))["id"]
    await to_its_end(here, table)
    return table


async def to_its_end(here: Site, table: str) -> None:
    house: House = here.app.state.house
    await play_to_end(house, await house.tables.find(table))
    await Recorder(house).note_some()


@in_loop
async def test_after_three_games_one_has_a_rating(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, guest = await account(here, "Ada"), await here.visitor()
        told = []
        for _ in range(3):
            table = await over(here, ada, BOT)
            changes = await ada.get(f"/tables/{table}/ratings")
            told.append((changes["games"], changes["told_after"], len(changes["changes"]), changes["is_noted"]))
        assert told == [(1, 3, 0, True), (2, 3, 0, True), (3, 3, 1, True)]
        assert changes["changes"][0]["before"] is None and not changes["changes"][0]["is_stable"]
        leaders = await ada.get("/leaders")  # as she has played most
        assert (leaders["rules"], leaders["players"], leaders["is_listed"], leaders["rows"]) == ("base", 2, False, [])
        assert leaders["own"]["points"] == changes["changes"][0]["points"] and leaders["own"]["rank"] is None
        assert (await ada.get("/leaders", rules="mocha", players=4))["own"]["games"] == 0
        seen = await guest.get("/leaders", players=2)
        assert (seen["rules"], seen["own"], seen["is_listed"]) == ("base", None, False)
        assert [one["bot"] for one in seen["bots"]] == ["level-1", "level-2", "level-3", "level-4"]
        assert await guest.get(f"/tables/{table}/ratings") == {"is_noted": True, "games": None, "told_after": 3, "changes": []}
        await ada.get("/leaders", 400, players=6)
        await ada.get("/leaders", 400, page=-1)


@in_loop
async def test_while_a_game_goes_on_nothing_is_told_of_ratings(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await account(here, "Ada")
        table = (await opened(ada, BOT))["id"]
        assert key_of(await ada.get(f"/tables/{table}/ratings", 400)) == "ratings-later"


@in_loop
async def test_a_guest_is_told_what_he_needs(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, guest = await account(here, "Ada"), await here.visitor()
        table = (await opened(ada, {"kind": "open"}))["id"]
        assert key_of(await guest.join(table, "Guest", 403)) == "rated-account"
        assert key_of(await guest.post("/me/privacy", {"listed": True, "shown": True}, 403)) == "signed-out"
        await guest.add_passkey()
        assert (await guest.join(table, "Guest"))["table"]["stage"] == "playing"


@in_loop
async def test_what_cannot_be_rated_is_refused_with_the_way_out(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await account(here, "Ada")
        for key, seats, more in (
            ("rated-no-hints", [BOT], {"hints": True}),
            ("rated-clock", [BOT], {"clock": {}}),
            ("rated-one-seat", [{"kind": "here", "name": "Tomo"}], {}),
            ("rated-bots", [{"kind": "bot", "bot": "greedy"}], {}),
        ):
            assert key_of(await opened(ada, *seats, status=400, **more)) == key


# -- profiles


@in_loop
@pytest.mark.parametrize("name", ["Ada", "J. R.", "A/B?c#d", "ёж & co", ".."])
async def test_a_profile_is_found_under_any_name(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as here:
        ada, guest = await account(here, name), await here.visitor()
        table = await over(here, ada, BOT)
        assert key_of(await guest.get("/people", 404, name=name)) == "no-profile"
        assert await guest.get(f"/tables/{table}/profiles") == []
        await ada.post("/me/privacy", {"listed": False, "shown": True})
        found = await guest.get("/people", name=name)
        assert (found["name"], found["is_own"], found["profile"]["totals"][0]["games"]) == (name, False, 1)
        assert [one["table"] for one in found["profile"]["games"]] == [None]
        own = await ada.get("/me/profile")
        assert own["is_own"] and [one["table"] for one in own["profile"]["games"]] == [table]
        assert await guest.get(f"/tables/{table}/profiles") == [{"seat": "red", "name": name}]


@in_loop
async def test_before_a_game_nobody_chooses_by_profiles_whom_to_play(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, bob = await account(here, "Ada"), await account(here, "Bob")
        await ada.post("/me/privacy", {"listed": False, "shown": True})
        table = (await opened(ada, {"kind": "open"}))["id"]
        assert await bob.get(f"/tables/{table}/profiles") == []
        await bob.join(table, "Bob")
        assert [one["name"] for one in await bob.get(f"/tables/{table}/profiles")] == ["Ada"]


# -- company


@in_loop
async def test_an_invitation_comes_and_goes(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob, guest = await account(here, "Ada"), await account(here, "Bob"), await here.visitor()
        table = (await opened(ada, {"kind": "open"}))["id"]
        await bob.join(table, "Bob")
        await to_its_end(here, table)
        assert [(one["name"], one["is_shown"]) for one in await ada.get("/me/company")] == [("Bob", False)]
        first, second = [(await opened(ada, {"kind": "open"}))["id"] for _ in range(2)]
        assert key_of(await guest.post("/me/invitations", {"table": first, "name": "Bob"}, 403)) == "not-at-table"
        assert key_of(await ada.post("/me/invitations", {"table": first, "name": "Eve"}, 400)) == "not-company"
        for waiting in (first, second):
            await ada.post("/me/invitations", {"table": waiting, "name": "Bob"})
        told = (await bob.get("/me/invitations"))["invitations"]
        assert {(one["table"], one["by"], one["rated"]) for one in told} == {(first, "Ada", True), (second, "Ada", True)}
        assert await guest.get("/me/invitations") == {"invitations": [], "unwelcome": []}
        left = await bob.post("/me/invitations/decline", {"table": first})
        assert [one["table"] for one in left["invitations"]] == [second] and left["unwelcome"] == []
        assert await bob.post("/me/invitations/decline", {"table": second, "for_good": True}) == {
            "invitations": [],
            "unwelcome": ["Ada"],
        }
        await ada.post("/me/invitations", {"table": first, "name": "Bob"})  # and she is told the same
        assert (await bob.get("/me/invitations"))["invitations"] == []
        assert await bob.post("/me/invitations/welcome", {"name": "Ada"}) == {"invitations": [], "unwelcome": []}
        await ada.post("/me/invitations", {"table": first, "name": "Bob"})
        assert len((await bob.get("/me/invitations"))["invitations"]) == 1
