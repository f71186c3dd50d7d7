"""When a worker is lost: what is said, and when it is given up."""

from collections.abc import Callable

from bedesten.engine.errors import Refused

Told = Callable[[str], None]  # is told what somebody should know, in sentences

LOST = "A worker was lost, perhaps because memory ran out or somebody ended it; its games are played again."
LOSSES = 3  # without anything finished in between: then it will not get better


def give_up() -> Refused:
    return Refused(
        f"Workers were lost {LOSSES} times in a row, and no games were finished in between. "
        "Free some memory, or play with fewer of them: --workers 1"
    )
