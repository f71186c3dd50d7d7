"""The start page, in every language, by day and by night, on a desk and in the hand."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.fixtures import Open
from browser.looks import LANGUAGES, SIZES, Axe, troubles
from browser.screens import SCREENS, Device
from browser.words import said
from web.first_load import first_load

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
DESK = {"width": 1440, "height": 900}


def heading(language: str) -> str:
    texts = (ROOT / "src" / "bedesten" / "texts" / language / "start.ftl").read_text(encoding="utf-8")
    return re.search(r"^start-heading = (.*)$", texts, re.MULTILINE)[1]  # type: ignore[index]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_browser(open_page: Open, axe: Axe, language: str) -> None:
    page = open_page("/", locale=language, viewport=DESK)
    expect(page.locator("h1")).to_have_text(heading(language))
    assert page.locator("html").get_attribute("lang") == language
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        for width, height in reversed(SIZES):
            page.set_viewport_size({"width": width, "height": height})
            assert troubles(page) == [], f"{scheme}, {width} × {height}"
        axe(page)


def test_a_choice_is_kept(open_page: Open) -> None:
    page = open_page("/", locale="en", color_scheme="light")
    page.get_by_role("button", name="Switch to dark").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("h1")).to_have_text(heading("de"))
    page.reload()
    expect(page.locator("h1")).to_have_text(heading("de"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Hell anzeigen").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert json.loads(page.evaluate("localStorage.bedesten"))["theme"] is None  # as the system has it


def test_an_address_that_leads_nowhere_leads_home(open_page: Open, axe: Axe) -> None:
    page = open_page("/no/where", locale="en")
    assert page.title() == "There’s nothing at this address – Bedesten"
    axe(page)
    page.get_by_role("link", name=said("nowhere-home")).click()
    expect(page).to_have_title("Play – Bedesten")
    expect(page.locator("main")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("There’s nothing at this address – Bedesten")


def test_one_can_skip_to_the_content(open_page: Open) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


ASKED = """() => performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)"""


@pytest.mark.parametrize(("name", "screen"), [("start", "start"), ("table", "asking")])
def test_the_first_load_is_what_the_build_says(open_page: Open, device: Device, name: str, screen: str) -> None:
    """test_first_load.py measures that. Here is seen that a page asks for nothing else."""
    page = device.page(open_page)
    SCREENS[screen].open(page, device)
    page.wait_for_load_state("networkidle")
    asked = {path.strip("/") for path in page.evaluate(ASKED) if path.startswith("/assets/")}
    named = {file for file in first_load(name, "en") if file.startswith("assets/")}
    assert asked == named
