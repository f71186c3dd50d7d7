"""1 Wainwright."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *

THINGS = [
    Place(
        WAINWRIGHT,
        "Wainwright",
        "a larger wheelbarrow, and with the third extension a ruby",
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
    """P1, P1-2. Pay 7 lira for an extension: your wheelbarrow holds one more of every good. The third one brings a ruby."""
    me.lira -= EXTENSION_PRICE[0]
    add_extension(me)
