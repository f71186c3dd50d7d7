"""No sentence for people stands in Python: what is refused or printed is said by its key (decision 95)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bedesten

SOURCE = Path(bedesten.__file__).parent
SPEAKING = {"Refused", "SystemExit", "print", "ink", "add_column", "say"}  # what is handed to these is read by people
ENGLISH = {  # what is said in English only, and why: whoever writes programs reads it, or our own file of components
    "engine/mistakes.py": "what is wrong in a file of components, for whoever writes one",
    "engine/components.py": "the head of that list",
    "research": "the Python interface for researchers, and the logs of arena and training",
    "cli/commands/arena.py": "as research",
    "cli/commands/train.py": "as research",
    "service/integrity.py": "what exactly would change in a stored game",
    "cli/commands/perft.py": "for those who change rules",
    "cli/commands/rules.py": "--coverage: for those who change rules",
    "cli/drawing/analysis.py": "the table of an analysis: names of its columns, as in its JSON",
    "cli/drawing/figures.py": "as research",
    "cli/drawing/ranking.py": "as research",
    "cli/parser.py": "what argparse says of options, as in its help",
}


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Literals of several words that are handed to something that speaks, by line."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and _name(call) in SPEAKING:
            for argument in call.args:
                said = " ".join(_literals(argument))
                if len(re.findall(r"[a-z]{2,}", said, re.IGNORECASE)) > 1:
                    yield call.lineno, said


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""


def _literals(node: ast.expr) -> Iterator[str]:
    """What stands in it itself, not what other calls are given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (str(part.value) for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))
    elif isinstance(node, ast.BinOp):
        yield from (*_literals(node.left), *_literals(node.right))


def is_english(path: Path) -> bool:
    name = path.relative_to(SOURCE).as_posix()
    return any(name == allowed or name.startswith(f"{allowed}/") for allowed in ENGLISH)


FILES = [path for path in sorted(SOURCE.rglob("*.py")) if not is_english(path)]


def test_no_sentence_stands_in_python() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {said}"
        for path in FILES
        for line, said in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "write a key in texts/*/*.ftl, and say it by its key"


def test_what_may_be_english_is_there() -> None:
    assert [name for name in ENGLISH if not (SOURCE / name).exists()] == []


@pytest.mark.parametrize(
    "source",
    [
        'raise Refused("The house is full.")',
        'raise Refused(f"There is no {thing}.")',
        'print("one thing" if n == 1 else f"{n} things are there")',
        'console.print(ink("a table:" + name + " is open", "bold"))',
    ],
)
def test_it_would_be_found(source: str) -> None:
    assert [*sentences(source)]


@pytest.mark.parametrize("source", ['raise Refused(says("no-file", file=path))', 'print(t("terminal-over"))', 'ink(f" ×{n}")'])
def test_keys_are_no_sentences(source: str) -> None:
    assert [*sentences(source)] == []
