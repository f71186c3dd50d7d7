"""The chance of a deal, which is the same at every table: bound to what is drawn, and not to when.

Every draw has a name: the third roll of green in round 5, the second bonus card of red, the fourth tile of the Large Market. For
each thing that can come, say each card that is left in the deck, a lot follows from the secret, the name of the draw and the
thing; the smallest lot comes. So whoever answers the same is given the same, and what one player does shifts nobody else's
chance: a card comes to the same player at both tables, unless it has gone to somebody else before.
"""

import hmac
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.engine.constants import FATE, FATE_DICE, FATE_DIE, FATE_LARGE, FATE_SMALL, FATE_START
from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.service.sealed_chance import Epoch, SealedChance

OF_EVERYBODY = FATE_LARGE, FATE_SMALL, FATE_START  # each is drawn for the whole table, whoever turns it up
IN_ROUNDS = FATE_DICE, FATE_DIE  # they are counted anew in each round, so that a roll more shifts no later one


def what_is_drawn(position: Position) -> str:
    """What fate is asked, for whom, and in which round if that matters."""
    state: Any = position.state
    fate = state.fate
    if fate in OF_EVERYBODY:
        return f"{fate}"
    seat = state.calls[state.depth - 1].player
    return f"{fate} {seat} {state.round}" if fate in IN_ROUNDS else f"{fate} {seat}"


class DealtChance(SealedChance):
    """Answers for fate from the secret of a deal."""

    def __init__(self, secret: bytes, name: str, texts: Sequence[str], drawn: int = 0, epochs: Sequence[Epoch] = ()) -> None:
        super().__init__(secret, name, texts, drawn, epochs)
        self.counts = Counter[str]()  # how often each thing has been drawn

    def after(self, game: Game) -> "DealtChance":
        twin = self.copy()
        befores = (game.position_before(n) for n, entry in enumerate(game.log) if entry.seat == FATE)
        twin.counts = Counter(what_is_drawn(position) for position in befores)
        return twin

    def copy(self) -> "DealtChance":
        twin = DealtChance.__new__(DealtChance)
        twin.secret, twin.message, twin.drawn, twin.epochs = self.secret, self.message, self.drawn, self.epochs
        twin.counts = self.counts.copy()
        return twin

    def __call__(self, position: Position) -> int:
        drawn = what_is_drawn(position)
        draw = f"{self._message_at(self.drawn)}\n{drawn} {self.counts[drawn]}"
        self.counts[drawn] += 1
        self.drawn += 1
        lots = ((self._lot(draw, outcome, one), outcome) for outcome, ways in position.chances for one in range(ways))
        return min(lots)[1]

    def _lot(self, draw: str, outcome: int, one: int) -> bytes:
        """Of one of the cards that are alike, or of the ways in which dice can show something."""
        return hmac.digest(self.secret, f"{draw}\n{outcome} {one}".encode(), "sha256")
