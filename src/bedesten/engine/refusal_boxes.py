"""Words of an expansion that is not played: that is the reason, whatever else may be missing."""

from functools import lru_cache
from typing import Any

from bedesten.engine.constants import (
    AT,
    BARRIER,
    BID,
    COMPANION,
    DISCARD,
    GIVE,
    GRAND,
    KIOSK_TILE,
    LETTERS,
    MOCHA,
    MOVEMENT_TILE,
    PLAY,
    SET_COMPANION,
    TAKE,
)
from bedesten.engine.names import words as w
from bedesten.engine.names.goods import COFFEE
from bedesten.engine.notation import word
from bedesten.engine.refusal_sentences import Reason, because
from bedesten.engine.tables import cards_of

_MOCHA = {
    *(TAKE + COFFEE, GIVE + COFFEE, PLAY + MOVEMENT_TILE),
    *(w.FIRST_TO_SIX, w.SECOND_TO_SIX, w.SET_BARRIER, w.TAKE_MOVEMENT, w.TAKE_ENCOUNTER, w.BRIBE),
    *range(BARRIER, KIOSK_TILE),  # and guild cards, played or given away
    *(family + card for family in (DISCARD, PLAY) for card in cards_of("mocha")),
}
_LETTERS = {
    *(PLAY + SET_COMPANION, w.PASS, w.HOME, w.FOLLOW_RED, w.FOLLOW_GREEN, w.FOLLOW_BLUE, w.FOLLOW_YELLOW, w.FOLLOW_WHITE),
    *range(COMPANION, BARRIER),
    *range(KIOSK_TILE, AT),  # and letters
    *(family + card for family in (DISCARD, PLAY) for card in cards_of("letters")),
}


def box_refused(state: Any, answer: int) -> Reason | None:
    """OPT-1. Why not, if the word belongs to a box that lies beside the table."""
    return _beside(answer, state.rules)


@lru_cache(4096)
def _beside(answer: int, rules: int) -> Reason | None:
    if answer in _MOCHA and rules not in (MOCHA, GRAND):
        return because("OPT-1", "without-mocha", word=word(answer))
    if (answer in _LETTERS or answer >= BID) and rules not in (LETTERS, GRAND):
        return because("OPT-1", "without-letters", word=word(answer))
    return None
