"""ThinkingQueue told in words."""

from bedesten import SPECTATOR, Game, read_record
from bedesten.cli.history import positions, turns
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
    return [told(turn, names).plain for turn in turns(game, seat)]


def test_each_turn_is_a_line() -> None:
    assert lines(read_record(RECORD), 0)[:4] == [
        "Set-up: Ada begins, Governor at the Tea House, Smuggler at the Fruit Warehouse, you drew “Lucky Find”",
        "● Ada: goes to the Tea House, leaves an assistant, acts, names 8, rolls 5 + 4 = 9, meets the Governor, "
        "draws “Long Walk”, pays 2 lira, the Governor goes to the Fountain → +6 lira, +1 card",
        "▲ Grace: goes to the Fruit Warehouse, leaves an assistant, acts, meets the Smuggler, takes jewellery, gives fruit, "
        "the Smuggler goes to the Fabric Warehouse → +1 Y, +1 B",
        "● Ada: goes to the Spice Warehouse, plays “Lucky Find”, takes fabric, leaves an assistant, acts → −1 card, +1 R, +2 G",
    ]


def test_cards_that_others_drew_are_not_named() -> None:
    for seat in (1, SPECTATOR):
        text = "\n".join(lines(read_record(RECORD), seat))
        assert "meets the Governor, draws a card, pays" in text and "Long Walk" not in text
    assert "you drew “Full Purse”" in lines(read_record(RECORD), 1)[0]
    assert "you drew" not in lines(read_record(RECORD), SPECTATOR)[0]


def test_you_are_addressed() -> None:
    assert lines(read_record(RECORD), 0, ["You", "Grace"])[1].startswith(
        "● You: go to the Tea House, leave an assistant, act, name 8, roll 5 + 4 = 9, meet the Governor"
    )


def test_turns_can_be_told_from_some_answer_on() -> None:
    game = read_record(RECORD)
    middle = next(i for i, entry in enumerate(game.log) if entry.word == "give:fruit")
    assert [turn.number for turn in turns(game, 0, middle)] == [2, 3]
    assert told(next(turns(game, 0, middle)), NAMES, middle).plain.startswith("▲ Grace: gives fruit, the Smuggler")
    assert list(turns(game, 0, len(game.log))) == []


def test_there_is_a_position_before_each_answer_and_one_now() -> None:
    game = read_record(RECORD)
    assert len(positions(game)) == len(game.log) + 1 and positions(game)[-1] is game.position
