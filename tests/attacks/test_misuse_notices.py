"""Somebody uses notices against others: to reach what only the server reaches, to read or end what others are told, to flood."""

import asyncio
import threading
from pathlib import Path
from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.notices.guard import Guard, look_up
from bedesten.service.notices.notice import INVITATION, Notice, telling
from bedesten.service.notices.webhooks import FORMATS
from bedesten.web.settings import Settings
from service.people import in_loop
from service.receivers import PushedBrowser, receiver
from web.test_account_routes import said, with_email
from web.test_notice_routes import deliver, notices_of, person_of, subscription
from web.visitors import site

INNER = """https://127.0.0.1/ https://localhost/ https://[::1]/ https://169.254.169.254/latest/meta-data https://10.0.0.1/
https://2130706433/ https://0x7f.1/ https://[::ffff:10.0.0.1]/ https://[64:ff9b::7f00:1]/ https://[fe80::1]/ http://example.org/
https://localhost:5432/ gopher://localhost/ file:///etc/passwd https://user@localhost/ https://localhost#@example.org/"""


@in_loop
async def test_reach_what_only_the_server_reaches(tmp_path: Path) -> None:
    async with receiver() as inner, site(tmp_path) as here:
        eve, browser = await here.visitor(), PushedBrowser()
        for url in [*INNER.split(), inner.url, f"https://{inner.place}/"]:
            assert said(await eve.post("/notices/webhooks", {"url": url}, 400)) in ("address-wrong", "address-forbidden")
            assert said(await eve.post("/notices/push", subscription(url, browser), 400)) in (
                "address-wrong",
                "address-forbidden",
            )
        assert inner.got == [] and (await eve.get("/notices"))["channels"] == []


@in_loop
async def test_change_the_name_after_it_was_looked_at(tmp_path: Path) -> None:
    """Also for what was allowed by the operator before, and is not any more."""
    async with receiver() as inner, site(tmp_path, notices_allow=inner.place) as here:
        eve = await here.visitor()
        channel = (await eve.post("/notices/webhooks", {"url": inner.url}))["channels"][0]["id"]
        notices_of(here).delivery.sender.guard = Guard()
        await eve.post("/notices/try", {"id": channel})
        await deliver(here)
        assert inner.got == [] and (await eve.get("/notices"))["channels"][0]["broken"]


def test_nothing_opens_the_guard_but_what_the_operator_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BEDESTEN_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/house.db")
    assert Settings.from_environment().notices_allow == ""
    assert Settings.from_environment(notices_allow=" NTFY.lan:8080 , [::1]:9 ").notices_allow == "ntfy.lan:8080,[::1]:9"
    for wrong in ("*", "ntfy.lan", "http://ntfy.lan:80", "10.0.0.0/8:80", ":80", "a b:80"):
        with pytest.raises(Refused):
            Settings.from_environment(notices_allow=wrong)


@in_loop
async def test_take_over_the_subscription_of_another(tmp_path: Path, database_url: str) -> None:
    async with receiver() as there, site(tmp_path, database_url, notices_allow=there.place) as here:
        ada, eve = await here.visitor(), await here.visitor()
        browser, other = PushedBrowser(), PushedBrowser(8)
        await ada.post("/notices/push", subscription(there.url, browser))
        ada_is = await person_of(here, ada)
        assert said(await eve.post("/notices/push", subscription(there.url, other), 403)) == "push-wrong"
        half = {**subscription(there.url, browser), "auth": other.keys["auth"]}
        assert said(await eve.post("/notices/push", half, 403)) == "push-wrong"
        assert len((await ada.get("/notices"))["channels"]) == 1
        store = here.people.house.store
        await store.write(others=telling(Notice(INVITATION, "for Ada", page="/"), [ada_is]))
        await eve.post("/notices/push", subscription(there.url, browser))  # the same browser, now used by Eve
        await deliver(here)
        assert there.got == [], "what was for Ada is not shown to Eve"
        assert (await ada.get("/notices"))["channels"] == [] and len((await eve.get("/notices"))["channels"]) == 1


@in_loop
async def test_use_or_end_the_channels_of_another(tmp_path: Path) -> None:
    async with receiver() as there, site(tmp_path, notices_allow=there.place) as here:
        ada, eve = await here.visitor(), await here.visitor()
        told = await ada.post("/notices/webhooks", {"url": f"{there.url}?secret=s3cr3t"})
        assert "s3cr3t" not in str(told) and "s3cr3t" not in str(await ada.get("/notices"))
        channel = told["channels"][0]["id"]
        for path, more in (("remove", {}), ("try", {}), ("gather", {"minutes": 60})):
            assert said(await eve.post(f"/notices/{path}", {"id": channel, **more}, 404)) == "no-channel"
        await deliver(here)
        assert there.got == [] and (await ada.get("/notices"))["channels"] == told["channels"]


@in_loop
async def test_end_the_letters_of_another(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        notices_of(here).delivery.sender.mail = here.letters
        ada, eve = await here.visitor(), await here.visitor("203.0.113.9")
        await with_email(ada)
        channel = (await ada.post("/notices/email", {}))["channels"][0]["id"]
        guesses = [channel, "", "%", "a" * 24, *[f"{Random(n).getrandbits(144):x}" for n in range(10)]]
        for guess in filter(None, guesses):
            assert (await eve.http.post(f"/api/notices/stop/{guess}")).status_code == 200, "the same for every key"
        assert len((await ada.get("/notices"))["channels"]) == 1
        refused = [(await eve.http.post(f"/api/notices/stop/{n}")).status_code for n in range(60)]
        assert refused[-1] == 429
        elsewhere = await here.visitor()
        elsewhere.http.headers["origin"] = "https://evil.example"
        assert (await elsewhere.http.post("/api/notices/stop/x")).status_code == 403


@in_loop
async def test_flood_with_trials_and_channels(tmp_path: Path) -> None:
    async with receiver() as there, site(tmp_path, notices_allow=there.place) as here:
        eve = await here.visitor()
        channel = (await eve.post("/notices/webhooks", {"url": there.url}))["channels"][0]["id"]
        for _ in range(6):
            await eve.post("/notices/try", {"id": channel})
        assert said(await eve.post("/notices/try", {"id": channel}, 429)) == "tried-often"


@in_loop
@pytest.mark.parametrize("form", FORMATS)
async def test_write_something_else_by_a_name(tmp_path: Path, form: str) -> None:
    """Names are chosen by people: no mentions, no links, no lines, no headers."""
    async with receiver() as there, site(tmp_path, notices_allow=there.place) as here:
        ada = await here.visitor()
        await ada.post("/notices/webhooks", {"url": there.url, "format": form})
        name = "@everyone <!channel> [x](https://evil.example)\r\nX-Evil: 1 " + "a" * 5000
        notice = Notice(INVITATION, "i", page="/cups/x", by=name)
        await here.people.house.store.write(others=telling(notice, [await person_of(here, ada)]))
        await deliver(here)
        got = there.got[0]
        assert not [header for header in got.headers if "evil" in header] and "a" * 50 not in got.body.decode()
        if form == "discord":
            assert got.said["allowed_mentions"] == {"parse": []} and "[x](" not in got.said["content"]
        elif form == "slack":
            assert "<!channel>" not in got.said["text"]
        else:
            assert got.path == "/" and got.said["topic"] == "hook" and "\n" not in got.said["message"]


@in_loop
async def test_hold_up_the_server_by_names_that_nobody_answers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them are looked up, what else is done in threads is done."""
    answered = threading.Event()

    def never(*_: object, **__: object) -> list[object]:
        answered.wait(60)
        return []

    monkeypatch.setattr("bedesten.service.notices.guard.socket.getaddrinfo", never)
    asking = [asyncio.create_task(look_up(f"{n}.example", 443)) for n in range(64)]
    await asyncio.sleep(0)  # all of them are asked
    try:
        async with asyncio.timeout(30):
            assert await asyncio.to_thread(lambda: True)
    finally:
        answered.set()
        await asyncio.gather(*asking)
