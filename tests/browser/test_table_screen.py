"""A table screen with phones: it shows the board to all, phones are hands, and seats go from phone to phone."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.hearing import Ear
from browser.looks import CHOOSE, LANGUAGES, troubles
from browser.playing import OVER, SLOW, click_on_hint, want_hints
from browser.screens import SCREENS, Device
from browser.tables import HANDS, join, post, record_of
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(40)

TELEVISION, LAPTOP = {"width": 1920, "height": 1080}, {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
OPEN = {"kind": "open"}
ASKED = ".acts .go:not([aria-disabled]), .way, .place.legal, .rest .opt, .rest .n, .sell"


def a_table(screen: Page, house: Server) -> str:
    """For two, in one room: each holds three cards that the other does not. The screen has opened it."""
    return post(screen, house, "/import", {"record": record_of(HANDS), "seats": [OPEN, OPEN], "one_room": True})


@pytest.fixture
def screen(open_page: Open) -> Page:
    return open_page("/", viewport=TELEVISION)


def a_phone(open_page: Open) -> Page:
    return open_page("/", viewport=PHONE)


def show(screen: Page, table: str) -> None:
    screen.goto(f"/table/{table}/screen")
    screen.locator(".place, svg.qr").first.wait_for(timeout=SLOW)


def at_hand(phone: Page, table: str) -> None:
    phone.goto(f"/table/{table}")
    phone.locator(".tray").wait_for(timeout=SLOW)


def take_step(page: Page) -> bool:
    if page.locator(ASKED).count():
        want_hints(page)
    return click_on_hint(page, OVER)


# -- together


def test_from_the_set_up_to_the_first_question(screen: Page, open_page: Open) -> None:
    screen.goto("/new")
    screen.get_by_role("switch", name=said("screen-room")).check()
    screen.get_by_role("button", name=said("screen-open")).click()
    screen.locator("svg.qr").wait_for(timeout=SLOW)
    table = screen.url.split("/")[-2]
    for name, colour in (("Ada", "blue"), ("Grace", "green")):
        phone = a_phone(open_page)
        phone.goto(f"/table/{table}")
        phone.locator("main").get_by_role("radio", name=said(f"colour-{colour}")).click()
        phone.locator("main").get_by_label(said("who-name")).fill(name)
        phone.get_by_role("button", name=said("room-sit")).click()
        expect(screen.locator(f"li[data-p={colour}] b")).to_have_text(name)
    screen.get_by_role("button", name=saying("room-fill", n=1)).click()
    screen.locator(".place").first.wait_for(timeout=SLOW)
    assert screen.locator(".players h2 > span").all_inner_texts().count("Ada") == 1
    phone.locator(".tray[data-p=green]").wait_for(timeout=SLOW)


def test_nothing_hidden_is_on_the_screen(screen: Page, open_page: Open, house: Server) -> None:
    """While a round is played on two phones."""
    table, phones = a_table(screen, house), [a_phone(open_page), a_phone(open_page)]
    join(phones[0], house, table, "Ada")
    join(phones[1], house, table, "Grace")
    heard = Ear(screen, table)
    ears = {"red": Ear(phones[0], table), "green": Ear(phones[1], table)}
    for phone in phones:
        at_hand(phone, table)
    show(screen, table)
    looked = 0
    while not screen.get_by_text(saying("table-round", n=2)).count():
        if not any([take_step(phone) for phone in phones]):
            screen.wait_for_timeout(100)
        for seat, ear in ears.items():
            ear.check(seat)
        on_page = heard.on_page()
        heard.check("nobody")
        looked += heard.check_page(on_page, {card for ear in ears.values() for card in ear.hand})
        assert not screen.locator(".card, .tray, .acts, .opt, .legal").count()
    assert looked and not heard.hand


def test_on_a_phone_the_places_are_a_list(screen: Page, open_page: Open, house: Server) -> None:
    table, phone = a_table(screen, house), a_phone(open_page)
    join(a_phone(open_page), house, table, "Ada")
    join(phone, house, table, "Grace")
    at_hand(phone, table)
    show(screen, table)
    phone.locator(".way").first.wait_for()
    assert not phone.locator(".place").count()
    phone.get_by_role("button", name=said("hand-board")).click()
    phone.locator(".place.legal").first.wait_for()
    phone.reload()
    phone.locator("[data-way='2']").click(timeout=SLOW)
    expect(screen.locator(".place[data-n='2'] [data-piece=green]")).to_be_visible(timeout=SLOW)


def test_one_phone_is_passed_around(screen: Page, open_page: Open, house: Server) -> None:
    table, phone = a_table(screen, house), a_phone(open_page)
    join(phone, house, table, "Ada")
    both = phone.request.post(f"{house.url}/api/tables/{table}/join", data={"name": "Grace", "here": True})
    assert both.ok, both.text()
    show(screen, table)
    phone.goto(f"/table/{table}")
    for name in ("Grace", "Ada"):
        expect(phone.locator(".curtain h1")).to_have_text(saying("table-pass", name=name), timeout=SLOW)
        assert not phone.locator(".card, .tray, .ways").count()
        phone.locator(".curtain .go").click()
        expect(screen.locator("h1")).to_contain_text(name)
        while not phone.locator(".curtain").count() and name == "Grace":
            if not take_step(phone):
                phone.wait_for_timeout(100)


# -- from phone to phone


def key_after(page: Page, button: str | re.Pattern[str]) -> str:
    """What the picture says that is shown then."""
    with page.expect_response(lambda answer: answer.url.endswith("/link")) as told:
        page.get_by_role("button", name=button).click()
    key: str = told.value.json()["key"]
    return key


def look_at_seat(phone: Page, colour: str) -> None:
    phone.locator(f".seat[data-p={colour}] button").click()
    phone.get_by_role("dialog").wait_for()


def test_a_seat_whose_phone_is_gone_is_taken_up_by_another(screen: Page, open_page: Open, house: Server) -> None:
    table, ada, grace, other = a_table(screen, house), *[a_phone(open_page) for _ in range(3)]
    join(ada, house, table, "Ada")
    join(grace, house, table, "Grace")
    for phone in (ada, grace):
        at_hand(phone, table)
    show(screen, table)
    grace.goto("/")  # her phone looks at something else
    look_at_seat(ada, "green")
    key = key_after(ada, saying("take-up", name="Grace"))
    expect(ada.get_by_role("img", name=saying("take-up-code", name="Grace"))).to_be_visible()
    other.goto(f"/table/{table}#key={key}")
    other.locator(".tray[data-p=green]").wait_for(timeout=SLOW)
    assert key not in other.url
    expect(ada.locator(".take-up")).to_have_count(0)
    other.locator("[data-way='2']").click()
    expect(screen.locator(".place[data-n='2'] [data-piece=green]")).to_be_visible(timeout=SLOW)
    grace.goto(f"/table/{table}")
    expect(grace.locator(".watch")).to_be_visible(timeout=SLOW)


def test_the_old_phone_is_told(screen: Page, open_page: Open, house: Server) -> None:
    table, ada, new = a_table(screen, house), *[a_phone(open_page) for _ in range(2)]
    join(a_phone(open_page), house, table, "Grace")
    join(ada, house, table, "Ada")
    at_hand(ada, table)
    ada.get_by_role("button", name=said("table-menu")).click()
    key = key_after(ada, said("take-up-own"))
    expect(ada.locator("[role=dialog] svg.qr")).to_be_visible()
    new.goto(f"/table/{table}#key={key}")
    new.locator(".tray").wait_for(timeout=SLOW)
    expect(ada.locator(".net h2")).to_have_text(said("screen-moved"))


def test_with_no_phone_left_the_screen_gives_the_seat(screen: Page, open_page: Open, house: Server) -> None:
    table, new = a_table(screen, house), a_phone(open_page)
    for name in ("Ada", "Grace"):
        join(a_phone(open_page), house, table, name)
    show(screen, table)
    screen.keyboard.press("Tab")
    screen.get_by_role("button", name=said("screen-phones")).press("Enter")
    key = key_after(screen, saying("take-up", name="Ada"))
    new.goto(f"/table/{table}#key={key}")
    new.locator(".tray[data-p=red]").wait_for(timeout=SLOW)
    expect(screen.get_by_role("img", name=saying("take-up-code", name="Ada"))).to_have_count(0, timeout=SLOW)
    screen.keyboard.press("Escape")
    expect(screen.locator("dialog")).to_have_count(0)


# -- looks


def test_on_a_television_and_a_laptop_nothing_is_cut_off(open_page: Open, device: Device) -> None:
    page, wrong = device.page(open_page, viewport=TELEVISION), list[Any]()
    for name, size in product(("screen", "screen of everything", "screen with a kiosk"), (TELEVISION, LAPTOP)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        SCREENS[name].open(page, device)
        for language in LANGUAGES:
            page.evaluate(CHOOSE, language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            wrong += [f"{name}, {size['width']}, {language}: {one}" for one in troubles(page, may_scroll=False)]
    assert not wrong, "\n".join(wrong)
