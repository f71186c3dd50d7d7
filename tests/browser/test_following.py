"""Following the others: their turns one after the other, at a pace that one sets; what just happened; how a game ended."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import Axe, troubles
from browser.playing import OVER, QUESTION, SLOW, action, at_table, place
from browser.screens import HELD, HERE, Device
from browser.tables import HANDS, RECORD, join, open_position
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow(20)

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GROUP = "Others’ turns"


@pytest.fixture(params=[HANDS])
def two(request: Any, open_page: Open, house: Server) -> tuple[Page, Page]:
    """Grace is to move at her device; Ada watches how she does it, step by step as the test wants it."""
    ada = open_page("/", viewport=DESK, reduced_motion="no-preference")
    grace = open_page("/", viewport=DESK)
    table = open_position(ada, house, request.param, others="open")
    join(grace, house, table, "Grace")
    ada.context.add_init_script(HELD)
    at_table(ada, table)
    return at_table(grace, table), ada


def fill_up(mover: Page) -> None:
    """To the Fabric Warehouse, and what is done there."""
    place(mover, 2).click()
    action(mover, "End turn").click(timeout=SLOW)
    expect(action(mover, "End turn")).to_have_attribute("aria-disabled", "true", timeout=SLOW)


def following(page: Page) -> Any:
    return page.get_by_role("group", name=GROUP)


def test_the_steps_of_a_turn_come_one_after_the_other(two: tuple[Page, Page], axe: Axe) -> None:
    mover, waiter = two
    fill_up(mover)
    told = waiter.locator(QUESTION)
    expect(told).to_contain_text(re.compile("Grace.? goes .?to the Fabric Warehouse"), timeout=SLOW)
    expect(place(waiter, 2).locator("[data-piece=green]")).to_have_count(1)
    expect(following(waiter)).to_be_visible()
    axe(waiter)
    assert troubles(waiter, may_scroll=False) == []
    waiter.evaluate("passStep()")
    expect(told).to_contain_text(re.compile("Grace.? takes .*fabric", re.IGNORECASE), timeout=SLOW)
    expect(waiter.locator(".ask .gains")).to_contain_text("+2")
    waiter.keyboard.press("ArrowLeft")  # a step back, and there it waits
    expect(told).to_contain_text("goes")
    waiter.evaluate("passStep()")
    expect(told).to_contain_text("goes")
    following(waiter).get_by_role("button", name="Next").click()
    expect(told).to_contain_text("takes")
    following(waiter).get_by_role("button", name=said("follow-skip")).click()
    expect(told).to_have_text(said("question-move"))
    expect(following(waiter)).to_have_count(0)


def test_a_click_catches_up_and_does_nothing_else(two: tuple[Page, Page]) -> None:
    mover, waiter = two
    fill_up(mover)
    expect(following(waiter)).to_be_visible(timeout=SLOW)
    place(waiter, 12).click()
    expect(waiter.locator(QUESTION)).to_have_text(said("question-move"))
    expect(place(waiter, 12).locator("[data-piece=red]")).to_have_count(0)
    expect(place(waiter, 12)).to_have_class(re.compile(r"\blegal\b"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_just_happened_is_shown_again(two: tuple[Page, Page], size: Any) -> None:
    """By a key and a button; from the line of the log, and from the seat."""
    mover, waiter = two
    waiter.set_viewport_size(size)
    fill_up(mover)
    expect(following(waiter)).to_be_visible(timeout=SLOW)
    waiter.keyboard.press("Escape")
    told = waiter.locator(QUESTION)
    for ask in (by_key, by_button, by_seat, by_log):
        expect(told).to_have_text(said("question-move"))
        ask(waiter)
        expect(told).to_contain_text(re.compile("Grace.? goes .?to the Fabric Warehouse"), timeout=SLOW)
        expect(place(waiter, 2)).not_to_have_class(re.compile(r"\blegal\b"))
        waiter.keyboard.press("Enter")


def by_key(page: Page) -> None:
    page.keyboard.press("w")


def by_button(page: Page) -> None:
    page.get_by_role("button", name="What just happened").click()


def by_seat(page: Page) -> None:
    page.locator(".seat button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Show it again").click()


def by_log(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("l")
    page.locator("[role=log]:visible a", has_text="Fabric Warehouse").first.click()


# Green has the last turn of the last round, and red, who has the rubies, cannot be overtaken any more.
ENDING = (
    HANDS.replace("turn 1 round=1 start=green", "turn 2 round=1 start=red")
    .replace("palace=5 gem=15", "palace=8 gem=18")
    .replace("lira=3 hand=stay,far,lira", "lira=3 rubies=6")
    .replace(" hand=good,gem,market", "")
)


@pytest.mark.parametrize("two", [ENDING], indirect=True)
def test_how_a_game_ends_is_seen_before_the_end_screen_which_keeps_the_log(two: tuple[Page, Page]) -> None:
    mover, waiter = two
    place(mover, 2).click()
    expect(mover.locator(OVER)).to_be_visible(timeout=SLOW)
    expect(waiter.locator(QUESTION)).to_contain_text(re.compile("Grace.? goes .?to the Fabric Warehouse"), timeout=SLOW)
    expect(waiter.locator(OVER)).to_have_count(0)
    following(waiter).get_by_role("button", name=said("follow-skip")).click()
    expect(waiter.locator(OVER)).to_be_visible(timeout=SLOW)
    expect(waiter.get_by_role("log")).to_contain_text("Fabric Warehouse")


def test_whoever_wants_it_at_once_waits_for_nothing(open_page: Open, house: Server) -> None:
    ada = open_page("/", viewport=DESK, reduced_motion="no-preference")
    grace = open_page("/", viewport=PHONE)
    table = open_position(ada, house, HANDS, others="open")
    join(grace, house, table, "Grace")
    ada.context.add_init_script(HELD)
    at_table(ada, table)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_label(GROUP).select_option("at-once")
    ada.keyboard.press("Escape")
    at_table(grace, table)
    fill_up(grace)
    expect(ada.locator(QUESTION)).to_have_text(said("question-move"), timeout=SLOW)
    ada.reload()  # the device remembers it
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_label(GROUP)).to_have_value("at-once")


TURN = "[role=log]:visible .turn"
ROUND = 4  # turns, of as many players


def test_the_log_has_pictures_and_folds_turn_by_turn(two: tuple[Page, Page]) -> None:
    mover, _ = two
    fill_up(mover)
    turn = mover.locator(TURN, has=mover.locator("use[href='#art-p2']")).first
    expect(turn.locator("button use[href='#art-g-R']")).to_have_count(1)  # what the turn brought, also when it is folded
    expect(turn.locator("ul li")).not_to_have_count(0)
    fold = turn.locator("button")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(turn.locator("ul")).to_have_count(0)
    fold.click()
    expect(turn.locator("ul li").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (820, 1180), (1440, 900)])
def test_a_round_of_the_log_is_in_sight(open_page: Open, device: Device, walked: str, width: int, height: int) -> None:
    """Whoever watches a game of four sees without opening anything what each of them did last."""
    page = at_table(open_page("/", viewport={"width": width, "height": height}), walked)
    expect(page.locator(TURN).nth(ROUND)).to_be_attached()
    in_sight = page.locator(TURN).evaluate_all(
        """(turns) => turns.filter((turn) => {
          const [row, log] = [turn.firstElementChild, turn.closest("[role=log]")].map((one) => one.getBoundingClientRect());
          return row.bottom <= log.bottom + 1 && row.bottom <= innerHeight;
        }).length"""
    )
    assert in_sight >= ROUND


@pytest.fixture(scope="module")
def walked(device: Device) -> str:
    """A table of four people who walk about for more than a round: nobody rolls."""
    table = device.imported(RECORD, others=HERE)
    while (now := device.look(table))["view"]["turn"] <= 33 + ROUND + 1:
        words = [option["word"] for option in (now["question"] or {"options": []})["options"]]
        device.answer(
            table, next((word for word in words if word[0] == ">" or word in ("stop", "skip", "end")), (words or [""])[0])
        )
    return table
