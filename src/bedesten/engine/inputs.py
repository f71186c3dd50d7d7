"""Putting features together: one by one, and the ways to all places, which many of them need. Compiled with the rules."""

from bedesten.engine.constants import PLACES
from bedesten.engine.names.places import FOUNTAIN
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.state import Inputs, Player, State


def put(x: Inputs, feature: int, amount: int) -> None:
    if amount > 0:
        x.feature[x.n] = feature
        x.amount[x.n] = min(amount, 255)
        x.n += 1


def put_one_of(x: Inputs, first: int, n: int, which: int) -> None:
    put(x, first + max(0, min(which, n - 1)), 1)


def find_ways(x: Inputs, game: State, me: Player) -> None:
    """How far the merchant has to each place: 1 for the next turn, 2 for the one after it, 3 for later; 0 if it is not there."""
    here = game.spot[me.merchant]
    for place in range(1, PLACES + 1):
        x.way[place] = 0
        if is_on_board(game, place):
            there = game.spot[place]
            steps = abs(here // 5 - there // 5) + abs(here % 5 - there % 5)
            x.way[place] = (steps + 1) // 2 if 0 < steps <= 4 else 2 if steps == 0 else 3


def is_usable(x: Inputs, me: Player, place: int) -> bool:
    """Can he act there in his next turn, as far as assistants are concerned?"""
    return x.way[place] == 1 and (me.stack > 0 or me.assistants >> place & 1 > 0 or place == FOUNTAIN)
