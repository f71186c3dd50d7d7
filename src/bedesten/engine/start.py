"""The first position of a game."""

from typing import Any

from bedesten.engine.core import Position
from bedesten.engine.options import Options


def start(options: Options, seed: int = 0, open_fate: bool = False, engine: Any = Position) -> Position:
    """A table laid as agreed. `open_fate`: somebody else answers for fate, from the set-up on. `engine`: compiled or not."""
    position: Position = engine(
        options.players,
        seed,
        options.rule_set,
        options.spots(),
        options.neutral_assistants,
        options.caravan_leader,
        open_fate,
        options.letters_deck,
    )
    return position
