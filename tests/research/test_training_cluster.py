"""A training on a Ray cluster. Ray gets a process of its own: this file, run as a script."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bedesten.bots.net_file import read
from bedesten.cli import main
from bedesten.research.cluster import Cluster
from bedesten.research.loss import LOST, Told

FEW = ["train", "--players", "2", "--games", "12", "--answers", "5", "--generations", "2", "--workers", "2"]


@pytest.mark.slow
def test_the_same_net_comes_of_two_workers_of_ray_although_one_is_killed(tmp_path: Path) -> None:
    assert main([*FEW, "--folder", str(tmp_path / "threads")]) == 0
    script = [sys.executable, __file__, str(tmp_path / "mark"), *FEW, "--folder", str(tmp_path / "ray"), "--ray"]
    trained = subprocess.run(script, capture_output=True, text=True, timeout=900, check=False)
    assert trained.returncode == 0 and LOST in trained.stderr, trained.stderr
    assert read(tmp_path / "ray" / "best.net") == read(tmp_path / "threads" / "best.net")


def die_once(mark: Path) -> None:
    """The first worker that comes here leaves a mark, and is gone."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


def with_a_death(results: Callable[..., Iterator[Any]], mark: Path) -> Callable[..., Iterator[Any]]:
    def spread(cluster: Cluster, do: Callable[[Any], Any], jobs: Iterable[Any], told: Told) -> Iterator[Any]:
        def die_or_do(job: Any) -> Any:
            die_once(mark)
            return do(job)

        return results(cluster, die_or_do, jobs, told)

    return spread


if __name__ == "__main__":
    Cluster.results = with_a_death(Cluster.results, Path(sys.argv[1]))  # type: ignore[method-assign]
    sys.exit(main(sys.argv[2:]))
