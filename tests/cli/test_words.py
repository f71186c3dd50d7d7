"""Turns told in words, in the language of the terminal."""

import pytest

from bedesten import SPECTATOR, Game, read_record
from bedesten.cli.history import positions, turns
from bedesten.cli.speech import choose_language
from bedesten.cli.words import told

RECORD = """bedesten 1
rules    base 2026.2
layout   short
seats    red=Ada green=Grace

0    table  *start:red *3+6 *2+2 *large:RBBGY *small:BRGYY *{good} *{lira}
1    red    >tea-house leave act name:8 *5+4 governor *{far} lira *4+3 end
2    green  >fruit-warehouse leave act smuggler take:jewellery give:fruit *1+1 end
3    red    >spice-warehouse play:good take:fabric leave act
"""
NAMES = ["Ada", "Grace"]


def lines(game: Game, seat: int, names: list[str] = NAMES) -> list[str]:
    return [told(turn, names).plain.replace("\u00a0", " ") for turn in turns(game, seat)]


def test_each_turn_is_a_line() -> None:
    assert lines(read_record(RECORD), 0)[:4] == [
        "Ada goes first. The Governor starts at the Tea House. The Smuggler starts at the Fruit Warehouse. "
        "You draw “Lucky Find”.",
        "● Ada goes to the Tea House. Ada leaves 1 assistant at the Tea House. Ada names 8. Ada rolls 9 (5 + 4). "
        "Ada meets the Governor. Ada draws “Long Walk”. The Governor goes to the Fountain. → +6 lira, +1 card",
        "▲ Grace goes to the Fruit Warehouse. Grace leaves 1 assistant at the Fruit Warehouse. Grace meets the Smuggler. "
        "Grace takes 1 jewellery. Grace pays 1 fruit. The Smuggler goes to the Fabric Warehouse. → +1 Y, +1 B",
        "● Ada goes to the Spice Warehouse. Ada plays “Lucky Find”. Ada takes 1 fabric. "
        "Ada leaves 1 assistant at the Spice Warehouse. → −1 card, +1 R, +2 G",
    ]


def test_cards_that_others_drew_are_not_named() -> None:
    for seat in (1, SPECTATOR):
        text = "\n".join(lines(read_record(RECORD), seat))
        assert "Ada meets the Governor. Ada draws 1 bonus card." in text and "Long Walk" not in text
    assert "You draw “Full Purse”." in lines(read_record(RECORD), 1)[0]
    assert "You draw" not in lines(read_record(RECORD), SPECTATOR)[0]


def test_you_are_addressed() -> None:
    assert lines(read_record(RECORD), 0, ["You", "Grace"])[1].startswith(
        "● You go to the Tea House. You leave 1 assistant at the Tea House. You name 8. You roll 9 (5 + 4)."
    )


@pytest.mark.parametrize(
    "language, begins",
    [("de", "● Ada geht zur Teestube."), ("uk", "● Ada йде до Чайхани."), ("fr", "● Ada va au Salon de thé.")],
)
def test_other_languages_tell_the_same(language: str, begins: str) -> None:
    try:
        choose_language(["--language", language])
        assert lines(read_record(RECORD), 0)[1].startswith(begins)
    finally:
        choose_language([])


def test_turns_can_be_told_from_some_answer_on() -> None:
    game = read_record(RECORD)
    middle = next(i for i, entry in enumerate(game.log) if entry.word == "leave" and entry.turn == 2)
    assert [turn.number for turn in turns(game, 0, middle)] == [2, 3]
    assert told(next(turns(game, 0, middle)), NAMES, middle).plain.startswith(
        "▲ Grace leaves 1\u00a0assistant at the Fruit Warehouse."
    )
    assert list(turns(game, 0, len(game.log))) == []


def test_there_is_a_position_before_each_answer_and_one_now() -> None:
    game = read_record(RECORD)
    assert len(positions(game)) == len(game.log) + 1 and positions(game)[-1] is game.position
