"""What can be wrong with the looks of a page, found by measuring."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page


class Axe(Protocol):
    def __call__(self, page: Page, rules: Sequence[str] = ()) -> None:
        """Fails, if something serious keeps people from using the page, by some rules of axe-core or by all."""


GRAVE = ("serious", "critical")
RUN = """({ grave, only }) => {
  const resultTypes = ["violations"];
  if (only.length) return axe.run({ resultTypes, runOnly: only });
  const harmless = axe._audit.rules.filter(({ impact }) => impact && !grave.includes(impact));
  return axe.run({ resultTypes, rules: Object.fromEntries(harmless.map(({ id }) => [id, { enabled: false }])) });
}"""  # a rule with an impact of its own gives it to all that it finds: one that is not grave finds nothing grave
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that know of them: nothing else differs in the dark
SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)]
BETWEEN = [(1920, 1080), (1280, 800), (820, 1180)]  # for what is crowded, and for pages that are laid out anew there
LANGUAGES = ["en", "de", "fr", "pl", "ru", "uk"]
CHOOSE = """(language) => {
  localStorage.bedesten = JSON.stringify({ ...JSON.parse(localStorage.bedesten ?? "{}"), language });
  dispatchEvent(new StorageEvent("storage", { key: "bedesten" }));
}"""  # as another tab of the device would

SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # what follows the size has followed
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def troubles(page: Page, may_scroll: bool = True) -> list[str]:
    """What is cut off, too small, too wide, or lies over something else; at the table nothing may scroll either."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MEASURE, may_scroll)
    return found


def axe_of(source: str) -> Axe:
    def check(page: Page, rules: Sequence[str] = ()) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        result: dict[str, Any] = page.evaluate(RUN, {"grave": GRAVE, "only": list(rules)})
        grave = [one for one in result["violations"] if one["impact"] in GRAVE]
        told = [f"{one['id']}: {one['help']}: {[node['html'] for node in one['nodes']][:3]}" for one in grave]
        assert not told, "\n".join(told)

    return check
