"""Every page and state, in every size and every language: nothing is cut off, covered, too small or out of the window, and
nothing scrolls at the table but the log."""

import pytest
from playwright.sync_api import Page

from browser.fixtures import Open
from browser.looks import LANGUAGES, SIZES, troubles
from browser.screens import SCREENS, Device

pytestmark = pytest.mark.slow

CHOOSE = """(language) => {
  localStorage.bedesten = JSON.stringify({ ...JSON.parse(localStorage.bedesten ?? "{}"), language });
  dispatchEvent(new StorageEvent("storage", { key: "bedesten" }));
}"""  # as another tab of the device would


def found(page: Page, device: Device, name: str) -> list[str]:
    wrong = []
    page.set_viewport_size({"width": 1440, "height": 900})
    SCREENS[name].open(page, device)
    for language in LANGUAGES:
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name}, {language}, {width} × {height}: {one}" for one in troubles(page, SCREENS[name].may_scroll)]
    return wrong


@pytest.mark.parametrize("half", [0, 1])
def test_every_screen_fits(open_page: Open, device: Device, half: int) -> None:
    page = device.page(open_page, color_scheme="light")
    wrong = [one for name in list(SCREENS)[half::2] for one in found(page, device, name)]
    assert not wrong, "\n".join(wrong)
