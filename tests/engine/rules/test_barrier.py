"""Walking where a barrier stands."""

import pytest

from conftest import At
from engine.table import Table

# 16 15 18  3 10
#  8  1  7 17  4
#  2 19  6 12  9
# 20 11  5 14 13


def barred(at: At, place: str, pair: tuple[int, int], owner: int, **mine: object) -> Table:
    table = at(place, "turn", rules="mocha", **mine)
    table.state.barrier[0], table.state.barrier[1] = pair
    table.state.barrier_owner = 1 + owner
    return table


def places(table: Table) -> set[str]:
    return {word for word in table.options if word.startswith(">")}


@pytest.mark.rule("MB-barrier", "TURN-1")
def test_nobody_but_its_owner_walks_across(at: At) -> None:
    free = places(at("coffee-house", "turn", rules="mocha"))
    assert free == {">black-market", ">fabric-warehouse", ">tavern", ">small-market", ">post-office"}
    assert places(barred(at, "coffee-house", (11, 20), 0)) == free
    assert places(barred(at, "coffee-house", (11, 20), 1)) == {">black-market", ">fabric-warehouse", ">tavern"}


@pytest.mark.rule("MB-barrier")
def test_one_may_walk_round_it(at: At) -> None:
    assert ">tavern" in places(barred(at, "coffee-house", (2, 19), 1)), "by way of the Small Market"
    assert ">black-market" not in places(barred(at, "coffee-house", (2, 8), 1)), "there is no other way in two steps"


@pytest.mark.rule("MB-barrier", "CARD-far")
def test_three_or_four_steps_lead_round_it_too(at: At) -> None:
    free = places(at("coffee-house", "turn", rules="mocha", hand=["far"]).play("play:far"))
    table = barred(at, "coffee-house", (11, 20), 1, hand=["far"]).play("play:far")
    assert free - places(table) == {">small-mosque", ">sultans-palace"}, "round the barrier it is too far"
    assert ">small-market" in places(table), "a walk of exactly three steps"


@pytest.mark.rule("MB-barrier", "CARD-far")
def test_without_a_barrier_the_general_walk_leads_where_the_tables_do(at: At) -> None:
    """The barrier stands where it is in nobody's way: between two corners far off."""
    for place in ("gemstone-dealer", "great-mosque", "black-market"):
        for card in ("", "play:far"):
            table = at(place, "turn", rules="mocha", hand=["far"]).play(card)
            assert places(table) == places(barred(at, place, (9, 13), 1, hand=["far"]).play(card))


@pytest.mark.rule("MB-barrier", "MB-card-corner", "P12-1")
def test_who_is_set_down_ignores_it(at: At) -> None:
    table = barred(at, "coffee-house", (11, 20), 1, hand=["corner"]).play("play:corner")
    assert len(places(table)) == 3
    table = at("police-station", rules="mocha")
    table.state.barrier[0], table.state.barrier[1], table.state.barrier_owner = 9, 12, 2
    assert "send:tea-house" in table.play("act").options
