"""What is printed on the components, from our two data files, and from one of a user's that replaces what is not certain in them.

A process plays with one set of components. Which file of a user's it reads is said by the environment, before it begins.
"""

import hashlib
import json
import os
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from bedesten.engine.errors import Refused, says
from bedesten.engine.mistakes import mistakes

Tables = dict[str, Any]
VARIABLE = "BEDESTEN_COMPONENTS"
HERE = Path(__file__).parent
BOXES = {  # which rule sets a table that can be replaced belongs to
    "bonus_cards.mocha": ("mocha", "grand"),
    "dice_mocha": ("mocha", "grand"),
    "tavern": ("mocha", "grand"),
    "baksheesh_back": ("mocha", "grand"),
    "layouts.letters.first": ("letters",),
    "bonus_cards.letters": ("letters", "grand"),
    "dice_letters": ("letters", "grand"),
    "letters": ("letters", "grand"),
}


def by_name(tables: Tables, path: str = "") -> Iterator[tuple[str, Tables]]:
    """Each table with its whole name, such as bonus_cards.mocha; tables are those that say how sure they are."""
    for name, inside in tables.items():
        if isinstance(inside, dict):
            yield from [(path + name, inside)] if "sure" in inside else by_name(inside, f"{path}{name}.")


def numbers_of(table: Tables) -> Tables:
    """What counts of a table: the same numbers are written in one way only."""
    return {name: _canonical(value) for name, value in table.items() if name not in ("sure", "about")}


def _canonical(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _canonical(number) for name, number in value.items() if number}
    is_row = isinstance(value, list) and not any(isinstance(part, list) for part in value)
    return sorted(value) if is_row else "".join(sorted(value)) if isinstance(value, str) else value


# -- reading


def own_text() -> str:
    """Our file of what is not certain, for users to copy and change."""
    return (HERE / "assumed.toml").read_text(encoding="utf-8")


def read(path: str) -> Tables:
    """A user's file. Refused lists every mistake in it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(says("components-not-read", file=path, why=(error.strerror or str(error)).lower())) from None
    except UnicodeDecodeError:
        raise Refused(says("components-not-text", file=path)) from None
    if found := mistakes(text, ASSUMED, CERTAIN):
        raise Refused("\n- ".join([f"The components in '{path}' cannot be used:", *found]))
    return tomllib.loads(text)


def _merged(ours: Tables, theirs: Tables) -> Tables:
    """Tables inside tables are put together, down to what a table holds; that is replaced."""
    both = deepcopy(ours)
    for name, value in theirs.items():
        is_inside = isinstance(value, dict) and isinstance(ours.get(name), dict) and "sure" not in ours
        both[name] = _merged(ours[name], value) if is_inside else value
    return both


def replaced_by(given: Tables) -> list[str]:
    """The names of the tables that have other numbers than ours."""
    ours = dict(by_name(ASSUMED))
    return [name for name, table in by_name(_merged(ASSUMED, given)) if numbers_of(table) != numbers_of(ours[name])]


def _with(given: Tables) -> Tables:
    """All tables, each with how sure it is."""
    ours, used, others = dict(by_name(ASSUMED)), _merged(ASSUMED, given), replaced_by(given)
    for name, table in by_name(used):
        table["sure"] = "replaced" if name in others else ours[name]["sure"]
        table["about"] = ours[name]["about"]
    return _merged(CERTAIN, used)


CERTAIN: Tables = tomllib.loads((HERE / "components.toml").read_text(encoding="utf-8"))
ASSUMED: Tables = tomllib.loads(own_text())
FILE = os.environ.get(VARIABLE, "")  # empty: our own numbers
GIVEN = read(FILE) if FILE else {}
PRINTED = _with(GIVEN)
REPLACED = replaced_by(GIVEN)


def digest_of(rules: str) -> str:
    """A short name for the components that a rule set is played with; empty: our own numbers."""
    used = {name: numbers_of(table) for name, table in by_name(PRINTED) if name in REPLACED and rules in BOXES[name]}
    return hashlib.sha256(json.dumps(used, sort_keys=True).encode()).hexdigest()[:12] if used else ""


def unsure() -> list[str]:
    """The names of the tables in use whose numbers are neither certain nor given by a user."""
    return [name for name, table in by_name(PRINTED) if table["sure"] in ("likely", "assumed")]


def in_use() -> Tables:
    """For programs: every table as it is played with, what has been replaced, and its short names by rule set."""
    rule_sets = sorted({rules for boxes in BOXES.values() for rules in boxes})
    return {**PRINTED, "in_use": {"replaced": REPLACED, "digests": {rules: digest_of(rules) for rules in rule_sets}}}
