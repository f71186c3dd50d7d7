"""What programs find in `bedesten`."""

from bedesten.engine.core import COMPILED, Position
from bedesten.engine.errors import Refused
from bedesten.engine.game import Entry, Game, Option, Question
from bedesten.engine.options import RULES_VERSION, Options
from bedesten.engine.position_text import read_position, write_position
from bedesten.engine.record import read_record, write_record
from bedesten.engine.standing import Standing
from bedesten.engine.view import SPECTATOR, View
from bedesten.version import __version__

__all__ = [
    "COMPILED",
    "RULES_VERSION",
    "SPECTATOR",
    "Entry",
    "Game",
    "Option",
    "Options",
    "Position",
    "Question",
    "Refused",
    "Standing",
    "View",
    "__version__",
    "read_position",
    "read_record",
    "write_position",
    "write_record",
]
