"""13 Sultan's Palace."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *


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
    """P13, P13-2. Deliver the goods shown, some of your choice, for a ruby. The next one costs one good more, up to 10."""
    for good in range(GOODS):
        me.goods[good] -= PALACE_GOODS[game.palace_price][good]
    for _ in range(PALACE_ANY[game.palace_price]):
        offer_own_goods(game, me)
        good = yield ask(game, ASK_ANY_GOOD)
        me.goods[good] -= 1
    me.rubies += 1
    game.palace_price = min(game.palace_price + 1, PALACE_LAST[0])
