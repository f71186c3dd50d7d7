"""What came out of a match."""

import json

import pytest

from bedesten.engine.options import Options
from bedesten.research.arena.match import Match
from bedesten.research.arena.report import report
from research.played import blocks, game

MATCH = Match(Options(3), ("a", "b"))


def test_the_figures_of_each_bot() -> None:
    played = blocks(
        [game("abb", [1, 2, 3], 18), game("bab", [2, 1, 3], 20), game("bba", [1, 2, 3], 22)],
        [game("abb", [2, 1, 3], 24), game("bab", [1, 1, 3], 26), game("bba", [], 200)],
    )
    found = report(MATCH, played, None)
    a, b = found.bots["a"], found.bots["b"]
    assert (found.games, found.blocks, found.unfinished) == (6, 2, 1)
    assert (a.wins, a.seats, a.games, a.share) == (2.5, 1, 6, round(2.5 / 6, 4))
    assert (b.wins, b.seats, b.games, b.share) == (2.5, 2, 6, round(2.5 / 12, 4))
    assert a.mean_winning_round == pytest.approx((18 + 20 + 26 / 2) / 2.5)
    assert a.ms_per_turn == b.ms_per_turn == 2
    assert a.low < a.share < a.high and a.elo and a.elo > 0 == b.elo
    assert found.remarks == ["1 of 6 games were stopped after 200 rounds and have no winner. --rounds N lets them go on longer."]


def test_what_a_substitute_wins_is_nobodys() -> None:
    said = "a ended with exit code 1."
    won = [game("abb", [1, 2, 3]), game("bab", [2, 1, 3]), game("bba", [3, 2, 1])]
    crashed = [game("abb", [1, 2, 3], faults={0: said}), *won[1:]]
    found, without = report(MATCH, blocks(won, crashed), None), report(MATCH, blocks(won, won), None)
    assert (found.bots["a"].wins, found.bots["a"].substituted, found.bots["b"].wins) == (5, 1, 0)
    assert (without.bots["a"].wins, without.bots["a"].substituted) == (6, 0)
    assert (found.bots["a"].elo or 0) < (without.bots["a"].elo or 0)
    assert found.faults == {said: 1} and found.remarks == [said] and found.substitute == "greedy"


def test_who_never_won_has_no_round_of_winning() -> None:
    found = report(MATCH, blocks([game("abb", [1, 2, 3]), game("bab", [2, 1, 3]), game("bba", [3, 2, 1])]), None)
    assert found.bots["b"].mean_winning_round is None and found.bots["b"].share == 0 < found.bots["b"].high
    assert found.bots["b"].over_blocks is None


def test_json_has_for_each_bot_what_is_promised() -> None:
    found = report(MATCH, blocks([game("abb", [1, 2, 3]), game("bab", [2, 1, 3]), game("bba", [3, 2, 1])]), None)
    figures = json.loads(json.dumps(found.as_json()))["bots"]
    promised = ["share", "low", "high", "elo", "mean_winning_round", "ms_per_turn"]
    assert list(figures) == ["a", "b"] and all(list(of_bot)[:6] == promised for of_bot in figures.values())
