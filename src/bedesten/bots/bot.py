"""What a bot is: somebody who is shown a seat's sight of the table, and chooses an answer."""

from random import Random
from typing import Protocol

from bedesten.engine.core import Position
from bedesten.engine.view import View, view


class Sight:
    """All that a seat may know of a game, and nothing else.

    It holds a position in which what is hidden from the seat has been dealt anew, so that no bot can look at what is not its
    own: neither by mistake nor on purpose.
    """

    def __init__(self, position: Position, seat: int, seed: int) -> None:
        self.seat = seat
        self.options = position.options
        self.question = position.question
        self._imagined = position.imagined(seat, seed)

    def imagine(self, seed: int) -> Position:
        """A position as it may be, with other hidden cards and another chance to come for every seed. Free to be played on."""
        return self._imagined.imagined(self.seat, seed)

    def view(self) -> View:
        """The same in plain values."""
        return view(self._imagined, self.seat)


class Bot(Protocol):
    """Chooses one of `sight.options`; all chance that it needs comes from `random`."""

    def choose(self, sight: Sight, random: Random) -> int: ...
