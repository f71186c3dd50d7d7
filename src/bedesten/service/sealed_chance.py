"""The chance of one table: outcome number n from HMAC-SHA-256(secret, table, texts, n). Why: fairness.py."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

from bedesten.engine.core import Position
from bedesten.engine.game import Game

LAYOUT_DRAW = -1  # the number that a random layout is drawn with


class Epoch(NamedTuple):
    """From which number on outcomes are drawn with which name."""

    first: int
    name: str

    def __str__(self) -> str:
        return f"{self.first}:{self.name}"


def epochs_in(text: str) -> tuple[Epoch, ...]:
    """As they are stored: `12:5f06db2a 57:99c0ffee`."""
    pairs = [part.partition(":") for part in text.split()]
    return tuple(Epoch(int(first), name) for first, _, name in pairs)


class SealedChance:
    """Answers for fate from a secret; an engine's `chance`."""

    def __init__(self, secret: bytes, table: str, texts: Sequence[str], drawn: int = 0, epochs: Sequence[Epoch] = ()) -> None:
        self.secret = secret
        self.message = "\n".join([table, *(hashlib.sha256(text.encode()).hexdigest() for text in texts)])
        self.drawn = drawn  # how many numbers have been used
        self.epochs = epochs

    def after(self, game: Game) -> "SealedChance":
        """The chance that draws what comes next in a game."""
        return self.copy()

    def copy(self) -> "SealedChance":
        """One that draws the same from here on."""
        twin = SealedChance.__new__(SealedChance)
        twin.secret, twin.message, twin.drawn, twin.epochs = self.secret, self.message, self.drawn, self.epochs
        return twin

    def __call__(self, position: Position) -> int:
        outcomes = position.chances
        nth = self.below(sum(weight for _, weight in outcomes), self.drawn)
        self.drawn += 1
        for outcome, weight in outcomes:
            if nth < weight:
                return outcome
            nth -= weight
        raise AssertionError("the weights of fate's outcomes do not add up")

    def below(self, ways: int, n: int) -> int:
        """A number from 0 to ways - 1, each equally likely: what lies beyond the last multiple is drawn again."""
        end = 2**64 - 2**64 % ways
        attempt, message = 0, self._message_at(n)
        while True:
            text = f"{message}\n{n}\n{attempt}".encode()
            drawn = int.from_bytes(hmac.digest(self.secret, text, "sha256")[:8], "big")
            if drawn < end:
                return drawn % ways
            attempt += 1

    def _message_at(self, n: int) -> str:
        """A layout belongs to the first number."""
        names = [epoch.name for epoch in self.epochs if epoch.first <= max(n, 0)]
        return f"{self.message}\nepoch {names[-1]}" if names else self.message

    def layout_seed(self) -> int:
        """What a random layout is laid with."""
        return self.below(2**62, LAYOUT_DRAW)
