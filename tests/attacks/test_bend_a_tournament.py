"""Somebody wants more of a tournament than is his: to enter others, to lead it, to know what is not public, to fill it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bedesten.service import schema
from bedesten.service.hours import now
from bedesten.service.tournaments.books import Tournament
from bedesten.service.tournaments.points import Standing
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.web.auth import known_as
from service.people import in_loop
from web.visitors import Site, Visitor, site

SETTINGS = {"players": 2, "layout": "short", "clock": {"move": 86_400}}
WISH = {"name": "Cup", "agreed": {"settings": SETTINGS}}


async def opened(host: Visitor, **more: Any) -> str:
    """By somebody with an account."""
    await host.add_passkey()
    return str((await host.post("/tournaments", WISH | more, 201))["head"]["id"])


async def visitors(here: Site, tournament: str, people: int) -> list[Visitor]:
    found = [await here.visitor(f"10.0.0.{n}") for n in range(1, people + 1)]
    for n, one in enumerate(found):
        await one.post(f"/tournaments/{tournament}/enter", {"name": f"Player {n}"})
    return found


@in_loop
async def test_nobody_enters_others_or_twice(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        tournament = await opened(await here.visitor())
        ada = await here.visitor()
        enter = f"/tournaments/{tournament}/enter"
        for more in ({"person": "somebody else"}, {"number": 7}, {"device": ada.cookie}):
            await ada.post(enter, {"name": "Ada"} | more, 400)
        told = await asyncio.gather(*[ada.post(enter, {"name": f"Ada {n}"}) for n in range(8)])
        assert {one["head"]["number"] for one in told} == {1} and {one["head"]["entrants"] for one in told} == {1}
        await here.people.names.reserve((await _member(here)), "Scheherazade")
        assert (await ada.post(enter, {"name": "Scheherazade"}, 403))["said"]


async def _member(here: Site) -> str:
    member = await here.visitor()
    await member.add_passkey()
    return str((await here.people.accounts.who(known_as(member.cookie, here.app.state.settings))).account)


@in_loop
async def test_nobody_but_the_organiser_leads_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        ada, bob = await visitors(here, tournament, 2)
        other = await here.visitor()
        await opened(other)
        deeds: list[tuple[str, Any]] = [
            ("begin", None),
            ("time", {"at": None}),
            ("remove", {"number": 1}),
            ("correct", {"round": 1, "number": 1, "points": 24, "why": "because"}),
            ("close", None),
        ]
        for who in (ada, bob, other):
            for what, body in deeds:
                await who.post(f"/tournaments/{tournament}/{what}", body, 403)
        assert (await host.get(f"/tournaments/{tournament}"))["head"]["stage"] == "open"


@in_loop
async def test_nobody_knows_a_pairing_before_its_round_or_whoever_plays_by_more_than_a_name(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        people = await visitors(here, tournament, 4)
        await people[0].get(f"/tournaments/{tournament}/rounds/1", 404)
        assert (await people[0].get(f"/tournaments/{tournament}"))["own"] is None
        await host.post(f"/tournaments/{tournament}/begin")
        tournaments: Tournaments = here.app.state.tournaments
        await tournaments.look()
        told = ""
        for path in ("", "/standings", "/rounds/1", "/export.json"):
            told += (await people[0].http.get(f"/api/tournaments/{tournament}{path}")).text
        assert (await people[0].http.get(f"/api/tournaments/{tournament}/rounds/2")).status_code == 404
        kept = await tournaments.books.tournament(tournament)
        secrets = [kept.seed.hex(), kept.organiser, *[row["person"] for row in await tournaments.books.entrants(tournament)]]
        assert len(secrets) == 6 and not any(secret in told for secret in secrets)
        own = (await people[0].get(f"/tournaments/{tournament}"))["own"]
        assert own["is_laid"] and (await people[0].get(f"/tables/{own['table']}"))["table"]["counts"]


@in_loop
async def test_a_seat_of_a_tournament_is_not_taken_given_away_or_played_by_a_better_one(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        ada, bob = await visitors(here, tournament, 2)
        await host.post(f"/tournaments/{tournament}/begin")
        await here.app.state.tournaments.look()
        table = (await ada.get(f"/tournaments/{tournament}"))["own"]["table"]
        eve = await here.visitor()
        await eve.join(table, "Eve", 400)
        await host.post(f"/tables/{table}/seats/0", {"bot": None}, 403)
        for one in (ada, bob):
            seats = (await one.get(f"/tables/{table}"))["table"]["seats"]
            own = next(i for i, seat in enumerate(seats) if seat["yours"])
            await one.post(f"/tables/{table}/seats/{own}", {"bot": "level-5"}, 400)
            await one.post(f"/tables/{table}/seats/{own}/link", None, 400)
            for path in ("advice", "record", "chances"):
                assert (await one.http.get(f"/api/tables/{table}/{path}")).status_code == 400, path


@in_loop
async def test_whoever_has_left_the_server_is_named_nowhere(tmp_path: Path) -> None:
    """Not in what the organiser did, either, nor in what is exported."""
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        ada = (await visitors(here, tournament, 3))[0]
        member = await here.visitor("10.0.0.77")
        await member.add_passkey()
        await member.post(f"/tournaments/{tournament}/enter", {"name": "Scheherazade"})
        await host.post(f"/tournaments/{tournament}/begin")
        await host.post(f"/tournaments/{tournament}/correct", {"round": 1, "number": 4, "points": 12, "why": "late"})
        await host.post(f"/tournaments/{tournament}/remove", {"number": 4})
        told = await ada.get(f"/tournaments/{tournament}")
        assert [line["detail"].get("name") for line in told["log"]][:2] == ["Scheherazade", "Scheherazade"]
        assert {row["number"] for row in (await ada.get(f"/tournaments/{tournament}/standings"))["rows"]} == {1, 2, 3}
        await member.post("/me/delete")
        for path in ("", "/standings", "/rounds/1", "/export.json", "/export.csv"):
            answer = await ada.http.get(f"/api/tournaments/{tournament}{path}")
            assert answer.status_code == 200 and "Scheherazade" not in answer.text, path


@in_loop
async def test_a_tournament_whose_organiser_has_left_goes_on_by_itself(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        begun, waiting = await opened(host), (await host.post("/tournaments", WISH, 201))["head"]["id"]
        ada, _ = await visitors(here, begun, 2)
        await host.post(f"/tournaments/{begun}/begin")
        for number in (1, 2):
            await host.post(f"/tournaments/{begun}/correct", {"round": 1, "number": number, "points": 12, "why": "agreed"})
        await host.post("/me/delete")
        await here.app.state.tournaments.look()
        assert (await ada.get(f"/tournaments/{begun}"))["head"]["round"] == 2
        assert (await ada.get(f"/tournaments/{waiting}"))["head"]["stage"] == "closed"


@in_loop
async def test_a_table_says_to_which_tournament_it_belongs(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        ada, _ = await visitors(here, tournament, 2)
        await host.post(f"/tournaments/{tournament}/begin")
        await here.app.state.tournaments.look()
        table = (await ada.get(f"/tournaments/{tournament}"))["own"]["table"]
        told = await host.get(f"/tables/{table}/tournament")
        assert told == {"id": tournament, "name": "Cup", "round": 1}
        other = (await ada.open())["id"]
        assert await host.get(f"/tables/{other}/tournament") is None


@in_loop
async def test_a_rated_tournament_is_for_accounts_and_known_bots(tmp_path: Path) -> None:
    """Otherwise its tables would change ratings that no other table could."""
    async with site(tmp_path) as here:
        host = await here.visitor()
        await host.add_passkey()
        rated: dict[str, Any] = {"settings": SETTINGS | {"rated": True}, "guests": False}
        for wrong in (rated | {"guests": True}, rated | {"bots": True, "bot": "random"}):
            await host.post("/tournaments", WISH | {"agreed": wrong}, 400)
        made = await host.post("/tournaments", WISH | {"agreed": rated | {"bots": True}}, 201)
        assert made["head"]["agreed"]["settings"]["rated"]


@in_loop
async def test_it_cannot_be_filled_or_worn_out(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor("10.0.0.200")
        tournament = await opened(host)
        for _ in range(4):
            await host.post("/tournaments", WISH, 201)
        await host.post("/tournaments", WISH, 429)
        eve = await here.visitor("10.0.0.201")
        found = [(await eve.http.post(f"/api/tournaments/{tournament}/leave")).status_code for _ in range(60)]
        assert set(found) == {403, 429} and found.count(403) == 40
        for page in (-1, 10**9, "x"):
            assert (await eve.http.get("/api/tournaments", params={"page": page})).status_code == 400
        wrongs: list[dict[str, Any]] = [{"rounds": 10**9}, {"settings": SETTINGS | {"players": 10**6}}, {"bot": "x" * 10_000}]
        for wrong in [*wrongs, {"settings": {}}]:
            wish = WISH | {"agreed": {"settings": SETTINGS} | wrong}
            assert (await host.http.post("/api/tournaments", json=wish)).status_code in (400, 429), wrong


@in_loop
async def test_a_name_is_no_formula_for_a_spreadsheet(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host)
        ada = await here.visitor()
        await ada.post(f"/tournaments/{tournament}/enter", {"name": '=HYPERLINK("http://evil.example")'})
        told = (await ada.http.get(f"/api/tournaments/{tournament}/export.csv")).text
        assert "\n1,\"'=HYPERLINK" in told


@in_loop
async def test_where_nobody_may_open_one_nobody_does(tmp_path: Path) -> None:
    for organisers, guest, member in (("no", 403, 403), ("accounts", 403, 201), ("anybody", 201, 201)):
        folder = tmp_path / organisers
        folder.mkdir()
        async with site(folder, organisers=organisers) as here:
            ada = await here.visitor()
            assert (await ada.get("/tournaments"))["may_open"] == (guest == 201)
            await ada.post("/tournaments", WISH, guest)
            await ada.add_passkey()
            await ada.post("/tournaments", WISH, member)


@in_loop
async def test_nobody_enters_under_the_name_of_another(tmp_path: Path) -> None:
    """The organiser would remove the wrong one, and at a table both would be called the same."""
    async with site(tmp_path) as here:
        tournament = await opened(await here.visitor())
        people = [await here.visitor(f"10.0.0.{n}") for n in range(1, 5)]
        for one, name in zip(people, ("Marta", "Marta 2", "MARTA", "Mаrta"), strict=True):
            await one.post(f"/tournaments/{tournament}/enter", {"name": name})
        await people[0].post(f"/tournaments/{tournament}/enter", {"name": "Marta"})
        rows = await here.app.state.tournaments.books.entrants(tournament)
        assert [row["name"] for row in rows] == ["Marta", "Marta 2", "MARTA 3", "Mаrta 4"]


@in_loop
async def test_who_comes_and_goes_while_standings_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        tournament = await opened(await here.visitor())
        people = await visitors(here, tournament, 3)
        tournaments: Tournaments = here.app.state.tournaments
        counted = tournaments.standings

        async def meanwhile(asked: Tournament) -> list[Standing]:
            eve = await here.visitor()
            await eve.post(f"/tournaments/{tournament}/enter", {"name": "Eve"})
            found = await counted(asked)
            await people.pop().post(f"/tournaments/{tournament}/leave")
            return found

        monkeypatch.setattr(tournaments, "standings", meanwhile)
        for path in ("standings", "export.json", "export.csv"):
            assert (await people[0].http.get(f"/api/tournaments/{tournament}/{path}")).status_code == 200, path


@in_loop
async def test_nobody_waits_for_an_organiser_who_has_left(tmp_path: Path) -> None:
    """A time was set, and too few came."""
    async with site(tmp_path) as here:
        host = await here.visitor()
        tournament = await opened(host, begins=now() + 3_600_000)
        (ada,) = await visitors(here, tournament, 1)
        await host.post("/me/delete")
        t = schema.tournaments
        assert (await ada.get(f"/tournaments/{tournament}"))["head"]["stage"] == "open"
        await here.people.house.store.write(others=[update(t).where(t.c.id == tournament).values(begins=1)])
        await here.app.state.tournaments.look()
        assert (await ada.get(f"/tournaments/{tournament}"))["head"]["stage"] == "closed"
