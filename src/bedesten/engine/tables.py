"""What is printed on the places, cards and tiles, read from components.toml. Compiled, these become constant C arrays."""

import tomllib
from pathlib import Path
from typing import Any

from bedesten.engine.constants import CARDS, PLAYERS, SPOTS
from bedesten.engine.names import cards

PRINTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))
_GOODS = "RGYB"  # in the order of names/goods.py
_NONE = 255  # behind the last entry of a row


def _by_players(table: dict[str, int]) -> list[int]:
    return [table.get(str(n), 0) for n in range(PLAYERS + 1)]


def _goods(letters: str | list[str]) -> list[int]:
    return [list(letters).count(good) for good in _GOODS]


def _distance(a: int, b: int) -> int:
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


def _within(farthest: int, rows: int, columns: int) -> list[list[int]]:
    """For each of the 25 spots the others that are at most so many steps away on a board."""
    there = [5 * row + column for row in range(rows) for column in range(columns)]
    near = [[b for b in there if 1 <= _distance(a, b) <= farthest] for a in range(SPOTS)]
    return [row + [_NONE] * (SPOTS - len(row)) for row in near]


def _uncovered(markers_down: int) -> list[str]:
    post = PRINTED["post_office"]
    return [*post["upper"][:markers_down], *post["lower"][markers_down:]]


def _lira(spaces: list[str]) -> int:
    return sum(int(space.split()[0]) for space in spaces if space.endswith("lira"))


def _next_tile(stack: list[int]) -> list[int]:
    """Which mosque tile comes to the top behind one that shows so many goods; behind 0 the first one."""
    behind = dict(zip([0, *stack], [*stack, 0], strict=True))
    return [behind.get(n, 0) for n in range(6)]


# Boards by rule set (base, mocha, letters, grand): the spots 1 or 2 steps away, and those that a walk of exactly 3 or 4 steps
# reaches, which may turn back on its way
BOARD_ROWS = [4, 4, 4, 5]
BOARD_COLUMNS = [4, 5, 5, 5]
NEAR = [_within(2, rows, columns) for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)]
FAR = [_within(4, rows, columns) for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)]

PLACES_OF = [[*range(1, 17)], [*range(1, 21)], [*range(1, 17), *range(21, 25)], [*range(1, 26)]]
PLACES_OF = [row + [0] * (SPOTS - len(row)) for row in PLACES_OF]
INNER = [
    [int(0 < spot // 5 < rows - 1 and 0 < spot % 5 < columns - 1) for spot in range(SPOTS)]
    for rows, columns in zip(BOARD_ROWS[:3], BOARD_COLUMNS[:3], strict=True)
] + [[int(spot == 12) for spot in range(SPOTS)]]

CAPACITY: list[int] = PRINTED["wheelbarrow"]["capacity"]
EXTENSION_PRICE: list[int] = [PRINTED["wheelbarrow"]["extension_price"]]
START_LIRA: list[int] = [PRINTED["start"]["lira_of_start_player"]]
START_STACK: list[int] = [PRINTED["start"]["assistants_in_stack"]]
RUBIES_TO_WIN = _by_players(PRINTED["end"]["rubies"])

POST_GOODS = [_goods(_uncovered(n)) for n in range(5)]  # by markers that are down
POST_LIRA = [_lira(_uncovered(n)) for n in range(5)]

_track: list[str] = PRINTED["sultans_palace"]["track"]
PALACE_GOODS = [_goods(_track[:n]) for n in range(len(_track) + 1)]  # by open spaces
PALACE_ANY = [_track[:n].count("*") for n in range(len(_track) + 1)]
PALACE_FIRST = _by_players(PRINTED["sultans_palace"]["first_price"])
PALACE_LAST = [len(_track)]

GEM_FIRST = _by_players(PRINTED["gemstone_dealer"]["first_price"])
GEM_LAST: list[int] = [PRINTED["gemstone_dealer"]["last_price"]]

SALE: list[list[int]] = [[0, *PRINTED["markets"][size]] for size in ("large", "small")]
DEMAND = [[_goods(tile) for tile in PRINTED["markets"][f"{size}_demand"]] for size in ("large", "small")]
JEWELS: list[int] = [PRINTED["black_market"]["jewellery"].get(str(n), 0) for n in range(13)]

NEXT_TILE = [_next_tile(PRINTED["mosques"]["stack"].get(str(n), [])) for n in range(PLAYERS + 1)]
MOSQUE_RUBIES = _by_players(PRINTED["mosques"]["rubies_each"])

BASE_DECK: list[int] = [
    PRINTED["bonus_cards"]["base"].get(name.removeprefix("CARD_").lower(), 0)
    for name, kind in vars(cards).items()
    if name.isupper() and kind < CARDS
]
AGAIN_PLACE = [0] * CARDS  # the place whose action a card repeats
AGAIN_PLACE[cards.CARD_SULTAN] = 13
AGAIN_PLACE[cards.CARD_POST] = 5
AGAIN_PLACE[cards.CARD_GEM] = 16
NEUTRAL_START = [14, 15, 16]  # where the neutral merchants stand at first
