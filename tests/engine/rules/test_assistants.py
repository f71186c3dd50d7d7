"""The assistants: on the board, under the merchant, and in his way; the variant with neutral ones."""

import pytest

from bedesten.engine.names.questions import ASK_ACT, ASK_ASSISTANT
from bedesten.engine.notation import PLACES
from conftest import At
from engine.table import PLACE, Table


def waiting(table: Table) -> set[str]:
    """Where red's own assistants wait."""
    return {name for n, name in PLACES.items() if table.me.assistants >> n & 1}


# -- the assistant step


@pytest.mark.rule("TURN-2")
def test_one_is_left_where_none_of_ones_own_waits(at: At) -> None:
    table = at("spice-warehouse", "turn", assistants=["wainwright"]).play(">tea-house")
    assert table.options == {"stop", "leave"}
    table.play("leave")
    assert waiting(table) == {"wainwright", "tea-house"} and table.me.stack == 2 and table.game.question == ASK_ACT


@pytest.mark.rule("TURN-2", "TURN-3")
def test_ones_own_waiting_here_joins_and_no_second_one_can_be_left(at: At) -> None:
    table = at("spice-warehouse", "turn", assistants=["tea-house", "wainwright"]).play(">tea-house")
    assert table.options == {"stop", "join"}
    table.play("join")
    assert waiting(table) == {"wainwright"} and table.me.stack == 3 and table.game.question == ASK_ACT


@pytest.mark.rule("TURN-2")
def test_an_assistant_of_another_player_does_not_count(at: At) -> None:
    table = at("tea-house", "use_assistant").give(1, assistants=["tea-house"])
    assert table.options == {"stop", "leave"}
    table.play("leave")
    assert waiting(table) == {"tea-house"} and table.state.players[1].assistants == 1 << PLACE["tea-house"]


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("mine", [[], ["tea-house"]])
def test_the_turn_may_be_ended_although_it_could_go_on(at: At, mine: list[str]) -> None:
    table = at("spice-warehouse", "turn", assistants=mine, lira=5, hand=["good"])
    table.give(1, family="tea-house", merchant="tea-house")
    table.state.governor = PLACE["tea-house"]
    table.play(">tea-house stop")
    assert table.over, "no payment, action or encounter"
    assert waiting(table) == set(mine) and table.me.stack == 4 - len(mine), "nobody is picked up or left"
    assert table.me.lira == 5 and table.state.players[1].family == PLACE["tea-house"]


@pytest.mark.rule("TURN-2")
def test_with_an_empty_stack_and_nobody_here_the_turn_ends(at: At) -> None:
    table = at("spice-warehouse", "turn", assistants=["wainwright"], stack=0).give(1, family="tea-house").play(">tea-house")
    assert table.over and table.me.merchant == PLACE["tea-house"]
    assert table.state.players[1].family == PLACE["tea-house"]


@pytest.mark.rule("TURN-2", "MOS-4")
def test_the_yellow_tile_can_bring_one_before_the_turn_ends(at: At) -> None:
    table = at("spice-warehouse", "turn", assistants=["wainwright"], stack=0, tiles=["yellow"], lira=2).play(">tea-house")
    assert table.options == {"stop", "use:yellow-tile"}
    table.play("use:yellow-tile")
    assert table.options == {"stop", "leave"}
    table.play("leave")
    assert waiting(table) == {"tea-house"} and table.me.lira == 0 and table.game.question == ASK_ACT


@pytest.mark.rule("TURN-2", "CARD-assistant")
def test_so_can_the_card(at: At) -> None:
    table = at("spice-warehouse", "turn", assistants=["wainwright", "small-market"], stack=0, hand=["assistant"])
    table.play(">tea-house")
    assert table.options == {"stop", "play:assistant"}
    table.play("play:assistant fetch:small-market leave")
    assert waiting(table) == {"wainwright", "tea-house"} and table.me.stack == 0 and table.discards == ["assistant"]


@pytest.mark.rule("TURN-2", "CARD-assistant")
def test_who_is_fetched_from_the_place_itself_can_be_left_there_again(at: At) -> None:
    table = at("tea-house", "use_assistant", assistants=["tea-house"], hand=["assistant"]).play("play:assistant")
    assert waiting(table) == set() and table.me.stack == 4
    assert table.options == {"stop", "leave"}


@pytest.mark.rule("TURN-2", "P7-2")
@pytest.mark.parametrize("stack", [0, 4])
def test_the_fountain_needs_nobody(at: At, stack: int) -> None:
    table = at("tea-house", "turn", assistants=["wainwright"], stack=stack).play(">fountain")
    assert table.game.question == ASK_ACT
    assert waiting(table) == {"wainwright"} and table.me.stack == stack


@pytest.mark.rule("TURN-2", "CARD-stay", "P7-2")
def test_who_stays_on_the_fountain_needs_nobody_either(at: At) -> None:
    table = at("fountain", "turn", assistants=["wainwright"], stack=0, hand=["stay"]).play("play:stay")
    assert table.game.question == ASK_ACT and table.me.stack == 0 and waiting(table) == {"wainwright"}


@pytest.mark.rule("TURN-2", "CARD-stay")
@pytest.mark.parametrize(("mine", "words"), [([], {"stop", "leave"}), (["tea-house"], {"stop", "join"})])
def test_who_stays_elsewhere_needs_one_as_if_just_arrived(at: At, mine: list[str], words: set[str]) -> None:
    table = at("tea-house", "turn", assistants=mine, hand=["stay"]).play("play:stay")
    assert table.game.question == ASK_ASSISTANT and table.options == words


# -- neutral assistants


def with_neutrals(table: Table, *places: str) -> Table:
    """Neutral assistants wait on these places; the one under red may be among them."""
    for i, place in enumerate(places):
        table.state.neutral_assistants[i] = PLACE[place]
    return table


def neutrals(table: Table) -> list[str]:
    """Where neutral assistants wait."""
    return sorted(PLACES[place] for place in table.state.neutral_assistants if place)


@pytest.mark.rule("NA-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_stack_begins_as_three_own_ones_on_a_neutral_one(at: At, players: int) -> None:
    table = at(players=players, neutrals=True)
    assert [(player.stack, player.neutral_stack) for player in table.state.players[:players]] == [(4, 0b0001)] * players
    assert neutrals(table) == []


@pytest.mark.rule("NA-1")
def test_without_the_variant_all_four_are_ones_own(at: At) -> None:
    assert (at().me.stack, at().me.neutral_stack) == (4, 0)


@pytest.mark.rule("NA-1", "MOS-2")
def test_the_fifth_one_is_ones_own_and_goes_to_the_bottom(at: At) -> None:
    table = at("great-mosque", neutrals=True, goods={"jewellery": 2}).play("act")
    assert (table.me.stack, table.me.neutral_stack) == (5, 0b00010)


@pytest.mark.rule("NA-1", "NA-2", "TURN-3")
def test_the_bottom_one_is_left_first_and_is_neutral(at: At) -> None:
    table = at("tea-house", "use_assistant", neutrals=True)
    assert table.options == {"stop", "leave"}
    table.play("leave")
    assert neutrals(table) == ["tea-house"] and waiting(table) == set()
    assert (table.me.stack, table.me.neutral_stack) == (3, 0)


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize(("before", "left_is_neutral", "after"), [(0b0101, True, 0b010), (0b0110, False, 0b011)])
def test_only_the_bottom_one_counts_whoever_is_above(at: At, before: int, left_is_neutral: bool, after: int) -> None:
    table = at("tea-house", "use_assistant", neutrals=True, neutral_stack=before).play("leave")
    assert (neutrals(table), waiting(table)) == ((["tea-house"], set()) if left_is_neutral else ([], {"tea-house"}))
    assert (table.me.stack, table.me.neutral_stack) == (3, after)


@pytest.mark.rule("TURN-3", "NA-2")
def test_who_joins_goes_to_the_bottom(at: At) -> None:
    table = at("tea-house", "use_assistant", neutrals=True, assistants=["tea-house"]).play("join")
    assert (table.me.stack, table.me.neutral_stack) == (4, 0b0010)
    table = with_neutrals(at("tea-house", "use_assistant", neutrals=True), "tea-house").play("join-neutral")
    assert (table.me.stack, table.me.neutral_stack) == (5, 0b00011)


@pytest.mark.rule("NA-2")
def test_with_neutral_ones_only_one_is_picked_up_or_the_bottom_one_left(at: At) -> None:
    table = with_neutrals(at("tea-house", "use_assistant", neutrals=True, neutral_stack=0), "tea-house")
    assert table.options == {"stop", "leave", "join-neutral"}
    table.play("leave")
    assert table.over and waiting(table) == {"tea-house"} and neutrals(table) == ["tea-house"]


@pytest.mark.rule("NA-2")
def test_with_an_own_one_there_it_or_a_neutral_one_is_picked_up_and_none_left(at: At) -> None:
    table = with_neutrals(at("tea-house", "use_assistant", neutrals=True, assistants=["tea-house"]), "tea-house")
    assert table.options == {"stop", "join", "join-neutral"}
    table.play("join-neutral")
    assert table.over and waiting(table) == {"tea-house"} and neutrals(table) == [], "exactly one"


@pytest.mark.rule("NA-2", "TURN-3")
def test_beside_an_own_one_the_neutral_one_of_the_stack_cannot_be_left(at: At) -> None:
    assert at("tea-house", "use_assistant", neutrals=True, assistants=["tea-house"]).options == {"stop", "join"}


@pytest.mark.rule("NA-2")
def test_an_empty_stack_can_pick_up_a_neutral_one(at: At) -> None:
    table = with_neutrals(at("spice-warehouse", "turn", neutrals=True, stack=0, neutral_stack=0), "tea-house").play(">tea-house")
    assert table.options == {"stop", "join-neutral"}
    table.play("join-neutral")
    assert (table.me.stack, table.me.neutral_stack) == (1, 1) and table.game.question == ASK_ACT


@pytest.mark.rule("NA-2", "TURN-2")
def test_a_neutral_one_waiting_does_not_force_anybody(at: At) -> None:
    table = with_neutrals(at("spice-warehouse", "turn", neutrals=True), "tea-house").play(">tea-house stop")
    assert table.over and neutrals(table) == ["tea-house"] and table.me.stack == 4


@pytest.mark.rule("NA-3")
def test_any_number_of_neutral_ones_may_wait_on_one_place(at: At) -> None:
    table = with_neutrals(at("tea-house", "use_assistant", players=4, neutrals=True), "tea-house", "tea-house").play("leave")
    assert neutrals(table) == ["tea-house"] * 3


@pytest.mark.rule("NA-3")
def test_any_number_of_neutral_ones_may_be_in_one_stack(at: At) -> None:
    table = at("tea-house", "use_assistant", players=4, neutrals=True, stack=3, neutral_stack=0b111)
    with_neutrals(table, "tea-house").play("join-neutral")
    assert (table.me.stack, table.me.neutral_stack) == (4, 0b1111) and neutrals(table) == []


@pytest.mark.rule("NA-3", "P7-2")
def test_on_the_fountain_neutral_ones_are_neither_left_nor_picked_up(at: At) -> None:
    table = at("tea-house", "turn", neutrals=True).play(">fountain")
    assert table.game.question == ASK_ACT and table.me.stack == 4 and neutrals(table) == []


@pytest.mark.rule("NA-4", "P7-1")
def test_the_fountain_brings_back_own_ones_only(at: At) -> None:
    table = with_neutrals(at("fountain", neutrals=True, assistants=["wainwright"]), "tea-house").play("act")
    assert table.options == {"enough", "fetch:wainwright"}
    assert table.play("fetch:wainwright").over and neutrals(table) == ["tea-house"]


@pytest.mark.rule("NA-4", "MOS-4", "CARD-assistant")
def test_neither_card_nor_yellow_tile_bring_back_a_neutral_one(at: At) -> None:
    table = at("spice-warehouse", "turn", neutrals=True, hand=["assistant", "good"], tiles=["yellow"], lira=5)
    with_neutrals(table, "tea-house").play(">tea-house")
    assert table.options == {"stop", "leave", "join-neutral", "play:good"}
