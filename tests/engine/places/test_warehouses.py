"""2 Fabric Warehouse, 3 Spice Warehouse, 4 Fruit Warehouse."""

import pytest

from conftest import At

GOOD_OF = {"fabric-warehouse": "fabric", "spice-warehouse": "spice", "fruit-warehouse": "fruit"}
ALL = ("fabric", "spice", "fruit", "jewellery")
each_warehouse = pytest.mark.parametrize("place", GOOD_OF)


@pytest.mark.rule("P1", "P2", "P3", "P4")
@each_warehouse
@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
def test_its_good_is_filled_to_the_capacity(at: At, place: str, extensions: int) -> None:
    table = at(place, extensions=extensions, goods=dict.fromkeys(ALL, 1), lira=5).play("act")
    assert table.goods == dict.fromkeys(ALL, 1) | {GOOD_OF[place]: 2 + extensions}
    assert table.over and table.me.lira == 5


@pytest.mark.rule("P2", "P3", "P4")
@each_warehouse
def test_an_empty_wheelbarrow_is_filled_with_that_good_alone(at: At, place: str) -> None:
    assert at(place).play("act").goods == {GOOD_OF[place]: 2}


@pytest.mark.rule("P2", "P3", "P4", "ACT-1")
@each_warehouse
def test_a_full_wheelbarrow_stays_full(at: At, place: str) -> None:
    table = at(place, goods=dict.fromkeys(ALL, 2))
    assert table.options == {"skip", "act"}
    assert table.play("act").goods == dict.fromkeys(ALL, 2) and table.over


@pytest.mark.rule("P2", "TURN-6")
def test_the_action_may_be_left_out_and_the_green_tile_with_it(at: At) -> None:
    table = at("fabric-warehouse", lira=2, tiles=["green"]).play("skip")
    assert table.over and not table.goods and table.me.lira == 2


@pytest.mark.rule("MOS-3")
@each_warehouse
def test_the_green_tile_brings_one_more_good_of_any_kind_for_2_lira(at: At, place: str) -> None:
    others = set(ALL) - {GOOD_OF[place]}
    for good in others:
        table = at(place, lira=2, tiles=["green"]).play("act")
        assert table.options == {"skip", *(f"take:{other}" for other in others)}
        table.play(f"take:{good}")
        assert table.goods == {GOOD_OF[place]: 2, good: 1} and table.me.lira == 0 and table.over


@pytest.mark.rule("MOS-3")
def test_one_more_good_and_no_second_one(at: At) -> None:
    table = at("fabric-warehouse", lira=10, tiles=["green"]).play("act take:jewellery")
    assert table.over and table.me.lira == 8 and table.goods == {"fabric": 2, "jewellery": 1}


@pytest.mark.rule("MOS-3")
def test_nobody_has_to_use_the_green_tile(at: At) -> None:
    table = at("fabric-warehouse", lira=2, tiles=["green"]).play("act skip")
    assert table.over and table.me.lira == 2 and table.goods == {"fabric": 2}


@pytest.mark.rule("MOS-3")
def test_only_the_green_tile_does_so(at: At) -> None:
    table = at("fabric-warehouse", lira=2, tiles=["red", "yellow", "blue"]).play("act")
    assert table.over and table.me.lira == 2


@pytest.mark.rule("MOS-3")
def test_the_green_tile_is_of_no_use_with_1_lira(at: At) -> None:
    table = at("fabric-warehouse", lira=1, tiles=["green"]).play("act")
    assert table.over and table.me.lira == 1 and table.goods == {"fabric": 2}


@pytest.mark.rule("MOS-3", "CARD-time", "CARD-lira")
def test_a_lira_card_may_pay_for_the_green_tile_but_no_other_card_is_played_meanwhile(at: At) -> None:
    table = at("fabric-warehouse", lira=1, tiles=["green", "yellow"], assistants=["tea-house"], hand=["lira", "good"]).play("act")
    assert table.options == {"skip", "play:lira"}
    table.play("play:lira take:fruit")
    assert table.me.lira == 4 and table.goods == {"fabric": 2, "fruit": 1} and table.hand() == ["good"]


@pytest.mark.rule("MOS-3", "TURN-9")
def test_the_green_tile_brings_only_what_there_is_room_for(at: At) -> None:
    table = at("fabric-warehouse", lira=9, tiles=["green"], goods={"spice": 2, "fruit": 1, "jewellery": 2}).play("act")
    assert table.options == {"skip", "take:fruit"}
    full = at("fabric-warehouse", lira=9, tiles=["green"], goods=dict.fromkeys(ALL, 2)).play("act")
    assert full.over and full.me.lira == 9


@pytest.mark.rule("MOS-3")
def test_the_green_tile_is_used_once_per_turn(at: At) -> None:
    table = at("fabric-warehouse", times=2, lira=9, tiles=["green"]).play("act take:spice")
    assert not table.over
    assert table.play("act").over and table.me.lira == 7


@pytest.mark.rule("MOS-3")
def test_a_green_tile_that_was_declined_is_still_unused(at: At) -> None:
    assert at("fabric-warehouse", times=2, lira=9, tiles=["green"]).play("act skip act take:spice").me.lira == 7


@pytest.mark.rule("MOS-3")
def test_in_the_next_turn_the_green_tile_can_be_used_again(at: At) -> None:
    table = at("fountain", "turn", times=2, lira=4, tiles=["green"])
    table.play(">spice-warehouse leave act take:fabric >fabric-warehouse leave act take:fruit")
    assert table.goods == {"spice": 2, "fabric": 2, "fruit": 1} and table.me.lira == 0


@pytest.mark.rule("MOS-3", "P12-2")
def test_the_green_tile_serves_the_family_member_too(at: At) -> None:
    table = at("police-station", lira=2, tiles=["green"]).play("act send:fruit-warehouse act take:jewellery")
    assert table.goods == {"fruit": 2, "jewellery": 1} and table.me.lira == 0
