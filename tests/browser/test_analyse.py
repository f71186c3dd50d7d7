"""The analysis board: a position from a text or from a replay, searched while one looks, played on."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from bots.test_analysis import LATE
from browser.fixtures import Open
from browser.playing import SLOW
from browser.screens import Device
from browser.tables import POSITION
from browser.words import said

pytestmark = pytest.mark.slow

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture
def page(open_page: Open, device: Device) -> Page:
    return device.page(open_page, viewport=DESK)


def bring(page: Page, text: str) -> None:
    page.goto("/analyse")
    page.get_by_label("Position or record").fill(text)
    page.get_by_role("button", name=said("analyse-look")).click()


def question(page: Page) -> str:
    return page.locator(".ask h2").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_text_is_searched_and_the_best_turns_are_drawn(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    bring(page, POSITION)
    turns = page.locator(".found li")
    expect(turns.first).to_be_visible(timeout=SLOW)
    expect(page.locator(".found small").first).not_to_have_text(said("analyse-worlds", n=0), timeout=SLOW)  # it refines
    assert 2 <= turns.count() <= 5
    expect(page.locator(".arrows g").first).to_be_attached()
    expect(page.locator(".chances li")).to_have_count(4)
    assert "bedesten-position" in parse_qs(urlsplit(page.url).query)["position"][0]  # it can be shared
    asked = question(page)
    page.reload()
    expect(page.locator(".ask h2")).to_have_text(asked)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_position_is_begun_anew_and_changed_by_hand(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/analyse")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name=said("analyse-begin")).click()
    page.locator(".place").first.wait_for()
    page.locator("summary", has_text="Change the position").click()
    first = page.locator("fieldset", has=page.locator("legend")).first
    first.get_by_label("Lira").fill("77")
    first.get_by_label("Merchant").select_option("9")
    page.get_by_role("button", name=said("analyse-change-go")).click()
    expect(page.locator(".seat", has_text="77")).to_have_count(1)
    expect(page.locator('.place[data-n="9"] .pieces .pc').first).to_be_visible()
    first.get_by_label("Lira").fill("many")
    page.get_by_role("button", name=said("analyse-change-go")).click()
    expect(page.locator("form").get_by_role("alert")).to_contain_text("lira")  # beside what was written
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator(".seat", has_text="77")).to_have_count(1)  # nothing has changed
    first.get_by_label("Lira").fill("78")
    page.get_by_role("button", name=said("analyse-change-go")).click()
    expect(page.locator(".seat", has_text="78")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_search_is_stopped_and_goes_on(page: Page) -> None:
    """By a house that is never done with it."""
    found = {"seat": "red", "is_done": False, "chances": {"red": 0.5, "green": 0.3, "blue": 0.2}}
    best = [{"line": [">tea-house"], "chance": 0.5, "error": 0.1}, {"line": [">fountain"], "chance": 0.4, "error": None}]
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["worlds"])
        route.fulfill(json=found | {"worlds": 4 * len(asked), "best": best})

    page.route("**/api/positions/search", answer)
    bring(page, LATE)
    expect(page.locator(".arrows g")).to_have_count(2)
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_role("button", name=said("analyse-go"), exact=True).wait_for()
    with page.expect_request("**/api/positions/search"):  # of the next look
        page.locator("main").press("Space")
    page.get_by_role("button", name="Stop", exact=True).wait_for()
    assert asked[0] == -1 and asked == sorted(asked)


def test_one_plays_on_and_goes_back(page: Page) -> None:
    bring(page, LATE)
    expect(page.locator(".found li").first).to_be_visible(timeout=SLOW)
    before, address = question(page), page.url
    page.locator('.place[data-n="9"]').click()  # the Tea House
    expect(page.locator(".ask h2")).not_to_have_text(before)
    assert page.url != address
    page.get_by_role("group", name="Playback").get_by_role("button", name="Back").click()
    expect(page.locator(".ask h2")).to_have_text(before)
    assert page.url == address
    page.locator("main").press("ArrowRight")
    expect(page.locator(".ask h2")).not_to_have_text(before)
    page.locator("main").press("ArrowLeft")
    page.locator(".found li button").first.click()  # a whole turn
    expect(page.locator(".ask h2")).not_to_have_text(before)


def test_what_is_wrong_with_a_text_is_said(page: Page) -> None:
    bring(page, "e2 e4")
    expect(page.get_by_role("alert")).to_contain_text("neither a position")
    page.get_by_label("Position or record").fill(LATE.replace("lira=22", "lira=much"))
    page.get_by_role("button", name=said("analyse-look")).click()
    expect(page.get_by_role("alert")).to_contain_text("lira")


def test_from_a_replay_to_a_table(page: Page, device: Device) -> None:
    page.goto(f"/replay/{device.tables['over']}?at=20")
    page.get_by_role("link", name="Analyse from here").click()
    expect(page.locator(".found li").first).to_be_visible(timeout=SLOW)
    before = page.url
    page.get_by_role("button", name="Back", exact=True).click()  # along the game that it comes from
    page.wait_for_url(lambda url: url != before)
    page.get_by_label(said("import-bots")).select_option("level-1")
    page.get_by_role("switch", name=said("setup-learning")).check()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*", timeout=SLOW)
    table = device.look(page.url.rpartition("/")[2])["table"]
    assert sorted(seat["bot"] or "me" for seat in table["seats"]) == ["level-1", "level-1", "level-1", "me"]
    assert table["settings"]["learning"]
