"""The levels of the bots as fixed points of the scale. What was measured in arenas is how likely a level wins against the next
one, so `levels.toml` has log odds against `level-2`; `python bench/levels.py` derives them from docs/opponents.md."""

import tomllib
from functools import cache
from importlib.resources import files

from bedesten.engine.components import digest_of
from bedesten.service.ratings.scale import Rating, from_log_odds


@cache
def _log_odds() -> dict[str, dict[str, float]]:
    """By rule set, of the levels whose strength there was measured."""
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))


def rated_levels(rules: str) -> list[str]:
    """The bots that may sit at a rated table, the weakest first; none where other components are played with than those with
    which they were measured."""
    return [] if digest_of(rules) else [*_log_odds().get(rules, {})]


def rating_of_level(level: str, rules: str, players: int) -> Rating:
    """
    >>> rating_of_level("level-2", "base", 3)
    Rating(mu=25.0, sigma=0.0)
    """
    return Rating(from_log_odds(_log_odds()[rules][level], players), 0.0)
