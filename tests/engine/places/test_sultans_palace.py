"""13 Sultan's Palace."""

import pytest

from conftest import At

BASIC = {"jewellery": 1, "fabric": 1, "spice": 1, "fruit": 1}
GOODS_ASKED = {  # by open spaces: jewellery, fabric, spice, fruit, any
    4: (1, 1, 1, 1, 0),
    5: (1, 1, 1, 1, 1),
    6: (2, 1, 1, 1, 1),
    7: (2, 2, 1, 1, 1),
    8: (2, 2, 2, 1, 1),
    9: (2, 2, 2, 2, 1),
    10: (2, 2, 2, 2, 2),
}


@pytest.mark.rule("P13", "SET-5")
@pytest.mark.parametrize(("players", "price"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_first_ruby_costs_four_or_five_goods(at: At, players: int, price: int) -> None:
    table = at("sultans-palace", players=players, goods=BASIC | {"fruit": price - 3}).play("act")
    assert table.me.rubies == 1 and not table.goods and table.over
    assert table.state.palace_price == price + 1


@pytest.mark.rule("P13", "ACT-1")
@pytest.mark.parametrize("price", GOODS_ASKED)
def test_every_good_shown_is_delivered_and_no_other(at: At, price: int) -> None:
    jewellery, fabric, spice, fruit, free = GOODS_ASKED[price]
    goods = {"jewellery": jewellery, "fabric": fabric, "spice": spice, "fruit": fruit}
    table = at("sultans-palace", extensions=3, goods=goods | {"spice": spice + free})
    table.state.palace_price = price
    assert table.play("act").me.rubies == 1 and not table.goods
    for short in goods:  # with one good less of any kind it is impossible
        table = at("sultans-palace", extensions=3, goods=dict.fromkeys(goods, 5) | {short: goods[short] - 1})
        table.state.palace_price = price
        assert table.begin().over and table.me.rubies == 0
    if free:  # or with one good less in all
        table = at("sultans-palace", extensions=3, goods=goods | {"spice": spice + free - 1})
        table.state.palace_price = price
        assert table.begin().over and table.me.rubies == 0


@pytest.mark.rule("P13")
def test_any_good_is_one_of_those_that_are_left(at: At) -> None:
    table = at("sultans-palace", goods={"jewellery": 2, "fabric": 2, "spice": 1, "fruit": 1}).play("act")
    assert table.options == {"give:jewellery", "give:fabric"}
    assert table.play("give:fabric").goods == {"jewellery": 1} and table.over


@pytest.mark.rule("P13")
def test_two_goods_of_choice_are_chosen_one_after_the_other(at: At) -> None:
    table = at("sultans-palace", extensions=3, goods={"jewellery": 3, "fabric": 4, "spice": 2, "fruit": 2})
    table.state.palace_price = 10
    assert table.play("act").options == {"give:jewellery", "give:fabric"}
    assert table.play("give:jewellery").goods == {"fabric": 1} and table.me.rubies == 1 and table.over


@pytest.mark.rule("EX-5", "P13")
def test_example_seven_open_spaces(at: At) -> None:
    table = at("sultans-palace", goods={"jewellery": 2, "fabric": 2, "spice": 2, "fruit": 2})
    table.state.palace_price = 7
    table.play("act give:spice")
    assert table.goods == {"fruit": 1} and table.me.rubies == 1 and table.state.palace_price == 8


@pytest.mark.rule("P13", "TURN-6")
def test_nobody_has_to_deliver(at: At) -> None:
    table = at("sultans-palace", goods=BASIC | {"spice": 2}).play("skip")
    assert table.over and table.me.rubies == 0 and table.state.palace_price == 5 and sum(table.goods.values()) == 5


@pytest.mark.rule("P13", "ACT-1", "CARD-time")
def test_once_begun_it_is_carried_through(at: At) -> None:
    table = at("sultans-palace", goods=dict.fromkeys(BASIC, 2), lira=9, hand=["good", "lira", "sultan"]).play("act")
    assert table.options == {f"give:{good}" for good in BASIC}


@pytest.mark.rule("P13-2", "P13")
def test_behind_the_last_ruby_comes_another_at_the_full_price(at: At) -> None:
    table = at("sultans-palace", times=3, extensions=3)
    table.state.palace_price = 9
    for price in (9, 10, 10):
        for good in range(4):
            table.me.goods[good] = 5
        table.play("act give:fruit" + " give:fabric" * (price == 10))
        assert sum(table.goods.values()) == 20 - price and table.state.palace_price == 10
    assert table.me.rubies == 3 and table.over


@pytest.mark.rule("CARD-sultan", "CARD-again", "P13")
def test_the_card_repeats_it_at_the_new_price(at: At) -> None:
    goods = {"jewellery": 3, "fabric": 2, "spice": 2, "fruit": 4}
    table = at("sultans-palace", extensions=2, goods=goods, hand=["sultan"])
    assert table.options == {"skip", "act"}
    assert table.play("act give:fruit").options == {"enough", "play:sultan"}
    table.play("play:sultan")
    assert not table.goods and table.me.rubies == 2 and table.state.palace_price == 7 and table.over


@pytest.mark.rule("CARD-sultan", "CARD-again")
def test_the_card_cannot_be_played_if_a_good_is_missing_for_the_new_price(at: At) -> None:
    table = at("sultans-palace", extensions=3, goods={"jewellery": 2, "fabric": 4, "spice": 4, "fruit": 4}, hand=["sultan"])
    assert table.play("act give:fruit").over and table.me.rubies == 1 and table.hand() == ["sultan"]


@pytest.mark.rule("CARD-again", "CARD-good", "CARD-time")
def test_a_good_card_may_make_the_repetition_possible(at: At) -> None:
    goods = {"jewellery": 2, "fabric": 4, "spice": 4, "fruit": 4}
    table = at("sultans-palace", extensions=3, goods=goods, hand=["sultan", "good"])
    assert table.play("act give:fruit").options == {"enough", "play:good"}
    assert table.play("play:good take:jewellery").options == {"enough", "play:sultan"}
    assert table.play("play:sultan give:fruit").me.rubies == 2 and table.goods == {"fabric": 2, "spice": 2}


@pytest.mark.rule("CARD-sultan", "CARD-again", "P12-2", "CARD-time")
def test_the_family_member_can_repeat_it_too(at: At) -> None:
    table = at("police-station", extensions=3, goods=dict.fromkeys(BASIC, 5), hand=["sultan", "sultan", "good", "lira"])
    assert table.play("act send:sultans-palace").options == {"skip", "act"}
    table.play("act give:fruit")
    assert table.options == {"enough", "play:sultan", "play:good", "play:lira"}
    table.play("play:sultan give:fruit")
    assert table.me.rubies == 2 and table.options == {"enough", "play:sultan", "play:good", "play:lira"}
    table.play("enough")
    assert table.over and table.hand() == ["good", "lira", "sultan"]


@pytest.mark.rule("P12-2", "CARD-again", "CARD-good", "CARD-time")
def test_a_good_card_may_make_the_family_members_repetition_possible(at: At) -> None:
    goods = {"jewellery": 2, "fabric": 4, "spice": 4, "fruit": 4}
    table = at("police-station", extensions=3, goods=goods, hand=["sultan", "good"])
    assert table.play("act send:sultans-palace act give:fruit").options == {"enough", "play:good"}
    assert table.play("play:good take:jewellery").options == {"enough", "play:sultan"}
    assert table.play("play:sultan give:fruit").me.rubies == 2 and table.goods == {"fabric": 2, "spice": 2}
