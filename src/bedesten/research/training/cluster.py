"""Workers of a training on a Ray cluster. The games, and hence the net, are those of threads."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeVar

from bedesten.bots.net_file import NetFile
from bedesten.research.cluster import Cluster
from bedesten.research.loss import Told
from bedesten.research.training.games import MatchTable, Played, Table, Threads, Way

PART = 10  # games that a worker plays before it hands them over

Job = TypeVar("Job")
Result = TypeVar("Result")


class ClusterWorkers:
    """What `Threads` do, done by the workers of a cluster."""

    def __init__(self, cluster: Cluster, told: Told) -> None:
        self._cluster, self._told = cluster, told

    def play(self, way: Way, net: NetFile | None, tables: Sequence[Table]) -> Iterator[Played]:
        return self._in_order(lambda part: list(_threads().play(way, net, part)), tables)

    def match(self, way: Way, net: NetFile, against: NetFile | None, tables: Sequence[MatchTable]) -> Iterator[tuple[float, int]]:
        return self._in_order(lambda part: list(_threads().match(way, net, against, part)), tables)

    def _in_order(self, do: Callable[[Sequence[Job]], list[Result]], jobs: Sequence[Job]) -> Iterator[Result]:
        """Parts come in any order; what is learnt from them must not depend on it."""
        parts = [jobs[i : i + PART] for i in range(0, len(jobs), PART)]
        found = dict(self._cluster.results(lambda i: do(parts[i]), range(len(parts)), self._told))
        for i in range(len(parts)):
            yield from found[i]


@cache
def _threads() -> Threads:
    """Of a worker, kept from one part to the next."""
    return Threads(1)
