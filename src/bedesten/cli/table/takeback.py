"""Undo at the table: one's own answers, as long as nobody has learned anything since."""

from collections.abc import Sequence

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.game import Entry, Game


def take_back(game: Game, seat: int, names: Sequence[str]) -> Entry:
    """Refused if dice or cards have spoken since, or if the last answer was another player's."""
    last = next((i for i in reversed(range(len(game.log))) if game.log[i].seat != FATE and not game.log[i].forced), None)
    if last is None:
        raise Refused("There is nothing to take back yet.")
    if any(entry.reveals for entry in game.log[last:]):
        raise Refused("Undo goes back no further than this: dice or cards have been seen since your last answer.")
    if game.log[last].seat != seat:
        raise Refused(f"Undo goes back no further than this: the last answer was that of {names[game.log[last].seat]}.")
    return game.undo()
