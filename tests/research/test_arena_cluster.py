"""A crew on a Ray cluster."""

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.options import Options
from bedesten.research.arena.cluster import ClusterCrew
from bedesten.research.arena.contest import contest
from bedesten.research.arena.match import Match
from bedesten.research.loss import LOST
from bots.programs import killer


@pytest.mark.slow
def test_two_workers_of_ray_play_the_same_games_although_one_is_killed(tmp_path: Path) -> None:
    name, log = killer(tmp_path), tmp_path / "log"
    few = ["--bots", f"{name},keen", "--players", "2", "--games", "8", "--rounds", "2", "--answer-seconds", "60", "--seed", "3"]
    cluster = ["--ray", "--workers", "2", "--log", str(log), "--json"]
    arena = [sys.executable, "-m", "bedesten.cli", "arena", *few, *cluster]
    played = subprocess.run(arena, capture_output=True, text=True, timeout=600, check=False)
    assert played.returncode == 0, played.stderr
    found = json.loads(played.stdout)
    alone = contest(Match(Options(2, layout="random"), (name, "keen"), seed=3, rounds=2, seconds=60), 8).as_json()
    assert LOST in played.stderr and found["games"] == 8 and found["faults"] == {}
    assert found["bots"]["keen"]["share"] == alone["bots"]["keen"]["share"]
    assert log.read_text().count("\n") == 5  # its head and four blocks


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"“ray”, which isn’t installed: pip install 'bedesten\[cluster\]'"):
        contest(Match(Options(2), ("keen",), rounds=1), 1, ClusterCrew())


@pytest.mark.parametrize(("address", "reason"), [("127.0.0.1:1", "Connection refused"), ("here:there", "invalid literal")])
def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch, address: str, reason: str) -> None:
    """It is found out before Ray is asked, which would try for minutes."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(Refused, match=f"There is no Ray cluster at '{address}': .*{reason}.*--ray alone starts one on this"):
        contest(Match(Options(2), ("keen",), rounds=1), 1, ClusterCrew(address))
