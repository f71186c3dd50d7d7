"""Games over days: from one game to the next, days away, little time, and turns that are planned on the board.

One page is looked at; the others play by asking the server."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fixtures import Open
from browser.looks import Axe, troubles
from browser.playing import at_table, place
from browser.screens import LATE, SCREENS, Device
from browser.tables import HANDS, OVER_DAYS, join, open_position, record_of
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(15)

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
MEETS = {"answers": [">fruit-warehouse", "end"], "only_if": "free"}


@pytest.fixture
def other(house: Server) -> Iterator[httpx.Client]:
    """Somebody at another device."""
    with httpx.Client(base_url=f"{house.url}/api/tables", timeout=60) as http:
        yield http


def waiting(page: Page, house: Server, other: httpx.Client, **agreed: Any) -> str:
    """Ada, at this page, waits for Grace."""
    table = open_position(page, house, HANDS, others="open", **OVER_DAYS | agreed)
    ask(other, f"/{table}/join", name="Grace")
    return table


def awaited(page: Page, house: Server, other: httpx.Client, **agreed: Any) -> str:
    """Ada waits for Grace, who is at this page."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = str(ask(other, "/import", record=record_of(HANDS), seats=seats, **OVER_DAYS | agreed)["id"])
    join(page, house, table, "Grace")
    return table


def ask(other: httpx.Client, path: str, **body: Any) -> Any:
    answer = other.post(path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def take_turn(other: httpx.Client, table: str) -> None:
    """Go to the Fabric Warehouse, and end the turn."""
    seq = other.get(f"/{table}").json()["seq"]
    seq = ask(other, f"/{table}/answers", seq=seq, answers=[">fabric-warehouse"], goes_on=True, ends=True)["seq"]
    ask(other, f"/{table}/confirm", seq=seq)


def walk(page: Page) -> None:
    """The same at the page."""
    place(page, 2).click()
    page.locator(".acts .go:not([aria-disabled])").click()


def told(page: Page, house: Server, path: str) -> Any:
    """What the server tells this page alone."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    return httpx.get(f"{house.url}/api/tables/{path}", cookies=cookies, timeout=60).json()


def button(page: Page | Locator, key: str, **values: object) -> Locator:
    return page.get_by_role("button", name=saying(key, **values))


# -- plans


def test_a_plan_is_made_on_the_board_and_kept(open_page: Open, house: Server, other: httpx.Client) -> None:
    page = open_page("/", viewport=DESK)
    at_table(page, table := waiting(page, house, other))
    before = other.get(f"/{table}").json()
    expect(page.locator("#question")).to_have_text(saying("wait-for", name="Grace"))
    expect(page.locator(".seat .who i")).to_have_count(0)  # who is there is not told
    place(page, 4).click()  # while Grace thinks
    turns, question = page.locator(".plan li"), page.locator("#question")
    expect(question).to_contain_text(saying("plan-turn", n=1))
    expect(question).to_be_focused()
    expect(turns.locator("select")).to_have_value("free")
    button(page, "ui-end-turn").click()  # nobody is met
    expect(question).to_have_text(saying("plan-done", n=1))
    button(page, "plan-next").click()
    expect(place(page, 4).locator("[data-piece=red]")).to_have_count(1)  # as if one had gone there
    expect(turns).to_have_count(2)
    place(page, 8).click()
    page.locator(".answers .opt").first.click()
    expect(question).to_have_text(saying("plan-ends-open", n=2))
    expect(page.locator(".ask")).to_contain_text(said("plan-then-chance"))
    turns.nth(1).locator("select").select_option("same")
    button(page, "plan-keep").click()
    expect(page.get_by_role("status").get_by_text(said("plan-kept"))).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("Fruit Warehouse and ")
    expect(place(page, 8).locator(".tag")).to_have_text("2")
    kept = told(page, house, f"{table}/premoves")["turns"]
    assert kept[0] == MEETS and kept[1]["answers"][0] == ">black-market" and kept[1]["only_if"] == "same"
    assert other.get(f"/{table}/premoves").json()["turns"] == []
    assert other.get(f"/{table}").json() == before, "nobody else is told"


def test_a_plan_is_looked_at_changed_and_dropped(open_page: Open, device: Device) -> None:
    page = device.page(open_page, viewport=DESK)
    SCREENS["planned"].open(page, device)
    button(page, "plan-change").click()
    turns = page.locator(".plan li")
    expect(turns).to_have_count(2)
    turns.nth(1).get_by_role("button").click()  # anew
    expect(page.locator(".place.legal").first).to_be_visible()
    button(page, "plan-back").click()  # what was there stays
    button(page, "plan-discard").click()
    expect(place(page, 10).locator(".tag")).to_have_text("2")
    button(page, "plan-change").click()
    turns.nth(0).get_by_role("button").click()
    expect(turns).to_have_count(1)
    page.go_back()  # as the button of the browser, or of a phone
    expect(place(page, 9).locator(".tag")).to_have_text("1")
    button(page, "plan-change").click()
    turns.nth(0).get_by_role("button").click()
    button(page, "plan-drop").click()
    expect(button(page, "plan-open")).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("is on holiday until")
    device.plan()  # as other tests expect it


def test_a_plan_is_made_by_keyboard_and_whoever_leaves_without_keeping_it_is_asked(
    open_page: Open, house: Server, other: httpx.Client
) -> None:
    page = open_page("/", viewport=PHONE)
    at_table(page, table := waiting(page, house, other))
    page.keyboard.press("p")
    expect(page.locator(".place.legal").first).to_be_visible()
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("4")
    expect(place(page, 4)).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "ui-end-turn")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator("#question")).to_have_text(saying("plan-done", n=1))
    page.keyboard.press("u")
    expect(button(page, "ui-end-turn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "plan-discard")).to_be_visible()
    page.keyboard.press("e")
    expect(button(page, "plan-back")).to_be_visible()
    button(page, "plan-keep").focus()
    page.keyboard.press("Enter")
    expect(button(page, "plan-change")).to_be_visible()
    assert told(page, house, f"{table}/premoves")["turns"] == [MEETS]


def test_when_ones_turn_begins_a_plan_waits_and_can_be_dropped(open_page: Open, house: Server, other: httpx.Client) -> None:
    page = open_page("/", viewport=DESK)
    at_table(page, table := waiting(page, house, other))
    place(page, 4).click()
    button(page, "plan-keep").click()
    button(page, "plan-change").click()
    expect(page.locator(".plan li")).to_have_count(1)
    take_turn(other, table)
    expect(page.locator("#question")).to_have_text(said("plan-your-turn"))
    expect(button(page, "plan-keep")).to_have_attribute("aria-disabled", "true")
    button(page, "plan-back").click()
    band = page.locator(".stand")
    expect(band).to_contain_text("Your plan will be played")
    button(band, "plan-drop").click()
    expect(band).to_have_count(0)
    assert told(page, house, f"{table}/premoves")["turns"] == []
    expect(page.locator(".place.legal").first).to_be_visible()


def test_it_is_told_why_a_plan_was_not_carried_out(open_page: Open, device: Device) -> None:
    page = device.page(open_page, viewport=DESK)
    SCREENS["dropped plan"].open(page, device)
    notice = page.get_by_role("status").filter(has_text=said("plan-dropped-taken"))
    button(notice, "plan-understood").click()
    expect(notice).to_have_count(0)


# -- little time, and days away


def test_little_time_is_said_where_one_looks(open_page: Open, device: Device) -> None:
    page = device.page(open_page, viewport=DESK)
    SCREENS["little time"].open(page, device)
    band = page.locator(".stand")
    expect(band).to_contain_text("You have until")
    expect(band.locator("b")).to_contain_text(re.compile("5.hours.? left"))
    button(band, "days-holiday").click()
    expect(page.get_by_role("dialog").locator("form")).to_be_visible()


def test_whoever_is_away_is_left_alone_and_everybody_sees_until_when(open_page: Open, house: Server, other: httpx.Client) -> None:
    page = open_page("/", viewport=DESK)
    at_table(page, table := awaited(page, house, other))
    before = other.get(f"/{table}").json()["table"]["deadline"]
    page.locator(".top .tools button").last.click()
    sheet, band = page.get_by_role("dialog"), page.locator(".stand")
    expect(sheet.get_by_text(said("days-premoves"))).to_have_count(1)  # what was agreed can be looked up
    button(sheet, "days-holiday").click()
    expect(sheet).to_contain_text(said("days-nobody-away"))
    first, last = (sheet.locator("input[type=date]").nth(i) for i in (0, 1))
    last.fill("2099-01-01")
    button(sheet, "days-go").click()
    expect(sheet.get_by_role("alert")).to_contain_text("more than was agreed")
    last.fill(first.input_value())
    button(sheet, "days-go").click()
    expect(sheet.locator(".own")).to_contain_text("Your clock stands still")
    expect(band).to_contain_text("You’re on holiday until")
    seen = other.get(f"/{table}").json()["table"]
    assert seen["seats"][1]["holiday"] and seen["deadline"] > before
    button(band, "days-back").click()
    expect(band).to_have_count(0)


def test_away_from_all_tables_at_once(open_page: Open, house: Server, other: httpx.Client) -> None:
    page = open_page("/", viewport=DESK)
    table, _ = waiting(page, house, other), waiting(page, house, other, holidays=0)
    page.goto("/")
    button(page.locator(".mine header"), "days-holiday").click()
    dialog = page.get_by_role("dialog")
    button(dialog, "days-go").click()
    expect(dialog).to_contain_text(saying("days-gone", n=1))
    expect(dialog).to_contain_text(saying("days-not-at", names="Grace", why=said("refusal-no-holidays")))
    assert [bool(seat["holiday"]) for seat in other.get(f"/{table}").json()["table"]["seats"]] == [True, False]
    with page.expect_response("**/holidays"):
        button(dialog, "days-back").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not any(seat["holiday"] for seat in other.get(f"/{table}").json()["table"]["seats"])


def test_where_the_others_decide_they_are_asked_when_time_is_up(open_page: Open, house: Server, other: httpx.Client) -> None:
    """The server's clock is the one that counts."""
    page = open_page("/", viewport=DESK)
    page.add_init_script(LATE.replace("Date.now() + 5 * 3600e3 + 60e3", "Date.now() - 60e3"))
    at_table(page, waiting(page, house, other, stand_in="level-1"))
    expect(page.locator(".ask")).to_contain_text(saying("days-is-late", name="Grace"))
    with page.expect_request("**/seats/1") as sent:
        button(page.locator(".ask"), "wait-bot").click()
    assert sent.value.post_data_json == {"bot": "level-1"}, "the bot that was agreed"
    expect(page.get_by_role("alert")).to_contain_text("long enough")


# -- from game to game


def test_from_one_game_to_the_next_in_which_one_is_awaited(open_page: Open, house: Server, other: httpx.Client) -> None:
    page = open_page("/", viewport=DESK)
    page.add_init_script("navigator.setAppBadge = async (n) => void (document.documentElement.dataset.badge = n)")
    first, second = awaited(page, house, other), awaited(page, house, other)
    page.goto("/")
    expect(page).to_have_title("(2) Play – Bedesten")
    expect(page.locator("html")).to_have_attribute("data-badge", "2")
    expect(page.locator(".mine a[href^='/table/'] .turn")).to_have_count(2)
    at_table(page, second)
    expect(page).to_have_title("(1) Your turn – Bedesten")  # the other one waits, too
    walk(page)
    onwards = page.get_by_role("link", name=saying("days-next", n=1))
    expect(onwards).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-badge", "1")
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(first))
    expect(page.locator(".place.legal").first).to_be_visible()
    walk(page)
    expect(page.locator("#question")).to_have_text(saying("wait-for", name="Ada"))
    expect(onwards).to_have_count(0)
    expect(page).to_have_title(re.compile("^Round"))
    expect(page.locator("html")).to_have_attribute("data-badge", "0")


# -- what is agreed


def test_what_is_agreed_over_days_is_shown_in_the_room(open_page: Open, house: Server, axe: Axe) -> None:
    page = open_page("/new?preset=link", viewport=DESK)
    days = page.get_by_role("group", name=said("setup-days"))
    days.get_by_role("radio", name=said("setup-late-vote")).click()
    days.get_by_role("combobox").select_option("7")
    days.get_by_role("switch", name=re.compile(said("setup-premoves"))).check()
    page.get_by_text(said("setup-advanced")).click()
    page.get_by_role("combobox", name=re.compile(said("setup-stand-in"))).select_option("level-3")
    axe(page)
    page.get_by_role("button", name=said("setup-open")).click()
    facts = page.locator("section", has=page.get_by_role("heading", name=said("room-table")))
    for text in (saying("days-agreed", n=7, window=30), said("days-premoves"), saying("days-late-vote", bot="Leyla")):
        expect(facts).to_contain_text(text)
    axe(page)
    settings = told(page, house, page.url.rsplit("/", 1)[1])["table"]["settings"]
    agreed = {name: settings[name] for name in ("late", "holidays", "premoves", "stand_in", "away")}
    assert agreed == {"late": "vote", "holidays": 7, "premoves": True, "stand_in": "level-3", "away": 86_400}
    page.go_back()
    page.get_by_role("radio", name=said("clock-none")).click()
    expect(page.get_by_role("group", name=said("setup-days"))).to_have_count(0)
    assert troubles(page) == []
