"""What a view shows, and to whom."""

import dataclasses
import json

import pytest

from bedesten import SPECTATOR, Game, Options
from bedesten.engine.position_text import read_position
from engine.api.test_position_text import TEXT


def test_a_view_is_plain_values() -> None:
    table = Game(Options(4, layout="random", neutral_assistants=True), seed=2).view(1)
    assert json.loads(json.dumps(dataclasses.asdict(table)))["seat"] == "green"


@pytest.mark.rule("HID-2")
def test_one_sees_the_own_hand_and_the_number_of_the_others_cards() -> None:
    game = Game(Options(4), seed=2)
    for seat in range(4):
        players = game.view(seat).players
        assert [len(player.hand) for player in players] == [int(i == seat) for i in range(4)]
        assert [player.cards for player in players] == [1, 1, 1, 1]
    assert not any(player.hand for player in game.view(SPECTATOR).players) and game.view(SPECTATOR).seat is None


@pytest.mark.rule("HID-2")
def test_a_card_taken_from_the_pile_has_been_seen_by_all() -> None:
    game = read_position(TEXT + "since >caravansary leave act pile pile\n")
    assert game.view(0).players[1].hand == ("lira", "far") and game.view(SPECTATOR).discards == ()


@pytest.mark.rule("HID-1", "SET-7")
def test_of_the_demand_tiles_only_those_that_have_been_on_top_are_known() -> None:
    table = read_position(TEXT).view(0)
    assert table.demand["small"] == ("GGGRY", "BRGYY") and table.demand_unseen == {"large": 4, "small": 3}


@pytest.mark.rule("HID-3")
def test_only_whoever_is_asked_sees_the_options() -> None:
    game = Game(Options(3), seed=2)
    assert [bool(game.view(seat).options) for seat in (0, 1, 2, SPECTATOR)] == [seat == game.asked for seat in range(4)]
    assert {game.view(seat).asked for seat in range(3)} == {game.view(SPECTATOR).asked}
