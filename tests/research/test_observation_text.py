"""What a seat is shown, in words."""

import pytest

from bedesten.engine.constants import NOBODY
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.notation import word
from bedesten.engine.tables import LETTER_PLACE
from bedesten.engine.view import view
from bedesten.engine.wording import GOODS_BY_LETTER
from bedesten.research.observation_text import observation_text
from engine.searching import deal_otherwise, questions
from engine.table import Table


def test_it_names_the_question_and_every_option_by_its_word() -> None:
    for game in questions(10, seed=6):
        last = observation_text(game, game.asked).splitlines()[-1]
        assert last.startswith("You are asked: ") and "Answer with one word of: " in last
        options = [word(choice) for choice in game.options if choice < 1000]
        assert all(f"{option} (" in last for option in options)


def test_it_is_short() -> None:
    """A few hundred words, and so a few hundred tokens, in every rule set."""
    assert max(len(observation_text(game, game.asked).split()) for game in questions(20)) < 500


def test_what_is_hidden_changes_nothing() -> None:
    for number, game in enumerate(questions(15, seed=8)):
        for seat in range(game.state.players_n):
            twin = game.copy()
            deal_otherwise(twin, seat)
            assert observation_text(twin, seat) == observation_text(game, seat)
            assert observation_text(game.imagined(seat, number), seat) == observation_text(game, seat)


def test_some_of_it() -> None:
    table = Table(Position, "tea-house", lira=20, hand=["lira", "gem"])
    own, other = observation_text(table.game, 0), observation_text(table.game, 1)
    assert "You: 0 rubies, 20 lira" in own and "2 cards: lira, gem" in own and "merchant at tea-house" in own
    assert "Red: 0 rubies, 20 lira" in other and "lira, gem" not in other
    assert other.splitlines()[-1].startswith("Red is asked: ")


def test_goods_and_letters_are_in_words() -> None:
    table = Table(Position, "tea-house", rules="letters")
    player, tile = table.game.state.players[0], view(table.game, 0).demand["large"][0]
    kinds = {place: i for i, place in enumerate(LETTER_PLACE)}
    player.letters = 1 << kinds[4] | 1 << kinds[9]
    player.delivered = 1 << kinds[9]
    text = observation_text(table.game, 1)
    wanted = " + ".join(f"{tile.count(good)} {name}" for good, name in GOODS_BY_LETTER.items() if good in tile)
    assert f"Large Market wants {wanted}, Small Market wants " in text
    assert "letters to fruit-warehouse, tea-house (delivered) (3 seals)" in text
    assert observation_text(Position(3, seed=1), 0).count("on 4 assistants") == 3


def test_a_long_range_of_bids_is_not_spelt_out() -> None:
    table = Table(Position, "auction-house", rules="letters", lira=90).play("act take:fabric")
    last = observation_text(table.game, 0).splitlines()[-1]
    assert "bid:1 (" in last and "bid:4 (" in last and "bid:90 (" in last and "bid:5 (" not in last


def test_only_seats_of_the_game_are_shown_something() -> None:
    for seat in (-1, 3, 9):
        with pytest.raises(Refused, match=f"There is no seat {seat} in a game of 3 players"):
            observation_text(Position(3, seed=1), seat)


def test_when_the_game_is_over() -> None:
    game = Position(2, seed=1)
    game.state.asked = NOBODY
    assert observation_text(game, 0).endswith("The game is over.")
