"""Mocha & Baksheesh, Letters & Seals and the Grand Bazaar in the browser: boards of every size, scenes for all, whole games."""

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bedesten.engine.record import read_record
from browser.fixtures import Open
from browser.looks import Axe, troubles
from browser.playing import LONGEST, SLOW, at_table, click_while_there, has, hold_moments, place, plain
from browser.tables import BOTS, GRAND, KIOSK, LETTERS, join, join_from_elsewhere, open_position, post
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 740), (844, 390)]
DESK = {"width": 1440, "height": 900}
GAMES, LATE = Path(__file__).parents[1] / "games", 100  # so many entries before the end
OFFERED = ", ".join(
    [
        *(".rest .opt", ".rest .sell", ".rest .n", ".stage button.kt", ".stage .opt", ".stage .bid .btn"),
        *(".place.legal", ".place.ends", ".why .fix", ".acts .go:not([aria-disabled])"),
    ]
)


@pytest.fixture
def grand(open_page: Open, house: Server) -> Page:
    page = open_page("/", viewport=DESK)
    at_table(page, open_position(page, house, GRAND))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    return page


# -- seeing


def test_everything_of_both_boxes_is_on_the_table(grand: Page) -> None:
    expect(grand.locator(".place")).to_have_count(25)
    expect(place(grand, 20)).to_contain_text("8")  # the coffee that a ruby costs
    expect(place(grand, 19)).to_contain_text("2·3")  # the tiles of the Tavern
    expect(place(grand, 24)).to_contain_text("+3")  # lira, besides the ruby
    expect(place(grand, 22).locator(".mut")).to_contain_text("6")  # tiles for five players
    expect(place(grand, 9).locator('[data-piece="coffee-trader"]')).to_have_count(1)
    expect(place(grand, 2).locator("[data-piece=courier]")).to_have_count(1)
    expect(place(grand, 22).locator('[data-piece="blue-companion"]')).to_have_count(1)
    expect(grand.locator(".barrier[data-p=green]")).to_be_visible()
    expect(place(grand, 9)).to_contain_text("Your mail for this place")
    expect(grand.locator(".place .mail")).to_have_count(2)  # the third letter is delivered
    expect(grand.locator(".tray .card.guild")).to_have_count(2)
    expect(grand.locator(".tray .letter")).to_have_count(3)
    expect(grand.locator(".seat[data-p=yellow] .coffee")).to_have_text("7")
    expect(grand.locator(".seat[data-p=yellow] .letters")).to_have_text("3")


def test_five_rows_of_five_fit_on_every_screen(grand: Page, axe: Axe) -> None:
    """In the other languages, too: test_sizes.py."""
    for scheme in ("light", "dark"):
        grand.emulate_media(color_scheme=scheme)
        expect(grand.locator("html")).to_have_attribute("data-theme", scheme)
        for width, height in SIZES:
            grand.set_viewport_size({"width": width, "height": height})
            assert troubles(grand, may_scroll=False) == [], f"{scheme}, {width} × {height}"
            axe(grand)


def test_the_hand_in_three_groups(grand: Page) -> None:
    grand.locator(".tray .letter").first.click()
    sheet = grand.locator(".stage")
    expect(sheet.locator("h3")).to_have_count(3)
    sheet.get_by_role("button", name="Mixed Cargo").click()
    sheet.get_by_role("button", name="Play card").click()
    expect(grand.locator(".tray .stat.lira")).to_have_text("26")  # three goods for 15 lira, instead of the turn


# -- answering on the board


def test_the_companion_moves_instead_of_the_merchant(grand: Page) -> None:
    expect(place(grand, 7)).to_have_class(has("legal"))
    expect(place(grand, 14)).not_to_have_class(has("legal"))  # the merchant is too far away
    grand.get_by_role("button", name="companion", exact=True).click()
    expect(grand.locator(".place.legal, .place.ends")).to_have_count(4)
    place(grand, 14).click()
    expect(place(grand, 14).locator('[data-piece="red-companion"]')).to_have_count(1)
    expect(place(grand, 19).locator("[data-piece=red]")).to_have_count(1)


# -- scenes for all


@pytest.fixture
def three(open_page: Open, house: Server) -> Iterator[dict[str, Page]]:
    """Three devices at one table, by the colours of their seats; red is to move."""
    pages = {seat: open_page("/", viewport=DESK) for seat in ("red", "green", "blue")}
    table = open_position(pages["red"], house, LETTERS, others="open")
    for seat, name in (("green", "Grace"), ("blue", "Mary")):
        join(pages[seat], house, table, name)
    for page in pages.values():
        at_table(page, table)
    pages["red"].locator(".place.legal").first.wait_for(timeout=SLOW)
    yield pages


def test_a_kiosk_with_three_browsers(three: dict[str, Page]) -> None:
    red = three["red"]
    place(red, 22).click()
    red.locator(".rest .opt.first").click()  # the action turns up tiles, so it is not carried out unasked
    expect(red.locator(".stage button.kt")).to_have_count(4)
    for i, seat in enumerate(("red", "green", "blue")):
        for page in three.values():
            expect(page.locator(".chain .now")).to_have_attribute("data-p", seat)
            expect(page.locator(".kt.taken")).to_have_count(i)
        for own, page in three.items():
            says = (said("scene-chooses"), said("scene-chooses.you"))[own == seat]  # whoever looks is spoken to
            expect(page.locator(".chain .now small")).to_have_text(says)
        for other in three.keys() - {seat}:
            expect(three[other].locator(".stage button.kt")).to_have_count(0)  # it is not their choice
        three[seat].locator(".stage button.kt").first.click()
        expect(red.locator(".kt.taken")).to_have_count(i + 1)
        leave_it(three[seat], seat)
    expect(red.locator('.chain .now[data-p="blue"]')).to_have_count(0, timeout=SLOW)
    leave_it(red, "red")  # the last tile
    for page in three.values():
        expect(page.locator(".chain")).to_have_count(0)


def test_a_tile_that_is_of_no_use_is_grey_and_can_be_chosen(open_page: Open, house: Server) -> None:
    page = open_page("/", viewport=DESK)
    table = open_position(page, house, KIOSK, others="open")
    for name in ("Grace", "Mary"):  # who take their time: bots would choose, too, before one has looked
        join_from_elsewhere(house, table, name)
    at_table(page, table)
    tiles = page.locator(".stage button.kt")
    expect(tiles).to_have_count(4, timeout=SLOW)
    expect(page.locator(".kt.idle")).to_have_count(1)
    expect(page.locator(".kt.idle")).to_contain_text(said("scene-idle"))
    assert plain(tiles.filter(has_text="2 lira").locator("small").inner_text()) == "+2\u00a0lira"
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".mine")).to_contain_text("9")  # lira: here the scene lies over the tray
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".mine")).to_be_hidden()
    page.locator(".kt.idle").click()
    expect(page.locator(".kt.taken")).to_have_count(1)


def leave_it(page: Page, seat: str) -> None:
    """The tile is not used, if it could be."""
    skip = page.locator(".stage .opt:not(.first, .extra)")
    gone = page.locator(f'.chain .now:not([data-p="{seat}"])').or_(page.locator(".cloth:not(:has(.chain))"))
    skip.or_(gone).first.wait_for(timeout=SLOW)
    if skip.count():
        skip.click()


def test_an_auction_with_three_browsers(three: dict[str, Page]) -> None:
    red, green, blue = three["red"], three["green"], three["blue"]
    place(red, 23).click()
    red.locator(".rest .opt").first.click()  # a good
    expect(red.locator(".stage output")).to_have_text("1")
    expect(red.locator('.bids [data-p="red"] small')).to_have_text([said("scene-bidding.you"), "may raise"])
    expect(blue.locator('.bids [data-p="red"] small')).to_have_text([said("scene-bidding"), "may raise"])
    red.get_by_role("button", name="1 more", exact=True).click()
    expect(red.locator(".stage output")).to_have_text("2")
    red.locator(".bid .go").click()
    expect(green.locator(".stage output")).to_have_text("3")  # the lowest that is higher
    expect(blue.locator(".bidding")).to_have_attribute("data-p", "green")
    green.get_by_role("group", name="Quick bids").get_by_role("button", name="6").click()
    green.locator(".bid .go").click()
    for page in three.values():
        expect(page.locator(".bids .highest")).to_have_attribute("data-p", "green", timeout=SLOW)
    expect(red.locator(".bidding")).to_have_attribute("data-p", "red")  # blue has 6 lira, and cannot bid more
    for page in three.values():
        hold_moments(page)
    red.get_by_role("button", name="Pass").click()
    for page in three.values():  # who has won stays on view for a moment, unless one closes it
        expect(page.locator(".bids .won")).to_have_attribute("data-p", "green")
        assert "the auction for 6\u00a0lira" in plain(page.locator(".sale").inner_text())
        page.locator(".stage").get_by_role("button", name="Close").click()
        expect(page.locator(".bids")).to_have_count(0)
    expect(blue.locator(".seat[data-p=green] .lira")).to_have_text("1")
    expect(blue.locator(".seat[data-p=green] .cards")).to_have_text("3")
    expect(blue.locator(".seat[data-p=red] .lira")).to_have_text("15")
    red.goto(red.url.replace("/table/", "/replay/") + "?at=999")  # looking back, one sees it as it was at the table
    expect(red.locator(".stage .won")).to_have_attribute("data-p", "green")
    for _ in range(3):  # two cards were drawn since red has passed
        red.keyboard.press("ArrowLeft")
    expect(red.locator(".stage .bidding")).to_have_attribute("data-p", "red")


# -- to the end


@pytest.mark.parametrize(("rules", "winner"), [("mocha", "green"), ("letters", "red"), ("grand", "red")])
def test_a_game_to_its_end_by_clicking_what_is_offered(
    open_page: Open, house: Server, more: int, rules: str, winner: str
) -> None:
    """One thing after the other of what can be clicked, until somebody has won: in a game in which a bot is about to.
    `make soak-tests` plays whole games."""
    page = open_page("/", viewport=DESK)
    record = (GAMES / f"{rules}-two.bdn").read_text(encoding="utf-8")
    to = max(0, len(read_record(record).log) - LATE * more)
    seats = [BOTS[0] if seat == winner else {"kind": "me", "name": "Ada"} for seat in ("red", "green")]
    at_table(page, post(page, house, "/import", {"record": record, "to": to, "seats": seats}))
    end = time.monotonic() + LONGEST * more
    for n in count():
        assert time.monotonic() < end, "The game does not end."
        page.locator(f"{OFFERED}, main.final").first.wait_for()
        if page.locator("main.final").count():
            return
        offered = page.locator(OFFERED)
        click_while_there(offered.nth(n % max(1, offered.count())), force=True)
