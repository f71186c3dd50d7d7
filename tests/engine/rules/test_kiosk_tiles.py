"""The 24 kiosk tiles."""

from typing import Any

import pytest

from bedesten.engine.constants import OWN_SUPPLY
from conftest import At
from engine.table import Table


def chosen(at: At, tile: int, rules: str = "letters", **mine: Any) -> Table:
    """Red has chosen the tile: may it be carried out?"""
    return at("kiosk", rule="use_kiosk_tile", rules=rules, **mine).choose_tile(tile)


GOODS = {
    1: ({"fruit": 1}, 1), 2: ({"spice": 1}, 1), 3: ({"fabric": 1}, 1), 4: ({"fruit": 2}, 0), 5: ({"spice": 2}, 0),
    6: ({"fabric": 2}, 0), 7: ({"fruit": 1}, 0), 8: ({"spice": 1}, 0), 9: ({"fabric": 1}, 0), 10: ({"jewellery": 1}, 0),
    12: ({}, 2), 13: ({}, 2), 14: ({}, 3),
}  # fmt: skip


@pytest.mark.rule(
    "KT-1", "KT-2", "KT-3", "KT-4", "KT-5", "KT-6", "KT-7", "KT-8", "KT-9", "KT-10", "KT-12", "KT-13", "KT-14", "LS-9"
)
@pytest.mark.parametrize("tile", GOODS)
def test_goods_and_lira(at: At, tile: int) -> None:
    goods, lira = GOODS[tile]
    table = chosen(at, tile, lira=0).play("act")
    assert table.goods == goods and table.me.lira == lira and table.over


@pytest.mark.rule("KT-13", "KT-14", "LS-9")
@pytest.mark.parametrize("tile", [13, 14])
def test_with_mocha_coffee_may_be_taken_instead(at: At, tile: int) -> None:
    table = chosen(at, tile, "grand", lira=0).play("act")
    assert table.options == {"lira", "take:coffee"}
    assert table.play("take:coffee").me.coffee == 1 and table.me.lira == 0


@pytest.mark.rule("KT-11")
def test_a_bonus_card(at: At) -> None:
    assert chosen(at, 11).play("act *{lira}").hand() == ["lira"]
    assert chosen(at, 11).no_deck().begin().over


@pytest.mark.rule("KT-15")
def test_the_companion_into_the_own_supply(at: At) -> None:
    for companion in (0, "tea-house"):
        assert chosen(at, 15, companion=companion).play("act").me.companion == OWN_SUPPLY
    assert chosen(at, 15, companion=OWN_SUPPLY).begin().over, "he is there"


@pytest.mark.rule("KT-16")
def test_a_die(at: At) -> None:
    assert chosen(at, 16, lira=1).play("act *die:4").me.lira == 5


@pytest.mark.rule("KT-16", "MB-card-six", "GB-1")
def test_the_die_may_be_turned_to_six(at: At) -> None:
    table = chosen(at, 16, "grand", lira=0, hand=["six"]).play("act *die:4 play:six")
    assert table.me.lira == 6


@pytest.mark.rule("KT-17", "P1-2")
def test_an_extension_for_ten_lira(at: At) -> None:
    table = chosen(at, 17, lira=10, extensions=2).play("act")
    assert table.me.extensions == 3 and table.me.rubies == 1 and table.me.lira == 0
    assert chosen(at, 17, lira=9).begin().over and chosen(at, 17, lira=10, extensions=3).begin().over


@pytest.mark.rule("KT-18", "P1-2")
def test_an_extension_for_one_of_each_good(at: At) -> None:
    goods = {"fabric": 1, "spice": 2, "fruit": 1, "jewellery": 1}
    table = chosen(at, 18, goods=goods).play("act")
    assert table.me.extensions == 1 and table.goods == {"spice": 1}
    assert chosen(at, 18, goods={**goods, "fruit": 0}).begin().over


@pytest.mark.rule("KT-19")
def test_the_merchant_to_the_fountain_without_an_action(at: At) -> None:
    table = chosen(at, 19, assistants=["tea-house"]).play("act")
    assert table.me.merchant == 7 and table.me.stack == 3 and table.over


@pytest.mark.rule("KT-20", "LS-9")
def test_a_good_for_a_letter_or_a_letter_for_a_good(at: At) -> None:
    table = chosen(at, 20, goods={"fabric": 1}, letters=["9"]).play("act")
    assert table.options == {"give:fabric", "letter:9"}
    assert table.play("give:fabric *letter:4").letters() == ["4", "9"] and table.goods == {}
    table = chosen(at, 20, letters=["9"]).play("act take:jewellery")
    assert table.letters() == [] and table.goods == {"jewellery": 1} and table.over
    assert chosen(at, 20).begin().over, "nothing to give"
    assert "take:coffee" in chosen(at, 20, "grand", letters=["9"]).play("act").options
    assert chosen(at, 20, "grand", coffee=1).play("act *letter:4").me.coffee == 0


@pytest.mark.rule("KT-21")
def test_a_card_for_a_letter_or_a_letter_for_a_card(at: At) -> None:
    table = chosen(at, 21, hand=["lira"], letters=["9!"]).play("act")
    assert table.options == {"discard:lira", "letter:9!"}
    assert table.play("letter:9! *{good}").hand() == ["good", "lira"]
    table = chosen(at, 21, hand=["lira"]).play("act discard:lira *letter:4")
    assert table.letters() == ["4"] and table.hand() == [] and table.discards == ["lira"]


@pytest.mark.rule("KT-22")
def test_lira_for_a_letter_or_a_letter_for_lira(at: At) -> None:
    assert chosen(at, 22, lira=2).play("act *letter:4").letters() == ["4"]
    table = chosen(at, 22, lira=1, letters=["9"]).play("act")
    assert table.me.lira == 4 and table.letters() == []
    assert chosen(at, 22, lira=1).begin().over


@pytest.mark.rule("KT-23", "LS-9")
def test_lira_for_a_good_or_a_good_for_lira(at: At) -> None:
    table = chosen(at, 23, lira=2, goods={"fruit": 1}).play("act")
    assert table.options == {"lira", "give:fruit"}
    assert table.play("lira take:fabric").goods == {"fabric": 1, "fruit": 1} and table.me.lira == 0
    assert chosen(at, 23, lira=0, goods={"fruit": 1}).play("act").me.lira == 3


@pytest.mark.rule("KT-24")
def test_lira_for_a_card_or_a_card_for_lira(at: At) -> None:
    table = chosen(at, 24, lira=2, hand=["far"]).play("act")
    assert table.options == {"lira", "discard:far"}
    assert table.play("lira *{good}").hand() == ["good", "far"] and table.me.lira == 0
    assert chosen(at, 24, lira=0, hand=["far"]).play("act discard:far").me.lira == 3
