"""Many games as a native environment of PufferLib: one agent in each, against others who play at random or keenly.

`pip install bedesten[puffer]`. Buffers are PufferLib's own, written in place.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pufferlib import PufferEnv  # type: ignore[import-not-found]

from bedesten.research.observation import Observer
from bedesten.research.vector import VectorGame
from bedesten.research.vector_env import spaces_of


class BedestenPuffer(PufferEnv):  # type: ignore[misc]
    """`num_agents` games. The options are those of `VectorGame`; `action_masks` has the possible actions, which PufferLib itself
    does not know of: an action that is not possible is refused."""

    def __init__(self, num_envs: int = 1024, buf: Any = None, seed: int = 0, *, opponents: str = "random", **wish: Any) -> None:
        rules = wish.get("rules", "base")
        self.single_observation_space, self.single_action_space = spaces_of(Observer(wish.get("schema") or rules))
        self.num_agents = num_envs
        super().__init__(buf)
        self.games = VectorGame(num_envs, opponents=opponents, seed=seed, observations=self.observations, **wish)

    @property
    def action_masks(self) -> NDArray[np.bool_]:
        return self.games.masks

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int8], list[dict[str, float]]]:
        self.games.reset(seed or 0)
        self._tell()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, ...]:
        """Of games that are over, `infos` has how many there were, and what they brought on average."""
        self.games.step(actions)
        self._tell()
        over = self.terminals | self.truncations
        infos = [{"games": int(over.sum()), "reward": float(self.rewards[over].mean())}] if over.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        self.games.close()

    def _tell(self) -> None:
        self.rewards[:] = self.games.rewards[:, 0]
        self.terminals[:] = self.games.ended
        self.truncations[:] = self.games.truncated
