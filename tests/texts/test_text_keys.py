"""What Python says by keys is written, with the values that stand in it; and what is written is said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bedesten
from bedesten.engine import things
from bedesten.texts import speaking
from texts.patterns import patterns, uses

SOURCE = Path(bedesten.__file__).parent
TERMINAL = "terminal-"  # how the keys begin that only the terminal says
SAYING = {"says": 0, "because": 1}  # functions that make sentences, and which argument is the key
MADE_OF = {"good": {"good", "colour", "needed"}, "price": {"price", "needed"}}  # engine/wording.py
REFUSALS = {
    key.removeprefix("refusal-"): set(uses(pattern)) for key, pattern in patterns("en").items() if key.startswith("refusal-")
}


def calls(*names: str) -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in (names or SAYING):
                yield node


def keys_of(node: ast.expr | None) -> list[str]:
    """Of "key", of "one" if … else "other", and families: f"no-{who}" is no-.+"""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.IfExp):
        return [*keys_of(node.body), *keys_of(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]*" for part in node.values]
        return ["".join(parts)]
    return []


def said(call: ast.Call) -> list[str]:
    at = SAYING[call.func.id]  # type: ignore[attr-defined]
    return keys_of(call.args[at]) if len(call.args) > at else []


def test_what_is_said_is_written() -> None:
    used = [key for call in calls() for key in said(call)]
    assert len(used) > 150
    assert [key for key in used if not any(re.fullmatch(key, written) for written in REFUSALS)] == []


def test_what_is_written_is_said() -> None:
    used = {key for call in calls() for key in said(call)}
    literals = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unused = [key for key in REFUSALS if key not in literals and not any(re.fullmatch(pattern, key) for pattern in used)]
    assert unused == []


def test_what_only_the_terminal_says_is_said_there() -> None:
    """By t("key"), t("one" if … else "other") or t(f"family-{of}"), and nothing else stands in its files."""
    spoken = [key for call in calls("t", "drawn") for key in keys_of(call.args[0])]
    assert len(spoken) > 100
    own = [key for key in patterns("en") if key.startswith(TERMINAL)]
    assert [key for key in own if not any(re.fullmatch(used, key) for used in spoken)] == []
    assert [used for used in spoken if not any(re.fullmatch(used, key) for key in patterns("en"))] == []


def test_what_is_printed_is_given_the_values_that_stand_in_it() -> None:
    """Whatever t() and drawn() say, of all files."""
    wanted = {key: set(uses(pattern)) for key, pattern in patterns("en").items()}
    wrong = []
    for call in calls("t", "drawn"):
        names = {keyword.arg for keyword in call.keywords}
        if None not in names:  # **values
            keys = [key.replace("\\", "") for key in keys_of(call.args[0])]
            wrong += [ast.unparse(call) for key in keys if key in wanted and wanted[key] != names]
    assert wrong == []


def test_places_are_called_as_they_are_declared() -> None:
    """The name of a place gives its word, so it is declared with the rule; in sentences it has other forms as well."""
    english = speaking("en")
    assert {place.number: place.name for place in things.PLACES} == {
        place.number: english(f"place-{place.number}") for place in things.PLACES
    }


def test_a_sentence_is_said_with_the_values_that_stand_in_it() -> None:
    for call in calls():
        names = {keyword.arg for keyword in call.keywords}
        if None in names:  # **values, which tests of refusals look at
            continue
        given = set[str]().union(*(MADE_OF.get(name or "", {name or ""}) for name in names))
        for key in (key.replace("\\", "") for key in said(call)):
            wanted = REFUSALS.get(key)  # None: a family of keys
            if wanted is not None:
                assert wanted <= given, ast.unparse(call)
                unused = {name for name in names if name and not MADE_OF.get(name, {name}) & wanted}
                assert not unused, f"{ast.unparse(call)}: nothing of {unused} stands in the sentence"
