"""Who will win, as a seat can judge it."""

from math import inf
from random import Random
from typing import Any

import pytest

from bedesten.bots import estimate as module
from bedesten.bots.bot import Sight
from bedesten.bots.estimate import estimate
from bedesten.bots.levels import shipped_net
from bedesten.engine.constants import WIN
from bedesten.engine.core import Roller, Searcher
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.start import start


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine the clock would end one estimate sooner than another."""
    monkeypatch.setattr(module, "LONGEST", inf)


def judged(position: Any, seat: int, seed: int = 1) -> list[float]:
    return estimate(Sight(position, seat, seed), Random(seed)).chances


def played(answers: int, rules: str = "base", seed: int = 9) -> Any:
    position = start(Options(players=3, rules=rules, layout="random"), seed)
    for _ in range(answers):
        position.answer(position.random_choice(True))
    return position


def test_whoever_has_more_is_likelier_to_win() -> None:
    position = start(Options(players=3, layout="short"), 5)
    even = judged(position, 0)
    assert abs(sum(even) - 1) < 1e-9 and all(0.2 < chance < 0.5 for chance in even)
    state: Any = position.state
    state.players[1].rubies = 4
    ahead = judged(position, 0)
    assert ahead[1] > 0.7 and abs(sum(ahead) - 1) < 1e-9


@pytest.mark.parametrize("seat", [0, 5])
def test_who_has_won_has_won(seat: int) -> None:
    position = start(Options(players=2, layout="short"), 5)
    while not position.over:
        position.answer(position.random_choice(True))
    best = max(range(2), key=position.standing)
    found = estimate(Sight(position, seat, 1), Random(1))
    assert found.chances[best] == 1 and found.errors == [0, 0]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_a_seat_cannot_see_has_no_part_in_it(rules: str) -> None:
    """The same sight and the same chance give the same estimate, whatever cards the others hold: also in the middle of a turn,
    whosever it is, and for those who only look on."""
    for answers in (0, 31, 64):
        position = played(answers, rules)
        for seat in (0, 1, 2, 5):
            assert judged(position, seat) == judged(position.imagined(seat, 77), seat)


def test_chance_is_given_from_outside() -> None:
    position = played(20)
    assert judged(position, 5, seed=2) == judged(position, 5, seed=2) != judged(position, 5, seed=3)


def at_the_end_of_a_turn() -> Any:
    """The last question of a turn, to which there is one answer only."""
    for seed in range(100):
        position = played(20, seed=seed)
        for _ in range(100):
            after = position.copy()
            after.answer(after.options[0])
            is_last = len(position.options) == 1 and position.asked == position.state.turn_of
            if is_last and after.state.turns != position.state.turns:
                return position, after
            position.answer(position.random_choice(True))
    raise AssertionError("No turn ends like that.")


def test_the_estimate_is_what_the_net_says_at_the_end_of_the_turn() -> None:
    position, after = at_the_end_of_a_turn()
    net, roller, seat = shipped_net("base"), Roller(), position.asked
    roller.begin(position.imagined(seat, 4), seat, 4)
    found = roller.estimate(net, 0, 3)
    assert abs(found[seat][0] - 3 * Searcher().judged(net, after.imagined(seat, 4), seat)) <= 10
    assert abs(sum(total for total, _ in found) - 3 * WIN) <= 10


def test_more_worlds_make_it_surer() -> None:
    position = played(20)
    few, many = (estimate(Sight(position, 5, 1), Random(1), deals) for deals in (2, 40))
    assert sum(many.errors) < sum(few.errors)
