"""What an answer would cost, found by trying it on a copy: no rule is known here."""

from typing import Any

from bedesten.cli.drawing.cell import Mark
from bedesten.engine.constants import FETCH, GO, PLACES, SEND
from bedesten.engine.core import Position
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w

FULL_PURSE = 9999
_TAGS = {FETCH: "fetch", SEND: "send"}


def place_of(answer: int) -> int:
    """The place that an answer names; 0 if it names none."""
    for family in (GO, FETCH, SEND):
        if family < answer <= family + PLACES:
            return answer - family
    return 0


def marks(position: Position) -> dict[int, Mark]:
    """The places that may be chosen now, with what that costs."""
    found = {}
    for answer in position.options:
        if place := place_of(answer):
            family = answer - place
            found[place] = going(position, answer) if family == GO else Mark(_TAGS[family])
    return found


def going(position: Position, answer: int) -> Mark:
    """What it costs to go there: an assistant, and lira for the merchants. Tried with a full purse, so that the fee is seen."""
    twin, seat = position.copy(), position.asked
    state: Any = twin.state
    me = state.players[seat]
    turn, stack, lira = state.turns, me.stack, me.lira
    me.lira = FULL_PURSE
    twin.push(answer)
    for question, willing in ((q.ASK_ASSISTANT, (w.JOIN, w.LEAVE, w.JOIN_NEUTRAL)), (q.ASK_PAY, (w.PAY,))):
        if twin.asked == seat and twin.question == question and state.turns == turn:
            choices = [choice for choice in willing if choice in twin.options]
            if not choices:
                break
            twin.push(choices[0])
    price = FULL_PURSE - me.lira
    if (twin.over or state.turns != turn or twin.question == q.ASK_ASSISTANT) and me.stack == stack and price == 0:
        return Mark("turn ends", True, "ends")
    return Mark(f"ends: fee {price}", True, "ends") if price > lira else _mark(me.stack - stack, price)


def _mark(assistants: int, fee: int) -> Mark:
    tag, short = ("leave 1", "−1") if assistants < 0 else ("pick up 1", "+1") if assistants > 0 else ("free", "±0")
    return Mark(f"{tag} · pay {fee}", False, f"{short} pay {fee}") if fee else Mark(tag, False, short)


def fee(position: Position) -> int:
    """What the merchants here want, where one is asked to pay them."""
    twin, seat = position.copy(), position.asked
    state: Any = twin.state
    lira = state.players[seat].lira
    twin.push(w.PAY)
    return int(lira - state.players[seat].lira)
