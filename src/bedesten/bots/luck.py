"""How lucky the players were: what their rolls, and the cards and letters they drew, were worth against the mean of what they
could have been. Both are judged as `greedy` judges a position, and counted in lira.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bedesten.engine.constants import FATE, FATE_CARD, FATE_DICE, FATE_DIE, FATE_GUILD, FATE_LETTER
from bedesten.engine.core import Net, Position, Searcher
from bedesten.engine.game import Game
from bedesten.engine.searching import moves_somebody
from bedesten.engine.worths import WORTH_LIRA, WORTH_RUBY

OWN = (FATE_DICE, FATE_DIE, FATE_CARD, FATE_GUILD, FATE_LETTER)  # what is somebody's own luck; the rest is everybody's
ANSWERS = 100  # that are tried for each outcome
MOST = WORTH_RUBY  # no roll, and no card, is worth more: at the end of a game it may decide everything


class Chance(NamedTuple):
    """Fate was asked on somebody's behalf, and has answered."""

    position: Position
    seat: int
    outcome: int


def chances_of(game: Game) -> Iterator[Chance]:
    """Where the dice only told where somebody goes, they are left out."""
    for n, entry in enumerate(game.log):
        position = game.position_before(n)
        state: Any = position.state
        if position.asked == FATE and state.fate in OWN and not (state.fate == FATE_DICE and moves_somebody(position.question)):
            yield Chance(position, state.calls[state.depth - 1].player, entry.answer)


def luck(chances: Sequence[Chance], players: int) -> list[float]:
    """By seat, in lira."""
    found = [0.0] * players
    for chance in chances:
        found[chance.seat] += luck_of(chance)
    return found


def luck_of(chance: Chance) -> float:
    """What an outcome was worth more than the mean of all of them."""
    twin = chance.position.copy()
    state: Any = twin.state
    searcher, net, is_roll = Searcher(by_net=False, plain=True), Net(), state.fate == FATE_DICE
    values: dict[int, int] = {}
    total = ways = 0.0
    for outcome, n in twin.chances:
        like = _like(outcome) if is_roll else outcome
        if like not in values:
            values[like] = searcher.value_after(net, twin, chance.seat, like, ANSWERS, anew=not values)
        total, ways = total + n * values[like], ways + n
    more = values[_like(chance.outcome) if is_roll else chance.outcome] - total / ways
    return max(-MOST, min(MOST, more)) / WORTH_LIRA


def _like(roll: int) -> int:
    """Which die shows what makes no difference."""
    first, second = sorted(divmod(roll, 6))
    return 6 * first + second
