"""bedesten position"""

import json
from pathlib import Path

import pytest

from bedesten import Game, Options, write_position
from bedesten.engine.position_text import one_line
from bedesten.texts import speaking
from cli.running import refused, run

TEXT = write_position(Game(Options(players=3), 3))


def test_it_is_drawn_as_a_spectator_or_a_player_sees_it() -> None:
    watched = run("position", "show", TEXT).out
    assert "16 Gemstone Dealer" in watched and f"Red is asked: {speaking('en')('question-move')}" in watched
    assert "Your hand" not in watched and "┏" not in watched
    mine = run("position", "show", TEXT, "--seat", "red").out
    assert "“Double Post”" in mine and "leave 1" in mine
    other = run("position", "show", TEXT, "--seat", "green").out
    assert "Your hand" in other and "“Double Post”" not in other and "leave 1" not in other


def test_a_text_in_one_line_a_file_and_standard_input_are_the_same(tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(TEXT, encoding="utf-8")
    outs = {run("position", "show", text, stdin=TEXT).out for text in (TEXT, one_line(TEXT), str(file), "-")}
    assert len(outs) == 1


def test_a_possible_position_is_possible() -> None:
    assert run("position", "check", TEXT).out == "This position is possible.\n"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("gem=14", "gem=99"), "gem"),
        (("merchant@7", "merchant@77"), "must be at a place on the board, not at “77”"),
        (("stack=4", "stack=3"), "(SET-10)"),
        (("rules ", "ruels "), "A position has no “ruels”"),
    ],
)
def test_an_impossible_one_is_refused_with_its_reason(change: tuple[str, str], sentence: str) -> None:
    for what in ("check", "show"):
        assert sentence in refused("position", what, TEXT.replace(*change))


def test_json_is_the_view_and_the_question() -> None:
    data = json.loads(run("position", "show", TEXT, "--json").out)
    assert data["view"]["seat"] is None and data["question"]["kind"] == "move" and data["question"]["options"] is None
    mine = json.loads(run("position", "show", TEXT, "--json", "--seat", "red").out)
    assert mine["view"]["seat"] == "red" and mine["view"]["players"][0]["hand"] == ["post"]
    words = [option["word"] for option in mine["question"]["options"]]
    assert ">tea-house" in words and mine["view"]["options"] == [option["answer"] for option in mine["question"]["options"]]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["show"], "TEXT is missing."),
        (["look", "x"], "'look' is not possible here; there are 'show', 'check'."),
        (["show", "nonsense"], "“nonsense” is neither a file nor a position"),
        (["show", "."], "“.” is a folder, not a file."),
        (["show", TEXT, "--seat", "white"], "--seat: there is no player “white”; there are red, green and blue."),
        (["check", "bedesten-position 1"], "The position lacks “rules”."),
    ],
)
def test_wrong_options_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused("position", *args)
