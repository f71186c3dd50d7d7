"""Asking the others to go back, and handing a seat to a bot."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.fixtures import Open
from browser.looks import Axe
from browser.playing import SLOW, action, at_table, place
from browser.tables import BOTS, HANDS, join, open_position, open_table
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(2)

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def two(open_page: Open, house: Server) -> tuple[Page, Page]:
    """Two devices at a table: green is to move and is the second one, red waits."""
    ada, grace = open_page("/", viewport=DESK), open_page("/", viewport=PHONE)
    table = open_position(ada, house, HANDS, others="open")
    join(grace, house, table, "Grace")
    return at_table(grace, table), at_table(ada, table)


def menu(page: Page, name: str | re.Pattern[str]) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("button", name=name)


def ask_back(page: Page) -> None:
    menu(page, "Ask everybody to go back to before my last turn").click()
    page.keyboard.press("Escape")


def test_the_notice_of_a_proposal_leaves_when_it_is_withdrawn_declined_or_agreed_to(two: tuple[Page, Page]) -> None:
    mover, waiter = two
    place(mover, 4).click()
    expect(waiter.locator('.place[data-n="4"] .pieces .pc').first).to_be_visible(timeout=SLOW)
    for who, says in ((mover, "Withdraw"), (waiter, "Decline"), (waiter, "Agree")):
        ask_back(mover)
        expect(mover.get_by_text(said("table-you-ask-back"))).to_be_visible(timeout=SLOW)
        expect(waiter.get_by_text(re.compile("Grace.? is asking to go back"))).to_be_visible(timeout=SLOW)
        who.locator(".toast").get_by_role("button", name=says).click()
        for one in (mover, waiter):
            expect(one.locator(".toast")).to_have_count(0, timeout=SLOW)
    expect(waiter.locator('.place[data-n="4"] .pieces .pc')).to_have_count(0, timeout=SLOW)


def test_the_seat_of_one_who_is_there_is_not_offered_to_a_bot(two: tuple[Page, Page]) -> None:
    _, waiter = two
    expect(menu(waiter, "Let a bot play for me")).to_be_visible()
    expect(waiter.get_by_role("button", name=said("wait-bot"), exact=True)).to_have_count(0)


def test_for_one_who_is_away_a_bot_is_offered_only_after_the_agreed_time(open_page: Open, house: Server) -> None:
    ada, grace = open_page("/", viewport=DESK), open_page("/", viewport=PHONE)
    table = open_position(ada, house, HANDS, others="open")
    join(grace, house, table, "Grace")
    at_table(ada, table)
    ada.get_by_role("button", name="Menu").click()
    expect(ada.locator(".waits:not(.why)")).to_contain_text("Grace", timeout=SLOW)  # she is not there
    expect(ada.get_by_role("button", name=said("wait-bot"), exact=True)).to_have_count(0)


def test_learning_takes_back_what_bots_did_and_says_so(open_page: Open, house: Server) -> None:
    page = open_page("/", viewport=DESK)
    table = open_table(page, house, *BOTS[:1], learning=True)
    page.route("**/advice*", lambda route: route.abort())  # without it nobody is warned, and nobody is bothered
    at_table(page, table)
    expect(page.locator(".top")).to_contain_text("Learning")
    before = page.locator(".place.legal").first
    before.wait_for(timeout=SLOW)
    goal = before.get_attribute("data-n")
    before.click()
    expect(page.locator(f'.place[data-n="{goal}"] .pieces .pc').first).to_be_visible(timeout=SLOW)
    expect(page.locator(".toast")).to_have_count(0)
    expect(action(page, "Undo")).not_to_have_attribute("aria-disabled", "true", timeout=SLOW)
    action(page, "Undo").click()
    expect(page.locator(f'.place[data-n="{goal}"]')).to_have_class(re.compile(r"\blegal\b"), timeout=SLOW)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_learns_is_asked_before_a_mistake(open_page: Open, house: Server, viewport: Any, axe: Axe) -> None:
    page = open_page("/", viewport=viewport)
    table = open_table(page, house, *BOTS[:1], learning=True)

    def warn(route: Route) -> None:
        """So the house says: whatever is answered would be a mistake."""
        told = route.fetch(url=f"{house.url}/api/tables/{table}").json()
        words = [option["word"] for option in told["question"]["options"]] if told["question"] else []  # it may be the bot's turn
        hints = [{"word": word, "chance": 0.5, "gains": {}, "then": 0} for word in words[:1]]
        route.fulfill(json={"seq": told["seq"], "best": hints, "mistakes": dict.fromkeys(words, 0.12)})

    page.route("**/advice*", warn)
    at_table(page, table)
    action(page, "Hint").click()
    goal = page.locator(".place.hinted")  # then it is known what would be a mistake
    goal.wait_for(timeout=SLOW)
    piece = page.locator(f'.place[data-n="{goal.get_attribute("data-n")}"] .pieces .pc').first
    warning = page.get_by_text(saying("table-mistake", cost="12%"))
    goal.click()
    expect(warning).to_be_visible(timeout=SLOW)
    axe(page)
    page.get_by_role("button", name="Look again").click()
    expect(warning).to_have_count(0)
    expect(piece).to_have_count(0)
    goal.click()
    page.get_by_role("button", name=said("table-all-the-same")).click()
    expect(piece).to_be_visible(timeout=SLOW)


# The page has read what a sale without spice costs, and had time to take it in.
READ = """async () => {
    const read = performance.getEntriesByType("resource").some(({ name }) => name.includes("/cost?") && !name.includes("spice"));
    for (let n = 0; read && n < 3; n++) await new Promise(requestAnimationFrame);
    return read;
}"""


def test_whoever_learns_is_asked_before_a_bad_sale(open_page: Open, house: Server) -> None:
    """The goods are answers that are given at once: what they cost together is asked for while they are chosen."""
    page = open_page("/", viewport=DESK)
    table = open_position(page, house, learning=True)

    def warn(route: Route) -> None:
        """So the server says: selling fewer than one could would be a mistake."""
        sold = parse_qs(urlsplit(route.request.url).query)["answers"][0].split(",").count("sell:spice")
        told = route.fetch(url=f"{house.url}/api/tables/{table}").json()
        route.fulfill(json={"seq": told["seq"], "cost": 0.12 if sold == 0 else 0})

    page.route("**/advice*", lambda route: route.abort())  # it says nothing of single answers
    page.route("**/cost?*", warn)
    at_table(page, table)
    place(page, 10).click()
    sell = page.locator(".sell")
    page.get_by_role("button", name=re.compile("Less.*spice")).click()
    page.wait_for_function(READ)
    warning = page.get_by_text(saying("table-mistake", cost="12%"))
    sell.click()
    expect(warning).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Look again").click()
    expect(warning).to_have_count(0)
    page.get_by_role("button", name=re.compile("More.*spice")).click()
    sell.click()
    expect(page.locator(".you .lira b")).to_have_text("28", timeout=SLOW)  # 3 + 25: nobody is asked


def test_a_guest_sees_what_a_record_continues_before_he_sits_down(open_page: Open, house: Server) -> None:
    ada, guest = open_page("/", viewport=DESK), open_page("/", viewport=PHONE)
    table = open_position(ada, house, others="open")
    guest.goto(f"/table/{table}")
    shown = guest.locator(".continues")
    expect(shown).to_contain_text(re.compile("Round .?9.?, turn: .?Ada"), timeout=SLOW)
    expect(shown.locator("li")).to_have_count(5)
    expect(shown).to_contain_text(re.compile(r"Ada\W*Rubies: .?3.?, lira: .?3"))
