"""19 Tavern: the barrier, its tiles, baksheesh."""

import pytest

from conftest import At

# 16 15 18  3 10
#  8  1  7 17  4
#  2 19  6 12  9
# 20 11  5 14 13


@pytest.mark.rule("MB-P19a", "ACT-1")
def test_coffee_buys_one_of_four_things(at: At) -> None:
    assert at("tavern", rules="mocha", coffee=0).options == set()
    assert at("tavern", rules="mocha", coffee=1).play("act").options == {"take-movement", "take-encounter"}
    table = at("tavern", rules="mocha", coffee=4, goods={"fruit": 3}).give(0, extensions=1).play("act")
    assert table.options == {"set-barrier", "take-movement", "take-encounter", "bribe"}


# -- the barrier


@pytest.mark.rule("MB-P19a", "EX-10")
def test_the_barrier_stands_between_two_places_and_the_action_of_one_of_them_is_carried_out(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=2)
    for place, spot in ((5, 0), (2, 1), (16, 17), (15, 10)):  # the Post Office beside the Fabric Warehouse, as in the example
        table.state.spot[place], table.state.place_at[spot] = spot, place
    table.play("act set-barrier barrier:fabric-warehouse barrier:post-office act")
    assert table.goods == {"fabric": 2} and table.me.coffee == 0
    assert list(table.state.barrier) == [2, 5] and table.state.barrier_owner == 1


@pytest.mark.rule("MB-barrier")
def test_the_barrier_goes_between_neighbours_and_the_tavern_is_not_acted_at(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=2).play("act set-barrier")
    assert len(table.options) == 19 and "barrier:tavern" not in table.options
    table.play("barrier:caravansary")
    assert table.options == {"barrier:tavern", "barrier:fountain", "barrier:police-station", "barrier:post-office"}


@pytest.mark.rule("MB-barrier")
def test_it_goes_to_another_pair_than_before(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=2)
    table.state.barrier[0], table.state.barrier[1], table.state.barrier_owner = 6, 7, 2
    table.play("act set-barrier barrier:fountain")
    assert table.options == {"barrier:wainwright", "barrier:guild-hall", "barrier:roasting-plant"}
    table.play("barrier:wainwright")
    assert list(table.state.barrier) == [1, 7] and table.state.barrier_owner == 1


@pytest.mark.rule("MB-P19a", "ACT-3")
def test_an_action_that_is_impossible_or_unwanted_is_skipped(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=2, lira=0).play("act set-barrier barrier:wainwright barrier:fountain")
    assert table.over and table.me.extensions == 0 and table.state.barrier_owner == 1
    table = at("tavern", rules="mocha", coffee=2).play("act set-barrier barrier:tea-house barrier:police-station")
    assert table.options == {"skip", "act"}


@pytest.mark.rule("MB-P19a", "TURN-10")
def test_nobody_is_paid_or_met_where_the_barrier_acts(at: At) -> None:
    table = at("tavern", "turn", rules="mocha", coffee=2, lira=4).give(1, merchant="spice-warehouse")
    table.me.merchant, table.state.governor = 6, 3
    table.play(">tavern leave act set-barrier barrier:spice-warehouse barrier:large-market act")
    assert table.goods == {"spice": 2} and table.me.lira == 4 and table.over


@pytest.mark.rule("CARD-again", "MB-P19a", "CARD-time")
def test_cards_repeat_the_action_beside_the_barrier_and_others_wait(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=2, hand=["post", "good"])
    table.play("act set-barrier barrier:post-office barrier:caravansary")
    assert table.options == {"skip", "act"}
    table.play("act")
    assert table.options == {"enough", "play:post"}
    table.play("play:post")
    assert table.state.post_markers == 2


# -- tavern tiles


@pytest.mark.rule("MB-P19b")
def test_tiles_cost_what_they_show_and_each_kind_is_had_once(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=5, times=3).play("act take-movement")
    assert table.me.coffee == 4 and table.me.tavern == 1 and list(table.state.next_tavern) == [2, 1]
    table.play("act")
    assert table.options == {"set-barrier", "take-encounter"}
    table.play("take-encounter")
    assert table.me.tavern == 3 and table.me.coffee == 3


@pytest.mark.rule("MB-P19b")
def test_when_all_four_are_taken_a_stack_is_empty(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=9, players=4)
    table.state.next_tavern[0] = 4
    for seat in (1, 2, 3):
        table.state.players[seat].tavern = 1
    table.play("act take-movement")
    assert table.state.next_tavern[0] == 0 and table.me.coffee == 5
    table = at("tavern", rules="mocha", coffee=9)
    table.state.next_tavern[0] = 0
    assert "take-movement" not in table.play("act").options


# -- baksheesh


@pytest.mark.rule("MB-P19c")
def test_baksheesh_buys_a_ruby_of_three_places_and_turns_its_tile(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=8, extensions=1, goods={"fruit": 3, "spice": 3}, times=2)
    table.play("act bribe")
    assert table.options == {"at:sultans-palace", "at:gemstone-dealer", "at:coffee-house"}
    table.play("at:gemstone-dealer")
    assert table.me.rubies == 1 and table.me.coffee == 4 and table.goods == {"spice": 3}
    assert table.state.gem_price == 15 and table.state.palace_price == 5
    table.play("act bribe at:coffee-house")
    assert table.me.rubies == 2 and table.goods == {} and table.state.coffee_price == 7 and table.state.baksheesh == 0


@pytest.mark.rule("MB-P19c", "P13-2")
def test_the_last_ruby_by_baksheesh_is_replaced(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=4, extensions=1, goods={"fruit": 3})
    table.state.palace_price = 10
    table.play("act bribe at:sultans-palace")
    assert table.state.palace_price == 10 and table.me.rubies == 1


@pytest.mark.rule("MB-P19c", "MB-2")
def test_baksheesh_needs_the_goods_of_the_visible_side(at: At) -> None:
    table = at("tavern", rules="mocha", coffee=9, extensions=1, goods={"spice": 3})
    assert "bribe" not in table.play("act").options
    table = at("tavern", rules="mocha", coffee=9, extensions=1, goods={"spice": 3})
    table.state.baksheesh = 1
    assert "bribe" in table.play("act").options
