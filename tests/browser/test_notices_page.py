"""What one is told, where, and when not: chosen on a page, and brought to a browser, a mail server and a webhook."""

import html
import json
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from bedesten.texts import speaking
from browser.fixtures import started, watch
from browser.playing import SLOW
from browser.postbox import Postbox, postbox
from browser.pushed import stand_in
from browser.words import said, saying
from service.receivers import Got, Posts, PushedBrowser
from web.server import Server

__all__ = ["postbox"]
pytestmark = pytest.mark.slow(60)

Visit = Callable[..., Page]
BROWSER = PushedBrowser()
LATER = 4000  # milliseconds, when the page looks what has become of a test
IS_BROKEN = "fetch('/api/notices').then((answer) => answer.json()).then(({ channels: [one] }) => one.broken)"
LOOKS_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"  # as a tab does that comes to the front


@pytest.fixture(scope="module")
def posts() -> Iterator[Posts]:
    """Where webhooks and messages to browsers arrive."""
    made = Posts()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postbox: Postbox, posts: Posts) -> Iterator[Server]:
    settings = {**postbox.settings, "BEDESTEN_NOTICES_ALLOW": posts.place}
    server = Server(tmp_path_factory.mktemp("site"), environment=settings)
    try:
        yield started(server)
    finally:
        server.kill()


@pytest.fixture
def visit(browser: Browser, site: Server, posts: Posts) -> Iterator[Visit]:
    """visit("/notices", says="denied"): a device of its own, whose owner answers so."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    home = f"http://localhost:{site.port}"

    def visited(path: str = "/notices", says: str = "granted", reach: bool = True, script: str = "", **how: Any) -> Page:
        context = browser.new_context(base_url=home, **{"locale": "en", "reduced_motion": "reduce", **how})
        contexts.append(context)
        stand_in(context, f"http://{posts.place}/push/{len(contexts)}" if reach else "", BROWSER, says)
        context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(SLOW)
        watch(page, wrong, home)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def button(page: Page, key: str, **values: str) -> Locator:
    return page.get_by_role("button", name=saying(key, **values))


def choice(page: Page, key: str, **values: str) -> Locator:
    return page.get_by_label(saying(key, **values))


def next_of(posts: Posts) -> Got:
    return posts.posted.get(timeout=SLOW / 1000)


def told(page: Page) -> Any:
    """As the server has it."""
    return page.request.get("/api/notices").json()


def done(page: Page, path: str) -> Any:
    """Around what makes the page ask the server for something: until it has answered."""
    return page.expect_response(lambda answer: answer.url.endswith(f"/api/notices{path}") and answer.request.method == "POST")


def turn_on(page: Page) -> Locator:
    button(page, "notices-here").click()
    row = page.get_by_role("listitem").filter(has_text=said("notices-this"))
    expect(row).to_be_visible()
    return row


# -- where


def test_this_browser_by_keyboard_alone(visit: Visit, posts: Posts) -> None:
    page = visit()
    expect(page.get_by_text(said("notices-none"))).to_be_visible()
    assert told(page)["channels"] == []
    button(page, "notices-here").press("Enter")
    row = page.get_by_role("listitem")
    expect(row).to_contain_text(said("notices-this"))
    expect(button(page, "notices-here")).to_have_count(0)
    with done(page, "/gather"):
        row.get_by_role("combobox").press("ArrowDown")
    assert [(one["here"], one["gather"]) for one in told(page)["channels"]] == [(True, 60)]
    row.get_by_role("button", name=re.compile("^Test")).press("Enter")
    expect(row.get_by_role("status")).to_have_text(said("notices-tested"))
    message = json.loads(BROWSER.read(next_of(posts).body))
    assert message["title"] == said("notice-trial") and message["path"] == "/notices"
    row.get_by_role("button", name=re.compile("^Remove")).press("Enter")
    expect(row).to_have_count(0)
    expect(button(page, "notices-here")).to_be_visible()
    assert told(page)["channels"] == []
    assert page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription())") is None


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ({"says": "denied"}, "notices-blocked"),
        ({"reach": False}, "notices-failed"),
        ({"script": "delete ServiceWorkerRegistration.prototype.pushManager"}, "notices-impossible"),
    ],
)
def test_what_stands_in_the_way_is_said(visit: Visit, how: dict[str, Any], key: str) -> None:
    page = visit(**how)
    if key != "notices-impossible":
        button(page, "notices-here").click()
    expect(page.get_by_text(said(key))).to_be_visible()
    expect(button(page, "notices-here")).to_have_count(1 if key == "notices-failed" else 0)
    assert told(page)["channels"] == []


def test_who_says_nothing_may_be_asked_again(visit: Visit) -> None:
    page = visit(says="default")
    button(page, "notices-here").click()
    expect(button(page, "notices-here")).to_be_visible()
    assert told(page)["channels"] == []


def test_a_webhook_is_added_tried_and_found_broken(visit: Visit, posts: Posts) -> None:
    page = visit()
    page.get_by_text(said("notices-webhook")).click()
    address, add = page.get_by_label(said("notices-webhook-url")), button(page, "notices-webhook-add")
    for wrong, key in (("https://127.0.0.1/x", "refusal-address-forbidden"), ("ntfy.sh/games", "refusal-address-wrong")):
        address.fill(wrong)
        add.click()
        expect(page.get_by_role("alert")).to_have_text(saying(key, host="127.0.0.1"))
        expect(address).to_have_value(wrong)
    address.fill(f"http://{posts.place}/games")
    page.get_by_label(said("notices-webhook-form")).select_option(label="Slack")
    address.press("Enter")
    what = said("notices-by-webhook", form="Slack", host="localhost")
    expect(page.get_by_role("listitem")).to_contain_text("Slack")
    expect(address).to_have_value("")
    button(page, "notices-test", what=what).click()
    assert next_of(posts).said["text"].startswith(said("notice-trial"))
    posts.status = 410
    page.clock.install()
    button(page, "notices-test", what=what).click()
    next_of(posts)
    page.wait_for_function(IS_BROKEN)
    page.clock.fast_forward(LATER)
    expect(page.get_by_text(said("notices-broken"))).to_be_visible()
    posts.status = 201
    button(page, "notices-test", what=what).click()
    expect(page.get_by_text(said("notices-broken"))).to_have_count(0)
    assert next_of(posts).said["text"].startswith(said("notice-trial"))


# -- what, and when not


def test_what_one_hears_about_and_when_not(visit: Visit) -> None:
    page = visit(timezone_id="Europe/Warsaw")
    with done(page, "/choice"):
        choice(page, "notices-kind-chat").select_option(label=said("notices-when-always"))
    with done(page, "/choice"):
        page.get_by_role("switch").click()
    with done(page, "/choice"):
        page.get_by_label(said("notices-to"), exact=True).fill("07:30")
    with done(page, "/choice"):
        choice(page, "notices-zone").select_option("Europe/Helsinki")
    page.reload()
    expect(choice(page, "notices-kind-chat")).to_have_value("always")
    expect(page.get_by_label(said("notices-from"), exact=True)).to_have_value("22:00")
    expect(page.get_by_label(said("notices-to"), exact=True)).to_have_value("07:30")
    expect(choice(page, "notices-zone")).to_have_value("Europe/Helsinki")
    assert told(page)["quiet"] == {"begins": 1320, "ends": 450, "zone": "Europe/Helsinki"}
    page.get_by_label(said("notices-to"), exact=True).fill("")  # somebody writes it anew
    with done(page, "/choice"):
        page.get_by_role("switch").click()
    expect(choice(page, "notices-zone")).to_have_count(0)
    assert told(page)["quiet"] is None and told(page)["kinds"]["chat"] == "always"


def test_two_tabs_and_no_connection(visit: Visit) -> None:
    """Quick changes all count, another tab sees them, and what was not taken is not shown as if it were."""
    page = visit()
    other = page.context.new_page()
    other.goto("/notices")
    expect(choice(other, "notices-kind-ends")).to_have_value("away")
    for key in ("begins", "ends", "reminder"):
        choice(page, f"notices-kind-{key}").select_option("never")
    page.wait_for_function(
        """fetch("/api/notices").then((answer) => answer.json()).then(({ kinds }) =>
             kinds.begins === "never" && kinds.ends === "never" && kinds.reminder === "never")"""
    )
    other.evaluate(LOOKS_AGAIN)
    expect(choice(other, "notices-kind-ends")).to_have_value("never")
    page.context.set_offline(True)
    choice(page, "notices-kind-chat").select_option("always")
    expect(page.get_by_role("alert")).to_have_text(said("house-unreachable"))
    expect(choice(page, "notices-kind-chat")).to_have_value("never")
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).not_to_be_checked()
    page.context.set_offline(False)
    choice(page, "notices-kind-chat").select_option("always")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_table_may_be_told_of_otherwise(visit: Visit, posts: Posts) -> None:
    """In its room, and in its menu."""
    page = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = page.request.post("/api/tables", data={"settings": {"players": 2}, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_text(said("notices-here-at")).click()
    expect(page.get_by_text(said("notices-none"))).to_be_visible()
    page.get_by_role("link", name=said("notices-all")).click()
    turn_on(page)
    page.go_back()
    page.get_by_text(said("notices-here-at")).click()
    mine = choice(page, "notices-kind-chat")
    expect(mine.locator("option:checked")).to_have_text(said("notices-usual", when="never"))
    with done(page, "/table"):
        mine.select_option("always")
    assert told(page)["tables"] == {table: {"chat": "always"}}
    bob = httpx.Client(base_url=page.url.partition("/table")[0], timeout=SLOW / 1000)
    assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).status_code == 200
    page.locator(".place").first.wait_for()
    bob.post(f"/api/tables/{table}/chat", json={"text": "Hello"})
    bob.close()
    message = json.loads(BROWSER.read(next_of(posts).body))
    assert (message["title"], message["path"], message["place"]) == (said("notice-chat"), *[f"/table/{table}"] * 2)
    page.locator(".top .tools button:last-child").click()
    page.get_by_role("dialog").get_by_text(said("notices-here-at")).click()
    expect(mine).to_have_value("always")
    with done(page, "/table"):
        mine.select_option("usual")
    assert told(page)["tables"] == {}


# -- letters


def test_letters_by_e_mail_until_one_click(visit: Visit, postbox: Postbox) -> None:
    page = visit("/me", locale="fr")
    page.goto("/notices")
    french = speaking("fr")
    expect(page.get_by_text(french("notices-email-none"))).to_be_visible()
    page.get_by_role("link", name=french("me-open")).last.click()
    page.locator("#me-email").fill("ada@example.org")
    page.locator("#me-email").press("Enter")
    page.goto(postbox.link())
    page.get_by_role("button", name=french("me-go-on")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(french("me-yours"))
    page.get_by_role("link", name=french("notices-all")).click()
    for stops in (stop_on_the_page, stop_by_one_click):
        page.get_by_role("button", name=french("notices-email")).click()
        expect(page.get_by_role("listitem")).to_contain_text("ada@example.org")
        page.get_by_role("button", name=re.compile(r"^Tester")).click()
        letter = postbox.next()
        assert (letter["to"], letter["subject"]) == ("ada@example.org", french("notice-trial"))
        assert all(french("notice-mail-why") in body_of(letter, form) for form in ("plain", "html"))
        stops(visit, letter)
        page.evaluate(LOOKS_AGAIN)
        expect(page.get_by_role("listitem")).to_have_count(0)
        assert told(page)["channels"] == []


def body_of(letter: EmailMessage, form: str) -> str:
    found = letter.get_body((form,))
    assert found
    return html.unescape(found.get_content())


def stop_on_the_page(visit: Visit, letter: EmailMessage) -> None:
    """Somebody reads the letter elsewhere, and is not signed in there."""
    found = re.search(r'href="http://localhost:\d+(/notices#stop=[^"]+)"', body_of(letter, "html"))
    assert found
    stranger = visit(found[1], locale="pl")
    polish = speaking("pl")
    assert "stop=" not in stranger.url
    expect(stranger.get_by_role("heading", name=polish("notices-stop-ask"))).to_be_visible()
    stranger.get_by_role("button", name=polish("notices-stop")).press("Enter")
    expect(stranger.get_by_role("heading", name=polish("notices-stopped"))).to_be_visible()
    stranger.get_by_role("button", name=polish("notices-all")).click()
    expect(stranger.get_by_text(polish("notices-lead"))).to_be_visible()


def stop_by_one_click(_: Visit, letter: EmailMessage) -> None:
    """As a mail program does it (RFC 8058): a request without cookies, and without a person."""
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    answer = httpx.post(letter["list-unsubscribe"].strip("<> "), data={"List-Unsubscribe": "One-Click"}, timeout=SLOW / 1000)
    assert answer.status_code == 200
