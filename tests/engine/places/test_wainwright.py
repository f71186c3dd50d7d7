"""1 Wainwright."""

import pytest

from conftest import At


@pytest.mark.rule("P1")
def test_an_extension_costs_7_lira(at: At) -> None:
    table = at("wainwright", lira=7).play("act")
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 1, 0) and table.over


@pytest.mark.rule("P1", "ACT-1")
def test_6_lira_are_not_enough(at: At) -> None:
    table = at("wainwright", lira=6).begin()
    assert table.over and table.me.extensions == 0 and table.me.lira == 6


@pytest.mark.rule("P1", "TURN-6")
def test_nobody_has_to_buy(at: At) -> None:
    table = at("wainwright", lira=20).play("skip")
    assert table.over and table.me.extensions == 0 and table.me.lira == 20


@pytest.mark.rule("P1")
def test_one_extension_per_action(at: At) -> None:
    table = at("wainwright", lira=30).play("act")
    assert table.over and table.me.extensions == 1 and table.me.lira == 23


@pytest.mark.rule("P1")
@pytest.mark.parametrize("extensions", [0, 1, 2])
def test_an_extension_makes_room_for_one_more_of_every_good(at: At, extensions: int) -> None:
    full = 2 + extensions
    goods = dict.fromkeys(("fabric", "spice", "fruit", "jewellery"), full)
    for good in goods:
        table = at("small-market", "turn", lira=7, extensions=extensions, goods=goods, hand=["good", "good"])
        table.play(f">wainwright leave act play:good take:{good} play:good take:{good}")
        assert table.goods == goods | {good: full + 1}


@pytest.mark.rule("P1", "P1-2")
def test_the_third_extension_brings_a_ruby_at_once(at: At) -> None:
    table = at("wainwright", times=3, lira=21).play("act")
    assert table.me.rubies == 0
    table.play("act")
    assert table.me.rubies == 0 and table.me.extensions == 2
    table.play("act")
    assert table.me.rubies == 1 and table.me.extensions == 3 and table.over


@pytest.mark.rule("P1-2", "ACT-1")
def test_who_has_three_cannot_pay_for_another(at: At) -> None:
    table = at("wainwright", lira=50, extensions=3, rubies=1).begin()
    assert table.over and (table.me.extensions, table.me.lira, table.me.rubies) == (3, 50, 1)


@pytest.mark.rule("P1-2", "ACT-2")
def test_the_family_member_brings_the_third_extension_and_its_ruby_too(at: At) -> None:
    table = at("police-station", lira=7, extensions=2).play("act send:wainwright act")
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 3, 1)


@pytest.mark.rule("P1-2", "SET-4")
def test_there_is_a_ruby_for_every_player(at: At) -> None:
    table = at("wainwright", players=5, lira=7, extensions=2)
    for seat in range(1, 5):
        table.give(seat, extensions=3, rubies=1)
    assert table.play("act").me.rubies == 1
