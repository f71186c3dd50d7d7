"""The pictures of the README, taken from the running program: python tests/browser/pictures.py, or make pictures."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.animation import animated, frame  # noqa: E402
from browser.fixtures import launched, started  # noqa: E402
from browser.playing import action, place  # noqa: E402
from browser.tables import GRAND, POSITION, open_position  # noqa: E402
from browser.words import said  # noqa: E402
from web.server import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
WIDTH, QUALITY = 640, 0.55  # of the moving picture
EVERY = 350  # milliseconds between its frames
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = started(Server(Path(folder)))
        browser = launched(playwright)
        try:
            take(browser, house, "start", DESK, "light")
            take(browser, house, "table", DESK, "light", POSITION)
            take(browser, house, "grand", DESK, "light", GRAND)
            take(browser, house, "phone", PHONE, "dark", POSITION)
            play_turn(browser, house)
        finally:
            browser.close()
            house.kill()


def take(browser: Browser, house: Server, name: str, size: dict[str, int], scheme: str, position: str = "") -> None:
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
    if position:
        page.goto(f"/table/{open_position(page, house, position)}")
    settle(page)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()
    print(PICTURES / f"{name}.png")


def play_turn(browser: Browser, house: Server) -> None:
    """A moving picture: to the Tea House, name a number, roll, and watch what the others do."""
    context = browser.new_context(base_url=house.url, viewport=DESK, color_scheme="light", locale="en")  # type: ignore[arg-type]
    page, empty = context.new_page(), context.new_page()
    page.goto("/")
    page.goto(f"/table/{open_position(page, house, POSITION)}")
    settle(page)
    frames: list[tuple[bytes, int]] = []

    def film(times: int, still: int = 0) -> None:
        """So many frames; the last one stands longer."""
        for n in range(times):
            picture, ms = frame(empty, page.screenshot(), WIDTH, QUALITY), EVERY + still * (n == times - 1)
            if frames and frames[-1][0] == picture:
                ms += frames.pop()[1]
            frames.append((picture, ms))
            page.wait_for_timeout(EVERY)

    film(1, still=1500)
    place(page, 9).click()
    film(3, still=700)
    page.locator(".rest .n", has_text="5").first.click()
    film(5, still=1200)
    page.get_by_role("button", name=said("option-keep")).click()
    film(3, still=600)
    action(page, "End turn").click()
    film(12, still=2000)
    size = (WIDTH, round(WIDTH * DESK["height"] / DESK["width"]))
    (PICTURES / "turn.webp").write_bytes(animated(frames, size))
    context.close()
    print(PICTURES / "turn.webp")


def settle(page: Page) -> None:
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # pictures are decoded, fonts are there


if __name__ == "__main__":
    main()
