"""The chapters of the lesson for the expansions, played to their end; and the way back to a chapter that one left."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bedesten.texts import speaking
from browser.fixtures import Open
from browser.looks import Axe
from browser.playing import LONGEST, SLOW, click_while_there, place, plain
from browser.test_learning import NOTE_TITLES, OVER

pytestmark = pytest.mark.slow

CHAPTERS = Path(__file__).parents[2] / "client" / "src" / "pages" / "learn" / "chapters"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
WANTED = {  # what one presses among several answers, because a step says so; of anything else the first
    "roast": "2 lira|Give fabric|Long Walk",
    "guild-hall": "Double Stakes",
    "trader": "Meet the coffee|2 lira",
    "tavern": "barrier",
    "baksheesh": "baksheesh",
    "courier": "Meet the courier",
    "double": "2 lira|Take a double turn",
    "fetch-companion": "Companion",
    "double-turn": "No double turn",
    "catacombs": "Coffee",
    "free": "Meet",
    "straight": "move",
}
WANDERER = ".movers button:nth-child(2)"  # moves the companion
POINTED_AT = {  # what the lesson leaves bright, and what one would press there
    "board": [".place[data-meant]", '.cloth:has(#question:has-text("Take the ruby")):not(:has([data-meant])) .place.legal'],
    "tray": [".rest .opt", ".rest .card:not([aria-disabled])", ".rest .tile"],
    "acts": [".acts .go:not([aria-disabled])"],
    "nothing": [".stage button.kt", ".stage .opt", ".stage .bid .first"],
}
ASTRAY = speaking("en")("learn-other-title")
BESIDE = [speaking("en")(f"learn-{name}-title") for name in ("wait", "double-turn")]


def titles_of(box: str) -> list[str]:
    course = json.loads((CHAPTERS / f"{box}.json").read_text(encoding="utf-8"))
    return [speaking("en")(f"learn-{step['name']}-title") for turn in course["turns"] for step in turn["steps"]]


TITLES = {speaking("en")(f"learn-{name}-title"): wanted for name, wanted in WANTED.items()}


def pointed_at(page: Page) -> Locator | None:
    """Where somebody who follows the lesson would press now."""
    target = page.locator(".lesson").get_attribute("data-target") or ""
    title = plain(page.locator(".coach h2").inner_text())
    if title == speaking("en")("learn-embassy-title") and page.locator(f'{WANDERER}[aria-pressed="false"]').count():
        return page.locator(WANDERER)
    found = page.locator(", ".join(POINTED_AT[target]))
    said = [plain(one).replace("\u00a0", " ") for one in found.all_inner_texts()]
    chosen = next((i for i, text in enumerate(said) if re.search(TITLES.get(title, "."), text, re.IGNORECASE)), 0)
    return found.nth(chosen) if said else None


@pytest.mark.slow(60)
@pytest.mark.parametrize(("box", "viewport"), [("coffee", DESK), ("letters", DESK), ("bazaar", PHONE)])
def test_a_chapter_leads_to_its_end(open_page: Open, box: str, viewport: dict[str, int]) -> None:
    """Whoever presses what it asks for learns all of it, never goes astray, and wins; then the next thing is offered."""
    page = open_page("/", viewport=viewport)
    page.goto(f"/learn/{box}")
    page.locator(".coach h2").wait_for(timeout=SLOW)
    page.evaluate(NOTE_TITLES)
    end = time.monotonic() + LONGEST
    rule = page.locator(".stage:not(.scene)").get_by_role(
        "button", name=speaking("en")("stage-close")
    )  # of a place, clicked twice
    bright = [f".lesson[data-target={target}] {one}" for target, parts in POINTED_AT.items() for one in parts]
    while not page.locator(OVER).count():
        titles = page.evaluate("titles")
        assert time.monotonic() < end and ASTRAY not in titles, titles
        shown = page.locator(", ".join([*bright, OVER])).or_(rule).first
        expect(shown, plain(page.locator(".coach").inner_text())).to_be_visible(timeout=SLOW)
        if not page.locator(OVER).count() and (wanted := rule if rule.count() else pointed_at(page)):
            click_while_there(wanted)
    titles = [title for title in page.evaluate("titles") if title not in BESIDE]
    assert titles == [*titles_of(box), speaking("en")("learn-over-title")]
    expect(page.locator("main.final h1")).to_contain_text(re.compile("win"))
    expect(page.locator(OVER)).to_have_text(re.compile("Defne"))
    page.goto("/")
    expect(page.locator(".panel.lesson li.done")).to_have_count(1)


def test_another_way_is_answered_kindly_and_taken_back(open_page: Open) -> None:
    page = open_page("/", viewport=DESK)
    page.goto("/learn/letters")
    heading = page.locator(".coach").get_by_role("heading")
    expect(heading).to_have_text("Deliver your letters", timeout=SLOW)
    place(page, 21).click()
    page.locator(".rest .opt.first").click()
    expect(heading).to_have_text(ASTRAY, timeout=SLOW)
    page.locator(".coach").get_by_role("button", name="Back to the lesson").click()
    expect(heading).to_have_text("Deliver your letters", timeout=SLOW)


def test_a_lesson_that_one_left_goes_on(open_page: Open, axe: Axe) -> None:
    """By keyboard on a small phone: the start page says where one was, also after it was loaded anew; a lesson is no game."""
    page = open_page("/", viewport=PHONE)
    start = page.locator(".panel.lesson")
    start.get_by_role("link", name="Start the lesson").press("Enter")
    heading = page.locator(".coach").get_by_role("heading")
    expect(heading).to_have_text("Walk to a place", timeout=SLOW)
    place(page, 2).press("Enter")
    expect(heading).to_have_text("Your wheelbarrow is full", timeout=SLOW)
    page.locator(".coach").get_by_role("button", name="Leave").press("Enter")
    for _ in range(2):
        expect(start).to_contain_text(re.compile("step .?2.? of .?11"))
        expect(page.locator(".mine a[href^='/table/']")).to_have_count(0)
        page.reload()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    start.get_by_role("link", name="Continue the lesson").press("Enter")
    expect(heading).to_have_text("Your wheelbarrow is full", timeout=SLOW)
