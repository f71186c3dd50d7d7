"""2 Fabric Warehouse, 3 Spice Warehouse, 4 Fruit Warehouse."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.moments import *

THINGS = [
    Place(
        FABRIC_WAREHOUSE,
        "Fabric Warehouse",
        "all the fabric that fits",
        example="14: >fabric-warehouse join act",
        glaze="red",
        picture="p2",
    ),
    Place(
        SPICE_WAREHOUSE,
        "Spice Warehouse",
        "all the spice that fits",
        example="14: >spice-warehouse leave act",
        glaze="green",
        picture="p3",
    ),
    Place(
        FRUIT_WAREHOUSE,
        "Fruit Warehouse",
        "all the fruit that fits",
        example="12: >fruit-warehouse leave act",
        glaze="yellow",
        picture="p4",
    ),
]


@place(FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE)
def warehouse(game: State, me: Player, place: int) -> Steps:
    """P2, P3, P4. Fill your wheelbarrow with this warehouse’s good; with the green mosque tile you can buy one more."""
    me.goods[place - FABRIC_WAREHOUSE] = capacity(me)
    if has_tile(game, me, GREEN):
        yield green_tile(game)


@rule
def green_tile(game: State, me: Player) -> Steps:
    """MOS-3. Once per turn, at a warehouse: pay 2 lira for one more good of any kind."""
    offer(game, SKIP)
    if me.lira >= 2:
        offer_room(game, me)
    good = yield ask_or_play(game, me, ASK_EXTRA_GOOD, PAYING)
    if good != SKIP:
        use_tile(game, GREEN)
        me.lira -= 2
        me.goods[good] += 1


def offer_room(game: State, me: Player) -> None:
    for good in range(GOODS):
        if has_room(me, good):
            offer(game, TAKE + good)
