"""A browser whose page is closed is told: a real one, by a real push service, from the server to the click."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from bedesten.texts import speaking
from browser.firefox import TOLD, Firefox, PushService, firefox
from browser.fixtures import started
from browser.playing import SLOW, wait_until
from service.receivers import Got
from web.server import Server

pytestmark = pytest.mark.slow(40)

ASK = """
  const [path, body] = values;
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return await (await fetch(`/api${path}`, sent ?? undefined)).json();
"""
NAMES = re.compile("[\u2068\u2069]")  # stand around names
KNOWN = "caches.open('bedesten-told').then((told) => told.keys()).then(({ length }) => length)"  # how many messages have come
WORKER = "navigator.serviceWorker.ready"


class Ada:
    """Who plays in Firefox, against Bob."""

    def __init__(self, fox: Firefox, service: PushService, site: Server) -> None:
        self.fox, self.service, self.home = fox, service, f"http://localhost:{site.port}"
        self.bob = httpx.Client(base_url=self.home, timeout=SLOW / 1000)
        self.told = 0  # so many alerts have been looked at

    def visit(self, path: str) -> None:
        self.fox.goto(self.home + path)
        self.fox.until("document.querySelector('main h1, .place')")

    def follow(self, address: str) -> None:
        """A link of the page, which is not loaded anew."""
        self.fox.until("document.querySelector(`a[href='${values[0]}']`)", address)
        self.fox.run("document.querySelector(`a[href='${values[0]}']`).click()", address)
        self.fox.until("location.pathname === values[0] && document.querySelector('main h1, .place')", address)

    def ask(self, path: str, body: object = None) -> Any:
        return self.fox.run(ASK, path, body)

    def speak(self, language: str) -> None:
        """From the next page on."""
        self.fox.run(
            "localStorage.bedesten = JSON.stringify({ ...JSON.parse(localStorage.bedesten ?? '{}'), language: values[0] })",
            language,
        )
        self.visit("/notices")

    def turn_on(self) -> None:
        self.fox.until("document.querySelector('main .btn.go')")
        self.fox.run("document.querySelector('main .btn.go').click()")
        self.fox.until("document.querySelector('main li')")

    def table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table: str = self.ask("/tables", {"settings": {"players": 2}, "name": "Ada", "seats": seats})["id"]
        assert self.bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).status_code == 200
        return table

    def spoken_to(self, table: str) -> Got:
        """Bob says something: what the server sends then, without the rest that it takes otherwise."""
        self.ask("/notices/choice", {"kinds": {"chat": "always", "begins": "never", "my-turn": "never"}})
        assert self.bob.post(f"/api/tables/{table}/chat", json={"text": "Hello"}).status_code < 300
        return self.service.posts.posted.get(timeout=SLOW / 1000)

    def try_out(self) -> Got:
        self.ask("/notices/try", {"id": self.ask("/notices")["channels"][0]["id"]})
        return self.service.posts.posted.get(timeout=SLOW / 1000)

    def carry(self, got: Got) -> None:
        """And wait until the worker has decided what becomes of it."""
        known = self.fox.run(f"return await {KNOWN}")
        assert self.service.carry(got) == TOLD
        self.fox.until(f"{KNOWN}.then((now) => now > values[0])", known)

    def alert(self) -> tuple[str, str, str]:
        """The next that is shown, and nothing else: what, about whom, in which language."""
        wait_until(lambda: len(self.fox.shown()) > self.told)
        found = self.fox.shown()
        assert len(found) == self.told + 1, found
        self.told += 1
        return found[-1]["title"], NAMES.sub("", found[-1]["text"]), found[-1]["lang"]


def chat(language: str) -> tuple[str, str, str]:
    """That Bob has said something at his and Ada's table."""
    said = speaking(language)
    text = " · ".join([said("notice-by", name="Bob"), said("notice-with", names="Bob")])
    return said("notice-chat"), NAMES.sub("", text), language


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ada]:
    service = PushService()
    site = started(Server(tmp_path_factory.mktemp("site"), environment={"BEDESTEN_NOTICES_ALLOW": service.posts.place}))
    try:
        with firefox(tmp_path_factory.mktemp("firefox"), service, "de") as fox:
            made = Ada(fox, service, site)
            made.visit("/notices")
            yield made
            made.bob.close()
    finally:
        site.kill()
        service.stop()


@pytest.fixture
def ada(told: Ada) -> Ada:
    """On the page of notices, alone, told in German."""
    told.fox.close_others()
    told.speak("de")
    if not told.ask("/notices")["channels"]:
        told.turn_on()
    wait_until(lambda: told.ask("/notices")["channels"][0]["language"] == "de")
    return told


def test_a_message_is_shown_once_and_leads_to_the_table(ada: Ada) -> None:
    table = ada.table()
    got = ada.spoken_to(table)
    ada.carry(got)
    assert ada.alert() == chat("de")
    [page] = ada.fox.tabs()
    ada.fox.click_shown()
    wait_until(lambda: len(ada.fox.tabs()) == 2)
    [opened] = {*ada.fox.tabs()} - {page}
    ada.fox.switch(opened)
    ada.fox.until("document.querySelector('.place')")
    assert ada.fox.url() == f"{ada.home}/table/{table}"
    ada.fox.close_others()
    assert ada.service.carry(got) == TOLD  # as if the server had been killed before it noted that it was sent
    ada.carry(ada.try_out())
    assert ada.alert() == (speaking("de")("notice-trial"), "", "de"), "and what was shown already is not shown again"


def test_what_is_before_the_eyes_is_not_told_and_what_is_behind_comes_forward(ada: Ada) -> None:
    """The page finds its way by itself: where it was loaded says nothing of where it is."""
    table = ada.table()
    ada.visit("/")
    ada.follow(f"/table/{table}")
    ada.carry(ada.spoken_to(table))
    assert len(ada.fox.shown()) == ada.told, "she sees it herself"
    ada.fox.run("history.back()")
    ada.fox.until("location.pathname === '/' && document.querySelector('main h1')")
    ada.carry(ada.spoken_to(table))
    assert ada.alert() == chat("de")
    ada.follow(f"/table/{table}")
    about = f"{WORKER}.then((worker) => worker.getNotifications({{ tag: location.pathname }}))"
    ada.fox.until(f"{about}.then((shown) => !shown.length)")  # it has been seen
    [behind] = ada.fox.tabs()
    ada.fox.open_tab()
    ada.visit("/rules")
    ada.carry(ada.spoken_to(table))
    assert ada.alert() == chat("de")
    ada.fox.click_shown()
    ada.fox.switch(behind, before_eyes=False)
    ada.fox.until("document.visibilityState === 'visible'")
    assert len(ada.fox.tabs()) == 2, "no other page is opened"


def test_it_speaks_the_language_of_the_page(ada: Ada) -> None:
    ada.speak("uk")
    wait_until(lambda: ada.ask("/notices")["channels"][0]["language"] == "uk")
    ada.carry(ada.spoken_to(ada.table()))
    assert ada.alert() == chat("uk")


def test_it_is_found_again_under_another_address(ada: Ada) -> None:
    """Its service has forgotten it, and gives it a new one."""
    table, [before] = ada.table(), ada.ask("/notices")["channels"]
    old = ada.spoken_to(table).path
    ada.service.forget()
    wait_until(lambda: len(ada.service.channels) == 1)
    wait_until(lambda: (got := ada.spoken_to(table)).path != old and ada.service.carry(got) == TOLD)
    assert ada.alert() == chat("de")
    assert [one["id"] for one in ada.ask("/notices")["channels"]] == [before["id"]]


def test_a_browser_that_is_turned_off_keeps_no_address(ada: Ada) -> None:
    ada.fox.until("document.querySelector('main li button:last-child')")
    ada.fox.run("document.querySelector('main li button:last-child').click()")
    ada.fox.until("document.querySelector('main .btn.go')")
    assert ada.ask("/notices")["channels"] == []
    wait_until(lambda: ada.service.channels == [])
    assert ada.fox.run(f"return {WORKER}.then((worker) => worker.pushManager.getSubscription())") is None
