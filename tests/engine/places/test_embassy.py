import pytest

from conftest import At


@pytest.mark.rule("LS-P21", "LS-2")
def test_the_embassy_gives_two_letters(at: At) -> None:
    table = at("embassy", rules="letters").play("act *letter:9 *letter:4")
    assert table.letters() == ["4", "9"] and table.state.letter_deck.bit_count() == 26


@pytest.mark.rule("TURN-9", "ACT-1")
def test_one_takes_as_many_letters_as_there_are(at: At) -> None:
    table = at("embassy", rules="letters")
    table.state.letter_deck = 1
    assert table.play("act *letter:1").over and table.letters() == ["1"]
    table = at("embassy", rules="letters")
    table.state.letter_deck = 0
    assert "act" in table.options, "even without gain"
    assert table.play("act").over and table.letters() == []
