"""20 Coffee House."""

from bedesten.engine.language import *
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    Place(
        COFFEE_HOUSE,
        "Coffee House",
        "a ruby for coffee",
        example="8: >coffee-house leave act",
        glaze="coffee",
        picture="p20",
    ),
]


@possible(COFFEE_HOUSE)
def can_deliver_coffee(game: State, me: Player) -> bool:
    return me.coffee >= game.coffee_price


@place(COFFEE_HOUSE)
def coffee_house(game: State, me: Player) -> None:
    """MB-P20, P13-2. Deliver the coffee shown for a ruby. The next one costs 1 coffee more, up to 10."""
    me.coffee -= game.coffee_price
    take_ruby(game, me, COFFEE_HOUSE)
