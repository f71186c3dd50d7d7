"""Evaluators for OpenSpiel's searches that leave the work to the engine, some hundred times as fast as from Python."""

from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from bedesten.bots.levels import shipped_net
from bedesten.bots.simulation import SIXTIETHS
from bedesten.engine.constants import FATE, WIN
from bedesten.engine.core import Roller, Tally

KEEN = 31  # a bit for each seat


class _Evaluator(mcts.Evaluator):
    """All options are equally likely at first."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Rollouts(_Evaluator):
    """Plays on to the end with keen players, who never decline what can be done: who wins?"""

    def __init__(self, games: int = 1, seed: int = 0, rounds: int = 200) -> None:
        self._games, self._random, self._rounds = games, Random(seed), rounds

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        tally = Tally()
        state.seen.position.roll_out(tally, self._games, self._random.getrandbits(60), KEEN, self._rounds)
        counts: Any = tally.state
        return np.array([counts.wins[seat] / SIXTIETHS / self._games for seat in range(state.num_players())])


class NetChances(_Evaluator):
    """Plays on to the end of the turn, and asks the net that our levels have for the rules: who will win?"""

    def __init__(self, rules: str = "base", answers: int = 30, seed: int = 0) -> None:
        """`answers`: that are tried at most before each answer of the rest of the turn."""
        self._net, self._random = shipped_net(rules), Random(seed)
        self._roller = Roller(answers=answers)

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        position, table = state.seen.position, state.seen.position.state
        looks_on = min(table.turn_of, state.num_players() - 1) if position.asked == FATE else position.asked
        self._roller.begin(position, looks_on, self._random.getrandbits(60))
        found = self._roller.estimate(self._net, 0, 1, position.sampled() if position.asked == FATE else 0)
        return np.array([total / WIN for total, _ in found])
