"""9 Tea House."""

import pytest

from conftest import At


@pytest.mark.rule("P9")
def test_the_number_named_is_paid_if_the_dice_reach_it(at: At) -> None:
    table = at("tea-house", lira=0).play("act name:8 *5+4")
    assert table.me.lira == 8 and table.over


@pytest.mark.rule("P9")
def test_two_lira_if_they_do_not(at: At) -> None:
    assert at("tea-house", lira=0).play("act name:8 *1+2").me.lira == 2


@pytest.mark.rule("P9")
def test_the_number_lies_between_3_and_12(at: At) -> None:
    assert at("tea-house").play("act").options == {f"name:{n}" for n in range(3, 13)}


@pytest.mark.rule("P9", "MOS-1")
def test_the_red_tile_turns_a_die_to_4_or_rolls_again(at: At) -> None:
    table = at("tea-house", lira=0, tiles=["red"]).play("act name:8 *1+4")
    assert table.options == {"keep", "turn-first", "roll"}
    assert table.play("turn-first").me.lira == 8


@pytest.mark.rule("P9")
@pytest.mark.parametrize(
    ("named", "dice", "lira"),
    [(3, "1+1", 2), (3, "1+2", 3), (3, "6+6", 3), (9, "5+4", 9), (10, "5+4", 2), (12, "6+5", 2), (12, "6+6", 12)],
)
def test_the_dice_must_reach_the_number_and_need_not_exceed_it(at: At, named: int, dice: str, lira: int) -> None:
    table = at("tea-house", lira=7).play(f"act name:{named} *{dice}")
    assert table.me.lira == 7 + lira and table.over


@pytest.mark.rule("P9", "ACT-1")
def test_the_action_is_possible_without_anything_and_may_be_left_out(at: At) -> None:
    table = at("tea-house", lira=0)
    assert table.options == {"skip", "act"}
    assert table.play("skip").over and table.me.lira == 0


@pytest.mark.rule("P9", "MOS-1")
def test_the_red_tile_turns_the_second_die_too(at: At) -> None:
    assert at("tea-house", lira=0, tiles=["red"]).play("act name:10 *6+1 turn-second").me.lira == 10


@pytest.mark.rule("P9", "MOS-1")
@pytest.mark.parametrize(
    ("dice", "turn"), [("1+3", "turn-first"), ("3+1", "turn-second"), ("6+3", "turn-first"), ("3+6", "turn-second")]
)
def test_a_die_that_is_turned_counts_4(at: At, dice: str, turn: str) -> None:
    assert at("tea-house", lira=0, tiles=["red"]).play(f"act name:7 *{dice} {turn}").me.lira == 7
    assert at("tea-house", lira=0, tiles=["red"]).play(f"act name:8 *{dice} {turn}").me.lira == 2


@pytest.mark.rule("P9", "MOS-1")
def test_with_the_red_tile_both_dice_are_rolled_again_but_only_once(at: At) -> None:
    table = at("tea-house", lira=0, tiles=["red"]).play("act name:8 *1+1 roll *1+2")
    assert table.over and table.me.lira == 2
    assert at("tea-house", lira=0, tiles=["red"]).play("act name:8 *1+1 roll *6+2").me.lira == 8


@pytest.mark.rule("P9", "MOS-1")
def test_a_die_that_shows_4_need_not_be_turned(at: At) -> None:
    assert at("tea-house", tiles=["red"]).play("act name:8 *4+4").options == {"keep", "roll"}
    assert at("tea-house", tiles=["red"]).play("act name:8 *4+1").options == {"keep", "turn-second", "roll"}


@pytest.mark.rule("P9", "MOS-1")
def test_the_dice_may_be_kept(at: At) -> None:
    assert at("tea-house", lira=0, tiles=["red"]).play("act name:8 *5+3 keep").me.lira == 8


@pytest.mark.rule("MOS-1")
@pytest.mark.parametrize("tile", ["green", "yellow", "blue"])
def test_no_other_tile_changes_the_dice(at: At, tile: str) -> None:
    assert at("tea-house", lira=0, tiles=[tile]).play("act name:8 *1+1").over


@pytest.mark.rule("MOS-1")
def test_the_red_tile_is_used_once_per_turn(at: At) -> None:
    table = at("tea-house", times=2, lira=0, tiles=["red"]).play("act name:8 *1+4 turn-first act name:8 *1+4")
    assert table.over and table.me.lira == 10


@pytest.mark.rule("MOS-1")
def test_a_red_tile_that_was_not_needed_is_still_unused(at: At) -> None:
    table = at("tea-house", times=2, lira=0, tiles=["red"]).play("act name:8 *4+4 keep act name:8 *1+4 turn-first")
    assert table.me.lira == 16


@pytest.mark.rule("MOS-1")
def test_in_the_next_turn_the_red_tile_can_be_used_again(at: At) -> None:
    table = at("fountain", "turn", times=3, lira=0, tiles=["red"])
    table.play(">tea-house leave act name:8 *1+4 turn-first >fountain skip >tea-house join act name:8 *4+1")
    assert table.options == {"keep", "turn-second", "roll"}


@pytest.mark.rule("MOS-1", "P12-2")
def test_the_red_tile_serves_the_family_member_too(at: At) -> None:
    table = at("police-station", lira=0, tiles=["red"]).play("act send:tea-house act name:8 *1+4 turn-first")
    assert table.me.lira == 8
