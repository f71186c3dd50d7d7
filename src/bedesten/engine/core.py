"""`Position`, compiled if it can be. `COMPILED` tells whether the rules run as C or as the plain Python they are written in."""

import os
import warnings
from typing import TYPE_CHECKING

from bedesten.engine import tables
from bedesten.engine.sources import fingerprint

COMPILED = False
if TYPE_CHECKING or os.environ.get("BEDESTEN_PURE") or os.environ.get("BEDESTEN_CHECKED"):
    from bedesten.engine.position import Position, Tally, play_games_at_random
else:
    try:
        from bedesten.engine import _fast

        COMPILED = fingerprint() == _fast.FINGERPRINT
        if COMPILED:
            from bedesten.engine._fast import Position, Tally, play_games_at_random

            _fast.fill_tables(tables)
        else:
            warnings.warn(
                "the rules have changed since they were compiled: running them uncompiled (`make build` compiles them)",
                stacklevel=2,
            )
    except ImportError:
        pass
    if not COMPILED:
        from bedesten.engine.position import Position, Tally, play_games_at_random

__all__ = ["COMPILED", "Position", "Tally", "play_games_at_random"]
