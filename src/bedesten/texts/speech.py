"""A language that can be spoken, with two functions of our own, which leave the choice of the form to each language:

{ TERM($place, of: "place", form: "to") }            "to the Tea House": the term place-9, attribute `to`
{ COUNT($n, of: "assistant", form: "acc") }          "2 assistants", after a verb
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

_AND = {"en": "and", "de": "und", "fr": "et", "pl": "i", "ru": "и", "uk": "і"}
_OR = {"en": "or", "de": "oder", "fr": "ou", "pl": "lub", "ru": "или", "uk": "або"}


class Language(ABC):
    """Texts by their keys: language("place-9.to"), language("log-bid", name="Ada", lira=3)."""

    def __init__(self, code: str) -> None:
        self.code = code

    @abstractmethod
    def __call__(self, key: str, **values: Any) -> str:
        """The text of a key; KeyError, if there is none."""

    @abstractmethod
    def knows(self, key: str) -> bool: ...

    def listed(self, things: Sequence[Any]) -> str:
        """Ada, Grace and Tomo"""
        return _joined(things, _AND[self.code])

    def one_of(self, things: Sequence[Any]) -> str:
        """red, green or blue"""
        return _joined(things, _OR[self.code])

    def term(self, name: Any, of: str, form: str | None = None) -> str:
        return self(_key(f"{of}-{name}", form))

    def count(self, n: int, of: str, form: str | None = None) -> str:
        return self(_key(f"count-{of}", form), n=n)


def _key(name: str, form: str | None) -> str:
    return f"{name}.{form}" if form else name


def _joined(things: Sequence[Any], word: str) -> str:
    *first, last = map(str, things or [""])
    return f"{', '.join(first)} {word} {last}" if first else last
