"""The example that learns: a few steps of it run. Torch is no part of the project; without it there is nothing to run."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_vector.py"


def test_it_learns_saves_and_plays_on(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    small = ["--players", "2", "--envs", "8", "--steps", "8", "--epochs", "1", "--games", "4", "--minutes", "0.005"]
    for task in (["--save", "net.pt"], ["--load", "net.pt", "--against", "keen"]):
        done = subprocess.run([sys.executable, EXAMPLE, *small, *task], cwd=tmp_path, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        assert 0 <= json.loads(done.stdout.splitlines()[-1])["wins"] <= 1
