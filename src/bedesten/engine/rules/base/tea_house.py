"""9 Tea House."""

from bedesten.engine.language import *
from bedesten.engine.rules.dice import roll_at_place

THINGS = [
    Place(
        TEA_HOUSE,
        "Tea House",
        "the more you dare, the more lira",
        example="3: >tea-house leave act name:8 *5+4",
        glaze="chance",
        picture="p9",
    ),
]


@place(TEA_HOUSE)
def tea_house(game: State, me: Player) -> Steps:
    """P9. Name a number from 3 to 12 and roll. Reach it and take that many lira, otherwise take 2."""
    offer_range(game, NAME + 3, NAME + 12)
    number = yield ask(game, ASK_NUMBER)
    rolled = yield roll_at_place(game)
    me.lira += number if rolled >= number else 2
