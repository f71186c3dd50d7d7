"""When something breaks: the house is killed and comes back, an answer is lost on the way, two tabs do the same."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from browser.fixtures import Open, started
from browser.playing import QUESTION, SLOW, action, at_table, place
from browser.tables import open_position
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}
NUMBERS = said("question-number")
IS_NAMED = """async (table) => {
  const { events } = await (await fetch(`/api/tables/${table}`)).json();
  return events.some(({ word }) => word.startsWith("name:"));
}"""  # as the house has it


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A house of one's own, to be killed."""
    server = Server(tmp_path)
    try:
        yield started(server)
    finally:
        server.kill()


@pytest.fixture
def page(browser: Browser, fragile: Server) -> Iterator[Page]:
    """That the house cannot be reached is told to the console, too; anything else must not go wrong."""
    context = browser.new_context(base_url=fragile.url, locale="en", reduced_motion="reduce", viewport=DESK)  # type: ignore[arg-type]
    wrong: list[str] = []
    context.set_default_timeout(SLOW)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto("/")
    page.locator("main h1").first.wait_for()
    yield page
    context.close()
    assert not wrong, "\n".join(wrong)


def number(page: Page, n: int) -> None:
    page.locator(f".n:has(b:text-is('{n}'))").click()


def answers(page: Page, table: str, verb: str) -> list[str]:
    """What red has answered so far, as the house has it: what bots answer is up to them."""
    events = page.request.get(f"/api/tables/{table}").json()["events"]
    return [event["word"] for event in events if event["of"] == "red" and event["word"].startswith(verb)]


def test_the_house_is_killed_in_the_middle_of_a_turn(page: Page, fragile: Server) -> None:
    """The page says so, keeps what is chosen meanwhile, comes back by itself, and the turn goes on; nothing counts twice."""
    table = open_position(page, fragile)
    at_table(page, table)
    place(page, 9).click()
    expect(page.locator(QUESTION)).to_have_text(NUMBERS)
    fragile.kill()
    number(page, 8)
    expect(page.locator(".net")).to_contain_text(said("table-kept-here"), timeout=SLOW)
    expect(page.locator(".board .place")).to_have_count(16)  # one can still look around
    started(fragile)
    expect(page.locator(".net")).to_have_count(0, timeout=SLOW)
    expect(page.locator(".opt").first).to_be_visible(timeout=SLOW)  # the red tile: what to do with the dice
    assert answers(page, table, "name:") == ["name:8"] and len(answers(page, table, ">tea-house")) == 1
    page.get_by_role("button", name="Keep the dice").click()
    expect(action(page, "End turn")).not_to_have_attribute("aria-disabled", "true", timeout=SLOW)
    action(page, "End turn").click()
    expect(page.locator(".phases [aria-current]")).to_have_text("Move", timeout=SLOW)
    assert answers(page, table, "keep") == ["keep"]


def test_the_house_is_restarted_and_says_so(page: Page, fragile: Server) -> None:
    at_table(page, open_position(page, fragile))
    with ThreadPoolExecutor() as threads:  # it says so while it stops; later it is only away
        stopped = threads.submit(fragile.stop, 60)
        expect(page.locator(".net")).to_contain_text(said("table-restarting"), timeout=SLOW)
        stopped.result()
    started(fragile)
    expect(page.locator(".net")).to_have_count(0, timeout=SLOW)


def test_an_answer_whose_confirmation_is_lost_counts_once(page: Page, fragile: Server) -> None:
    """The house has heard it and is killed before the page knows: when it is back, the page must not send it again."""
    is_deaf = False

    def connect(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        house.on_message(lambda message: None if is_deaf else line.send(message))

    page.route_web_socket("**/live*", connect)
    table = open_position(page, fragile)
    at_table(page, table)
    place(page, 9).click()
    expect(page.locator(QUESTION)).to_have_text(NUMBERS)
    is_deaf = True
    number(page, 8)
    page.wait_for_function(IS_NAMED, arg=table, polling=50)
    fragile.kill()
    is_deaf = False
    started(fragile)
    expect(page.locator(".opt").first).to_be_visible(timeout=SLOW)
    assert answers(page, table, "name:") == ["name:8"]


def test_a_silent_line_is_noticed(open_page: Open, house: Server) -> None:
    """Nothing is closed, but nothing comes through any more, in either direction. When it does again, one plays on."""
    is_silent = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if is_silent else server.send(message))
        server.on_message(lambda message: None if is_silent else line.send(message))

    page = open_page("/", viewport=DESK)
    page.route_web_socket("**/live*", connect)
    at_table(page, open_position(page, house))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    is_silent = True
    expect(page.locator(".net")).to_be_visible(timeout=SLOW)
    is_silent = False
    expect(page.locator(".net")).to_have_count(0, timeout=SLOW)
    place(page, 9).click()
    expect(page.locator(QUESTION)).to_have_text(NUMBERS, timeout=SLOW)


def test_a_device_that_is_offline_says_so(open_page: Open, house: Server) -> None:
    page = open_page("/", viewport=DESK)
    at_table(page, open_position(page, house))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")  # now that no new line can be had
    expect(page.locator(".net")).to_be_visible(timeout=SLOW)
    page.context.set_offline(False)
    expect(page.locator(".net")).to_have_count(0, timeout=SLOW)


class Deafness:
    """What the house says to the tabs of a device is kept back for a while: until then none of them knows what the others do."""

    def __init__(self, context: BrowserContext) -> None:
        self.is_on = False
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        context.route_web_socket("**/live*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(
            lambda message: self._kept.append((line, message)) if self.is_on else line.send(message)
        )

    def end(self) -> None:
        self.is_on = False
        for line, message in self._kept:
            line.send(message)


def test_two_tabs_of_a_seat_agree(open_page: Open, house: Server) -> None:
    """Both answer, and neither has heard of the other's answer: one counts, and both go on from there."""
    one = open_page("/", viewport=DESK)
    one.context.set_default_timeout(SLOW)
    deafness = Deafness(one.context)
    table = open_position(one, house)
    other = one.context.new_page()
    tabs = [at_table(one, table), at_table(other, table)]
    for tab in tabs:
        tab.locator(".place.legal").first.wait_for(timeout=SLOW)
    place(one, 9).click()
    for tab in tabs:
        expect(tab.locator(QUESTION)).to_have_text(NUMBERS)
    deafness.is_on = True
    number(one, 6)
    number(other, 8)
    deafness.end()
    for tab in tabs:
        expect(tab.locator(".opt").first).to_be_visible()
    assert len(answers(one, table, "name:")) == 1
    shown = [tab.locator(".rest").inner_text() for tab in tabs]
    assert shown[0] == shown[1]


def test_the_details_of_a_trouble_lead_to_the_notes_of_the_house(open_page: Open, house: Server) -> None:
    page = open_page("/", viewport=DESK)
    table = open_position(page, house)
    page.route(
        "**/advice*", lambda route: route.fulfill(status=503, headers={"x-request-id": "0f3a91c4"}, json={"error": "Not now."})
    )
    at_table(page, table)
    action(page, "Hint").click()
    alert = page.get_by_role("alert").filter(has_text="Not now.")
    alert.get_by_role("button", name="Details").click()
    expect(alert.locator("code")).to_contain_text(f"table {table}")
    expect(alert.locator("code")).to_contain_text("status 503 · id 0f3a91c4")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
