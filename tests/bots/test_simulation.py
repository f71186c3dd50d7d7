"""The figures of many games."""

import json

import pytest

from bedesten.bots import simulation
from bedesten.bots.simulation import Simulation, simulate
from bedesten.engine.errors import Refused
from bedesten.engine.options import Options

TIMES = {"decisions_per_s", "games_per_s"}


def untimed(played: Simulation) -> dict[str, object]:
    return {name: value for name, value in played.as_json().items() if name not in TIMES}


@pytest.mark.parametrize("bots", [["keen"], ["keen", "greedy", "random"]], ids=["inside", "stepwise"])
def test_the_same_seed_brings_the_same_games(bots: list[str]) -> None:
    options = Options(3, layout="random", neutral_assistants=True)
    first, again, others = (simulate(options, bots, 2, seed) for seed in (5, 5, 6))
    assert untimed(first) == untimed(again) != untimed(others)


@pytest.mark.parametrize(("bots", "games"), [(["keen"], 450), (["greedy", "keen", "keen"], 3)], ids=["inside", "stepwise"])
def test_the_figures_add_up(bots: list[str], games: int) -> None:
    played = simulate(Options(3), bots, games, seed=2)
    assert played.games == games
    assert played.unfinished == 0 and played.remark == ""
    assert sum(played.wins_by_seat) == pytest.approx(games)
    assert sum(played.wins_by_bot.values()) == pytest.approx(games)
    assert games * 5 <= sum(played.ruby_sources.values()) <= games * 3 * 6
    assert played.actions["gemstone-dealer"] <= played.ruby_sources["gemstone-dealer"]
    assert played.ruby_sources["gemstone-dealer"] == played.actions["gemstone-dealer"] + played.cards["gem"]
    assert played.decisions > sum(played.actions.values()) / 2
    assert played.decisions_per_s > 0 and played.games_per_s > 0
    assert 5 < played.mean_rounds < 200


def test_games_at_the_limit_of_rounds_are_unfinished() -> None:
    played = simulate(Options(2), ["random"], 10, seed=1, rounds=20)
    assert played.unfinished == played.games == 10
    assert played.wins_by_seat == [0, 0]
    assert played.mean_rounds == played.rounds_limit == 20
    assert played.remark == "10 of 10 games were stopped after 20 rounds and have no winner."


def test_stepwise_games_are_stopped_alike() -> None:
    played = simulate(Options(2), ["greedy", "random"], 1, seed=1, rounds=3)
    assert (played.unfinished, played.mean_rounds, played.wins_by_bot) == (1, 3, {"greedy": 0, "random": 0})


def test_played_inside_or_stepwise_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A keen bot that is asked one by one plays about as the engine plays it."""
    inside = simulate(Options(4), ["keen"], 300, seed=1)
    monkeypatch.setattr(simulation, "PLAYED_INSIDE", {})
    stepwise = simulate(Options(4), ["keen"], 60, seed=1)
    assert stepwise.mean_rounds == pytest.approx(inside.mean_rounds, rel=0.15)
    assert stepwise.decisions / 60 == pytest.approx(inside.decisions / 300, rel=0.15)


def test_json() -> None:
    played = simulate(Options(4, layout="random", caravan_leader=True), ["keen"], 5, seed=1)
    figures = json.loads(json.dumps(played.as_json()))
    assert list(figures) == [
        "rules",
        "players",
        "layout",
        "variants",
        "bots",
        "games",
        "unfinished",
        "rounds_limit",
        "decisions",
        "decisions_per_s",
        "games_per_s",
        "compiled",
        "mean_rounds",
        "wins_by_seat",
        "wins_by_bot",
        "actions",
        "cards",
        "guild_cards",
        "ruby_sources",
    ]
    assert figures["bots"] == ["keen"] * 4
    assert figures["variants"] == ["caravan-leader"]
    assert figures["layout"] == "random"
    assert len(figures["actions"]) == 16
    assert set(figures["cards"]) == {
        "good",
        "lira",
        "far",
        "stay",
        "assistant",
        "family",
        "market",
        "sultan",
        "post",
        "gem",
        "yellow-tile",
    }


@pytest.mark.parametrize(
    ("bots", "games", "expected"),
    [
        (["keen"], 450, [200, 400, 450]),
        (["greedy", "keen"], 2, [1, 2]),
    ],
    ids=["inside", "stepwise"],
)
def test_progress_is_told(bots: list[str], games: int, expected: list[int]) -> None:
    told: list[int] = []
    simulate(Options(2), bots, games, seed=1, rounds=10, progress=told.append)
    assert told == expected


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["keen", "keen"], 1, "There are 3 players, but 2 bots are named"),
        ([], 1, "There are 3 players, but 0 bots are named"),
        (["clever"], 1, "There is no bot “clever”"),
        (["keen"], 0, "At least one game"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], games: int, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        simulate(Options(3), bots, games, seed=1)


def test_in_mocha_guild_cards_and_the_movement_tile_are_counted() -> None:
    played = simulate(Options(3, "mocha"), ["keen"], 20, seed=1)
    assert len(played.actions) == 20 and all(played.actions.values())
    assert len(played.guild_cards) == 20 and sum(played.guild_cards.values()) > 100 and played.cards["movement-tile"] > 0
    assert "coffee-house" in played.ruby_sources and simulate(Options(3), ["keen"], 1, seed=1).guild_cards == {}
