"""When a game is over, and looking back: the end, the replay, playing on from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from bedesten.engine.record import write_record
from bots.test_analysis import LAST_TURN, played
from browser.fixtures import Open
from browser.playing import SLOW, hold_moments
from browser.screens import HERE, ME, Device
from browser.tables import BOTS, post
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture
def page(open_page: Open, device: Device) -> Page:
    return device.page(open_page, viewport=DESK)


@pytest.fixture
def replay(page: Page, device: Device) -> Page:
    page.goto(f"/replay/{device.tables['over']}?at=20")
    bar(page).wait_for()
    return page


def bar(page: Page) -> Locator:
    return page.get_by_role("slider", name=said("replay-scrub"))


def at(page: Page) -> int:
    """Which step is shown."""
    return int(bar(page).get_attribute("aria-valuenow") or -1)


# -- the end


def test_the_end_says_who_won_and_why(page: Page, device: Device) -> None:
    result = device.look(device.tables["over"])["result"]
    page.goto(f"/table/{device.tables['over']}")
    rows = page.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(4)
    for n, standing in enumerate(result):
        figures = [str(standing[column]) for column in ("rank", "rubies", "lira", "goods", "cards")]
        assert re.findall(r"\d+", " ".join(rows.nth(n).locator("td").all_inner_texts())) == figures
    expect(page.locator("h1")).to_contain_text("win")
    expect(page.locator(".board .place")).to_have_count(16)  # the final board stays on view
    page.get_by_role("button", name="As a table").first.click()
    expect(page.get_by_role("table").nth(1)).to_be_visible()


def test_on_a_phone_the_end_has_tabs(page: Page, device: Device) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"/table/{device.tables['over']}")
    for tab, pane in (
        ("Rubies", "sources"),
        (said("end-tab-curves"), "curves"),
        (said("end-tab-moments"), "moments"),
        ("Result", "result"),
    ):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(f"#pane-{pane}")).to_be_visible()
        expect(page.locator(".pane:visible")).to_have_count(2 if pane == "moments" else 1)  # the log lies beside the moments
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Rubies")).to_be_focused()


def test_a_rematch_begins_when_all_have_agreed(page: Page, device: Device) -> None:
    over = device.finished()
    page.goto(f"/table/{over}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and over not in url, timeout=SLOW)
    seats = device.look(page.url.rpartition("/")[2])["table"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Ada", "Grace", "Hedy", "Mary"]
    expect(page.locator("main.final")).to_have_count(0, timeout=SLOW)
    expect(page.locator(".curtain h1")).to_be_visible(timeout=SLOW)  # the new game, and nothing of the old one
    page.go_back()
    agreed = page.get_by_role("button", name="Rematch")
    expect(agreed).to_have_attribute("aria-pressed", "true", timeout=SLOW)  # it is known here that the new game has begun
    expect(page.locator("main.final h1")).to_be_visible(timeout=SLOW)  # whoever comes back stays
    page.go_forward()
    expect(page.locator(".curtain h1")).to_be_visible(timeout=SLOW)


def test_from_one_replay_to_another(page: Page, device: Device) -> None:
    page.goto(f"/replay/{device.tables['over']}?at=20")
    expect(bar(page)).to_have_attribute("aria-valuenow", "20")
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }",
        f"/replay/{device.tables['dice']}",
    )
    expect(bar(page)).not_to_have_attribute("aria-valuenow", "20")
    expect(page.get_by_text(said("replay-see-through"))).to_have_count(0)  # this game goes on


def test_the_result_is_given_away_as_a_picture(page: Page, device: Device) -> None:
    page.goto(f"/table/{device.tables['over']}")
    hold_moments(page)
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture of the result").click()
    drawn = download.value.path().read_bytes()
    assert (
        drawn.startswith(b"\x89PNG") and int.from_bytes(drawn[16:20]) == 1200 and len(drawn) > 20_000
    )  # there is something on it
    expect(page.get_by_role("status").filter(has_text=said("end-picture-saved"))).to_be_visible()


def test_the_end_says_who_was_lucky(page: Page, device: Device) -> None:
    """Nobody has rolled in this game, and nobody has drawn."""
    page.goto(f"/table/{device.tables['over']}")
    luck = page.locator("#pane-sources li")
    expect(luck).to_have_count(4)
    assert {line.inner_text().split()[-1] for line in luck.all()} == {"±0"}


def test_a_turning_point_leads_into_the_replay(page: Page, device: Device) -> None:
    page.goto(f"/table/{device.tables['over']}")
    page.locator("#pane-moments a").first.click()
    page.wait_for_url("**/replay/**")
    expect(bar(page)).to_be_visible()
    assert at(page) > 0


# -- the replay


def test_one_steps_through_the_game(replay: Page) -> None:
    start = at(replay)
    replay.get_by_role("button", name=said("replay-step-on")).click()
    assert at(replay) > start
    replay.get_by_role("button", name="One step back").click()
    assert at(replay) == start
    replay.get_by_role("button", name=said("replay-turn-on")).click()
    turn = at(replay)
    assert turn > start
    replay.keyboard.press("ArrowRight")
    assert at(replay) > turn
    replay.keyboard.press("Home")
    assert at(replay) < start
    replay.keyboard.press("End")
    last = int(bar(replay).get_attribute("aria-valuemax") or 0)
    assert at(replay) == last
    expect(replay.get_by_role("button", name=said("replay-step-on"))).to_have_attribute("aria-disabled", "true")


def test_it_runs_by_itself_at_four_speeds(replay: Page) -> None:
    speed = replay.get_by_role("button", name=re.compile("Speed$"))
    names = set()
    for _ in range(4):
        speed.click()
        names.add(speed.inner_text())
    assert len(names) == 4
    start = at(replay)
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    expect(bar(replay)).not_to_have_attribute("aria-valuenow", str(start), timeout=SLOW)
    replay.get_by_role("button", name="Pause").click()
    stopped = at(replay)
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert at(replay) == stopped


def test_it_is_dragged_and_led_by_the_log(replay: Page) -> None:
    box = bar(replay).bounding_box()
    assert box
    replay.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    assert at(replay) > 20
    line = replay.locator(".log li button").last
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert at(replay) < 20


def test_a_link_leads_to_the_position(replay: Page, open_page: Open) -> None:
    replay.get_by_role("button", name=said("replay-turn-on")).click()
    shown = replay.locator(".ask h2").inner_text()
    other = open_page(replay.evaluate("location.pathname + location.search"), viewport=DESK)
    expect(other.locator(".ask h2")).to_contain_text(shown.partition(" ")[2].partition(" ")[2])  # “You go to …”, “Ada goes to …”
    assert at(other) == at(replay)
    expect(other.locator(".board .place")).to_have_count(16)


def test_of_a_finished_game_all_hands_can_be_seen(replay: Page) -> None:
    replay.get_by_role("button", name="all", exact=True).click()
    expect(replay.locator(".hands dt")).to_have_count(4)
    replay.locator(".see").get_by_role("button", name="Mary", exact=True).click()
    expect(replay.locator(".hands")).to_have_count(0)


def test_one_plays_on_from_there_against_bots(page: Page, device: Device) -> None:
    over, middle = device.tables["over"], 26  # red has arrived at the palace and left an assistant
    before = device.look(over)["seq"]
    page.goto(f"/replay/{over}?at={middle}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.locator(".rest .opt, .place.legal").first.wait_for(timeout=SLOW)
    branch = page.url.rpartition("/")[2]
    now = device.look(branch)
    assert sorted(seat["kind"] for seat in now["table"]["seats"]) == ["bot", "bot", "bot", "person"]
    assert [event["word"] for event in now["events"]] == [">sultans-palace", "leave"]  # the branch begins with this turn
    begun, was = device.past(branch, 2), device.past(over, middle)
    public = ("grid", "turn", "turn_of", "gem_price", "palace_price", "demand", "discards")
    assert {key: begun[key] for key in public} == {key: was[key] for key in public}
    assert [player["lira"] for player in begun["players"]] == [player["lira"] for player in was["players"]]
    assert device.look(over)["seq"] == before  # the game that was stays as it is


def test_of_a_running_game_one_sees_ones_own_hand_only(page: Page, device: Device) -> None:
    page.goto(f"/replay/{device.tables['dice']}")
    bar(page).wait_for()
    expect(page.get_by_text(said("replay-see-through"))).to_have_count(0)
    page.locator(".seat").get_by_role("button", name="Mary").click()
    expect(page.get_by_role("alert")).to_contain_text(said("replay-not-over"))


def test_the_record_can_be_taken_away_and_brought_back(replay: Page, house: Server, device: Device) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("link", name="Download the record").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record.startswith("bedesten 1\n")
    table = post(replay, house, "/import", {"record": record, "to": 20, "seats": [ME, *BOTS]})
    assert device.look(table)["view"]["round"] >= 9


# -- the analysis


def test_a_finished_game_is_analysed_and_what_was_better_can_be_played(page: Page, device: Device) -> None:
    over = device.imported(write_record(played(LAST_TURN, ">tea-house leave act")), "name:12", others=HERE[:2])
    page.goto(f"/replay/{over}")
    page.get_by_role("button", name="Analyse the game").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel).to_contain_text(said("replay-mark-mistake"), timeout=10 * SLOW)  # whoever analyses gives way to all others
    expect(panel).to_contain_text(re.compile("Better: .*7"))
    expect(panel.locator("dd").nth(0)).to_contain_text("%")
    chances = page.get_by_role("slider", name="Chances (%)")
    expect(chances).to_have_attribute("aria-valuetext", re.compile(r"Ada 58"))
    chances.press("End")  # a click on the curve leads to the turn; so do keys
    expect(bar(page)).to_have_attribute("aria-valuenow", bar(page).get_attribute("aria-valuemax") or "")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(f"/replay/{over}")  # whoever has the link sees it at once
    page.get_by_role("button", name=said("replay-more")).click()
    page.get_by_role("region", name="Analysis").last.get_by_role("button", name=said("replay-play-better")).click()
    page.wait_for_url(re.compile("/table/"))
    branch = page.url.rpartition("/")[2]
    assert [event["word"] for event in device.look(branch)["events"]][3] == "name:7"


def test_a_deeper_analysis_shows_how_far_it_is_and_can_be_stopped(page: Page, device: Device) -> None:
    """By a server that is never done with it."""
    over, depths = device.tables["over"], []
    turn: dict[str, Any] = {"seat": 0, "first": 0, "last": 3, "mark": None, "cost": 0, "error": None, "better": None}
    turn |= {name: [0, 0, 0, 0] for name in ("chances", "luck", "choices", "change")}
    there = {"state": "there", "done": 1, "steps": 1, "analysis": {"turns": [turn], "result": [1_000_000, 0, 0, 0], "names": []}}
    none = {"state": "none", "done": 0, "steps": 0, "analysis": None}

    def answer(route: Route) -> None:
        deep, method = "depth=deep" in route.request.url, route.request.method
        if deep and method != "GET":
            depths.append(method)
        working = none | {"state": "working", "done": 3, "steps": 12}
        route.fulfill(json=there if not deep else working if depths[-1:] == ["POST"] else none)

    page.route("**/api/tables/*/analysis*", answer)
    page.goto(f"/replay/{over}")
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name=said("replay-analysis-deeper")).click()
    progress = panel.get_by_role("progressbar")
    expect(progress).to_have_attribute("value", "3", timeout=SLOW)
    expect(progress).to_have_attribute("max", "12")
    expect(panel.locator("dl")).to_be_visible()  # what is there stays meanwhile
    panel.get_by_role("button", name=said("replay-analysis-stop")).click()
    expect(progress).to_have_count(0, timeout=SLOW)
    expect(panel.locator("dl")).to_be_visible()
    assert depths == ["POST", "DELETE"]
