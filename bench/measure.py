"""How all scripts of the benchmark measure: CPU time of this process, the same work every time."""

import json
import sys
import time
from collections.abc import Callable
from random import Random

Figures = dict[str, float]  # always per second, so that the greater is the better


def seconds(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return time.process_time() - before


def repeat(work: Callable[[], object], times: int) -> None:
    for _ in range(times):
        work()


def per_second(work: Callable[[], object], times: int) -> float:
    return times / seconds(lambda: repeat(work, times))


def dice(seed: int) -> Callable[[], float]:
    """The cheapest source of chance in Python; an option is chosen by options[int(dice() * len(options))] everywhere."""
    return Random(seed).random


def share_of_work() -> float:
    """The only argument of a script: how much to do, 1 is what the benchmark does by default."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def report(figures: dict[str, Figures]) -> None:
    print(json.dumps(figures))
