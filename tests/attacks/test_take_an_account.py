"""Somebody wants to be somebody else: with a stolen cookie, a used link, or another's challenge."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bedesten.service.hours import now
from bedesten.service.people import tickets
from service.people import in_loop
from web.authenticator import Passkey
from web.test_account_routes import said
from web.visitors import ORIGIN, site


@in_loop
async def test_a_cookie_that_was_planted_is_not_signed_in(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        ada.take(eve.cookie)  # Eve has put hers into Ada's browser
        await ada.add_passkey()
        assert await ada.me() and await eve.me() is None


@in_loop
async def test_a_stolen_cookie_ends_with_signing_out_everywhere(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        table = (await ada.open())["id"]
        eve.take(ada.cookie)
        assert await eve.me()
        await ada.post("/me/sign-out", {"where": "everywhere"})
        assert await eve.me() is None
        assert not (await eve.get(f"/tables/{table}"))["table"]["seats"][0]["yours"]


@in_loop
async def test_a_challenge_is_good_once_and_where_it_was_asked_for(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        used = {"credential": ada.passkey.used(await eve.post("/me/sign-in/options"))}
        found = await asyncio.gather(*[eve.http.post("/api/me/sign-in", json=used) for _ in range(5)])
        assert sorted(one.status_code for one in found) == [200, 403, 403, 403, 403]
        other = await here.visitor()
        used = {"credential": ada.passkey.used(await ada.post("/me/sign-in/options"))}
        assert said(await other.post("/me/sign-in", used, 403)) == "passkey-refused"


@in_loop
async def test_a_passkey_is_of_one_site_and_one_key(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        elsewhere = Passkey("http://localhost.evil.example", ada.passkey.id)
        elsewhere._key = ada.passkey._key
        assert said(await eve.sign_in(elsewhere, 403)) == "passkey-refused"
        assert said(await eve.sign_in(Passkey(ORIGIN, ada.passkey.id), 403)) == "passkey-refused"
        assert said(await eve.add_passkey(Passkey(ORIGIN, ada.passkey.id), 403)) == "passkey-refused"
        strange: list[Any] = [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"id": 7, "response": []}]
        for nonsense in strange:
            assert said(await eve.post("/me/sign-in", {"credential": nonsense}, 403)) == "passkey-refused"


@in_loop
async def test_a_link_is_good_once_for_a_while_and_not_for_another_account(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, database_url) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.post("/me/email", {"email": "ada@example.org"})
        key = {"key": here.letters.key()}
        found = await asyncio.gather(*[one.http.post("/api/me/link", json=key) for one in (ada, eve, ada, eve)])
        assert sorted(one.status_code for one in found) == [200, 403, 403, 403]
        await eve.add_passkey(Passkey(ORIGIN, b"the one of Eve"))
        await eve.post("/me/email", {"email": "bob@example.org"})
        bob = await here.visitor()
        key = {"key": here.letters.key()}  # Bob would add his address to Eve's account
        assert said(await bob.post("/me/link", key, 403)) == "link-elsewhere"
        begun = now()
        monkeypatch.setattr(tickets, "now", lambda: begun + 31 * tickets.MINUTE)
        assert said(await eve.post("/me/link", key, 403)) == "ticket-used"


@in_loop
async def test_nobody_learns_which_addresses_have_an_account(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada, eve = await here.visitor(), await here.visitor()
        await ada.post("/me/email", {"email": "ada@example.org"})
        await ada.post("/me/link", {"key": here.letters.key()})
        known = await eve.http.post("/api/me/email", json={"email": "ada@example.org"})
        unknown = await eve.http.post("/api/me/email", json={"email": "nobody@example.org"})
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        assert len(here.letters.posted) == 3  # one goes out in either case


@in_loop
async def test_one_address_is_not_written_to_without_end(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for _ in range(4):
            await (await here.visitor()).post("/me/email", {"email": "ada@example.org"})
        assert said(await (await here.visitor()).post("/me/email", {"email": "ADA@example.org"}, 429)) == "tried-often"


@in_loop
async def test_a_letter_does_not_lead_to_the_name_that_a_stranger_says(tmp_path: Path) -> None:
    async with site(tmp_path, host="0.0.0.0", names="games.example.org", is_https=True) as here:
        eve = await here.visitor()
        for host in ("evil.example", "games.example.org.evil.example", "evil.example#games.example.org"):
            head = {"host": host, "origin": f"https://{host}"}
            answer = await eve.http.post("/api/me/email", json={"email": "ada@example.org"}, headers=head)
            assert answer.status_code in (400, 403) and here.letters.posted == []


@in_loop
async def test_letters_have_one_recipient(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for email in ("a@b.cc\r\nBcc: c@d.ee", "a@b.cc, c@d.ee", "<a@b.cc>", "a@b", "ä@b.cc", "a" * 255 + "@b.cc"):
            await (await here.visitor()).post("/me/email", {"email": email}, 400)
        assert here.letters.posted == []


@in_loop
async def test_an_open_socket_is_closed_when_somebody_is_signed_out_or_blocked(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        (account,) = await here.people.accounts.listed()
        person = await here.people.accounts.who((await here.people.accounts.devices(account["id"]))[0]["device"])
        ended: list[bool] = []
        with here.app.state.sessions.open(person, lambda: ended.append(True)):
            await here.app.state.sessions.look()
            assert ended == []
            await here.people.accounts.change(account["id"], blocked=1)
            await here.app.state.sessions.look()
            assert ended == [True]
