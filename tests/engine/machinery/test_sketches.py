"""The hardest things of the expansions fit the machine as it is: they are played, and compiled they play the same game."""

import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bedesten.engine import registry
from bedesten.engine.constants import BARRIER, BID, CALLS, CARDS, FATE, GUILD, KEPT, KIOSK_TILE, PLAY, SEND, TAKE
from bedesten.engine.names.cards import CARD_COPY, CARD_GOOD, CARD_LIRA, CARD_POST, CARD_SULTAN
from bedesten.engine.names.goods import FABRIC, FRUIT, JEWELLERY
from bedesten.engine.names.places import (
    AUCTION_HOUSE,
    FOUNTAIN,
    KIOSK,
    POLICE_STATION,
    POST_OFFICE,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)
from bedesten.engine.names.words import ACT, ENOUGH, PASS, PAY, SKIP, STOP
from bedesten.engine.position import Position
from bedesten.engine.rules.deck import put_on_pile
from bedesten.engine.translate import translate
from engine.machinery import sketching
from engine.machinery.building import built, python

DOUBLE_SIX = 35
FOUR_TWO = 6 * 3 + 1


@pytest.fixture(autouse=True)
def text() -> Iterator[str]:
    """The sketches are in the rule book during a test only; their text."""
    with sketching.Remembered():
        yield sketching.enter()


def table(rule: str, *numbers: int, **options: Any) -> Position:
    """Seat 0 is about to carry out a rule; fate answers as told, nobody has cards, and everybody 10 lira."""
    position: Position = sketching.table(Position, rule, *numbers, open_fate=True, **options)
    for player in position.state.players:
        player.hand[:] = [0] * CARDS
        player.hand_n, player.lira = 0, 10
        player.merchant, player.family = FOUNTAIN, POLICE_STATION
    return position


def play(position: Position, *answers: int) -> Position:
    for choice in answers:
        position.answer(choice)
    return position


def begun(position: Position) -> Position:
    position.proceed()
    return position


def lira(position: Position) -> list[int]:
    return [player.lira for player in position.state.players[: position.state.players_n]]


def in_progress(position: Position) -> list[str]:
    return [registry.NAMES[call.rule].removeprefix("sketched_") for call in position.state.calls[: position.state.depth]]


# -- the Auction House


def auction() -> Position:
    """Seat 0 has taken a good; seats 1 and 2 will be asked."""
    return play(begun(table("sketched_auction_house")), TAKE + FABRIC)


def test_bids_are_made_out_of_turn() -> None:
    position = play(auction(), BID + 3)
    assert position.asked == 1 and position.options == [PASS, *range(BID + 4, BID + 11)]
    play(position, BID + 5)
    assert position.asked == 2 and position.options == [PASS, *range(BID + 6, BID + 11)]
    play(position, PASS)
    assert position.asked == 0 and position.options == [PASS, *range(BID + 6, BID + 11)]
    play(position, PASS, CARD_GOOD, CARD_LIRA)
    assert position.over and lira(position) == [15, 5, 10] and position.state.players[1].hand_n == 2


def test_who_wins_his_own_auction_pays_the_supply() -> None:
    position = play(auction(), BID + 3, PASS, PASS, CARD_GOOD, CARD_LIRA)
    assert position.over and lira(position) == [7, 10, 10] and position.state.players[0].hand_n == 2


def test_the_first_bidder_may_raise_a_last_time() -> None:
    position = play(auction(), BID + 1, BID + 2, BID + 3, BID + 4, CARD_GOOD, CARD_LIRA)
    assert position.over and lira(position) == [6, 10, 10]


def test_nobody_is_asked_who_cannot_bid_more() -> None:
    position = play(auction(), BID + 10)
    assert position.asked == FATE, "both others can only pass"


@pytest.mark.parametrize("rich", [49, 64, 200, 250])
def test_a_bid_may_be_as_high_as_the_lira_that_one_has(rich: int) -> None:
    position = table("sketched_auction_house")
    position.state.players[0].lira = rich
    play(begun(position), TAKE + FABRIC, BID + rich)
    assert lira(play(position, CARD_GOOD, CARD_LIRA)) == [0, 10, 10]


def test_an_auction_is_copied_and_stored_in_the_middle() -> None:
    position = play(auction(), BID + 3, BID + 5)
    twins = [position.copy(), pickle.loads(pickle.dumps(position))]
    for twin in twins:
        assert twin.memory() == position.memory() and twin.options == position.options
    play(position, PASS, PASS, CARD_GOOD, CARD_LIRA)
    for twin in twins:
        assert twin.asked == 2, "nothing is shared"
        assert play(twin, PASS, PASS, CARD_GOOD, CARD_LIRA).memory() == position.memory()


# -- the Kiosk


def test_everybody_chooses_a_tile_and_the_active_player_has_the_last_one() -> None:
    position = play(begun(table("sketched_kiosk")), DOUBLE_SIX)  # tiles 0 to 3 are turned up
    assert position.asked == 0 and position.options == [KIOSK_TILE + i for i in range(4)]
    play(position, KIOSK_TILE + 2, ACT)
    assert position.asked == 1 and position.options == [KIOSK_TILE + i for i in (0, 1, 3)]
    play(position, KIOSK_TILE + 0, SKIP, KIOSK_TILE + 3)
    assert position.asked == 2, "one chooses and is then asked whether to carry it out"
    play(position, ACT)
    assert position.asked == 0, "the last tile is the active player's"
    play(position, ACT)
    assert position.over
    assert [list(player.goods) for player in position.state.players[:3]] == [[0, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1]]


def test_a_tile_may_bring_a_card_to_a_player_who_is_not_active() -> None:
    position = play(begun(table("sketched_kiosk")), FOUR_TWO)  # tiles 0, 1, 2 and 3: none of the others
    assert KIOSK_TILE + 5 not in position.options
    position = play(begun(table("sketched_kiosk")), FOUR_TWO - 1, KIOSK_TILE + 0, SKIP, KIOSK_TILE + 5, ACT, CARD_LIRA)
    assert position.state.players[1].hand[CARD_LIRA] == 1 and position.asked == 2


# -- turns inside turns


def test_guild_card_7_brings_another_full_turn_at_once() -> None:
    position = table("sketched_double_turn", 7, 0)
    position.state.players[0].merchant = WAINWRIGHT
    play(begun(position), GUILD + 7)
    assert in_progress(position) == ["double_turn", "turn", "turn"] and position.options == [SKIP, GUILD + 12, GUILD + 19]
    play(position, SKIP)
    assert in_progress(position) == ["double_turn", "turn", "turn", "turn", "move"]
    assert position.state.players[0].merchant == FOUNTAIN
    play(position, position.options[0], STOP)
    assert position.over, "all three turns are over"


def test_the_guild_cards_left_are_returned_through_the_turns() -> None:
    position = play(begun(table("sketched_double_turn", 7, 3)), GUILD + 7, GUILD + 12, SEND + POST_OFFICE)
    assert position.options == [ENOUGH, PAY], "the double turn comes after both guild cards"
    play(position, PAY)
    assert position.options == [SKIP, GUILD + 19], "cards 7 and 12 have been played"


def test_a_double_turn_is_another_turn() -> None:
    position = begun(table("sketched_double_turn", 0, 3))
    play(position, position.options[0], STOP, PAY)
    assert in_progress(position) == ["double_turn", "turn", "turn", "move"]
    play(position, position.options[0], STOP)
    assert position.over


# -- actions inside actions


def beside(position: Position, place: int) -> int:
    """A place next to another one."""
    spot = position.state.spot[place]
    return position.state.place_at[spot + 1 if spot % 5 < 4 else spot - 1]


def at_the_barrier(position: Position, place: int) -> list[int]:
    """The answers that set the barrier beside a place and carry out the action there."""
    return [BARRIER + place, BARRIER + beside(position, place), BARRIER + place, ACT]


def test_an_auction_by_the_family_sent_from_the_barrier_by_guild_card_19_after_guild_card_7() -> None:
    position = begun(table("sketched_rounds", 1))
    play(position, GUILD + 7, GUILD + 19, *at_the_barrier(position, POLICE_STATION), SEND + AUCTION_HOUSE, ACT, TAKE + FRUIT)
    play(position, BID + 1)
    assert in_progress(position) == [
        "rounds",
        "double_turn",
        "turn",
        "turn",
        "guild_card_19",
        "barrier",
        "action",
        "police_station",
        "action",
        "auction_house",
        "bid",
    ]
    assert position.asked == 1
    play(position, PASS, BID + 2, PASS)
    assert position.asked == FATE and in_progress(position)[-1] == "draw"
    play(position, CARD_GOOD, CARD_LIRA)
    assert in_progress(position) == ["rounds", "double_turn", "turn", "turn", "guild_card_19"], "perhaps the Tavern once more"
    play(position, ACT, *at_the_barrier(position, TEA_HOUSE)[:3], SKIP)
    assert in_progress(position) == ["rounds", "double_turn"] and position.options == [ENOUGH, PAY]
    assert lira(position) == [8, 10, 8]  # 2 and 2 for the Tavern, 2 from the winner


def test_the_deepest_that_is_known_leaves_room() -> None:
    """A copied card repeats the Sultan's Palace, for the family sent from the barrier by guild card 12 in the turn of card 7."""
    position = table("sketched_rounds", 1, players=5)
    position.state.with_caravan = 1
    me = position.state.players[0]
    me.extensions, me.goods[:], me.hand[CARD_COPY], me.hand_n = 3, [5] * 4, 1, 1
    put_on_pile(position.state, CARD_SULTAN)
    play(
        begun(position),
        GUILD + 7,
        GUILD + 12,
        SEND + TAVERN,
        *at_the_barrier(position, POLICE_STATION),
        SEND + SULTANS_PALACE,
        ACT,
        PLAY + CARD_COPY,
    )
    assert in_progress(position) == [
        "rounds",
        "double_turn",
        "turn",
        "turn",
        "guild_card_12",
        "barrier",
        "action",
        "police_station",
        "action",
        "play_card",
        "copy",
        "card_again",
        "sultans_palace",
    ]
    assert me.rubies == 1
    assert position.state.depth <= CALLS - 5 and position.state.kept_n <= KEPT - 16
    twin = pickle.loads(pickle.dumps(position))
    for one in (position, twin):
        while one.state.depth > 2:
            one.answer(one.options[0])
    assert me.rubies == 2 and twin.memory() == position.memory()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_play_stays_within_calls_and_kept_numbers(players: int) -> None:
    rng = random.Random(players)
    deepest = most = 0
    for seed in range(5):
        position: Position = sketching.table(Position, "sketched_rounds", 10, players=players, seed=seed)
        position.state.deck[CARD_COPY] += 8
        position.state.deck_n += 8
        position.proceed()
        while not position.over:
            position.answer(rng.choice(position.options))
            deepest, most = max(deepest, position.state.depth), max(most, position.state.kept_n)
    assert 8 <= deepest <= CALLS - 4 and 10 <= most <= KEPT - 16


# -- the copy card


def with_copy_card(top: int) -> Position:
    position = table("action", POST_OFFICE, 0)
    me = position.state.players[0]
    me.hand[CARD_COPY], me.hand_n = 1, 1
    put_on_pile(position.state, CARD_GOOD)
    put_on_pile(position.state, top)
    return begun(position)


def test_the_copy_card_does_what_the_top_card_says_and_then_covers_it() -> None:
    position = play(with_copy_card(CARD_LIRA), PLAY + CARD_COPY)
    state = position.state
    assert state.players[0].lira == 15 and list(state.discards[: state.discards_n]) == [CARD_GOOD, CARD_LIRA, CARD_COPY]
    assert position.options == [SKIP, ACT], "the question is put again"


def test_the_copied_card_may_ask_and_the_pile_waits() -> None:
    position = play(with_copy_card(CARD_GOOD), PLAY + CARD_COPY)
    assert in_progress(position) == ["action", "play_card", "copy", "card_good", "take_good"] and position.state.discards_n == 2
    play(position, TAKE + JEWELLERY)
    assert position.state.players[0].goods[JEWELLERY] == 1 and position.state.discards_n == 3


def test_the_copy_card_is_played_when_the_top_card_could_be() -> None:
    position = with_copy_card(CARD_POST)
    assert position.options == [SKIP, ACT]
    play(position, ACT)
    assert position.options == [ENOUGH, PLAY + CARD_COPY]
    play(position, PLAY + CARD_COPY)
    assert position.state.post_markers == 2 and position.over


def test_a_copy_card_cannot_be_copied() -> None:
    assert with_copy_card(CARD_COPY).options == [SKIP, ACT]


# -- compiled


def test_the_translation_accepts_the_sketches(text: str) -> None:
    unit = translate(text)
    assert "cdef int sketched_bid_steps(StateRef game, PlayerRef me, CallRef call) noexcept nogil:" in unit
    assert f"    elif number == {KIOSK}:\n        return sketched_kiosk_steps(game, me, call)\n" in unit
    assert "    ASK_BID = " in unit


SAME = """
import pickle, random, sys
from bedesten.engine.names.cards import CARD_COPY
from bedesten.engine.position import Position
from engine.machinery import building, sketching
compiled = building.load(sys.argv[1]).Position
sketching.enter()
answers = 0
for seed in range(12):
    rng = random.Random(seed)
    both = [sketching.table(engine, "sketched_rounds", 5, players=2 + seed % 4, seed=seed) for engine in (Position, compiled)]
    for position in both:
        position.state.deck[CARD_COPY] += 8
        position.state.deck_n += 8
        position.proceed()
    while not both[0].over:
        assert both[0].memory() == both[1].memory()
        if rng.random() < 0.1:
            both = [both[0].copy(), pickle.loads(pickle.dumps(both[1]))]
        choice = rng.choice(both[0].options)
        for position in both:
            position.answer(choice)
        answers += 1
    assert both[1].over
print(answers)
"""


@pytest.mark.slow
def test_compiled_sketches_play_the_same_game(tmp_path: Path) -> None:
    done = python("-c", SAME, str(built(tmp_path, "--sketches", "-O0")))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 500
