"""What is taken, and what there is no room for."""

import pytest

from conftest import At

ALL = ("fabric", "spice", "fruit", "jewellery")


@pytest.mark.rule("TURN-9", "P1")
@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
@pytest.mark.parametrize("good", ALL)
def test_the_last_good_that_fits_and_the_first_that_is_lost(at: At, extensions: int, good: str) -> None:
    full = 2 + extensions
    table = at("tea-house", extensions=extensions, goods={good: full - 1}, hand=["good", "good"])
    assert table.play(f"play:good take:{good}").goods == {good: full}
    assert table.play(f"play:good take:{good}").goods == {good: full} and table.hand() == []


@pytest.mark.rule("TURN-9")
def test_nothing_may_be_thrown_off_to_make_room(at: At) -> None:
    full = dict.fromkeys(ALL, 2)
    table = at("tea-house", goods=full, hand=["good"])
    assert table.options == {"skip", "act", "play:good"}
    assert table.play("play:good").options == {f"take:{good}" for good in ALL}
    assert table.play("take:fruit").goods == full and table.options == {"skip", "act"}


@pytest.mark.rule("TURN-9")
def test_of_several_goods_those_that_fit_are_kept(at: At) -> None:
    table = at("black-market", extensions=1, goods={"jewellery": 1, "spice": 3}).play("act *6+6 take:spice")
    assert table.goods == {"jewellery": 3, "spice": 3}


@pytest.mark.rule("TURN-9")
def test_room_for_one_good_is_no_room_for_another(at: At) -> None:
    assert at("fabric-warehouse", goods={"fabric": 2}).play("act").goods == {"fabric": 2}
    assert at("post-office", goods={"spice": 2}).play("act").goods == {"spice": 2, "fruit": 1}


@pytest.mark.rule("TURN-9")
def test_goods_and_money_never_run_out(at: At) -> None:
    table = at("fabric-warehouse", players=5, extensions=3)
    for seat in range(1, 5):
        table.give(seat, extensions=3, goods=dict.fromkeys(ALL, 5), lira=500)
    assert table.play("act").goods == {"fabric": 5}
    assert at("tea-house", lira=1000).play("act name:12 *6+6").me.lira == 1012


@pytest.mark.rule("TURN-9", "CARD-0")
def test_of_cards_one_takes_as_many_as_there_are(at: At) -> None:
    assert at("caravansary", rule="draw").no_deck().begin().over
    table = at("caravansary", rule="draw", times=2).pile("far").no_deck().play("*{far}")
    assert table.over and table.hand() == ["far"]
