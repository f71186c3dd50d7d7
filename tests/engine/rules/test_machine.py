"""The machine: a question without an option is a mistake in a rule, and is noticed, compiled or not."""

import pytest

from bedesten.engine.constants import FATE, STUCK
from bedesten.engine.position import Tally
from conftest import At, compiled


def test_a_question_without_an_option_stops_the_game(at: At) -> None:
    """Red must deliver two goods of his choice, but somebody takes the rest away in between: no rule does that."""
    table = at("sultans-palace", extensions=3, goods={"fabric": 3, "spice": 3, "fruit": 3, "jewellery": 3})
    table.state.palace_price = 10
    table.play("act")
    for good in range(4):
        table.me.goods[good] = 0
    table.game.proceed()
    assert table.game.asked == STUCK and table.game.options == [] and not table.game.over


def test_whoever_answers_into_such_a_question_is_told(at: At) -> None:
    table = at("sultans-palace", extensions=3, goods={"fabric": 4, "spice": 2, "fruit": 3, "jewellery": 2})
    table.state.palace_price = 10
    table.play("act")
    table.me.goods[0] = 1
    table.me.goods[2] = 0
    with pytest.raises(RuntimeError, match="has no option: a mistake in a rule"):
        table.game.push(table.game.options[0])


@pytest.mark.parametrize("kind", ["pure", "fast"])
def test_random_play_stops_there_too(kind: str) -> None:
    from bedesten.engine import position

    engine = position if kind == "pure" else compiled()
    game, tally = engine.Position(2, 1), engine.Tally() if kind == "fast" else Tally()
    game.state.options_n = game.state.range_n = 0
    game.state.asked = STUCK
    with pytest.raises(RuntimeError, match="has no option"):
        game.play_on(tally)
    assert game.asked not in (0, 1, FATE)
