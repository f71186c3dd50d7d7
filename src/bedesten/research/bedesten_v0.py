"""PettingZoo: `from bedesten.research import bedesten_v0`; `bedesten_v0.env(rules="base", players=4)` is an AEC environment."""

from operator import index
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import InvalidAction
from gymnasium.spaces import Box, Dict, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bedesten.research import actions
from bedesten.research.outcomes import ROUNDS
from bedesten.research.single import ILLEGAL, Single
from bedesten.research.spaces import action_space, observation_space
from bedesten.research.table import RENDER_MODES, SEEDS, WIN, Table, agreed, check_render_mode


def env(**settings: Any) -> AECEnv[str, Any, Any]:
    """As PettingZoo's own board games are wrapped: whoever chooses what is not possible loses, and the game is over."""
    wrapped: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(Single, AECEnv[str, Any, Any]):  # so it is called in every environment of PettingZoo
    """`rules`, `players`, `layout`, `variants`: as `Options` has them. `rounds`: after so many the game is truncated. `reward`:
    `win`, the share of the win at the end; or `margin`, by how much of the rubies that are needed one is now further ahead of the
    best of the others: all steps together are the margin at the end.

    What is not possible raises InvalidAction, and nothing has changed.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "bedesten_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str = "base",
        players: int = 3,
        layout: str = "",
        variants: tuple[str, ...] = (),
        rounds: int = ROUNDS,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.table = Table(agreed(rules, players, layout, variants), rounds, reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, Space[Any]] = {
            "observation": observation_space(self.table.observer),
            "action_mask": Box(0, 1, (actions.N,), np.int8),
        }
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With the same seed, the same dice and cards; without one, the next game of the seed that was given last."""
        self.check_open()
        if seed is not None:
            self._random, _ = np_random(index(seed))
        self.table.deal(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        self.check_begun()
        seat = self._seats[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        self.check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if why := self.table.refusal(action):
            raise InvalidAction(why)
        self._cumulative_rewards[agent] = 0.0
        self.table.play(actions.answer(int(action)))
        self.rewards = dict(zip(self.possible_agents, self.table.rewards, strict=True))
        self._accumulate_rewards()
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.is_stopped:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.mover]
        if self.render_mode == "human":
            self.render()
