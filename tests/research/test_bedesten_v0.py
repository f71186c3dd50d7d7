"""The environment of PettingZoo: its own tests pass, for all rule sets and numbers of players; and what is wrong is said."""

import io
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, Error, InvalidAction, ResetNeeded
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.engine.view import SPECTATOR, view
from bedesten.research import actions, bedesten_v0
from bedesten.research.observation import Observer

SCHEMAS = {  # another observation is another environment: bedesten_v1, and Bedesten-v1
    "base": "ba04e0a9c13ae9bf",
    "mocha": "c5e84832fce5d4eb",
    "letters": "f88d95c46ee06db8",
    "grand": "0ff2cef1f780471f",
}


def silently(check: Callable[..., None], *args: Any, **settings: Any) -> str:
    """What it prints. It would rather have arrays than the dictionaries that PettingZoo's own board games have, too."""
    with redirect_stdout(io.StringIO()) as said, pytest.warns(UserWarning) if check is api_test else redirect_stdout(said):
        check(*args, **settings)
    return said.getvalue()


@pytest.mark.parametrize(("rules", "players"), [*product(RULE_SETS, (2, 3, 4, 5))])
def test_its_own_tests_pass(rules: str, players: int, more: int) -> None:
    made = partial(bedesten_v0.env, rules=rules, players=players)
    assert "Passed API test" in silently(api_test, made(), num_cycles=5 * more)
    silently(api_test, made(rounds=1, reward="margin", layout="random"), num_cycles=20)
    silently(seed_test, made, num_cycles=10 * more)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_it_is_rendered_in_every_way(rules: str) -> None:
    looks = {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: text.startswith(f"{rules}, round ")}
    silently(render_test, partial(bedesten_v0.env, rules=rules, players=4), custom_tests=looks)


@pytest.mark.slow
def test_its_benchmark_runs() -> None:
    assert "turns per second" in silently(performance_benchmark, bedesten_v0.env(players=4))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_another_observation_is_another_version(rules: str) -> None:
    assert Observer(rules).hash == SCHEMAS[rules]


def whole_game(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Keen players: all rewards that each agent is told of, and how many steps there were."""
    env.reset(seed=seed)
    random, told, steps = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        told[agent] += reward
        possible = np.flatnonzero(observation["action_mask"])
        willing = possible[possible >= actions.action(0)]  # words of their own stand below: most of them decline
        env.step(None if terminated or truncated else int(random.choice(willing if len(willing) else possible)))
        steps += 1
    return told, steps


def test_rewards_are_the_share_of_the_win_or_the_margin() -> None:
    for reward in ("win", "margin"):
        env = bedesten_v0.env(players=3, rounds=12, reward=reward)
        told, _ = whole_game(env, seed=5)
        table = view(env.unwrapped.table.position, SPECTATOR)
        assert all(env.unwrapped.truncations.values()) or not env.unwrapped.agents
        assert table.round == 13  # so it was stopped
        rubies = [player.rubies for player in table.players]
        margins = [(own - max(rubies[:seat] + rubies[seat + 1 :])) / 5 for seat, own in enumerate(rubies)]
        assert list(told.values()) == pytest.approx(margins if reward == "margin" else [0, 0, 0])


def test_whoever_wins_is_told_so() -> None:
    env = bedesten_v0.raw_env(players=2)
    env.reset(seed=1)
    state: Any = env.table.position.state
    while not env.table.is_over:
        state.players[0].rubies = 9  # the round is played to its end
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert env.rewards == {"player_0": 1.0, "player_1": 0.0} and all(env.terminations.values())


def test_chance_is_its_own() -> None:
    """Neither Python's nor numpy's common generators are touched, and games that follow are others."""
    import random

    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    env = bedesten_v0.raw_env(players=3, layout="random")
    boards = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        boards.append(env.table.position.key())
    assert boards[:2] == boards[2:] and boards[0] != boards[1]
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index]
    env.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert env.table.position.key() == boards[0]
    with pytest.raises(TypeError, match="integer"):
        env.reset(seed=7.5)  # type: ignore[arg-type]
    with pytest.raises(Error, match="Seed must be greater or equal to zero"):
        env.reset(seed=-1)


def test_only_whoever_has_to_choose_has_a_mask() -> None:
    env = bedesten_v0.raw_env(players=4)
    env.reset(seed=3)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_what_is_not_possible() -> None:
    raw = bedesten_v0.raw_env(players=2)
    raw.reset(seed=1)
    before = raw.table.position.key()
    for action, why in (
        (5, r"Action 5 is not possible here\. Possible are \d+ \(>"),
        ("act", "'act' is no action"),
        (None, "None is no action"),
        (57.5, r"57\.5 is no action"),
    ):
        with pytest.raises(InvalidAction, match=why):
            raw.step(action)
    assert raw.table.position.key() == before

    env = bedesten_v0.env(players=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(5)
    assert env.rewards[loser] == -1 and all(env.terminations.values())
    with pytest.raises(AssertionError):
        bedesten_v0.env(players=2).step(0)  # before it is reset


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"rules": "chess"}, r"no rule set .chess."),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"variants": ("blitz",)}, r"no variant .blitz."),
        ({"reward": "fame"}, "There is no reward 'fame'; there is 'win'"),
        ({"rounds": 0}, "stopped after 1 to 30,000 rounds, not after 0"),
        ({"rounds": 10**9}, "not after 1000000000"),
        ({"render_mode": "oil"}, "There is no render mode 'oil'; there are human, ansi, svg, rgb_array"),
    ],
)
def test_what_is_not_there_is_refused_in_words(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        bedesten_v0.env(**settings)


@pytest.mark.parametrize("settings", [{"players": 3.0}, {"players": "3"}, {"rounds": 2.5}])
def test_numbers_are_whole(settings: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        bedesten_v0.env(**settings)


def test_nothing_is_there_before_a_game_has_begun() -> None:
    env = bedesten_v0.raw_env(render_mode="rgb_array")
    for use in (env.render, partial(env.step, 57), partial(env.observe, "player_0")):
        with pytest.raises(ResetNeeded, match="reset\\(\\) begins one"):
            use()


def test_closed_is_closed() -> None:
    env = bedesten_v0.raw_env()
    env.reset(seed=1)
    env.close()
    for use in (env.reset, env.render, partial(env.step, 0), partial(env.observe, "player_0")):
        with pytest.raises(ClosedEnvironmentError, match="has been closed: make another one"):
            use()
