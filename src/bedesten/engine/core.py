"""`Position`, compiled if it can be. `COMPILED` tells whether the rules run as C or as the plain Python they are written in,
`UNCOMPILED` why they could not be compiled when they were installed, if that is so."""

import os
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

from bedesten.engine import tables
from bedesten.engine.sources import fingerprint

COMPILED = False
if TYPE_CHECKING or os.environ.get("BEDESTEN_PURE") or os.environ.get("BEDESTEN_CHECKED"):
    from bedesten.engine.batches import Batch, Lookout, impossible, write_mask
    from bedesten.engine.position import Position, Tally, play_games_at_random
    from bedesten.engine.rooms import Room
    from bedesten.engine.searchers import Lesson, Net, Roller, Searcher, contest
else:
    try:
        from bedesten.engine import _fast

        COMPILED = fingerprint() == _fast.FINGERPRINT
        if COMPILED:
            from bedesten.engine._fast import (
                Batch,
                Lesson,
                Lookout,
                Net,
                Position,
                Roller,
                Room,
                Searcher,
                Tally,
                contest,
                impossible,
                play_games_at_random,
                write_mask,
            )

            _fast.fill_tables(tables)
        else:
            warnings.warn(
                "the rules have changed since they were compiled: running them uncompiled (`make build` compiles them)",
                stacklevel=2,
            )
    except ImportError:
        pass
    if not COMPILED:
        from bedesten.engine.batches import Batch, Lookout, impossible, write_mask
        from bedesten.engine.position import Position, Tally, play_games_at_random
        from bedesten.engine.rooms import Room
        from bedesten.engine.searchers import Lesson, Net, Roller, Searcher, contest

_reason = Path(__file__).with_name("uncompiled.txt")  # written by setup.py
UNCOMPILED = _reason.read_text(encoding="utf-8") if not COMPILED and _reason.exists() else ""

__all__ = [
    "COMPILED",
    "UNCOMPILED",
    "Batch",
    "Lesson",
    "Lookout",
    "Net",
    "Position",
    "Roller",
    "Room",
    "Searcher",
    "Tally",
    "contest",
    "impossible",
    "play_games_at_random",
    "write_mask",
]
