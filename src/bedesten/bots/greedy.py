"""`greedy`: looks ahead to the end of its own turn."""

from random import Random
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.bots.value import value
from bedesten.engine.constants import DECLINES, FATE, FATE_DICE, PLAY, YELLOW_TILE
from bedesten.engine.core import Position
from bedesten.engine.names import cards
from bedesten.engine.names.questions import (
    ASK_ACT,
    ASK_ASSISTANT,
    ASK_MEET,
    ASK_PAY,
    ASK_PAY_GOVERNOR,
    ASK_PAY_SMUGGLER,
    ASK_PAY_TRADER,
)

ANSWERS = 2000  # that are tried at most before a question is answered, shared evenly by its options
# Cards that may be played nearly always are thought of at one question of a turn only: when is rarely of importance
THOUGHT_OF = {
    PLAY + cards.CARD_GOOD: ASK_ACT,
    PLAY + cards.CARD_LIRA: ASK_ACT,
    PLAY + cards.CARD_FAMILY: ASK_ACT,
    PLAY + cards.CARD_COFFEE2: ASK_ACT,
    PLAY + cards.CARD_GUILD: ASK_ACT,
    PLAY + cards.CARD_8LIRA: ASK_ACT,
    PLAY + cards.CARD_SWAP: ASK_ACT,
    PLAY + cards.CARD_DICE_MOCHA: ASK_ACT,
    PLAY + cards.CARD_ASSISTANT: ASK_ASSISTANT,
    PLAY + YELLOW_TILE: ASK_ASSISTANT,
}
MOVES_SOMEBODY = (
    ASK_PAY,
    ASK_MEET,
    ASK_PAY_GOVERNOR,
    ASK_PAY_SMUGGLER,
    ASK_PAY_TRADER,
)  # behind these, the dice only tell where somebody goes


def _middle_roll(total: int) -> int:
    """Of all rolls with a sum, one in the middle between equal and unequal dice."""
    first = (max(1, total - 6) + total // 2) // 2
    return 6 * (first - 1) + total - first - 1


ROLLS = [(_middle_roll(total), 6 - abs(7 - total)) for total in range(2, 13)]


class GreedyBot:
    """Plays the turn after which its own situation looks best, and thinks no further."""

    def choose(self, sight: Sight, random: Random) -> int:
        position = sight.imagine(random.getrandbits(60))
        state: Any = position.state
        state.fate_is_open = 1  # what fate will answer is weighed, not foreseen
        search = Search(sight.seat)
        values = [search.value_after(position, option, ANSWERS // len(sight.options)) for option in sight.options]
        return sight.options[values.index(max(values))]


class Search:
    """Over the rest of a turn: the best of what the player may answer, the mean of what fate may."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[bytes, float] = {}  # the value of positions that were met before, on whatever way
        self.left = 0  # answers that may still be tried

    def value_after(self, position: Position, answer: int, answers: int) -> float:
        self.left = answers
        return self._after(position, answer, False)

    def _after(self, position: Position, answer: int, weighed: bool) -> float:
        """`weighed`: fate was asked before in this line. Then one answer of hers must do."""
        self.left -= 1
        twin = position.copy()
        twin.push(answer)
        key = twin.key()
        known = self.known.get(key)
        if known is not None:
            return known
        found = self._value(twin, weighed)
        if self.left > 0:  # otherwise not all was looked at
            self.known[key] = found
        return found

    def _value(self, position: Position, weighed: bool) -> float:
        asked = position.asked
        if asked == self.seat and self.left > 0:
            return max(self._after(position, answer, weighed) for answer in sensible(position))
        if asked == FATE:
            chances = _chances(position, weighed or self.left <= 0)
            return sum(n * self._after(position, outcome, True) for outcome, n in chances) / sum(n for _, n in chances)
        return value(position, self.seat)


def sensible(position: Position) -> list[int]:
    """The options without cards that need not be thought of now; if nothing but to decline would be left, all of them."""
    options, question = position.options, position.question
    fewer = [option for option in options if THOUGHT_OF.get(option, question) == question]
    return fewer if any(not DECLINES <= option < 0 for option in fewer) else options


def _chances(position: Position, is_one_enough: bool) -> list[tuple[int, int]]:
    """Outcomes of what fate is asked, with weights."""
    state: Any = position.state
    is_roll = state.fate == FATE_DICE
    if is_one_enough or (is_roll and position.question in MOVES_SOMEBODY):
        return [(position.sampled(), 1)]
    return ROLLS if is_roll else position.chances
