"""Where rubies can be had, and whether a player could pay for them now. Compiled with the rules."""

from bedesten.engine.constants import GOODS
from bedesten.engine.names.places import (
    COFFEE_HOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TAVERN,
    WAINWRIGHT,
)
from bedesten.engine.rules.base.mosques import can_take_tile
from bedesten.engine.rules.layout import has_letters, has_mocha
from bedesten.engine.rules.letters.letters import seals
from bedesten.engine.state import Player, State
from bedesten.engine.tables import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    EXTENSION_PRICE,
    GEM_LAST,
    PALACE_ANY,
    PALACE_GOODS,
    SOCIETY_SEALS,
)


def has_mosque_tile(me: Player, colour: int) -> int:
    return me.tiles >> colour & 1


def missing_goods(game: State, me: Player) -> int:
    """To the next delivery to the Sultan."""
    missing = 0
    spare = 0
    for good in range(GOODS):
        left = me.goods[good] - PALACE_GOODS[game.palace_price][good]
        if left < 0:
            missing -= left
        else:
            spare += left
    return missing + max(0, PALACE_ANY[game.palace_price] - spare)


def can_pay_ruby(game: State, me: Player, source: int) -> bool:
    """Sources: Gemstone Dealer, Sultan's Palace, the mosques, Wainwright, Coffee House, Secret Society, Tavern."""
    if source == 0:
        return me.lira >= game.gem_price and game.gem_price <= GEM_LAST[0]
    if source == 1:
        return missing_goods(game, me) == 0
    if source <= 3:
        return can_complete(game, me, source - 2)
    if source == 4:
        return me.extensions == 2 and me.lira >= EXTENSION_PRICE[0]
    if source == 5:
        return has_mocha(game) and me.coffee >= game.coffee_price
    if source == 6:
        return has_letters(game) and seals(me) >= SOCIETY_SEALS[0]
    return has_mocha(game) and can_pay_baksheesh(game, me)


def can_complete(game: State, me: Player, mosque: int) -> bool:
    """Is one tile missing to the pair, and can he take it?"""
    tiles = me.tiles >> 2 * mosque & 3
    if game.mosque_rubies[mosque] == 0 or tiles == 0 or tiles == 3:
        return False
    return can_take_tile(game, me, 2 * mosque + (1 if tiles == 1 else 0))


def can_pay_baksheesh(game: State, me: Player) -> bool:
    for good in range(GOODS):
        if me.goods[good] < BAKSHEESH_GOODS[game.baksheesh][good]:
            return False
    return me.coffee >= BAKSHEESH_COFFEE[0]


def place_of_ruby(source: int) -> int:
    if source == 0:
        return GEMSTONE_DEALER
    if source == 1:
        return SULTANS_PALACE
    if source == 2:
        return SMALL_MOSQUE
    if source == 3:
        return GREAT_MOSQUE
    if source == 4:
        return WAINWRIGHT
    if source == 5:
        return COFFEE_HOUSE
    if source == 6:
        return SECRET_SOCIETY
    return TAVERN
