"""What a player cannot see: positions as a player imagines them, and questions that would tell."""

from collections import Counter
from typing import Any

import pytest

from bedesten.engine.constants import CARDS, FATE_DICE, SEEN
from bedesten.engine.names.questions import ASK_ACT, ASK_ASSISTANT, ASK_LAST_CARDS, ASK_MEET, ASK_MOVE
from bedesten.engine.notation import CARDS as CARD_NAMES
from bedesten.engine.notation import word
from bedesten.engine.structs import plain
from conftest import At
from engine.table import CARD, PLACE, Engine, Table, say

SPECTATOR = 5
HIDDEN = {"players", "deck", "rng", "options", "options_n", "fate_is_open"}


def hand(game: Any, seat: int) -> list[str]:
    return [CARD_NAMES[kind] for kind, n in enumerate(game.state.players[seat].hand) for _ in range(n % SEEN)]


def count(game: Any) -> list[int]:
    """All bonus cards by kind, wherever they are."""
    state = game.state
    return [
        state.deck[kind]
        + state.discards[: state.discards_n].count(kind)
        + sum(player.hand[kind] % SEEN for player in state.players)
        for kind in range(CARDS)
    ]


def dealt(at: At) -> Table:
    """Red is to move and has two cards, green three, blue one; some lie on the pile."""
    table = at("tea-house", "turn", hand=["good", "far"]).give(1, hand=["lira", "gem", "gem"]).give(2, hand=["stay"])
    return table.pile("post", "lira").begin()


# -- imagined positions


@pytest.mark.rule("HID-2")
def test_ones_own_hand_is_known_and_of_the_others_only_how_many_cards(at: At) -> None:
    game = dealt(at).game
    for seed in range(20):
        imagined = game.imagined(0, seed)
        assert hand(imagined, 0) == ["good", "far"]
        assert [len(hand(imagined, seat)) for seat in (1, 2)] == [3, 1]
        assert [player.hand_n for player in imagined.state.players[:3]] == [2, 3, 1]
    assert len({tuple(hand(game.imagined(0, seed), 1)) for seed in range(20)}) > 10


@pytest.mark.rule("HID-2")
def test_a_spectator_knows_no_hand(at: At) -> None:
    game = dealt(at).game
    for seat in range(3):
        assert len({tuple(hand(game.imagined(SPECTATOR, seed), seat)) for seed in range(20)}) > 4


@pytest.mark.rule("HID-1", "HID-2", "HID-3")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_no_card_appears_or_vanishes(at: At, seat: int) -> None:
    game = dealt(at).game
    game.state.fate = FATE_DICE  # whatever chance decided last
    for seed in range(20):
        imagined = game.imagined(seat, seed)
        assert count(imagined) == count(game) and imagined.state.fate == FATE_DICE
        assert sum(imagined.state.deck) == imagined.state.deck_n == game.state.deck_n


@pytest.mark.rule("HID-2")
def test_every_unseen_card_is_equally_likely_in_a_hand(at: At) -> None:
    game = dealt(at).game
    unseen = {
        "good": 3,
        "lira": 3,
        "far": 3,
        "stay": 2,
        "assistant": 2,
        "family": 2,
        "market": 2,
        "sultan": 2,
        "post": 1,
        "gem": 2,
    }
    games = 2200
    seen = Counter(hand(game.imagined(0, seed), 2)[0] for seed in range(games))
    expected = {name: games * n / 22 for name, n in unseen.items()}
    assert set(seen) == set(expected)
    assert sum((seen[name] - n) ** 2 / n for name, n in expected.items()) < 27.9  # 9 degrees of freedom


@pytest.mark.rule("HID-2")
def test_what_is_imagined_does_not_depend_on_what_is_hidden(at: At) -> None:
    one, other = dealt(at), at("tea-house", "turn", hand=["good", "far"]).give(1, hand=["family", "gem", "sultan"])
    other.give(2, hand=["lira"]).pile("post", "lira").begin()
    other.game.reseed(77)
    assert one.game.key() != other.game.key()
    for seed in range(10):
        assert one.game.imagined(0, seed).memory() == other.game.imagined(0, seed).memory()


@pytest.mark.rule("HID-1")
def test_the_chance_to_come_is_imagined_too(at: At) -> None:
    table = at("tea-house", "roll_at_place").begin()

    def rolls() -> list[tuple[int, int]]:
        twins = [table.game.imagined(0, seed) for seed in range(40)]
        return [(twin.state.first_die, twin.state.second_die) for twin in twins]

    before = rolls()
    assert len(set(before)) > 20
    table.game.reseed(99)
    assert rolls() == before, "the position's own chance is not looked at"


@pytest.mark.rule("HID-1")
def test_fate_may_be_left_open_in_an_imagined_position(at: At) -> None:
    game = at("tea-house", "roll_at_place").begin().game
    assert len(game.imagined(0, 1, open_fate=True).chances) == 36


@pytest.mark.rule("HID-1", "SET-7")
def test_the_order_of_the_unseen_demand_tiles_is_imagined(at: At) -> None:
    table = at("small-market", goods={"spice": 1}).demand("small", "BRGYY").play("act")
    tops = Counter(twin.state.demand_order[1][1] for twin in (table.game.imagined(0, seed) for seed in range(200)))
    assert set(tops) == {1, 2, 3, 4} and min(tops.values()) > 30


@pytest.mark.rule("HID-3")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everything_else_is_public_and_stays(engine: Engine, seat: int) -> None:
    game = engine(4, 3)
    for _ in range(120):
        game.answer(game.random_choice(True))
    before = plain(game.state)
    after = plain(game.imagined(seat, 8).state)
    assert {name for name in before if before[name] != after[name]} <= HIDDEN
    for old, new in zip(before["players"], after["players"], strict=True):
        assert {name for name in old if old[name] != new[name]} <= {"hand"}
    assert plain(game.state) == before, "the position itself is not touched"


# -- cards that everybody has seen


@pytest.mark.rule("HID-2", "P6-2")
def test_a_card_taken_from_the_pile_is_known_to_everybody(at: At) -> None:
    table = at("caravansary", hand=["lira"]).pile("gem").play("act pile *{far} discard:lira")
    assert table.over and table.hand() == ["far", "gem"]
    hands = [hand(table.game.imagined(1, seed), 0) for seed in range(30)]
    assert all("gem" in cards and len(cards) == 2 for cards in hands)
    assert len({tuple(cards) for cards in hands}) > 4, "the other one is not"


@pytest.mark.rule("HID-2")
def test_a_card_on_the_pile_is_in_nobodys_hand(at: At) -> None:
    game = at("tea-house", "turn", hand=["good"]).give(1, hand=["far"]).pile("gem", "gem", "post", "post").begin().game
    hands = [hand(game.imagined(0, seed), 1) for seed in range(100)]
    assert not any("gem" in cards or "post" in cards for cards in hands)


@pytest.mark.rule("HID-2", "CARD-0")
def test_a_card_being_carried_out_is_in_nobodys_hand(at: At) -> None:
    table = at("tea-house", "turn", hand=["family", "family"], family="wainwright").give(1, hand=["far"]).play("play:family")
    for seed in range(50):
        imagined = table.game.imagined(0, seed)
        assert count(imagined)[CARD["family"]] == 1 and hand(imagined, 0) == ["family"]
        assert "family" not in hand(imagined, 1)


# -- what the questions tell


@pytest.mark.rule("HID-2")
def test_the_options_of_another_player_belong_to_the_imagined_hand(at: At) -> None:
    game = at("tea-house", "turn", hand=["stay"]).begin().game
    for seed in range(30):
        imagined = game.imagined(1, seed)
        plays = {word(option) for option in imagined.options if word(option).startswith("play:")}
        card = hand(imagined, 0)[0]
        assert plays == ({f"play:{card}"} if card in ("good", "lira", "far", "stay") else set())
        assert imagined.asked == 0


@pytest.mark.rule("HID-2")
def test_ones_own_options_are_what_they_are(at: At) -> None:
    game = dealt(at).game
    assert all(game.imagined(0, seed).options == game.options for seed in range(5))


@pytest.mark.rule("HID-2")
@pytest.mark.parametrize(("rule", "question"), [("encounters", ASK_MEET), ("last_cards", ASK_LAST_CARDS)])
def test_who_has_cards_is_asked_even_without_a_choice(at: At, rule: str, question: int) -> None:
    table = at("tea-house", rule, hand=["gem"])
    assert table.options == {"end"} and table.game.asked == 0 and table.game.question == question
    assert at("tea-house", rule).begin().over, "who has none is not"


@pytest.mark.rule("HID-2")
@pytest.mark.parametrize("card", ["far", "post", "gem"])
def test_whether_the_card_fits_makes_no_difference_to_the_questions_put(at: At, card: str) -> None:
    table = at("post-office", "turn", hand=[card])
    table.state.governor = PLACE["tea-house"]
    asked = []
    table.begin()
    for text in (">fabric-warehouse", "leave", "act", "end"):
        asked.append((table.game.asked, table.game.question))
        assert text in table.words
        table.game.answer(next(option for option in table.game.options if word(option) == text))
    assert table.over and asked == [(0, question) for question in (ASK_MOVE, ASK_ASSISTANT, ASK_ACT, ASK_MEET)]


@pytest.mark.rule("HID-2", "CARD-market")
@pytest.mark.parametrize("card", ["market", "gem"])
def test_nor_whether_it_would_make_a_sale_possible_for_the_family_member(at: At, card: str) -> None:
    table = at("police-station", hand=[card], goods={"jewellery": 1}).demand("small", "GGGRY").begin()
    say(table.game, "act send:small-market")
    assert (table.game.asked, table.game.question) == (0, ASK_ACT), "asked, whichever card it is"
    assert ("act" in table.words) == (card == "market")


# -- guild cards


@pytest.mark.rule("HID-2")
def test_of_the_others_guild_cards_only_the_number_is_known(at: At) -> None:
    table = at("tea-house", "turn", rules="mocha", guild=[1, 2]).give(1, guild=[3, 4, 5]).give(2, guild=[6])
    table.state.guild_pile, table.state.guild_deck = 1 << 20, table.state.guild_deck & ~(1 << 20)
    game = table.begin().game
    everything = (1 << 21) - 2
    found = set()
    for seed in range(30):
        state = game.imagined(0, seed).state
        assert table.guild(0) == [1, 2] and state.players[0].guild == 6 and state.guild_pile == 1 << 20
        assert [player.guild.bit_count() for player in state.players[:3]] == [2, 3, 1]
        masks = [state.guild_deck, state.guild_pile, *(player.guild for player in state.players)]
        assert sum(masks) == everything and sum(mask.bit_count() for mask in masks) == 20
        found.add(state.players[1].guild)
    assert len(found) > 15
    assert len({game.imagined(SPECTATOR, seed).state.players[0].guild for seed in range(20)}) > 10
