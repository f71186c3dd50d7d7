"""Everyone can use every page and state: axe-core, large text, forced colours, and a turn that is only heard."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import SIZES, Axe, troubles
from browser.playing import SLOW
from browser.screens import SCREENS, TABLES, Device
from browser.tables import open_position
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow(15)

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that know of them: nothing else differs in the dark
END_TABS = ["result", "sources", "curves", "moments"]


@pytest.mark.parametrize(
    ("schemes", "size", "language"),
    [(("light", "dark"), DESK, "en"), (("light",), PHONE, "de")],  # what lacks a name in one language lacks it in some
    ids=["desk", "phone"],
)
def test_axe_finds_nothing_serious(
    open_page: Open, device: Device, axe: Axe, schemes: tuple[Literal["light", "dark"], ...], size: dict[str, int], language: str
) -> None:
    page = device.page(open_page, viewport=size, locale=language)
    wrong = []
    for name, screen in SCREENS.items():
        screen.open(page, device)
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            try:
                axe(page, COLOURS if scheme == "dark" else ())
            except AssertionError as found:
                wrong.append(f"{name}, {scheme}: {found}")
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


@pytest.mark.parametrize(
    ("names", "sizes", "kinds"),
    [(tuple(SCREENS), SIZES[:2], ("text on text", "covered")), (OF_A_PHONE, [(390, 844)], ("",))],  # on a phone whatever it is
    ids=["desk and tablet", "phone"],
)
def test_text_of_twice_the_size_fits(
    open_page: Open, device: Device, names: tuple[str, ...], sizes: list[tuple[int, int]], kinds: tuple[str, ...]
) -> None:
    """As large as a browser can be told to write: what does not fit is scrolled to, or the smaller layout is taken."""
    first = {"width": sizes[0][0], "height": sizes[0][1]}
    page = device.page(open_page, viewport=first)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    wrong = []
    for name in names:
        page.set_viewport_size(first)  # type: ignore[arg-type]
        SCREENS[name].open(page, device)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            found = [one for one in troubles(page) if any(kind in one for kind in kinds)]
            wrong += [f"{name}, {width} × {height}: {one}" for one in found]
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


def test_with_forced_colours_whatever_can_be_pressed_has_an_edge(open_page: Open, device: Device) -> None:
    """Shadows and fills are gone then: a button without an edge would be a word like any other."""
    page = device.page(open_page, viewport=DESK, forced_colors="active")
    bare = """() => {
      const parts = ".btn, .card, .opt, .n, .acts button, .seg [aria-checked=true], .seat, .tray";
      const isBare = (e) => ["borderStyle", "outlineStyle"].every((edge) => getComputedStyle(e)[edge] === "none");
      return [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility() && isBare(e)).map((e) => e.className);
    }"""
    for name, screen in TABLES.items():
        screen.open(page, device)
        assert page.evaluate(bare) == [], name


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
