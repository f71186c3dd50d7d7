"""1 Wainwright."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *

THINGS = [
    Place(
        WAINWRIGHT,
        "Wainwright",
        "a bigger wheelbarrow, and a ruby for the third extension",
        example="16: >wainwright leave act",
        glaze="ruby",
        picture="p1",
    ),
]


@possible(WAINWRIGHT)
def can_buy_extension(game: State, me: Player) -> bool:
    return me.lira >= EXTENSION_PRICE[0] and can_extend(me)


@place(WAINWRIGHT)
def wainwright(game: State, me: Player) -> None:
    """P1, P1-2. Pay 7 lira for an extension: your wheelbarrow holds 1 more of every good. The third one earns you a ruby."""
    me.lira -= EXTENSION_PRICE[0]
    add_extension(me)
