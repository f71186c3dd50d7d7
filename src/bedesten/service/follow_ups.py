"""What follows by itself from an answer: the steps of a way that has one way on, and the way out of a turn.

It is decided here alone, and stored with the answer.

Which cards somebody holds makes no difference: others would see by it what he holds (decision 3). So a person whose hand leaves
no choice is still asked, and the house answers for him after a moment (`has_no_choice`).
"""

from functools import cache
from typing import Any, cast

from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.effects import outcomes
from bedesten.engine.game import Game
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.notation import number, word
from bedesten.service.going_back import undoer
from bedesten.service.messages import Answer
from bedesten.service.table import Table

ON_THE_WAY = (q.ASK_ASSISTANT, q.ASK_PAY, q.ASK_ACT)  # questions that follow from having gone somewhere
DECLINES = (w.STOP, w.SKIP, w.ENOUGH, w.END, w.KEEP, w.PASS)
EXTRAS = ("play", "use", "guild", "set-companion")  # what one holds, and may play before or instead of an answer


def follow(played: Game, seat: int, message: Answer) -> None:
    """Go on for a player, as far as the message wants it. Nothing is refused: what is not asked for is left out."""
    for wanted in message.then:
        if played.asked != seat or number(wanted) not in played.position.options:
            break
        played.answer(wanted)
    while message.goes_on and played.asked == seat and (only := way_on(played.position)) is not None:
        played.answer(only)


def way_on(position: Position) -> int | None:
    """The one answer that goes on, if there is nothing else to choose. Cards that could be played do not count: whoever wants
    them first takes the move back, and is then asked step by step. What cannot be taken back is never done unasked."""
    state: Any = position.state
    if state.question not in ON_THE_WAY:
        return None
    willing = [answer for answer in _plain(position) if answer not in DECLINES]
    if len(willing) != 1 or any(outcome.reveals for outcome in outcomes(position, willing[0])):
        return None
    return willing[0]


def way_out(position: Position) -> int | None:
    """The answer that leads towards the end of the turn, if there is nothing else to decide than cards."""
    plain = _plain(position)
    if w.END in plain:
        return w.END
    return plain[0] if len(plain) == 1 and plain[0] in DECLINES and plain[0] != w.KEEP else None


def leave_turn(played: Game, seat: int, turn: tuple[int, int]) -> None:
    """Decline what is left of a turn, which is known by its number and whose it is."""
    while played.asked == seat and turn_of(played.position) == turn and (out := way_out(played.position)) is not None:
        played.answer(out)


def turn_of(position: Position) -> tuple[int, int]:
    """Which turn it is, and whose."""
    state: Any = position.state
    return state.turns, state.turn_of


def _plain(position: Position) -> list[int]:
    return [answer for answer in position.options if _is_plain(answer)]


@cache
def _is_plain(answer: int) -> bool:
    return word(answer).partition(":")[0] not in EXTRAS


def has_no_choice(table: Table, seat: int) -> bool:
    """Is there a single answer, which need not be waited for? Whoever has just taken something back wants to think, and
    so do all while somebody asks to go back; what may still be taken back is not made final by an answer that nobody has
    given (decision 27)."""
    position = table.game.position
    if table.proposal:
        return False
    if table.to_act() != seat or table.game.asked != seat or len(position.options) != 1 or table.undone:
        return False
    return undoer(table) != seat or not _is_final(table, position.options[0])


def _is_final(table: Table, answer: int) -> bool:
    """Does it end the turn, or ask chance?"""
    after, state = table.game.position.copy(), cast(Any, table.game.position.state)
    after.answer(answer)
    then: Any = after.state
    return after.asked == FATE or (then.turns, then.turn_of) != (state.turns, state.turn_of)
