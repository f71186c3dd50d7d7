"""A record as the beginning of a new game: play on from any point of it."""

from typing import Any

from bedesten.engine.errors import Refused
from bedesten.engine.position_text import write_position
from bedesten.engine.record import read_record
from bedesten.service.agreed import Agreed, storable
from bedesten.service.sentences import says

RECORD_LENGTH = 60_000


def position_of(record: str, to: int | None) -> tuple[Agreed, str]:
    """What a record agreed on, and the position after `to` of its answers as text; whoever has the record knows all hands."""
    if len(record) > RECORD_LENGTH:
        raise Refused(says("record-length", most=RECORD_LENGTH, length=len(record)))
    if to is not None and to < 0:
        raise Refused(says("record-to"))
    game = read_record(storable(record), to)
    state: Any = game.position.state
    if game.over:
        raise Refused(says("record-over"))
    if not state.turns:
        raise Refused(says("record-set-up"))
    options = game.options
    return Agreed(options.players, options.rules, options.layout, options.variants), write_position(game)
