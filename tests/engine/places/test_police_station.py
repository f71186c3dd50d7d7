"""12 Police Station."""

import pytest

from conftest import At
from engine.table import PLACE

BASE = [name for name, number in PLACE.items() if number <= 16]


@pytest.mark.rule("P12-1")
def test_the_family_member_goes_to_any_other_place(at: At) -> None:
    table = at("police-station").play("act")
    assert table.options == {f"send:{place}" for place in BASE if place != "police-station"}


@pytest.mark.rule("P12-1", "P12-3")
def test_it_carries_out_the_action_there_at_once_and_stays(at: At) -> None:
    table = at("police-station").play("act send:fabric-warehouse act")
    assert table.goods == {"fabric": 2} and table.me.family == PLACE["fabric-warehouse"] and table.over
    assert table.me.merchant == PLACE["police-station"]


@pytest.mark.rule("P12-1", "P12-3", "ACT-1")
def test_a_family_member_elsewhere_cannot_be_sent(at: At) -> None:
    table = at("police-station", family="fabric-warehouse").begin()
    assert table.over and table.me.family == PLACE["fabric-warehouse"]


@pytest.mark.rule("P12-3")
def test_once_sent_it_stays_away(at: At) -> None:
    table = at("police-station", times=2).play("act send:fountain act")
    assert table.over and table.me.family == PLACE["fountain"]


@pytest.mark.rule("P12-1")
def test_the_family_member_of_another_player_does_not_help(at: At) -> None:
    table = at("police-station", family="fountain").begin()
    assert table.over and table.state.players[1].family == PLACE["police-station"]


@pytest.mark.rule("P12-3", "CARD-family")
def test_brought_back_by_a_card_it_can_be_sent_at_once(at: At) -> None:
    table = at("police-station", family="fountain", lira=0, hand=["family"])
    assert table.options == {"skip", "play:family"}
    assert table.play("play:family lira").options == {"skip", "act"}
    assert table.play("act send:fabric-warehouse act").goods == {"fabric": 2} and table.me.lira == 3


@pytest.mark.rule("P12-1", "TURN-6")
def test_it_need_not_be_sent(at: At) -> None:
    table = at("police-station").play("skip")
    assert table.over and table.me.family == PLACE["police-station"]


@pytest.mark.rule("ACT-3", "P12-1")
@pytest.mark.parametrize(
    "place", ["wainwright", "large-market", "small-market", "sultans-palace", "small-mosque", "great-mosque", "gemstone-dealer"]
)
def test_it_may_be_sent_where_nothing_can_be_done(at: At, place: str) -> None:
    table = at("police-station", lira=0).play(f"act send:{place}")
    assert table.over and table.me.family == PLACE[place] and table.me.lira == 0


@pytest.mark.rule("ACT-3", "P12-1")
def test_an_action_that_is_not_wanted_is_left_out(at: At) -> None:
    table = at("police-station").play("act send:fabric-warehouse skip")
    assert table.over and table.me.family == PLACE["fabric-warehouse"] and not table.goods


@pytest.mark.rule("EX-8", "TURN-10", "P12-1", "P3")
def test_example_the_spice_warehouse_with_a_merchant_and_the_governor(at: At) -> None:
    table = at("fountain", "turn", lira=5).give(1, lira=0, merchant="spice-warehouse")
    table.state.governor = PLACE["spice-warehouse"]
    table.play(">police-station leave act send:spice-warehouse act")
    assert table.over and table.goods == {"spice": 2}
    assert table.me.lira == 5 and table.state.players[1].lira == 0 and table.me.hand_n == 0
    assert table.state.governor == PLACE["spice-warehouse"]


@pytest.mark.rule("TURN-10")
def test_nobody_is_paid_where_it_goes_not_even_by_who_has_no_lira(at: At) -> None:
    table = at("police-station", lira=0).give(1, lira=0, merchant="tea-house").play("act send:tea-house act name:5 *2+3")
    assert table.me.lira == 5 and table.state.players[1].lira == 0


@pytest.mark.rule("TURN-10", "TURN-5")
def test_no_neutral_merchant_is_paid_or_sent_away(at: At) -> None:
    table = at("fountain", "turn", players=2, lira=20)
    table.play(">police-station leave act send:gemstone-dealer act")
    assert table.over and table.me.lira == 5 and table.me.rubies == 1
    assert list(table.state.neutral_merchants) == [PLACE["small-mosque"], PLACE["great-mosque"], PLACE["gemstone-dealer"]]


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("waiting", [["fabric-warehouse"], []])
def test_no_assistant_is_left_or_picked_up_there(at: At, waiting: list[str]) -> None:
    table = at("fountain", "turn", assistants=waiting).play(">police-station leave act send:fabric-warehouse act")
    places = {"police-station", *waiting}
    assert table.over and table.me.assistants == sum(1 << PLACE[place] for place in places)
    assert table.me.stack == 4 - len(places)


@pytest.mark.rule("TURN-10", "TURN-7a", "TURN-7c")
def test_nobody_is_met_there(at: At) -> None:
    table = at("fountain", "turn", lira=9).give(1, family="fabric-warehouse")
    table.state.smuggler = PLACE["fabric-warehouse"]
    table.play(">police-station leave act send:fabric-warehouse act")
    assert table.over and table.me.lira == 9 and table.state.players[1].family == PLACE["fabric-warehouse"]
    assert table.state.smuggler == PLACE["fabric-warehouse"]


@pytest.mark.rule("TURN-10", "TURN-7")
def test_the_merchant_meets_those_who_are_where_he_is(at: At) -> None:
    table = at("fountain", "turn", lira=9)
    table.state.governor = PLACE["police-station"]
    table.state.smuggler = PLACE["fabric-warehouse"]
    table.play(">police-station leave act send:fabric-warehouse act")
    assert table.options == {"end", "governor"}


@pytest.mark.rule("P12-2", "CARD-time")
def test_cards_for_free_moments_may_be_played_before_it_is_sent_and_after_but_not_during_its_action(at: At) -> None:
    table = at("fountain", "turn", lira=9, tiles=["yellow"], hand=["good", "lira"])
    table.play(">police-station leave")
    assert table.options == {"skip", "act", "play:good", "play:lira", "use:yellow-tile"}
    assert table.play("act send:post-office").options == {"skip", "act"}
    free = {"play:good", "play:lira", "use:yellow-tile"}
    assert table.play("act").options == {"enough", *free}, "between it and its repetition"
    assert table.play("enough").options == {"end", *free}


@pytest.mark.rule("P12-2", "CARD-time", "CARD-lira")
@pytest.mark.parametrize(("place", "price"), [("wainwright", 7), ("gemstone-dealer", 14)])
def test_a_lira_card_may_be_played_where_its_action_costs_lira(at: At, place: str, price: int) -> None:
    table = at("police-station", lira=price - 5, hand=["lira", "good", "family"], tiles=["yellow"], assistants=["tea-house"])
    table.play(f"act send:{place}")
    assert table.options == {"skip", "play:lira"}
    assert table.play("play:lira").options == {"skip", "act"}
    assert table.play("act").me.lira == 0
    table = at("police-station", lira=price - 6, hand=["lira"]).play(f"act send:{place} play:lira")
    assert table.over and table.me.lira == price - 1


@pytest.mark.rule("CARD-time")
@pytest.mark.parametrize("place", [place for place in BASE if place not in ("wainwright", "gemstone-dealer", "police-station")])
def test_where_its_action_costs_no_lira_no_card_is_played(at: At, place: str) -> None:
    table = at(
        "police-station",
        lira=9,
        hand=["lira", "good", "family", "assistant", "far", "stay", "post", "gem", "sultan"],
        tiles=["yellow"],
        assistants=["tea-house"],
    )
    assert not any(word.startswith(("play:", "use:")) for word in table.play("act").play(f"send:{place}").options)


@pytest.mark.rule("P12-2", "ACT-2", "MOS-2", "P15")
def test_a_mosque_tile_taken_by_it_belongs_to_the_player(at: At) -> None:
    table = at("police-station", goods={"jewellery": 2}).play("act send:great-mosque act")
    assert table.me.stack == 5 and table.me.tiles == 8 and table.goods == {"jewellery": 1}
