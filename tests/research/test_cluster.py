"""A training and a dataset on a Ray cluster of two workers, one of whom is killed each time.

Ray gets a process of its own, this file run as a script, and is started once for both."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from bedesten.bots.net_file import read
from bedesten.cli import main
from bedesten.research import cluster
from bedesten.research.cluster import Cluster, joined
from bedesten.research.dataset import load
from bedesten.research.loss import LOST, Told

TRAIN = ["train", "--players", "2", "--games", "12", "--answers", "5", "--generations", "2", "--workers", "2"]
DATASET = ["dataset", "--players", "2", "--games", "32", "--bots", "keen", "--rounds", "8", "--workers", "1"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the workers of Ray have done, and what was said."""
    found = tmp_path_factory.mktemp("ray")
    commands = [[*TRAIN, "--folder", str(found / "net"), "--ray"], [*DATASET, "--out", str(found / "games"), "--ray"]]
    script = [sys.executable, __file__, str(found), json.dumps(commands)]
    done = subprocess.run(script, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr
    (found / "said").write_text(done.stderr, encoding="utf-8")
    return found


@pytest.mark.slow
def test_the_same_net_comes_of_two_workers_of_ray_although_one_is_killed(folder: Path, tmp_path: Path) -> None:
    assert main([*TRAIN, "--folder", str(tmp_path)]) == 0
    assert read(folder / "net" / "best.net") == read(tmp_path / "best.net")


@pytest.mark.slow
def test_the_same_games_come_of_two_workers_of_ray_although_one_is_killed(folder: Path, tmp_path: Path) -> None:
    """Nothing is lost, and nothing is there twice."""
    assert main([*DATASET, "--out", str(tmp_path)]) == 0
    alone, on_ray = load(tmp_path), load(folder / "games")
    assert on_ray.table().equals(alone.table()) and len(list(on_ray.games())) == 32
    assert (folder / "games" / "checksums.txt").read_text() == (tmp_path / "checksums.txt").read_text()


@pytest.mark.slow
def test_it_is_said_that_workers_were_lost(folder: Path) -> None:
    assert (folder / "said").read_text(encoding="utf-8").count(LOST) >= 2


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


def run_all(folder: Path, commands: list[list[str]]) -> int:
    """On one cluster, one after the other; in each a worker dies."""
    results = Cluster.results
    with joined("", 2) as shared:
        cluster.joined = lambda *_: nullcontext(shared)  # type: ignore[assignment]
        for command in commands:
            Cluster.results = with_a_death(results, folder / f"death-of-{command[0]}")  # type: ignore[method-assign]
            if code := main(command):
                return code
    return 0


if __name__ == "__main__":
    sys.exit(run_all(Path(sys.argv[1]), json.loads(sys.argv[2])))
