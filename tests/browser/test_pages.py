"""The pages around the table: into a game against bots, a table of one's own, the waiting room, and without a connection."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bedesten import Game, Options, write_position
from bedesten.engine.position_text import one_line
from browser.fixtures import Open
from browser.looks import SIZES, Axe, troubles
from browser.playing import SLOW
from browser.words import said, saying

pytestmark = pytest.mark.slow

GAMES = Path(__file__).parents[1] / "games"


def at_the_table(page: Page) -> str:
    """The id of the table to which the page has gone."""
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def look(page: Page, table: str) -> dict[str, Any]:
    """A table as the house shows it to this device."""
    answer = page.request.get(f"/api/tables/{table}")
    assert answer.ok
    found: dict[str, Any] = answer.json()
    return found


def open_table(page: Page, seats: list[dict[str, str]], pause: int = 0, **more: Any) -> str:
    answer = page.request.post("/api/tables", data={"seats": seats, "settings": {"players": len(seats), "pause": pause}, **more})
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def marked(sentence: str) -> re.Pattern[str]:
    """A sentence, with the marks that keep names and numbers apart from it, or without."""
    marks = "[\u2066-\u2069]*"
    return re.compile(marks.join(["", *map(re.escape, sentence), ""]))


def isolated(sentence: str, *values: object) -> str:
    return sentence.format(*(f"\u2068{value}\u2069" for value in values))


def fits(page: Page, axe: Axe) -> None:
    """Nobody is kept from using the page, at any size."""
    axe(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert troubles(page) == [], f"{width} × {height}"


# -- start


def test_two_clicks_to_a_game_against_bots(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("radio", name="Mocha & Baksheesh").click()
    page.get_by_role("button", name="Play", exact=True).click()
    table = look(page, at_the_table(page))["table"]
    assert table["stage"] == "playing" and table["settings"]["rules"] == "mocha"
    assert table["settings"]["confirm"]  # nothing but a click ends a turn
    bots = [seat["bot"] for seat in table["seats"]]
    assert bots == [None, "level-1", "level-1"]  # the easiest for whoever has played nobody yet
    assert json.loads(page.evaluate("localStorage.bedesten"))["quick"]["rules"] == "mocha"  # one click the next time


def test_one_sits_under_ones_name_in_ones_colour(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Change name or colour").click()
    page.get_by_label("Your name").fill("Ayla")
    page.get_by_role("radio", name="blue").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play", exact=True).click()
    seats = look(page, at_the_table(page))["table"]["seats"]
    assert [(seat["colour"], seat["name"]) for seat in seats if seat["yours"]] == [("blue", "Ayla")]


def test_games_of_this_device_come_with_our_turn_first(open_page: Open, axe: Axe) -> None:
    page = open_page("/")
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    here = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
    open_table(page, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    playing = open_table(page, here)
    page.reload()
    rows = page.locator("section", has_text="Your games").get_by_role("listitem").get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_attribute("href", f"/table/{playing}")
    expect(rows.first).to_have_accessible_name(marked("Base game . with Grace . you’re ahead · round 1 . Your turn . No clock"))
    expect(page).to_have_title("Play – Bedesten")  # whoever shares this device waits for nobody elsewhere
    expect(page.get_by_text("New here?")).to_have_count(0)
    fits(page, axe)


def test_a_table_is_joined_by_its_code_or_its_link(open_page: Open) -> None:
    page = open_page("/")
    table = open_table(page, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], listed=True)
    code, join = page.get_by_label("Code or link"), page.locator("form").get_by_role("button", name="Join")
    for typed, words in (
        ("", said("join-empty")),
        ("what is this?", said("join-no-code")),
        ("zzzzzzzz", said("join-unknown")),
    ):
        code.fill(typed)
        join.click()
        expect(page.locator("#code-wrong")).to_contain_text(words)
        assert "/table/" not in page.url
    code.fill(f"https://elsewhere.example/table/{table}")
    code.press("Enter")
    assert at_the_table(page) == table
    guest = open_page("/")
    guest.get_by_role("link", name=saying("start-join-table", name="Ada")).click()
    assert at_the_table(guest) == table


def test_one_plays_on_from_a_record(open_page: Open, axe: Axe) -> None:
    page = open_page("/")
    choose = page.locator("input[type=file]")
    choose.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Grace"})
    expect(page.get_by_role("alert").filter(has_text="letter.txt")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    choose.set_input_files(GAMES / "four-neutral.bdn")
    page.get_by_label("From", exact=True).select_option(label=isolated("Turn {}: {}", 7, "red"))
    page.get_by_label("Your seat").select_option(label=isolated("{} ({})", "red", "red"))
    axe(page)
    page.get_by_role("button", name="Play on").click()
    update = look(page, at_the_table(page))
    assert update["view"]["turn"] == 7 and update["view"]["turn_of"] == "red" and update["table"]["to_act"] == "red"
    assert [seat["kind"] for seat in update["table"]["seats"]] == ["person", "bot", "bot", "bot"]


def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_page(open_page: Open) -> None:
    position = re.sub(r"governor@\d+", "governor@99", one_line(write_position(Game(Options(2), seed=1))))
    record = f"bedesten 1\nrules base\nlayout short\nseats red=Ada green=Grace\nfrom {position}\n"
    page = open_page("/", locale="de")
    page.locator("input[type=file]").set_input_files({"name": "ours.bdn", "mimeType": "text/plain", "buffer": record.encode()})
    page.get_by_role("button", name="Weiterspielen").click()
    why = "In der Zeile „people“: Für den Gouverneur muss dort ein Ort auf dem Spielplan stehen, nicht „99“."
    expect(page.get_by_role("alert")).to_have_text(marked(f"Der Kopf der Aufzeichnung ist nicht brauchbar. {why}"))


# -- set-up


def seat(number: int) -> re.Pattern[str]:
    return re.compile(f"^Seat .?{number}.?$")


def test_a_board_of_ones_own(open_page: Open) -> None:
    page = open_page("/new")
    page.get_by_role("radio", name="Your own").click()
    board = page.get_by_role("group", name="Your board")
    before = page.get_by_label(said("editor-text")).input_value()
    board.get_by_role("button").first.focus()
    for key in ("Enter", "ArrowDown", "ArrowRight", "Enter"):  # the first place with the one below it to the right
        page.keyboard.press(key)
    rows = [row.split(".") for row in before.split("/")]
    rows[0][0], rows[1][1] = rows[1][1], rows[0][0]
    swapped = "/".join(".".join(row) for row in rows)
    numbers = page.get_by_label(said("editor-text"))
    expect(numbers).to_have_value(swapped)
    numbers.fill(swapped.replace(rows[0][0], rows[0][1], 1))
    numbers.blur()
    expect(page.locator("#editor-broken")).to_contain_text("OPT-5")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    numbers.fill(swapped)
    numbers.blur()
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    assert look(page, at_the_table(page))["view"]["grid"] == [[int(place) for place in row] for row in rows]


def test_everything_can_be_agreed(open_page: Open) -> None:
    page = open_page("/new")
    page.get_by_label(seat(2)).select_option("here")
    page.get_by_label(marked("Name in seat 2")).fill("Grace")
    page.get_by_label(seat(4)).select_option("open")
    page.get_by_role("button", name=marked("Seat 3: stronger")).click()
    page.get_by_label(said("setup-listed")).check()
    page.get_by_role("radio", name="Other").click()
    page.get_by_label(said("setup-clock-turn")).select_option(label="1 hour")
    page.get_by_label(said("setup-clock-game")).select_option(label="25 minutes")
    page.get_by_label("Caravan leader").check()
    page.get_by_text(said("setup-advanced")).click()
    page.get_by_role("radio", name="Random", exact=True).click()
    page.get_by_role("button", name="Shuffle again").click()
    page.get_by_role("button", name="Open the table").click()
    table = look(page, at_the_table(page))["table"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]][1:] == [
        ("person", "Grace", None),
        ("bot", "level-2", "level-2"),  # one step up from the easiest
        ("open", "", None),
    ]
    settings = table["settings"]
    assert (
        settings["clock"] == {"move": 3600, "game": 1500} and settings["variants"] == ["caravan-leader"] and settings["confirm"]
    )
    assert len(settings["layout"].split("/")) == 4 and table["listed"]


def test_bots_have_a_name_a_face_and_a_character(open_page: Open) -> None:
    """Whoever does not choose meets neither the strongest nor the weakest; those for programs come when they are asked for."""
    page = open_page("/new")
    page.get_by_label(seat(4)).select_option("bot")
    row = page.locator("li").filter(has=page.get_by_label(seat(4)))
    expect(row.get_by_text("Kemal")).to_be_visible()
    expect(row.get_by_text(said("bot-level-2.is"))).to_be_visible()
    expect(row.locator("use[href='#art-face-level-2']")).to_have_count(1)
    for _ in range(3):
        page.get_by_role("button", name=marked("Seat 4: stronger")).click()
    expect(row.get_by_text("Zeynep")).to_be_visible()
    easier = page.get_by_role("button", name=marked("Seat 2: easier"))
    expect(easier).to_have_attribute("aria-disabled", "true")
    page.get_by_text(said("setup-advanced")).click()
    page.get_by_label(said("setup-all-bots")).check()
    easier.click()
    expect(page.locator("li").filter(has=page.get_by_label(seat(2))).get_by_text("Trader")).to_be_visible()


def test_what_does_not_fit_says_why(open_page: Open) -> None:
    page = open_page("/new")
    neutral = page.get_by_label("Neutral assistants")
    neutral.check()
    for number in (4, 5):
        page.get_by_label(seat(number)).select_option("bot")
    expect(neutral).to_be_disabled()
    expect(neutral).not_to_be_checked()
    expect(page.get_by_text(marked("For 2 to 4 players"))).to_be_visible()
    expect(page.get_by_text(marked("5\u00a0players"))).to_be_visible()
    page.get_by_label(seat(5)).select_option("none")
    expect(neutral).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_set_up_fits(open_page: Open, axe: Axe, scheme: str) -> None:
    page = open_page("/new", color_scheme=scheme)
    page.get_by_role("radio", name="By link").click()
    fits(page, axe)
    page.get_by_role("radio", name="Your own").click()
    expect(page.get_by_role("group", name="Your board")).to_be_visible()
    fits(page, axe)


# -- waiting room


def test_a_room_fills_until_the_game_begins(open_page: Open, axe: Axe) -> None:
    host = open_page("/new")
    host.get_by_role("radio", name="By link").click()
    host.get_by_role("button", name="Open the table").click()
    table = at_the_table(host)
    expect(host.locator("h1")).to_have_text(marked("2 seats are free."))
    expect(host.get_by_role("img", name=f"/table/{table}")).to_be_visible()
    guest = open_page(f"/table/{table}")
    guest.locator("main").get_by_label("Your name").fill("Inès")
    guest.get_by_role("button", name=said("room-sit")).click()
    expect(host.get_by_role("status").filter(has_text="takes a seat")).to_contain_text("Inès")
    expect(host.locator("h1")).to_have_text(marked("1 seat is free."))
    guest.get_by_label(said("room-say-label"), exact=True).fill("Hello")
    guest.get_by_role("button", name=said("room-say"), exact=True).click()
    expect(host.get_by_role("log")).to_contain_text("Hello")
    axe(host)
    host.get_by_role("button", name="Remove").filter(has_text="Remove").first.click()
    expect(host.locator("h1")).to_have_text(marked("2 seats are free."))
    guest.get_by_role("button", name=said("room-sit")).click()
    expect(host.locator("h1")).to_have_text(marked("1 seat is free."))
    host.get_by_label(said("setup-listed")).check()
    host.get_by_role("button", name="Start with a bot in the free seat").click()
    for page in (host, guest):
        expect(page.locator(".board .place")).to_have_count(16, timeout=SLOW)
        assert look(page, table)["table"]["stage"] == "playing"
    assert sum(seat["yours"] for seat in look(guest, table)["table"]["seats"]) == 1


def test_whoever_is_not_ready_after_all_stops_the_beginning(open_page: Open, axe: Axe) -> None:
    host, guest = open_page("/"), open_page("/")
    table = open_table(host, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], pause=60)
    for page in (host, guest):
        page.goto(f"/table/{table}")
    guest.locator("main").get_by_label("Your name").fill("Inès")
    guest.get_by_role("button", name=said("room-sit")).click()
    for page in (host, guest):
        expect(page.locator(".begins")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="The game starts in")).to_have_count(1)
    ready = guest.get_by_role("button", name=said("room-be-ready"), pressed=True)
    ready.click()
    expect(host.locator("h1")).to_have_text(saying("room-awaits", n=1, names="Inès"))
    expect(host.locator(".begins")).to_have_count(0)
    expect(host.get_by_role("status").filter(has_text="isn’t ready after all")).to_contain_text("Inès")
    axe(guest)
    guest.get_by_role("button", name=said("room-be-ready"), pressed=False).click()
    expect(ready).to_be_visible()
    expect(host.locator(".begins")).to_be_visible()


def test_a_room_shows_who_is_there(open_page: Open, axe: Axe) -> None:
    host, guest = open_page("/"), open_page("/")
    table = open_table(host, [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
    host.goto(f"/table/{table}")
    guest.request.post(f"/api/tables/{table}/join", data={"name": "Inès"})
    gone = host.locator(".alcoves").locator("i.lost, i.away")  # has taken the seat, and looks elsewhere
    expect(gone).to_have_count(1, timeout=SLOW)
    axe(host)
    guest.goto(f"/table/{table}")
    expect(host.locator(".alcoves i.here")).to_have_count(1, timeout=SLOW)
    expect(host.locator(".alcoves li").filter(has_text="Inès")).to_contain_text(said("wait-here"))
    expect(gone).to_have_count(0)
    expect(host.locator(".alcoves li").filter(has_text="Ada").locator("i")).to_have_count(
        0
    )  # nobody needs to be told about oneself


def test_a_friend_here_and_leaving(open_page: Open) -> None:
    page = open_page("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    table = open_table(page, seats)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=said("room-friend")).click()
    page.get_by_label("Your friend’s name").fill("Grace")
    page.get_by_role("button", name=said("room-sit")).click()
    expect(page.locator("h1")).to_have_text(marked("1 seat is free."))
    assert [seat["yours"] for seat in look(page, table)["table"]["seats"]] == [True, True, False]
    page.get_by_role("button", name="Leave").click()
    expect(page).to_have_title("Play – Bedesten")
    page.goto(f"/table/{table}")
    expect(page.locator("h1")).to_have_text("This table is closed.")


def test_a_personal_link_brings_the_seat_to_another_device(open_page: Open) -> None:
    page = open_page("/")
    table = open_table(page, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    page.goto(f"/table/{table}")
    page.get_by_text(said("room-elsewhere")).click()
    page.get_by_role("button", name=said("room-make-personal")).click()
    link = page.get_by_label("Your personal link", exact=True).input_value()
    other = open_page(f"/{link.partition('/')[2]}")
    expect(other.get_by_text("you, host")).to_be_visible()
    assert other.url.endswith(f"/table/{table}")  # nobody who looks at the screen learns the key
    assert look(other, table)["seat"] == "red" and look(page, table)["seat"] is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_room_fits(open_page: Open, axe: Axe, scheme: str) -> None:
    page = open_page("/", color_scheme=scheme, locale="ru")  # the longest words
    table = open_table(
        page,
        [
            {"kind": "me", "name": "Александра"},
            {"kind": "open"},
            {"kind": "bot"},
            {"kind": "here", "name": "Grace"},
            {"kind": "bot"},
        ],
    )
    page.goto(f"/table/{table}")
    page.locator("h1").wait_for()
    expect(page.locator("svg.qr")).to_be_visible()
    fits(page, axe)


# -- as an app


def test_it_can_be_installed(open_page: Open) -> None:
    page = open_page("/")
    manifest = page.request.get("/bedesten.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    assert page.request.get("/worker.js").headers["cache-control"] == "no-cache"


def test_without_a_connection_it_opens_and_says_so(open_page: Open) -> None:
    page = open_page("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    kept: list[str] = page.evaluate(
        """caches.keys().then(async ([name]) =>
             (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname))"""
    )
    assert "/" in kept and not [path for path in kept if path.startswith("/api")]  # what the house says is never kept
    page.context.set_offline(True)
    page.goto("/new")
    expect(page.get_by_role("alert")).to_contain_text(said("house-unreachable"))
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="You’re offline")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-disabled", "true")
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
