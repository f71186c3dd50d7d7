"""Whom one meets: the other players' family members, the Governor, the Smuggler."""

from typing import Any

import pytest

from bedesten.engine.names.questions import ASK_MEET
from conftest import At
from engine.table import PLACE, Table

TEA_HOUSE, POLICE_STATION = PLACE["tea-house"], PLACE["police-station"]


def meeting(at: At, *people: str, place: str = "tea-house", **mine: Any) -> Table:
    """Red is in phase 4 and meets the Governor, the Smuggler."""
    table = at(place, "encounters", **mine)
    for who in people:
        setattr(table.state, who, PLACE[place])
    return table


# -- in general


@pytest.mark.rule("TURN-7")
def test_the_player_chooses_whom_to_meet_first_and_may_leave_governor_and_smuggler(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9)
    assert table.options == {"end", "governor", "smuggler"}
    assert table.play("smuggler take:fabric lira *1+1").options == {"end", "governor"}
    table.play("end")
    assert table.over and table.state.governor == TEA_HOUSE and table.me.lira == 7


@pytest.mark.rule("TURN-7")
def test_the_governor_may_come_before_the_smuggler_and_before_a_family(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9).give(1, family="tea-house")
    assert table.options == {"catch", "governor", "smuggler"}
    assert table.play("governor *{gem} lira *1+1").options == {"catch", "smuggler"}
    assert table.play("smuggler take:fabric lira *1+1 catch lira").over


@pytest.mark.rule("TURN-7", "TURN-6")
@pytest.mark.parametrize("action", ["skip", "act name:3 *1+2"])
def test_one_meets_them_whether_or_not_the_action_was_done(at: At, action: str) -> None:
    table = at("spice-warehouse", "turn")
    table.state.governor = TEA_HOUSE
    assert table.play(f">tea-house leave {action}").options == {"end", "governor"}


@pytest.mark.rule("TURN-7", "P7-2")
def test_one_meets_them_on_the_fountain_too(at: At) -> None:
    table = at("tea-house", "turn", lira=2).give(1, family="fountain")
    table.state.governor = table.state.smuggler = PLACE["fountain"]
    assert table.play(">fountain skip").options == {"catch", "governor", "smuggler"}


@pytest.mark.rule("TURN-7", "CARD-stay")
def test_one_meets_them_after_staying(at: At) -> None:
    table = at("tea-house", "turn", hand=["stay"])
    table.state.smuggler = TEA_HOUSE
    assert table.play("play:stay leave skip").options == {"end", "smuggler"}


@pytest.mark.rule("TURN-7")
def test_nobody_is_met_elsewhere(at: At) -> None:
    table = at("tea-house", "encounters").give(1, family="small-market")
    table.state.governor, table.state.smuggler = PLACE["small-market"], PLACE["spice-warehouse"]
    assert table.play("").over and table.state.players[1].family == PLACE["small-market"]


@pytest.mark.rule("TURN-7d", "TURN-7")
def test_a_piece_that_the_dice_bring_back_is_not_met_again(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9)
    assert table.play("governor *{gem} lira *4+5").options == {"end", "smuggler"}
    assert table.state.governor == TEA_HOUSE
    assert table.play("smuggler take:fabric lira *5+4").over
    assert table.state.smuggler == TEA_HOUSE and table.me.lira == 5


@pytest.mark.rule("TURN-7d")
def test_each_is_rolled_on_by_itself_and_only_if_used(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9).play("governor *{gem} lira *1+2")
    assert (table.state.governor, table.state.smuggler) == (PLACE["spice-warehouse"], TEA_HOUSE)
    table.play("smuggler take:fabric lira *6+6")
    assert (table.state.governor, table.state.smuggler) == (PLACE["spice-warehouse"], POLICE_STATION)


@pytest.mark.rule("TURN-7d")
def test_in_the_next_turn_they_can_be_met_again(at: At) -> None:
    table = at("spice-warehouse", "turn")
    table.state.met = 3
    table.state.governor = table.state.smuggler = TEA_HOUSE
    assert table.play(">tea-house leave skip").options == {"end", "governor", "smuggler"}


# -- families


@pytest.mark.rule("TURN-7a", "EX-18")
@pytest.mark.parametrize(("reward", "lira", "hand"), [("lira", 3, []), ("card *{gem}", 0, ["gem"])])
def test_another_ones_family_member_goes_to_the_police_station_for_a_reward(
    at: At, reward: str, lira: int, hand: list[str]
) -> None:
    table = at("spice-warehouse", "turn", lira=0).give(1, family="tea-house").play(">tea-house leave skip")
    assert table.state.players[1].family == POLICE_STATION
    table.play(reward)
    assert table.over and table.me.lira == lira and table.hand() == hand


@pytest.mark.rule("TURN-7a")
def test_catching_cannot_be_refused(at: At) -> None:
    table = meeting(at, hand=["good"]).give(1, family="tea-house")
    assert table.options == {"catch", "play:good"}


@pytest.mark.rule("TURN-7a", "TURN-7")
def test_families_are_caught_one_by_one_with_a_reward_chosen_for_each(at: At) -> None:
    table = meeting(at, "governor", players=4, lira=0)
    for seat in (1, 2, 3):
        table.give(seat, family="tea-house")
    assert table.play("catch lira").options == {"catch", "governor"}
    assert [table.state.players[seat].family for seat in (1, 2, 3)].count(TEA_HOUSE) == 2
    table.play("catch card *{far} governor *{gem} discard:gem *1+1 catch lira")
    assert table.over and table.me.lira == 6 and table.hand() == ["far"]
    assert [table.state.players[seat].family for seat in (1, 2, 3)] == [POLICE_STATION] * 3


@pytest.mark.rule("TURN-7a")
def test_ones_own_is_never_caught(at: At) -> None:
    table = meeting(at, family="tea-house", lira=0).play("")
    assert table.over and table.me.family == TEA_HOUSE and table.me.lira == 0


@pytest.mark.rule("TURN-7a")
def test_on_the_police_station_nobody_is_caught(at: At) -> None:
    table = meeting(at, "governor", place="police-station", lira=0)
    assert table.options == {"end", "governor"}
    assert table.play("end").over and table.me.lira == 0


@pytest.mark.rule("TURN-7a", "CARD-0")
def test_without_a_card_to_draw_the_reward_is_3_lira(at: At) -> None:
    table = meeting(at, lira=0).no_deck().give(1, family="tea-house").play("")
    assert table.over and table.me.lira == 3 and table.hand() == []


# -- the Governor


@pytest.mark.rule("TURN-7b")
def test_the_governor_sells_a_card_for_2_lira(at: At) -> None:
    table = meeting(at, "governor", lira=2, hand=["far"]).play("governor *{gem}")
    assert table.options == {"lira", "discard:far", "discard:gem"}
    table.play("lira *1+1")
    assert table.over and table.me.lira == 0 and table.hand() == ["far", "gem"] and table.discards == []


@pytest.mark.rule("TURN-7b")
@pytest.mark.parametrize(("paid", "kept"), [("gem", "far"), ("far", "gem")])
def test_or_for_a_card_also_the_one_just_drawn(at: At, paid: str, kept: str) -> None:
    table = meeting(at, "governor", lira=2, hand=["far"]).play(f"governor *{{gem}} discard:{paid} *1+1")
    assert table.over and table.me.lira == 2 and table.hand() == [kept] and table.discards == [paid]


@pytest.mark.rule("TURN-7b")
def test_without_lira_and_cards_the_drawn_card_pays_for_itself(at: At) -> None:
    table = meeting(at, "governor", lira=1).play("governor *{gem} discard:gem *1+1")
    assert table.over and table.me.lira == 1 and table.hand() == []


@pytest.mark.rule("TURN-7b", "CARD-lira", "CARD-time")
def test_a_drawn_lira_card_may_pay_by_its_effect(at: At) -> None:
    table = meeting(at, "governor", lira=0).play("governor *{lira}")
    assert table.options == {"discard:lira", "play:lira"}
    table.play("play:lira *1+1")
    assert table.over and table.me.lira == 3 and table.discards == ["lira"]


@pytest.mark.rule("TURN-7b")
def test_who_has_begun_must_pay(at: At) -> None:
    assert "end" not in meeting(at, "governor", lira=9).play("governor *{gem}").options


@pytest.mark.rule("TURN-7b")
def test_without_a_card_to_draw_there_is_no_governor(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9, hand=["far"]).no_deck()
    assert table.options == {"end", "smuggler"}


@pytest.mark.rule("TURN-7b", "CARD-0")
def test_the_governor_sells_from_the_pile_shuffled_anew_if_the_deck_is_empty(at: At) -> None:
    table = meeting(at, "governor", lira=9).pile("gem").no_deck()
    assert table.options == {"end", "governor"}
    table.play("governor *{gem} lira *1+1")
    assert table.hand() == ["gem"] and table.discards == []


# -- the Smuggler


@pytest.mark.rule("TURN-7c")
def test_the_smuggler_sells_any_good_for_2_lira(at: At) -> None:
    table = meeting(at, "smuggler", lira=2).play("smuggler")
    assert table.options == {"take:fabric", "take:spice", "take:fruit", "take:jewellery"}
    table.play("take:jewellery lira *1+1")
    assert table.over and table.goods == {"jewellery": 1} and table.me.lira == 0


@pytest.mark.rule("TURN-7c")
@pytest.mark.parametrize(("paid", "kept"), [("fabric", "jewellery"), ("jewellery", "fabric")])
def test_or_for_a_good_also_the_one_just_taken(at: At, paid: str, kept: str) -> None:
    table = meeting(at, "smuggler", lira=2, goods={"fabric": 1}).play("smuggler take:jewellery")
    assert table.options == {"lira", "give:fabric", "give:jewellery"}
    table.play(f"give:{paid} *1+1")
    assert table.over and table.goods == {kept: 1} and table.me.lira == 2


@pytest.mark.rule("TURN-7c", "TURN-9")
def test_a_good_without_room_can_be_given_back(at: At) -> None:
    table = meeting(at, "smuggler", lira=2, goods={"fabric": 2}).play("smuggler take:fabric give:fabric *1+1")
    assert table.over and table.goods == {"fabric": 2} and table.me.lira == 2
    assert table.state.smuggler == PLACE["fabric-warehouse"], "he goes on as usual"


@pytest.mark.rule("TURN-7c", "TURN-9")
@pytest.mark.parametrize(("payment", "goods", "lira"), [("lira", {"fabric": 2, "spice": 1}, 0), ("give:spice", {"fabric": 2}, 2)])
def test_a_good_without_room_is_lost_if_something_else_is_paid(at: At, payment: str, goods: dict[str, int], lira: int) -> None:
    table = meeting(at, "smuggler", lira=2, goods={"fabric": 2, "spice": 1}).play(f"smuggler take:fabric {payment} *1+1")
    assert table.over and table.goods == goods and table.me.lira == lira


@pytest.mark.rule("TURN-7c")
def test_the_last_free_place_on_the_wheelbarrow_can_be_filled_and_emptied_again(at: At) -> None:
    table = meeting(at, "smuggler", lira=2, goods={"fabric": 1}).play("smuggler take:fabric give:fabric *1+1")
    assert table.goods == {"fabric": 1}


@pytest.mark.rule("TURN-7c", "CARD-lira", "CARD-time")
def test_a_lira_card_may_pay_the_smuggler(at: At) -> None:
    table = meeting(at, "smuggler", lira=0, hand=["lira", "gem"]).play("smuggler take:fabric")
    assert table.options == {"give:fabric", "play:lira"}
    table.play("play:lira lira *1+1")
    assert table.over and table.goods == {"fabric": 1} and table.me.lira == 3


@pytest.mark.rule("TURN-8", "TURN-7", "CARD-time")
def test_cards_may_be_played_before_between_and_after_encounters(at: At) -> None:
    table = meeting(at, "governor", "smuggler", lira=9, hand=["good", "good", "good"]).play("play:good take:fruit")
    assert table.game.question == ASK_MEET
    assert "play:good" in table.play("governor *{gem} lira *1+1").options
    table.play("play:good take:fruit smuggler take:fabric lira *1+1")
    assert table.options == {"end", "play:good"}


# -- the coffee trader, and the Encounter tile


@pytest.mark.rule("MB-6", "TURN-7d")
def test_the_coffee_trader_sells_a_coffee_for_two_lira_or_a_good(at: At) -> None:
    for payment, lira, goods in (("lira", 1, {"fabric": 1}), ("give:fabric", 3, {})):
        table = at("post-office", "encounters", rules="mocha", lira=3, goods={"fabric": 1})
        table.state.trader = 5
        table.play(f"coffee-trader {payment} *5+6")
        assert table.me.coffee == 1 and table.me.lira == lira and table.goods == goods and table.state.trader == 11


@pytest.mark.rule("MB-6", "MB-2", "TURN-7")
def test_he_takes_no_coffee_for_it_and_is_met_once(at: At) -> None:
    table = at("post-office", "encounters", rules="mocha", lira=1, coffee=5, hand=["lira"])
    table.state.trader = 5
    assert table.options == {"end", "play:lira"}
    table.play("play:lira")
    assert "coffee-trader" in table.options
    table.play("coffee-trader *2+3")
    assert table.me.coffee == 6 and table.state.trader == 5 and table.over, "he came back, and is not met again"


@pytest.mark.rule("MB-tavern-meet")
def test_with_the_encounter_tile_nobody_wants_anything(at: At) -> None:
    table = at("post-office", "encounters", rules="mocha", lira=0, tavern=["encounter"])
    table.state.governor = table.state.smuggler = table.state.trader = 5
    table.play("governor *{far} *1+1 smuggler take:jewellery *1+2 coffee-trader *1+3")
    assert table.hand() == ["far"] and table.goods == {"jewellery": 1} and table.me.coffee == 1
    assert (table.state.governor, table.state.smuggler, table.state.trader) == (2, 3, 4)
