"""What stands in the way of an answer: sentences by their keys, and the clause that says so."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bedesten.engine.errors import Sentence, in_words, says


@dataclass(frozen=True)
class Reason:
    """One sentence or two, and the clause that says so."""

    said: tuple[Sentence, ...]
    clause: str | None = None

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]

    def __post_init__(self) -> None:
        numbers = [(one.key, *map(str, one.args.values())) for one in self.said]
        object.__setattr__(self, "_hash", hash((self.clause, *numbers)))  # questions are told from what was told before

    @property
    def sentence(self) -> str:
        return in_words(self.said)


def because(clause: str | None, key: str, **args: Any) -> Reason:
    try:
        return _because(clause, key, **args)
    except TypeError:  # goods stand in it
        return Reason((says(key, **args),), clause)


@lru_cache(4096)
def _because(clause: str | None, key: str, **args: Any) -> Reason:
    """The same is said again and again."""
    return Reason((says(key, **args),), clause)
