"""Every screen in every size and language, by day and by night, side by side, for looking at:
python tests/browser/contact_sheets.py FOLDER --screens asking,start --languages en,de. The folder lies outside the project."""

import argparse
import sys
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.fixtures import launched, started  # noqa: E402
from browser.looks import CHOOSE, LANGUAGES, SIZES  # noqa: E402
from browser.screens import LINES, SCREENS, Device  # noqa: E402
from web.server import Server  # noqa: E402

TABLET = (820, 1180)
HEIGHT = 520  # of a picture on a sheet
QUALITY = 70
SHEET = """<body style="margin:8px;background:#888;font:14px sans-serif;width:{width}px">
<h1 style="font-size:18px">{title}</h1>{pictures}</body>"""
PICTURE = '<img style="height:{height}px;margin:4px;vertical-align:top" src="data:image/jpeg;base64,{data}">'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", default=",".join(SCREENS), help="which, by their names in screens.py; all of them")
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="which (default: %(default)s)")
    given = parser.parse_args()
    if given.folder.resolve().is_relative_to(ROOT):
        parser.error("Choose a folder outside the project.")
    given.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, httpx.Client(timeout=60) as http:
        house = started(Server(Path(folder)))
        http.base_url = httpx.URL(house.url)
        browser = launched(playwright)
        try:
            device = Device(house, http)
            for name in given.screens.split(","):
                for language in given.languages.split(","):
                    print(sheet(browser, device, name, language, given.folder))
        finally:
            browser.close()
            house.kill()


def sheet(browser: Browser, device: Device, name: str, language: str, folder: Path) -> Path:
    """One screen in one language: opened once, then in all sizes, first in the light and then in the dark."""
    context = browser.new_context(
        base_url=device.house.url,
        viewport={"width": SIZES[0][0], "height": SIZES[0][1]},
        locale=language,
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_cookies(device.cookies)  # type: ignore[arg-type]
    context.add_init_script(LINES)
    page, paper = context.new_page(), context.new_page()
    SCREENS[name].open(page, device)
    page.evaluate(CHOOSE, language)
    pictures = [picture(page, size, scheme) for scheme in ("light", "dark") for size in (*SIZES, TABLET)]
    html = "".join(PICTURE.format(height=HEIGHT, data=b64encode(one).decode()) for one in pictures)
    paper.set_viewport_size({"width": 2700, "height": 2 * HEIGHT})
    paper.set_content(SHEET.format(width=2680, title=f"{name}, {language}", pictures=html))
    path = folder / f"{name.replace(' ', '-')}-{language}.png"
    paper.screenshot(path=path, full_page=True)
    context.close()
    return path


def picture(page: Page, size: tuple[int, int], scheme: str) -> bytes:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.screenshot(type="jpeg", quality=QUALITY, animations="disabled")


if __name__ == "__main__":
    main()
