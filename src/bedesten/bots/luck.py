"""How lucky the players were: what their rolls, and the cards and letters they drew, were worth against the mean of what they
could have been. Both are judged as `greedy` judges a position, and counted in lira.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bedesten.bots.greedy import MOVES_SOMEBODY, Search
from bedesten.bots.value import LIRA, RUBY
from bedesten.engine.constants import FATE, FATE_CARD, FATE_DICE, FATE_DIE, FATE_GUILD, FATE_LETTER
from bedesten.engine.core import Position
from bedesten.engine.game import Game

OWN = (FATE_DICE, FATE_DIE, FATE_CARD, FATE_GUILD, FATE_LETTER)  # what is somebody's own luck; the rest is everybody's
ANSWERS = 100  # that are tried for each outcome
MOST = RUBY  # no roll, and no card, is worth more: at the end of a game it may decide everything


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
        if position.asked == FATE and state.fate in OWN and not (state.fate == FATE_DICE and position.question in MOVES_SOMEBODY):
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
    state.fate_is_open = 1  # what fate will answer after this is weighed, not foreseen
    search, is_roll = Search(chance.seat), state.fate == FATE_DICE
    values: dict[int, float] = {}
    total = ways = 0.0
    for outcome, n in twin.chances:
        like = _like(outcome) if is_roll else outcome
        if like not in values:
            values[like] = search.value_after(twin, like, ANSWERS)
        total, ways = total + n * values[like], ways + n
    more = values[_like(chance.outcome) if is_roll else chance.outcome] - total / ways
    return max(-MOST, min(MOST, more)) / LIRA


def _like(roll: int) -> int:
    """Which die shows what makes no difference."""
    first, second = sorted(divmod(roll, 6))
    return 6 * first + second
