"""Gymnasium: `gymnasium.make("bedesten.research.solo:Bedesten-v0")`, one agent against bots of ours."""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded

from bedesten.bots.simulation import bot_answer
from bedesten.engine.errors import Refused
from bedesten.research import actions
from bedesten.research.arena.entrants import entrant
from bedesten.research.outcomes import ROUNDS
from bedesten.research.single import ILLEGAL, Single
from bedesten.research.spaces import action_space, observation_space
from bedesten.research.table import RENDER_MODES, SEEDS, WIN, Numbers, Table, agreed, check_render_mode

ID = "Bedesten-v0"


class Solo(Single, gymnasium.Env[Numbers, np.int64]):
    """`opponents`: bots of ours by name, one for each other seat from the agent's on, or one for all. `seat`: where the agent
    sits; if it is not said, somewhere else in each game. The rest is as in `bedesten_v0`.

    An observation is the row of features; `action_masks()` says what is possible, and so does `info["action_mask"]`. Whoever
    chooses what is not possible has lost: that is the end, with a reward of -1 and the reason in `info["refused"]`. With
    `strict=True` it raises InvalidAction instead, and nothing has changed; what is no action at all always does.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (Gymnasium has it so)

    def __init__(
        self,
        rules: str = "base",
        players: int = 3,
        layout: str = "",
        variants: tuple[str, ...] = (),
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rounds: int = ROUNDS,
        reward: str = WIN,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(agreed(rules, players, layout, variants), rounds, reward)
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise Refused(f"{players} play, so there are {players - 1} opponents, not {len(self._names)}; or name one for all.")
        if seat is not None and not 0 <= index(seat) < players:
            raise Refused(f"There is no seat {seat} in a game of {players}; there are 0 to {players - 1}.")
        self._bots = [entrant(name) for name in self._names]
        self._seat_wanted, self._is_strict = seat, strict
        self.seat = seat or 0
        self._by_seat = self._seated()
        self._bots_random = Random()
        self._is_playing = False
        self.observation_space, self.action_space = observation_space(self.table.observer), action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        self.check_open()
        super().reset(seed=seed)
        players = self.table.options.players
        self.seat = int(self.np_random.integers(players)) if self._seat_wanted is None else self._seat_wanted
        self._by_seat = self._seated()
        self._bots_random = Random(int(self.np_random.integers(SEEDS)))
        self.table.deal(int(self.np_random.integers(SEEDS)))
        self._is_playing = True
        self._let_bots_play()
        return self.table.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.check_open()
        if not self._is_playing:
            raise ResetNeeded("The game is over, or has not begun: reset() begins the next one.")
        if why := self.table.refusal(action):
            if self._is_strict or not self.action_space.contains(action):
                raise InvalidAction(why)
            self._is_playing = False
            return self.table.observation(self.seat), ILLEGAL, True, False, self._info() | {"refused": why}
        self.table.play(actions.answer(int(action)))
        reward = self.table.rewards[self.seat] + self._let_bots_play()
        self._is_playing = not (self.table.is_over or self.table.is_stopped)
        if self.render_mode == "human":
            self.render()
        return self.table.observation(self.seat), reward, self.table.is_over, self.table.is_stopped, self._info()

    def action_masks(self) -> Any:
        """As MaskablePPO of sb3-contrib asks for it."""
        self.check_begun()
        return self.table.mask(self.seat).astype(bool)

    def _seated(self) -> tuple[list[str], list[Any]]:
        """Names and bots by seat, from the one behind the agent on; he himself is nobody."""
        players, names, bots = self.table.options.players, list[str](), list[Any]()
        for seat in range(players):
            number = (seat - self.seat) % players - 1
            names.append(self._names[number] if number >= 0 else "")
            bots.append(self._bots[number] if number >= 0 else None)
        return names, bots

    def _let_bots_play(self) -> float:
        """Up to the agent's next question; what he has won or lost by it."""
        table, brought = self.table, 0.0
        while not table.is_over and not table.is_stopped and table.mover != self.seat:
            table.play(bot_answer(table.position, *self._by_seat, self._bots_random))
            brought += table.rewards[self.seat]
        return brought

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}


gymnasium.register(ID, entry_point=f"{__name__}:Solo")
