"""What can be sold, and for how much, as the house says it: the page knows no rules."""

import pytest

from bedesten.engine.selling import sale
from conftest import At

MUCH = {"fabric": 4, "spice": 1, "fruit": 2}


@pytest.mark.rule("P11")
def test_of_each_good_as_much_as_the_tile_asks_for_and_one_has(at: At) -> None:
    table = at("small-market", lira=6, extensions=3, goods=MUCH).demand("small", "GGGRY").play("act")
    found = sale(table.game)
    assert found and (found.most, found.lira) == ({"fabric": 1, "spice": 1, "fruit": 1}, [2, 5, 9])


@pytest.mark.rule("CARD-market")
def test_with_the_card_as_much_as_one_has(at: At) -> None:
    table = at("small-market", lira=6, hand=["market"], extensions=3, goods=MUCH).demand("small", "GGGRY").play("act play:market")
    found = sale(table.game)
    assert found and (found.most, found.lira) == (MUCH, [2, 5, 9, 14, 20])


@pytest.mark.rule("P10")
def test_what_was_sold_before_counts(at: At) -> None:
    table = at("large-market", lira=0, extensions=3, goods=MUCH).demand("large", "GBBRR").play("act sell:fabric")
    found = sale(table.game)
    assert found and (found.most, found.lira) == ({"fabric": 1, "spice": 1}, [7, 12])


def test_nothing_is_sold_elsewhere(at: At) -> None:
    assert sale(at("tea-house").game) is None
