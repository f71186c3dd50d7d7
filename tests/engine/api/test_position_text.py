"""Positions as text: written by us or by hand, and impossible ones refused in words."""

import pytest

from bedesten import Game, Options, Refused, read_position, write_position

TEXT = """
bedesten-position 1
rules    base 2026.2
layout   short
turn     14 round=5 start=red next=green
people   governor@9 smuggler@4
prices   palace=6 gem=15 post=2
mosques  red=3 green=2 yellow=2 blue=2
demand   large=RBBGY small=BRGYY,GGGRY
pile     far lira
red      merchant@9 family@12 stack=3 assistants@9 lira=5 rubies=1 goods=RRB tiles=red hand=good,lira!
green    merchant@7 stack=4 lira=12 rubies=1 extensions=1
blue     merchant@7 stack=2 assistants@3,16 lira=0
"""


def test_a_position_can_be_written_by_hand() -> None:
    game = read_position(TEXT)
    red, green, blue = game.view(0).players
    assert game.asked == 1 and game.question.kind == "move" and game.view(0).turn == 14 and game.view(0).round == 5
    assert red.goods == {"fabric": 2, "spice": 0, "fruit": 0, "jewellery": 1} and red.hand == ("good", "lira")
    assert game.view(1).players[0].hand == ("lira",), "a card that everybody has seen"
    assert (green.lira, green.extensions, blue.assistants) == (12, 1, (3, 16))
    assert game.view(0).deck == 26 - 2 - 2 and game.view(0).discards == ("far", "lira")
    assert game.view(0).demand["small"] == ("GGGRY", "BRGYY") and game.view(0).post_markers == 2


def test_lines_may_be_joined_and_what_has_been_answered_follows() -> None:
    text = " | ".join(TEXT.strip().splitlines()) + " | since >fabric-warehouse leave"
    game = read_position(text)
    assert game.question.kind == "act" and [entry.word for entry in game.log] == [">fabric-warehouse", "leave"]
    assert read_position(write_position(game)).position == game.position


def test_a_game_goes_on_from_a_position_and_remembers_it() -> None:
    from bedesten import read_record, write_record

    game = read_position(TEXT)
    game.play(">fabric-warehouse")
    again = read_record(write_record(game))
    assert again.position == game.position and "from     bedesten-position 1 | rules" in write_record(game)


def test_the_first_question_of_a_game_is_a_position_too() -> None:
    game = Game(Options(2, neutral_assistants=True, caravan_leader=True), seed=1)
    assert read_position(write_position(game)).position == game.position


@pytest.mark.parametrize(
    "old, new, sentence, clause",
    [
        ("bedesten-position 1", "fen", "This isn’t a position", None),
        ("rules    base", "rules    chess", "no rule set “chess”", "OPT-1"),
        ("layout   short", "layout   1.2", "4 rows of 4", "OPT-4"),
        ("pile     far lira", "heap     far", "has no “heap”", None),
        ("people   governor@9 smuggler@4", "people   governor@9", "the Smuggler must be at a place", None),
        ("people   governor@9 smuggler@4", "", "lacks “people”", None),
        ("governor@9", "governor@13", "where two dice send them", "SET-8"),
        ("governor@9", "governor@99", "must be at a place on the board, not at “99”", None),
        ("governor@9", "governor@9 governor@8", "“governor” is there twice", None),
        ("governor@9", "sultan@9", "“sultan@9” isn’t known", None),
        ("smuggler@4", "smuggler@4 neutrals@14,15,16", "for 2 players only", "SET-12"),
        ("smuggler@4", "smuggler@4 caravan-leader=red", "only in the variant", "CL-1"),
        ("smuggler@4", "smuggler@4 neutral-assistants@3", "0 neutral assistants", "NA-1"),
        ("palace=6", "palace=11", "a number from 0 to 10, not “11”", None),
        ("palace=6", "palace=4", "between 5 and 10, not 4", "P13"),
        ("gem=15", "gem=13", "between 14 and 23, not 13", "P16"),
        ("post=2", "post=two", "from 0 to 4, not “two”", None),
        ("gem=15", "gem=16", "The players have 2\u00a0rubies, but .* 3 have been taken", "P13"),
        ("red=3", "red=2", "There are 3 “red” mosque tiles in all, but here 3 are in the stack and 1 with players", "P14"),
        ("red=3", "red=5", "no mosque tile for 3 players shows 5", None),
        ("large=RBBGY", "large=RRRRR", "different tiles out of RBBGY", None),
        ("small=BRGYY,GGGRY", "small=GGGRY,GGGRY", "different tiles", None),
        ("pile     far lira", "pile     far joker", "no bonus card “joker”", None),
        ("hand=good,lira!", "hand=gem,gem,gem", "only 2 cards “gem”, not 3", None),
        ("goods=RRB", "goods=RRRB", "holds 2 of each good, so not 3 fabric", "P1"),
        ("goods=RRB", "goods=2R", "letters, one for each good", None),
        ("tiles=red", "tiles=pink", "mosque tiles: red", None),
        ("stack=3 assistants@9", "stack=4 assistants@9", "red must have 4 assistants of their own, .* not 5", "SET-10"),
        ("assistants@9", "assistants@7", "left at the Fountain", "TURN-2"),
        ("stack=3", "stack=xyz", "a letter for each", None),
        ("lira=12", "lira=-1", "must be a number from 0 to 9999", None),
        ("extensions=1", "extensions=3 rubies=0", "“rubies” is there twice", None),
        ("rubies=1 extensions=1", "extensions=3", "given green at least 1\u00a0ruby, not 0", "P1"),
        ("round=5", "round=0", "counted from 1", None),
        ("turn     14", "turn     4", "it is turn 14 or later", None),
        ("next=green", "next=white", "must be one of red, green, blue", None),
        ("blue     merchant@7", "white    merchant@7", "in this order", None),
        ("prices ", "rules    base | prices ", "has “rules” twice", None),
    ],
)
def test_an_impossible_position_is_refused_in_words(old: str, new: str, sentence: str, clause: str | None) -> None:
    assert old in TEXT
    with pytest.raises(Refused, match=sentence) as refused:
        read_position(TEXT.replace(old, new))
    assert refused.value.clause == clause


def test_a_position_behind_the_end_of_the_game_is_refused() -> None:
    text = TEXT.replace("turn     14 round=5 start=red next=green", "turn 16 round=6 start=red next=red")
    over = text.replace("gem=15", "gem=21").replace("lira=12 rubies=1", "lira=12 rubies=7")
    with pytest.raises(Refused, match="The game is over"):
        read_position(over)


def test_an_answer_that_is_not_possible_since_then_is_refused() -> None:
    with pytest.raises(Refused, match="In the line “since”: “pay” isn’t possible there; these are: >"):
        read_position(TEXT + "since pay\n")
