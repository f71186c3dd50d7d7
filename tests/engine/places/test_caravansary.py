"""6 Caravansary, and the caravan tile of the variant."""

import pytest

from conftest import At
from engine.table import CARD, Table

RED, GREEN = 1, 2  # as owners of the caravan tile


def deck(table: Table, *names: str) -> Table:
    """These cards alone are in the deck."""
    table.no_deck()
    for name in names:
        table.state.deck[CARD[name]] += 1
        table.state.deck_n += 1
    return table


@pytest.mark.rule("P6-1")
def test_two_cards_are_taken_and_any_card_of_the_hand_is_discarded(at: At) -> None:
    table = at("caravansary", hand=["gem"]).play("act *{lira} *{far}")
    assert table.options == {"discard:gem", "discard:lira", "discard:far"}
    table.play("discard:gem")
    assert table.hand() == ["lira", "far"] and table.discards == ["gem"] and table.me.hand_n == 2 and table.over


@pytest.mark.rule("P6-1")
def test_one_of_the_cards_just_taken_may_be_discarded(at: At) -> None:
    table = at("caravansary", hand=["gem"]).play("act *{lira} *{far} discard:far")
    assert table.hand() == ["lira", "gem"] and table.discards == ["far"]


@pytest.mark.rule("P6-2")
def test_each_card_comes_from_the_deck_or_from_the_top_of_the_pile(at: At) -> None:
    table = at("caravansary").pile("sultan", "post").play("act")
    assert table.options == {"deck", "pile"}
    table.play("pile")
    assert table.hand() == ["post"] and table.options == {"deck", "pile"}
    table.play("pile")
    assert table.hand() == ["sultan", "post"] and table.options == {"discard:sultan", "discard:post"}
    assert table.play("discard:sultan").discards == ["sultan"]


@pytest.mark.rule("P6-2")
def test_the_second_source_is_chosen_when_the_first_card_is_known(at: At) -> None:
    table = at("caravansary").pile("sultan").play("act deck *{lira}")
    assert table.hand() == ["lira"] and table.options == {"deck", "pile"}
    assert table.play("pile discard:lira").hand() == ["sultan"]
    assert at("caravansary").pile("sultan").play("act pile *{lira} discard:sultan").hand() == ["lira"]


@pytest.mark.rule("P6-2")
def test_without_a_pile_both_come_from_the_deck(at: At) -> None:
    table = at("caravansary").play("act")
    assert all(word.startswith("*{") for word in table.options)


@pytest.mark.rule("P6-2")
def test_only_this_action_takes_from_the_pile(at: At) -> None:
    for rule, answers in (("reward", "card"), ("governor", "")):
        table = at("caravansary", rule, lira=2).pile("sultan", "sultan").play(answers)
        assert "*{lira}" in table.options and "*{sultan}" not in table.options


@pytest.mark.rule("P6-1", "CARD-0")
def test_if_the_deck_ends_between_the_two_the_pile_is_shuffled_at_once(at: At) -> None:
    table = deck(at("caravansary").pile("far", "stay"), "lira").play("act deck *{lira}")
    assert table.discards == [] and table.options == {"*{far}", "*{stay}"}
    table.play("*{far} discard:far")
    assert table.hand() == ["lira"] and table.discards == ["far"]


@pytest.mark.rule("P6-1", "CARD-0")
def test_an_empty_deck_is_renewed_when_a_card_must_be_drawn(at: At) -> None:
    table = at("caravansary").pile("far", "stay").no_deck().play("act deck")
    assert table.options == {"*{far}", "*{stay}"} and table.discards == []


@pytest.mark.rule("P6-2", "CARD-0")
def test_with_an_empty_deck_the_top_of_the_pile_may_still_be_taken(at: At) -> None:
    table = at("caravansary").pile("far", "stay").no_deck().play("act pile")
    assert table.hand() == ["stay"] and table.discards == ["far"]


@pytest.mark.rule("P6-1", "TURN-9")
def test_if_there_is_one_card_only_it_is_taken_and_one_is_discarded(at: At) -> None:
    table = at("caravansary", hand=["gem"]).pile("far").no_deck().play("act pile")
    assert table.options == {"discard:gem", "discard:far"}
    assert table.play("discard:gem").hand() == ["far"]
    table = deck(at("caravansary", hand=["gem"]), "lira").play("act *{lira}")
    assert table.options == {"discard:gem", "discard:lira"}


@pytest.mark.rule("P6-1", "TURN-9", "ACT-1")
def test_if_there_is_no_card_none_is_discarded(at: At) -> None:
    table = at("caravansary", hand=["gem", "far"]).no_deck()
    assert "act" in table.options
    assert table.play("act").over and table.hand() == ["far", "gem"] and table.discards == []


@pytest.mark.rule("CL-1")
def test_who_carries_out_the_action_has_the_caravan_tile_at_the_end_of_the_turn(at: At) -> None:
    table = at("fountain", "turn", caravan=True, hand=["lira"]).play(">caravansary leave act *{far} *{far} discard:far")
    assert table.options == {"end", "play:lira"} and table.state.caravan_owner == 0
    assert table.play("end").over and table.state.caravan_owner == RED


@pytest.mark.rule("CL-1")
def test_the_tile_is_taken_from_its_owner(at: At) -> None:
    table = at("fountain", "turn", caravan=True)
    table.state.caravan_owner = GREEN
    assert table.play(">caravansary leave act *{far} *{far} discard:far").state.caravan_owner == RED


@pytest.mark.rule("CL-1", "ACT-2")
def test_the_family_member_earns_the_tile_too(at: At) -> None:
    table = at("fountain", "turn", caravan=True).play(">police-station leave act send:caravansary act *{far} *{far} discard:far")
    assert table.over and table.state.caravan_owner == RED


@pytest.mark.rule("CL-1")
def test_the_tile_is_earned_even_if_there_was_no_card(at: At) -> None:
    table = at("fountain", "turn", caravan=True).no_deck().play(">caravansary leave act")
    assert table.over and table.state.caravan_owner == RED


@pytest.mark.rule("CL-1")
def test_the_action_must_be_carried_out_for_it(at: At) -> None:
    table = at("fountain", "turn", caravan=True)
    table.state.caravan_owner = GREEN
    assert table.play(">caravansary leave skip").over and table.state.caravan_owner == GREEN


@pytest.mark.rule("CL-1", "OPT-6")
def test_without_the_variant_nobody_gets_the_tile(at: At) -> None:
    table = at("fountain", "turn").play(">caravansary leave act *{far} *{far} discard:far")
    assert table.over and table.state.caravan_owner == 0


@pytest.mark.rule("CL-1", "CL-2")
def test_the_tile_counts_from_the_next_turn_on(at: At) -> None:
    table = at("fountain", "turn", times=3, caravan=True, hand=["gem"])
    table.play(">caravansary leave act *{far} *{far} discard:far end >fountain skip end")
    assert table.play(">caravansary join act deck *{lira} deck *{lira}").options == {"end", "play:lira"}
    assert table.hand() == ["lira", "lira", "far", "gem"] and table.discards == ["far"]


@pytest.mark.rule("CL-2")
def test_within_one_turn_the_second_action_still_costs_a_card(at: At) -> None:
    table = at("caravansary", times=2, caravan=True).play("act *{far} *{far} discard:far act deck *{far} deck *{gem}")
    assert table.options == {"discard:far", "discard:gem"}


@pytest.mark.rule("CL-2")
def test_the_owner_of_the_tile_keeps_both_cards(at: At) -> None:
    table = at("caravansary", caravan=True).pile("gem")
    table.state.caravan_owner = RED
    table.play("act pile *{lira}")
    assert table.over and table.hand() == ["lira", "gem"] and table.discards == []


@pytest.mark.rule("CL-2", "ACT-2")
def test_the_owner_keeps_both_by_the_family_member_too(at: At) -> None:
    table = at("police-station", caravan=True)
    table.state.caravan_owner = RED
    assert table.play("act send:caravansary act *{lira} *{gem}").hand() == ["lira", "gem"]


@pytest.mark.rule("CL-2")
def test_the_tile_of_another_player_does_not_help(at: At) -> None:
    table = at("caravansary", caravan=True)
    table.state.caravan_owner = GREEN
    assert table.play("act *{lira} *{gem}").options == {"discard:lira", "discard:gem"}


@pytest.mark.rule("MB-P6")
def test_with_mocha_it_brings_a_coffee(at: At) -> None:
    table = at("caravansary", rules="mocha").play("act *{far} *{lira} discard:far")
    assert table.me.coffee == 1 and table.hand() == ["lira"]
    assert at("caravansary").play("act *{far} *{lira} discard:far").me.coffee == 0


@pytest.mark.rule("MB-P6", "CL-2", "TURN-9")
def test_the_caravan_leader_has_the_coffee_too_and_there_is_always_coffee(at: At) -> None:
    table = at("caravansary", rules="mocha", caravan=True)
    table.state.caravan_owner = 1
    table.play("act *{far} *{lira}")
    assert table.me.coffee == 1 and table.hand() == ["lira", "far"] and table.over
    assert at("caravansary", rules="mocha").no_deck().play("act").me.coffee == 1
