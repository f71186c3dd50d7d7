"""An account over HTTP: it is made, found again on other devices, and left."""

from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import Executable, Text, literal, select, union_all

from bedesten.engine.record import write_record
from bedesten.service.hours import now
from bedesten.service.people import accounts, reserved_names
from bedesten.service.people.accounts import DAY, PROOF_KEPT
from bedesten.service.schema import metadata
from bedesten.web import account_wire
from bots.test_analysis import LAST_TURN, played
from service.people import in_loop
from web.authenticator import Passkey
from web.visitors import ORIGIN, Visitor, site


def said(told: Any) -> str:
    return str(told["said"][0]["key"])


async def with_email(visitor: Visitor, email: str = "ada@example.org") -> Any:
    assert await visitor.post("/me/email", {"email": email}) == {"sent": True}
    return await visitor.post("/me/link", {"key": visitor.site.letters.key()})


# -- becoming somebody


@in_loop
async def test_a_guest_has_no_account_and_nothing_is_stored(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        visitor = await here.visitor()
        await visitor.open()
        assert await visitor.get("/me") == {"account": None, "passkeys": True, "email": True}
        assert await here.people.accounts.listed() == []


@in_loop
async def test_a_guest_becomes_an_account_by_a_passkey_and_keeps_his_seats(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada = await here.visitor()
        table = (await ada.open())["id"]
        guest = ada.cookie
        account = (await ada.add_passkey())["account"]
        assert ada.cookie.startswith("me.") and ada.cookie != guest
        assert [one["label"] for one in account["devices"]] == ["Firefox, Linux"] and account["devices"][0]["here"]
        assert [one["label"] for one in account["passkeys"]] == ["Firefox, Linux"] and account["email"] is None
        assert [one["id"] for one in await ada.get("/tables/mine")] == [table]
        assert (await ada.get(f"/tables/{table}"))["seat"] == "red"


@in_loop
async def test_a_second_device_has_the_same_seats_and_settings(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, phone = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        await ada.post("/me/settings", {"settings": {"language": "pl", "sounds": True}})
        first = (await ada.open())["id"]
        second = (await phone.open("Ada"))["id"]  # as a guest, before
        account = (await phone.sign_in(ada.passkey))["account"]
        assert account["settings"] == {"language": "pl", "sounds": True} and len(account["devices"]) == 2
        for visitor in (ada, phone):
            assert {one["id"] for one in await visitor.get("/tables/mine")} == {first, second}
            assert (await visitor.get(f"/tables/{second}"))["table"]["seats"][0]["yours"]


@in_loop
async def test_what_is_brought_along_may_be_played_on_at_once(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        table = (await ada.open())["id"]
        await bob.join(table, "Bob")
        for visitor in (ada, bob):
            await visitor.add_passkey()
        told = {who: await who.get(f"/tables/{table}") for who in (ada, bob)}
        asked = next(who for who in told if told[who]["question"])
        word = told[asked]["question"]["options"][0]["word"]
        await asked.post(f"/tables/{table}/answers", {"seq": told[asked]["seq"], "answers": [word]})
        hosted = [who for who in told if told[who]["table"]["host"] == told[who]["seat"]]
        assert hosted == [ada]


@in_loop
async def test_a_link_makes_an_account_and_finds_it_again(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, phone = await here.visitor(), await here.visitor()
        await ada.post("/me/email", {"email": " Ada@Example.org ", "language": "de"})
        letter = here.letters.posted[-1]
        assert letter.to == "ada@example.org" and letter.subject == "Dein Link für Bedesten"
        assert f"{ORIGIN}/me#link=" in letter.text
        key = {"key": here.letters.key()}
        assert await ada.post("/me/link/look", key) == {"does": "new", "email": "ada@example.org", "asked_here": True}
        account = (await ada.post("/me/link", key))["account"]
        assert account["email"] == "ada@example.org" and account["passkeys"] == []
        await phone.post("/me/email", {"email": "ada@example.org"})
        key = {"key": here.letters.key()}
        assert (await ada.post("/me/link/look", key))["asked_here"] is False
        assert (await phone.post("/me/link/look", key))["does"] == "sign-in"
        assert len((await phone.post("/me/link", key))["account"]["devices"]) == 2


@in_loop
async def test_an_address_is_added_to_an_account_and_removed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        assert (await with_email(ada))["account"]["email"] == "ada@example.org"
        assert (await ada.post("/me/email/remove"))["account"]["email"] is None


@in_loop
async def test_the_last_way_in_stays(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        first = (await ada.add_passkey())["account"]["passkeys"][0]["id"]
        assert said(await ada.post("/me/passkeys/remove", {"id": first}, 400)) == "last-way-in"
        await ada.add_passkey(Passkey(ORIGIN, b"a second one"))
        left = (await ada.post("/me/passkeys/remove", {"id": first}))["account"]["passkeys"]
        assert len(left) == 1 and left[0]["id"] != first
        await with_email(bob, "bob@example.org")
        assert said(await bob.post("/me/email/remove", status=400)) == "last-way-in"
        assert said(await ada.sign_in(status=403)) == "passkey-unknown"


# -- where one is signed in


@in_loop
async def test_one_signs_out_here_elsewhere_and_everywhere(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, phone, tablet = [await here.visitor() for _ in range(3)]
        await ada.add_passkey()
        for other in (phone, tablet):
            await other.sign_in(ada.passkey)
        table = (await phone.open())["id"]
        await phone.post("/me/sign-out", {"where": "here"})
        assert await phone.me() is None and not phone.cookie.startswith("me.")
        assert await phone.get("/tables/mine") == []
        gone = next(one["id"] for one in (await ada.me())["devices"] if not one["here"])
        await ada.post("/me/sign-out", {"where": gone})
        assert await tablet.me() is None
        await phone.sign_in(ada.passkey)
        await phone.post("/me/sign-out", {"where": "others"})
        assert await ada.me() is None and (await phone.me())["devices"][0]["here"]
        assert [one["id"] for one in await phone.get("/tables/mine")] == [table]
        await phone.post("/me/sign-out", {"where": "everywhere"})
        assert await phone.me() is None


@in_loop
async def test_a_device_that_was_not_seen_for_a_year_is_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        begun = now()
        monkeypatch.setattr(accounts, "now", lambda: begun + 364 * DAY)
        assert await ada.me()
        await here.people.house.store.write()  # what was written by the way is written
        monkeypatch.setattr(accounts, "now", lambda: begun + 2 * 364 * DAY)
        assert await ada.me(), "it was seen meanwhile"
        monkeypatch.setattr(accounts, "now", lambda: begun + 4 * 364 * DAY)
        assert await ada.me() is None


@in_loop
async def test_another_account_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, bob = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        table = (await ada.open())["id"]
        await bob.add_passkey()
        await ada.sign_in(bob.passkey)
        assert len((await bob.me())["devices"]) == 2 and await ada.get("/tables/mine") == []
        await ada.sign_in()
        assert [one["id"] for one in await ada.get("/tables/mine")] == [table]
        assert len((await bob.me())["devices"]) == 1


# -- names


@pytest.mark.parametrize("name", ["Ada", "ADA", "А\u0501a", "A d a", "\uff21\uff44\uff41"])
@in_loop
async def test_a_name_is_reserved(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        table = (await ada.open("Ada"))["id"]
        await ada.add_passkey()
        assert (await ada.post("/me/name", {"name": "Ada"}))["account"]["name"] == "Ada"
        assert said(await eve.join(table, name, 403)) == "name-reserved"
        assert said(await eve.open(name, 403)) == "name-reserved"
        assert said(await eve.open("Eve", 403, [{"kind": "me"}, {"kind": "here", "name": name}])) == "name-reserved"
        other = (await eve.open("Eve"))["id"]
        stranger = await here.visitor()
        assert said(await stranger.post(f"/tables/{other}/chat", {"text": "hello", "name": name}, 403)) == "name-reserved"
        await eve.add_passkey()
        assert said(await eve.post("/me/name", {"name": name}, 403)) == "name-reserved"
        await ada.join(other, "Ada")  # she herself may


@pytest.mark.parametrize(("name", "twin"), [("Ian", "lan"), ("Corny", "Comy"), ("Wim", "VVim"), ("Ilja", "llja")])
@in_loop
async def test_what_looks_like_a_name_from_afar_is_reserved_too(tmp_path: Path, name: str, twin: str) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        await ada.post("/me/name", {"name": name})
        assert said(await eve.open(twin, 403)) == "name-reserved"


@in_loop
async def test_a_name_is_kept_for_a_while_and_given_up_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        await ada.post("/me/name", {"name": "Ada"})
        assert said(await ada.post("/me/name", {"name": "Augusta"}, 429)) == "name-later"
        begun = now()
        monkeypatch.setattr(reserved_names, "now", lambda: begun + 15 * DAY)
        await ada.post("/me/name", {"name": "Augusta"})
        for taken in ("Ada", "Augusta"):
            assert said(await eve.open(taken, 403)) == "name-reserved"
        monkeypatch.setattr(reserved_names, "now", lambda: begun + 46 * DAY)
        await eve.open("Ada")
        await eve.add_passkey()
        await eve.post("/me/name", {"name": "Ada"})
        assert said(await ada.post("/me/name", {"name": "Ada"}, 403)) == "name-reserved"


@pytest.mark.parametrize("name", ["keen", "Greedy", "Guest", "Gość", "Player 2", "Игрок 3", "", "\u3164", "x" * 41])
@in_loop
async def test_some_names_are_nobodys(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        await ada.post("/me/name", {"name": name}, 400)


@in_loop
async def test_a_long_name_of_characters_that_stand_for_many_is_kept(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        assert (await ada.post("/me/name", {"name": "\ufdfa" * 40}))["account"]["name"]


# -- what is kept


@in_loop
async def test_settings_are_small(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        assert said(await ada.post("/me/settings", {"settings": {}}, 403)) == "signed-out"
        await ada.add_passkey()
        assert said(await ada.post("/me/settings", {"settings": {"a": "x" * 4096}}, 400)) == "settings-size"
        assert (await ada.post("/me/settings", {"settings": {"\0": "\0é"}}))["account"]["settings"] == {"\0": "\0é"}


async def finished(ada: Visitor, bob: Visitor) -> str:
    """A game of one turn that Ada, Bob and Cem have played to its end."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Cem"}]
    wanted = {"record": write_record(played(LAST_TURN, ">tea-house leave act")), "name": "Ada", "seats": seats}
    table = str((await ada.post("/tables/import", wanted, 201))["id"])
    await bob.join(table, "Bob")
    await ada.post(f"/tables/{table}/answers", {"seq": (await ada.get(f"/tables/{table}"))["seq"], "answers": ["name:12"]})
    assert (await ada.get(f"/tables/{table}"))["table"]["stage"] == "over"
    return table


@in_loop
async def test_finished_games_are_listed(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        over, _ = await finished(ada, bob), await ada.open()
        await ada.add_passkey()
        (game,) = await ada.get("/me/games")
        assert game == {"table": over, "opened": game["opened"], "rules": "base", "names": ["Ada", "Bob", "Cem"], "mine": [0, 2]}
        assert await ada.get("/me/games", before=game["opened"]) == []
        assert [one["mine"] for one in await bob.get("/me/games")] == [[1]]


@in_loop
async def test_everything_is_told_to_its_owner(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        table = (await ada.open("Ada"))["id"]
        await bob.join(table, "Bob")
        await ada.post(f"/tables/{table}/chat", {"text": "Good luck!"})
        await bob.post(f"/tables/{table}/chat", {"text": "You too!"})
        await ada.add_passkey()
        await with_email(ada)
        await ada.post("/me/name", {"name": "Ada"})
        told = await ada.post("/me/export")
        assert told["account"]["email"] == "ada@example.org" and told["account"]["name"] == "Ada"
        assert [one["label"] for one in told["passkeys"]] == ["Firefox, Linux"] and len(told["devices"]) == 1
        (game,) = told["games"]
        assert game["table"] == table and [one["text"] for one in told["said"]] == ["Good luck!"]
        seen = (await ada.http.get(f"/api/tables/{table}/record")).text
        assert game["record"] == seen


@in_loop
async def test_plans_and_days_away_are_told_too_and_what_somebody_looks_for(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        agreed = {"players": 2, "clock": {"move": 86_400}, "holidays": 3, "premoves": True}
        table = (await ada.open("Ada", settings=agreed))["id"]
        await bob.join(table, "Bob")
        told = await ada.get(f"/tables/{table}")
        if told["question"]:  # a plan is made while somebody else is to act
            seq = told["seq"]
            while (told := await ada.get(f"/tables/{table}"))["question"]:
                words = [option["word"] for option in told["question"]["options"]]
                await ada.post(f"/tables/{table}/answers", {"seq": told["seq"], "answers": [words[-1]]})
            assert seq < told["seq"]
        turns = [{"answers": [">tea-house"], "only_if": "free"}]
        await ada.post(f"/tables/{table}/premoves", {"turns": turns})
        await ada.post(f"/tables/{table}/holiday", {"until": now() + 86_400_000})
        await ada.add_passkey()
        await ada.post("/pairing", {"wish": {"pace": "days"}, "name": "Ada"})
        told = await ada.post("/me/export")
        (game,) = told["games"]
        assert game["planned"] == turns and len(game["holidays"]) == 1
        assert [one["pace"] for one in told["seeking"]] == ["days"] and told["tries"] == [] and told["organised"] == []


TOLD = {  # where what names somebody is found in what he takes along; or why it is not
    "accounts": "account",
    "devices": "devices",
    "passkeys": "passkeys",
    "seats": "games",
    "chat": "said",
    "tables": "games",
    "results": "results",
    "ratings": "ratings",
    "tries": "tries",
    "seekers": "seeking",
    "tournaments": "organised",
    "entrants": "tournaments",
    "invitations": "invitations",
    "unwelcome": "unwelcome",
    "channels": "notices",
    "preferences": "notices",
    "names": "the name stands with the account",
    "tickets": "for some minutes",
    "notices": "on their way to him",
    "analyses": "who has asked for it first",
}


def test_nothing_that_names_a_person_is_forgotten() -> None:
    naming = {"person", "device", "account", "token", "by", "host", "organiser", "asker"}
    found = {table.name for table in metadata.sorted_tables if naming & {column.name for column in table.columns}}
    assert found <= set(TOLD), f"is it told to its owner (people/past.py), and deleted (people/farewell.py)? {found - set(TOLD)}"


# -- going


@in_loop
async def test_whoever_goes_leaves_nothing_but_a_former_player(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        over, running = await finished(ada, bob), (await ada.open("Ada"))["id"]
        waiting = (await ada.open("Ada", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
        await bob.join(running, "Bob")
        await bob.join(waiting, "Bob")
        await ada.post(f"/tables/{running}/chat", {"text": "my street is …"})
        await ada.post(f"/tables/{waiting}/chat", {"text": "my street is …"})
        await ada.add_passkey()
        await with_email(ada)
        await ada.post("/me/name", {"name": "Ada"})
        assert (await ada.post("/me/delete"))["account"] is None
        told = {table: await bob.get(f"/tables/{table}") for table in (over, running, waiting)}
        assert [told[table]["table"]["seats"][0]["name"] for table in told] == ["", "", ""]
        assert [told[table]["table"]["seats"][0]["kind"] for table in told] == ["person", "resigned", "open"]
        assert "a former player" in (await bob.http.get(f"/api/tables/{over}/record")).text
        assert (await bob.get("/me/games"))[0]["names"] == ["", "Bob", ""]
        kept = await here.people.house.store.read(_everything())
        assert not [row for row in kept if "Ada" in str(row) or "street" in str(row)], kept
        assert await here.people.accounts.listed() == [] and await ada.get("/tables/mine") == []
        assert said(await ada.sign_in(status=403)) == "passkey-unknown"
        eve = await here.visitor()
        await eve.open("Ada")  # the name is free again
        rematch = await bob.post(f"/tables/{over}/rematch")
        assert [seat["kind"] for seat in rematch["seats"]] == ["open", "person", "open"]


def _everything() -> Executable:
    """Every text in the database, and where it stands."""
    columns = [column for table in metadata.sorted_tables for column in table.columns]
    texts = [column for column in columns if str(column.type).startswith(("TEXT", "VARCHAR"))]
    return union_all(*[select(literal(str(column)).label("where"), sa.cast(column, Text).label("text")) for column in texts])


# -- what the ways in may be changed with


@in_loop
async def test_a_proof_is_good_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        first = (await ada.add_passkey())["account"]["passkeys"][0]["id"]
        begun = now()
        for module in (accounts, account_wire):
            monkeypatch.setattr(module, "now", lambda: begun + PROOF_KEPT + 1)
        assert (await ada.me())["proved"] is False
        asked = [("/me/passkeys/options", None), ("/me/email", {"email": "ada@example.org"}), ("/me/email/remove", None)]
        asked += [("/me/passkeys/remove", {"id": first}), ("/me/export", None), ("/me/delete", None)]
        for path, body in asked:
            assert said(await ada.post(path, body, 403)) == "prove-again", path
        before = ada.cookie
        assert (await ada.sign_in())["account"]["proved"] is True
        assert ada.cookie == before and len((await ada.me())["devices"]) == 1
        await ada.post("/me/email", {"email": "ada@example.org"})


# -- the host's server


@in_loop
async def test_without_names_there_are_neither_passkeys_nor_letters(tmp_path: Path) -> None:
    """What a stranger calls the server would stand in a letter."""
    async with site(tmp_path, host="0.0.0.0") as here:
        ada = await here.visitor()
        assert await ada.get("/me") == {"account": None, "passkeys": False, "email": False}
        assert said(await ada.post("/me/passkeys/options", status=400)) == "no-passkeys-here"
        assert said(await ada.post("/me/email", {"email": "ada@example.org"}, 400)) == "no-email-here"


@in_loop
async def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        here.people.links.mail = None
        ada = await here.visitor()
        assert await ada.get("/me") == {"account": None, "passkeys": True, "email": False}
        assert said(await ada.post("/me/email", {"email": "ada@example.org"}, 400)) == "no-email-here"


@in_loop
async def test_the_page_of_a_blocked_account_says_so_and_he_can_go(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        table = (await ada.open())["id"]
        await ada.add_passkey()
        (row,) = await here.people.accounts.listed()
        await here.people.accounts.change(row["id"], blocked=1)
        assert (await ada.me())["blocked"] is True
        for path in ("/tables/mine", f"/tables/{table}"):
            assert said(await ada.get(path, 403)) == "blocked"
        assert said(await ada.post(f"/tables/{table}/chat", {"text": "hello"}, 403)) == "blocked"
        assert said(await ada.post("/me/name", {"name": "Ada"}, 403)) == "blocked"
        await ada.post("/me/export")
        await ada.post("/me/delete")
        assert await ada.get("/tables/mine") == []


@in_loop
async def test_another_site_changes_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        for path in ("sign-out", "delete", "export", "email/remove", "link"):
            answer = await ada.http.post(f"/api/me/{path}", json={}, headers={"origin": "http://evil.example"})
            assert answer.status_code == 403 and said(answer.json()) == "other-site"
        assert await ada.me()


@in_loop
async def test_looking_changes_nothing(tmp_path: Path) -> None:
    """A scanner of letters may open whatever it finds."""
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.post("/me/email", {"email": "ada@example.org"})
        key = here.letters.key()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, here.app)), base_url=ORIGIN) as scanner:
            for method in ("GET", "HEAD"):
                for path in (f"/me?link={key}", "/me", "/api/me", f"/api/me/link?key={key}"):
                    await scanner.request(method, path)
        assert (await ada.post("/me/link", {"key": key}))["account"]
