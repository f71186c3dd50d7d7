"""Who is there: two people at a table see each other come and go, and what one can do about the other."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import Axe, troubles
from browser.playing import SLOW, at_table
from browser.tables import HANDS, join, join_from_elsewhere, open_position
from browser.words import said, saying
from web.server import Server

pytestmark = pytest.mark.slow(15)

DESK, PHONE, SIDEWAYS = {"width": 1440, "height": 900}, {"width": 390, "height": 844}, {"width": 844, "height": 390}
SHIFTED = """(seconds) => {
  const Real = WebSocket;
  let last;
  const shifted = (text) => {
    const told = JSON.parse(text), table = (told.update ?? told.change)?.table;
    last = told.update ?? told.change ?? last;
    if (typeof table?.awaited_since === "number") table.awaited_since -= 1000 * seconds;
    for (const seat of table?.seats ?? []) if (typeof seat.away === "number") seat.away -= 1000 * seconds;
    return JSON.stringify(told);
  };
  window.WebSocket = function (...args) {
    const line = new Real(...args);
    const shown = { send: (text) => line.send(text), close: () => line.close(), get readyState() { return line.readyState; } };
    window.tell = (table) => shown.onmessage({ data: JSON.stringify({ change: { seq: last.seq, first: last.first, table } }) });
    line.onmessage = ({ data }) => shown.onmessage?.({ data: shifted(data) });
    line.onclose = (event) => shown.onclose?.(event);
    return shown;
  };
}"""  # everything has been so for that much longer; and tell() says what the server has not said

# The same for three; Mary sits third.
THREE = HANDS.replace(" neutrals@14,15,16", "").replace("gem=15", "gem=14") + (
    " | blue merchant@7 family@12 stack=4 lira=4 hand=stay"
)


@pytest.fixture
def two(open_page: Open, house: Server) -> tuple[Page, Page, str]:
    """Grace is to move, and thinks; Ada has waited for five minutes, as far as her page knows."""
    ada, grace = open_page("/", viewport=DESK), open_page("/", viewport=DESK)
    table = open_position(ada, house, HANDS, others="open")
    join(grace, house, table, "Grace")
    ada.context.add_init_script(f"({SHIFTED})(300)")
    grace.context.add_init_script(f"({SHIFTED})(0)")
    at_table(grace, table)
    return at_table(ada, table), grace, table


def card(page: Page) -> Any:
    return page.locator(".seat", has_text="Grace")


def test_who_comes_and_goes_is_seen(two: tuple[Page, Page, str], axe: Axe) -> None:
    ada, grace, table = two
    expect(card(ada).locator("i.here")).to_be_visible(timeout=SLOW)
    grace.goto("/")
    expect(card(ada).locator("i.away")).to_be_visible(timeout=SLOW)
    expect(card(ada)).to_contain_text(re.compile("away .?5 min"))
    expect(ada.locator(".ask")).to_contain_text(re.compile("Grace.? has been away for .?5 min"))
    axe(ada)
    for size in (PHONE, SIDEWAYS, DESK):
        ada.set_viewport_size(size)  # type: ignore[arg-type]
        assert troubles(ada, may_scroll=False) == []
    card(ada).get_by_role("button").click()
    sheet = ada.get_by_role("dialog")
    expect(sheet).to_contain_text(saying("table-order", n=1))
    expect(sheet.get_by_role("button", name=said("wait-bot"))).to_be_visible()
    at_table(grace, table)
    expect(card(ada).locator("i.here")).to_be_visible(timeout=SLOW)
    expect(sheet.get_by_role("button", name=said("wait-bot"))).to_have_count(0)


def test_whoever_keeps_others_waiting_is_reminded_once(two: tuple[Page, Page, str]) -> None:
    """The server lets everybody think for half a minute first: here it has not passed for it (see test_reminders.py)."""
    ada, grace, _ = two
    asked = ada.locator(".ask")
    expect(asked).to_contain_text(re.compile("Grace.? has been thinking for .?5 min"), timeout=SLOW)
    with ada.expect_response("**/remind") as sent:
        asked.get_by_role("button", name=said("wait-remind")).click()
    assert sent.value.status == 400
    expect(ada.get_by_role("alert")).to_contain_text("a little longer")
    reminder = {"seat": "green", "by": "red", "at": ada.evaluate("Date.now()")}
    for page in (ada, grace):
        page.evaluate("(reminder) => tell({ reminder })", reminder)
    expect(asked).to_contain_text(said("wait-reminded"))
    expect(asked.get_by_role("button", name=said("wait-remind"))).to_have_count(0)
    expect(grace.get_by_role("status").get_by_text(saying("wait-reminds", name="Ada"))).to_be_visible()
    expect(grace.locator(".ask").get_by_role("button", name=said("wait-remind"))).to_have_count(0)


def test_the_others_vote_for_a_bot(open_page: Open, house: Server) -> None:
    """Also without a clock. The server counts for itself how long somebody has been away."""
    ada, mary = open_page("/", viewport=DESK), open_page("/", viewport=PHONE)
    table = open_position(ada, house, THREE, others="open")
    join_from_elsewhere(house, table, "Grace")
    join(mary, house, table, "Mary")
    for page in (ada, mary):
        page.context.add_init_script(f"({SHIFTED})(300)")
        at_table(page, table)
    ada.locator(".ask").get_by_role("button", name=said("wait-bot")).click()
    expect(ada.get_by_role("alert")).to_contain_text("long enough")  # by the server's own time
    seats = ada.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)["table"]["seats"]
    absent = next(seat for seat in seats if seat["name"] == "Grace")
    mary.evaluate("(seat) => tell({ seats: [seat] })", absent | {"votes": ["red"], "away": absent["away"] - 300_000})
    expect(mary.locator(".ask")).to_contain_text(saying("table-bot-agreed", names="Ada"))
    expect(mary.locator(".ask").get_by_role("button", name=said("wait-bot"))).to_be_visible()
    assert troubles(mary, may_scroll=False) == []
