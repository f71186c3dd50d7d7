"""9 Tea House."""

from bedesten.engine.language import *
from bedesten.engine.rules.dice import roll_at_place


@place(TEA_HOUSE)
def tea_house(game: State, me: Player) -> Steps:
    """P9. Name a number from 3 to 12 and roll. Reach it and take that many lira, otherwise take 2."""
    offer_range(game, NAME + 3, NAME + 12)
    number = yield ask(game, ASK_NUMBER)
    rolled = yield roll_at_place(game)
    me.lira += number if rolled >= number else 2
