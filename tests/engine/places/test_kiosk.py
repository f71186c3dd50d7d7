from typing import Any

import pytest

from conftest import At
from engine.table import Table


def opened(at: At, tiles: str, **options: Any) -> Table:
    """The tiles are turned up, and a letter to the Tea House is taken."""
    table = at("kiosk", rules="letters", **options)
    return table.play(f"act *letter:9 {' '.join(f'*kiosk:{tile}' for tile in tiles.split())}")


@pytest.mark.rule("LS-P22", "ACT-4")
def test_everybody_chooses_clockwise_and_the_last_tile_is_for_whoever_opened_it(at: At) -> None:
    table = opened(at, "12 7 8 9", lira=0)
    assert table.letters() == ["9"] and table.options == {"kiosk:7", "kiosk:8", "kiosk:9", "kiosk:12"}
    table.play("kiosk:12 act")
    assert table.me.lira == 2 and table.game.asked == 1 and table.options == {"kiosk:7", "kiosk:8", "kiosk:9"}
    table.play("kiosk:8 skip")
    assert table.game.asked == 2 and table.options == {"kiosk:7", "kiosk:9"} and table.state.players[1].goods[1] == 0
    table.play("kiosk:9 act")
    assert table.state.players[2].goods[0] == 1 and table.game.asked == 0 and table.options == {"skip", "act"}
    table.play("act")
    assert table.goods == {"fruit": 1} and table.over and not table.state.kiosk_up and not any(table.state.kiosk_chosen)


@pytest.mark.rule("LS-P22")
def test_a_tile_that_cannot_be_carried_out_may_be_chosen(at: At) -> None:
    table = opened(at, "17 7 8 9", lira=9)
    assert "kiosk:17" in table.options
    table.play("kiosk:17")
    assert table.game.asked == 1 and table.me.lira == 9 and table.me.extensions == 0


@pytest.mark.rule("LS-P22", "CARD-time")
def test_only_whose_turn_it_is_may_play_a_card_for_a_tile_that_costs_lira(at: At) -> None:
    table = at("kiosk", rules="letters", lira=5, hand=["lira"])
    table.give(1, hand=["lira"], lira=0)
    table.play("act *letter:9 *kiosk:17 *kiosk:22 *kiosk:8 *kiosk:9 kiosk:17")
    assert table.options == {"skip", "play:lira"}
    table.play("play:lira act")
    assert table.me.extensions == 1 and table.me.lira == 0
    table.play("kiosk:22")
    assert table.game.asked == 2, "the other has no lira, and no cards here"


@pytest.mark.rule("LS-P22")
def test_tiles_that_were_used_are_shuffled_when_needed(at: At) -> None:
    table = at("kiosk", rules="letters")
    table.state.kiosk_pile, table.state.kiosk_deck = table.state.kiosk_deck - 2, 2
    table.play("act *letter:9 *kiosk:1")
    assert len(table.words) == 23 and "*kiosk:1" not in table.words


@pytest.mark.rule("TURN-7", "KT-19")
def test_who_left_for_the_fountain_meets_nobody(at: At) -> None:
    table = at("kiosk", rule="turn", rules="letters", merchant="spice-warehouse")
    table.state.smuggler = 22
    table.play(">kiosk leave act *letter:9 *kiosk:19 *kiosk:7 *kiosk:8 *kiosk:9 kiosk:19 act kiosk:7 skip kiosk:8 skip skip")
    assert table.over and table.me.merchant == 7 and table.state.smuggler == 22
