"""Games for the laws: every set of options, players who answer at random, and whole games that are checked."""

from itertools import product
from random import Random
from typing import Any

from bedesten.engine.constants import DECLINES, FATE
from bedesten.engine.core import Tally
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.start import start
from laws.checks import check_laws

COMBINATIONS = [
    Options(players, rules, layout, neutrals, caravan, letters_deck)
    for rules, players, layout, neutrals, caravan, letters_deck in product(
        RULE_SETS, (2, 3, 4, 5), ("", "random"), (False, True), (False, True), (False, True)
    )
    if not (neutrals and players == 5) and not (letters_deck and rules in ("base", "mocha"))
]  # without a name, the first layout that is printed
AIMLESS = 60  # rounds after which players who answer at random are stopped
ENDLESS = 2000  # rounds that a game of keen players never takes


def chosen(position: Any, rng: Random, keen: bool) -> int:
    """At random; a keen player never declines what can be done (aimless ones hardly ever finish a game)."""
    if position.asked == FATE:
        outcomes, weights = zip(*position.chances, strict=True)
        return int(rng.choices(outcomes, weights)[0])
    options = position.options
    willing = [option for option in options if not DECLINES <= option < 0] if keen else []
    return int(rng.choice(willing or options))


def play_checked(options: Options, seed: int, keen: bool) -> int:
    """A whole game, played inside; the laws are checked somewhere on its way and at its end. Returns its rounds."""
    position, tally, rng = start(options, seed), Tally(), Random(seed)
    everybody = 2**options.players - 1 if keen else 0
    position.play_on(tally, everybody, rng.randrange(AIMLESS))
    for _ in range(rng.randrange(40)):  # into the middle of a turn
        if not position.over:
            position.push(position.sampled() if position.asked == FATE else position.random_choice(keen))
    check_laws(position)
    position.play_on(tally, everybody, ENDLESS if keen else AIMLESS)
    check_laws(position)
    assert position.over or not keen, "keen players come to an end"
    return int(position.state.round)
