"""Where the places lie."""

from collections import Counter
from functools import cache
from importlib import import_module
from itertools import permutations
from typing import Any

import pytest

from bedesten.engine.constants import NOWHERE
from engine.table import LAYOUTS as PRINTED_LAYOUTS
from engine.table import PLACE, Engine

LAYOUTS = 2000
SPOTS = [(row, column) for row in range(4) for column in range(4)]
INNER = [(1, 1), (1, 2), (2, 1), (2, 2)]
Spot = tuple[int, int]


def boards(engine: Engine) -> list[dict[int, Spot]]:
    """Random layouts: the spot of each place."""
    return boards_of(engine.__module__)


@cache
def boards_of(module: str) -> list[dict[int, Spot]]:
    states = [import_module(module).Position(2, seed).state for seed in range(LAYOUTS)]
    return [{place: divmod(state.spot[place], 5) for place in range(1, 17)} for state in states]


def are_apart(a: Spot, b: Spot) -> bool:
    rows, columns = abs(a[0] - b[0]), abs(a[1] - b[1])
    return rows > 0 and columns > 0 and rows + columns >= 3


# All that is allowed for Fountain, Black Market and Tea House: each of these is equally likely if every layout is
ALLOWED = [
    (fountain, *pair) for fountain in INNER for pair in permutations(SPOTS, 2) if fountain not in pair and are_apart(*pair)
]


def chi_square(observed: Counter[Spot], expected: dict[Spot, float]) -> float:
    assert set(observed) <= set(expected)
    return sum((observed[spot] - n) ** 2 / n for spot, n in expected.items())


def expected(column: int) -> dict[Spot, float]:
    return {spot: LAYOUTS * n / len(ALLOWED) for spot, n in Counter(triple[column] for triple in ALLOWED).items()}


def observed(engine: Engine, place: str) -> Counter[Spot]:
    return Counter(board[PLACE[place]] for board in boards(engine))


@pytest.mark.rule("LAY-3", "SET-1")
def test_every_place_lies_on_the_board_once(engine: Engine) -> None:
    assert all(sorted(board.values()) == SPOTS for board in boards(engine))


@pytest.mark.rule("SET-1", "OPT-1")
@pytest.mark.parametrize("options", [{}, {"grid": PRINTED_LAYOUTS["long"]}])
def test_places_of_other_boxes_lie_nowhere(engine: Engine, options: dict[str, Any]) -> None:
    state = engine(2, 1, **options).state
    assert set(state.spot[17:]) == {NOWHERE} and sorted(place for place in state.place_at if place) == [*range(1, 17)]


@pytest.mark.rule("LAY-1")
def test_the_fountain_lies_on_one_of_the_four_inner_places(engine: Engine) -> None:
    assert set(observed(engine, "fountain")) == set(INNER)


@pytest.mark.rule("LAY-2")
def test_black_market_and_tea_house_lie_three_steps_apart_in_different_rows_and_columns(engine: Engine) -> None:
    pairs = {(board[PLACE["black-market"]], board[PLACE["tea-house"]]) for board in boards(engine)}
    allowed = {pair for pair in permutations(SPOTS, 2) if are_apart(*pair)}
    assert len(allowed) == 108 and pairs == allowed, "all of them come up, and no others"


@pytest.mark.rule("LAY-3")
def test_the_fountain_is_equally_often_on_each_of_them(engine: Engine) -> None:
    assert chi_square(observed(engine, "fountain"), dict.fromkeys(INNER, LAYOUTS / 4)) < 16.3  # 3 degrees of freedom


@pytest.mark.rule("LAY-3")
@pytest.mark.parametrize(("place", "column"), [("black-market", 1), ("tea-house", 2)])
def test_black_market_and_tea_house_are_as_often_on_a_spot_as_layouts_allow(engine: Engine, place: str, column: int) -> None:
    assert chi_square(observed(engine, place), expected(column)) < 37.7  # 15 degrees of freedom


@pytest.mark.rule("LAY-3")
@pytest.mark.parametrize("place", ["wainwright", "sultans-palace", "gemstone-dealer"])
def test_the_other_places_are_as_often_on_a_spot_as_layouts_allow(engine: Engine, place: str) -> None:
    free = Counter(spot for triple in ALLOWED for spot in SPOTS if spot not in triple)
    assert chi_square(observed(engine, place), {spot: LAYOUTS * n / len(ALLOWED) / 13 for spot, n in free.items()}) < 37.7


@pytest.mark.rule("LAY-3")
def test_all_allowed_spots_of_the_three_come_up_together(engine: Engine) -> None:
    three = [PLACE["fountain"], PLACE["black-market"], PLACE["tea-house"]]
    seen = Counter(tuple(board[place] for place in three) for board in boards(engine))
    assert set(seen) <= set(ALLOWED) and len(seen) > 0.98 * len(ALLOWED)
    mean = LAYOUTS / len(ALLOWED)
    assert sum((seen[triple] - mean) ** 2 / mean for triple in ALLOWED) < 476  # 383 degrees of freedom


@pytest.mark.rule("OPT-5")
def test_a_layout_of_ones_own_need_not_follow_this(engine: Engine) -> None:
    rows = [[7, 8, 9, 1], [2, 3, 4, 5], [6, 10, 11, 12], [13, 14, 15, 16]]
    state = engine(3, 1, grid=[place for row in rows for place in [*row, 0]] + [0] * 5).state
    assert [state.place_at[i] for i in range(3)] == [7, 8, 9]
