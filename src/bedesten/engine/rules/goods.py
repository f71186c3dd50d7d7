"""Goods, rubies, and what is printed on the wheelbarrow."""

from bedesten.engine.language import *


def capacity(me: Player) -> int:
    """P1. Of each good; every extension adds one."""
    return CAPACITY[me.extensions]


def has_room(me: Player, good: int) -> bool:
    return me.goods[good] < capacity(me)


def gain(me: Player, good: int) -> None:
    """TURN-9. Take a good; what the wheelbarrow cannot hold is lost."""
    if has_room(me, good):
        me.goods[good] += 1


def goods_in_all(me: Player) -> int:
    return me.goods[FABRIC] + me.goods[SPICE] + me.goods[FRUIT] + me.goods[JEWELLERY]


def offer_own_goods(game: State, me: Player) -> None:
    for good in range(GOODS):
        if me.goods[good] > 0:
            offer(game, GIVE + good)


def ask_good(game: State, last: int) -> Step:
    for good in range(last + 1):
        offer(game, TAKE + good)
    return ask(game, ASK_GOOD)


@rule
def take_good(game: State, me: Player) -> Result:
    """Take a good of your choice; returns which."""
    good = yield ask_good(game, JEWELLERY)
    gain(me, good)
    return good


def add_extension(me: Player) -> None:
    """P1-2. From whatever source: with the third one you take the Wainwright's ruby at once."""
    me.extensions += 1
    if me.extensions == 3:
        me.rubies += 1


def can_extend(me: Player) -> bool:
    return me.extensions < 3
