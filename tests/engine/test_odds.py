"""The odds of the rule sheet are what the rules do."""

from collections import Counter
from itertools import product

import pytest

from bedesten.engine.components import PRINTED
from bedesten.engine.names.places import BLACK_MARKET, TEA_HOUSE
from bedesten.engine.odds import odds

ROLLS = list(product(range(1, 7), repeat=2))


@pytest.mark.rule("P9", "MOS-1")
def test_a_number_is_reached_by_a_roll_by_a_die_turned_to_four_or_by_another_roll() -> None:
    for number, its in odds()[TEA_HOUSE].items():
        reached = sum(sum(roll) >= number for roll in ROLLS) / 36
        turned = sum(max(sum(roll), 4 + max(roll)) >= number for roll in ROLLS) / 36
        assert its.plain == pytest.approx(reached)
        assert its.red == pytest.approx(turned + (1 - turned) * reached)
    assert list(odds()[TEA_HOUSE]) == list(range(3, 13))


@pytest.mark.rule("P8", "MOS-1")
def test_every_roll_brings_some_jewellery_or_none() -> None:
    printed = PRINTED["black_market"]["jewellery"]
    plain = Counter(printed.get(str(sum(roll)), 0) for roll in ROLLS)
    its = odds()[BLACK_MARKET]
    assert {n: one.plain for n, one in its.items()} == pytest.approx({n: plain[n] / 36 for n in sorted(plain)})
    assert sum(one.red for one in its.values()) == pytest.approx(1)
    assert sum(n * one.red for n, one in its.items()) > sum(n * one.plain for n, one in its.items())
    assert its[0].red == pytest.approx(4 / 36 * its[0].plain)  # neither die turned to four brings any, nor does another roll
