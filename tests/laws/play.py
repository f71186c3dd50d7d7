"""Games for the laws: every set of options, and players who answer at random."""

from itertools import product
from random import Random
from typing import Any

from bedesten.engine.constants import DECLINES, FATE
from bedesten.engine.options import Options

COMBINATIONS = [
    Options(players, layout=layout, neutral_assistants=neutrals, caravan_leader=caravan)
    for players, layout, neutrals, caravan in product((2, 3, 4, 5), ("short", "random"), (False, True), (False, True))
    if not (neutrals and players == 5)
]


def begun(engine: Any, options: Options, seed: int, open_fate: bool = False) -> Any:
    """A position of an engine, compiled or not."""
    return engine(
        options.players, seed, options.rule_set, options.spots(), options.neutral_assistants, options.caravan_leader, open_fate
    )


def chosen(position: Any, rng: Random, keen: bool) -> int:
    """At random; a keen player never declines what can be done (aimless ones hardly ever finish a game)."""
    if position.asked == FATE:
        outcomes, weights = zip(*position.chances, strict=True)
        return int(rng.choices(outcomes, weights)[0])
    options = position.options
    willing = [option for option in options if not DECLINES <= option < 0] if keen else []
    return int(rng.choice(willing or options))
