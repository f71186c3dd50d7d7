"""One whole game between whoever answers."""

from collections.abc import Callable
from typing import Any

from bedesten.engine.constants import PLAYERS, STUCK
from bedesten.engine.core import Position, Tally

Ask = Callable[[Position], int]  # is called where there is a choice, and returns one of position.options


def play_out(position: Position, ask: Ask, rounds: int, tally: Tally) -> None:
    """Until somebody has won, or after so many rounds. Nobody is asked where there is no choice."""
    state: Any = position.state
    while position.asked < PLAYERS and state.round <= rounds:
        options = position.options
        choice = options[0] if len(options) == 1 else ask(position)
        if choice not in options:
            raise ValueError(f"{choice} was answered, which is not among {options}")
        position.counted_answer(tally, choice)
    if position.asked == STUCK:
        raise RuntimeError(f"question {position.question} has no option: a mistake in a rule")
    position.count(tally)
