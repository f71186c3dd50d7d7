"""Measures games of OpenSpiel, which are written in C++. Prints JSON.

Whole random games are played inside its RandomRolloutEvaluator, which Python can only reach through a tree search: a search of
one simulation evaluates the position itself, by so many rollouts, and does nothing else. They start behind the deal or the
first roll, which is in its favour. `stepped` is the usual loop in Python, from the start, with chance sampled.
"""

from typing import Any

import pyspiel  # type: ignore[import-not-found]
from measure import Figures, dice, per_second, report, seconds, share_of_work

ROLLOUTS = {"backgammon": 600, "hearts": 40_000, "euchre": 120_000, "connect_four": 60_000}
STEPPED = {"backgammon": 300, "hearts": 2000, "euchre": 6000, "connect_four": 12_000}
STARTS = 20  # rollouts start from so many deals
chance = dice(1)


def sampled(state: Any) -> int:
    """An outcome of chance."""
    outcomes = state.chance_outcomes()
    left = chance()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return int(outcome)
    return int(outcomes[-1][0])


def start(game: Any) -> Any:
    """The first position in which a player is asked."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sampled(state))
    return state


def step_through(game: Any) -> int:
    """Play a game from Python; returns the number of decisions."""
    state = game.new_initial_state()
    n = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sampled(state))
        else:
            options = state.legal_actions()
            if len(options) > 1:
                n += 1
            state.apply_action(options[int(chance() * len(options))])
    return n


def roll_out(game: Any, starts: list[Any], rollouts: int) -> None:
    for seed, state in enumerate(starts):
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False).mcts_search(state)


def measured(name: str, share: float) -> Figures:
    game = pyspiel.load_game(name)
    played = int(STEPPED[name] * share)
    decisions = 0

    def step_through_all() -> None:
        nonlocal decisions
        decisions = sum(step_through(game) for _ in range(played))

    step_spent = seconds(step_through_all)
    starts = [start(game) for _ in range(STARTS)]
    each = max(1, int(ROLLOUTS[name] * share) // STARTS)
    rollouts = each * STARTS / seconds(lambda: roll_out(game, starts, each))
    return {
        "decisions": rollouts * decisions / played,
        "games": rollouts,
        "stepped": decisions / step_spent,
        "copies": per_second(starts[0].clone, int(100_000 * share)),
    }


if __name__ == "__main__":
    report({f"OpenSpiel {name}": measured(name, share_of_work()) for name in ROLLOUTS})
