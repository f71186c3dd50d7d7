"""A crew on a Ray cluster."""

from collections.abc import Iterable
from functools import partial

from bedesten.research.arena.block import play_block
from bedesten.research.arena.crew import Playing
from bedesten.research.arena.match import Match
from bedesten.research.cluster import joined
from bedesten.research.loss import Told
from bedesten.research.processes import CORES


class ClusterCrew:
    """`address`: as Ray has it; without one, Ray is started on this machine with so many workers."""

    def __init__(self, address: str = "", workers: int = CORES) -> None:
        self.address, self.workers = address, workers

    def __call__(self, match: Match, blocks: Iterable[int], told: Told) -> Playing:
        with joined(self.address, self.workers) as cluster:
            for _, block in cluster.results(partial(play_block, match), blocks, told):
                yield block
