"""The bots by name."""

import pytest

from bedesten.bots.greedy import GreedyBot
from bedesten.bots.roster import BOTS, DESCRIPTIONS, bot_named
from bedesten.engine.errors import Refused


def test_bots_have_names_and_descriptions_of_one_line() -> None:
    assert list(BOTS) == list(DESCRIPTIONS) == ["random", "keen", "greedy", *(f"level-{n}" for n in range(1, 6))]
    for text in DESCRIPTIONS.values():
        assert text.endswith(".") and "\n" not in text


def test_a_bot_is_made_anew_each_time() -> None:
    assert isinstance(bot_named("greedy"), GreedyBot)
    assert bot_named("greedy") is not bot_named("greedy")


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Refused, match=r"There is no bot “clever”; there are random, keen, greedy, level-1, .* and level-5"):
        bot_named("clever")
