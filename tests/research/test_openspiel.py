"""The game in OpenSpiel: its own tests pass, and nothing is told that a player may not know."""

import sys
import unittest
from functools import partial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from bedesten.engine.notation import SEATS, SECRET
from bedesten.engine.options import RULE_SETS
from bedesten.research.observation import Observer
from bedesten.research.openspiel import BedestenState, NetChances, Rollouts
from bedesten.research.openspiel.observer import REMEMBERED
from research.playthrough import FILE, lines


def played(game: Any, answers: int, seed: int) -> BedestenState:
    state: BedestenState = game.new_initial_state()
    random = np.random.RandomState(seed)
    for _ in range(answers):
        if state.is_terminal():
            break
        chances = dict(state.chance_outcomes()) if state.is_chance_node() else dict.fromkeys(state.legal_actions(), 1.0)
        total = sum(chances.values())
        state.apply_action(int(random.choice(list(chances), p=[chance / total for chance in chances.values()])))
    return state


@pytest.mark.parametrize("rules", RULE_SETS)
def test_random_simulations_of_its_own(rules: str, more: int, capfd: pytest.CaptureFixture[str]) -> None:
    for players in (2, 5):
        game = pyspiel.load_game(f"bedesten(rules={rules},players={players},rounds=1)")
        pyspiel.random_sim_test(game, num_sims=more, serialize=True, verbose=False)
    capfd.readouterr()


def test_the_checks_of_its_api() -> None:
    from absl import flags
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    if not flags.FLAGS.is_parsed():
        flags.FLAGS([sys.argv[0]])
    game = pyspiel.load_game("bedesten(players=2,rounds=2)")
    case = type("Checks", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": "bedesten"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful(), result.errors + result.failures


def test_chance_has_its_probabilities() -> None:
    state = pyspiel.load_game("bedesten(players=4)").new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    state.apply_action(0)
    assert len(state.chance_outcomes()) == 36 and sum(dict(state.chance_outcomes()).values()) == pytest.approx(1)


def test_cards_of_others_are_not_told() -> None:
    game = pyspiel.load_game("bedesten(players=3)")
    state = played(game, 9, seed=1)
    told = [one for one in state.seen.told if one.seen_by >= 0]
    assert len(told) == 3  # the first card of each
    for seat in range(3):
        story, hand = state.information_state_string(seat).splitlines()
        assert story.count(SECRET) == 2 and hand.startswith(f"{SEATS[seat]} holds ")
        own = next(one.word for one in told if one.seen_by == seat)
        assert own in story and own.strip("*{}") in hand


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_might_be_looks_the_same_to_the_player(rules: str, more: int) -> None:
    game = pyspiel.load_game(f"bedesten(rules={rules},players=4,rounds=20)")
    draws = iter(np.random.RandomState(5).uniform(size=1000 * more))
    hands = set()
    for seed in range(6 * more):
        state = played(game, 150, seed)
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(4):
            twin = state.resample_from_infostate(player, lambda: float(next(draws)))
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions() == state.legal_actions() and twin.current_player() == player
            assert twin.history() == [] and str(twin) == state.seen.story(player)
            hands.add(tuple(twin.seen.hand(seat) for seat in range(4) if seat != player))
    assert len(hands) > 4


def test_nobody_has_no_knowledge_to_deal_by() -> None:
    state = played(pyspiel.load_game("bedesten(players=2)"), 20, seed=1)
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError, match="There is no player"):
            state.resample_from_infostate(player, lambda: 0.5)


def test_tensors_are_the_features_and_the_last_answers() -> None:
    game = pyspiel.load_game("bedesten(players=2)")
    state = played(game, 80, seed=3)
    seat, observer = 1, Observer("base")
    row = np.empty(observer.size, np.int8)
    observer.write(state.seen.position, seat, row)
    features = np.array(state.observation_tensor(seat))
    assert np.allclose(features * np.array(observer.high), row)
    known = np.array(state.information_state_tensor(seat))
    assert np.allclose(known[: observer.size], features)
    answers = known[observer.size :].reshape(REMEMBERED, 2)
    last = [one for one in state.seen.told if one.by < 2][-1]
    assert answers[0][0] == (1 if last.by == seat else 2)


def test_its_searches_play_whole_games(more: int) -> None:
    for seed in range(more):
        game = pyspiel.load_game("bedesten(players=2)")
        bots = [
            ismcts.ISMCTSBot(game, NetChances(seed=seed), 1.0, 12, random_state=np.random.RandomState(seed)),
            mcts.MCTSBot(game, 1.0, 12, NetChances(seed=seed), random_state=np.random.RandomState(seed)),
        ]
        state, random = game.new_initial_state(), np.random.RandomState(seed)
        bots[0].set_resampler(partial(BedestenState.resample_from_infostate, sampler=random.uniform))  # its own has no seed
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=chances)))
            else:
                state.apply_action(int(bots[state.current_player()].step(state)))
        assert sum(state.returns()) == state.seen.position.over


def test_whoever_plays_on_finds_the_same_winners_again() -> None:
    state = played(pyspiel.load_game("bedesten(players=3)"), 200, seed=4)
    found = Rollouts(games=20, seed=1).evaluate(state)
    assert (found == Rollouts(games=20, seed=1).evaluate(state)).all() and 0 < sum(found) <= 1
    assert sum(NetChances(seed=1).evaluate(state)) == pytest.approx(1, abs=1e-4)


def test_the_playthrough_is_what_it_was() -> None:
    assert lines() == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("rules=chess", r"no rule set .chess."),
        ("players=7", "2 to 5 players, not 7"),
        ("rounds=0", "stopped after 1 to 30,000 rounds, not after 0"),
        ("variants=blitz", r"no variant .blitz."),
        ("layout=round", r"no layout .round."),
    ],
)
def test_what_is_not_there_is_refused_in_words(asked: str, answer: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=answer):
        pyspiel.load_game(f"bedesten({asked})")


def test_what_is_not_possible_is_refused_in_words() -> None:
    state = played(pyspiel.load_game("bedesten(players=2,rounds=1)"), 7, seed=1)
    with pytest.raises(pyspiel.SpielError, match=r"Action 5 is not legal here; legal are \d+ \(>"):
        state.apply_action(5)
    state = played(pyspiel.load_game("bedesten(players=2,rounds=1)"), 1000, seed=1)
    with pytest.raises(pyspiel.SpielError, match="The game is over: action 5 comes too late"):
        state.apply_action(5)
    with pytest.raises(pyspiel.SpielError, match="Chance cannot bring 99 here"):
        pyspiel.load_game("bedesten").new_initial_state().apply_action(99)


def test_a_random_board_is_that_of_all_games() -> None:
    game, other = (pyspiel.load_game(f"bedesten(layout=random,layout_seed={seed})") for seed in (1, 2))
    assert (
        game.options.layout == pyspiel.load_game("bedesten(layout=random,layout_seed=1)").options.layout != other.options.layout
    )
