"""Who plays the blocks: this process, several processes, or a Ray cluster (`cluster.py`). The games are the same."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial

from bedesten.research.arena.block import Block, play_block
from bedesten.research.arena.match import Match
from bedesten.research.loss import Told
from bedesten.research.processes import CORES, Processes

Playing = Generator[Block, None, None]
Crew = Callable[[Match, Iterable[int], Told], Playing]  # plays blocks, and hands them over in any order


def alone(match: Match, blocks: Iterable[int], told: Told) -> Playing:
    """In this process."""
    for number in blocks:
        yield play_block(match, number)


class Workers:
    """Several processes."""

    def __init__(self, number: int = CORES) -> None:
        self.number = number

    def __call__(self, match: Match, blocks: Iterable[int], told: Told) -> Playing:
        with closing(Processes(self.number).results(partial(play_block, match), blocks, told)) as results:
            for _, block in results:
                yield block
