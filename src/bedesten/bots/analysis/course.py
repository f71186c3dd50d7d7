"""How the chances went, and what of it was luck: dice and draws against the mean of what they could have been.

The record of a finished game is open, so its cards are where they were. A turn is played as the search would, up to where fate is
asked; there all her answers are weighed, each played on to the end of the turn, in the same worlds. So luck and chances are
measured alike, and whoever plays as the search would is lucky or not, and nothing else.
"""

from typing import Any

from bedesten.bots.analysis.report import Shares
from bedesten.bots.thinking import ANSWERS
from bedesten.engine.constants import FATE, FATE_DICE, WIN
from bedesten.engine.core import Net, Position, Roller, Searcher


class Course:
    """Judges positions of a game for all seats. Only one thread may ask it at a time."""

    def __init__(self, net: Net, worlds: int) -> None:
        self._net, self._worlds = net, worlds
        self._searcher, self._roller = Searcher(), Roller(answers=ANSWERS)

    def chances(self, position: Position, seed: int) -> Shares:
        """Who will win, in millionths: 1,000,000 in all."""
        planned = self._planned(position)
        self._begin(planned, seed)
        return self._mean(planned) if planned.asked == FATE else _whole(self._estimate(0))

    def luck(self, position: Position, outcome: int, seed: int) -> Shares:
        """What an answer of fate has brought, against the mean of all that she could have given: 0 in all."""
        self._begin(position, seed)
        state: Any = position.state
        came = _whole(self._estimate(_like(outcome) if state.fate == FATE_DICE else outcome))
        return [share - usual for share, usual in zip(came, self._mean(position), strict=True)]

    def _planned(self, position: Position) -> Position:
        """Where fate is asked, if the turn goes on as the search would have it; or before the answer that ends it."""
        before, here = position, position.copy()
        state: Any = here.state
        state.fate_is_open = True
        while here.asked < FATE and state.turns == position.state.turns:
            before = here.copy()
            here.answer(self._planned_answer(here))
        return here if here.asked == FATE and state.turns == position.state.turns else before

    def _planned_answer(self, position: Position) -> int:
        if len(position.options) == 1:
            return position.options[0]
        return max(self._searcher.values(self._net, position, position.asked, ANSWERS), key=lambda found: found[1])[0]

    def _begin(self, position: Position, seed: int) -> None:
        state: Any = position.state
        self._roller.begin(position, position.asked if position.asked < FATE else state.turn_of, seed)

    def _estimate(self, outcome: int) -> Shares:
        """Sums over worlds; if fate is asked, after this answer of hers."""
        return [total for total, _ in self._roller.estimate(self._net, 0, self._worlds, outcome)]

    def _mean(self, position: Position) -> Shares:
        """Over all that fate may answer."""
        state: Any = position.state
        ways: dict[int, int] = {}
        for outcome, n in position.chances:
            like = _like(outcome) if state.fate == FATE_DICE else outcome
            ways[like] = ways.get(like, 0) + n
        found = [[n * total for total in self._estimate(outcome)] for outcome, n in ways.items()]
        return _whole([sum(totals) for totals in zip(*found, strict=True)])


def _like(roll: int) -> int:
    """Which die shows what makes no difference."""
    first, second = sorted(divmod(roll, 6))
    return 6 * first + second


def _whole(sums: Shares) -> Shares:
    """In millionths; what rounding leaves goes to whoever has most."""
    shares = [total * WIN // sum(sums) for total in sums]
    best = max(range(len(shares)), key=shares.__getitem__)
    shares[best] += WIN - sum(shares)
    return shares
