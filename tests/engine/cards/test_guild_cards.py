"""The twenty guild cards, each instead of a turn."""

import pytest

from conftest import At
from engine.table import Table


def guild(at: At, card: int, **mine: object) -> Table:
    """Red, at the Caravansary, holds the card; whatever else he has."""
    return at("caravansary", "turn", rules="mocha", guild=[card], **mine)


# -- in general


@pytest.mark.rule("MB-3", "MB-5")
def test_a_guild_card_replaces_the_whole_turn(at: At) -> None:
    table = guild(at, 17, lira=9).give(1, merchant="caravansary", family="caravansary")
    table.state.governor = 6
    table.play("guild:17")
    assert table.over and table.me.coffee == 5 and table.me.merchant == 6 and table.me.lira == 9
    assert table.guild() == [] and table.guild_pile == [17] and table.state.players[1].family == 6


@pytest.mark.rule("MB-3", "CARD-time")
def test_before_and_after_it_are_free_moments(at: At) -> None:
    table = guild(at, 17, lira=2, hand=["coffee2", "lira", "far"], tiles=["yellow"], assistants=["tea-house"])
    table.play("play:lira guild:17")
    assert table.options == {"end", "play:coffee2", "use:yellow-tile"}
    table.play("use:yellow-tile play:coffee2 end")
    assert table.me.coffee == 7 and table.me.stack == 4 and table.over


@pytest.mark.rule("MB-3")
@pytest.mark.parametrize("card", ["far", "stay", "corner"])
def test_not_after_a_card_for_the_move(at: At, card: str) -> None:
    table = guild(at, 17, hand=[card])
    assert "guild:17" in table.options
    assert "guild:17" not in table.play(f"play:{card}").options


@pytest.mark.rule("MB-3")
def test_nor_after_the_assistant_card_or_the_movement_tile(at: At) -> None:
    table = guild(at, 17, hand=["assistant"], assistants=["tea-house"])
    assert "guild:17" not in table.play("play:assistant").options
    assert "guild:17" not in guild(at, 17, tavern=["movement"]).play("use:movement-tile").options


@pytest.mark.rule("MB-3")
def test_red_and_green_tile_market_card_and_repetitions_have_no_place_in_it(at: At) -> None:
    table = guild(at, 12, tiles=["red", "green"], lira=30, hand=["post", "far"]).play("guild:12 at:spice-warehouse")
    assert table.goods == {"spice": 2} and table.me.lira == 30 and table.over
    table = guild(at, 12, tiles=["red"], lira=0).play("guild:12 at:tea-house name:7 *1+1")
    assert table.me.lira == 2 and table.over
    assert guild(at, 12, hand=["post", "far"]).play("guild:12 at:post-office").state.post_markers == 1
    table = guild(at, 12, hand=["market", "far"], goods={"jewellery": 1}).demand("small", "GGGRY").play("guild:12")
    assert "at:small-market" not in table.options


@pytest.mark.rule("MB-4", "ACT-1")
def test_what_cannot_be_done_cannot_be_played(at: At) -> None:
    """Nothing but the free ones, if one has nothing."""
    table = at("caravansary", "turn", rules="mocha", guild=[*range(1, 21)], lira=0, extensions=3)
    able = {int(word.removeprefix("guild:")) for word in table.options if word.startswith("guild:")}
    assert able == {2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 19}
    assert "guild:19" not in guild(at, 19).give(0, tavern=["movement", "encounter"]).options, "the next tiles cost 2"


# -- one by one


@pytest.mark.rule("MB-guild-1", "P1-2", "MB-4")
def test_1_a_free_extension(at: At) -> None:
    table = guild(at, 1, extensions=2).play("guild:1")
    assert table.me.extensions == 3 and table.me.rubies == 1
    assert "guild:1" not in guild(at, 1, extensions=3).options


@pytest.mark.rule("MB-guild-2", "MB-guild-3", "MB-guild-4")
@pytest.mark.parametrize("card, good", [(2, "fabric"), (3, "spice"), (4, "fruit")])
def test_2_to_4_a_full_row_and_up_to_three_different_goods(at: At, card: int, good: str) -> None:
    table = guild(at, card, extensions=1, goods={"jewellery": 2}).play(f"guild:{card}")
    others = {"fabric", "spice", "fruit", "jewellery"} - {good}
    assert table.goods[good] == 3 and table.options == {"enough", *(f"take:{other}" for other in others)}
    table.play("take:jewellery")
    assert "take:jewellery" not in table.options, "all are different"
    table.play("enough")
    assert table.goods == {good: 3, "jewellery": 3} and table.over


@pytest.mark.rule("MB-guild-5")
def test_5_four_lira_and_up_to_four_different_goods(at: At) -> None:
    table = guild(at, 5, lira=1).play("guild:5 take:fabric take:jewellery take:spice take:fruit")
    assert table.me.lira == 5 and table.goods == {"fabric": 1, "spice": 1, "fruit": 1, "jewellery": 1}


@pytest.mark.rule("MB-guild-6", "MB-4")
def test_6_three_bonus_cards(at: At) -> None:
    assert guild(at, 6).play("guild:6 *{far} *{lira} *{six}").hand() == ["lira", "far", "six"]
    assert "guild:6" not in guild(at, 6).deck("far", "lira").pile("lira").options
    assert "guild:6" in guild(at, 6).deck("far", "far", "lira").pile("lira").options


@pytest.mark.rule("MB-guild-7", "NA-4", "END-1")
def test_7_to_the_fountain_and_another_turn(at: At) -> None:
    table = guild(at, 7, assistants=["tea-house", "caravansary"]).play("guild:7")
    assert table.me.merchant == 7 and table.options == {"enough", "fetch:tea-house", "fetch:caravansary"}
    table.play("fetch:tea-house enough")
    assert table.me.stack == 3 and table.state.extra_turn == 1


@pytest.mark.rule("MB-guild-7")
def test_7_the_next_turn_is_a_full_one_and_may_be_a_guild_card_again(at: At) -> None:
    table = at("caravansary", "play_the_game", rules="mocha", guild=[7, 17], coffee=0)
    table.state.governor, table.state.smuggler, table.state.trader = 2, 3, 4
    table.play("guild:7")
    assert table.game.asked == 0 and "guild:17" in table.options and ">wainwright" in table.options
    assert table.state.turns == 3 and table.state.round == 2
    table.play("guild:17")
    assert table.game.asked == 1 and table.me.coffee == 5


@pytest.mark.rule("MB-guild-8", "MB-card-six")
@pytest.mark.parametrize("roll, jewels", [("1+2", 0), ("2+2", 1), ("3+3", 1), ("3+4", 3), ("6+6", 3)])
def test_8_two_goods_of_one_kind_and_jewellery_by_the_dice(at: At, roll: str, jewels: int) -> None:
    table = guild(at, 8, extensions=1, tiles=["red"]).play("guild:8")
    assert table.options == {"take:fabric", "take:spice", "take:fruit"}, "chosen before the roll"
    table.play(f"take:spice *{roll}")
    assert table.goods == ({"spice": 2, "jewellery": jewels} if jewels else {"spice": 2})


@pytest.mark.rule("MB-guild-8", "MB-3", "MB-card-six")
def test_8_and_9_go_with_the_card_that_turns_a_die(at: At) -> None:
    table = guild(at, 8, extensions=1, hand=["six", "far"]).play("guild:8 take:fruit *1+1 play:six first-to-six keep")
    assert table.goods == {"fruit": 2, "jewellery": 3}
    table = guild(at, 9, hand=["six", "far"], lira=0).play("guild:9 name:7 *1+1 play:six first-to-six keep")
    assert table.me.lira == 14


@pytest.mark.rule("MB-guild-9", "EX-12")
def test_9_the_tea_house_with_double_winnings(at: At) -> None:
    assert guild(at, 9, lira=0, tiles=["red"]).play("guild:9 name:7 *2+3").me.lira == 4
    assert guild(at, 9, lira=0).play("guild:9 name:7 *3+4").me.lira == 14


@pytest.mark.rule("MB-guild-10", "MB-guild-11")
@pytest.mark.parametrize(
    "card, goods, lira", [(10, ["fabric", "spice", "fruit"], 15), (11, ["jewellery", "fabric", "spice"], 20)]
)
def test_10_and_11_three_goods_for_lira(at: At, card: int, goods: list[str], lira: int) -> None:
    table = guild(at, card, goods=dict.fromkeys(goods, 2), lira=1).play(f"guild:{card}")
    assert table.me.lira == lira + 1 and table.goods == dict.fromkeys(goods, 1)
    assert f"guild:{card}" not in guild(at, card, goods=dict.fromkeys(goods[1:], 2)).options


@pytest.mark.rule("MB-guild-12", "TURN-10", "MB-4")
def test_12_the_action_of_any_place_and_the_family_member_comes_home(at: At) -> None:
    table = guild(at, 12, lira=14, family="tea-house").give(1, merchant="gemstone-dealer").play("guild:12")
    assert "at:gemstone-dealer" in table.options and not {"at:police-station", "at:sultans-palace"} & table.options
    table.play("at:gemstone-dealer")
    assert table.me.rubies == 1 and table.me.lira == 0 and table.me.family == 12 and table.over


@pytest.mark.rule("MB-guild-12", "ACT-2")
def test_12_sends_the_family_member_which_comes_back(at: At) -> None:
    table = guild(at, 12).play("guild:12 at:police-station send:fruit-warehouse act")
    assert table.goods == {"fruit": 2} and table.me.family == 12


@pytest.mark.rule("MB-guild-12", "CL-1", "ACT-2")
def test_12_earns_the_caravan_tile(at: At) -> None:
    table = at("caravansary", "turn", rules="mocha", guild=[12], caravan=True)
    table.play("guild:12 at:caravansary *{far} *{lira} discard:far end")
    assert table.state.caravan_owner == 1 and table.over


@pytest.mark.rule("MB-guild-13", "MB-2", "P13-2")
def test_13_any_six_goods_for_a_ruby_of_the_palace(at: At) -> None:
    table = guild(at, 13, extensions=3, goods={"fabric": 5, "spice": 2}, coffee=3)
    table.play("guild:13 give:spice give:fabric give:fabric give:fabric give:fabric give:fabric")
    assert table.me.rubies == 1 and table.goods == {"spice": 1} and table.state.palace_price == 6
    assert "guild:13" not in guild(at, 13, extensions=3, goods={"fabric": 5}, coffee=5).options


@pytest.mark.rule("MB-guild-14", "EX-13")
def test_14_the_red_tile_for_one_fabric(at: At) -> None:
    table = guild(at, 14, goods={"fabric": 1, "spice": 1})
    table.state.next_tile[0] = 4
    table.play("guild:14")
    assert table.options == {"tile:red", "tile:green"}
    table.play("tile:red")
    assert table.me.tiles == 1 and table.goods == {"spice": 1} and table.state.next_tile[0] == 0


@pytest.mark.rule("MB-guild-15", "MOS-2")
def test_15_the_same_at_the_great_mosque_with_a_ruby_for_the_pair(at: At) -> None:
    table = guild(at, 15, goods={"jewellery": 1, "fruit": 1}, tiles=["yellow"]).play("guild:15")
    assert table.me.tiles >> 3 and table.me.rubies == 1 and table.me.stack == 5 and table.state.mosque_rubies[1] == 2


@pytest.mark.rule("MB-guild-14", "MB-guild-15", "MB-4")
def test_14_and_15_need_a_lacking_tile_and_its_good(at: At) -> None:
    for card in (14, 15):
        assert f"guild:{card}" not in guild(at, card).options
        assert f"guild:{card}" not in guild(at, card, goods={"fabric": 1, "fruit": 1}, tiles=["red", "yellow"]).options
        table = guild(at, card, goods={"fabric": 1, "fruit": 1})
        table.state.next_tile[0] = table.state.next_tile[2] = 0
        assert f"guild:{card}" not in table.options


@pytest.mark.rule("MB-guild-16", "EX-11")
def test_16_a_ruby_for_15_lira_and_a_coffee_for_each_ruby(at: At) -> None:
    table = guild(at, 16, rubies=2, lira=15).play("guild:16")
    assert table.me.rubies == 3 and table.me.lira == 0 and table.me.coffee == 3 and table.state.gem_price == 15
    assert "guild:16" not in guild(at, 16, lira=14).options


@pytest.mark.rule("MB-guild-17")
def test_17_five_coffee(at: At) -> None:
    assert guild(at, 17).play("guild:17").me.coffee == 5


@pytest.mark.rule("MB-guild-18", "MB-4", "MB-5")
def test_18_a_coffee_and_two_guild_cards_and_never_itself(at: At) -> None:
    table = guild(at, 18)
    table.state.guild_deck, table.state.guild_pile = 1 << 3, 1 << 4
    table.play("guild:18 *{guild:3} *{guild:4}")
    assert table.me.coffee == 1 and table.guild() == [3, 4] and table.guild_pile == [18]
    table = guild(at, 18)
    table.state.guild_deck = 1 << 3
    assert "guild:18" not in table.options


@pytest.mark.rule("MB-guild-19", "EX-14")
def test_19_a_tile_of_cost_2_and_the_barrier_for_three_coffee(at: At) -> None:
    table = guild(at, 19, coffee=3).give(1, tavern=["movement"])
    table.play("guild:19 take-movement")
    assert table.me.coffee == 2 and table.options == {"enough", "act"}
    table.play("act set-barrier barrier:fabric-warehouse barrier:tavern act")
    assert table.me.coffee == 0 and table.goods == {"fabric": 2} and table.me.tavern == 1 and table.over


@pytest.mark.rule("MB-guild-19", "MB-barrier")
def test_19_once_is_enough_and_twice_the_same_is_allowed(at: At) -> None:
    table = guild(at, 19, coffee=3).play("guild:19 set-barrier barrier:tea-house barrier:fruit-warehouse skip")
    assert table.me.coffee == 2
    table.play("act set-barrier barrier:tea-house")
    assert "barrier:fruit-warehouse" not in table.options, "another pair than before"
    table.play("barrier:police-station skip")
    assert table.me.coffee == 0 and list(table.state.barrier) == [9, 12] and table.over
    assert guild(at, 19, coffee=3).play("guild:19 take-movement enough").me.coffee == 3


@pytest.mark.rule("MB-guild-20")
@pytest.mark.parametrize("price, half", [(6, 3), (7, 4), (10, 5)])
def test_20_half_the_price_of_the_coffee_house(at: At, price: int, half: int) -> None:
    table = guild(at, 20, coffee=half)
    table.state.coffee_price = price
    table.play("guild:20")
    assert table.me.rubies == 1 and table.me.coffee == 0 and table.state.coffee_price == min(price + 1, 10)
    table = guild(at, 20, coffee=half - 1)
    table.state.coffee_price = price
    assert "guild:20" not in table.options
