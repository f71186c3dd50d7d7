"""docs/rules.md, from the rule book. `python tests/docs/rules_page.py` writes it anew."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

from bedesten.cli.book.cells import said
from bedesten.cli.book.coverage import cited, clauses_by_box
from bedesten.engine.book import Topic, topics
from bedesten.engine.book_tables import RuleTable
from bedesten.engine.components import ASSUMED, by_name
from bedesten.texts import speaking

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
COMMAND = "python tests/docs/rules_page.py"
ENGINE = ROOT / "src" / "bedesten" / "engine"
CARRIERS = [*sorted((ENGINE / "rules").rglob("[a-z]*.py")), ENGINE / "options.py", ENGINE / "view.py", ENGINE / "standing.py"]
CLAUSES = [clause for box in ("base", "mocha", "letters") for clause in clauses_by_box()[box]]
_CLAUSE = re.compile(r"(?<![\w-])(?:[A-Z]+-\w+(?:-\w+)?|P\d+(?:-\d)?)(?!\w)")
_SPAN = re.compile(r"\b([A-Z]+)-(\d+) to \1-(\d+)\b")

HEAD = f"""\
# The rules

The base game, both expansions and the variants, in our own words. The page in the browser and `bedesten rules` say the same,
from the same texts, in six languages. Tables are made of the components. `{COMMAND}` writes this page, and a test
compares it.

Ids such as P9 or TURN-7 are the clauses of the rules: code and tests cite them. At the end is listed
[where each one stands](#where-each-clause-stands).
"""
PICTURES = {"turn-in-short": "![The table: the board, the players, your cards, and what you are asked](pictures/table.png)\n"}


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
    """Topics that say the same stand together: the three warehouses, the two mosques."""
    for group, members in groupby(topics(), lambda topic: topic.group):
        yield f"## {group[0].upper()}{group[1:]}\n"
        listed = list(members)
        for text in dict.fromkeys(topic.text for topic in listed):
            yield from section([topic for topic in listed if topic.text == text])


def section(same: list[Topic]) -> Iterator[str]:
    first = same[0]
    yield f"### {', '.join(dict.fromkeys(topic.title for topic in same))}\n"
    if len(same) == 1 and first.note:
        yield f"*{first.note}*\n"
    clauses = list(dict.fromkeys(clause for topic in same for clause in topic.clauses))
    yield f"{first.text} ({', '.join(clauses)})\n"
    if len(same) > 1:
        yield "\n".join(f"- {topic.title}: {topic.note}" for topic in same) + "\n"
    yield from filter(None, [PICTURES.get(first.names[0])])
    for topic in same:
        for table in topic.tables:
            if len(same) > 1:
                yield f"{topic.title}:\n"
            yield from rows(table)


def rows(table: RuleTable) -> Iterator[str]:
    """A layout has a heading, and as many columns as it needs."""
    english, width = speaking("en"), max(len(row) for row in table.rows)
    head = [said(cell, english) for cell in table.head]
    if len(head) < width:
        yield f"{head[0]}:\n"
        head = [""] * width
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * width}"
    for row in table.rows:
        yield f"| {' | '.join(said(cell, english) for cell in row)} |"
    yield "" if table.is_sure else f"\n{english('rulebook-guessed')}\n"


def assumed() -> Iterator[str]:
    yield "Some numbers of the expansions are not certain: `likely`, or `assumed`, a balanced guess of ours. They stand in"
    yield "`assumed.toml`, and [can be replaced](guide/host.md#other-components) with those of a copy. The rest is certain.\n"
    yield "| Table | How sure | What it is |"
    yield "|---|---|---|"
    for name, table in by_name(ASSUMED):
        yield f"| `{name}` | {table['sure']} | {table['about']} |"
    yield ""


def page() -> str:
    parts = [
        HEAD,
        *chapters(),
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
