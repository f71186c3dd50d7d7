"""What helps before, during and after a turn: what waits for a click, premoves, hints, chances, things that fly, being called."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser.fixtures import Open
from browser.looks import LANGUAGES, Axe, troubles
from browser.playing import HINTED, QUESTION, SLOW, action, at_table, place, wait_until
from browser.screens import MEETING, SCREENS, Device
from browser.tables import BOTS, POSITION, RECORD, join, open_position, open_table, record_of
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page("/", viewport={"width": 1440, "height": 900})


@pytest.fixture
def position(page: Page, house: Server) -> Page:
    return at_position(page, house)


def at_position(page: Page, house: Server) -> Page:
    """Red to move at the Caravansary, in round 9."""
    page.goto(f"/table/{open_position(page, house)}")
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    return page


def test_the_rule_of_a_place_says_what_it_is_good_for_and_its_steps(position: Page) -> None:
    place(position, 9).click(button="right")
    sheet = position.get_by_role("dialog", name="Tea House")
    expect(sheet.locator("header")).to_contain_text("The more you dare, the more lira.")
    expect(sheet.locator(".topic li")).to_have_text([re.compile("^Name a number"), re.compile("^Reach it")])
    expect(sheet.locator("table tbody tr")).to_have_count(10)  # with their chances
    expect(sheet.get_by_text(said("table-for-you"))).to_be_visible()
    sheet.get_by_text("A worked example").click()
    expect(sheet.locator("details li").first).to_be_visible()


# -- what something costs and brings is said before it is chosen


def at_question(open_page: Open, device: Device, record: str, *answers: str) -> Page:
    page = device.page(open_page, viewport={"width": 1440, "height": 900})
    return at_table(page, device.imported(record, *answers))


def test_meeting_somebody_says_what_it_costs_and_cards_say_what_they_do(open_page: Open, device: Device) -> None:
    page = at_question(open_page, device, MEETING, ">fruit-warehouse", "join", "act", "skip")
    governor, smuggler = (page.locator(".opt", has_text=said(f"option-{who}")) for who in ("governor", "smuggler"))
    expect(governor).to_contain_text(said("meet-governor"))
    expect(smuggler).to_contain_text(said("meet-smuggler"))
    governor.click()
    walk = page.locator(".opt", has_text=said("bonus-far")).first
    expect(walk).to_contain_text(said("effect-far"), timeout=SLOW)
    expect(page.locator(".opt", has_text=said("bonus-gem")).first).to_contain_text(said("effect-gem"))
    face = page.locator(".card-face")
    walk.hover()
    expect(face).to_contain_text(said("effect-far"))
    page.mouse.move(0, 0)
    expect(face).to_have_count(0)
    page.keyboard.press("Tab")  # from now on the focus is seen
    walk.focus()
    expect(face).to_contain_text(said("bonus-far"))


def test_a_long_press_shows_a_card_and_plays_nothing(open_page: Open, device: Device) -> None:
    page = at_question(open_page, device, MEETING)
    card = page.locator(".card", has_text=said("bonus-far"))
    touch = {"pointerType": "touch", "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    expect(page.locator(".card-face")).to_contain_text(said("effect-far"))
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click")
    expect(page.locator(".card-face")).to_have_count(0)
    expect(card).to_have_count(1)
    expect(page.locator(QUESTION)).to_have_text(said("question-move"))


def test_sending_the_family_member_shows_what_each_place_would_bring(open_page: Open, device: Device) -> None:
    page = at_question(open_page, device, record_of(POSITION), ">police-station", "leave", "act")
    tag = place(page, 4).locator(".tag")
    expect(tag).to_have_text("+3")
    expect(tag.locator("use")).to_have_attribute("href", "#art-g-Y")
    expect(place(page, 8).locator(".tag use")).to_have_attribute("href", "#art-d-1")  # the dice decide
    place(page, 1).hover()
    expect(page.locator(".why")).to_contain_text(said("table-idle"))


# -- what cannot be taken back waits


def test_a_roll_waits_for_a_click_and_the_walk_can_be_undone(position: Page) -> None:
    place(position, 8).click()
    expect(position.locator(".opt.first")).to_contain_text("Roll for jewellery")
    expect(position.locator(".opt.first")).to_contain_text(said("table-for-good"))
    action(position, "Undo").click()
    expect(position.locator(QUESTION)).to_have_text(said("question-move"))
    expect(place(position, 6).locator("[data-piece=red]")).to_have_count(1)


def test_enter_accepts_what_is_preselected(position: Page) -> None:
    place(position, 8).click()
    expect(position.locator(".opt.first")).to_be_visible()
    position.evaluate("document.activeElement.blur()")
    position.keyboard.press("Enter")
    expect(position.locator(".opt.first")).to_be_focused()  # and nothing is played yet
    position.keyboard.press("Enter")
    expect(position.locator(".side .roll, .rest .dice").first).to_be_visible()
    expect(action(position, "Undo")).to_have_attribute("aria-disabled", "true")


# -- while others play


@pytest.fixture
def two(page: Page, open_page: Open, house: Server) -> tuple[Page, Page]:
    """Two devices at a new table: who is to move, and who waits."""
    other = open_page("/", viewport={"width": 1440, "height": 900})
    table = open_table(page, house, {"kind": "open"})
    join(other, house, table, "Bo")
    for one in (page, other):
        at_table(one, table)
    page.locator(".place.legal").or_(page.get_by_text("is thinking")).first.wait_for()
    return (page, other) if page.locator(".place.legal").count() else (other, page)


def end_turn(page: Page) -> None:
    expect(action(page, "End turn")).not_to_have_attribute("aria-disabled", "true")
    action(page, "End turn").click()


def test_a_premove_is_made_when_its_time_comes(two: tuple[Page, Page]) -> None:
    mover, waiter = two
    place(waiter, 3).click()
    expect(place(waiter, 3)).to_have_class(re.compile(r"\bkept\b"))
    expect(waiter.locator(".why")).to_contain_text(re.compile("You’ll go .?to the Spice Warehouse.? as soon as it’s your turn."))
    place(waiter, 3).click()
    expect(place(waiter, 3)).not_to_have_class(re.compile(r"\bkept\b"))
    place(waiter, 3).click()
    place(mover, 4).click()
    end_turn(mover)
    expect(place(waiter, 3).locator(".pieces .pc")).to_have_count(2, timeout=SLOW)  # the merchant, and the assistant he left
    expect(waiter.locator(".tray .cart")).to_have_attribute("aria-label", re.compile(r"spice\W+2\W+of"))


def test_a_premove_that_is_not_possible_is_given_up_with_its_reason(two: tuple[Page, Page]) -> None:
    mover, waiter = two
    place(waiter, 13).click()
    place(mover, 4).click()
    end_turn(mover)
    expect(waiter.locator(".why").first).to_contain_text(re.compile("4.*steps.*your merchant goes 1 or 2"), timeout=SLOW)
    expect(waiter.locator(".place.kept")).to_have_count(0)


def test_the_house_tells_only_what_is_different(page: Page, house: Server) -> None:
    told: list[list[str]] = []  # by each line: if one is lost, a new one begins anew

    def listen(socket: WebSocket) -> None:
        heard: list[str] = []
        told.append(heard)
        socket.on("framereceived", lambda text: None if '"beat"' in str(text)[:9] else heard.append(str(text)[:9]))

    page.on("websocket", listen)
    at_position(page, house)
    place(page, 9).click()
    expect(page.locator(QUESTION)).to_have_text(said("question-number"))
    assert all(heard[:1] in ([], ['{"update"']) and set(heard[1:]) <= {'{"change"'} for heard in told)
    assert sum(len(heard[1:]) for heard in told) > 0, "one click, one message"


# -- knowing more


def test_a_hint_says_what_the_turn_brings(position: Page) -> None:
    action(position, "Hint").click()
    expect(position.locator(".tip").first).to_contain_text(re.compile(r"Go .?to the .*\. This turn: .*ruby"), timeout=SLOW)


def advise(page: Page, *words: str) -> None:
    """These turns seem best to the house, in this order: whatever its nets think."""
    best = [{"word": word, "chance": 0.6 - n / 10, "gains": {"lira": 2}, "then": 0} for n, word in enumerate(words)]
    page.route("**/advice*", lambda route: route.fulfill(json=route.fetch().json() | {"best": best}))


def test_three_turns_are_hinted_at_with_chances_and_looking_at_one_plays_nothing(position: Page, axe: Axe) -> None:
    advise(position, ">tea-house", ">fountain", ">large-market")
    action(position, "Hint").click()
    hints = position.locator(".tip li button")
    expect(hints).to_have_count(3, timeout=SLOW)
    expect(hints.locator("b")).to_have_text([re.compile(r"^\d+\s?%$")] * 3)
    expect(position.locator(".place [data-rank]")).to_have_count(3)
    question = position.locator(QUESTION).inner_text()
    hints.nth(1).click()
    expect(hints.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(position.locator(".place.shown:has([data-rank='2'])")).to_have_count(1)
    expect(position.locator(QUESTION)).to_have_text(question)
    axe(position)


def test_a_hint_to_play_a_card_is_seen_in_a_sale(open_page: Open, device: Device) -> None:
    """The cards stand beside the goods there, not in the hand."""
    record = RECORD.replace("hand=lira,far,good,gem", "hand=market").replace("lira=3", "lira=4")
    page = at_question(open_page, device, record, ">small-market", "leave", "pay", "act")
    advise(page, "play:market")
    action(page, said("ui-hint")).click()
    expect(page.locator(HINTED)).to_have_text(re.compile("Silver Tongue"))


def test_on_a_phone_all_hints_lie_over_the_tray(open_page: Open, house: Server) -> None:
    page = at_position(open_page("/", viewport=PHONE), house)
    advise(page, ">tea-house", ">fountain", ">large-market")
    action(page, "Hint").click()
    sheet = page.get_by_role("dialog", name="Hint")
    expect(sheet.locator("li")).to_have_count(3, timeout=SLOW)
    expect(sheet.locator("li").first).to_contain_text("This turn: ")
    assert troubles(page, may_scroll=False) == []
    sheet.locator("li button").nth(1).click()
    expect(page.locator(".place.shown:has([data-rank='2'])")).to_have_count(1)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".place.hinted")).to_have_count(0)


def test_on_a_phone_a_card_that_is_hinted_at_comes_out_from_under_the_hints(open_page: Open, house: Server) -> None:
    page = at_position(open_page("/", viewport=PHONE), house)
    advise(page, ">tea-house", "play:lira", "play:far")
    action(page, "Hint").click()
    sheet = page.get_by_role("dialog", name="Hint")
    sheet.locator("li button").nth(1).click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".card.best .vh")).to_have_text(re.compile("^Full Purse"))
    for _ in range(2):
        action(page, "Hint").click()
    expect(sheet.locator("li")).to_have_count(3)
    sheet.locator("li button").first.click()
    expect(page.locator(".place.shown:has([data-rank='1'])")).to_have_count(1)  # what lies on the board is shown beside the hints


def test_on_a_phone_hints_among_answers_stand_under_the_question(open_page: Open, device: Device) -> None:
    page = device.page(open_page, viewport=PHONE)
    SCREENS["hint among answers"].open(page, device)
    expect(page.locator(".why.tip")).to_have_text(re.compile(r"^1\. .+: .?\d+%.? · 2\. .+: .?\d+%"), timeout=SLOW)


def test_chances_are_shown_to_whoever_wants_them(position: Page, axe: Axe) -> None:
    expect(position.locator(".chances")).to_have_count(0)
    position.get_by_role("button", name="Menu").click()
    position.get_by_role("switch", name=re.compile("Chances")).check()
    position.keyboard.press("Escape")
    expect(position.locator(".chances li")).to_have_count(4, timeout=SLOW)
    shown = [int(re.sub(r"\D", "", text)) for text in position.locator(".chances li b").all_inner_texts()]
    assert 98 <= sum(shown) <= 102
    axe(position)


def test_whose_seat_a_bot_holds_is_told_and_can_take_it_back(two: tuple[Page, Page]) -> None:
    _, waiter = two
    waiter.get_by_role("button", name="Menu").click()
    waiter.get_by_role("button", name="Let a bot play for me").click()
    waiter.keyboard.press("Escape")
    expect(waiter.get_by_text(said("table-bot-for-you"))).to_be_visible()
    waiter.locator(".ask").get_by_role("button", name=said("table-take-back")).click()
    expect(waiter.get_by_text(said("table-bot-for-you"))).to_have_count(0)


# -- motion


def flown(page: Page) -> Callable[[], list[str]]:
    """What has flown since."""
    page.evaluate(
        """() => {
          window.flown = [];
          const noted = (node) => node.classList?.contains("flies") && window.flown.push(node.firstChild.getAttribute("href"));
          const watcher = new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(noted)));
          watcher.observe(document.body, { childList: true });
        }"""
    )
    return lambda: page.evaluate("window.flown")


def test_coins_and_goods_fly_and_land(open_page: Open, house: Server) -> None:
    page = at_position(open_page("/", viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"), house)
    place(page, 10).click()
    seen = flown(page)
    page.locator(".sell").click()
    expect(page.locator(".you .lira b")).to_have_text("28")
    expect(page.locator(".flies")).to_have_count(0)
    assert {"#art-lira", "#art-g-R", "#art-g-G", "#art-g-B"} <= set(seen())


def test_nothing_flies_for_whoever_wants_no_motion(position: Page) -> None:
    place(position, 10).click()
    seen = flown(position)
    position.locator(".sell").click()
    expect(position.locator(".you .lira b")).to_have_text("28")
    assert seen() == []


# -- little room


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_caption_is_cut_on_a_phone(open_page: Open, house: Server, language: str) -> None:
    page = at_position(open_page("/", viewport=PHONE, locale=language), house)
    cut = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    assert page.locator(".card small span:not(.vh), .card b").evaluate_all(cut) == []
    assert page.locator(".place .data, .place .tags").evaluate_all(cut) == []


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (360, 740), (820, 1180), (1024, 768), (1440, 900)])
def test_ones_own_goods_stay_in_sight_while_one_chooses(open_page: Open, device: Device, width: int, height: int) -> None:
    page = device.page(open_page, viewport={"width": width, "height": height})
    for name in ("sale", "numbers", "answers", "five answers"):
        SCREENS[name].open(page, device)
        expect(page.locator(".tray .lane")).to_have_count(4)
        for lane in page.locator(".tray .lane").all():
            expect(lane).to_be_in_viewport(ratio=1)


# -- after the game


def test_the_end_tells_how_the_chances_went(page: Page, house: Server) -> None:
    table = open_table(page, house, BOTS[0], confirm=False)
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    assert httpx.post(f"{house.url}/api/tables/{table}/resign", json={}, cookies=cookies, timeout=60).status_code < 300
    page.goto(f"/table/{table}")
    page.locator(".verdict").wait_for(timeout=4 * SLOW)
    plot = page.get_by_role("slider", name="Chances (%)")
    expect(plot).to_be_visible(timeout=2 * SLOW)
    plot.focus()
    plot.press("End")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(r"\b100\b"))


# -- putting the device aside


def test_a_pause_behind_the_curtain_stops_the_clock_of_those_who_share_the_device(page: Page, house: Server) -> None:
    table = open_table(page, house, {"kind": "here", "name": "Grace"}, clock={"game": 3600})

    def stands() -> bool:
        return bool(page.request.get(f"/api/tables/{table}").json()["table"]["clock_stands"])

    page.goto(f"/table/{table}")
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_contain_text("Its clock stops.")
    pause.click()
    expect(page.locator(f"main a[href='/table/{table}']")).to_be_visible()
    expect(page).to_have_title("Play – Bedesten")  # whoever shares this device waits for nobody elsewhere
    wait_until(stands)
    page.goto(f"/table/{table}")
    page.locator(".curtain .go").click()
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    expect(page.locator(".clock.runs").first).to_be_visible()
    wait_until(lambda: not stands())
