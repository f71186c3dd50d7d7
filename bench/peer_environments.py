"""Measures environments that others use to learn games: steps a second, with observation and legal actions. Prints JSON.

Each is stepped as its own documents say, with actions at random; a game that is over is followed by the next one. A step is one
call for PettingZoo, RLCard and OpenSpiel, whose chance nodes are not counted; for pgx one of 1024 games side by side, compiled
for the CPU.
"""

import warnings
from collections.abc import Callable
from typing import Any

warnings.filterwarnings("ignore")
import jax  # type: ignore[import-not-found]  # noqa: E402
import numpy as np  # noqa: E402
import pgx  # type: ignore[import-not-found]  # noqa: E402
import pyspiel  # type: ignore[import-not-found]  # noqa: E402
import rlcard  # type: ignore[import-not-found]  # noqa: E402
from measure import Figures, dice, report, seconds, share_of_work  # noqa: E402
from peer_openspiel import sampled  # noqa: E402
from pettingzoo.classic import chess_v6, connect_four_v3  # type: ignore[import-not-found]  # noqa: E402
from pgx.experimental import auto_reset  # type: ignore[import-not-found]  # noqa: E402

BATCH = 1024
chance = dice(1)


def one_of(options: Any) -> int:
    return int(options[int(chance() * len(options))])


def step_pettingzoo(make: Callable[[], Any], steps: int) -> int:
    env = make()
    env.reset(seed=1)
    for _ in range(steps):
        seen, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            env.reset()
        else:
            env.step(one_of(np.flatnonzero(seen["action_mask"])))
    return steps


def step_rlcard(name: str, steps: int) -> int:
    env = rlcard.make(name, config={"seed": 1})
    seen, _ = env.reset()
    for _ in range(steps):
        seen, _ = env.step(one_of([*seen["legal_actions"]]))
        if env.is_over():
            seen, _ = env.reset()
    return steps


def step_openspiel(name: str, steps: int) -> int:
    """With the observation of the one who is asked, as a tensor, and the mask of legal actions."""
    game = pyspiel.load_game(name)
    state, done = game.new_initial_state(), 0
    while done < steps:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(sampled(state))
        else:
            np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(one_of(np.flatnonzero(state.legal_actions_mask())))
            done += 1
    return done


def pgx_game(name: str) -> Callable[[int], int]:
    """Choosing and stepping is one compiled function; it is compiled before time is taken."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def go(state: Any, key: Any) -> Any:
        key, first, second = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(first, odds, axis=-1), jax.random.split(second, BATCH)), key

    def play(steps: int) -> int:
        state, key = begun, jax.random.PRNGKey(1)
        for _ in range(steps // BATCH):
            state, key = go(state, key)
        jax.block_until_ready(state.observation)
        return steps // BATCH * BATCH

    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    play(BATCH)
    return play


def measured(play: Callable[[int], int], steps: float) -> Figures:
    done = 0

    def work() -> None:
        nonlocal done
        done = play(int(steps))

    spent = seconds(work)
    return {"steps": done / spent}


if __name__ == "__main__":
    share = share_of_work()
    report(
        {
            "PettingZoo connect_four": measured(lambda steps: step_pettingzoo(connect_four_v3.env, steps), 20_000 * share),
            "PettingZoo chess": measured(lambda steps: step_pettingzoo(chess_v6.env, steps), 4_000 * share),
            "RLCard uno": measured(lambda steps: step_rlcard("uno", steps), 10_000 * share),
            "pgx connect_four": measured(pgx_game("connect_four"), 400 * BATCH * share),
            "pgx backgammon": measured(pgx_game("backgammon"), 40 * BATCH * share),
            "OpenSpiel connect_four, observed": measured(lambda steps: step_openspiel("connect_four", steps), 40_000 * share),
            "OpenSpiel backgammon, observed": measured(lambda steps: step_openspiel("backgammon", steps), 8_000 * share),
        }
    )
