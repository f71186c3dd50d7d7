"""Imports go in one direction: texts <- engine <- bots <- service <- web, research beside bots, the command line on top;
`system` lies below all but the engine, and `version`, which imports nothing, below all."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "bedesten"
BELOW = {
    "texts": {"texts"},
    "engine": {"texts", "engine"},
    "bots": {"texts", "system", "engine", "bots"},
    "research": {"texts", "system", "engine", "bots", "research"},
    "service": {"texts", "system", "engine", "bots", "service"},
    "web": {"texts", "system", "engine", "bots", "service", "web"},
    "cli": {"texts", "system", "engine", "bots", "research", "service", "web", "cli"},
}
FILES = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] in BELOW]


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_layer_imports_only_what_lies_below_it(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    for module in imported(path):
        parts = module.split(".")
        if parts[0] == "bedesten" and len(parts) > 1:
            assert parts[1] in BELOW[layer] | {"version"}, f"{layer} must not import {module}"
        if module == "bedesten":
            assert layer == "cli", f"{layer} imports the whole package"


@pytest.mark.parametrize("path", [path for path in FILES if path.is_relative_to(SOURCE / "engine")], ids=lambda path: path.stem)
def test_the_engine_needs_nothing_but_the_standard_library(path: Path) -> None:
    import sys

    assert {module.split(".")[0] for module in imported(path)} <= {"bedesten", *sys.stdlib_module_names}


def test_rules_know_no_strings_no_clock_no_files() -> None:
    """No I/O in a rule; the only texts in the rule book are its docstrings, and what is declared of things."""
    for path in (SOURCE / "engine" / "rules").rglob("[a-z]*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tree.body = [node for node in tree.body if not ast.unparse(node).startswith("THINGS = ")]
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
        texts = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
        ]
        assert texts == [], path
        assert all(module.startswith("bedesten.engine") for module in imported(path)), path
