"""How a plan would go: while somebody makes one, he is shown the table behind each answer, and what he could answer there.

He learns nothing by it. What is hidden from him is dealt anew before the first step, always in the same way, so that all that
follows is a function of what he may know; nothing is drawn, and a turn ends where chance or somebody else is asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import number
from bedesten.service.follow_ups import turn_of, way_on
from bedesten.service.premoves.plan import Premove, check, check_agreed, give
from bedesten.service.table import Table

DEAL = 0  # the seed by which what is hidden is dealt anew


@dataclass
class Foreseen:
    """A planned turn as it would go, if nobody did anything before it."""

    game: Game  # from the beginning of the turn on
    seat: int
    answers: list[str] = field(default_factory=list)  # as they are to be planned
    refused: Refused | None = None  # an answer is not possible as the table stands; nothing behind it was looked at

    @property
    def next(self) -> Literal["asked", "chance", "others", "over"]:
        """Who comes behind the last answer; over: the turn is."""
        if self.game.over or (self.game.log and turn_of(self.game.position) != self._turn):
            return "over"
        return "asked" if self.game.asked == self.seat else "chance" if self.game.asked == FATE else "others"

    @property
    def _turn(self) -> tuple[int, int]:
        return self.game.log[0].turn, self.game.log[0].turn_of


def foresee(table: Table, seat: int, turns: Sequence[Premove], then: Sequence[str] = (), goes_on: bool = True) -> list[Foreseen]:
    """Turn by turn; the last one may be empty: then it is at its beginning. It ends with the first turn that is not possible.

    `then` is answered behind the last one, as far as it is asked for, and after that, if it `goes_on`, what has one way on."""
    check(turns, fewest=0)
    check_agreed(table)
    found = list[Foreseen]()
    position = table.game.position.imagined(seat, DEAL, open_fate=True)
    for i, turn in enumerate(turns or [Premove([])]):
        game = Game.standing_at(table.game.options, next_turn(position, seat))
        is_last = i == len(turns) - 1
        found.append(_played(Foreseen(game, seat), turn.answers, then if is_last else (), goes_on or not is_last))
        if found[-1].refused:
            break
        position = game.position.copy()
    return found


def next_turn(position: Position, seat: int) -> Position:
    """The beginning of the next turn of a seat, with everything as it is now. Refused, if there is none any more."""
    state: Any = position.state
    now, then = state.in_round, (seat - state.start) % state.players_n
    if then <= now:  # in the next round
        state.round += then > 0  # otherwise the turn begins it
        state.doubled = 0
    has_ended = any(state.players[i].rubies >= state.rubies_to_win for i in range(state.players_n))
    if position.over or state.turn_of >= state.players_n or (then <= now and has_ended):
        raise Refused(says("premove-no-turn"))
    state.in_round, state.extra_turn = then, 0
    position.resume()
    return position


def _played(turn: Foreseen, words: Sequence[str], then: Sequence[str], goes_on: bool) -> Foreseen:
    game, seat = turn.game, turn.seat
    try:
        for word in words:
            if not give(game, seat, word):
                break
            turn.answers.append(word)
    except Refused as refused:
        turn.refused = refused
        return turn
    for word in then:
        if game.asked != seat or number(word) not in game.position.options:
            break
        game.choose(word)
        turn.answers.append(word)
    while goes_on and game.log and game.asked == seat and (only := way_on(game.position)) is not None:
        game.choose(only)
    return turn
