"""How likely the dice bring what, without and with the red tile. It is tried by the rules themselves, as at a table."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from bedesten.engine.constants import GOODS, NAME
from bedesten.engine.core import Position
from bedesten.engine.effects import Outcome, outcomes
from bedesten.engine.examples import example
from bedesten.engine.names.colours import RED
from bedesten.engine.names.places import BLACK_MARKET, TEA_HOUSE
from bedesten.engine.names.words import ACT
from bedesten.engine.tables import CAPACITY

NUMBERS = range(3, 13)  # that may be named at the Tea House


@dataclass(frozen=True)
class Odds:
    """From 0 to 1."""

    plain: float
    red: float  # with the red tile, used as well as can be


@cache
def odds() -> dict[int, dict[int, Odds]]:
    """By place: at the Black Market by how much jewellery it brings, at the Tea House by the number that is named and reached.

    >>> odds()[TEA_HOUSE][7].plain == 21 / 36
    True
    """
    return {BLACK_MARKET: _of_jewellery(), TEA_HOUSE: _of_numbers()}


def _of_jewellery() -> dict[int, Odds]:
    plain, red = (_shares(outcomes(_before("act", BLACK_MARKET, has_red), ACT), "jewellery") for has_red in (False, True))
    return {n: Odds(plain.get(n, 0), red.get(n, 0)) for n in sorted(plain | red)}


def _of_numbers() -> dict[int, Odds]:
    plain, red = (_before("name:8", TEA_HOUSE, has_red) for has_red in (False, True))
    return {n: Odds(*(_shares(outcomes(position, NAME + n), "lira").get(n, 0) for position in (plain, red))) for n in NUMBERS}


def _before(word: str, place: int, has_red: bool) -> Position:
    """Where it is answered in the example of the place; with room for whatever the dice bring."""
    game = example(place)
    position = game.position_before([entry.word for entry in game.log].index(word))
    state: Any = position.state
    player = state.players[0]
    player.extensions = len(CAPACITY) - 1
    for good in range(GOODS):
        player.goods[good] = 0
    player.tiles = has_red << RED
    return position


def _shares(found: list[Outcome], what: str) -> dict[int, float]:
    return {outcome.gains.get("red", {}).get(what, 0): outcome.ways / outcome.of for outcome in found}
