"""Answers as actions of a fixed number: `N` of them, from 0 up, which do not change when rules are added.

An action is the number of the answer + 48: words of their own are the actions from 0 to 47, families those from 48 to 1047, bids
those from 1048 on. Bids end at 231 lira: whoever has more cannot bid more by an action.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any

from bedesten.engine.boards import spares
from bedesten.engine.constants import ACTIONS, AT, BID, FETCH, GO, SEND, WORD_ROOM
from bedesten.engine.core import Position
from bedesten.engine.core import write_mask as _write_mask
from bedesten.engine.errors import Refused
from bedesten.engine.notation import ANSWERS, PLACES
from bedesten.engine.options import RULE_SETS
from bedesten.engine.refusal_boxes import box_refused
from bedesten.engine.tables import PLACES_OF

N = ACTIONS
WORDS = {answer + WORD_ROOM: text for answer, text in ANSWERS.items()} | {
    a: f"bid:{a - WORD_ROOM - BID}" for a in range(WORD_ROOM + BID, N)
}
_NUMBERS = {text: action for action, text in WORDS.items()}


def number(word: str) -> int:
    """The action that a word stands for.

    >>> number(">tea-house")
    57
    """
    if word not in _NUMBERS:
        raise Refused(f"{word!r} isn't a player's answer, or is a bid above {N - WORD_ROOM - BID - 1}.")
    return _NUMBERS[word]


def word(action: int) -> str:
    """The word of an action.

    >>> word(57)
    '>tea-house'
    """
    if action not in WORDS:
        raise Refused(f"{action} isn't an action: there are 0 to {N - 1}, those that have a word.")
    return WORDS[action]


@cache
def of(rules: str) -> tuple[int, ...]:
    """The actions that can be possible in a rule set: a net that plays no other needs no more of them.

    >>> len(of("base")), len(of("grand"))
    (133, 630)
    """
    if rules not in RULE_SETS:
        raise Refused(f"There is no rule set {rules!r}; there are {', '.join(RULE_SETS)}.")
    table = SimpleNamespace(rules=RULE_SETS[rules])
    places = {*PLACES_OF[RULE_SETS[rules]], *spares(rules)}
    absent = {family + place for family in (GO, FETCH, SEND, AT) for place in PLACES if place not in places}
    return tuple(a for a in sorted(WORDS) if answer(a) not in absent and box_refused(table, answer(a)) is None)


def answer(action: int) -> int:
    """The answer that the engine understands: `position.answer(answer(action))`."""
    return action - WORD_ROOM


def action(answer: int) -> int:
    """The action for an answer of the engine."""
    return answer + WORD_ROOM


def write_mask(position: Position, out: Any) -> None:
    """The actions that are possible now, 1 each and 0 for all others, into `N` bytes: a numpy array of int8, uint8 or bool, or a
    bytearray. None is possible if no player is asked."""
    _write_mask(position, out)
