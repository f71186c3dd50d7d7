"""The page of facts is what was measured, and it can be measured again."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.options import Options

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "bench")
    return import_module


def test_the_page_and_its_plots_are_those_of_the_figures(bench: Any) -> None:
    writer = bench("facts_page")
    facts = json.loads(writer.FILE.read_text(encoding="utf-8"))
    assert writer.PAGE.read_text(encoding="utf-8") == writer.page(facts), "write it anew with `python bench/facts_page.py`"
    for name, drawn in writer.plots(facts).items():
        assert (writer.PLOTS / f"{name}.svg").read_text(encoding="utf-8") == drawn, name


def test_figures_can_be_measured_again(bench: Any) -> None:
    facts = bench("facts")
    found = facts.shape("grand", 2, games=1)
    assert found["branching"]["mean"][0] > 2 and 0 < found["chance_share"][0] < 1 and found["decisions"][0] > 50
    assert sum(facts.seats(Options(3), games=2, seed=1)["shares"]) == pytest.approx(1)
    worth = facts.worth("base", games=1)
    assert len(worth["places"]) == 16 and 0 <= worth["places"]["tea-house"]["cost"][0] < 1 and worth["moves"] > 10
    assert facts.habits("keen", "base", games=2, seed=1)["actions"]["tea-house"] > 0


def test_an_interval_comes_from_how_far_games_lie_apart(bench: Any) -> None:
    facts = bench("facts")
    assert facts.mean([3.0, 3.0, 3.0]) == (3, 0)
    assert facts.mean([2.0, 4.0]) == (3, pytest.approx(1.96))  # a standard error of 1
    assert facts.share([20.0, 40.0], [10.0, 20.0]) == (2, 0), "long games of the same kind do not widen it"
    assert facts.share([0.0, 2.0], [1.0, 1.0]) == facts.mean([0.0, 2.0])
