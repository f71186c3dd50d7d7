"""A ruby, a tile, the last round and the end are celebrated, for whoever wants motion; soft sounds can be switched off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.playing import OVER, SLOW, action, at_table, place
from browser.tables import POSITION, open_position
from browser.test_following import ENDING
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(15)

DESK = {"width": 1440, "height": 900}
# Red stands two steps from the Gemstone Dealer, can pay for a ruby there, and needs no other.
RICH = POSITION.replace(
    "red merchant@6 family@12 stack=2 assistants@4,15 lira=3 rubies=3",
    "red merchant@11 family@12 stack=2 assistants@4,15 lira=30 rubies=4",
).replace("lira=12 rubies=2", "lira=12 rubies=1")
HOLD = """{
  const MOMENT = 1800, begin = window.setTimeout;
  window.setTimeout = (deed, wait, ...more) => (wait === MOMENT ? 0 : begin(deed, wait, ...more));
}"""  # a celebration ends by a click or a key alone
LISTEN = """{
  window.tones = 0;
  let hasBeenActive = false; // what a test does by script counts as a gesture for the browser, and is none
  addEventListener("pointerdown", () => (hasBeenActive = true), true);
  Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() { return hasBeenActive; } } });
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const part = () => ({ connect: (to) => to, start: () => (window.tones += 1), stop() {}, frequency: param(), gain: param() });
  window.AudioContext = class {
    state = "running"; currentTime = 0; destination = {};
    createOscillator = part; createGain = part;
  };
}"""  # counts what would be heard


def at_rich(open_page: Open, house: Server, **how: Any) -> Page:
    page = open_page("/", viewport=DESK, **how)
    for script in (HOLD, LISTEN):
        page.context.add_init_script(script)
    at_table(page, open_position(page, house, RICH))
    page.locator(".place.legal").first.wait_for(timeout=SLOW)
    return page


def take_ruby(page: Page) -> None:
    place(page, 16).click()
    expect(page.locator(".you .race")).to_have_attribute("aria-label", saying("table-race", n=5, of=5), timeout=SLOW)


def tones(page: Page) -> Callable[[], int]:
    return lambda: int(page.evaluate("window.tones"))


def test_a_ruby_and_the_last_round_are_celebrated_until_a_key_is_pressed(open_page: Open, house: Server) -> None:
    page = at_rich(open_page, house, reduced_motion="no-preference")
    feast = page.locator(".feast")
    expect(feast).to_have_count(0)
    take_ruby(page)
    expect(feast).to_have_text(saying("celebrate-ruby.you", n=5, of=5))
    page.keyboard.press("Shift")
    expect(feast).to_have_count(0)
    expect(action(page, "End turn")).not_to_have_attribute("aria-disabled", "true")  # nothing was in the way of it


def test_whoever_wants_little_motion_sees_no_celebration(open_page: Open, house: Server) -> None:
    page = at_rich(open_page, house)
    take_ruby(page)
    expect(page.locator("[role=log]")).to_contain_text("ruby")
    expect(page.locator(".feast")).to_have_count(0)


def test_sounds_wait_for_the_first_click_and_are_switched_off_for_good(open_page: Open, house: Server) -> None:
    page = at_rich(open_page, house)
    heard = tones(page)
    assert heard() == 0, "nothing may be heard before somebody has done something"
    take_ruby(page)
    assert heard() > 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name=said("table-switch-sounds")).uncheck()
    page.keyboard.press("Escape")
    before = heard()
    action(page, "Undo").click()
    action(page, "Redo").click()
    expect(page.locator(".you .race")).to_have_attribute("aria-label", saying("table-race", n=5, of=5))
    assert heard() == before
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("switch", name=said("table-switch-sounds"))).not_to_be_checked()


def test_the_end_is_celebrated_once_by_whoever_saw_it(open_page: Open, house: Server) -> None:
    page = open_page("/", viewport=DESK, reduced_motion="no-preference")
    page.context.add_init_script(HOLD.replace("1800", "2600"))
    page.context.add_init_script(LISTEN)
    table = open_position(page, house, ENDING, others="here")
    page.goto(f"/table/{table}")
    page.locator(".curtain .go").click()
    place(page, 2).click()
    expect(page.locator(OVER)).to_be_visible(timeout=SLOW)
    expect(page.locator(".confetti")).to_have_count(1)
    assert tones(page)() > 0
    page.keyboard.press("Shift")
    expect(page.locator(".confetti")).to_have_count(0)
    page.reload()
    expect(page.locator(OVER)).to_be_visible(timeout=SLOW)
    expect(page.locator(".confetti")).to_have_count(0)
