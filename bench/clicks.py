"""How soon is a click on every screen, beside a busy server? --help tells more."""

import argparse
import asyncio
import json
import multiprocessing
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from load import opened
from persons import clients
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from screens import on_every_screen  # noqa: E402

from browser.fixtures import launched, started  # noqa: E402
from browser.tables import open_position  # noqa: E402
from web.server import Server  # noqa: E402

HELP = """\
Starts one server process, lets the persons of many tables answer there, and opens one more table in two browsers: one plays,
one watches. The player goes to the Tea House and takes it back, again and again. Measured is, in milliseconds and by one
clock, the time from the click on the Tea House until the merchant stands there in the picture: on the own screen, and on
the other.

Then every screen that tests look at (tests/browser/screens.py) is opened and clicked on once in each round: the time until the
picture shows what the click has changed, and how much of it the main thread of the page has worked, which says more on a machine
that has other things to do.

Browsers, server and persons share the machine."""
AIM = 100.0
LONGEST = 3600.0  # seconds
BUSY = 4  # answers a second at each of the other tables: a person who needs no time to think

# When a place gets or loses the piece, note the time after the picture was drawn. Clocks of pages count from different moments.
WATCH = """(place) => {
  window.seen = [];
  const found = () => !!document.querySelector(`.place[data-n="${place}"] [data-piece=red]`);
  let is = found();
  new MutationObserver(() => {
    if (found() === is) return;
    is = !is;
    requestAnimationFrame(() => setTimeout(() => seen.push(performance.timeOrigin + performance.now())));
  }).observe(document.querySelector(".board"), { subtree: true, childList: true });
}"""
SEEN = """(n) => new Promise((done) => {
  const look = () => (seen.length >= n ? done(seen.at(-1)) : setTimeout(look, 5));
  look();
})"""
CLICK = """(selector) => new Promise((done) => {
  const target = document.querySelector(selector);
  target.addEventListener("click", () => done(performance.timeOrigin + performance.now()), { once: true, capture: true });
  target.click();
})"""
PLACE = 9
GO = f'.place[data-n="{PLACE}"]'


def opened_pages(browser: Browser, house: Server) -> list[Page]:
    pages = []
    for _ in range(2):
        context = browser.new_context(
            base_url=house.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en"
        )
        pages.append(context.new_page())
        pages[-1].goto("/")
        pages[-1].locator("main h1").first.wait_for()
    table = open_position(pages[0], house)
    for page in pages:
        page.goto(f"/table/{table}")
        page.locator(".place").first.wait_for()
        page.evaluate(WATCH, PLACE)
    pages[0].locator(".place.legal").first.wait_for()
    return pages


def measured(pages: list[Page], clicks: int) -> tuple[list[float], list[float]]:
    own, other = [], []
    for n in range(1, clicks + 1):
        pages[0].locator(f"{GO}.legal").wait_for()
        begun = pages[0].evaluate(CLICK, GO)
        for page, times in ((pages[0], own), (pages[1], other)):
            times.append(page.evaluate(SEEN, 2 * n - 1) - begun)
        pages[0].locator(".acts button:first-child:not([aria-disabled])").click()
        for page in pages:
            page.evaluate(SEEN, 2 * n)
    return own, other


def in_a_thread(coroutine: Any) -> Any:
    """The loop of the browsers runs in this one."""
    found: list[Any] = []
    thread = Thread(target=lambda: found.append(asyncio.run(coroutine)))
    thread.start()
    thread.join()
    return found[0]


@contextmanager
def busy(house: Server, games: int) -> Iterator[None]:
    """Persons at so many tables, in a process of their own."""
    tables = in_a_thread(opened(house, games))
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    persons = context.Process(target=clients, args=(house.port, tables, "changes=true", 1 / BUSY, 0, LONGEST, theirs))
    persons.start()
    try:
        ours.recv()
        ours.send("go")
        yield
    finally:
        persons.kill()
        persons.join()


def figures(times: list[float]) -> dict[str, float]:
    cuts = quantiles(times, n=100)
    return {"p50": round(cuts[49], 1), "p95": round(cuts[94], 1), "worst": round(max(times), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="busy tables beside it (default: %(default)s)")
    parser.add_argument("--clicks", type=int, default=200, help="how many are measured (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="clicks on each other screen (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="the figures alone, for a comparison later")
    given = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = started(Server(Path(folder)))
        browser = launched(playwright)
        try:
            with busy(house, given.games):
                own, other = measured(opened_pages(browser, house), given.clicks)
                screens = on_every_screen(browser, house, given.rounds)
        finally:
            browser.close()
            house.kill()
    table = {"tables": given.games, "clicks": given.clicks, "own ms": figures(own), "other ms": figures(other)}
    if given.json:
        print(json.dumps(table | {"screens": screens}))
    else:
        tell(table, screens)


def tell(table: dict[str, Any], screens: dict[str, dict[str, float]]) -> None:
    is_met = table["other ms"]["p95"] <= AIM and table["own ms"]["p95"] <= AIM
    print(f"{table}\naim, p95 within {AIM:.0f} ms: {'met' if is_met else 'missed'}\n")
    for name, one in sorted(screens.items(), key=lambda item: -item[1]["work ms"]):
        print(f"{name:24} {one['ms']:7.1f} ms, at worst {one['worst']:7.1f}; worked {one['work ms']:6.1f}")
    slow = [name for name, one in screens.items() if one["ms"] > AIM]
    busy = [name for name, one in screens.items() if one["work ms"] > AIM]
    print(f"longer than {AIM:.0f} ms: {', '.join(slow) or 'none'}; by the work of the page alone: {', '.join(busy) or 'none'}")


if __name__ == "__main__":
    main()
