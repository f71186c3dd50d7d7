"""A record as the beginning of a new game: play on from any point of it."""

from typing import Any

from bedesten.engine.errors import Refused
from bedesten.engine.position_text import write_position
from bedesten.engine.record import read_record
from bedesten.service.agreed import Agreed, storable

RECORD_LENGTH = 60_000


def position_of(record: str, to: int | None) -> tuple[Agreed, str]:
    """What a record agreed on, and the position after `to` of its answers as text; whoever has the record knows all hands."""
    if len(record) > RECORD_LENGTH:
        raise Refused(f"A record has at most {RECORD_LENGTH} characters here, this one has {len(record)}.")
    if to is not None and to < 0:
        raise Refused("The number of answers to be taken from the record is 0 or more.")
    game = read_record(storable(record), to)
    state: Any = game.position.state
    if game.over:
        raise Refused("The game of this record is over there: choose an earlier point to play on from.")
    if not state.turns:
        raise Refused("At this point the set-up is still going on: choose a later point to play on from.")
    options = game.options
    return Agreed(options.players, options.rules, options.layout, options.variants), write_position(game)
