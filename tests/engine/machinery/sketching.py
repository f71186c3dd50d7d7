"""Enters the sketches of the expansions in the rule book, and takes them out again."""

import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from bedesten.engine import registry
from bedesten.engine.answers import FAMILY
from bedesten.engine.constants import CARD_RULES, GRAND
from bedesten.engine.names import questions
from bedesten.engine.names.cards import CARD_COPY
from bedesten.engine.names.places import AUCTION_HOUSE, KIOSK, TAVERN

NAME = "engine.machinery.sketches"
PLACES = [TAVERN, KIOSK, AUCTION_HOUSE]
BOOKS: list[dict[Any, Any]] = [
    registry.RULES,
    registry.NAMES,
    registry.KEEPS,
    registry.TEXTS,
    registry.POSSIBLE,
    registry.PLAYABLE,
]


def new_question(name: str, family: int) -> int:
    """A question that the engine does not know yet; as its name is entered with the others, it is compiled, too."""
    FAMILY.append(family)
    setattr(questions, name, len(FAMILY) - 1)
    return len(FAMILY) - 1


def enter() -> str:
    """Returns the text of the sketches. If a box has rules of its own by now for the same places, they stand aside."""
    for number in [*PLACES, CARD_RULES + CARD_COPY]:
        for book in (registry.RULES, registry.NAMES, registry.KEEPS, registry.POSSIBLE):
            book.pop(number, None)
    sys.modules.pop(NAME, None)
    module = import_module(NAME)
    assert module.__file__
    return Path(module.__file__).read_text(encoding="utf-8")


class Remembered:
    """with Remembered(): enter()  -  afterwards the rule book is as it was."""

    def __enter__(self) -> None:
        self.books = [dict(book) for book in BOOKS]
        self.family, self.names = len(FAMILY), set(vars(questions))

    def __exit__(self, *_: object) -> None:
        for book, before in zip(BOOKS, self.books, strict=True):
            book.clear()
            book.update(before)
        registry._numbers = count(max(registry.RULES) + 1)  # numbers are few: they must fit into a byte
        del FAMILY[self.family :]
        for name in set(vars(questions)) - self.names:
            delattr(questions, name)
        sys.modules.pop(NAME, None)


def number_of(rule: str) -> int:
    return next(number for number, name in registry.NAMES.items() if name == rule)


def table(engine: Any, rule: str, *numbers: int, players: int = 3, seed: int = 1, **options: Any) -> Any:
    """A position on the largest board at which seat 0 is about to carry out a rule with its numbers; not yet begun."""
    position = engine(players, seed, rules=GRAND, **options)
    state, call = position.state, position.state.calls[0]
    state.depth, state.kept_n = 1, registry.keeps(number_of(rule))
    call.rule, call.player, call.block, call.kept = number_of(rule), 0, 0, 0
    for i, n in enumerate(numbers):
        state.kept[i] = n
    return position
