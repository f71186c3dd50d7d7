"""bedesten bench"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bedesten
from cli.running import refused, run


def test_it_runs_the_benchmark_of_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def fake(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        called.append(command)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", fake)
    assert run("bench", "--quick", "--json").code == 3
    assert called[0][0] == sys.executable and called[0][1].endswith("run.py") and called[0][2:] == ["--quick", "--json"]


def test_without_a_checkout_it_says_where_to_find_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bedesten, "__file__", str(tmp_path / "site" / "bedesten" / "__init__.py"))
    assert "run `bedesten bench` in a source checkout" in refused("bench")


def test_unknown_options_are_refused() -> None:
    assert "“--slow” isn’t an option" in refused("bench", "--slow")
