"""A click on every screen: how long it takes until the picture shows what it has changed, and how much the page works for it.

Each screen is opened anew for each click, because most answers cannot be given twice. What is clicked stands in CLICKS; on a
screen that is not named there, the first thing that can be pressed."""

from collections import defaultdict
from dataclasses import dataclass
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Page

from browser.screens import LINES, SCREENS, Device
from web.server import Server

DESK = {"width": 1440, "height": 900}
PRESSED = (
    "main :is(button, [role=radio][aria-checked=false], [role=tab][aria-selected=false], summary, a[href^='/'], [tabindex='0'])"
    ":not([aria-disabled=true], [aria-disabled=''], [inert] *)"
)
CLOSE = "[role=dialog] button[class*=close], [role=dialog] .tools button:last-child, [role=dialog] button"
MOVES = ('.place[data-n="9"]', '.place[data-n="9"] [data-piece=red]')
# What is clicked, and what shows that it has happened: something that is there afterwards, or with a ! that is there no more; if
# nothing is said, whatever changes first.
CLICKS: dict[str, tuple[str, str]] = {
    "asking": MOVES,
    "many cards": MOVES,
    "everything": ('.place[data-n="7"]', '.place[data-n="7"] [data-piece=red]'),
    "refusal": ('.place[data-n="16"]', '.place[data-n="16"].refused'),
    "doubt": ('.place[data-n="16"]', '.place[data-n="16"].refused'),
    "hint": (".lamp", "!.hinted"),
    "hint among answers": (".lamp", "!.best"),
    "numbers": (".numbers .n", "!.numbers .n"),
    "dice": (".answers .opt:last-child", "!.answers .opt .die, .answers .opt[class*=die]"),
    "five answers": (".answers .opt:last-child", ""),
    "sale": (".sale .more:not([aria-disabled]), .sale button:not([aria-disabled])", ""),
    "answers": (".answers .opt:last-child", ""),
    "meeting": (".answers .opt", ""),
    "sending": ('.place[data-n="5"]', '.place[data-n="5"] [data-piece]'),
    "turn over": (".acts .glows", "!.acts .glows"),
    "following": (".acts.follow button:last-child", "!.acts.follow"),
    "waiting": ('.place[data-n="9"]', ""),
    "kiosk": (".stage button.kt", "!.stage button.kt:not([aria-disabled])"),
    "auction": (".stage .bid .first", ""),
    "curtain": (".curtain .go", "!.curtain"),
    "replay": (".acts button:last-child", ""),
    "start": (".games [role=radio][aria-checked=false]", ""),
    "record": ("dialog[open] button", "!dialog[open]"),
}
MOVING = ("asking", "many cards", "dice")  # their tables are those of other screens, too: they come last
MEASURE = """([target, then]) => new Promise((done, fail) => {
  const element = [...document.querySelectorAll(target)].find((e) => e.checkVisibility());
  if (!element) return fail(new Error(`nothing to click: ${target}`));
  let begun = 0, isOther = false;
  const isGone = then[0] === "!", wanted = isGone ? then.slice(1) : then;
  const isShown = () => (wanted ? isGone !== !!document.querySelector(wanted) : isOther);
  const look = () => {
    if (!begun || !isShown()) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  };
  const watcher = new MutationObserver(() => ((isOther = true), look()));
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  element.addEventListener("click", () => (begun = performance.now()), { once: true, capture: true });
  isOther = false;
  element.click();
  setTimeout(() => fail(new Error(`nothing changes: ${target}`)), 60000);
})"""


@dataclass
class Clicked:
    ms: list[float]  # until it is seen
    work: list[float]  # of that, the processor time of the page's main thread

    def figures(self) -> dict[str, float]:
        return {"ms": round(median(self.ms), 1), "worst": round(max(self.ms), 1), "work ms": round(median(self.work), 1)}


def on_every_screen(browser: Browser, house: Server, rounds: int) -> dict[str, dict[str, float]]:
    """By screen, in each round at other tables."""
    found: dict[str, Clicked] = defaultdict(lambda: Clicked([], []))
    for _ in range(rounds):
        with httpx.Client(base_url=house.url, timeout=60) as http:
            device = Device(house, http)
            for name in sorted(SCREENS, key=lambda name: name in MOVING):
                ms, work = clicked(browser, device, name)
                found[name].ms.append(ms)
                found[name].work.append(work)
    return {name: one.figures() for name, one in found.items()}


def clicked(browser: Browser, device: Device, name: str) -> tuple[float, float]:
    context = browser.new_context(base_url=device.house.url, viewport=DESK, reduced_motion="reduce", locale="en")  # type: ignore[arg-type]
    context.add_cookies(device.cookies)  # type: ignore[arg-type]
    context.add_init_script(LINES)
    page = context.new_page()
    try:
        SCREENS[name].open(page, device)
        page.wait_for_load_state("networkidle")
        processor = measuring(page)
        before = worked(processor)
        ms: float = page.evaluate(MEASURE, target(page, name))
        return ms, worked(processor) - before
    finally:
        context.close()


def target(page: Page, name: str) -> tuple[str, str]:
    if name in CLICKS:
        return CLICKS[name]
    return (CLOSE, "![role=dialog]") if page.locator("[role=dialog] button").count() else (PRESSED, "")


def measuring(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def worked(processor: CDPSession) -> float:
    """Milliseconds of the main thread so far."""
    metrics: list[dict[str, Any]] = processor.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))
