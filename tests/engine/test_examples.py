"""The worked examples of the places."""

import re

import pytest

import new_thing
from bedesten.engine.examples import BOXES, EXAMPLES, POSITION, example
from bedesten.engine.names.places import BLACK_MARKET, TEA_HOUSE
from bedesten.engine.things import PLACES


def test_every_place_has_one() -> None:
    assert set(EXAMPLES) == {place.number for place in PLACES}


@pytest.mark.parametrize("place", EXAMPLES)
def test_it_shows_a_whole_action_at_its_place(place: int) -> None:
    """Red goes there and acts, and nothing is left to decide but to end the turn, or to use something."""
    game = example(place)
    words = [entry.word for entry in game.log]
    assert game.effect(0).moves["red"] == place
    written = EXAMPLES[place].example.partition(": ")[2].split()
    assert "act" in words and words == [word if word.startswith("*") else word.rpartition(".")[2] for word in written]
    assert {"end", "enough"} & set(game.question.words)
    assert any(game.effect(n).gains for n in range(words.index("act"), len(words)))  # it brings something


def test_what_is_told_is_what_the_rules_say() -> None:
    tea, market = example(TEA_HOUSE), example(BLACK_MARKET)
    assert tea.effect(4).gains == {"red": {"lira": 8}}  # named 8, rolled 9
    assert market.effect(4).gains == {"red": {"spice": 1, "jewellery": 1}}  # rolled 7


@pytest.mark.parametrize("box", new_thing.GIVES_WAY)
def test_a_place_that_make_new_writes_lies_where_no_example_has_people(box: str) -> None:
    number, position = new_thing.GIVES_WAY[box], POSITION + BOXES[box]["people"]
    assert not re.search(rf"@(\d+,)*{number}\b", position)
