"""The lists of names in docs/notation.md, from what rule files declare. `python tests/docs/notation_page.py` writes them anew."""

import textwrap
from collections.abc import Sequence
from pathlib import Path

from bedesten.engine import things

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"


def listed(declared: Sequence[things.Place] | Sequence[things.Card]) -> str:
    """1 `wainwright`, 2 `fabric-warehouse`, … in expansions 17 `roasting-plant`"""
    base = [thing for thing in declared if thing.box == "base"]
    others = [thing for thing in declared if thing.box != "base"]
    own, more = (", ".join(f"{thing.number}\u00a0`{thing.word}`" for thing in part) for part in (base, others))
    return f"{own}; in expansions {more}."


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    for head, declared in (
        ("**PLACE** is the name of a place, n its printed number: ", things.PLACES),
        ("**CARD** is the name of a kind of bonus card, n its number: ", things.CARDS),
        ("**GUILD** is the number of a guild card, ", None),
    ):
        said = head + (listed(declared) if declared else f"1 to {len(things.GUILD_CARDS)}.")
        paragraph = textwrap.fill(said, 130, break_on_hyphens=False).replace("\u00a0", " ")
        name = head.partition(" ")[0]
        before, _, rest = text.partition(f"\n{name}")
        behind = rest.partition("\n\n")[2]
        text = f"{before}\n{paragraph}\n\n{behind}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
