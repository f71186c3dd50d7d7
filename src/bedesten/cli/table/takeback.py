"""Undo at the table: one's own answers, as long as nobody has learned anything since."""

from collections.abc import Sequence

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Entry, Game


def take_back(game: Game, seat: int, names: Sequence[str]) -> Entry:
    """Refused if dice or cards have spoken since, or if the last answer was another player's."""
    last = next((i for i in reversed(range(len(game.log))) if game.log[i].seat != FATE and not game.log[i].forced), None)
    if last is None:
        raise Refused(says("no-turn-of-yours"))
    if any(entry.reveals for entry in game.log[last:]):
        raise Refused(says("undo-seen"))
    if game.log[last].seat != seat:
        raise Refused(says("undo-other", name=names[game.log[last].seat]))
    return game.undo()
