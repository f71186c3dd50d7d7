"""Measures the vector environment: 1024 games of four players, actions at random, all observed. Prints JSON."""

import os
import sys

os.environ["OPENBLAS_NUM_THREADS"] = "1"
from measure import Figures, report, seconds, share_of_work

from bedesten.engine.core import COMPILED
from bedesten.research.vector import VectorGame

GAMES = 1024


def measured(rules: str, times: int) -> Figures:
    """`observations`: how often all of them can be written anew, nothing else done."""
    games = VectorGame(GAMES, rules=rules, players=4, layout="random", seed=1)

    def step() -> None:
        for _ in range(times):
            games.choose()
            games.step()

    step()
    return {"steps": GAMES * times / seconds(step), "observations": GAMES * times / seconds(lambda: games.observe(times))}


if __name__ == "__main__":
    if not COMPILED:
        sys.exit("The engine is not compiled, or not from the present rules: `make build` first.")
    times = max(1, int(1000 * share_of_work()))
    report({f"VectorGame, {rules}": measured(rules, times) for rules in ("base", "mocha", "letters", "grand")})
