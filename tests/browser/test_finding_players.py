"""Finding players: two who look for the same game, from the card on the start page to the table."""

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Open
from browser.looks import CHOOSE, Axe, troubles
from browser.words import said, saying

pytestmark = pytest.mark.slow

NARROW, PHONE, SIDEWAYS, DESK = (
    {"width": width, "height": height} for width, height in ((360, 740), (390, 844), (844, 390), (1280, 800))
)


def fits(page: Page, axe: Axe) -> None:
    """In every language, at every size, for everybody."""
    axe(page)
    for language in ("de", "ru", "en"):
        page.evaluate(CHOOSE, language)
        page.locator(f"html[lang={language}]").wait_for()
        for size in (NARROW, SIDEWAYS, DESK, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert troubles(page) == [], f"{language}, {size}"
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{language}, {size}"


def test_two_find_each_other_and_begin_when_both_are_there(open_page: Open, axe: Axe) -> None:
    ada = open_page("/", viewport=PHONE)
    ada.get_by_role("region").or_(ada.locator("section")).filter(has_text=said("pairing-short")).get_by_role("link").click()
    expect(ada.get_by_text(said("pairing-usual-none"))).to_be_visible()
    ada.get_by_role("radio", name=saying("pairing-fill", time="1 minute")).click()
    fits(ada, axe)
    ada.get_by_role("radio", name=said("pairing-wait-on")).click()
    bob = open_page("/pair", viewport=DESK, color_scheme="dark")
    for page in (ada, bob):
        page.get_by_role("radiogroup", name=said("pairing-number")).get_by_role("radio", name="2").click()
        page.get_by_role("button", name=said("pairing-seek")).click()
        if page is ada:
            expect(page.get_by_role("heading", name=said("pairing-looking"))).to_be_visible()
            fits(page, axe)
    for page in (ada, bob):
        expect(page.get_by_role("heading", name=said("pairing-found"))).to_be_visible()
    axe(bob)
    ada.get_by_role("button", name=said("pairing-confirm")).click()
    expect(bob.get_by_text(saying("pairing-here", n=1, of=2))).to_be_visible()
    bob.get_by_role("button", name=said("pairing-confirm")).click()
    for page in (ada, bob):
        page.wait_for_url("**/table/*")
    assert ada.url == bob.url
