"""What can be wrong with the looks of a page, found by measuring."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

Axe = Callable[[Page], None]

GRAVE = ("serious", "critical")

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def troubles(page: Page, may_scroll: bool = True) -> list[str]:
    """What is cut off, too small, too wide, or lies over something else; at the table nothing may scroll either."""
    found: list[str] = page.evaluate(MEASURE)
    too_high = page.evaluate("() => document.documentElement.scrollHeight - document.documentElement.clientHeight")
    return found + ([f"the page is {too_high} px too high"] if too_high > 1 and not may_scroll else [])


def axe_of(source: str) -> Axe:
    def check(page: Page) -> None:
        page.evaluate(source)
        result: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        grave = [one for one in result["violations"] if one["impact"] in GRAVE]
        told = [f"{one['id']}: {one['help']}: {[node['html'] for node in one['nodes']][:3]}" for one in grave]
        assert not told, "\n".join(told)

    return check
