"""Rated games and what follows from them, with real accounts: opening and joining, the end, leaderboards, profiles, privacy and
invitations."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.fixtures import USUAL, watch
from browser.looks import CHOOSE, SIZES, Axe, troubles
from browser.playing import SLOW
from browser.rated_people import GRACE, cookie_of, rated_people
from browser.test_account import carry_keys, with_passkey
from browser.words import said, saying
from service.rated_company import ADA, BOB, EVE
from web.server import Server

pytestmark = pytest.mark.slow(60)

Visit = Callable[..., Page]
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SIGNED_IN = "localStorage.bedesten ??= JSON.stringify({ account: true })"  # as a page that has signed in remembers it
POOL = "/leaders?rules=base&players=3"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with rated_people(tmp_path_factory.mktemp("rated")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, site: Server) -> Iterator[Visit]:
    """visit("/me", ADA): a browser in which somebody is signed in, or a guest."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    home = f"http://localhost:{site.port}"  # where passkeys work

    def visited(path: str = "/", account: str = "", **how: Any) -> Page:
        context = browser.new_context(base_url=home, **{**USUAL, "viewport": DESK, **how})
        contexts.append(context)
        if account:
            context.add_cookies([cookie_of(account, site) | {"url": home}])  # type: ignore[list-item]
            context.add_init_script(SIGNED_IN)
            context.route("**/api/me/settings", lambda route: route.fulfill(status=503))  # the next one begins in English, too
        page = context.new_page()
        page.set_default_timeout(SLOW)
        watch(page, wrong, home)
        carry_keys(page)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield visited
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def button(page: Page | Locator, key: str, **values: object) -> Locator:
    return page.get_by_role("button", name=saying(key, **values))


def link(page: Page | Locator, key: str, **values: object) -> Locator:
    return page.get_by_role("link", name=saying(key, **values))


def switch(page: Page, key: str) -> Locator:
    return page.get_by_role("switch", name=saying(key))


def opened(page: Page, *seats: dict[str, str], name: str = "Ada", **settings: Any) -> str:
    """A rated table of whoever is signed in there."""
    wanted = [{"kind": "me", "name": name}, *seats]
    agreed = {"players": len(wanted), "rated": True, "hints": False, "clock": {"game": 3600}} | settings
    answer = page.request.post("/api/tables", data={"seats": wanted, "settings": agreed})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def fits(page: Page, axe: Axe, *languages: str) -> None:
    """For everybody, by day and by night, and in some languages at every size. What needs no people is measured in all of them by
    test_sizes.py."""
    axe(page)
    page.emulate_media(color_scheme="dark")
    axe(page)
    page.emulate_media(color_scheme="light")
    for language in (*languages, "en"):
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in reversed(SIZES):
            page.set_viewport_size({"width": width, "height": height})
            assert troubles(page) == [], f"{page.url}: {language}, {width} × {height}"


# -- opening a table


def test_a_guest_gets_an_account_and_comes_back(visit: Visit) -> None:
    page = visit("/new")
    expect(switch(page, "rated")).to_be_disabled()
    expect(page.get_by_text(said("rated-needs-account"))).to_be_visible()
    link(page, "rated-get-account").click()
    with_passkey(page)
    link(page, "rated-back").click()
    expect(switch(page, "rated")).to_be_checked()
    expect(link(page, "rated-get-account")).to_have_count(0)


def test_the_third_game_makes_a_rating(visit: Visit, axe: Axe) -> None:
    """Opened and resigned: bots play it to its end."""
    page = visit("/new?rated", GRACE)
    button(page, "setup-start").click()
    page.locator(".place").first.wait_for()
    expect(page.locator("header.top")).to_contain_text(said("rated"))
    page.set_viewport_size({"width": 360, "height": 740})
    for language in ("ru", "fr", "en"):
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        assert troubles(page, may_scroll=False) == [], language
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    button(page, "table-menu").click()
    for key in ("table-go-back", "table-let-bot", "table-link"):
        expect(button(page, key)).to_have_count(0)
    button(page, "ui-resign").click()
    with page.expect_response("**/resign"):
        button(page, "table-resign-sure").click()
    table = page.url
    page.goto("/leaders")  # nobody needs to watch them
    expect(page.get_by_text(saying("leaders-own-few", of=3, n=2))).to_be_visible()
    page.goto(table)
    rating = page.locator(".verdict [role=status]")
    rating.wait_for(timeout=10 * SLOW)
    expect(rating).to_contain_text(re.compile(said("end-rating-first", points="#").replace("#", r"\W*\d+\W*")))
    points = re.findall(r"\d+", rating.inner_text())[0]
    axe(page)
    assert troubles(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert troubles(page) == []
    page.goto("/me/profile")
    expect(page.locator("main").get_by_text(points, exact=True).first).to_be_visible()
    expect(page.locator("main").get_by_text(said("profile-provisional")).first).to_be_visible()
    expect(page.get_by_text(said("profile-game-left")).first).to_be_visible()


def test_what_excludes_each_other_is_off_and_says_why(visit: Visit, axe: Axe) -> None:
    page = visit("/new?preset=device", ADA)
    expect(page.locator("select[aria-label] option[value=here]:checked")).to_have_count(2)
    switch(page, "rated").press("Space")
    expect(page.locator("option[value=here]")).to_have_count(0)  # everybody has an account of their own
    expect(page.locator("option[value=open]:checked")).to_have_count(2)
    clock = page.get_by_role("radiogroup", name=said("setup-clock"))
    expect(clock.get_by_role("radio", name=said("clock-none"))).to_be_disabled()
    expect(clock.get_by_role("radio", checked=True)).to_have_text(saying("clock-move", time="1 day"))
    expect(page.get_by_text(said("rated-needs-clock"))).to_be_visible()
    page.locator("summary").click()
    for key in ("setup-hints", "setup-all-bots"):
        expect(page.get_by_role("switch", name=saying(key))).to_be_disabled()
    expect(page.get_by_text(said("rated-off")).first).to_be_visible()
    seat = page.get_by_label(saying("setup-seat", n=2))
    seat.select_option("bot")
    page.get_by_role("radiogroup", name=said("ui-rules")).get_by_role("radio", name=saying("set-mocha")).click()
    stronger = page.get_by_role("button", name=saying("setup-stronger", n=2))
    while stronger.get_attribute("aria-disabled") != "true":
        stronger.click()  # as far as a strength is known
    fits(page, axe, "fr", "ru")
    button(page, "setup-open").click()
    page.locator("svg.qr").first.wait_for()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["settings"]["rated"] and not table["settings"]["hints"] and table["settings"]["rules"] == "mocha"
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["level-3"]


def test_whoever_is_no_longer_signed_in_is_led_to_an_account(visit: Visit) -> None:
    page = visit("/new?rated&preset=first", ADA)
    page.context.clear_cookies()
    button(page, "setup-start").click()
    link(page, "rated-get-account").click()
    expect(button(page, "me-sign-in-passkey")).to_be_visible()


# -- joining one


def test_a_guest_joins_after_getting_an_account(visit: Visit, axe: Axe) -> None:
    ada = visit("/", ADA)
    table = opened(ada, {"kind": "open"}, {"kind": "open"})
    ada.request.post(f"/api/tables/{table}/listed", data={"listed": True})
    guest = visit("/", viewport=PHONE)
    expect(guest.locator(".open li").filter(has_text="Ada")).to_contain_text(said("rated"))
    guest.locator(f".open a[href='/table/{table}']").click()
    expect(guest.get_by_text(said("rated-room"))).to_be_visible()
    expect(guest.get_by_text(said("rated-join"))).to_be_visible()
    expect(button(guest, "room-sit")).to_have_count(0)
    fits(guest, axe, "de", "uk")
    guest.set_viewport_size(PHONE)  # type: ignore[arg-type]
    link(guest, "rated-get-account").press("Enter")
    with_passkey(guest)
    link(guest, "rated-back").press("Enter")
    guest.locator("#own-name").fill("Joan")
    button(guest, "room-sit").click()
    expect(button(guest, "room-be-ready")).to_be_visible()
    expect(button(guest, "room-friend")).to_have_count(0)  # one account has one seat
    guest.goto("/me")
    expect(link(guest, "rated-back")).to_have_count(0)  # it led there once


# -- company


def test_an_invitation_is_sent_refused_for_good_and_welcome_again(visit: Visit, axe: Axe) -> None:
    ada, bob = visit("/", ADA), visit("/", BOB, viewport=PHONE)

    def invite(table: str) -> None:
        ada.goto(f"/table/{table}")
        button(ada, "company-invite", name="Bob").press("Enter")
        expect(ada.get_by_text(saying("company-invited", name="Bob"))).to_be_visible()

    invite(opened(ada, {"kind": "open"}))
    fits(ada, axe, "ru")
    bob.reload()
    expect(bob.get_by_role("heading", name=said("invited-title"))).to_be_visible()
    fits(bob, axe, "fr", "pl")
    button(bob, "invited-never", name="Ada").press("Enter")
    expect(bob.get_by_role("heading", name=said("invited-title"))).to_have_count(0)
    second = opened(ada, {"kind": "open"})
    invite(second)  # she isn't told
    bob.goto("/me")
    expect(bob.get_by_role("heading", name=said("unwelcome-title"))).to_be_visible()
    expect(bob.get_by_text(saying("invited-by", name="Ada"))).to_have_count(0)
    fits(bob, axe, "de")
    button(bob, "unwelcome-again", name="Ada").press("Enter")
    expect(bob.get_by_role("heading", name=said("unwelcome-title"))).to_have_count(0)
    invite(second)
    bob.reload()
    button(bob, "invited-decline").click()
    expect(bob.get_by_text(saying("invited-by", name="Ada"))).to_have_count(0)
    invite(second)
    bob.goto("/")
    link(bob, "invited-go").click()
    button(bob, "room-sit").click()
    expect(button(bob, "room-be-ready").or_(bob.locator(".place").first)).to_be_visible()


# -- leaderboards


def players(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name=said("leaders-players"))


def test_a_leaderboard_has_pages_bots_and_ones_own_place(visit: Visit) -> None:
    page = visit("/", EVE)
    link(page, "leaders-title").click()
    expect(page).to_have_title(
        re.compile(rf"{said('leaders-title')} – Bedesten$")
    )  # before it may stand where others wait for Eve
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(54)  # 50 people, and 4 bots among them
    expect(rows.filter(has_text=said("leaders-bot"))).to_have_count(4)
    points = [int(row) for row in rows.locator("td:nth-child(3)").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    expect(page.get_by_text(re.compile(said("leaders-own-provisional", points="#").replace("#", r"\W*\d+\W*")))).to_be_visible()
    expect(page.get_by_text(said("leaders-unlisted"))).to_be_visible()
    button(page, "pages-after").press("Enter")
    expect(page.get_by_text(saying("pages-shown", **{"from": 51, "to": 52, "of": 52}))).to_be_visible()
    expect(rows.filter(has_not_text=said("leaders-bot"))).to_have_count(2)
    assert "page=2" in page.url
    page.reload()
    expect(page.get_by_text(saying("pages-shown", **{"from": 51, "to": 52, "of": 52}))).to_be_visible()
    rules = page.get_by_role("radiogroup", name=said("leaders-rules"))
    rules.get_by_role("radio", checked=True).press("ArrowRight")
    expect(page.get_by_text(said("leaders-none"))).to_be_visible()
    expect(rows).to_have_count(3)  # the bots whose strength is known with these rules
    players(page).get_by_text("5").click()
    expect(page.get_by_role("heading", name=saying("profile-pool", rules=said("set-mocha"), n=5))).to_be_visible()
    expect(page.get_by_text(saying("leaders-own-few", of=3, n=0))).to_be_visible()


def test_a_name_on_a_leaderboard_leads_to_a_profile_and_back(visit: Visit) -> None:
    page = visit(POOL)
    expect(page.get_by_text(said("leaders-guest"))).to_be_visible()
    expect(page.locator("tbody").get_by_text("Walker01", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Walker01", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Walker02", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(saying("profile-of", name="Walker02"))
    expect(page.get_by_text(said("profile-none"))).to_be_visible()
    page.go_back()
    expect(players(page).get_by_role("radio", checked=True)).to_have_text("3")
    page.goto("/people/Walker01")
    expect(page.get_by_role("alert")).to_have_text(saying("refusal-no-profile", name="Walker01"))


# -- profiles and who may see them


def test_a_profile_shows_what_the_games_come_to(visit: Visit) -> None:
    page = visit("/me", ADA)
    link(page, "profile-yours").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("profile-yours"))
    main = page.locator("main")
    for key in ("ratings", "totals", "sources", "places", "games", "company"):
        expect(main.get_by_role("heading", name=said(f"profile-{key}"), exact=True)).to_be_visible()
    expect(main).to_contain_text(saying("profile-lately", n=7))
    expect(main.locator("section", has_text=said("profile-games")).locator("a[href^='/replay/']")).to_have_count(7)
    plot = main.get_by_role("slider", name=said("profile-progress"))
    plot.focus()
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^Game .?3"))
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "4")
    button(main, "plot-as-table").press("Enter")
    expect(main.locator(".plot tbody tr")).to_have_count(3)
    link(main, "set-base").first.click()  # to the leaderboard of that rating
    expect(page.get_by_role("heading", level=1)).to_have_text(said("leaders-title"))


def test_nobody_sees_a_profile_until_its_owner_says_so(visit: Visit) -> None:
    eve, guest = visit("/me", EVE), visit("/people/Eve")
    expect(guest.get_by_role("alert")).to_have_text(saying("refusal-no-profile", name="Eve"))
    expect(switch(eve, "privacy-listed")).not_to_be_checked()
    with eve.expect_response("**/api/me/privacy"):
        switch(eve, "privacy-shown").press("Space")
    expect(switch(eve, "privacy-shown")).to_be_checked()
    guest.reload()
    expect(guest.get_by_role("heading", name=said("profile-totals"), exact=True)).to_be_visible()
    expect(guest.locator("a[href^='/replay/']")).to_have_count(0)  # numbers, never the games
    expect(guest.get_by_role("heading", name=said("profile-company"))).to_have_count(0)
    eve.goto("/me/profile")
    expect(eve.locator(".note").get_by_role("link", name="Eve")).to_have_attribute("href", "/people/Eve")
    with eve.expect_response("**/api/me/privacy"):
        eve.goto("/me")
        switch(eve, "privacy-shown").press("Space")
    guest.reload()
    expect(guest.get_by_role("alert")).to_have_text(saying("refusal-no-profile", name="Eve"))


def test_without_a_name_nobody_can_be_shown(visit: Visit) -> None:
    page = visit("/me")
    with_passkey(page)
    expect(switch(page, "privacy-listed")).to_be_disabled()
    expect(page.get_by_text(said("refusal-listing-needs-name")).first).to_be_visible()
    page.locator("#me-name").fill("Hedy")
    button(page, "me-name-choose").click()
    expect(switch(page, "privacy-listed")).to_be_enabled()
    switch(page, "privacy-listed").click()
    expect(switch(page, "privacy-listed")).to_be_checked()


# -- at the table and at its end


def test_a_seat_leads_to_its_profile(visit: Visit) -> None:
    ada, eve = visit("/", ADA), visit("/", EVE)
    table = opened(ada, {"kind": "open"})
    assert eve.request.post(f"/api/tables/{table}/join", data={"name": "Eve"}).status in (200, 201)
    for page, other, shown in ((eve, "Ada", 1), (ada, "Eve", 0)):
        page.goto(f"/table/{table}")
        page.locator(".place").first.wait_for()
        with page.expect_response("**/profiles"):
            page.locator(".seat", has_text=other).get_by_role("button").click()
        expect(link(page, "profile-of", name=other)).to_have_count(shown)


def test_the_end_tells_how_ratings_have_changed(visit: Visit) -> None:
    page = visit("/me/profile", BOB)
    page.locator("a[href^='/replay/']").nth(2).wait_for()
    games = page.request.get("/api/me/profile").json()["profile"]["games"]
    last = next(game for game in games if game["change"] is not None)
    page.goto(f"/table/{last['table']}")
    before, after = (str(points) for points in (last["points"] - last["change"], last["points"]))
    expect(page.locator(".verdict [role=status]")).to_contain_text(saying("end-rating-provisional", before=before, after=after))
    mine = page.locator("#pane-result tr", has_text="Bob")
    expect(mine).to_contain_text(after)
    expect(page.locator("#pane-result").get_by_role("link", name="Ada")).to_have_attribute("href", "/people/Ada")


def test_a_game_that_a_backup_took_back_changes_no_rating(visit: Visit) -> None:
    """As the server tells it then: see tests/service/test_rated_games.py."""
    page = visit("/me/profile", BOB)
    table = page.locator("a[href^='/replay/']").first.get_attribute("href")
    told: dict[str, Any] = {"is_noted": True, "games": None, "told_after": 3, "changes": []}
    page.route("**/ratings", lambda route: route.fulfill(json=told))
    page.goto((table or "").replace("replay", "table"))
    expect(page.get_by_text(said("end-rating-restored"))).to_be_visible()
