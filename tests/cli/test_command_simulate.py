"""bedesten simulate"""

import json

import pytest

from bedesten.bots.simulation import simulate
from bedesten.engine.options import Options
from cli.running import refused, run

KEEN = ("simulate", "--bots", "keen,keen,random", "--games", "20", "--seed", "7")


def test_the_figures_are_told_in_tables() -> None:
    result = run(*KEEN)
    assert result.code == 0 and result.err == ""
    assert result.out.startswith("20 games of 3 players, short layout\n") and " rounds a game · " in result.out
    for head in ("wins by seat", "wins by bot", "rubies from", "actions", "cards played"):
        assert f"\n{head} " in result.out
    assert "red (keen)" in result.out and "Post Office" in result.out and "Full Purse" in result.out


def test_json_is_what_was_counted() -> None:
    data = json.loads(run(*KEEN, "--json").out)
    counted = simulate(Options(players=3), ["keen", "keen", "random"], 20, 7).as_json()
    times = ("decisions_per_s", "games_per_s")
    assert {name: value for name, value in data.items() if name not in times} == {
        name: value for name, value in counted.items() if name not in times
    }


def test_games_that_were_stopped_are_not_passed_over() -> None:
    out = run("simulate", "--bots", "random", "--games", "3", "--rounds", "5").out.split()
    assert "3 of 3 games were stopped after 5 rounds and have no winner. --rounds N lets them go on longer." in " ".join(out)


def test_one_name_is_for_all_seats() -> None:
    data = json.loads(run("simulate", "--bots", "keen", "--players", "4", "--games", "2", "--json").out)
    assert data["bots"] == ["keen"] * 4
    assert json.loads(run("simulate", "--games", "1", "--rounds", "1", "--players", "2", "--json").out)["bots"] == ["greedy"] * 2


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--games", "0"], "--games: it must be a whole number from 1 to 10000000, not '0'."),
        (["--games", "many"], "--games: it must be a whole number"),
        (["--rounds", "0"], "--rounds: it must be a whole number from 1 to 30000, not '0'."),
        (["--bots", "keen,chess"], "There is no bot “chess”; there are random, keen, greedy, level-1"),
        (["--bots", "keen,keen", "--players", "3"], "--players says 3, but --bots names 2; one of the two is enough."),
        (["--bots", ",".join(["keen"] * 6)], "--bots: the game is for 2 to 5 players, not 6"),
    ],
)
def test_wrong_options_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused("simulate", *args)
