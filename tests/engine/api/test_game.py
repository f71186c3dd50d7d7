"""The public face: question, answer, undo, copy, standings."""

import doctest
from random import Random

import pytest

import bedesten
from bedesten import Game, Options, Refused
from bedesten.engine import core, game, options, position_text, record, view
from bedesten.engine.constants import FATE
from laws.play import chosen


@pytest.mark.parametrize("module", [bedesten, game, options, view, record, position_text], ids=lambda module: module.__name__)
def test_the_examples_in_the_documentation_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_a_question_says_whose_it_is_what_kind_and_what_may_be_answered() -> None:
    question = Game(Options(3), seed=1).question
    assert question.seat == question.seat % 3 and question.kind == "move" and question.text.endswith("?")
    option = question.options[0]
    assert option.word.startswith(">") and option.text.startswith("Go to the ") and option.word in question.words


def test_an_answer_can_be_given_by_word_or_number() -> None:
    one, other = Game(Options(3), seed=1), Game(Options(3), seed=1)
    one.play(one.question.options[2].word)
    other.play(other.question.options[2].answer)
    assert one.position == other.position and one.log == other.log


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    logs = [[entry.word for entry in Game(Options(4, layout="random"), seed=seed).log] for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]


def test_without_a_seed_every_game_is_another() -> None:
    assert len({tuple(entry.word for entry in Game(Options(5, layout="random")).log) for _ in range(5)}) > 1


def test_chance_can_come_from_outside() -> None:
    played = Game(Options(2), chance=lambda position: position.chances[-1][0])
    assert [entry.word for entry in played.log[:3]] == ["*start:green", "*6+6", "*6+6"]


@pytest.mark.parametrize(
    "answer, sentence, clause",
    [
        ("fly", "“fly” isn’t an answer. You may answer: >", None),
        ("*5+4", "isn’t an answer", None),
        (">fountain", "must go somewhere else", "TURN-1"),
        (">sultans-palace", "4\u00a0steps to the Sultan’s Palace; your merchant goes 1 or 2", "TURN-1"),
        ("act", "doesn’t answer this question", None),
        (9999999999, "belongs to Letters & Seals", "OPT-1"),
        (-60, "no answer number -60", None),
        ("play:lira", "You don’t have “Full Purse” in your hand", "HID-2"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(answer: str | int, sentence: str, clause: str | None) -> None:
    table = Game(Options(3, layout="long"), seed=4)
    before, log = table.position.memory(), list(table.log)
    with pytest.raises(Refused, match=sentence) as refused:
        table.play(answer)
    assert refused.value.clause == clause
    assert table.position.memory() == before and table.log == log


def test_undo_takes_back_one_choice_with_all_that_followed() -> None:
    table = Game(Options(2), seed=1)
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo()
    first = table.question.words[0]
    table.play(first)
    assert table.undo().word == first and table.question.kind == "move"
    assert table.redo()[0].word == first
    with pytest.raises(Refused, match="nothing to redo"):
        table.redo()


def test_a_copy_goes_its_own_way() -> None:
    table = Game(Options(2), seed=1)
    twin = table.copy()
    twin.play(twin.question.words[0])
    assert table.question.kind == "move" and len(twin.log) > len(table.log)
    twin.undo()
    assert twin.position == table.position


def test_what_is_played_in_a_copy_that_went_back_is_not_in_the_past_of_the_game() -> None:
    table = Game(Options(2), seed=1)
    table.play(table.question.words[0])
    at = next(n for n, entry in enumerate(table.log) if not entry.forced and entry.turn)
    before, twin = table.position_before(at), table.copy()
    twin.undo()
    twin.play(twin.question.words[1])
    assert table.position_before(at) == before


def test_forced_answers_and_fate_are_entered_by_themselves() -> None:
    table, rng = Game(Options(4), seed=3), Random(3)
    while not table.over:
        assert len(table.question.options) > 1
        table.play(chosen(table.position, rng, True))
    assert any(entry.forced for entry in table.log) and any(entry.seat == FATE and entry.reveals for entry in table.log)


def test_when_it_is_over_nobody_is_asked() -> None:
    table, rng = Game(Options(2), seed=3), Random(3)
    while not table.over:
        table.play(chosen(table.position, rng, True))
    with pytest.raises(Refused, match="The game is over"):
        table.play("end")
    with pytest.raises(Refused, match="The game is over"):
        _ = table.question
    assert [place.rank for place in table.standings()] == [1, 2]


def test_compiled_says_what_it_is() -> None:
    assert core.COMPILED is bedesten.COMPILED is True
