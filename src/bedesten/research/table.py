"""A game that stands still only where a player has a choice: what the environments are made of."""

from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.options import Options, variants_of
from bedesten.engine.start import start
from bedesten.engine.view import SPECTATOR, view
from bedesten.research import actions
from bedesten.research.observation import Observer
from bedesten.research.outcomes import ROUNDS, checked_rounds, leads, win_shares
from bedesten.research.picture import pixels, svg
from bedesten.research.table_text import table_text

Numbers = NDArray[np.int8]

WIN, MARGIN = "win", "margin"  # what is rewarded
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
SEEDS = 2**60


def agreed(rules: str, players: int, layout: str, variants: tuple[str, ...]) -> Options:
    return Options(index(players), rules, layout, **variants_of(variants))


class Table:
    """`rounds`: after so many a game is stopped, and nobody has won."""

    def __init__(self, options: Options, rounds: int = ROUNDS, reward: str = WIN) -> None:
        if reward not in (WIN, MARGIN):
            raise Refused(
                f"There is no reward '{reward}'; there is '{WIN}', the share of the win, or '{MARGIN}', the lead in rubies."
            )
        self.options, self.rounds, self.reward = options, checked_rounds(rounds), reward
        self.observer = Observer(options.rules)
        self.position = Position.__new__(Position)
        self.rewards = [0.0] * options.players  # what the last answer has brought to each seat

    def deal(self, seed: int) -> None:
        self.position = start(self.options, seed)
        self.rewards = [0.0] * self.options.players
        self._follow()

    # -- where it stands

    @property
    def has_begun(self) -> bool:
        state: Any = self.position.state
        return bool(state.players_n)

    @property
    def mover(self) -> int:
        """The seat that has to choose."""
        return self.position.asked

    @property
    def is_over(self) -> bool:
        return self.position.over

    @property
    def is_stopped(self) -> bool:
        state: Any = self.position.state
        return not self.position.over and state.round > self.rounds

    def observation(self, seat: int) -> Numbers:
        found = np.empty(self.observer.size, np.int8)
        self.observer.write(self.position, seat, found)
        return found

    def mask(self, seat: int) -> Numbers:
        """The actions that are possible; none if somebody else has to choose."""
        found = np.zeros(actions.N, np.int8)
        if seat == self.mover and not self.is_stopped:
            actions.write_mask(self.position, found)
        return found

    # -- how it goes on

    def refusal(self, action: Any) -> str:
        """Why an action is not possible; nothing if it is."""
        try:
            answer = actions.answer(index(action))
        except TypeError:
            return f"{action!r} is no action; an action is a whole number from 0 to {actions.N - 1}."
        options = [option for option in self.position.options if actions.action(option) < actions.N]
        if answer in options:
            return ""
        legal = ", ".join(f"{actions.action(option)} ({actions.word(actions.action(option))})" for option in options)
        return f"Action {action} is not possible here. Possible are {legal}: the action mask has a 1 for each of them."

    def play(self, answer: int) -> None:
        """The mover answers; then whatever follows by itself: fate, and what is forced."""
        before = self._margins()
        self.position.push(answer)
        self._follow()
        if self.reward == MARGIN:
            self.rewards = [now - then for now, then in zip(self._margins(), before, strict=True)]
        else:
            self.rewards = win_shares(self.position, self.options.players) if self.is_over else [0.0] * self.options.players

    def _margins(self) -> list[float]:
        """The lead of each player, as a share of the rubies that are needed."""
        if self.reward != MARGIN:
            return []
        state: Any = self.position.state
        return [lead / state.rubies_to_win for lead in leads(self.position, self.options.players)]

    def _follow(self) -> None:
        position = self.position
        while position.asked < PLAYERS and len(options := position.options) == 1:
            position.push(options[0])

    # -- how it looks

    def rendered(self, mode: str | None) -> Any:
        """What everybody at the table sees: as text, as SVG, or as pixels. `human` prints the text."""
        if mode is None:
            return None
        if mode in _PICTURES:
            return _PICTURES[mode](view(self.position, SPECTATOR))
        text = table_text(self.position)
        if mode == "ansi":
            return text
        print(text)
        return None


_PICTURES: dict[str, Callable[[Any], Any]] = {"svg": svg, "rgb_array": pixels}


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(f"There is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}.")
