"""The daily bazaar: from the quiet card to a try, and what there is to see when it is over."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import CHOOSE, SETTLED, Axe, troubles
from browser.words import said, saying

pytestmark = pytest.mark.slow

DESK, PHONE, NARROW = ({"width": width, "height": height} for width, height in ((1440, 900), (390, 844), (360, 740)))
DEAL, BEFORE = "2026-11-18", "2026-11-17"
OWN = {"table": "own23456", "is_over": True, "rounds": 21, "rubies": 5, "lira": 12, "rank": 2}
SEALS = {"seal": "5ea1" * 16, "next_seal": "0dd5" * 16}
TODAY = SEALS | {
    "deal": DEAL,
    "day": DEAL,
    "rules": "base",
    "bots": ["level-2", "level-3"],
    "made": 0,
    "tries": 53,
    "streak": 4,
    "longest": 9,
}
PAST = {"deal": BEFORE, "day": BEFORE, "rules": "base", "seal": "a" * 9, "secret": "b", "tries": 7, "own": OWN | {"rank": 3}}


def today(**changes: Any) -> dict[str, Any]:
    """The deal of today as the server tells it; it goes on for some hours."""
    return {"today": TODAY | {"until": int(time.time() + 5 * 3600) * 1000, "own": OWN} | changes}


def row(rank: int, name: str, **more: Any) -> dict[str, Any]:
    figures = {"rounds": 19 + rank, "rubies": 5, "lira": 90 - rank, "is_guest": False, "is_own": False}
    return {"rank": rank, "name": name, "table": f"table{rank}"} | figures | more


def game(what: str, name: str, *turns: tuple[int, int]) -> dict[str, Any]:
    """Place and rubies of each turn."""
    played = [{"round": n, "event": 3 * n, "places": [place], "gains": {}, "rubies": has} for n, (place, has) in enumerate(turns)]
    return {"what": what, "name": name, "table": f"{what}2345", "turns": played}


ROWS = [row(1, "Scheherazade"), row(2, "Ada", is_own=True, is_guest=True), *(row(n, f"Name {n}") for n in range(3, 51))]
LAST_ROWS = [row(n, f"Name {n}") for n in range(51, 54)]
GAMES = [
    game("own", "Ada", (1, 0), (16, 1), (5, 1), (16, 3)),
    game("best", "Scheherazade", (16, 1), (16, 2), (13, 3)),
    game("friend", "Grace", (7, 0)),
    game("model", "level-4", (2, 0), (13, 1)),
]


def tell(page: Page, told: dict[str, Any]) -> list[str]:
    """Answer for the server, and note what it is asked."""
    asked: list[str] = []

    def answers(address: str, *answer: Any) -> None:
        def fulfil(route: Any) -> None:
            asked.append(address)
            is_second = "page=1" in route.request.url
            route.fulfill(json=answer[-1 if is_second else 0])

        page.route(f"**/api/daily{address}", fulfil)

    answers("", told)
    answers("/past?*", [PAST])
    ranking = {"deal": DEAL, "tries": 53, "own": OWN}
    answers("/*/ranking?*", ranking | {"page": 0, "rows": ROWS}, ranking | {"page": 1, "rows": LAST_ROWS})
    answers("/*/company", [row(7, "Grace")])
    answers("/*/games*", GAMES)
    return asked


def played(open_page: Open, **how: Any) -> Page:
    """The page of somebody whose try is over."""
    page = open_page("/", viewport=DESK, **how)
    tell(page, today())
    page.goto("/daily")
    page.locator("table").nth(1).wait_for()
    page.get_by_text(BEFORE).first.wait_for()
    return page


def test_the_card_leads_to_a_try_against_the_bots_of_the_deal(open_page: Open) -> None:
    page = open_page("/", viewport=PHONE)
    page.get_by_role("link", name=said("daily-open")).click()
    expect(page).to_have_title(f"{said('daily-title')} – Bedesten")
    expect(page.get_by_text(said("daily-hidden"))).to_be_visible()
    page.get_by_role("button", name=said("daily-play")).click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert [(seat["kind"], seat["bot"], seat["yours"]) for seat in table["seats"]] == [
        ("person", None, True),
        ("bot", "level-2", False),
        ("bot", "level-3", False),
    ]


def test_before_the_end_of_a_try_nothing_is_shown_of_others(open_page: Open) -> None:
    page = open_page("/")
    asked = tell(page, today(own=OWN | {"is_over": False, "rank": None}))
    page.goto("/daily")
    expect(page.get_by_role("button", name=said("daily-go-on"))).to_be_visible()
    expect(page.get_by_text(BEFORE)).to_be_visible()  # days that are over hide nothing
    expect(page.get_by_text(said("daily-hidden"))).to_be_visible()
    expect(page.locator("table")).to_have_count(0)
    assert set(asked) == {"", "/past?*"}


def test_afterwards_one_sees_how_others_did(open_page: Open) -> None:
    page = played(open_page)
    ranking, beside = page.locator("table").nth(0), page.locator("table").nth(1)
    expect(ranking.locator("tbody tr")).to_have_count(50)
    assert ranking.locator("tr.own").inner_text().split() == ["2", "Ada", said("daily-guest"), "21", "5", "88"]
    page.get_by_role("button", name=said("pages-after")).click()
    expect(ranking.locator("tbody tr")).to_have_count(3)
    expect(page.get_by_role("button", name=said("pages-after"))).to_be_disabled()
    heads: list[str | re.Pattern[str]] = [
        said("daily-game-own"),
        saying("daily-game-best", name="Scheherazade"),
        "Grace",
        said("daily-game-model"),
    ]
    links = beside.get_by_role("columnheader").get_by_role("link")
    for link, head, one in zip(links.all(), heads, GAMES, strict=True):
        expect(link).to_have_text(head)
        expect(link).to_have_attribute("href", f"/replay/{one['table']}")
    expect(beside.locator("tbody tr")).to_have_count(4)  # as many as the longest game has turns
    cells = beside.locator("tbody tr").nth(1).locator("td")
    expect(cells.nth(0)).to_contain_text(said("place-16"))
    expect(cells.nth(0)).to_contain_text(saying("daily-rubies-then", n=1))
    expect(cells.nth(2)).to_be_empty()


def test_the_copied_line_shows_nothing_of_the_deal(open_page: Open) -> None:
    page = played(open_page, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=said("daily-share")).click()
    expect(page.get_by_text(said("daily-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"Bedesten {DEAL} ⏳21 #2/53\n·💎·💎💎"


def test_the_picture_shows_nothing_of_the_deal_and_is_drawn_for_everybody(open_page: Open) -> None:
    page = played(open_page)
    with page.expect_download() as saved:
        page.get_by_role("button", name=said("daily-picture")).click()
    assert saved.value.suggested_filename == f"bedesten-{DEAL}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_one_chooses_with_whom_to_compare(open_page: Open) -> None:
    page = played(open_page)
    with page.expect_request("**/games?chosen=table7"):
        page.get_by_label(said("daily-with")).select_option("table7")


def test_one_can_practise_on_days_that_are_over(open_page: Open) -> None:
    page = played(open_page)
    page.route("**/api/daily/practice", lambda route: route.fulfill(status=201, json={"id": "k3x9mpqr"}))
    with page.expect_request("**/api/daily/practice") as wish:
        page.get_by_role("button", name=saying("daily-practise-day", day=BEFORE)).click()
    assert json.loads(wish.value.post_data or "")["deal"] == BEFORE
    page.wait_for_url("**/table/k3x9mpqr")


def test_everybody_can_use_it_on_every_screen(open_page: Open, axe: Axe) -> None:
    page = played(open_page, color_scheme="light")
    axe(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    axe(page)
    for language in ("de", "uk", "ru"):
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for size in (NARROW, PHONE, DESK):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert troubles(page) == [], f"{language}, {size}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{language}, {size}"


def test_without_a_daily_bazaar_nothing_is_said_of_it(open_page: Open) -> None:
    page = open_page("/")
    tell(page, {"today": None})
    assert not has_card(page)
    page.goto("/daily")
    expect(page.get_by_text(said("daily-none-here"))).to_be_visible()


@pytest.mark.parametrize("fault", ["refused", "unreached"])
def test_a_server_that_does_not_answer_for_it_brings_no_error_of_its_own(open_page: Open, fault: str) -> None:
    page = open_page("/")
    page.route("**/api/daily", lambda route: route.fulfill(status=503) if fault == "refused" else route.abort())
    with page.expect_event("response" if fault == "refused" else "requestfailed", lambda it: it.url.endswith("/api/daily")):
        page.goto("/")
    page.evaluate(SETTLED)
    expect(page.get_by_role("heading", name=said("daily-title"))).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".banner")).to_have_count(0)


def has_card(page: Page) -> bool:
    """When the start page knows whether there is something to show."""
    with page.expect_response("**/api/daily"):
        page.goto("/")
    page.evaluate(SETTLED)
    return page.get_by_role("heading", name=said("daily-title")).count() > 0
