"""Whole games of people who must not see each other's cards: in two browsers, and at one device."""

import time
from functools import reduce
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from bedesten.engine.record import read_record
from browser.fixtures import Open
from browser.hearing import NAMES, Ear, parts
from browser.playing import LONGEST, OVER, SLOW, click_on_hint, follow_hint, want_hints
from browser.tables import HANDS, open_position, post
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}
GAME = (Path(__file__).parents[1] / "games" / "two-short.bdn").read_text(encoding="utf-8")
LATE = len(read_record(GAME).log) - 60
RUBIES = [("palace=5 gem=15", "palace=7 gem=17"), ("lira=3", "lira=3 rubies=2"), ("lira=2", "lira=2 rubies=2")]
SHORT = reduce(lambda position, change: position.replace(*change), RUBIES, HANDS)  # fewer turns of the same kind
ASKED = ".acts .go:not([aria-disabled]), .place.legal, .rest .opt, .rest .n, .sell"
HERE = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Joan"}]
TO_AND_FRO = "() => new Promise(requestAnimationFrame).then(() => fetch('/api/tables')).then((answer) => answer.text())"


def test_a_whole_game_in_two_browsers(open_page: Open, house: Server, more: int) -> None:
    """Each clicks what its hint lies on. Nothing that one may not know is ever on the page, or was told to it."""
    pages = [open_page("/", viewport=DESK), open_page("/", viewport=DESK)]
    table = open_position(pages[0], house, HANDS if more > 1 else SHORT, others="open")
    ears = {"red": Ear(pages[0], table), "green": Ear(pages[1], table)}
    pages[0].goto(f"/table/{table}")
    pages[1].goto(f"/table/{table}")
    pages[1].locator("main").get_by_label("Your name").fill("Inès")
    pages[1].get_by_role("button", name=said("room-sit")).click()
    for page in pages:
        page.locator(".place").first.wait_for(timeout=SLOW)
    end = time.monotonic() + LONGEST
    while not all(ear.hand for ear in ears.values()):  # each hears of its own hand
        assert time.monotonic() < end, "The game does not begin."
        check(ears)
        pages[0].wait_for_timeout(50)
    assert check(ears) == 6, "all hidden cards are looked for"
    while not all(page.locator(OVER).count() for page in pages):
        assert time.monotonic() < end, "The game does not end."
        if not any([take_step(page) for page in pages]):
            pages[0].wait_for_timeout(150)
        check(ears)
    for page in pages:
        expect(page.locator("h1")).to_contain_text("win")


def take_step(page: Page) -> bool:
    """Neither page is waited for: a turn may end by itself, and then it is the other's."""
    if page.locator(ASKED).count():
        want_hints(page)
    return click_on_hint(page, OVER)


def check(ears: dict[str, Ear]) -> int:
    """How many hidden cards were looked for: such as were in the hand before and after the page was read."""
    before = {colour: set(ear.hand) for colour, ear in ears.items()}
    pages = {colour: ear.on_page() for colour, ear in ears.items()}
    for colour, ear in ears.items():
        ear.check(colour)
    hidden = {colour: before[colour] & set(ear.hand) for colour, ear in ears.items()}
    return sum(ears[one].check_page(pages[one], hidden[other]) for one, other in (("red", "green"), ("green", "red")))


def test_one_device_to_the_end(open_page: Open, house: Server) -> None:
    """The curtain falls between the two; while it hangs, and until it is drawn by the next, no hand is in the page."""
    page = open_page("/", viewport=DESK)
    table = post(page, house, "/import", {"record": GAME, "to": LATE, "seats": HERE})
    ear = Ear(page, table)
    page.goto(f"/table/{table}")
    curtain, passed, looked, end = page.locator(".curtain"), list[str](), 0, time.monotonic() + LONGEST
    while not page.locator(OVER).count():
        assert time.monotonic() < end, "The game does not end."
        page.locator(f".curtain, .acts, {OVER}").first.wait_for(timeout=SLOW)
        if curtain.count():
            passed.append(curtain.locator("h1").inner_text())
            check_curtain(page, ear)
            if has_choice(page, house, table):  # otherwise the house answers for him, and the game may end while somebody looks
                looked += 1
                check_board_alone(page, ear, httpx.get(f"{house.url}/api/tables/{table}", timeout=60).json()["view"])
            curtain.get_by_role("button", name="I’m").click()
        elif page.locator(".acts").count():
            follow_hint(page, f".curtain, {OVER}")
    assert len(passed) > 1 and all(one != other for one, other in pairwise(passed))  # red cannot win before the second
    assert looked


def has_choice(page: Page, house: Server, table: str) -> bool:
    """Whoever the curtain hangs for."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    with httpx.Client(base_url=f"{house.url}/api/tables", cookies=cookies, timeout=60) as http:
        questions = [http.get(f"/{table}", params={"seat": seat}).json()["question"] for seat in range(len(HERE))]
    return any(question and len(question["options"]) > 1 for question in questions)


def check_curtain(page: Page, ear: Ear) -> None:
    """Nothing that was told since the curtain fell shows a hand, and nothing of a hand is left."""
    assert page.locator(".card, .tray, .board").count() == 0
    ear.listen_anew()  # a hint that came too late for the one before is nothing new
    page.evaluate(TO_AND_FRO)  # if something is asked for behind the curtain, it is here by now
    assert not [part for message in ear.heard() for part in parts(message) if part.get("hand") or part.get("question")]
    played = plain_since(page)
    assert not [name for name in NAMES.values() if name in page.content() and name not in played]


def check_board_alone(page: Page, ear: Ear, public: Any) -> None:
    """Past the curtain one sees the board, and is told what anybody in the street is."""
    ear.heard()
    page.get_by_role("button", name="See the board").click()
    page.locator(".board .place").first.wait_for()
    expect(page.locator(".hem").get_by_role("button")).to_have_count(2)
    told = [hands for message in ear.heard() if (hands := [part["hand"] for part in parts(message) if "hand" in part])]
    known = [player["hand"] for player in public["players"]]  # of cards that came from the pile everybody knows
    assert told and all(hands == known for hands in told)  # once, or again if the line was lost in between
    assert page.locator(".card, .tray, .acts").evaluate_all("all => all.map((e) => e.outerHTML)") == []
    page.get_by_role("button", name=said("table-lower")).click()
    page.locator(".curtain").wait_for()


def plain_since(page: Page) -> str:
    """What everybody may know of what has happened."""
    since = page.locator(".since")
    return since.inner_text() if since.count() else ""
