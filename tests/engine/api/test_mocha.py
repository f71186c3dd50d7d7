"""Mocha & Baksheesh in words: views, positions, records."""

import pytest

from bedesten.cli.drawing.board import board
from bedesten.cli.drawing.cell import Size
from bedesten.cli.drawing.hand import hand_lines
from bedesten.engine.errors import Refused
from bedesten.engine.notation import number
from bedesten.engine.position_text import read_position, write_position
from bedesten.engine.record import write_record
from bedesten.engine.view import PARTS, SPECTATOR, changed_parts, own_hand, view, with_hand
from games.middle import middle

TABLE = middle(
    "mocha",
    people="governor@2 smuggler@3 coffee-trader@4 neutrals@2,3,4",
    tavern="coffee-house=6 movement=2 encounter=1 baksheesh=GGG barrier@5,6 barrier-owner=green",
    guild="1 2",
    red="merchant@7 stack=4 lira=4 coffee=4 tavern=movement hand=corner guild=7,20",
    green="merchant@15 stack=4 lira=5 guild=3",
)


def test_a_position_is_read_and_written() -> None:
    game = read_position(TABLE)
    assert read_position(write_position(game)).position == game.position
    seen = game.view(0)
    assert seen.coffee_trader == 4 and seen.barrier == (5, 6) and seen.barrier_owner == "green" and seen.baksheesh == "GGG"
    assert seen.tavern == {"movement": 2, "encounter": 1} and seen.guild_pile == (1, 2) and seen.guild_deck == 15


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("coffee-trader@4 ", "", "the coffee trader must be at"),
        ("barrier@5,6", "barrier@5,7", "two neighbouring places"),
        (" barrier-owner=green", "", "has an owner"),
        ("baksheesh=GGG", "baksheesh=RRR", "YYY and GGG"),
        ("movement=2", "movement=3", "There are 4 “movement” Tavern tiles"),
        ("movement=2", "movement=7", "no Tavern tile costs 7"),
        ("guild=7,20", "guild=3,20", "guild card 3 is in two places"),
        ("guild=7,20", "guild=7,21", "different numbers from 1 to 20"),
        ("coffee-house=6", "coffee-house=5", "is between 6 and 10"),
        ("coffee-house=6", "coffee-house=7", "1 have been taken"),
        ("tavern=movement", "tavern=fast", "Tavern tiles: movement, encounter"),
    ],
)
def test_an_impossible_position_is_refused_in_words(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        read_position(TABLE.replace(old, new))


@pytest.mark.rule("HID-2")
def test_guild_cards_are_seen_by_their_owner_and_counted_by_all() -> None:
    position = read_position(TABLE).position
    red, all_see = view(position, 0), view(position, SPECTATOR)
    assert red.players[0].guild == (7, 20) and all_see.players[0].guild == () and all_see.players[0].guild_cards == 2
    assert with_hand(all_see.players[0], own_hand(position, 0)) == red.players[0]
    before = position.memory()
    position.answer(number("guild:7") or 0)
    seen = {name: getattr(all_see, name) for name in PARTS} | changed_parts(before, position)
    assert seen == changed_parts(None, position)


@pytest.mark.rule("HID-2")
def test_a_record_for_a_seat_hides_the_guild_cards_of_others() -> None:
    game = read_position(TABLE.replace("guild=7,20", "guild=18"))
    game.play("guild:18")
    assert write_record(game).count("*{guild:") == write_record(game, 0).count("*{guild:") == 2
    assert "*{guild:" not in write_record(game, 1) and write_record(game, 1).count("*{?}") == 2


def test_the_terminal_draws_the_barrier_and_names_the_guild_cards() -> None:
    seen = read_position(TABLE).view(0)
    drawn = "\n".join(line.plain for line in board(seen, Size(22, 4, True), {})).replace("\u00a0", " ")
    assert "20 Coffee House" in drawn and "#↑" in drawn and "#↓" in drawn and "Cof" in drawn and "6 coffee → " in drawn
    hand = "\n".join(line.plain for line in hand_lines(seen))
    assert "guild 7 “Roll Call”" in hand and "Movement tile" in hand
