"""The texts of a language as fluent.syntax reads them: what stands in each, and values to say it with."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bedesten.texts.files import written

TERMS = {"buttons.ftl", "cards.ftl", "counts.ftl", "pieces.ftl", "places.ftl", "sets.ftl"}
NUMBERS = (0, 1, 2, 5, 21)  # one of every plural that our languages have
TEXT = "Ada"


@cache
def entries(language: str, file: str) -> list[ast.Message]:
    found = FluentParser(with_spans=False).parse(written(language)[file]).body
    junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}: {junk}"
    return [entry for entry in found if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """By key, attributes as key.attribute."""
    found: dict[str, ast.Pattern] = {}
    for file in written(language):
        for entry in entries(language, file):
            parts = {entry.id.name: entry.value} if entry.value else {}
            parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            assert not parts.keys() & found.keys(), f"{language}/{file}: {parts.keys() & found.keys()} twice"
            found |= parts
    return found


class Uses(Visitor):
    """What each variable stands for: a number, a term of some kind, one of several words, or any text."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, [TEXT])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        (given,) = node.arguments.positional
        options = {one.name.name: one.value.value for one in node.arguments.named}
        if isinstance(given, ast.VariableReference):
            if node.id.name == "TERM":
                self.values[given.id.name] = _terms(options["of"])
            elif self.values.get(given.id.name, [TEXT]) == [TEXT]:
                self.values[given.id.name] = list(NUMBERS)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            is_number = not names or set(names) <= {"zero", "one", "two", "few", "many", "other"}
            exact = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
            self.values[node.selector.id.name] = sorted({*NUMBERS, *exact}) if is_number else names
        self.generic_visit(node)


def _terms(kind: str) -> list[Any]:
    """Some of them are enough."""
    names = [key.removeprefix(f"{kind}-") for key in patterns("en") if key.startswith(f"{kind}-") and "." not in key]
    return [int(name) if name.isdigit() else name for name in names[:3]]


class Exact(Visitor):
    """Numbers that have words of their own: [0] Sell nothing."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.NumberLiteral):
            self.numbers.add(int(node.key.value))
        self.generic_visit(node)


def exact(pattern: ast.Pattern) -> list[int]:
    found = Exact()
    found.visit(pattern)
    return sorted(found.numbers)


def uses(pattern: ast.Pattern) -> dict[str, list[Any]]:
    found = Uses()
    found.visit(pattern)
    return found.values


def values_for(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Every number and word by itself, and where there are few of them, together."""
    found = uses(pattern)
    names, choices = list(found), list(found.values())
    if len(names) <= 2:
        yield from (dict(zip(names, chosen, strict=True)) for chosen in product(*choices))
        return
    for i in range(max(map(len, choices))):
        yield {name: choice[i % len(choice)] for name, choice in found.items()}
