"""A game as OpenSpiel remembers it: the position, and what everybody has seen of the way there."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bedesten.engine.constants import FATE, FATE_CARD, FATE_GUILD
from bedesten.engine.core import Position
from bedesten.engine.notation import SECRET, outcome_word, word
from bedesten.engine.view import own_hand

EVERYBODY = -1
NOBODY_ANY_MORE = -2  # a card that was drawn in a game of which only one player's knowledge is left


class Told(NamedTuple):
    """An answer, and who has heard it."""

    word: str
    by: int  # a seat, or FATE
    answer: int
    seen_by: int = EVERYBODY

    def shown(self, seat: int) -> str:
        return self.word if self.seen_by in (EVERYBODY, seat) else SECRET


FORGOTTEN = Told(SECRET, FATE, 0, NOBODY_ANY_MORE)


class Remembered:
    """Copied with every state of OpenSpiel, which copies deeply."""

    def __init__(self, position: Position, told: Sequence[Told] = ()) -> None:
        self.position, self.told = position, list(told)

    def __deepcopy__(self, _: Any) -> "Remembered":
        return Remembered(self.position.copy(), self.told)

    def answer(self, answer: int) -> None:
        state: Any = self.position.state
        if self.position.asked == FATE:
            is_secret = state.fate in (FATE_CARD, FATE_GUILD)
            drawer = int(state.calls[state.depth - 1].player) if is_secret else EVERYBODY
            self.told.append(Told(outcome_word(state.fate, answer), FATE, answer, drawer))
        else:
            self.told.append(Told(word(answer), self.position.asked, answer))
        self.position.push(answer)

    def imagined(self, seat: int, seed: int) -> "Remembered":
        """As it may be, as far as a seat knows. What the others once drew is forgotten; what they hold is dealt anew."""
        told = [one if one.seen_by in (EVERYBODY, seat) else FORGOTTEN for one in self.told]
        return Remembered(self.position.imagined(seat, seed, open_fate=True), told)

    def story(self, seat: int) -> str:
        """Everything that a seat has seen, from the beginning, in the words of records."""
        return " ".join([one.shown(seat) for one in self.told])

    def hand(self, seat: int) -> str:
        """The cards that a seat holds, in words."""
        cards, guild = own_hand(self.position, seat)
        return " ".join([*cards, *[f"guild:{card}" for card in guild]])
