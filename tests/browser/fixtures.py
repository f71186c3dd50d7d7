"""A real browser in a real house. A page that complains, or asks for anything from elsewhere, fails its test."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from httpx import Client
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, expect, sync_playwright

from browser.looks import Axe, axe_of
from browser.playing import SLOW
from browser.screens import Device
from service.servers import install, program
from web.server import Server

FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", "--disable-dev-shm-usage"),
]
FONTS = Path(__file__).with_name("fonts.conf")  # the same on every machine: what fits does not depend on what is installed
FAMILIES = {
    "fonts-liberation": Path("/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"),
    "fonts-dejavu-core": Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
}
expect.set_options(timeout=SLOW)
# A worker would load all files of the page in each of many hundred contexts; and while a new one takes over, requests that
# Playwright intercepts may hang. Tests of the worker allow it: service_workers="allow".
USUAL = {"locale": "en", "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    try:
        yield started(server)
    finally:
        server.kill()


def started(house: Server) -> Server:
    """Started in a thread: the loop of the browser may run in this one."""
    with ThreadPoolExecutor() as threads:
        threads.submit(asyncio.run, house.start()).result()
    return house


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: as long as it is open, its loop runs in this thread, and other tests could not start theirs."""
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium without all that is around the page, which takes a third of the time of the whole program."""
    shell = "chromium-headless-shell"
    for package, font in FAMILIES.items():
        install(package, font.exists)
    environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(FONTS)}
    return playwright.chromium.launch(executable_path=program(shell, shell), args=FLAGS, env=environment)


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: Server) -> Iterator[Open]:
    """open_page("/table/k3x9mpqr", locale="de", color_scheme="dark", viewport={"width": 390, "height": 844}): a device of its own
    at an address of the house. When the test ends, nothing may have gone wrong on any of them."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def opened(path: str = "/", **device: object) -> Page:
        context = browser.new_context(base_url=house.url, **{**USUAL, **device})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(SLOW)
        watch(page, wrong, house.url)
        page.goto(path)
        page.locator("main h1").first.wait_for()
        return page

    yield opened
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")  # what is still on its way is not waited for
        context.close()
    assert not wrong, "\n".join(wrong)


def watch(page: Page, wrong: list[str], home: str) -> None:
    """Note what the page complains about, and what it wants from elsewhere."""

    def complains(message: ConsoleMessage) -> None:
        is_unloaded = message.text.startswith("Failed to load resource")
        is_refusal = is_unloaded and urlsplit(message.location["url"]).path.startswith("/api/")  # an answer like any other
        is_meant = "INTERNET_DISCONNECTED" in message.text  # only a test takes the connection away
        is_slow = "closed before the connection is established" in message.text  # the page has tried another line
        is_blocked = "blocked by Playwright" in message.text  # the worker
        if message.type in ("error", "warning") and not (is_refusal or is_meant or is_slow or is_blocked):
            wrong.append(f"{message.type}: {message.text}")

    def asks(request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(home).netloc:
            wrong.append(f"asks for {request.url}")

    page.on("console", complains)
    page.on("pageerror", lambda error: wrong.append(f"uncaught: {error}"))
    page.on("request", asks)


@pytest.fixture(scope="session")
def axe() -> Axe:
    """axe(page) fails, if something serious keeps people from using the page."""
    root = Path(__file__).parents[2]
    return axe_of((root / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def device(house: Server) -> Iterator[Device]:
    """A device with a table in every state."""
    with Client(base_url=house.url, timeout=60) as http:
        yield Device(house, http)
