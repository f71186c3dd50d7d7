"""A sale that goes on: how much of each good can be sold, and for how much. Found by trying: the rules say it."""

from dataclasses import dataclass
from typing import Any

from bedesten.engine.constants import SELL
from bedesten.engine.core import Position
from bedesten.engine.names.questions import ASK_SELL
from bedesten.engine.names.words import ENOUGH
from bedesten.engine.notation import GOODS


@dataclass(frozen=True)
class Sale:
    """What may still be sold: of each good at most, and the lira that the whole sale brings after one more good, two more …"""

    most: dict[str, int]
    lira: list[int]


def sale(position: Position) -> Sale | None:
    """Of the sale that is asked about; None, if nothing is sold now.

    >>> from bedesten.engine.core import Position
    >>> sale(Position(2, seed=5)) is None
    True
    """
    if position.question != ASK_SELL:
        return None
    seat = position.asked
    now = position.imagined(seat, 0, open_fate=True)
    state: Any = now.state
    before = state.players[seat].lira
    most = {GOODS[good]: len(_sold(now, [SELL + good])) for good in range(4)}
    lira = [_lira(after, seat) - before for after in _sold(now, [SELL + good for good in range(4)])]
    return Sale({good: number for good, number in most.items() if number}, lira)


def _sold(position: Position, goods: list[int]) -> list[Position]:
    """The table after one of these goods was sold, after two, as long as one of them can be."""
    found: list[Position] = []
    while position.question == ASK_SELL and (sold := [good for good in goods if good in position.options]):
        position = position.copy()
        position.answer(sold[0])
        found.append(position)
    return found


def _lira(position: Position, seat: int) -> int:
    """What the seller has, when nothing more is sold."""
    done = position.copy()
    if done.question == ASK_SELL and ENOUGH in done.options:
        done.answer(ENOUGH)
    state: Any = done.state
    return int(state.players[seat].lira)
