"""What it costs to go somewhere: what the tags on the board say is what then happens."""

from random import Random

import pytest

from bedesten import Game, Options, read_position
from bedesten.cli.drawing.cell import Mark
from bedesten.cli.table.outlook import marks
from bedesten.engine.effects import outcomes
from bedesten.engine.names import words as w
from bedesten.engine.notation import SEATS
from cli.running import willing

TABLE = """
bedesten-position 1
rules base 2026.2
layout short
turn 4 round=2 start=red next=red
people governor@9 smuggler@4
prices palace=5 gem=14 post=0
mosques red=2 green=2 yellow=2 blue=2
demand large=RBBGY small=BRGYY
red merchant@6 family@12 {red}
green merchant@11 family@12 stack=4 lira=3
blue merchant@11 family@12 stack=4 lira=3
"""


def marks_of(red: str) -> dict[int, Mark]:
    return marks(read_position(TABLE.format(red=red)).position)


def test_an_assistant_is_left_picked_up_or_not_needed() -> None:
    found = marks_of("stack=3 assistants@8 lira=2")
    assert found[9].tag == "leave 1" and found[9].short == "−1"
    assert found[8].tag == "pick up 1" and found[8].short == "+1"
    assert found[7].tag == "free" and not any(mark.ends for place, mark in found.items() if place != 11)


def test_merchants_are_paid() -> None:
    assert marks_of("stack=4 lira=4")[11] == Mark("leave 1 · pay 4", False, "−1 pay 4")
    assert marks_of("stack=4 lira=3")[11] == Mark("ends: fee 4", True, "ends")
    assert marks_of("stack=4 lira=3 hand=lira")[11].ends


@pytest.mark.parametrize("hand", ["", " hand=good"])
def test_without_an_assistant_the_turn_ends(hand: str) -> None:
    found = marks_of("stack=0 assistants@8,5,2,14 lira=9" + hand)
    assert found[9] == Mark("turn ends", True, "ends") and found[11].ends
    assert found[8].tag == "pick up 1" and found[7].tag == "free"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_looking_changes_nothing_and_the_tag_is_right(players: int) -> None:
    game, random, seen = Game(Options(players=players), 4), Random(4), 0
    while not game.over and seen < 60:
        word = willing(game, random)
        key = game.position.key()
        tags = marks(game.position)
        assert game.position.key() == key
        if game.question.kind == "move" and word.startswith(">"):
            seat, before = game.asked, game.view(game.asked).players[game.asked]
            game.play(word)
            after, mark = game.view(seat).players[seat], tags[game.view(seat).players[seat].merchant]
            seen += 1
            if game.asked == seat and game.question.kind == "assistant":
                assert ("leave 1" in mark.tag) == ("leave" in game.question.words) or mark.ends
                assert ("pick up 1" in mark.tag) == ("join" in game.question.words) or mark.ends
            else:
                assert mark.tag == "free" or mark.ends or len(after.stack) != len(before.stack) or after.merchant == 7
        elif game.question.kind == "pay" and word == "pay":
            seat, before = game.asked, game.view(game.asked).players[game.asked]
            (outcome,) = outcomes(game.position, w.PAY)
            price = -outcome.gains[SEATS[seat]]["lira"]
            game.apply(game.question.options[game.question.words.index("pay")].answer)
            assert before.lira - game.view(seat).players[seat].lira == price > 0
            game.advance()
        else:
            game.play(word)
