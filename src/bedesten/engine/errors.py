"""Bad input."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sentence:
    """A sentence in English, and what another language needs to say the same: its key and what stands in it."""

    text: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Refused(ValueError):
    """Something cannot be done; nothing has changed. The sentence says what, why, and what would be right."""

    def __init__(self, sentence: str, clause: str | None = None, said: Sequence[Sentence] = ()) -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.sentence = sentence
        self.clause = clause  # the id of the rule that refuses it, if one does
        self.said = tuple(said)  # the same for other languages, as far as it can be translated
