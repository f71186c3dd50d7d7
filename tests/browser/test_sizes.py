"""Every page and state, in every size and every language: nothing is cut off, covered, too small or out of the window, and
nothing scrolls at the table but the log."""

import pytest
from playwright.sync_api import Page

from browser.fixtures import Open
from browser.looks import BETWEEN, LANGUAGES, SIZES, troubles
from browser.screens import CROWDED, SCREENS, Device

pytestmark = pytest.mark.slow(100)

CHOOSE = """(language) => {
  localStorage.bedesten = JSON.stringify({ ...JSON.parse(localStorage.bedesten ?? "{}"), language });
  dispatchEvent(new StorageEvent("storage", { key: "bedesten" }));
}"""  # as another tab of the device would
SEE_THROUGH = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync("svg > * { display: none !important; }");
  document.adoptedStyleSheets.push(style);
}"""  # pictures stay where they are, and are not painted thousands of times


def found(page: Page, device: Device, name: str) -> list[str]:
    wrong = []
    sizes = [*SIZES, *(BETWEEN if name in CROWDED else [])]
    page.set_viewport_size({"width": 1440, "height": 900})
    SCREENS[name].open(page, device)
    page.evaluate(SEE_THROUGH)
    for language in LANGUAGES:
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name}, {language}, {width} × {height}: {one}" for one in troubles(page, SCREENS[name].may_scroll)]
    return wrong


@pytest.mark.parametrize("half", [0, 1])
def test_every_screen_fits(open_page: Open, device: Device, half: int) -> None:
    page = device.page(open_page, color_scheme="light")
    wrong = [one for name in list(SCREENS)[half::2] for one in found(page, device, name)]
    assert not wrong, "\n".join(wrong)
