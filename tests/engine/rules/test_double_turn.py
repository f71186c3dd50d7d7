"""The double turn, and extra turns at the end."""

import pytest

from bedesten import Game, Options, read_position
from conftest import At

TABLE = (
    "bedesten-position 1 | rules letters | layout first | turn 1 round=1 start=red next=red "
    "| people governor@9 smuggler@4 courier@8 | prices palace=4 gem=12 post=0 "
    "| mosques red=2 green=2 yellow=2 blue=2 | demand large=RBBGY small=BRGYY {variants}"
    "| red stack=4 lira=2 letters={letters} | green stack=4 lira=3 | blue stack=4 | yellow stack=4"
)


def game(letters: str, variants: str = "") -> Game:
    return read_position(TABLE.format(letters=letters, variants=f"| variants {variants} " if variants else ""))


@pytest.mark.rule("EX-17", "LS-8")
def test_two_delivered_letters_pay_for_it_and_a_seal_is_lost(at: At) -> None:
    table = at("fountain", rule="double_turn", rules="letters", letters=["1!", "2!"]).play("pay letter:1!")
    assert table.over and table.letters() == [] and table.state.extra_turn == 1 and table.state.doubled == 1


@pytest.mark.rule("LS-8", "TURN-2")
def test_it_is_also_taken_after_a_turn_that_ended_at_once_and_once_a_round() -> None:
    table = game("1!,2!,3!,4!")
    table.play(">caravansary")
    table.play("stop")
    assert table.question.words == ["enough", "pay"]
    table.play("pay"), table.play("letter:1!"), table.play("letter:2!")
    assert table.position.asked == 0 and table.question.kind == "move" and table.position.state.round == 1
    table.play(">fountain")
    table.play("skip")
    assert table.position.asked == 1, "once in a round"


@pytest.mark.rule("LS-8")
def test_with_two_seals_nobody_is_asked() -> None:
    table = game("1!")
    table.play(">caravansary")
    table.play("stop")
    assert table.position.asked == 1


@pytest.mark.rule("LS-8", "CL-1")
def test_the_caravan_tile_counts_in_it() -> None:
    table = game("1!,2!", "caravan-leader")
    table.play(">caravansary"), table.play("leave"), table.play("act")
    while table.question.kind != "double-turn":
        table.play(table.question.words[-1] if table.question.kind == "discard" else table.question.words[0])
    assert table.view(0).caravan_leader == "red"


@pytest.mark.rule("END-1", "LS-8")
def test_in_the_last_round_double_turns_are_played() -> None:
    table = game("1!,2!")
    state = table.position.state
    state.players[0].rubies = state.rubies_to_win
    table.play(">caravansary"), table.play("stop"), table.play("pay"), table.play("letter:1!")
    assert table.position.asked == 0 and table.question.kind == "move"
    table.play(">fountain"), table.play("skip")
    for seat in (1, 2, 3):
        assert table.position.asked == seat
        table.play(">caravansary"), table.play("stop")
    assert table.over


@pytest.mark.rule("LS-8")
def test_in_the_next_round_it_is_there_again() -> None:
    table = Game(Options(2, "letters"), seed=1)
    state = table.position.state
    state.doubled = 3
    start = table.position.asked
    while state.round == 1:
        table.play(table.question.words[0])
        state = table.position.state
    assert state.doubled == 0 and table.position.asked == start
