"""The vector environment as Gymnasium and PufferLib use it."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, Error, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from bedesten.engine.errors import Refused
from bedesten.research.vector_env import BedestenVectorEnv


def test_a_vector_environment_of_gymnasium() -> None:
    env = BedestenVectorEnv(32, players=2, rounds=3, opponents="keen")
    seen, infos = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen) and seen.shape == (32, env.games.observer.size)
    finished = 0
    for _ in range(60):
        choices = env.games.choose()
        assert infos["action_mask"][np.arange(32), choices].all()
        seen, rewards, terminations, truncations, infos = env.step(choices.astype(np.int64))
        assert env.observation_space.contains(seen) and rewards.shape == (32,)
        over = terminations | truncations
        finished += int(over.sum())
        if over.any():
            assert np.array_equal(infos["_final_obs"], over)
            assert all(env.single_observation_space.contains(infos["final_obs"][i]) for i in np.flatnonzero(over))
            assert all(infos["final_obs"][i] is None for i in np.flatnonzero(~over))
        else:
            assert "final_obs" not in infos
    assert finished > 32
    env.close()
    for use in (env.reset, lambda: env.step(env.games.actions)):
        with pytest.raises(ClosedEnvironmentError, match="has been closed: make another one"):
            use()
    with pytest.raises(RuntimeError, match="closed"):
        env.games.step()


def test_the_same_seed_brings_the_same_games() -> None:
    def played(seed: int | None) -> bytes:
        env = BedestenVectorEnv(8, copy=True)
        found = [env.reset(seed=seed)[0]]
        found += [env.step(env.games.choose())[0] for _ in range(20)]
        return b"".join(seen.tobytes() for seen in found)

    assert played(3) == played(3) != played(4)
    assert played(3) == played(np.int64(3))  # type: ignore[arg-type]


def test_wrappers_of_gymnasium_understand_it() -> None:
    env = RecordEpisodeStatistics(BedestenVectorEnv(16, players=2, rounds=2))
    env.reset(seed=1)
    lengths: list[int] = []
    for _ in range(40):
        *_, infos = env.step(env.unwrapped.games.choose())  # type: ignore[attr-defined]
        if "episode" in infos:
            lengths += [int(length) for length in infos["episode"]["l"] if length]
    assert len(lengths) > 16
    env.close()


def test_bad_input_is_refused() -> None:
    with pytest.raises(Refused, match="VectorGame plays all seats"):
        BedestenVectorEnv(2, opponents="")
    env = BedestenVectorEnv(2)
    for use in (env.action_masks, lambda: env.step(np.array([0, 0]))):
        with pytest.raises(ResetNeeded, match=r"reset\(\) begins them"):
            use()
    with pytest.raises(Refused, match="One seed"):
        env.reset(seed=[1, 2])
    with pytest.raises(Error, match="Seed must be greater or equal to zero"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not possible"):
        env.step(np.array([1279, 1279]))


class PufferEnv:
    """Stands for PufferLib's own, which is installed from elsewhere: it makes the buffers, or takes those that it is given."""

    single_observation_space: Any
    num_agents: int

    def __init__(self, buf: Any = None) -> None:
        shape = (self.num_agents, *self.single_observation_space.shape)
        self.observations = buf["observations"] if buf else np.zeros(shape, self.single_observation_space.dtype)
        self.rewards = buf["rewards"] if buf else np.zeros(self.num_agents, np.float32)
        self.terminals = buf["terminals"] if buf else np.zeros(self.num_agents, bool)
        self.truncations = buf["truncations"] if buf else np.zeros(self.num_agents, bool)


@pytest.fixture
def puffer(monkeypatch: pytest.MonkeyPatch) -> Any:
    stand_in: Any = ModuleType("pufferlib")
    stand_in.PufferEnv = PufferEnv
    monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
    monkeypatch.delitem(sys.modules, "bedesten.research.puffer", raising=False)
    return import_module("bedesten.research.puffer")


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_native_environment_of_pufferlib(puffer: Any, is_shared: bool) -> None:
    memory = {
        "observations": np.zeros((16, 791), np.int8),
        "rewards": np.zeros(16, np.float32),
        "terminals": np.zeros(16, bool),
        "truncations": np.zeros(16, bool),
    }
    env = puffer.BedestenPuffer(16, buf=memory if is_shared else None, players=2, rounds=2, reward="margin")
    seen, infos = env.reset(seed=3)
    assert seen is env.observations and infos == [] and seen.any(axis=1).all()
    assert not is_shared or seen is memory["observations"]
    over = 0
    for _ in range(40):
        before = seen.copy()
        told = env.step(env.games.choose())
        assert told[0] is seen and (seen != before).any()
        assert told[1] is env.rewards and np.array_equal(env.rewards, env.games.rewards[:, 0])
        over += sum(info["games"] for info in told[4])
        assert bool(told[4]) == (told[2] | told[3]).any()
    assert over > 16 and env.action_masks.any(axis=1).all()
    with pytest.raises(ValueError, match="game 0: action 1279"):
        env.step(np.full(16, 1279))
    env.close()


def test_pufferlib_may_choose_without_a_mask(puffer: Any) -> None:
    """What is not possible is replaced, and what is possible is carried out as it is."""
    lax, strict = (puffer.BedestenPuffer(16, seed=1, illegal=illegal) for illegal in ("random", "refused"))
    *_, infos = lax.step(np.full(16, 1279))
    assert {"replaced": 16} in infos and (lax.observations != strict.observations).any()
    lax.reset(seed=4)
    strict.reset(seed=4)
    for _ in range(20):
        wishes = strict.games.choose().copy()
        *_, infos = lax.step(wishes)
        strict.step(wishes)
        assert not any("replaced" in info for info in infos) and (lax.observations == strict.observations).all()
    with pytest.raises(Refused, match="An illegal action is 'refused', or replaced at 'random', but not 'ignored'"):
        puffer.BedestenPuffer(2, illegal="ignored")
