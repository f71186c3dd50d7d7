"""Everyone can use every page and state: what test_sizes.py does not see at a desk, and a turn that is only heard."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import Axe, troubles
from browser.playing import SLOW
from browser.screens import SCREENS, Device
from browser.tables import open_position
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(15)

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
END_TABS = ["result", "sources", "curves", "moments"]


def test_axe_finds_nothing_serious_on_a_phone(open_page: Open, device: Device, axe: Axe) -> None:
    """Opened there, and in another language: what lacks a name in one lacks it in some."""
    page = device.page(open_page, viewport=PHONE, locale="de", color_scheme="light")
    wrong = []
    for name, screen in SCREENS.items():
        screen.open(page, device)
        try:
            axe(page)
        except AssertionError as found:
            wrong.append(f"{name}: {found}")
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_serious_behind_the_tabs_of_the_end(open_page: Open, device: Device, axe: Axe) -> None:
    page = device.page(open_page, viewport=PHONE)
    SCREENS["end"].open(page, device)
    for tab in END_TABS:
        page.locator(f"[data-tab={tab}]").click()
        expect(page.locator(f"#pane-{tab}")).to_be_visible()
        axe(page)


# -- large text


OF_A_PHONE = ("start", "asking", "numbers", "everything", "end")  # what matters most when it is held


def test_text_of_twice_the_size_fits_on_a_phone(open_page: Open, device: Device) -> None:
    """As large as a browser can be told to write."""
    page = device.page(open_page, viewport=PHONE)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    wrong = []
    for name in OF_A_PHONE:
        SCREENS[name].open(page, device)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        wrong += [f"{name}: {one}" for one in troubles(page)]
    assert not wrong, "\n".join(wrong)


# -- forced colours


def outline(page: Page, selector: str) -> str:
    """The outline of an element, as colours that somebody forces upon the page leave it."""
    styled: str = page.locator(selector).first.evaluate(
        "(e) => { const s = getComputedStyle(e); return `${s.outlineStyle} ${s.outlineWidth}`; }"
    )
    return styled


def test_with_forced_colours_rings_are_outlines(open_page: Open, device: Device) -> None:
    page = device.page(open_page, viewport=DESK, forced_colors="active")
    SCREENS["refusal"].open(page, device)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    styles = {
        state: outline(page, f".place.{state}") for state in ("legal", "ends", "here", "refused", "not:not(.here):not(.refused)")
    }
    assert len(set(styles.values())) == len(styles), styles  # each is told from the others without colour


# -- by ear


def test_a_turn_by_names_and_roles_alone(open_page: Open, house: Server) -> None:
    """Whoever cannot see the board is told the question, what each answer brings, what was rolled and whose turn it is."""
    page = open_page("/", viewport=DESK)
    page.goto(f"/table/{open_position(page, house)}")
    board = page.get_by_role("region", name="Bazaar")
    tea = board.get_by_role("button", name=re.compile("^9 Tea House"))
    tea.wait_for(timeout=SLOW)
    assertive = page.locator("[aria-live=assertive]")
    expect(assertive).to_have_text("Your turn")
    page.request.post(f"/api/tables/{page.url.rpartition('/')[2]}/chat", data={"text": "Good luck!"})
    expect(page.get_by_role("button", name="Chat")).to_contain_text("1")
    expect(assertive).to_have_text("Your turn")  # what does not change the game takes nothing away that is being read out
    question = page.get_by_role("heading", name=said("question-move"))
    expect(question).to_have_attribute("aria-live", "polite")
    expect(tea).to_have_accessible_name(re.compile("assistant.*lira"))
    facts = [(16, "lira", 16), (11, "good-yellow", 2), (13, "good-blue", 2), (13, "good", 1), (14, "good-red", 4)]
    for n, what, many in facts:  # price, demand, the list of the palace, tiles
        named = board.get_by_role("button", name=re.compile(f"^{n} "))
        expect(named).to_have_accessible_name(saying(f"count-{what}", n=many))
    tea.click()
    numbers = page.get_by_role("group", name="Numbers")
    expect(page.get_by_role("heading", name=said("question-number"))).to_be_visible()
    numbers.get_by_role("button", name=re.compile(r"^8\b")).click()
    expect(assertive).to_have_text(re.compile("You roll"))
    page.get_by_role("group", name="Answers").get_by_role("button", name=re.compile("^Keep the dice")).click()
    actions = page.get_by_role("group", name="Your turn")
    expect(actions.get_by_role("button", name="End turn")).to_be_enabled()
    actions.get_by_role("button", name="End turn").click()
    log = page.get_by_role("log", name="Log")
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log).to_contain_text("You name")
    expect(assertive).to_have_text(re.compile("Your turn"), timeout=SLOW)  # the others have moved
