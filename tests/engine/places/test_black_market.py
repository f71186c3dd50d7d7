"""8 Black Market."""

import pytest

from conftest import At


@pytest.mark.rule("P8")
@pytest.mark.parametrize(
    ("dice", "jewels"),
    [
        ("1+1", 0),
        ("1+2", 0),
        ("3+1", 0),
        ("2+3", 0),
        ("5+1", 0),
        ("6+1", 1),
        ("3+4", 1),
        ("4+4", 1),
        ("2+6", 1),
        ("3+6", 2),
        ("5+4", 2),
        ("5+5", 2),
        ("6+5", 3),
        ("6+6", 3),
    ],
)
def test_the_roll_brings_jewellery(at: At, dice: str, jewels: int) -> None:
    table = at("black-market", extensions=1).play(f"act *{dice} take:spice")
    assert table.me.goods[3] == jewels and table.me.goods[1] == 1 and table.over


@pytest.mark.rule("P8")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_one_fabric_spice_or_fruit_is_chosen_behind_the_roll(at: At, good: str) -> None:
    table = at("black-market").play("act *1+2")
    assert table.options == {"take:fabric", "take:spice", "take:fruit"}
    assert table.play(f"take:{good}").goods == {good: 1}


@pytest.mark.rule("P8", "TURN-9")
def test_what_does_not_fit_is_lost(at: At) -> None:
    table = at("black-market", goods={"fruit": 2, "jewellery": 1}).play("act *6+6 take:fruit")
    assert table.goods == {"fruit": 2, "jewellery": 2}


@pytest.mark.rule("P8", "ACT-1")
def test_it_may_be_done_with_a_full_wheelbarrow(at: At) -> None:
    full = {"fabric": 2, "spice": 2, "fruit": 2, "jewellery": 2}
    assert at("black-market", goods=full).play("act *6+6 take:fruit").goods == full


@pytest.mark.rule("EX-2", "P8", "MOS-1")
def test_example_a_2_and_a_5_with_the_red_tile(at: At) -> None:
    table = at("black-market", tiles=["red"]).play("act *2+5 turn-first take:fabric")
    assert table.goods == {"jewellery": 2, "fabric": 1}


@pytest.mark.rule("MOS-1", "P8")
def test_the_red_tile_turns_either_die_or_rolls_both_again(at: At) -> None:
    table = at("black-market", extensions=1, tiles=["red"]).play("act *6+5")
    assert table.options == {"keep", "turn-first", "turn-second", "roll"}
    assert table.play("turn-second take:fruit").goods == {"jewellery": 2, "fruit": 1}


@pytest.mark.rule("MOS-1", "P8")
def test_the_second_roll_counts_even_if_it_is_worse(at: At) -> None:
    table = at("black-market", tiles=["red"]).play("act *5+2 roll *1+3")
    assert table.options == {"take:fabric", "take:spice", "take:fruit"}
    assert table.play("take:fruit").goods == {"fruit": 1}


@pytest.mark.rule("MOS-1", "P8")
def test_the_dice_may_stay_as_they_are(at: At) -> None:
    assert at("black-market", tiles=["red"]).play("act *5+2 keep take:fruit").goods == {"fruit": 1, "jewellery": 1}


@pytest.mark.rule("MOS-1", "P12-2")
def test_the_red_tile_serves_the_family_member_too(at: At) -> None:
    table = at("police-station", tiles=["red"]).play("act send:black-market act *2+5 turn-first take:fabric")
    assert table.goods == {"jewellery": 2, "fabric": 1}


@pytest.mark.rule("P8", "CARD-time")
def test_while_it_runs_no_card_is_played(at: At) -> None:
    table = at("black-market", lira=5, hand=["good", "lira"], tiles=["red"]).play("act *1+1")
    assert table.options == {"keep", "turn-first", "turn-second", "roll"}
    assert table.play("keep").options == {"take:fabric", "take:spice", "take:fruit"}
