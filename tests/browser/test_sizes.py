"""Every page and state, opened once and looked at in every way: nothing is cut off, covered, too small or out of the window, in
any size and any language, nor in text of twice the size; nothing scrolls at the table but the log; everyone can use it, in the
light, in the dark and with colours that somebody forces upon the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.fixtures import Open
from browser.looks import BETWEEN, CHOOSE, COLOURS, LANGUAGES, SIZES, Axe, troubles
from browser.screens import CROWDED, SCREENS, TABLES, Device

pytestmark = pytest.mark.slow(50)

DESK = {"width": 1440, "height": 900}
USUAL, LARGE = {"standard": 16, "fixed": 13}, {"standard": 32, "fixed": 26}  # as large as a browser can be told to write
WRITTEN = """async (size) => {
  while (!matchMedia(`(width: ${innerWidth / size}em)`).matches) await new Promise(requestAnimationFrame);
}"""  # as media queries have it: a page may write larger, as the table screen does
SEE_THROUGH = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync("svg > * { display: none !important; }");
  document.adoptedStyleSheets.push(style);
}"""  # pictures stay where they are, and are not painted thousands of times
BARE = """() => {
  const parts = ".btn, .card, .opt, .n, .acts button, .seg [aria-checked=true], .seat, .tray";
  const isBare = (e) => ["borderStyle", "outlineStyle"].every((edge) => getComputedStyle(e)[edge] === "none");
  return [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility() && isBare(e)).map((e) => e.className);
}"""


@pytest.mark.parametrize("quarter", range(4))
def test_every_screen_fits_and_can_be_used(open_page: Open, device: Device, axe: Axe, quarter: int) -> None:
    page = device.page(open_page, color_scheme="light", viewport=DESK)
    fonts = page.context.new_cdp_session(page)
    wrong = []
    for name in list(SCREENS)[quarter::4]:
        SCREENS[name].open(page, device)
        wrong += [f"{name}, {one}" for one in keeps_people_out(page, axe)]
        wrong += [f"{name}, forced colours: {one}" for one in (bare(page) if name in TABLES else [])]
        wrong += [f"{name}, large text, {one}" for one in does_not_fit_enlarged(page, fonts)]
        wrong += [f"{name}, {one}" for one in does_not_fit(page, name)]
    assert not wrong, "\n".join(wrong)


def keeps_people_out(page: Page, axe: Axe) -> Iterator[str]:
    """Something serious, for axe-core. In the dark only colours differ."""
    yield from found_by(axe, page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    yield from (f"in the dark: {one}" for one in found_by(axe, page, *COLOURS))
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def found_by(axe: Axe, page: Page, *rules: str) -> Iterator[str]:
    try:
        axe(page, rules)
    except AssertionError as found:
        yield str(found)


def bare(page: Page) -> list[str]:
    """What can be pressed and has no edge when shadows and fills are gone: a button would be a word like any other."""
    page.emulate_media(forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    found: list[str] = page.evaluate(BARE)
    page.emulate_media(forced_colors="none")
    return found


def does_not_fit_enlarged(page: Page, fonts: CDPSession) -> Iterator[str]:
    """What does not fit is scrolled to, or the smaller layout is taken."""
    fonts.send("Page.setFontSizes", {"fontSizes": LARGE})
    page.evaluate(WRITTEN, LARGE["standard"])
    for width, height in reversed(SIZES[:2]):  # a new size first: what was laid out by measuring is then laid out anew
        page.set_viewport_size({"width": width, "height": height})
        found = [one for one in troubles(page) if any(kind in one for kind in ("text on text", "covered"))]
        yield from (f"{width} × {height}: {one}" for one in found)
    fonts.send("Page.setFontSizes", {"fontSizes": USUAL})
    page.evaluate(WRITTEN, USUAL["standard"])


def does_not_fit(page: Page, name: str) -> Iterator[str]:
    page.evaluate(SEE_THROUGH)
    for language in reversed(LANGUAGES):  # English is the last: the next page is opened in it
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in reversed([*SIZES, *(BETWEEN if name in CROWDED else [])]):  # the last as it was opened
            page.set_viewport_size({"width": width, "height": height})
            found = troubles(page, SCREENS[name].may_scroll)
            yield from (f"{language}, {width} × {height}: {one}" for one in found)
