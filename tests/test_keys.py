"""Dictionaries: a key that stands twice hides what was written first, and neither Python nor ruff says so of names with a dot."""

import ast
from collections import Counter
from pathlib import Path

import pytest

SOURCES = sorted((Path(__file__).parents[1] / "src").rglob("*.py"))


def keys_twice(source: str) -> list[str]:
    dictionaries = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Dict)]
    counted = [Counter(ast.unparse(key) for key in node.keys if key) for node in dictionaries]
    return [key for keys in counted for key, times in keys.items() if times > 1]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_key_stands_twice_in_a_dictionary(path: Path) -> None:
    assert keys_twice(path.read_text(encoding="utf-8")) == []


def test_it_would_be_found() -> None:
    assert keys_twice("{q.ONE: 1, q.TWO: 2, **others, q.ONE: 3}") == ["q.ONE"]
