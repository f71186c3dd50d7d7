"""The bonus cards as a deck: drawing, discarding, and the pile."""

import pytest

from bedesten.engine.notation import CARDS as CARD_NAMES
from conftest import At
from engine.table import PLACE, Table


def left(table: Table) -> list[str]:
    """What is in the deck."""
    cards = [CARD_NAMES[kind] for kind, n in enumerate(table.state.deck) for _ in range(n)]
    assert len(cards) == table.state.deck_n
    return cards


@pytest.mark.rule("CARD-0", "HID-1")
def test_every_card_of_the_deck_is_equally_likely(at: At) -> None:
    table = at("fountain", "draw", hand=["stay"]).pile("good", "good").begin()
    assert {CARD_NAMES[kind]: n for kind, n in table.game.chances} == {
        "good": 2,
        "lira": 4,
        "far": 4,
        "stay": 1,
        "assistant": 2,
        "family": 2,
        "market": 2,
        "sultan": 2,
        "post": 2,
        "gem": 2,
    }


@pytest.mark.rule("CARD-0")
def test_a_card_drawn_leaves_the_deck(at: At) -> None:
    table = at("fountain", "draw").deck("gem", "gem", "far").play("*{gem}")
    assert table.over and table.hand() == ["gem"] and left(table) == ["far", "gem"]


@pytest.mark.rule("CARD-0")
def test_as_soon_as_the_last_card_is_drawn_the_pile_becomes_the_deck(at: At) -> None:
    table = at("fountain", "draw").pile("far", "post").deck("gem").play("*{gem}")
    assert table.hand() == ["gem"] and left(table) == ["far", "post"] and table.discards == []


@pytest.mark.rule("CARD-0")
def test_while_a_card_is_left_the_pile_stays(at: At) -> None:
    table = at("fountain", "draw").pile("far", "post").deck("gem", "lira").play("*{gem}")
    assert left(table) == ["lira"] and table.discards == ["far", "post"]


@pytest.mark.rule("CARD-0", "P6-2")
def test_even_between_two_draws(at: At) -> None:
    table = at("caravansary", hand=["good"]).pile("far", "post").deck("gem").play("act")
    assert table.options == {"deck", "pile"}
    table.play("deck *{gem}")
    assert table.options == {"*{far}", "*{post}"}, "there is no pile any more"
    table.play("*{far} discard:gem")
    assert table.hand() == ["good", "far"] and left(table) == ["post"] and table.discards == ["gem"]


@pytest.mark.rule("CARD-0")
def test_without_a_pile_the_deck_stays_empty_until_a_card_must_be_drawn(at: At) -> None:
    table = at("tea-house", "encounters", lira=0).deck("gem").give(1, family="tea-house")
    table.state.governor = PLACE["tea-house"]
    table.play("governor *{gem} discard:gem *1+1")
    assert left(table) == [] and table.discards == ["gem"], "a discard alone makes no deck"
    assert table.options == {"lira", "card"}
    table.play("card")
    assert table.options == {"*{gem}"} and table.discards == []
    table.play("*{gem}")
    assert table.over and table.hand() == ["gem"] and left(table) == []


@pytest.mark.rule("CARD-0")
def test_with_no_card_anywhere_nothing_is_drawn(at: At) -> None:
    table = at("fountain", "draw", hand=["far"]).no_deck().play("")
    assert table.over and table.hand() == ["far"]


@pytest.mark.rule("CARD-0")
def test_there_is_no_limit_to_a_hand(at: At) -> None:
    many = ["good"] * 4 + ["lira"] * 4 + ["far"] * 4 + ["stay"] * 2 + ["assistant"] * 2
    table = at("fountain", "draw", hand=many).play("*{gem}")
    assert table.over and table.hand() == [*many, "gem"] and table.me.hand_n == 17


@pytest.mark.rule("CARD-0", "SET-9")
def test_the_last_card_discarded_lies_on_top(at: At) -> None:
    table = at("caravansary", hand=["good"]).pile("far").play("act deck *{gem} deck *{lira} discard:good")
    assert table.discards == ["far", "good"] and table.hand() == ["lira", "gem"]


@pytest.mark.rule("HID-2")
def test_the_card_that_everybody_has_seen_is_the_first_to_go(at: At) -> None:
    table = at("caravansary", hand=["far"]).pile("far").play("act pile *{gem} discard:far")
    assert table.hand() == ["far", "gem"] and table.discards == ["far"]
    imagined = {tuple(table.game.imagined(5, seed).state.players[0].hand) for seed in range(20)}
    assert len(imagined) > 5, "of the two cards left nobody else knows any"
