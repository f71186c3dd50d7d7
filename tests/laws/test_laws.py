"""What is true in every game, whoever plays it and however."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bedesten.engine import position as pure
from bedesten.engine.constants import DECLINES, FATE, PLAY
from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.names.questions import ASK_FETCH, ASK_SELL
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.position_text import read_position, write_position
from bedesten.engine.record import read_record, write_record
from bedesten.engine.start import start
from bedesten.engine.view import SPECTATOR, view
from laws.checks import check_laws
from laws.play import COMBINATIONS, chosen, play_checked

SEEDS = st.integers(0, 2**32)
PLENTY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SOME = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.slow
@PLENTY
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS), keen=st.booleans(), open_fate=st.booleans())
def test_nothing_is_lost_or_made_and_somebody_can_always_answer(seed: int, options: Options, keen: bool, open_fate: bool) -> None:
    position, rng = start(options, seed, open_fate, pure.Position), Random(seed)
    for _ in range(1500 if keen else 400):
        check_laws(position)
        if position.over:
            break
        position.answer(chosen(position, rng, keen))


@SOME
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS))
def test_a_question_can_be_put_again_and_changes_nothing(seed: int, options: Options) -> None:
    """If a card is played instead of an answer, the question is put again."""
    position, rng = start(options, seed, seed % 2 == 0, pure.Position), Random(seed)
    while not position.over and position.state.round < 30:
        before = position.memory()
        position.proceed()
        assert position.memory() == before
        position.answer(chosen(position, rng, True))


@SOME
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS))
def test_no_earlier_copy_ever_changes(seed: int, options: Options) -> None:
    position, rng, kept = start(options, seed), Random(seed), []
    while not position.over and position.state.round < 100:
        kept.append((position.copy(), position.memory()))
        position.push(chosen(position, rng, True))
    assert all(copy.memory() == before for copy, before in kept)


@SOME
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS))
def test_undo_leads_back_exactly_and_redo_forth(seed: int, options: Options) -> None:
    game, rng, before = Game(options, seed), Random(seed), []
    for _ in range(150):
        if game.over:
            break
        before.append((game.position.memory(), len(game.log)))
        game.play(chosen(game.position, rng, True))
    after = game.position
    for memory, length in reversed(before):
        game.undo()
        assert game.position.memory() == memory and len(game.log) == length
    for _ in before:
        game.redo()
    assert game.position == after


@SOME
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS), keen=st.booleans())
def test_positions_and_records_are_written_and_read_without_loss(seed: int, options: Options, keen: bool) -> None:
    game, rng = Game(options, seed), Random(seed)
    for n in range(300 if keen else 150):
        if game.over:
            break
        game.play(chosen(game.position, rng, keen))
        if n % 7 == 0:
            text = write_position(game)
            assert read_position(text).position == game.position and write_position(read_position(text)) == text
        if n % 50 == 0:
            assert read_record(write_record(game)).position == game.position
            assert write_record(read_record(write_record(game))) == write_record(game)


@pytest.mark.slow(4)
@PLENTY
@pytest.mark.rule("HID-1", "HID-2", "HID-3")
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS), open_fate=st.booleans())
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_options(seed: int, options: Options, open_fate: bool) -> None:
    """Not even whether somebody else is asked: who has cards is asked, whatever they are."""
    position, rng, changed = start(options, seed, open_fate), Random(seed), 0
    for n in range(250):
        if position.over:
            break
        for seat in (*range(options.players), SPECTATOR):
            if n % 5 == seat % 5:
                twin = position.imagined(seat, seed + n, open_fate)
                assert view(twin, seat) == view(position, seat)
                changed += any(view(twin, other) != view(position, other) for other in range(options.players) if other != seat)
        position.push(chosen(position, rng, True))
    assert changed > 0, "the hidden cards were never dealt anew"


@pytest.mark.slow(1)
@PLENTY
@pytest.mark.rule("HID-2")
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS))
def test_the_course_of_a_game_tells_nobody_which_cards_are_held(seed: int, options: Options) -> None:
    """Two games that differ in hidden cards only: as long as the same is answered, the same is asked of everybody."""
    one, rng, seat = start(options, seed, True), Random(seed), seed % options.players
    for _ in range(rng.randrange(300)):
        if not one.over:
            one.push(chosen(one, rng, True))
    other = one.imagined(seat, seed, True)
    for _ in range(150):
        assert view(one, seat) == view(other, seat)
        if one.over:
            break
        if one.asked == FATE:
            both = [outcome for outcome, _ in one.chances if outcome in dict(other.chances)]
        else:
            both = [option for option in one.options if option in other.options]
            both = [option for option in both if not DECLINES <= option < 0] or both
        if not both:
            break  # somebody must show a card that the other one does not hold
        choice = rng.choice(both)
        one.push(choice)
        other.push(choice)


@SOME
@given(seed=SEEDS, options=st.sampled_from(COMBINATIONS))
def test_equal_positions_are_equal_however_they_came_about(seed: int, options: Options) -> None:
    """Fetching two assistants in either order, or selling two goods, leads to the same position."""
    position, rng, found = start(options, seed), Random(seed), 0
    while not position.over and position.state.round < 60 and found < 5:
        several = [option for option in position.options if 0 <= option < PLAY]
        if len(several) > 1 and position.question in (ASK_FETCH, ASK_SELL):
            one, other = position.copy(), position.copy()
            one.push(several[0])
            other.push(several[1])
            if several[1] in one.options and several[0] in other.options and one.question == other.question == position.question:
                one.push(several[1])
                other.push(several[0])
                if one.asked == other.asked and one.question == position.question:
                    assert one == other and hash(one) == hash(other)
                    found += 1
        position.push(chosen(position, rng, True))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_in_500_games_of_each_combination_no_law_is_broken(rules: str, players: int) -> None:
    """Half of them by keen players, who come to an end, half by aimless ones. `make soak-games` plays many more."""
    for options in (one for one in COMBINATIONS if one.rules == rules and one.players == players):
        for seed in range(500):
            play_checked(options, seed, keen=seed % 2 == 0)


def test_fate_is_sampled_by_its_weights() -> None:
    """Thousands of draws from the same deck: each kind as often as it lies there."""
    position: Any = Position(3, 1, grid=Options().spots(), open_fate=True)
    while position.asked != FATE or position.state.fate != 1:
        position.answer(position.sampled())
    chances, drawn = dict(position.chances), [position.sampled() for _ in range(13_000)]
    for kind, weight in chances.items():
        assert abs(drawn.count(kind) - 500 * weight) < 5 * (500 * weight) ** 0.5
