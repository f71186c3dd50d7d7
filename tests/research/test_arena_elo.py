"""Elo from rankings."""

import sys
from itertools import permutations
from math import log10

import pytest

from bedesten.research.arena.elo import elos


@pytest.mark.slow(2)
def test_of_two_it_is_the_odds() -> None:
    """90 of 120 games, and one more each."""
    found = elos(["a", "b"], [["a", "b"]] * 90 + [["b", "a"]] * 30)
    assert found == pytest.approx({"a": 400 * log10(91 / 31), "b": 0})


def test_a_bot_may_sit_there_several_times() -> None:
    """Half of the games against three: it is three times as strong. Whoever comes after the first does not matter to it."""
    won = [["a", "b", "b", "b"]] * 5000
    lost = [["b", *rest] for rest in (["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]) for _ in range(5000)]
    found = elos(["a", "b"], won + lost)
    assert found and found["a"] == pytest.approx(0, abs=1)


def test_whoever_always_wins_is_not_infinitely_strong() -> None:
    few, many = (elos(["a", "b"], [["a", "b"]] * n) or {} for n in (10, 100))
    assert 400 < few["a"] < many["a"] < 1000


def test_equals_are_equal_and_one_alone_is_nothing() -> None:
    assert elos(list("abc"), list(permutations("abc"))) == pytest.approx({"a": 0, "b": 0, "c": 0}, abs=1e-6)
    assert elos(["a"], [["a", "a"]]) == {"a": 0}


def test_without_the_library_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    assert elos(["a", "b"], [["a", "b"]]) is None
