"""The pictures of the README, taken from the running program: python tests/browser/pictures.py, or make pictures."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.fixtures import FLAGS  # noqa: E402
from browser.tables import open_position  # noqa: E402
from service.servers import program  # noqa: E402
from web.server import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Server(Path(folder))
        in_a_thread(house)
        browser = playwright.chromium.launch(executable_path=program("chromium", "chromium"), args=FLAGS)
        try:
            take(browser, house, "start", DESK, "light")
            take(browser, house, "table", DESK, "light", at_table=True)
            take(browser, house, "phone", PHONE, "dark", at_table=True)
        finally:
            browser.close()
            house.kill()


def in_a_thread(house: Server) -> None:
    """The browser's loop runs in this one."""
    starting = Thread(target=lambda: asyncio.run(house.start()))
    starting.start()
    starting.join()


def take(browser: Browser, house: Server, name: str, size: dict[str, int], scheme: str, at_table: bool = False) -> None:
    context = browser.new_context(
        base_url=house.url,
        viewport=size,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        device_scale_factor=2 if size is PHONE else 1,
        locale="en",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.locator("main h1").first.wait_for()
    if at_table:
        page.goto(f"/table/{open_position(page, house)}")
    settle(page)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()
    print(PICTURES / f"{name}.png")


def settle(page: Page) -> None:
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # pictures are decoded, fonts are there


if __name__ == "__main__":
    main()
