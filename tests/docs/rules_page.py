"""docs/rules.md, from the docstrings of the rules. `python tests/docs/rules_page.py` writes it anew."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from bedesten.cli.book.coverage import cited, clauses_by_box
from bedesten.engine.book import Topic, topics
from bedesten.engine.captions import card_effect
from bedesten.engine.components import ASSUMED, by_name
from bedesten.engine.constants import GRAND
from bedesten.engine.notation import CARDS
from bedesten.engine.options import LAYOUTS
from bedesten.engine.registry import A_CARD, CONDITIONS
from bedesten.engine.tables import BONUS_CARDS, PRINTED
from bedesten.engine.texts import PLACE_NAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
COMMAND = "python tests/docs/rules_page.py"
ENGINE = ROOT / "src" / "bedesten" / "engine"
CARRIERS = [*sorted((ENGINE / "rules").rglob("[a-z]*.py")), ENGINE / "options.py", ENGINE / "view.py", ENGINE / "standing.py"]
ORDER = [
    "set-up",
    "the turn",
    "people",
    "places",
    "places of Mocha & Baksheesh",
    "places of Letters & Seals",
    "mosque tiles",
    "tavern tiles",
    "cards in general",
    "bonus cards",
    "bonus cards of Mocha & Baksheesh",
    "bonus cards of Letters & Seals",
    "guild cards",
    "kiosk tiles",
    "ending",
    "variants",
]
CLAUSES = [clause for box in ("base", "mocha", "letters") for clause in clauses_by_box()[box]]
# What no single docstring says
MORE = {
    "The table": " The numbers stand under [what is printed](#what-is-printed).",
    "When cards may be played": " Nothing is going on before the move, before the assistant step, before paying, before the "
    "action and after it, and before and after each meeting. While an action goes on, other cards wait for its end; what a "
    "family member does is part of the action that sent it.",
}
_CLAUSE = re.compile(r"(?<![\w-])(?:[A-Z]+-\w+(?:-\w+)?|P\d+(?:-\d)?)(?!\w)")
_SPAN = re.compile(r"\b([A-Z]+)-(\d+) to \1-(\d+)\b")

HEAD = f"""\
# The rules

The base game and Mocha & Baksheesh in our own words. The sentences are the docstrings of the rules themselves, so this page
says what the code does. It is written by `{COMMAND}`; a test compares it with the code. `bedesten rules tea` says one rule in
the terminal.

Two to five merchants walk through a bazaar of sixteen places and collect rubies. In your turn you **move**, **pay** the
merchants who are there already, **act**, and **meet** people. When somebody has five rubies (six with two players or with an
expansion), the round is played to its end, and the player with the most rubies wins. To act you need an assistant: you leave
one behind, or pick up one that you left there before.

Ids such as P9 or TURN-7 are the clauses of the rules: code and tests cite them. At the end is listed
[where each one stands](#where-each-clause-stands).
"""


# -- where clauses stand


def clauses_in(text: str) -> list[str]:
    """Those that are written; also what lies between in SET-1 to SET-10."""
    spans = [f"{name}-{n}" for name, first, last in _SPAN.findall(text) for n in range(int(first), int(last) + 1)]
    known = {clause for clause in [*spans, *_CLAUSE.findall(text)] if clause in CLAUSES}
    return sorted(known, key=CLAUSES.index)


@cache
def carriers() -> list[tuple[str, str, str]]:
    """Clause, file, and the function or class whose docstring (or refusal) cites it; no function: the head of the file."""
    found = []
    for path in CARRIERS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in [tree, *tree.body]:
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                refusals = [] if isinstance(node, ast.Module) else ast.walk(node)
                texts = [part.value for part in refusals if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                for clause in clauses_in("\n".join([ast.get_docstring(node) or "", *texts])):
                    found.append((clause, path.relative_to(ENGINE).as_posix(), getattr(node, "name", "")))
    return found


@cache
def cited_by_tests() -> list[tuple[str, set[str]]]:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [(path.relative_to(ROOT).as_posix(), {clause for _, clauses in cited(path) for clause in clauses}) for path in files]


def index() -> Iterator[str]:
    """Every clause with the code that carries it; examples, and what no single rule carries, with their tests."""
    yield "| Clause | Where |"
    yield "|---|---|"
    for clause in CLAUSES:
        by_file = groupby([(path, name) for id_, path, name in carriers() if id_ == clause], lambda pair: pair[0])
        code = [f"`{path}`: {', '.join(f'`{name}`' if name else 'head' for _, name in pairs)}" for path, pairs in by_file]
        yield f"| {clause} | {' · '.join(code or [f'`{path}`' for path, cites in cited_by_tests() if clause in cites])} |"


# -- the rules


def chapters() -> Iterator[str]:
    """Topics that one rule carries stand together: the three warehouses, the two mosques."""
    for group in ORDER:
        yield f"## {group[0].upper()}{group[1:]}\n"
        members = [topic for topic in topics() if topic.group == group]
        for text in dict.fromkeys(topic.text for topic in members):
            same = [topic for topic in members if topic.text == text]
            yield f"### {', '.join(topic.title for topic in same)}\n"
            ids = ", ".join(clauses_of(same[0]))
            said = _plain(text) + MORE.get(same[0].title, "")
            yield f"{said} ({ids})\n" if ids else f"{said}\n"
            if group.startswith("bonus cards"):
                yield "\n".join(_card(topic, len(same) > 1) for topic in same) + "\n"


def clauses_of(topic: Topic) -> list[str]:
    name = topic.names[-1].replace("-", "_")
    return list(dict.fromkeys(clause for clause, _, function in carriers() if function == name)) or list(topic.clauses)


def _plain(text: str) -> str:
    """Paragraphs in one line."""
    return " ".join(" ".join(part.split()) for part in text.split("\n\n"))


def _card(topic: Topic, is_one_of_several: bool) -> str:
    """Its word, how many there are, and when it is played: its condition is named so."""
    word = topic.names[0].removeprefix("play:")
    kind = next(kind for kind, name in CARDS.items() if name == word)
    effect = f"{card_effect(word)}; " if is_one_of_several else ""
    when = CONDITIONS[A_CARD.rules + kind].__name__.replace("_", " ")
    return f"- `{word}`, {BONUS_CARDS[GRAND][0][kind]} cards: {effect}played {when}."


# -- what is printed


def printed() -> Iterator[str]:
    post, markets, mosques = PRINTED["post_office"], PRINTED["markets"], PRINTED["mosques"]
    yield "R is fabric (red), G spice (green), Y fruit (yellow), B jewellery (blue), * any good. From `components.toml`.\n"
    yield "| What | 2 players | 3 | 4 | 5 |"
    yield "|---|---|---|---|---|"
    for title, table in [
        ("Rubies that end the game", PRINTED["end"]["rubies"]),
        ("First price at the Sultan’s Palace, in goods", PRINTED["sultans_palace"]["first_price"]),
        ("First price at the Gemstone Dealer, in lira", PRINTED["gemstone_dealer"]["first_price"]),
        ("Rubies on each mosque", mosques["rubies_each"]),
        ("Goods on the tiles of each mosque stack", mosques["stack"]),
    ]:
        yield f"| {title} | {' | '.join(_listed(table[n]) for n in '2345')} |"
    yield ""
    yield f"- Wheelbarrow: {_listed(PRINTED['wheelbarrow']['capacity'])} of each good, with 0 to 3 extensions."
    yield f"- Post Office: upper row {_listed(post['upper'])}; lower row {_listed(post['lower'])}."
    yield f"- Sultan’s Palace: {' '.join(PRINTED['sultans_palace']['track'])}, from the left."
    for size in ("large", "small"):
        tiles = _listed(markets[f"{size}_demand"])
        yield f"- {size.capitalize()} Market: {_listed(markets[size])} lira for 1 to 5 goods; tiles {tiles}."
    yield ""
    yield f"- Coffee House: {PRINTED['coffee_house']['first_price']} to {PRINTED['coffee_house']['last_price']} coffee."
    yield f"- Tavern: tiles {_listed(PRINTED['tavern']['tile_coffee'])} coffee of each kind; barrier, baksheesh: see there."
    yield f"- Baksheesh: {PRINTED['baksheesh']['front']}, on the back {PRINTED['baksheesh_back']['back']} (assumed)."
    yield ""
    for name, grid in [pair for box in ("base", "mocha", "letters") for pair in LAYOUTS[box].items()]:
        yield f"Layout `{name}`:\n\n```text"
        width = max(len(title) for title in PLACE_NAMES.values()) + 4
        yield from ("".join(f"{place:>2} {PLACE_NAMES[place]}".ljust(width) for place in row).rstrip() for row in grid)
        yield "```\n"


def assumed() -> Iterator[str]:
    yield "Some numbers of the expansions are not certain: `likely`, or `assumed`, a balanced guess of ours. They stand in"
    yield "`assumed.toml`, and [can be replaced](guide/host.md#other-components) with those of a copy. The rest is certain.\n"
    yield "| Table | How sure | What it is |"
    yield "|---|---|---|"
    for name, table in by_name(ASSUMED):
        yield f"| `{name}` | {table['sure']} | {table['about']} |"
    yield ""


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def page() -> str:
    parts = [
        HEAD,
        *chapters(),
        "## What is printed\n",
        *printed(),
        "## What is assumed\n",
        *assumed(),
        "## Where each clause stands\n",
        "Files are those of `src/bedesten/engine`. Worked examples (EX), and clauses that no single rule carries, are "
        "proved by the tests listed.\n",
        *index(),
    ]
    return "\n".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
