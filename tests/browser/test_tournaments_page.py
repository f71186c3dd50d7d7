"""Tournaments: from opening one to its export, by people in two browsers, at another device and bots; and what each part does."""

import json
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser import clubs
from browser.fixtures import USUAL, Open, started, watch
from browser.playing import OVER, SLOW
from browser.words import said, saying
from web.server import Server, keen

pytestmark = pytest.mark.slow(40)

Visit = Callable[..., Page]
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
SEALED = "tournament-own-waits"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which anybody may open a tournament."""
    server = Server(tmp_path_factory.mktemp("club"), environment={"BEDESTEN_ORGANISERS": "anybody"})
    try:
        yield started(server)
    finally:
        server.kill()


@pytest.fixture
def visit(browser: Browser, club: Server) -> Iterator[Visit]:
    """visit("/tournaments"): a device of its own."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def visited(path: str = "/", **how: Any) -> Page:
        context = browser.new_context(base_url=club.url, **{**USUAL, **how})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(SLOW)
        watch(page, wrong, club.url)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def ask(page: Page, path: str, body: Any = None, method: str = "post") -> Any:
    """By the device of a page."""
    answer = page.request.get(f"/api{path}") if method == "get" else page.request.post(f"/api{path}", data=body or {})
    assert answer.ok, answer.text()
    return answer.json()


def play_out(club: Server, page: Page, table: str, rng: Random) -> None:
    """Whoever sits at the device of a page plays to the end, and ends each turn."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    with httpx.Client(base_url=f"{club.url}/api/tables/{table}", cookies=cookies, timeout=SLOW / 1000) as http:
        while (now := http.get("").json())["table"]["stage"] != "over":
            if now["question"]:
                http.post("/answers", json={"seq": now["seq"], "answers": [keen(now["question"], rng)]})
            elif now["may_end_turn"]:
                http.post("/confirm", json={"seq": now["seq"]})
            else:
                time.sleep(0.01)


def button(page: Page, key: str, **values: object) -> Any:
    return page.get_by_role("button", name=saying(key, **values))


def link(page: Page, key: str, **values: object) -> Any:
    return page.get_by_role("link", name=saying(key, **values))


def open_new(page: Page, name: str, **how: Any) -> str:
    """By the form: for two at a table, against quick bots."""
    page.get_by_label(said("tournament-called")).fill(name)
    page.get_by_role("radiogroup", name=said("tournament-size")).get_by_role("radio", name="2").click()
    page.get_by_label(said("tournament-how-many")).select_option("2")
    page.get_by_role("switch", name=saying("tournament-alike" if how.get("alike") else "tournament-bots")).check()
    page.get_by_role("radiogroup", name=said("start-level")).get_by_role("radio").first.click()
    button(page, "tournament-open").click()
    page.wait_for_url(lambda address: not address.endswith("/new"))
    page.get_by_role("heading", name=name).wait_for()
    return page.url.rpartition("/")[2]


def name_field(page: Page) -> Any:
    return page.locator("main").get_by_label(said("tournament-your-name"))


def enter(page: Page, name: str) -> None:
    name_field(page).fill(name)
    button(page, "tournament-enter").click()
    button(page, "tournament-leave").wait_for()


def own_table(page: Page, tournament: str) -> str:
    return str(ask(page, f"/tournaments/{tournament}", method="get")["own"]["table"])


def test_two_rounds_from_registration_to_export(visit: Visit, club: Server) -> None:
    ada = visit(viewport=DESK)
    link(ada, "tournaments-all").click()
    link(ada, "tournaments-new").click()
    tournament = open_new(ada, "Autumn Cup")
    enter(ada, "Ada")
    bob = visit("/tournaments", viewport=PHONE)
    bob.get_by_role("link", name="Autumn Cup").click()
    enter(bob, "Bob")
    grace = visit(f"/tournaments/{tournament}", viewport=PHONE)
    enter(grace, "Grace")
    expect(ada.get_by_role("heading", name=saying("tournament-entrants", n=3))).to_be_visible()

    button(ada, "tournament-begin", n=1).click()
    expect(bob).to_have_title("(!) Autumn Cup – Bedesten")  # heard without being asked for
    link(bob, "tournament-go").click()
    bob.wait_for_url("**/table/*")
    bob.locator(".place").first.wait_for()
    bob.get_by_role("button", name=said("table-menu")).click()
    link(bob, "tournament-back").click()
    bob.wait_for_url(f"**/tournaments/{tournament}")
    for page in (ada, grace):
        link(page, "tournament-go").wait_for()
    for page in (bob, grace):  # bots play on for them; Ada plays to the end
        ask(page, f"/tables/{own_table(page, tournament)}/resign")
    own = own_table(ada, tournament)
    play_out(club, ada, own, Random(7))
    ada.goto(f"/table/{own}")
    ada.locator(OVER).wait_for()
    link(ada, "tournament-back").click()
    ada.get_by_text(said("tournament-look-back")).wait_for()
    points = ask(ada, f"/tournaments/{tournament}", method="get")["own"]["points"]
    expect(ada.get_by_text(saying("tournament-own-points", n=points))).to_be_visible()

    button(ada, "tournament-begin", n=2).click()
    link(ada, "tournament-go").wait_for()
    rows = ask(ada, f"/tournaments/{tournament}/rounds/2", method="get")["tables"]
    people = [one for table in rows for one in table["seated"]]
    for one in people[1:]:
        body = {"round": 2, "number": one["number"], "points": 12, "why": "as if played"}
        ask(ada, f"/tournaments/{tournament}/correct", body)
    button(ada, "tournament-correct-of", name=people[0]["name"]).click()
    ada.get_by_label(said("tournament-points"), exact=True).fill("24")
    ada.get_by_label(said("tournament-why")).fill("agreed at the table")
    button(ada, "tournament-correct").last.click()
    expect(bob.get_by_text(said("tournament-stage", stage="over", round=2), exact=True)).to_be_visible()
    bob.get_by_text(said("tournament-log"), exact=True).click()
    expect(bob.get_by_text("agreed at the table")).to_be_visible()
    with ada.expect_download() as csv:
        link(ada, "tournament-csv").click()
    lines = csv.value.path().read_text().splitlines()
    assert len(lines) == 4 and {line.split(",")[1] for line in lines[1:]} == {"Ada", "Bob", "Grace"}
    with ada.expect_download() as whole:
        link(ada, "tournament-json").click()
    assert len(json.loads(whole.value.path().read_text())["seatings"]) == 6
    button(ada, "tournament-close").click()
    button(ada, "tournament-close-sure").click()
    expect(ada.get_by_text(said("tournament-stage", stage="closed", round=2), exact=True)).to_be_visible()
    expect(ada.get_by_role("heading", name=said("tournament-lead"))).to_have_count(0)


def test_with_the_same_deal_other_tables_are_closed_until_the_round_is_over(visit: Visit, club: Server) -> None:
    ada = visit("/tournaments/new", viewport=PHONE, color_scheme="dark")
    tournament = open_new(ada, "Duplicate", alike=True)
    expect(ada.get_by_text(said("tournament-alike-what"))).to_be_visible()
    people = [ada, *[visit(f"/tournaments/{tournament}") for _ in range(2)]]
    for page, name in zip(people, ("Ada", "Bob", "Grace"), strict=True):
        enter(page, name)
    button(ada, "tournament-begin", n=1).click()
    for page in people:
        link(page, "tournament-go").wait_for()
    table = own_table(ada, tournament)
    other = next(page for page in people if own_table(page, tournament) != table)
    other.locator("main h3").first.wait_for()
    expect(other.get_by_role("link", name=saying("ui-spectate"))).to_have_count(0)
    other.goto(f"/table/{table}")
    expect(other.get_by_role("heading", name=said("refusal-deal-not-yet"))).to_be_visible()
    for page in people:
        if own_table(page, tournament) == table:
            ask(page, f"/tables/{table}/resign")
    ada.goto(f"/table/{table}")
    ada.locator(OVER).wait_for()
    expect(ada.get_by_text(said("refusal-deal-withheld"))).to_be_visible()
    expect(link(ada, "end-download")).to_have_count(0)
    link(ada, "tournament-back").click()
    expect(ada.get_by_text(said(SEALED))).to_be_visible()
    for page in people:
        if own_table(page, tournament) != table:
            ask(page, f"/tables/{own_table(page, tournament)}/resign")
    expect(ada.get_by_text(saying("tournament-own-points", n=0))).to_be_visible()
    other.goto(f"/table/{table}")
    other.locator(OVER).wait_for()


# -- each part, with answers in place of the server's


def at(open_page: Open, told: Callable[[Page], Any], **how: Any) -> tuple[Page, Any]:
    page = open_page("/", viewport=PHONE, **how)
    done = told(page)
    page.goto(f"/tournaments/{clubs.ID}")
    page.get_by_role("heading", name="Autumn Cup").wait_for()
    return page, done


def test_whoever_only_has_a_keyboard_enters_and_withdraws(open_page: Open) -> None:
    page, done = at(open_page, clubs.entering)
    name_field(page).focus()
    page.keyboard.type("Joan")
    page.keyboard.press("Enter")
    expect(name_field(page)).to_be_focused()
    page.wait_for_function("localStorage.bedesten?.includes('Joan')")  # the next table is offered under this name
    assert done == [("enter", {"name": "Joan"})]
    page, done = at(open_page, lambda page: clubs.tell(page, clubs.whole(stage="open", round=0, is_own=False), clubs.ENTERED))
    button(page, "tournament-leave").focus()
    page.keyboard.press("Enter")
    expect(button(page, "tournament-leave-sure")).to_be_focused()
    assert done == []
    page.keyboard.press("Enter")
    expect(button(page, "tournament-leave")).to_be_focused()
    assert done == [("leave", None)]


def test_the_organiser_sets_a_time_corrects_and_removes(open_page: Open) -> None:
    page, done = at(open_page, lambda page: clubs.tell(page, clubs.whole(clubs.OWN)), timezone_id="Europe/Warsaw")
    page.get_by_label(said("tournament-at")).fill("2026-12-24T18:30")
    button(page, "tournament-set").click()
    expect(page.get_by_label(said("tournament-at"))).to_have_value("")
    page.locator("button[aria-expanded]").first.click()
    page.get_by_label(said("tournament-points"), exact=True).fill("0")
    page.get_by_label(said("tournament-why")).fill("came late")
    button(page, "tournament-correct").last.click()
    expect(page.get_by_label(said("tournament-why"))).to_have_count(0)
    remove = button(page, "tournament-remove", name="Grace")
    remove.click()
    expect(page.get_by_text(saying("tournament-remove-sure", name="Grace"))).to_be_visible()
    button(page, "ui-cancel").click()
    expect(page.get_by_text(saying("tournament-remove-sure", name="Grace"))).to_have_count(0)
    remove.click()
    button(page, "tournament-remove", name="Grace").last.click()
    expect(page.get_by_text(saying("tournament-remove-sure", name="Grace"))).to_have_count(0)
    evening = int(datetime.fromisoformat("2026-12-24T17:30+00:00").timestamp() * 1000)
    correction = {"round": 2, "number": 1, "points": 0, "why": "came late"}
    assert done == [("time", {"at": evening}), ("correct", correction), ("remove", {"number": 3})]


def test_what_the_server_refuses_is_said_and_nothing_is_lost(open_page: Open) -> None:
    page, _ = at(open_page, clubs.entering)
    problem = {"error": "x", "clause": None, "said": [{"key": "tournament-begun", "args": {}}]}
    page.route("**/enter", lambda route: route.fulfill(status=400, json=problem))
    name_field(page).fill("Joan")
    button(page, "tournament-enter").click()
    expect(page.get_by_role("alert")).to_contain_text(said("refusal-tournament-begun"))
    expect(name_field(page)).to_have_value("Joan")
    page.route(f"**/api/tournaments/{clubs.ID}", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(said("house-unreachable"))


def test_while_somebody_looks_it_goes_on_by_itself(open_page: Open) -> None:
    page = open_page("/", viewport=PHONE)
    page.clock.install()
    clubs.tell(page, clubs.whole(clubs.OWN | {"is_laid": False}, is_own=False))
    page.goto(f"/tournaments/{clubs.ID}")
    expect(page.get_by_text(said("tournament-being-laid"))).to_be_visible()
    clubs.tell(page, clubs.whole(clubs.OWN, is_own=False))
    page.clock.fast_forward(2000)
    expect(link(page, "tournament-go")).to_be_visible()
    results = clubs.ROUND | {"tables": [clubs.TABLES[-1]]}
    clubs.tell(page, clubs.whole(clubs.OWN | {"is_over": True, "points": 16}, is_own=False, version=8), round=results)
    page.clock.fast_forward(10_000)
    expect(page.get_by_text(saying("tournament-own-points", n=16))).to_be_visible()
    expect(link(page, "tournament-replay", n=2)).to_have_attribute("href", "/replay/tbl34567")
    expect(page.get_by_text(said("tournament-goes-on"))).to_have_count(0)


@pytest.mark.parametrize(
    ("organisers", "says"), [("no", "refusal-tournaments-off"), ("accounts", "tournament-here"), ("anybody", "tournaments-new")]
)
def test_who_may_open_one_is_said(open_page: Open, organisers: str, says: str) -> None:
    page = open_page("/")
    listed = clubs.LISTED | {"organisers": organisers, "may_open": organisers == "anybody", "tournaments": []}
    page.route("**/api/tournaments*", lambda route: route.fulfill(json=listed))
    page.goto("/tournaments")
    expect(page.get_by_text(said(says))).to_be_visible()
    expect(page.get_by_text(said("tournaments-none"))).to_be_visible()
