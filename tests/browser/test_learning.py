"""The rule book and the lesson."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.playing import LONGEST, SLOW, click_while_there, place, plain, seen

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}


@pytest.fixture
def rules(open_page: Open) -> Page:
    return open_page("/rules", viewport=DESK)


def test_rules_are_found_as_one_types(rules: Page) -> None:
    links = rules.locator("main nav a")
    links.first.wait_for()
    all_of_them = links.count()
    search = rules.get_by_label("Search the rules")
    search.fill("tea")
    expect(rules.get_by_role("status").filter(has_text="found")).to_be_visible()
    assert 0 < links.count() < all_of_them
    search.press("Enter")
    rules.wait_for_url("**/rules/*")
    expect(rules.locator("article")).to_contain_text("Name a number from 3 to 12")
    search.fill("xyzzy")
    expect(rules.get_by_text(re.compile("There is no rule about"))).to_be_visible()


@pytest.mark.parametrize(
    ("name", "says"), [("9", "3 to 12"), ("END-3", "END-3"), ("far", "Long Walk"), ("nothing", "There is no rule")]
)
def test_every_rule_has_an_address(open_page: Open, name: str, says: str) -> None:
    page = open_page(f"/rules/{name}", viewport=DESK)
    expect(page.locator("article").first).to_contain_text(says)


def test_the_rule_of_a_place_has_a_worked_example(open_page: Open) -> None:
    page = open_page("/rules/9", viewport=DESK)
    page.get_by_text("A worked example").click()
    lines = [plain(line).replace("\u00a0", " ") for line in page.locator("details li").all_inner_texts()]
    assert lines[-2:] == ["You name 8.", "You roll 9 (5 + 4). You take 8 lira."]


def test_the_list_is_walked_with_the_arrows(rules: Page) -> None:
    links = rules.locator("main nav a")
    links.first.wait_for()
    rules.get_by_label("Search the rules").press("ArrowDown")
    expect(links.first).to_be_focused()
    rules.keyboard.press("ArrowDown")
    expect(links.nth(1)).to_be_focused()


# -- the lesson


def test_the_lesson_leads_through_its_first_turn(open_page: Open) -> None:
    """What is not the lesson works too and is taken back; what is meant moves it on; it is where one left it."""
    page = open_page("/", viewport=DESK)
    page.goto("/learn")
    coach = page.locator(".coach")
    expect(coach.get_by_role("heading")).to_have_text("Walk to a place", timeout=SLOW)
    expect(page.locator(".place[data-meant]")).to_have_attribute("data-n", "2")
    place(page, 3).click()
    expect(coach.get_by_role("heading")).to_have_text("That works too", timeout=SLOW)
    coach.get_by_role("button", name="Back to the lesson").click()
    expect(coach.get_by_role("heading")).to_have_text("Walk to a place", timeout=SLOW)
    place(page, 2).click()
    expect(coach.get_by_role("heading")).to_have_text("Your wheelbarrow is full", timeout=SLOW)
    page.reload()
    expect(coach.get_by_role("heading")).to_have_text("Your wheelbarrow is full", timeout=SLOW)
    page.locator(".acts").get_by_role("button", name="End turn").click()
    expect(coach.get_by_role("heading")).to_have_text("Earn a mosque tile", timeout=SLOW)  # the others have moved
    expect(page.locator(".place[data-meant]")).to_have_attribute("data-n", "14")


POINTED_AT = {  # what the lesson leaves bright, and what one would press there
    "board": (".place[data-meant]",),
    "tray": (
        *(".rest .n", ".rest .sell", ".rest .first", ".rest:not(:has(.first)) .opt"),
        ".rest .card:not([aria-disabled]):has-text('Long Walk')",
    ),
    "acts": (".acts .go:not([aria-disabled])",),
}
BRIGHT = [f".lesson[data-target={target}] {one}" for target, parts in POINTED_AT.items() for one in parts]
OVER = ".coach a.go"
NOTE_TITLES = """() => {
  window.titles = [];
  const note = () => {
    const title = document.querySelector(".coach h2")?.textContent;
    if (title && !window.titles.includes(title)) window.titles.push(title);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  note();
}"""  # in the page: between two looks from here one could come and go
LESSON = [
    *("Walk to a place", "Your wheelbarrow is full", "Earn a mosque tile", "Try your luck", "Sell all five goods"),
    *("Call your assistants back", "Send your family member", "Meet somebody", "Play a card"),
    *("Extend your wheelbarrow", "Buy the last ruby"),
]


def test_the_lesson_leads_to_its_end(open_page: Open) -> None:
    """Whoever presses only what the lesson points at learns all of it, never goes astray, and wins."""
    page = open_page("/", viewport=DESK)
    page.goto("/learn")
    page.locator(".coach h2").wait_for(timeout=SLOW)
    page.evaluate(NOTE_TITLES)
    end = time.monotonic() + LONGEST
    while not page.locator(OVER).count():
        assert time.monotonic() < end, "The lesson does not end."
        page.locator(", ".join([*BRIGHT, OVER])).first.wait_for(timeout=SLOW)
        assert not page.locator("[inert] .rest .first").count()  # what is asked for can be pressed
        if wanted := seen(page, *BRIGHT):
            click_while_there(page.locator(wanted).first)
    titles = [title for title in page.evaluate("titles") if title != "The others move"]
    assert titles == [*LESSON, "That was the lesson"]
    expect(page.locator("main.final h1")).to_contain_text(re.compile("win.*5"))
