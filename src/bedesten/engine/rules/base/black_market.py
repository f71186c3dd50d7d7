"""8 Black Market."""

from bedesten.engine.language import *
from bedesten.engine.rules.dice import roll_at_place
from bedesten.engine.rules.goods import *

THINGS = [
    Place(
        BLACK_MARKET,
        "Black Market",
        "a good for sure, jewellery with luck",
        example="4: >black-market leave act *4+3 take:spice",
        glaze="chance",
        picture="p8",
    ),
]


@place(BLACK_MARKET)
def black_market(game: State, me: Player) -> Steps:
    """P8. Roll, and take a fabric, spice or fruit; 7 or 8 also brings 1 jewellery, 9 or 10 brings 2, 11 or 12 brings 3."""
    rolled = yield roll_at_place(game)
    good = yield ask_good(game, FRUIT)
    gain(me, good)
    for _ in range(JEWELS[rolled]):
        gain(me, JEWELLERY)
