"""bedesten train"""

from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from bedesten.bots.net_file import read
from bedesten.cli.commands.train import bars, drawn
from bedesten.research.training import course
from cli.running import refused, run


@pytest.fixture(autouse=True)
def quick_gates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "Plan", partial(course.Plan, measured=1, gate_answers=4))


def trained(folder: Path, *more: str) -> tuple[str, ...]:
    return ("train", "--players", "2", "--folder", str(folder), "--games", "1", "--answers", "3", "--workers", "1", *more)


def test_it_leaves_a_net_and_a_report_and_goes_on_where_it_was(tmp_path: Path) -> None:
    first = run(*trained(tmp_path, "--generations", "1"))
    assert first.code == 0 and first.out.startswith("0: 4 games, ") and "against greedy" in first.out
    assert read(tmp_path / "best.net").rules == "base"
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    second = run(*trained(tmp_path, "--generations", "2"))
    assert second.code == 0 and second.out.startswith("1: 5 games, ")
    assert "another plan" in refused(*trained(tmp_path, "--seed", "9"))


def test_bad_input_is_refused(tmp_path: Path) -> None:
    assert "isn't a list of numbers from 2 to 5" in refused("train", "--folder", str(tmp_path), "--players", "4,6")
    (tmp_path / "broken.net").write_bytes(b"bedesten net 1\n{}\n")
    assert "holds no net, or is damaged" in refused(*trained(tmp_path, "--from", str(tmp_path / "broken.net")))
    assert "can’t be read" in refused(*trained(tmp_path, "--from", str(tmp_path / "none.net")))


def test_the_plot_goes_along(tmp_path: Path) -> None:
    assert bars([]) == "" and bars([1.0, 2.0]) == "▁█ 2" and len(bars([float(n) for n in range(200)])) < 70
    console = Console(record=True, width=120, file=None, quiet=False)
    rows = [course.Row(0, 10, 20.5, 0.7, gate=0.6, greedy=0.25), course.Row(1, 20, 19.5, 0.6)]
    with console.capture() as shown:
        console.print(drawn(course.Course(tmp_path, course.Plan("base", (4,)), rows=rows), 5))
    assert "generation 2 of 5" in shown.get() and "25.0 %" in shown.get() and "█▁" in shown.get()
