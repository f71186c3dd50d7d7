"""A whole turn as one action."""

from typing import Any

import pytest

from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.research.turns import TURNS, carry_out, turns
from engine.searching import deal_otherwise, questions


def test_each_turn_ends_where_somebody_else_must_answer() -> None:
    for game in questions(6):
        found = turns(game)
        assert 0 < len(found) <= TURNS and len({turn.answers for turn in found}) == len(found)
        assert len({turn.after.key() for turn in found}) == len(found), "each leads elsewhere"
        for turn in found[:20]:
            twin = game.imagined(game.asked, 0, open_fate=True)
            carry_out(twin, turn)
            assert twin == turn.after
            assert twin.asked != game.asked or twin.state.turns != game.state.turns


def test_nothing_is_left_out() -> None:
    """However somebody answers, one of the turns leads to the same position."""
    for number, game in enumerate(questions(8, seed=4)):
        found = turns(game, most=100_000, answers=1_000_000)
        known = {turn.after.key() for turn in found}
        for seed in range(5):
            twin = game.imagined(game.asked, 0, open_fate=True)
            twin.reseed(10 * number + seed)
            while twin.asked == game.asked and twin.state.turns == game.state.turns:
                twin.push(twin.random_choice(False))
            assert twin.key() in known


def test_fate_ends_an_action_and_another_goes_on() -> None:
    position = Position(2, seed=3, open_fate=True)
    while position.asked == FATE:
        position.push(position.sampled())
    played = 0
    while position.state.round < 4:
        if position.asked == FATE:
            position.push(position.sampled())
        else:
            found = turns(position)
            carry_out(position, found[played % len(found)])
            played += 1
    assert played > 5


def test_what_is_hidden_changes_nothing() -> None:
    for game in questions(5, seed=9):
        other: Any = game.copy()
        deal_otherwise(other, game.asked)
        assert [turn.answers for turn in turns(game)] == [turn.answers for turn in turns(other)]


def test_there_are_never_more_than_so_many() -> None:
    """Those are kept that greedy thinks best, in the order in which they were found."""
    for game in questions(6, seed=2):
        every, few = turns(game), turns(game, most=3)
        assert len(few) == min(3, len(every))
        assert [turn.answers for turn in every if turn.answers in {kept.answers for kept in few}] == [
            turn.answers for turn in few
        ]


def test_a_budget_that_is_used_up_still_ends_every_turn() -> None:
    for game in questions(6, seed=3):
        for turn in turns(game, answers=1):
            assert turn.after.asked != game.asked or turn.after.state.turns != game.state.turns


def test_a_turn_of_another_position_is_refused() -> None:
    game, other = Position(3, seed=1), Position(3, seed=2)
    before = other.memory()
    with pytest.raises(Refused, match="is not possible here"):
        for turn in turns(game):
            carry_out(other, turn)
            other = Position(3, seed=2)
    assert other.memory() == before
    over = next(questions(1)).copy()
    over.state.asked = 7
    assert turns(over) == []
