"""Measures an environment of PufferLib that is written in C, a card game on a board of 3 x 3: steps a second. Prints JSON.

1024 games side by side, with actions at random from a table made before, as its own speed test does; most of them are not
possible, and cost it nothing. Its 15 actions, of which 9 have a mask, are part of the observation of 114 numbers.
"""

import os
import sys
from importlib import util
from pathlib import Path
from typing import Any

import numpy as np
from measure import Figures, report, seconds, share_of_work

GAMES, STEPS, NUMBERS, ACTIONS = 1024, 4000, 114, 15


def compiled(package: str) -> Any:
    """The wheel lacks the Python around it. Its functions must not be mistaken for those of the C library, which has a `step`."""
    sys.setdlopenflags(os.RTLD_NOW | os.RTLD_DEEPBIND)
    (library,) = (Path(package) / "ocean" / "tripletriad").glob("cy_tripletriad.*.so")
    spec = util.spec_from_file_location("pufferlib.ocean.tripletriad.cy_tripletriad", library)
    assert spec and spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measured(package: str, steps: int) -> Figures:
    seen, actions = np.zeros((GAMES, NUMBERS), np.float32), np.zeros(GAMES, np.int32)
    rewards, ended = np.zeros(GAMES, np.float32), np.zeros(GAMES, np.uint8)
    games = compiled(package).CyTripleTriad(seen, actions, rewards, ended, GAMES, 990, 1000, 192, 224)
    games.reset()
    table = np.random.default_rng(1).integers(0, ACTIONS, (256, GAMES), np.int32)

    def work() -> None:
        for i in range(steps):
            actions[:] = table[i % 256]
            games.step()

    spent = seconds(work)
    assert ended.any(), "games come to an end"
    return {"steps": steps * GAMES / spent}


if __name__ == "__main__":
    found = util.find_spec("pufferlib")  # where there is a wheel
    places = list(found.submodule_search_locations or []) if found else []
    steps = int(STEPS * share_of_work())
    report({"PufferLib tripletriad": measured(places[0], steps)} if places else {})
