"""Bad input."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bedesten.engine.wording import values
from bedesten.texts import Language, speaking


@dataclass(frozen=True)
class Sentence:
    """Something that is said, by its key and what stands in it: words are made of it where somebody reads them.

    >>> says("out-of-reach", place="tea-house", steps=3).text
    'It’s 3\\xa0steps to the Tea House; your merchant goes 1 or 2.'
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        return in_words([self])


def says(key: str, **args: Any) -> Sentence:
    """Places, pieces, goods and cards stand in it by their words, as in the notation."""
    return Sentence(key, args)


def in_words(said: Iterable[Sentence], language: Language | None = None) -> str:
    """In English, if no other language is named."""
    spoken = language or speaking("en")
    return " ".join(spoken(f"refusal-{one.key}", **values(one.args, spoken)) for one in said)


class Refused(ValueError):
    """Something cannot be done; nothing has changed. It says what, why, and what would be right."""

    def __init__(
        self, sentence: str | Sentence, clause: str | None = None, said: Sequence[Sentence] = (), more: Sequence[Sentence] = ()
    ) -> None:
        super().__init__(sentence)
        self.clause = clause  # the id of the rule that refuses it, if one does
        self.said = tuple(said) or ((sentence,) if isinstance(sentence, Sentence) else ())
        self.more = tuple(more)  # what could be done instead, for those who see no buttons

    @property
    def sentence(self) -> str:
        return self.in_words()

    def in_words(self, language: Language | None = None) -> str:
        return in_words([*self.said, *self.more], language) if self.said else str(self.args[0])

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence
