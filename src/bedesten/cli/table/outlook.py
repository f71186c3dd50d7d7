"""What an answer would cost, shown on the board."""

from bedesten.cli.drawing.cell import Mark
from bedesten.cli.speech import t
from bedesten.engine.constants import AT, COMPANION, FETCH, GO, PLACES, SEND
from bedesten.engine.core import Position
from bedesten.engine.effects import outcomes
from bedesten.engine.names.questions import ASK_MOVE
from bedesten.engine.notation import SEATS

_DEEDS = {FETCH: "fetch", SEND: "send", COMPANION: "companion", AT: "here"}


def place_of(answer: int) -> int:
    """The place that an answer names; 0 if it names none."""
    for family in (GO, FETCH, SEND, COMPANION, AT):
        if family < answer <= family + PLACES:
            return answer - family
    return 0


def marks(position: Position) -> dict[int, Mark]:
    """The places that may be chosen now, with what that costs."""
    found: dict[int, Mark] = {}
    for answer in position.options:
        if place := place_of(answer):
            family = answer - place
            is_move = position.question == ASK_MOVE
            mark = going(position, answer) if family == GO and is_move else Mark(t(f"terminal-mark-{_DEEDS.get(family, 'go')}"))
            found[place] = found.get(place, mark)  # where merchant and companion can go, what it costs the merchant
    return found


def going(position: Position, answer: int) -> Mark:
    """What it costs to go there: an assistant, and lira for the merchants."""
    (outcome,) = outcomes(position, answer)
    assistants = outcome.gains.get(SEATS[position.asked], {}).get("assistants", 0)
    if outcome.lacks:
        return Mark(t("terminal-ends", fee=outcome.fee if outcome.lacks == "fee" else 0), True, t("terminal-ends-short"))
    return _mark(assistants, outcome.fee)


def _mark(assistants: int, fee: int) -> Mark:
    deed, sign = ("leave", "−1") if assistants < 0 else ("pick-up", "+1") if assistants > 0 else ("free", "±0")
    return Mark(t(f"terminal-mark-{deed}", fee=fee), False, t("terminal-short", assistants=sign, fee=fee))
