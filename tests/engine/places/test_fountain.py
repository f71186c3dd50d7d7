"""7 Fountain."""

import pytest

from conftest import At
from engine.table import PLACE


@pytest.mark.rule("P7-1")
def test_assistants_return_one_by_one_as_many_as_one_likes(at: At) -> None:
    table = at("fountain", assistants=["tea-house", "wainwright", "caravansary"]).play("act")
    assert table.options == {"enough", "fetch:tea-house", "fetch:wainwright", "fetch:caravansary"}
    table.play("fetch:wainwright")
    assert table.me.stack == 2 and table.options == {"enough", "fetch:tea-house", "fetch:caravansary"}
    table.play("fetch:caravansary enough")
    assert table.over and table.me.stack == 3 and table.me.assistants == 1 << PLACE["tea-house"]


@pytest.mark.rule("P7-1")
def test_all_of_them_may_return(at: At) -> None:
    places = ["tea-house", "wainwright", "caravansary", "small-market"]
    table = at("fountain", assistants=places).play("act " + " ".join(f"fetch:{place}" for place in places))
    assert table.over and table.me.stack == 4 and table.me.assistants == 0


@pytest.mark.rule("P7-1")
def test_or_none_of_them(at: At) -> None:
    table = at("fountain", assistants=["tea-house"]).play("act enough")
    assert table.over and table.me.stack == 3


@pytest.mark.rule("P7-1")
def test_the_assistants_of_others_stay(at: At) -> None:
    table = at("fountain").give(1, assistants=["tea-house"]).play("act")
    assert table.over and table.state.players[1].stack == 3 and table.me.stack == 4


@pytest.mark.rule("P7-1", "ACT-1")
def test_the_action_can_be_done_with_nobody_to_call(at: At) -> None:
    table = at("fountain")
    assert table.options == {"skip", "act"} and table.play("act").over


@pytest.mark.rule("P7-1", "CARD-time", "MOS-4")
def test_meanwhile_no_card_or_tile_is_used(at: At) -> None:
    table = at("fountain", lira=9, assistants=["tea-house"], hand=["lira", "good", "assistant"], tiles=["yellow"]).play("act")
    assert table.options == {"enough", "fetch:tea-house"}


@pytest.mark.rule("P7-2", "TURN-2", "TURN-4")
def test_no_assistant_is_needed_and_no_merchant_paid(at: At) -> None:
    table = at("police-station", "turn", lira=9).play(">fountain")
    assert table.options == {"skip", "act"}
    table.play("act")
    assert table.over and table.me.lira == 9 and table.me.stack == 4 and table.me.assistants == 0
    assert [table.state.players[seat].merchant for seat in range(3)] == [PLACE["fountain"]] * 3


@pytest.mark.rule("P7-2")
def test_a_merchant_without_lira_and_assistants_can_come_here(at: At) -> None:
    table = at("police-station", "turn", lira=0, assistants=["tea-house", "wainwright", "caravansary", "small-market"])
    table.play(">fountain act fetch:tea-house enough")
    assert table.over and table.me.stack == 1


@pytest.mark.rule("P7-3", "ACT-2")
def test_sent_by_the_family_member_they_return_to_the_merchants_stack(at: At) -> None:
    table = at("fountain", "turn", assistants=["tea-house", "wainwright"])
    table.play(">police-station leave act send:fountain act fetch:police-station fetch:tea-house enough")
    assert table.me.merchant == PLACE["police-station"] and table.me.stack == 3
    assert table.me.assistants == 1 << PLACE["wainwright"]
