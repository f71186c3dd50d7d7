"""What can be wrong with the looks of a page, found by measuring."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

Axe = Callable[[Page], None]

GRAVE = ("serious", "critical")
SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)]
LANGUAGES = ["en", "de", "fr", "pl", "ru", "uk"]

SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # what follows the size has followed
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def troubles(page: Page, may_scroll: bool = True) -> list[str]:
    """What is cut off, too small, too wide, or lies over something else; at the table nothing may scroll either."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MEASURE, may_scroll)
    return found


def axe_of(source: str) -> Axe:
    def check(page: Page) -> None:
        page.evaluate(source)
        result: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        grave = [one for one in result["violations"] if one["impact"] in GRAVE]
        told = [f"{one['id']}: {one['help']}: {[node['html'] for node in one['nodes']][:3]}" for one in grave]
        assert not told, "\n".join(told)

    return check
