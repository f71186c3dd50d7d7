"""Multiply with carry: the same numbers in Python and in C."""

from bedesten.engine.constants import LOW_HALF, RNG_FACTOR
from bedesten.engine.state import Rng
from bedesten.engine.structs import Long


def below(rng: Rng, n: int) -> int:
    rng.state = RNG_FACTOR * (rng.state & LOW_HALF) + (rng.state >> 32)
    draw: Long = (rng.state & LOW_HALF) * n
    return draw >> 32


def fresh(rng: Rng) -> Long:
    """A starting state for another generator."""
    high: Long = 1 + below(rng, 1073741823)
    return (high << 31) + below(rng, 2147483647)
