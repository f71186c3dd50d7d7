"""20 Coffee House."""

import pytest

from conftest import At


@pytest.mark.rule("MB-P20")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_ruby_costs_six_coffee_and_the_next_one_more(at: At, players: int) -> None:
    table = at("coffee-house", rules="mocha", players=players, coffee=8).play("act")
    assert table.me.coffee == 2 and table.me.rubies == 1 and table.state.coffee_price == 7


@pytest.mark.rule("MB-P20", "ACT-1")
def test_without_enough_coffee_it_is_not_possible(at: At) -> None:
    assert at("coffee-house", rules="mocha", coffee=5, goods={"fabric": 2}).options == set()


@pytest.mark.rule("MB-P20", "P13-2")
def test_the_dearest_ruby_is_replaced(at: At) -> None:
    table = at("coffee-house", rules="mocha", coffee=20, times=2)
    table.state.coffee_price = 10
    table.play("act act")
    assert table.me.rubies == 2 and table.me.coffee == 0 and table.state.coffee_price == 10


@pytest.mark.rule("MB-card-house", "CARD-again")
def test_the_card_repeats_it_at_the_new_price(at: At) -> None:
    table = at("coffee-house", rules="mocha", coffee=13, hand=["house", "house"]).play("act")
    assert table.options == {"enough", "play:house"}
    table.play("play:house")
    assert table.me.rubies == 2 and table.me.coffee == 0 and table.over, "a third ruby cannot be paid"
