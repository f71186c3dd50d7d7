"""Two dice."""

from collections import Counter

import pytest

from conftest import At
from engine.table import PLACE

ROLLS = {f"*{first}+{second}" for first in range(1, 7) for second in range(1, 7)}


@pytest.mark.rule("SET-1", "TURN-7d", "HID-1")
def test_all_36_rolls_are_equally_likely(at: At) -> None:
    table = at("fountain", "roll")
    assert table.options == ROLLS
    assert [ways for _, ways in table.game.chances] == [1] * 36


@pytest.mark.rule("TURN-7d", "HID-1")
def test_the_games_own_generator_rolls_them_equally_often(at: At) -> None:
    table = at("fountain", "roll").begin()
    rolls = Counter(table.game.sampled() for _ in range(3600))
    assert len(rolls) == 36
    assert sum((n - 100) ** 2 / 100 for n in rolls.values()) < 67, "chi-square, 35 degrees of freedom, one in a thousand"


@pytest.mark.rule("SET-1", "TURN-7d")
@pytest.mark.parametrize("layout", ["short", "long"])
@pytest.mark.parametrize(
    ("roll", "place"),
    [
        ("*1+1", "fabric-warehouse"),
        ("*2+5", "fountain"),
        ("*5+2", "fountain"),
        ("*4+6", "large-market"),
        ("*6+6", "police-station"),
    ],
)
def test_the_sum_is_the_number_of_a_place_wherever_it_lies(at: At, layout: str, roll: str, place: str) -> None:
    table = at("tea-house", "encounters", layout=layout, lira=2)
    table.state.smuggler = PLACE["tea-house"]
    table.play(f"smuggler take:fabric lira {roll}")
    assert table.state.smuggler == PLACE[place]


@pytest.mark.rule("MOS-1")
def test_without_the_red_tile_a_roll_stands(at: At) -> None:
    assert at("tea-house", lira=0, tiles=["green", "yellow", "blue"]).play("act name:8 *1+4").over


@pytest.mark.rule("MOS-1")
@pytest.mark.parametrize(
    ("roll", "change", "lira"),
    [
        ("*5+1", "keep", 2),
        ("*5+1", "turn-first", 2),
        ("*5+1", "turn-second", 9),
        ("*1+5", "turn-first", 9),
        ("*1+5", "turn-second", 2),
        ("*5+1", "roll *4+5", 9),
        ("*5+5", "roll *1+1", 2),
    ],
)
def test_the_red_tile_turns_either_die_to_4_or_rolls_both_again(at: At, roll: str, change: str, lira: int) -> None:
    table = at("tea-house", lira=0, tiles=["red"]).play(f"act name:9 {roll} {change}")
    assert table.over and table.me.lira == lira, "and that is the end of it"
    assert table.state.tiles_used == (0b0001 if change != "keep" else 0)


@pytest.mark.rule("MOS-1")
def test_a_4_need_not_be_turned_to_4(at: At) -> None:
    assert at("tea-house", tiles=["red"]).play("act name:9 *4+1").options == {"keep", "turn-second", "roll"}


@pytest.mark.rule("MOS-1")
def test_used_once_this_turn_it_is_not_offered_again(at: At) -> None:
    table = at("tea-house", lira=0, tiles=["red"])
    table.state.tiles_used = 0b0001
    assert table.play("act name:8 *1+4").over


@pytest.mark.rule("MOS-1", "TURN-7d")
def test_it_does_not_change_where_a_piece_is_rolled(at: At) -> None:
    table = at("tea-house", "encounters", lira=9, tiles=["red"])
    table.state.smuggler = PLACE["tea-house"]
    assert table.play("smuggler take:fabric lira *1+2").over
    assert table.state.smuggler == PLACE["spice-warehouse"]
