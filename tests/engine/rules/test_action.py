"""Phase 3: what can be chosen, what is carried through, and who decides."""

import pytest

from bedesten.engine.constants import FATE, NOBODY
from conftest import At
from engine.table import LAYOUTS, PLACE, Engine

BASE = [name for name, number in PLACE.items() if number <= 16]
ALWAYS = [name for name in BASE if 2 <= PLACE[name] <= 9]
FULL = {"fabric": 2, "spice": 2, "fruit": 2, "jewellery": 2}


@pytest.mark.rule("ACT-1", "TURN-6")
@pytest.mark.parametrize("place", ALWAYS)
def test_these_actions_can_always_be_chosen_even_without_gain(at: At, place: str) -> None:
    assert at(place, lira=0).no_deck().options == {"skip", "act"}
    assert at(place, lira=0, goods=FULL, extensions=0).no_deck().options == {"skip", "act"}


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("place", [name for name in BASE if name not in ALWAYS])
def test_the_others_cannot_be_chosen_by_who_has_nothing(at: At, place: str) -> None:
    table = at(place, lira=0, family="fountain", hand=["stay"])
    assert table.options == {"skip"}


@pytest.mark.rule("ACT-1", "TURN-6")
@pytest.mark.parametrize("place", BASE)
def test_whatever_can_be_done_may_be_left_out(at: At, place: str) -> None:
    table = at(place, lira=40, extensions=2, goods=dict.fromkeys(FULL, 4))
    assert table.options == {"skip", "act"}
    table.play("skip")
    assert table.over and table.me.lira == 40 and sum(table.goods.values()) == 16 and table.me.rubies == 0
    assert table.me.tiles == 0 and table.me.hand_n == 0 and table.me.family == PLACE["police-station"]


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("place", [name for name in BASE if name != "fountain"])
def test_once_begun_an_action_cannot_be_given_up(at: At, place: str) -> None:
    table = at(place, lira=40, extensions=2, goods=dict.fromkeys(FULL, 4)).pile("far").play("act")
    assert not table.options & {"skip", "stop", "enough", "end", "pass"}


@pytest.mark.rule("ACT-2", "P12-2")
@pytest.mark.parametrize(
    ("place", "answers"),
    [
        ("wainwright", ""),
        ("fabric-warehouse", "take:fruit"),
        ("post-office", ""),
        ("caravansary", "deck *{far} pile discard:far"),
        ("fountain", "fetch:tea-house enough"),
        ("black-market", "*2+5 turn-first take:spice"),
        ("tea-house", "name:8 *1+1 roll *6+2"),
        ("large-market", "sell:jewellery enough *large:RBBGY"),
        ("small-market", "sell:fruit enough *small:BRGYY"),
        ("sultans-palace", "give:fruit"),
        ("small-mosque", "tile:green"),
        ("great-mosque", "tile:blue"),
        ("gemstone-dealer", ""),
    ],
)
def test_the_family_member_does_the_same_as_the_merchant(at: At, place: str, answers: str) -> None:
    outcomes: list[tuple[object, ...]] = []
    tiles = [] if "mosque" in place else ["red", "green"]
    for start, words in ((place, "skip"), (place, f"act {answers}"), ("police-station", f"act send:{place} act {answers}")):
        table = at(
            start,
            lira=30,
            extensions=2,
            goods=dict.fromkeys(FULL, 3),
            tiles=tiles,
            caravan=True,
            assistants=["tea-house", "wainwright"],
        )
        me = table.pile("lira").demand("large", "BBBRY").demand("small", "BYYGG").play(words).me
        outcomes.append(
            (
                me.lira,
                me.rubies,
                me.extensions,
                me.tiles,
                me.stack,
                me.assistants,
                table.goods,
                table.hand(),
                table.discards,
                table.state.caravan_earned,
                table.state.tiles_used,
            )
        )
        assert table.over
    by_nobody, by_merchant, by_family = outcomes
    assert by_merchant == by_family != by_nobody


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize("place", [name for name in BASE if name != "police-station"])
def test_the_family_member_may_go_anywhere_for_nothing(at: At, place: str) -> None:
    poor = at("police-station", lira=0).no_deck().play(f"act send:{place}")
    assert poor.me.family == PLACE[place] and (poor.options == {"skip", "act"} if place in ALWAYS else poor.over)
    rich = at("police-station", lira=40, extensions=2, goods=dict.fromkeys(FULL, 4)).play(f"act send:{place} skip")
    assert rich.over and rich.me.family == PLACE[place] and rich.me.lira == 40 and sum(rich.goods.values()) == 16


@pytest.mark.rule("ACT-4", "TURN-0", "END-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_player_decides_at_a_time_in_the_order_of_turns(engine: Engine, players: int) -> None:
    game = engine(players, 0, grid=LAYOUTS["short"], open_fate=True)
    turns: list[int] = []
    last_cards: list[int] = []
    while game.asked != NOBODY:
        if game.asked == FATE:
            game.answer(game.sampled())
            continue
        if game.state.turn_of == NOBODY:
            last_cards.append((game.asked - game.state.start) % players)
        else:
            assert game.asked == game.state.turn_of
            if turns[-1:] != [game.asked]:
                turns.append(game.asked)
        game.answer(game.random_choice(True))
    assert turns == [(game.state.start + i) % players for i in range(players * game.state.round)]
    assert last_cards and last_cards == sorted(last_cards)
