"""Goods, rubies, and what is printed on the wheelbarrow."""

from bedesten.engine.language import *
from bedesten.engine.rules.layout import has_mocha


def capacity(me: Player) -> int:
    """P1. Of each good; every extension adds one."""
    return CAPACITY[me.extensions]


def has_room(me: Player, good: int) -> bool:
    return me.goods[good] < capacity(me)


def gain(me: Player, good: int) -> None:
    """TURN-9. Take a good; anything that doesn’t fit on the wheelbarrow is lost."""
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


@rule
def pay_any_goods(game: State, me: Player, number: int) -> Steps:
    """P13, MB-2. Pay this many goods of your choice, one by one; coffee isn’t a good."""
    for _ in range(number):
        offer_own_goods(game, me)
        good = yield ask(game, ASK_ANY_GOOD)
        me.goods[good] -= 1


# -- good or coffee


def has_good_or_coffee(me: Player) -> bool:
    return goods_in_all(me) + me.coffee > 0


def offer_goods_and_coffee(game: State, me: Player) -> None:
    offer_own_goods(game, me)
    if me.coffee > 0:
        offer(game, GIVE + COFFEE)


def add_good_or_coffee(me: Player, good: int, number: int) -> None:
    if good == COFFEE:
        me.coffee += number
    else:
        me.goods[good] += number


@rule
def take_good_or_coffee(game: State, me: Player) -> Steps:
    """LS-9. Take a good of your choice or, with Mocha & Baksheesh, a coffee."""
    good = yield ask_good(game, COFFEE if has_mocha(game) else JEWELLERY)
    if good == COFFEE:
        me.coffee += 1
    else:
        gain(me, good)


# -- extensions


def add_extension(me: Player) -> None:
    """P1-2. Wherever it comes from, the third one earns you the Wainwright’s ruby at once."""
    me.extensions += 1
    if me.extensions == 3:
        me.rubies += 1


def can_extend(me: Player) -> bool:
    return me.extensions < 3
