"""Phases 1 and 2: where the merchant goes, and whom he pays there."""

import pytest

from bedesten.engine.names.questions import ASK_ACT
from conftest import At
from engine.table import PLACE, Table


def go(*places: str) -> set[str]:
    return {f">{place}" for place in places}


def with_merchants(table: Table, place: str, *seats: int) -> Table:
    """The others' merchants stand on the place, and have no lira."""
    for seat in seats:
        table.give(seat, merchant=place, lira=0)
    return table


# -- phase 1


@pytest.mark.rule("TURN-1")
def test_from_a_corner_one_or_two_steps_reach_five_places(at: At) -> None:
    assert at("great-mosque", "move").options == go(
        "post-office", "fabric-warehouse", "fruit-warehouse", "police-station", "black-market"
    )


@pytest.mark.rule("TURN-1")
def test_from_an_inner_place_they_reach_ten_and_not_the_place_itself(at: At) -> None:
    assert at("fountain", "move").options == go(
        "fabric-warehouse",
        "police-station",
        "spice-warehouse",
        "small-market",  # 1 step
        "post-office",
        "small-mosque",
        "fruit-warehouse",
        "caravansary",
        "tea-house",
        "wainwright",
    )  # 2 steps


@pytest.mark.rule("TURN-1")
def test_a_step_does_not_lead_from_the_end_of_a_row_to_the_next_row(at: At) -> None:
    assert at("small-mosque", "move", layout="numbers").options == go(
        "tea-house", "large-market", "sultans-palace", "small-market", "great-mosque", "gemstone-dealer", "caravansary"
    )


@pytest.mark.rule("TURN-1", "SET-1")
@pytest.mark.parametrize(
    ("layout", "reached"),
    [
        (
            "short",
            ["fountain", "fabric-warehouse", "small-mosque", "police-station", "small-market", "tea-house", "gemstone-dealer"],
        ),
        ("long", ["gemstone-dealer", "great-mosque", "fountain", "post-office", "police-station", "large-market", "tea-house"]),
    ],
)
def test_the_layout_decides_what_is_near(at: At, layout: str, reached: list[str]) -> None:
    assert at("spice-warehouse", "move", layout=layout).options == go(*reached)


@pytest.mark.rule("TURN-1")
def test_the_merchant_takes_the_stack_along_and_leaves_waiting_assistants_behind(at: At) -> None:
    table = at("tea-house", "turn", assistants=["tea-house"]).play(">fountain")
    assert table.me.merchant == PLACE["fountain"]
    assert (table.me.stack, table.me.assistants) == (3, 1 << PLACE["tea-house"])


@pytest.mark.rule("TURN-1")
def test_nobody_may_refuse_to_move(at: At) -> None:
    table = at("tea-house", "turn", hand=["lira"])
    assert not table.options & {"stop", "skip", "end", ">tea-house"}


# -- phase 2


@pytest.mark.rule("TURN-4", "EX-4")
def test_two_merchants_cost_four_lira_two_for_each_player(at: At) -> None:
    table = with_merchants(at("spice-warehouse", "turn", players=4, lira=5), "tea-house", 1, 3).give(2, lira=0)
    assert table.play(">tea-house leave").options == {"stop", "pay"}
    table.play("pay")
    assert [player.lira for player in table.state.players[:4]] == [1, 2, 0, 2]
    assert table.game.question == ASK_ACT


@pytest.mark.rule("TURN-4", "EX-4")
def test_who_cannot_pay_them_all_pays_nothing_and_the_turn_ends(at: At) -> None:
    table = with_merchants(at("spice-warehouse", "turn", players=4, lira=3), "tea-house", 1, 3).play(">tea-house leave")
    assert table.over
    assert [table.state.players[seat].lira for seat in (0, 1, 3)] == [3, 0, 0]
    assert table.me.assistants == 1 << PLACE["tea-house"], "phase 1 is not taken back"


@pytest.mark.rule("TURN-4", "EX-4")
def test_who_will_not_pay_pays_nothing_and_the_turn_ends(at: At) -> None:
    table = with_merchants(at("spice-warehouse", "turn", lira=9), "tea-house", 1)
    table.state.governor = PLACE["tea-house"]
    table.play(">tea-house leave stop")
    assert table.over and table.me.lira == 9 and table.state.players[1].lira == 0


@pytest.mark.rule("TURN-4")
def test_the_exact_sum_is_enough(at: At) -> None:
    assert with_merchants(at("tea-house", "pay_merchants", lira=2), "tea-house", 1).play("pay").me.lira == 0


@pytest.mark.rule("TURN-4", "CARD-lira")
def test_a_card_can_bring_the_lira_that_is_missing(at: At) -> None:
    table = with_merchants(at("tea-house", "pay_merchants", lira=0, hand=["lira"]), "tea-house", 1)
    assert table.options == {"stop", "play:lira"}
    assert table.play("play:lira").options == {"stop", "pay"}
    assert table.play("pay").me.lira == 3 and table.state.players[1].lira == 2


@pytest.mark.rule("TURN-4")
def test_merchants_elsewhere_and_families_here_cost_nothing(at: At) -> None:
    table = with_merchants(at("tea-house", "pay_merchants", lira=9), "small-market", 1).give(2, family="tea-house")
    assert table.play("").over and table.me.lira == 9


@pytest.mark.rule("TURN-4", "P7-2")
def test_on_the_fountain_nobody_is_paid(at: At) -> None:
    table = with_merchants(at("tea-house", "turn", lira=9), "fountain", 1, 2).play(">fountain")
    assert table.game.question == ASK_ACT and table.me.lira == 9


# -- neutral merchants


def with_neutrals(table: Table, *places: str) -> Table:
    for i, place in enumerate(places):
        table.state.neutral_merchants[i] = PLACE[place]
    return table


@pytest.mark.rule("TURN-5")
def test_a_neutral_merchant_is_paid_to_the_supply_and_rolled_on(at: At) -> None:
    table = at("spice-warehouse", "turn", players=2, lira=5, goods={"fabric": 2}).give(1, lira=0)
    table.play(">small-mosque leave pay")
    assert table.me.lira == 3, "paying comes before the roll"
    table.play("*1+2")
    assert [*table.state.neutral_merchants] == [PLACE["spice-warehouse"], PLACE["great-mosque"], PLACE["gemstone-dealer"]]
    assert table.me.lira == 3 and table.state.players[1].lira == 0 and table.game.question == ASK_ACT


@pytest.mark.rule("TURN-5")
def test_one_that_lands_here_again_is_neither_paid_nor_rolled_again(at: At) -> None:
    table = with_neutrals(at("spice-warehouse", "turn", players=2, lira=9), "tea-house").play(">tea-house leave pay *4+5")
    assert table.state.neutral_merchants[0] == PLACE["tea-house"]
    assert table.me.lira == 7 and table.game.question == ASK_ACT


@pytest.mark.rule("TURN-4", "TURN-5")
def test_each_neutral_merchant_is_paid_together_with_the_players_and_rolled_by_itself(at: At) -> None:
    table = with_neutrals(at("tea-house", "pay_merchants", players=2, lira=6), "tea-house", "small-market", "tea-house")
    with_merchants(table, "tea-house", 1).play("pay *1+1 *6+6")
    assert table.over and table.me.lira == 0 and table.state.players[1].lira == 2
    assert [*table.state.neutral_merchants] == [PLACE["fabric-warehouse"], PLACE["small-market"], PLACE["police-station"]]


@pytest.mark.rule("TURN-4", "TURN-5")
def test_all_or_nothing_holds_for_neutral_merchants_too(at: At) -> None:
    table = with_neutrals(at("spice-warehouse", "turn", players=2, lira=3), "tea-house")
    with_merchants(table, "tea-house", 1).play(">tea-house leave")
    assert table.over and table.me.lira == 3 and table.state.players[1].lira == 0
    assert table.state.neutral_merchants[0] == PLACE["tea-house"], "not paid, not rolled"


@pytest.mark.rule("TURN-5", "P7-2")
def test_a_neutral_merchant_on_the_fountain_is_neither_paid_nor_rolled(at: At) -> None:
    table = with_neutrals(at("tea-house", "turn", players=2, lira=9), "fountain").play(">fountain")
    assert table.game.question == ASK_ACT and table.me.lira == 9
    assert table.state.neutral_merchants[0] == PLACE["fountain"]
