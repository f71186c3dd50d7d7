"""The table in the browser: played with the mouse, with the keyboard, on every size of screen."""

import re
import time
from itertools import count

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.fixtures import Open
from browser.playing import LONGEST, OFFERED, QUESTION, SLOW, action, at_table, click_while_there, has, place, plain
from browser.tables import BOTS, POSITION, open_position, open_table
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow(3)

TYPE_13 = """for (const key of "13") document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))"""


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page("/", viewport={"width": 1440, "height": 900})


@pytest.fixture
def position(page: Page, house: Server) -> Page:
    """Red to move at the Caravansary, in round 9."""
    at_table(page, open_position(page, house))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    return page


# -- seeing


def test_everything_stands_where_it_is(position: Page) -> None:
    expect(position.locator(QUESTION)).to_have_text(said("question-move"))
    expect(position.locator(".place")).to_have_count(16)
    expect(position.locator(".place.legal, .place.ends")).to_have_count(10)
    expect(place(position, 9)).to_contain_text("−2")  # the fee
    expect(place(position, 4)).to_contain_text("+1")  # an assistant waits there
    expect(place(position, 11)).to_contain_text("turn ends")
    expect(place(position, 15)).to_contain_text("3 steps")
    expect(place(position, 16)).to_contain_text("16")  # the price of a ruby
    expect(place(position, 9).locator("[data-piece=green]")).to_have_count(1)
    expect(position.locator(".seat")).to_have_count(3)
    expect(position.locator(".card")).to_have_count(4)


# -- playing


def test_a_plain_turn_is_two_clicks(page: Page, house: Server) -> None:
    at_table(page, open_table(page, house, BOTS[0]))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    place(page, 3).click()  # the Spice Warehouse: one step from the Fountain
    expect(place(page, 3).locator("[data-piece=red]")).to_have_count(1)
    expect(page.locator(".tray .cart")).to_have_attribute("aria-label", re.compile(r"spice\W+2\W+of"))
    expect(action(page, "End turn")).not_to_have_attribute("aria-disabled", "true")
    action(page, "End turn").click()
    expect(page.locator(QUESTION)).not_to_have_text(said("table-turn-over"))
    expect(page.locator(".phases [aria-current]")).to_have_text("Move")


def test_undo_goes_back_the_whole_way_and_redo_forth(position: Page) -> None:
    assistants = position.locator(".you .assistants b")
    place(position, 9).click()
    expect(position.locator(QUESTION)).to_have_text(said("question-number"))
    expect(assistants).to_have_text("1/4")
    action(position, "Undo").click()
    expect(position.locator(QUESTION)).to_have_text(said("question-move"))
    expect(assistants).to_have_text("2/4")
    position.keyboard.press("Control+y")
    expect(position.locator(QUESTION)).to_have_text(said("question-number"))
    position.keyboard.press("Control+z")
    place(position, 9).click()  # once more: now each step is asked
    expect(position.get_by_role("button", name="Leave assistant")).to_be_visible()


def test_undo_goes_back_no_further_than_a_roll(position: Page) -> None:
    place(position, 9).click()
    position.locator(".n").first.click()
    position.get_by_role("button", name="Keep the dice").click()
    expect(action(position, "End turn")).not_to_have_attribute("aria-disabled", "true")
    action(position, "Undo").click()  # back to the dice, and forth again
    expect(position.get_by_role("button", name="Keep the dice")).to_be_visible()
    action(position, "Redo").click()
    expect(position.get_by_role("button", name="Keep the dice")).to_have_count(0)
    action(position, "Undo").click()
    expect(position.get_by_role("button", name="Keep the dice")).to_be_visible()
    expect(action(position, "Undo")).to_have_attribute("aria-disabled", "true")  # the roll is known
    action(position, "Undo").click(force=True)
    expect(position.locator(".why")).to_contain_text(said("table-no-undo"))


def test_a_sale_is_one_answer(position: Page) -> None:
    place(position, 10).click()
    position.get_by_role("button", name=re.compile("Less.*spice")).click()
    position.get_by_role("button", name=re.compile("Sell.*4.*18")).click()
    expect(position.locator(".you .lira b")).to_have_text("21")


def test_with_the_card_one_sells_whatever_one_has(page: Page, house: Server) -> None:
    """The tile asks for one fabric; with the card three are sold."""
    held = POSITION.replace("small=BYYGG", "small=GGGRY").replace("goods=BBRRRGGGY", "goods=RRRY").replace("lira=3 ", "lira=7 ")
    at_table(page, open_position(page, house, held.replace("hand=lira,far,good,gem", "hand=market")))
    place(page, 11).click()
    expect(page.locator(".sell")).to_have_text(re.compile("Sell.*2.*5"))  # a fabric and a fruit
    page.get_by_role("button", name="Silver Tongue").first.click()
    expect(page.locator(".sale output")).to_have_text([re.compile("3/3"), re.compile("1/1")])
    page.get_by_role("button", name=re.compile("Sell.*4.*14")).click()
    expect(page.locator(".you .lira b")).to_have_text("17")  # 7 − 4 + 14


def test_a_hint_lies_on_what_it_means(position: Page) -> None:
    action(position, "Hint").click()
    hinted = position.locator(".place.hinted, .card.best, .opt.best")
    expect(hinted).to_have_count(1, timeout=SLOW)
    expect(position.locator(".tip")).to_be_visible()
    action(position, "Hint").click()
    expect(hinted).to_have_count(0)


# -- what cannot be done


def test_a_refusal_says_why_and_a_way_out(position: Page) -> None:
    place(position, 15).click(force=True)
    expect(place(position, 15)).to_have_class(has("refused"))
    why = position.locator(".why")
    expect(why).to_contain_text("3")
    why.get_by_role("button", name="TURN-1").click()
    expect(position.get_by_role("dialog")).to_contain_text("diagonally")
    position.keyboard.press("Escape")
    why.get_by_role("button", name=re.compile("Play.*Long Walk")).click()
    expect(place(position, 15)).to_have_class(has("legal"))


def test_what_ends_the_turn_is_asked_about_once(position: Page) -> None:
    place(position, 11).click()
    expect(position.locator(".why")).to_contain_text("your turn would end right away")
    expect(place(position, 6).locator("[data-piece=red]")).to_have_count(1)
    position.get_by_role("button", name="Go anyway").click()
    expect(place(position, 11).locator("[data-piece=red]")).to_have_count(1)


def test_a_card_that_cannot_be_played_says_when(position: Page) -> None:
    position.get_by_role("button", name="Second Gem").click(force=True)
    expect(position.locator(".why")).to_contain_text("Gemstone Dealer")


# -- without a mouse


def test_a_turn_with_the_keyboard_alone(position: Page) -> None:
    position.keyboard.press("6")  # one's own place
    expect(place(position, 6)).to_be_focused()
    position.keyboard.press("ArrowDown")
    expect(place(position, 10)).to_be_focused()
    position.evaluate(TYPE_13)  # at once: digits that come slowly are places of their own
    expect(place(position, 13)).to_be_focused()
    position.keyboard.press("4")
    expect(place(position, 4)).to_be_focused()
    position.keyboard.press("Enter")
    expect(place(position, 4).locator("[data-piece=red]")).to_have_count(1)
    expect(position.locator(QUESTION)).to_be_focused()  # one more good with the green tile? A second Enter plays nothing
    position.keyboard.press("9")
    position.keyboard.press("i")  # the rule of what has the focus
    expect(position.get_by_role("dialog", name="Tea House")).to_be_visible()
    position.keyboard.press("Escape")
    position.locator(QUESTION).focus()
    position.keyboard.press("Enter")
    expect(position.locator(".rest .opt").first).to_be_focused()
    position.keyboard.press("Enter")
    expect(action(position, "End turn")).not_to_have_attribute("aria-disabled", "true")
    position.keyboard.press("e")
    expect(position.locator(QUESTION)).not_to_contain_text(said("table-nearly-over"))
    position.keyboard.press("?")
    expect(position.get_by_role("dialog")).to_be_visible()
    position.keyboard.press("Escape")
    expect(position.get_by_role("dialog")).to_have_count(0)


def test_a_place_says_the_whole_truth(position: Page) -> None:
    names = {n: plain(place(position, n).locator(".vh").inner_text()) for n in (9, 11, 15)}
    assert names[9] == "9 Tea House. −1\u00a0assistant, −2\u00a0lira. Here: Grace: merchant on 3\u00a0assistants."
    assert "You can’t pay 4\u00a0lira: your turn would end right away." in names[11]
    assert names[15].startswith("15 Great Mosque. It’s 3\u00a0steps to the Great Mosque; your merchant goes 1 or 2.")


# -- around the board


def test_whoever_is_asked_about_shows_all_that_is_public(position: Page) -> None:
    position.locator(".seat").get_by_role("button", name="Mary").click()
    sheet = position.get_by_role("dialog")
    expect(sheet).to_contain_text("21")
    expect(sheet).to_contain_text("Gemstone Dealer")
    expect(sheet).not_to_contain_text("Lucky Find")  # nobody has seen it
    position.keyboard.press("ArrowRight")
    expect(sheet).to_contain_text("Hedy")


def test_people_talk_and_can_be_muted(open_page: Open, page: Page, house: Server) -> None:
    table = open_table(page, house, BOTS[0])
    at_table(page, table)
    other = at_table(open_page("/", viewport={"width": 1440, "height": 900}), table)
    expect(other.get_by_text("You’re watching.")).to_be_visible()
    other.get_by_role("button", name="Chat").click()
    other.get_by_label("Your name").fill("Hedy")
    other.get_by_label(said("room-say-label"), exact=True).fill("Good luck <b>Ada</b>")
    other.get_by_role("button", name="Send").click()
    expect(page.get_by_role("button", name="Chat")).to_contain_text("1")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog")).to_contain_text("Good luck <b>Ada</b>")
    page.get_by_text("Mute somebody").click()
    page.get_by_role("switch", name="Hedy").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("Good luck")


def test_the_device_is_passed_behind_a_curtain(page: Page, house: Server) -> None:
    """Whatever happens, the hand of one is never in the page of the other."""
    table = open_table(page, house, {"kind": "here", "name": "Joan"})
    page.goto(f"/table/{table}")
    seen = []
    for _ in range(2):
        curtain = page.locator(".curtain h1")
        curtain.wait_for(timeout=SLOW)
        assert page.locator(".card").count() == 0
        seen.append(curtain.inner_text())
        page.get_by_role("button", name="I’m").click()
        place(page, 4).click()
        expect(page.locator(".tray")).to_contain_text("Ada" if "Ada" in seen[-1] else "Joan")
        expect(place(page, 4).locator("[data-piece]")).not_to_have_count(0)
        expect(action(page, "End turn")).not_to_have_attribute("aria-disabled", "true")
        action(page, "End turn").click()
    assert seen[0] != seen[1]


def test_a_cut_line_keeps_the_move(page: Page, house: Server) -> None:
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/live*", connect)
    at_table(page, open_position(page, house))
    expect(page.locator(".place.legal").first).to_be_visible()
    is_cut = True
    for line in lines:
        line.close()
    place(page, 9).click()
    expect(page.locator(".net")).to_contain_text(said("table-kept-here"), timeout=SLOW)
    expect(place(page, 9)).to_contain_text(said("table-kept"))
    is_cut = False
    page.evaluate("dispatchEvent(new Event('online'))")  # the browser has noticed it first
    expect(page.locator(QUESTION)).to_have_text(said("question-number"), timeout=SLOW)


# -- a whole game


@pytest.mark.slow
def test_a_whole_game_by_clicking_what_is_offered(page: Page, house: Server) -> None:
    """One thing after the other of what can be clicked, until somebody has won."""
    at_table(page, open_table(page, house, BOTS[0]))
    end = time.monotonic() + LONGEST
    for n in count():
        assert time.monotonic() < end, "The game does not end."
        page.locator(f"{OFFERED}, main.final").first.wait_for(timeout=SLOW)
        if page.locator("main.final").count():
            return
        offered = page.locator(OFFERED)
        click_while_there(offered.nth(n % max(1, offered.count())))
