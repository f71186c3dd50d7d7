"""Bad input."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Sentence:
    """A sentence in English, and what another language needs to say the same: its key and what stands in it."""

    text: str
    key: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)


class Refused(ValueError):
    """Something cannot be done; nothing has changed. The sentence says what, why, and what would be right."""

    def __init__(self, sentence: str | Sentence, clause: str | None = None, said: Sequence[Sentence] = ()) -> None:
        if isinstance(sentence, Sentence):
            said = said or (sentence,)
        self.sentence = sentence.text if isinstance(sentence, Sentence) else sentence
        super().__init__(f"{self.sentence} ({clause})" if clause else self.sentence)
        self.clause = clause  # the id of the rule that refuses it, if one does
        self.said = tuple(said)  # the same for other languages, as far as it can be translated
