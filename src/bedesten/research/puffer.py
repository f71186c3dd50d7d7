"""Many games as a native environment of PufferLib: one agent in each, against others who play at random or keenly.

`pip install bedesten[puffer]`, in an environment of its own: PufferLib 3 wants old versions of numpy and Gymnasium, which will do
here. Buffers are PufferLib's own, written in place.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pufferlib import PufferEnv  # type: ignore[import-not-found]

from bedesten.engine.errors import Refused
from bedesten.research.observation import Observer
from bedesten.research.spaces import action_space, observation_space
from bedesten.research.vector import VectorGame

REFUSED, AT_RANDOM = "refused", "random"  # what becomes of an action that is not possible


class BedestenPuffer(PufferEnv):  # type: ignore[misc]
    """`num_agents` games. The options are those of `VectorGame`. PufferLib knows of no masks: `action_masks` has the possible
    actions, for whoever plays in the same process. An action that is not possible raises ValueError; with `illegal="random"` a
    possible one is taken instead, and `infos` tells how many were."""

    def __init__(
        self,
        num_envs: int = 1024,
        buf: Any = None,
        seed: int = 0,
        *,
        opponents: str = "random",
        illegal: str = REFUSED,
        **wish: Any,
    ) -> None:
        if illegal not in (REFUSED, AT_RANDOM):
            raise Refused(f"An illegal action is '{REFUSED}', or replaced at '{AT_RANDOM}', but not {illegal!r}.")
        self._illegal = illegal
        rules = wish.get("rules", "base")
        self.single_observation_space = observation_space(Observer(wish.get("schema") or rules))
        self.single_action_space = action_space()
        self.num_agents = num_envs
        super().__init__(buf)
        self.games = VectorGame(num_envs, opponents=opponents, seed=seed, observations=self.observations, **wish)

    @property
    def action_masks(self) -> NDArray[np.bool_]:
        return self.games.masks

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int8], list[dict[str, float]]]:
        self.games.reset(seed)
        self._tell()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, ...]:
        """Of games that are over, `infos` has how many there were, and what they brought on average."""
        replaced = 0
        if self._illegal == AT_RANDOM:
            actions, replaced = self._with_possible(np.asarray(actions))
        self.games.step(actions)
        self._tell()
        over = self.terminals | self.truncations
        infos = [{"games": int(over.sum()), "reward": float(self.rewards[over].mean())}] if over.any() else []
        infos += [{"replaced": replaced}] if replaced else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        self.games.close()

    def _with_possible(self, wishes: NDArray[Any]) -> tuple[NDArray[Any], int]:
        """The actions that are possible, and others where they are not; and how many others."""
        can = self.games.masks[np.arange(self.games.n), wishes]
        return np.where(can, wishes, self.games.choose()), int((~can).sum())

    def _tell(self) -> None:
        self.rewards[:] = self.games.rewards[:, 0]
        self.terminals[:] = self.games.ended
        self.truncations[:] = self.games.truncated
