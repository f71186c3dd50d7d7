"""The rule book and the lesson."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from bedesten.engine.book import topics
from bedesten.engine.book_tables import tables_of
from bedesten.texts import speaking
from browser.fixtures import Open
from browser.playing import LONGEST, SLOW, click_while_there, place, plain, seen

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}


@pytest.fixture
def rules(open_page: Open) -> Page:
    return open_page("/rules", viewport=DESK)


def text_of(name: str) -> str:
    """The first sentence."""
    return next(topic.text.split(". ")[0] for topic in topics() if topic.names[0] == name)


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
    expect(rules.locator("article")).to_contain_text(text_of("tea-house"))
    search.fill("xyzzy")
    expect(rules.get_by_text(re.compile("There is no rule about"))).to_be_visible()


@pytest.mark.parametrize(
    ("name", "says"), [("9", "P9"), ("END-3", "END-3"), ("far", speaking("en")("bonus-far")), ("nothing", "nothing")]
)
def test_every_rule_has_an_address(open_page: Open, name: str, says: str) -> None:
    page = open_page(f"/rules/{name}", viewport=DESK)
    expect(page.locator("article").first).to_contain_text(says)


def test_a_worked_example_is_stepped_through(open_page: Open) -> None:
    page = open_page("/rules/9", viewport=DESK)
    page.locator("details summary").click()
    lines, next_one = page.locator("details li"), page.locator(".steps button").last
    assert lines.count() == 1
    while next_one.get_attribute("aria-disabled") is None:
        next_one.click()
    said = [plain(line).replace("\u00a0", " ") for line in lines.all_inner_texts()]
    assert said[-2:] == ["You name 8.", "You roll 9 (5 + 4). You take 8 lira."]
    page.locator(".steps button").first.click()
    expect(lines).to_have_count(len(said) - 1)


def test_the_rules_begin_with_the_goal_and_a_turn_in_pictures(rules: Page) -> None:
    """Then each leads to the next one, as in a book."""
    titles = rules.locator(".overview h2")
    expect(titles).to_have_text([topic.title for topic in topics()[:3]])
    expect(rules.locator(".overview ol li")).to_have_count(5)
    rules.goto("/rules/goal")
    rules.locator(".neighbours a").last.click()
    rules.wait_for_url(f"**/rules/{topics()[1].names[0]}")


def test_a_word_of_another_language_finds_its_rule(rules: Page) -> None:
    rules.locator("main nav a").first.wait_for()
    rules.locator("main input").fill(speaking("uk")("place-9"))
    expect(rules.locator("main nav a")).not_to_have_count(0)
    expect(rules.locator("main nav a[href='/rules/tea-house']")).to_be_visible()


def test_numbers_stand_in_tables(open_page: Open) -> None:
    page = open_page("/rules/table", viewport=DESK)
    (table,) = tables_of("table")
    expect(page.locator("article tbody tr")).to_have_count(len(table.rows))
    page.goto("/rules/board")
    expect(page.locator("article figure")).to_have_count(len(tables_of("board")))


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
OVER = ".coach .btn.go:has(svg)"
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
    titles = [title for title in page.evaluate("titles") if title != "The others’ turns"]
    assert titles == [*LESSON, "That was the lesson"]
    expect(page.locator("main.final h1")).to_contain_text(re.compile("You win.*5"))
