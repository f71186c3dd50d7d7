"""13 Sultan's Palace."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    Place(
        SULTANS_PALACE,
        "Sultan’s Palace",
        "a ruby for many goods",
        example="8: >sultans-palace leave act give:spice",
        glaze="ruby",
        picture="p13",
    ),
]


@possible(SULTANS_PALACE)
def can_deliver(game: State, me: Player) -> bool:
    surplus = 0
    for good in range(GOODS):
        left = me.goods[good] - PALACE_GOODS[game.palace_price][good]
        if left < 0:
            return False
        surplus += left
    return surplus >= PALACE_ANY[game.palace_price]


@place(SULTANS_PALACE)
def sultans_palace(game: State, me: Player) -> Steps:
    """P13, P13-2. Deliver the goods shown, some of your choice, for a ruby. The next one costs 1 more good, up to 10."""
    for good in range(GOODS):
        me.goods[good] -= PALACE_GOODS[game.palace_price][good]
    yield pay_any_goods(game, PALACE_ANY[game.palace_price])
    take_ruby(game, me, SULTANS_PALACE)
