"""Every text in which something changes, said with every number and word that changes it. `python tests/texts/snapshots.py`
writes what was reviewed anew, a file for each language; the tests of the page read the same files.

table-back n=2 | You missed 2 turns. See the log.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from fluent.syntax import ast

from bedesten.texts import LANGUAGES, speaking
from bedesten.texts.files import written
from texts.patterns import NUMBERS, entries, exact, uses

HERE = Path(__file__).parent / "said"
COMMAND = "python tests/texts/snapshots.py"
SMALL = {
    "en": [1, 2],
    "de": [1, 2],
    "fr": [1, 2],
    "pl": [1, 2, 5],
    "ru": [1, 2, 5, 21],
    "uk": [1, 2, 5, 21],
}  # one of every plural
LARGE = 12345  # how are thousands written?
FEW = 5  # so many words are all said; of more, the first


def snapshot(language: str) -> str:
    lines = [f"# {language}: reviewed texts, by keys and what stands in them. Written by {COMMAND}"]
    for file in written(language):
        said = [line for entry in entries(language, file) for line in _lines(language, entry)]
        lines += ["", f"# {file}", *said] if said else []
    return "\n".join(lines) + "\n"


def _lines(language: str, entry: ast.Message) -> Iterator[str]:
    parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    for key, pattern in parts.items():
        if pattern is not None and any(isinstance(part, ast.Placeable) for part in pattern.elements):
            for values in _values(language, key, pattern):
                given = "".join(f" {name}={value}" for name, value in values.items())
                yield f"{key}{given} | {speaking(language)(key, **values)}".replace("\n", "⏎")


def _values(language: str, key: str, pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Each by itself through all that it can be; the others as they are first."""
    numbers = [
        *SMALL[language],
        *(n for n in exact(pattern) if n not in SMALL[language]),
        *([LARGE] if key.startswith("count-") else []),
    ]
    choices = {name: _chosen(found, numbers) for name, found in uses(pattern).items()}
    usual = {name: found[0] for name, found in choices.items()}
    yield usual
    for name, found in choices.items():
        yield from (usual | {name: value} for value in found[1:])


def _chosen(found: list[Any], numbers: list[int]) -> list[Any]:
    if set(NUMBERS) <= set(found):
        return numbers
    return found if len(found) <= FEW else found[:1]


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for code in LANGUAGES:
        (HERE / f"{code}.txt").write_text(snapshot(code), encoding="utf-8")
