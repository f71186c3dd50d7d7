"""16 Gemstone Dealer."""

from bedesten.engine.language import *
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    Place(
        GEMSTONE_DEALER,
        "Gemstone Dealer",
        "a ruby for lira",
        example="3: >gemstone-dealer leave act",
        glaze="ruby",
        picture="p16",
    ),
]


@possible(GEMSTONE_DEALER)
def can_buy_ruby(game: State, me: Player) -> bool:
    return me.lira >= game.gem_price


@place(GEMSTONE_DEALER)
def gemstone_dealer(game: State, me: Player) -> None:
    """P16, P13-2. Buy a ruby at the price shown. The next one costs 1 lira more, up to 23."""
    me.lira -= game.gem_price
    take_ruby(game, me, GEMSTONE_DEALER)
