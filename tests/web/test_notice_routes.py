"""Notices over HTTP: what one wants to be told, and where; for guests and accounts."""

import asyncio
import email
import json
import re
from collections.abc import Iterator
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update

from bedesten.service import schema
from bedesten.service.notices.delivery import Delivery
from bedesten.service.notices.notice import INVITATION, Notice, telling
from bedesten.service.notices.notices import Notices
from bedesten.service.people.mail import Mail
from service.people import in_loop
from service.receivers import PushedBrowser, receiver
from service.servers import free_port
from web.test_account_routes import said, with_email
from web.visitors import Site, Visitor, site


class Box:
    """What a mail server is given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 known"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(email.message_from_bytes(envelope.content, policy=default))
        return "250 kept"


@pytest.fixture
def post_office() -> Iterator[tuple[Box, Mail]]:
    box, port = Box(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, Mail(f"smtp://127.0.0.1:{port}", "Bedesten <bedesten@games.example.org>")
    controller.stop()


def notices_of(here: Site) -> Notices:
    found: Notices = here.app.state.notices
    return found


async def deliver(here: Site) -> None:
    """Now, whatever rests."""
    notices = notices_of(here)
    await notices.delivery.store.write(others=[update(schema.channels).values(free_from=0)])
    await notices.delivery.look()
    for task in [*notices.delivery._serving.values()]:
        await task


async def person_of(here: Site, visitor: Visitor) -> str:
    rows = await notices_of(here).delivery.store.read(schema.channels.select().order_by(schema.channels.c.created.desc()))
    return str(rows[0]["person"])


def subscription(url: str, browser: PushedBrowser) -> dict[str, str]:
    return {"endpoint": url, **browser.keys}


@in_loop
async def test_nobody_is_told_anything_until_he_wants_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        visitor = await here.visitor()
        told = await visitor.get("/notices")
        assert told["channels"] == [] and told["tables"] == {} and told["quiet"] is None and told["email"] is None
        assert told["kinds"]["my-turn"] == "away" and told["kinds"]["chat"] == "never"
        assert re.fullmatch(r"[\w-]{87}", told["push_key"])


@in_loop
async def test_a_guest_is_told_in_his_browser_and_stops_it(tmp_path: Path, database_url: str) -> None:
    async with receiver() as there, site(tmp_path, database_url, notices_allow=there.place) as here:
        ada, browser = await here.visitor(), PushedBrowser()
        told = await ada.post("/notices/push", {**subscription(there.url, browser), "language": "fr"})
        assert [(one["kind"], one["label"], one["here"]) for one in told["channels"]] == [("push", "Firefox, Linux", True)]
        channel = told["channels"][0]["id"]
        assert len((await ada.post("/notices/push", subscription(there.url, browser)))["channels"]) == 1
        await ada.post("/notices/push", {**subscription(there.url, browser), "language": "fr"})
        await ada.post("/notices/try", {"id": channel})
        await deliver(here)
        assert "Les notifications arrivent ici" in browser.read(there.got[0].body).decode()
        assert (await ada.post("/notices/remove", {"id": channel}))["channels"] == []
        assert said(await ada.post("/notices/remove", {"id": channel}, 404)) == "no-channel"


@in_loop
async def test_a_browser_has_one_address_at_a_time(tmp_path: Path, database_url: str) -> None:
    """When its service gives it another one, or it speaks another language, what was chosen stays, and what waits goes there."""
    async with receiver() as there, site(tmp_path, database_url, notices_allow=there.place) as here:
        ada, before, after = await here.visitor(), PushedBrowser(), PushedBrowser(9)
        own = {"id": (await ada.post("/notices/push", subscription(there.url, before)))["channels"][0]["id"]}
        await ada.post("/notices/gather", {**own, "minutes": 60})
        await ada.post("/notices/try", own)
        told = await ada.post("/notices/push", {**subscription(f"{there.url}/new", after), "language": "fr"})
        assert [(one["id"], one["gather"], one["here"]) for one in told["channels"]] == [(own["id"], 60, True)]
        await deliver(here)
        assert [got.path for got in there.got] == ["/hook/new"]
        assert "Les notifications arrivent ici" in after.read(there.got[0].body).decode()


@in_loop
async def test_letters_and_webhooks_follow_the_language_that_was_chosen(tmp_path: Path, database_url: str) -> None:
    async with receiver() as there, site(tmp_path, database_url, notices_allow=there.place) as here:
        ada = await here.visitor()
        await ada.add_passkey()
        own = {"id": (await ada.post("/notices/webhooks", {"url": there.url, "format": "slack"}))["channels"][0]["id"]}
        browser = PushedBrowser()
        await ada.post("/notices/push", {**subscription(f"{there.url}/push", browser), "language": "pl"})
        await ada.post("/me/settings", {"settings": {"language": "uk"}, "language": "uk"})
        await ada.post("/me/settings", {"settings": {"sounds": False}})
        for channel in (await ada.get("/notices"))["channels"]:
            await ada.post("/notices/try", {"id": channel["id"]})
        await deliver(here)
        told = {got.path: got.body for got in there.got}
        assert "Сповіщення сюди надходять" in json.loads(told["/hook"])["text"], own
        assert "Powiadomienia tu docierają" in browser.read(told["/hook/push"]).decode(), "a browser is told its own by itself"


UNKEPT: list[tuple[str, dict[str, Any]]] = [
    ("push", {"endpoint": "https://example.org/", "p256dh": "a\0", "auth": "b"}),
    ("push", {"endpoint": "https://example.org/", **PushedBrowser().keys, "auth": "AAAAAAAAAAAAAAAAAAAAAA" + "=" * 40}),
    ("webhooks", {"url": "https://example.org/", "language": "e\0"}),
    ("email", {"language": "e\0"}),
    ("try", {"id": "\0"}),
    ("gather", {"id": "x\0", "minutes": 60}),
    ("remove", {"id": "a" * 17}),
    ("table", {"table": "\0", "kinds": None}),
]


@in_loop
async def test_what_no_database_keeps_is_refused(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada = await here.visitor()
        for path, wrong in UNKEPT:
            assert said(await ada.post(f"/notices/{path}", wrong, 400)) == "unreadable", wrong
        assert (await ada.http.post("/api/notices/stop/a%00b")).status_code == 200


@in_loop
async def test_what_is_chosen_is_kept_and_told(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        quiet = {"begins": 22 * 60, "ends": 7 * 60, "zone": "Europe/Kyiv"}
        told = await ada.post("/notices/choice", {"kinds": {"chat": "always"}, "quiet": quiet})
        assert told["kinds"]["chat"] == "always" and told["kinds"]["ends"] == "away" and told["quiet"] == quiet
        told = await ada.post("/notices/table", {"table": "k3x9mpqr", "kinds": {"my-turn": "never"}})
        assert told["tables"] == {"k3x9mpqr": {"my-turn": "never"}} and told["quiet"] == quiet
        assert (await ada.post("/notices/choice", {"kinds": {}}))["tables"] == told["tables"]
        assert (await ada.post("/notices/table", {"table": "k3x9mpqr", "kinds": None}))["tables"] == {}
        assert (await (await here.visitor()).get("/notices"))["quiet"] is None


@in_loop
async def test_what_cannot_be_chosen_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ada = await here.visitor()
        for zone in ("Europe/Atlantis", "../../etc/passwd", "", "Europe", "/etc/localtime"):
            wrong = {"kinds": {}, "quiet": {"begins": 0, "ends": 60, "zone": zone}}
            assert said(await ada.post("/notices/choice", wrong, 400)) == "zone-unknown"
        await ada.post("/notices/choice", {"kinds": {"hands": "always"}}, 400)
        await ada.post("/notices/choice", {"kinds": {"chat": "loudly"}}, 400)
        await ada.post("/notices/choice", {"quiet": {"begins": 0, "ends": 1440, "zone": "UTC"}}, 400)
        await ada.post("/notices/table", {"table": "../x", "kinds": None}, 400)
        await ada.post("/notices/gather", {"id": "x", "minutes": 7}, 400)
        assert said(await ada.post("/notices/gather", {"id": "x", "minutes": 60}, 404)) == "no-channel"
        assert said(await ada.post("/notices/email", {}, 400)) == "no-email-here"
        assert said(await ada.post("/notices/webhooks", {"url": "https://127.0.0.1/"}, 400)) == "address-forbidden"


@in_loop
async def test_a_letter_has_two_forms_and_one_click_ends_them(
    tmp_path: Path, database_url: str, post_office: tuple[Box, Mail]
) -> None:
    box, mail = post_office
    async with site(tmp_path, database_url) as here:
        notices_of(here).delivery.sender.mail = mail
        ada = await here.visitor()
        assert said(await ada.post("/notices/email", {}, 400)) == "no-email-yet"
        await with_email(ada)
        told = await ada.post("/notices/email", {"language": "pl"})
        assert [(one["kind"], one["label"]) for one in told["channels"]] == [("email", "ada@example.org")]
        assert len((await ada.post("/notices/email", {"language": "pl"}))["channels"]) == 1
        evil = 'Bob\r\nBcc: all@example.org <b onclick="x">'
        notice = Notice(INVITATION, "i1", page="/cups/x", by=evil)
        await here.people.house.store.write(others=telling(notice, [await person_of(here, ada)]))
        await deliver(here)
        letter = box.letters[0]
        assert (letter["to"], letter["subject"], letter["bcc"]) == ("ada@example.org", "Masz zaproszenie do gry", None)
        text, html = [letter.get_body((form,)) for form in ("plain", "html")]
        assert text and html and "Od: Bob Bcc: all@" in text.get_content() and "/cups/x" in text.get_content()
        assert "<b onclick" not in html.get_content() and "&lt;b onclick" in html.get_content()
        assert re.fullmatch(r"<notice\.\w+\.\d+@games\.example\.org>", letter["message-id"])
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click" and letter["auto-submitted"] == "auto-generated"
        address = letter["list-unsubscribe"].strip(" <>")
        path = re.sub(r"^http://localhost:\d+", "", address)
        assert path.startswith("/api/notices/stop/") and f"#stop={path.rpartition('/')[2]}" in text.get_content()
        looked = await ada.http.get(path)
        assert looked.status_code == 303 and looked.headers["location"] == f"/notices#stop={path.rpartition('/')[2]}"
        assert len((await ada.get("/notices"))["channels"]) == 1, "looking changes nothing"
        stranger = (await here.visitor()).http
        stranger.headers.pop("origin")
        stopped = await stranger.post(path, data={"List-Unsubscribe": "One-Click"})
        assert stopped.status_code == 200 and (await ada.get("/notices"))["channels"] == []


@in_loop
async def test_a_letter_is_sent_again_until_it_is_taken_and_is_the_same_letter(
    tmp_path: Path, database_url: str, post_office: tuple[Box, Mail], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, mail = post_office
    async with site(tmp_path, database_url) as here:
        notices_of(here).delivery.sender.mail = mail
        ada = await here.visitor()
        await with_email(ada)
        own = {"id": (await ada.post("/notices/email", {}))["channels"][0]["id"]}

        async def killed(*_: object) -> None:
            raise asyncio.CancelledError

        await ada.post("/notices/try", own)
        box.refusal = "451 later"
        await deliver(here)
        assert box.letters == [] and not (await ada.get("/notices"))["channels"][0]["broken"]
        box.refusal = ""
        with monkeypatch.context() as patch, pytest.raises(asyncio.CancelledError):
            patch.setattr(Delivery, "_note_success", killed)  # between sending and noting
            await deliver(here)
        await deliver(here)
        first, again = box.letters
        assert first["message-id"] == again["message-id"], "who reads mail sees it once"
        await ada.post("/notices/try", own)
        await deliver(here)
        assert box.letters[2]["message-id"] != first["message-id"]
        await ada.post("/notices/try", own)
        box.refusal = "550 nobody"
        await deliver(here)
        assert len(box.letters) == 3 and (await ada.get("/notices"))["channels"][0]["broken"]


@in_loop
async def test_without_an_address_any_more_no_letter_goes(tmp_path: Path, post_office: tuple[Box, Mail]) -> None:
    box, mail = post_office
    async with site(tmp_path) as here:
        notices_of(here).delivery.sender.mail = mail
        ada = await here.visitor()
        await ada.add_passkey()
        await with_email(ada)
        channel = (await ada.post("/notices/email", {}))["channels"][0]["id"]
        await ada.post("/me/email/remove")
        await ada.post("/notices/try", {"id": channel})
        await deliver(here)
        assert box.letters == []


@in_loop
async def test_what_a_guest_has_chosen_comes_along_and_ends_with_signing_out(tmp_path: Path, database_url: str) -> None:
    async with receiver() as there, site(tmp_path, database_url, notices_allow=there.place) as here:
        ada, browser = await here.visitor(), PushedBrowser()
        await ada.post("/notices/push", subscription(there.url, browser))
        await ada.post("/notices/choice", {"kinds": {"chat": "always"}})
        await ada.add_passkey()
        told = await ada.get("/notices")
        assert [one["here"] for one in told["channels"]] == [True] and told["kinds"]["chat"] == "always"
        exported = await ada.post("/me/export")
        assert exported["notices"]["channels"][0]["kind"] == "push" and exported["notices"]["chosen"]["kinds"]
        await ada.post("/notices/webhooks", {"url": there.url})
        await ada.post("/me/sign-out", {"where": "here"})
        await ada.sign_in()
        told = await ada.get("/notices")
        assert [one["kind"] for one in told["channels"]] == ["webhook"] and told["kinds"]["chat"] == "always"
        await ada.post("/me/delete")
        store = here.people.house.store
        assert await store.read(schema.channels.select()) == [] and await store.read(schema.preferences.select()) == []


@in_loop
async def test_figures_say_how_many_wait(tmp_path: Path) -> None:
    async with receiver() as there, site(tmp_path, notices_allow=there.place) as here:
        ada = await here.visitor()
        there.status = "503 Busy"
        channel = (await ada.post("/notices/webhooks", {"url": there.url, "format": "ntfy"}))["channels"][0]["id"]
        await ada.post("/notices/try", {"id": channel})
        await deliver(here)
        figures = (await ada.http.get("/metrics")).text
        assert "bedesten_notices_waiting 1.0" in figures and "bedesten_channels_broken 0.0" in figures
        assert 'bedesten_notices_total{channel="webhook",result="failed"}' in figures
