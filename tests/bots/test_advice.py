"""A hint says what the turn would bring."""

from random import Random

from bedesten.bots.advice import advice
from bedesten.bots.bot import Sight
from bedesten.bots.roster import bot_named
from bedesten.engine.notation import word
from bedesten.engine.position_text import read_position
from browser.tables import POSITION


def test_a_hint_counts_what_the_whole_turn_brings() -> None:
    position = read_position(POSITION).position
    choice, gains = advice(bot_named("greedy"), Sight(position, 0, 1), Random(1))
    assert word(choice) == ">wainwright" and gains["extensions"] == gains["rubies"] == 1 and gains["lira"] == -2
