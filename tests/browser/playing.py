"""Playing at a table in the browser: where things are, what is offered, and what a hint lies on."""

import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

SLOW = 60_000  # milliseconds for whatever is waited for, on a busy machine
LONGEST = 1800  # seconds for a whole game, there
QUESTION = "#question"
OFFERED = ", ".join(
    [".rest .opt", ".rest .sale .btn", ".rest .n", ".place.legal", ".place.ends", ".why .fix", ".acts .go:not([aria-disabled])"]
)
HINTED = ".place.hinted, .way.hinted, .card.best, .tile.best, .opt.best, .n.best, .sale .lit, .sale .best"
READY = ".acts .go.glows"  # the turn can be ended, and nothing else is left to do
DOUBT = ".why .fix"
OVER = "main.final"


def at_table(page: Page, table: str) -> Page:
    page.goto(f"/table/{table}")
    page.locator(".place").first.wait_for(timeout=SLOW)
    return page


def place(page: Page, n: int) -> Locator:
    return page.locator(f'.place[data-n="{n}"]')


def action(page: Page, name: str) -> Locator:
    return page.locator(".acts").get_by_role("button", name=name)


def seen(page: Page, *selectors: str) -> str | None:
    """The first of these that is on the page now."""
    return next((one for one in selectors if page.locator(one).count()), None)


def wait_until(is_so: Callable[[], bool]) -> None:
    """For what no page of Playwright's shows; otherwise it waits itself."""
    end = time.monotonic() + 4 * SLOW / 1000
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def follow_hint(page: Page, until: str) -> None:
    """One click on what the hint lies on, or on what ends the turn; or none, if by then the page shows what is waited for."""
    want_hints(page)
    page.locator(f"{DOUBT}, {READY}, {HINTED}, {until}").first.wait_for(timeout=SLOW)
    click_on_hint(page, until)


def want_hints(page: Page) -> None:
    lamp = page.locator('.acts .lamp[aria-pressed="false"]')
    if lamp.count():
        click_while_there(lamp)


def click_on_hint(page: Page, until: str) -> bool:
    """Is there a hint now, or the end of a turn, and not yet what is waited for? Then it is clicked on."""
    wanted = seen(page, until, DOUBT, READY, HINTED)
    if not wanted or wanted == until:
        return False
    click_while_there(page.locator(wanted).first)
    return True


def click_while_there(found: Locator, force: bool = False) -> None:
    """It may be gone: what follows from a click runs by itself. As long as it is there, a busy machine gets more time."""
    for patience in (1000, 10_000):
        with suppress(TimeoutError):
            return found.click(timeout=patience, force=force)
        if not found.count():
            return


def hold_moments(page: Page) -> None:
    """What would stay on view for some seconds only stays from now on: nobody can say how soon a test comes to look at it."""
    page.evaluate(
        """() => {
          const wait = window.setTimeout;
          window.setTimeout = (deed, after, ...more) => wait(deed, after >= 3000 ? 2 ** 31 - 1 : after, ...more);
        }"""
    )


def has(name: str) -> re.Pattern[str]:
    """A class among others."""
    return re.compile(rf"\b{name}\b")


def plain(text: str) -> str:
    return "".join(char for char in text if char not in "\u2068\u2069")
