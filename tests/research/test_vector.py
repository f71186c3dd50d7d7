"""Many games in one call: they are the games that the engine plays, one by one, compiled or not, on one thread or on several."""

import copy
import os
import pickle
import subprocess
import sys
from functools import partial
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from bedesten.engine import batches, rooms
from bedesten.engine.constants import NOBODY, PLAYERS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.research import actions
from bedesten.research.observation import Observer
from bedesten.research.vector import VectorGame
from engine.searching import FAST


def play(games: VectorGame, steps: int) -> list[bytes]:
    """What all arrays held after each step."""
    seen = []
    for _ in range(steps):
        games.step(games.choose())
        arrays = (games.observations, games.masks, games.movers, games.rewards, games.ended, games.truncated, games.actions)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_row_is_what_the_position_says(rules: str) -> None:
    """Observation and mask are written a part at a time; written anew from the position they are the same."""
    games = VectorGame(8, rules=rules, players=3, seed=5, rounds=30)
    observer, row, mask = Observer(rules), bytearray(games.observer.size), bytearray(actions.N)
    for _ in range(400):
        games.step(games.choose())
        assert (games.observations <= np.array(observer.high)).all() and (games.observations >= 0).all()
        for i in range(games.n):
            game = games.position(i)
            assert game.asked == games.movers[i] and len(game.options) > 1
            observer.write(game, game.asked, row)
            actions.write_mask(game, mask)
            assert games.observations[i].tobytes() == row and games.masks[i].tobytes() == mask


def test_games_go_on_as_the_engine_plays_them() -> None:
    """An action, then forced answers: the next position is the one that the engine reaches with the same answers."""
    games = VectorGame(4, rules="grand", players=4, seed=2)
    for _ in range(300):
        before = [games.position(i) for i in range(4)]
        games.step(games.choose())
        for i, game in enumerate(before):
            game.answer(actions.answer(int(games.actions[i])))
            while game.asked < PLAYERS and len(game.options) == 1:
                game.answer(game.options[0])
            assert games.ended[i] or game.memory() == games.position(i).memory()


def test_uncompiled_the_same_games_are_played() -> None:
    assert stepped(FAST, FAST.Room) == stepped(batches, rooms.Room)


def stepped(engine: ModuleType | Any, room: Any) -> list[bytes]:
    n, size = 3, Observer("grand").size
    batch = engine.Batch(n, 3, RULE_SETS["grand"], rounds=2, by_margin=True, alone=4, keen=4, mocha=True, letters=True)
    lengths = {
        "actions": 4 * n,
        "seen": n * size,
        "masks": n * actions.N,
        "rewards": 20 * n,
        "movers": n,
        "ended": n,
        "broken": n,
    }
    memory = {name: bytearray(length) for name, length in lengths.items()} | {"finals": bytearray(n * size)}
    held = {name: room(part, len(part)) for name, part in memory.items()}
    batch.begin(9, 0, held["seen"], held["masks"], held["movers"])
    found = [b"".join(memory.values())]
    for _ in range(60):
        batch.choose(0, held["actions"])
        assert batch.step(0, *held.values()) == 0
        found.append(b"".join(memory.values()))
    assert sum(a[-n * size :] != b[-n * size :] for a, b in pairwise(found)) > 1, "games were broken off"
    return found


def test_threads_change_nothing() -> None:
    alone, together = VectorGame(700, seed=3), VectorGame(700, seed=3, threads=3)
    assert play(alone, 30) == play(together, 30)
    together.close()


def test_the_same_seed_brings_the_same_games() -> None:
    games = VectorGame(20, players=2, seed=4)
    first = play(games, 50)
    games.reset(4)
    assert play(games, 50) == first
    games.reset(5)
    assert play(games, 50) != first


def test_games_that_are_over_are_followed_by_the_next() -> None:
    games = VectorGame(32, players=2, seed=1, rounds=200, opponents="keen")
    ended = 0
    for _ in range(3000):
        rewards = games.rewards.copy()
        games.step(games.choose())
        assert not rewards[~games.ended].any() or not games.rewards[~games.ended].any(), "a reward is given once"
        for i in np.flatnonzero(games.ended):
            ended += 1
            assert games.rewards[i].sum() == pytest.approx(1) and not games.truncated[i]
            rounds = games.observer.names.index("round")
            assert games.observations[i, rounds] == 1 and games.finals[i, rounds] > 1
    assert ended > 5


def test_margins_add_up_to_the_margin_at_the_end() -> None:
    games = VectorGame(16, players=3, seed=8, rounds=30, reward="margin")
    total, counted = np.zeros((16, PLAYERS), np.float32), 0
    rubies, missing = (games.observer.names.index(f"player.0.{name}") for name in ("rubies", "rubies-missing"))
    for _ in range(2500):
        movers = games.movers.copy()
        games.step(games.choose())
        total += games.rewards
        for i in np.flatnonzero(games.ended | games.truncated):
            per_player = [games.observer.names.index(f"player.{k}.rubies") for k in range(3)]
            has = [int(games.finals[i, at]) for at in per_player]  # from the seat that acted last
            needed = has[0] + int(games.finals[i, missing])
            if games.finals[i, missing] > 0 and games.finals[i, rubies] == has[0]:
                expected = [(has[k] - max(has[:k] + has[k + 1 :])) / needed for k in range(3)]
                seats = [(movers[i] + k) % 3 for k in range(3)]
                assert [total[i, seat] for seat in seats] == pytest.approx(expected, abs=1e-5)
                counted += 1
            total[i] = 0
    assert counted > 10


def test_opponents_leave_seat_0_alone() -> None:
    games = VectorGame(64, players=4, opponents="random", seed=1)
    for _ in range(200):
        assert not games.movers.any()
        games.step(games.choose())


def test_every_action_of_a_rule_set_is_one_of_its_list() -> None:
    for rules in RULE_SETS:
        games, known = VectorGame(64, rules=rules, players=5, seed=6), [*actions.of(rules)]
        for _ in range(300):
            games.step(games.choose())
            assert games.masks[:, known].sum() == games.masks.sum()


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    games = VectorGame(300, seed=1)
    play(games, 3)
    wish = games.choose().copy()
    kept = games.observations.tobytes(), games.masks.tobytes(), games.position(0).memory()
    for wrong, why in ((actions.number("bid:9"), "bid:9"), (-1, "no word"), (actions.N, "no word"), (2**31 - 1, "no word")):
        bad = wish.copy()
        bad[299] = wrong
        with pytest.raises(ValueError, match=f"game 299: action {wrong} \\({why}\\)"):
            games.step(bad)
        assert (games.observations.tobytes(), games.masks.tobytes(), games.position(0).memory()) == kept
    with pytest.raises(ValueError, match="300 whole numbers"):
        games.step(wish[:5])
    with pytest.raises(ValueError, match="300 whole numbers"):
        games.step(wish.astype(float))
    for wide in (np.int64, np.uint64):  # as numbers of 32 bits these would be possible
        with pytest.raises(ValueError, match=r"game 0: action 4294967\d{3} \(no word\)"):
            games.step(wish.astype(wide) + wide(2**32))
    assert (games.observations.tobytes(), games.masks.tobytes(), games.position(0).memory()) == kept
    games.masks[7] = True  # a mask that was tampered with does not help
    with pytest.raises(ValueError, match="game 7: action 0"):
        games.step(np.where(np.arange(300) == 7, 0, wish))


def test_there_is_no_game_outside_of_them() -> None:
    games = VectorGame(300)
    for i in (-301, -1, 300, 512):
        with pytest.raises(IndexError, match=f"no game {i}; there are 0 to 299"):
            games.position(i)
    assert games.position(299).asked == games.movers[299]


def test_games_of_different_seeds_have_nothing_in_common() -> None:
    """Whoever starts many of them with the seeds 0, 1, 2 … wants different games in all of them."""
    boards = set[bytes]()
    for seed in range(6):
        games = VectorGame(40, layout="random", seed=seed)
        boards |= {games.position(i).key() for i in range(40)}
    assert len(boards) == 240


def test_without_a_seed_the_next_games_follow() -> None:
    assert VectorGame(1, layout="random", seed=None).position(0).key() != VectorGame(1, layout="random").position(0).key()
    games, other = VectorGame(4, seed=7), VectorGame(4, seed=7)
    first = play(games, 5)
    games.reset()
    other.reset()
    second = play(games, 5)
    assert second == play(other, 5) != first


def test_arrays_cannot_be_replaced_unnoticed() -> None:
    games = VectorGame(4, seed=1)
    for name in ("actions", "masks", "observations", "rewards", "movers", "ended", "truncated", "finals"):
        with pytest.raises(AttributeError, match=f"games.{name}\\[:\\] = "):
            setattr(games, name, getattr(games, name).copy())
    games.actions[:] = games.choose()
    games.actions += 0  # in place: the array stays the same one
    games.step()


def test_it_is_neither_pickled_nor_copied() -> None:
    games = VectorGame(2)
    for use in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="cannot be pickled or copied; make another one"):
            use(games)


def test_one_thread_at_a_time() -> None:
    games = VectorGame(2, seed=1)
    with games._alone():  # as while another thread steps
        for use in (games.step, games.reset, games.choose, partial(games.position, 0)):
            with pytest.raises(RuntimeError, match="another thread is using this VectorGame"):
                use()
    games.step(games.choose())


FORKED = """
import os
from bedesten.research.vector import VectorGame

games = VectorGame(600, seed=3, threads=2)
for _ in range(20):
    games.step(games.choose())  # until both threads are there, and wait
child = os.fork()
games.step(games.choose())
games.close()
if child:
    os.waitpid(child, 0)  # so that they do not write at once
print(games.observations.sum(), flush=True)
os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_threads_are_there_again_after_a_fork() -> None:
    """In a process of its own, in which nothing else runs."""
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.split()
    assert len(found) == 2 and found[0] == found[1]


def test_numbers_of_numpy_are_seeds() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 on, and not -1"):
        VectorGame(2, seed=-1)
    play(VectorGame(2, seed=2**200), 5)
    assert play(VectorGame(2, seed=np.int64(7)), 5) == play(VectorGame(2, seed=7), 5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="integer"):
        VectorGame(2, seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("variants", ["caravan-leader", ("caravan-leader",), iter(["caravan-leader"])])
def test_variants_by_any_row_of_words_or_one_word(variants: Any) -> None:
    assert VectorGame(1, variants=variants).options.variants == ("caravan-leader",)


def test_bad_options_are_refused() -> None:
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"rules": "chess"}, "chess"),
        ({"players": 6}, "6"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"opponents": "clever"}, "no opponents 'clever'"),
        ({"schema": "mocha"}, "no schema 'mocha'"),
        ({"rounds": 0}, "1 to 30,000 rounds, not after 0"),
        ({"threads": 0}, "thread"),
        ({"n": 0}, "At least one game and one thread are needed, not 0 and 1"),
        ({"n": -3}, "At least one game"),
    ]
    for wish, why in wishes:
        with pytest.raises(Refused, match=why):
            VectorGame(**({"n": 2} | wish))
    with pytest.raises(Refused, match="no rule set 'chess'"):
        actions.of("chess")
    for name in ("n", "players", "rounds", "threads", "seed"):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            VectorGame(**({"n": 2} | {name: 2.5}))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"observations are int8 of the shape \(2, 791\)"):
        VectorGame(2, observations=[[0]])  # type: ignore[arg-type]
    games = VectorGame(2)
    games.close()
    for use in (games.step, games.choose, games.reset, partial(games.position, 0)):
        with pytest.raises(RuntimeError, match="closed"):
            use()


def test_observations_as_fractions() -> None:
    games = VectorGame(16, seed=1)
    play(games, 50)
    fractions = games.fractions()
    assert fractions.dtype == np.float32 and fractions.min() >= 0 and fractions.max() <= 1
    assert np.array_equal(np.rint(fractions * games.observer.high).astype(np.int8), games.observations)


def test_the_schema_for_all() -> None:
    games = VectorGame(4, rules="mocha", schema="all", seed=1)
    play(games, 20)
    row = bytearray(Observer("all").size)
    Observer("all").write(games.position(3), int(games.movers[3]), row)
    assert games.observations[3].tobytes() == row


def test_a_layout_and_variants() -> None:
    games = VectorGame(4, players=2, layout="short", variants=["neutral-assistants", "caravan-leader"], seed=1)
    state = games.position(0).state
    assert (state.with_neutrals, state.with_caravan) == (1, 1)
    assert [games.position(i).state.place_at[:] for i in range(4)] == [
        Position(2, grid=games.options.spots()).state.place_at[:]
    ] * 4
    assert NOBODY not in games.movers
