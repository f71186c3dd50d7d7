"""Many games as one vector environment of Gymnasium: one agent at seat 0 of each, against others who play at random or keenly.

`pip install bedesten[gym]`. Games are followed by the next one in the same step (`AutoresetMode.SAME_STEP`).
"""

from operator import index
from typing import Any

import numpy as np
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten.engine.errors import Refused
from bedesten.research.spaces import action_space, observation_space
from bedesten.research.vector import VectorGame


class BedestenVectorEnv(VectorEnv[NDArray[np.int8], NDArray[Any], NDArray[np.bool_]]):
    """The observation is that of the agent. Which actions are possible stands in `infos["action_mask"]` and `action_masks()`.

    All arrays are written in place: copy what is to be kept, or say `copy=True`. The options are those of `VectorGame`.
    """

    def __init__(self, num_envs: int = 256, *, opponents: str = "random", copy: bool = False, **wish: Any) -> None:
        if not opponents:
            raise Refused("Here one agent plays against others: 'random' or 'keen'. VectorGame plays all seats.")
        self.games = VectorGame(num_envs, opponents=opponents, **wish)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs, self.copy = num_envs, copy
        self._has_begun = False
        self.single_observation_space, self.single_action_space = observation_space(self.games.observer), action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """With a seed of its own each game would have to be begun alone: one seed is for all of them."""
        self._check_open()
        if isinstance(seed, list):
            raise Refused("One seed is for all games of a vector environment.")
        super().reset(seed=None if seed is None else index(seed))
        self.games.reset(int(self.np_random.integers(2**62)))
        self._has_begun = True
        return self._seen(self.games.observations), {"action_mask": self.action_masks()}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self._check_begun()
        self.games.step(actions)
        over = self.games.ended | self.games.truncated
        infos: dict[str, Any] = {"action_mask": self.action_masks()}
        if over.any():
            last = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(over):
                last[i] = self.games.finals[i].copy()
            infos |= {"final_obs": last, "_final_obs": over}
        rewards = self.games.rewards[:, 0].astype(np.float64)
        return self._seen(self.games.observations), rewards, self.games.ended.copy(), self.games.truncated.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, by game: for whoever masks them."""
        self._check_begun()
        masks: NDArray[np.bool_] = self._seen(self.games.masks)
        return masks

    def close_extras(self, **_: Any) -> None:
        self.games.close()

    def _check_begun(self) -> None:
        self._check_open()
        if not self._has_begun:
            raise ResetNeeded("No game has begun: reset() begins them.")

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("This environment has been closed: make another one.")

    def _seen(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array
