"""The environment of Gymnasium: one agent against bots."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.research import actions
from bedesten.research.solo import Solo

MADE = "bedesten.research.solo:Bedesten-v0"


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("opponents", ["random", ("keen", "random", "level-1")])
def test_it_is_as_gymnasium_wants_it(rules: str, opponents: str | Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(MADE, rules=rules, players=4, opponents=opponents)
    check_env(env.unwrapped)  # a warning would be an error
    capsys.readouterr()


def whole_game(env: Any, seed: int | None, keen: bool = True) -> tuple[float, bool, list[int]]:
    """What it has brought, whether it came to its end, and where the agent sat and what it chose."""
    _, info = env.reset(seed=seed)
    random, brought, chosen = np.random.default_rng(seed), 0.0, [env.unwrapped.seat]
    while True:
        possible = np.flatnonzero(info["action_mask"])
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all() and len(possible) > 1
        willing = possible[possible >= actions.action(0)] if keen else possible
        action = int(random.choice(willing if len(willing) else possible))
        chosen.append(action)
        observation, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        brought += reward
        if terminated or truncated:
            return brought, terminated, chosen


def test_whole_games_are_the_same_with_the_same_seed() -> None:
    env = gymnasium.make(MADE, players=3, opponents=("keen", "greedy"), rounds=10, layout="random")
    first, other = whole_game(env, 4), whole_game(env, 5)
    assert first == whole_game(env, 4) != other


def test_the_agent_sits_everywhere_unless_it_is_said() -> None:
    env = Solo(players=3, rounds=1)
    env.reset(seed=1)
    assert {env.reset()[1] and env.seat for _ in range(40)} == {0, 1, 2}
    fixed = Solo(players=3, rounds=1, seat=2)
    assert {fixed.reset(seed=seed)[1] and fixed.seat for seed in range(5)} == {2}


def test_opponents_sit_behind_the_agent() -> None:
    env = Solo(players=4, opponents=("random", "keen", "greedy"), seat=2)
    assert env._by_seat[0] == ["keen", "greedy", "", "random"]


def test_who_is_ahead_of_the_others_has_won() -> None:
    env = Solo(players=2, seat=0)
    _, info = env.reset(seed=3)
    brought, terminated = 0.0, False
    state: Any = env.table.position.state
    while not terminated:
        state.players[0].rubies = 9
        _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        brought += reward
    assert brought == 1
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins the next one"):
        env.step(0)


def test_a_game_is_truncated_after_its_rounds() -> None:
    brought, terminated, _ = whole_game(Solo(players=2, rounds=2), 1, keen=False)
    assert (brought, terminated) == (0, False)


def test_what_is_not_possible_loses_or_is_refused() -> None:
    env = gymnasium.make(MADE, players=2)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(5)
    assert (reward, terminated, truncated) == (-1, True, False) and info["refused"].startswith("Action 5 is not possible here.")
    strict = Solo(players=2, strict=True)
    strict.reset(seed=1)
    before = strict.table.position.key()
    for solo, action in ((strict, 5), (strict, actions.N), (strict, "act")):
        with pytest.raises(InvalidAction):
            solo.step(action)
    assert strict.table.position.key() == before
    lax = Solo(players=2)
    lax.reset(seed=1)
    with pytest.raises(InvalidAction, match="Action 1280 is not possible here"):
        lax.step(actions.N)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"opponents": ("keen",)}, "3 play, so there are 2 opponents, not 1"),
        ({"opponents": "nobody"}, r"no bot .nobody."),
        ({"seat": 3}, "There is no seat 3 in a game of 3; there are 0 to 2"),
        ({"rules": "chess"}, r"no rule set .chess."),
    ],
)
def test_what_is_not_there_is_refused_in_words(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        Solo(**settings)


def test_a_seat_is_a_whole_number() -> None:
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        Solo(seat=1.5)  # type: ignore[arg-type]


def test_nothing_is_there_before_a_game_has_begun() -> None:
    env = Solo(render_mode="ansi")
    for use in (env.render, env.action_masks, partial(env.step, 57)):
        with pytest.raises(ResetNeeded, match=r"reset\(\) begins"):
            use()


def test_closed_is_closed() -> None:
    env = Solo()
    env.reset(seed=1)
    env.close()
    for use in (env.reset, env.action_masks, env.render, partial(env.step, 0)):
        with pytest.raises(ClosedEnvironmentError, match="has been closed: make another one"):
            use()
