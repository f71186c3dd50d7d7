"""Which clauses of the rules do the tests cite?"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bedesten.engine
from bedesten.engine.book import clauses_of_things
from bedesten.engine.errors import Refused, says

CLAUSES = Path(bedesten.engine.__file__ or "").parent / "clauses.toml"


@dataclass(frozen=True)
class Coverage:
    clauses: dict[str, list[str]]  # by box
    tests: dict[str, list[str]]  # by clause: the tests that cite it

    def uncovered(self, box: str) -> list[str]:
        return [clause for clause in self.clauses[box] if clause not in self.tests]

    @property
    def unknown(self) -> list[str]:
        """Cited, but no clause of the rules."""
        known = {clause for box in self.clauses.values() for clause in box}
        return sorted(set(self.tests) - known)


def coverage(tests: Path) -> Coverage:
    if not tests.is_dir():
        raise Refused(says("no-tests-here"))
    by_clause: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, clauses in cited(path):
            for clause in clauses:
                by_clause.setdefault(clause, []).append(f"{path.relative_to(tests).as_posix()}::{test}")
    return Coverage(clauses_by_box(), by_clause)


def clauses_by_box() -> dict[str, list[str]]:
    """Those that are listed, and what has been added: a new thing has its clause in the docstring of its rule."""
    boxes = tomllib.loads(CLAUSES.read_text(encoding="utf-8"))
    found = {box: [clause for chapter in chapters.values() for clause in chapter] for box, chapters in boxes.items()}
    listed = {clause for clauses in found.values() for clause in clauses}
    for box, clause in clauses_of_things():
        if clause not in listed:
            found[box].append(clause)
    return found


def cited(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file with what they cite: @pytest.mark.rule("P9", "MOS-1"), or pytestmark for all of them."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for_all = [clause for node in tree.body if isinstance(node, ast.Assign) for clause in _marks(node.value)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name, [*for_all, *(clause for decorator in node.decorator_list for clause in _marks(decorator))]


def _marks(tree: ast.AST) -> list[str]:
    """Also inside parametrize: pytest.param(…, marks=pytest.mark.rule("P9"))."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"]
    return [arg.value for call in calls for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
