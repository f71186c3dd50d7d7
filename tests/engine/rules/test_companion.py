"""The companion: taken, set, moved."""

import pytest

from bedesten.engine.constants import OWN_SUPPLY
from conftest import At


@pytest.mark.rule("LS-4", "ACT-2")
def test_the_fountain_brings_him_from_the_general_supply_or_the_board(at: At) -> None:
    table = at("fountain", rules="letters", assistants=["tea-house"])
    assert table.play("act").options == {"enough", "fetch:tea-house", "home"}
    table.play("home")
    assert table.me.companion == OWN_SUPPLY and table.options == {"enough", "fetch:tea-house"}
    assert at("fountain", rules="letters", companion="tea-house").play("act home").me.companion == OWN_SUPPLY
    by_family = at("police-station", rules="letters").play("act send:fountain act home")
    assert by_family.me.companion == OWN_SUPPLY
    assert "home" not in at("fountain", assistants=["tea-house"]).play("act").options, "not without Letters & Seals"


@pytest.mark.rule("LS-4")
def test_he_is_set_beside_the_merchant_at_the_start_of_a_turn_and_may_move_at_once(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion=OWN_SUPPLY)
    assert "set-companion" in table.options and "companion:kiosk" not in table.options
    table.play("set-companion")
    assert table.me.companion == 7 and "companion:kiosk" in table.options and "set-companion" not in table.options
    table.play("companion:kiosk act *letter:9 *kiosk:7 *kiosk:8 *kiosk:9 *kiosk:1")
    assert table.me.companion == 22 and table.me.merchant == 7 and table.me.stack == 4


@pytest.mark.rule("LS-5", "TURN-0")
def test_he_moves_one_step_without_an_assistant_and_pays_acts_and_meets(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="spice-warehouse", lira=4)
    table.state.smuggler = 10
    table.give(1, merchant="large-market", family="large-market", lira=0)
    assert {word for word in table.options if word.startswith("companion:")} == {
        "companion:kiosk", "companion:embassy", "companion:large-market"
    }  # fmt: skip
    table.play("companion:large-market")
    assert table.options == {"stop", "pay"}
    table.play("pay catch lira smuggler take:fabric lira *3+3")
    assert table.state.players[1].lira == 2 and table.state.players[1].family == 12 and table.goods == {"fabric": 1}
    assert table.me.merchant == 7 and table.me.stack == 4 and table.me.lira == 3 and table.over


@pytest.mark.rule("LS-5", "TURN-7")
def test_the_merchant_meets_nobody_in_the_companions_turn(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="spice-warehouse")
    table.state.smuggler = 7
    assert table.play("companion:embassy act *letter:1 *letter:1").over and table.state.smuggler == 7


@pytest.mark.rule("LS-5")
@pytest.mark.parametrize("card", ["stay", "far", "follow", "anywhere"])
def test_cards_for_the_move_are_not_for_him(at: At, card: str) -> None:
    table = at("spice-warehouse", rule="turn", rules="letters", companion="spice-warehouse", lira=5, hand=[card])
    table.play(f"play:{card}")
    assert not any(word.startswith("companion:") for word in table.options)


@pytest.mark.rule("LS-5")
def test_the_red_tile_and_cards_that_repeat_are_for_him_too(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="police-station", tiles=["red"])
    assert "turn-first" in table.play("companion:tea-house act name:8 *1+1").options
    table = at("fountain", rule="turn", rules="letters", companion="caravansary", hand=["post"])
    assert "play:post" in table.play("companion:post-office act").options


@pytest.mark.rule("LS-6", "TURN-4")
def test_companions_of_others_are_paid_own_pieces_are_not(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="caravansary", lira=4)
    table.give(1, merchant="caravansary", companion="caravansary", lira=0)
    table.play(">caravansary leave pay")
    assert table.me.lira == 0 and table.state.players[1].lira == 4
    table = at("tea-house", rule="turn", rules="letters", companion="police-station", merchant="tea-house")
    assert table.play("companion:tea-house act name:3 *1+1").over, "nothing was to be paid"


@pytest.mark.rule("LS-6")
def test_who_cannot_pay_them_all_ends_the_turn(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", lira=3)
    table.give(1, merchant="caravansary", companion="caravansary")
    assert table.play(">caravansary leave").over and table.me.lira == 3


@pytest.mark.rule("LS-6", "TURN-5")
def test_the_companion_pays_neutral_merchants(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", players=2, companion="police-station", lira=2)
    table.state.neutral_merchants[0] = 9
    table.play("companion:tea-house pay *1+2")
    assert table.me.lira == 0 and table.state.neutral_merchants[0] == 3


@pytest.mark.rule("LS-5", "TURN-7")
def test_on_the_fountain_he_pays_nothing_and_does_the_whole_action(at: At) -> None:
    table = at("tea-house", rule="turn", rules="letters", companion="caravansary", assistants=["tea-house"])
    table.state.smuggler = 7
    table.play("companion:fountain act fetch:tea-house home")
    assert table.me.companion == OWN_SUPPLY and table.me.stack == 4 and table.over and table.state.smuggler == 7


@pytest.mark.rule("KT-15", "LS-4")
def test_a_letter_is_delivered_by_the_companion(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="caravansary", letters=["5"])
    assert table.play("companion:post-office").letters() == ["5!"]


@pytest.mark.rule("MB-barrier", "LS-5", "LS-card-companion2", "LS-card-walk", "GB-1")
def test_nobody_else_steps_across_a_barrier(at: At) -> None:
    def options(owner: int, **mine: object) -> set[str]:
        table = at("fountain", rule="turn", rules="grand", companion="tea-house", family="tea-house", **mine)
        table.state.barrier[0], table.state.barrier[1], table.state.barrier_owner = 9, 10, 1 + owner
        return table.play("play:walk").options if mine else table.options

    assert "companion:large-market" in options(0) and "companion:large-market" not in options(1)
    assert "send:large-market" in options(0, hand=["walk"]) and "send:large-market" not in options(1, hand=["walk"])
