"""Why the action of a place is not possible: what is missing for it."""

from typing import Any

from bedesten.engine.constants import ENCOUNTER, MOVEMENT
from bedesten.engine.errors import Sentence, says
from bedesten.engine.names import places
from bedesten.engine.names import words as w
from bedesten.engine.notation import GOODS
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.refusal_sentences import Reason, because
from bedesten.engine.tables import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    BARRIER_COFFEE,
    EXTENSION_PRICE,
    PALACE_ANY,
    PALACE_GOODS,
    SEALS,
    SOCIETY_SEALS,
)


def action_refused(state: Any, me: Any, place: int) -> Reason:
    """ACT-1. What is missing for the action of a place."""
    if place == places.WAINWRIGHT and me.extensions == 3:
        return because("P1-2", "all-extensions")
    if place == places.WAINWRIGHT:
        return because("P1", "extension-price", price=EXTENSION_PRICE[0], lira=me.lira)
    if place == places.GEMSTONE_DEALER:
        return because("P16", "ruby-price", price=state.gem_price, lira=me.lira)
    if place == places.POLICE_STATION:
        return because("P12-1", "family-away", place=PLACE_WORDS[me.family])
    if place == places.AUCTION_HOUSE:
        return because("LS-P23", "auction-price")
    if place == places.SECRET_SOCIETY:
        number = SEALS[0] * (me.letters - me.delivered).bit_count() + SEALS[1] * me.delivered.bit_count()
        return because("LS-P24", "society-price", price=SOCIETY_SEALS[0], number=number)
    if place in (places.LARGE_MARKET, places.SMALL_MARKET):
        return because("P10" if place == places.LARGE_MARKET else "P11", "no-good-in-demand")
    if place == places.SULTANS_PALACE:
        return _delivery(state, me)
    if place in (places.SMALL_MOSQUE, places.GREAT_MOSQUE):
        which = place - places.SMALL_MOSQUE
        return Reason(tuple(_donation(state, me, colour) for colour in (2 * which, 2 * which + 1)), f"P{place}")
    if place == places.ROASTING_PLANT:
        return because("MB-P17", "roast-price")
    if place == places.TAVERN:
        return because("MB-P19a", "tavern-price", coffee=me.coffee)
    if place == places.COFFEE_HOUSE:
        return because("MB-P20", "house-price", price=state.coffee_price, coffee=me.coffee)
    return because("ACT-1", "impossible", place=PLACE_WORDS[place])


def _delivery(state: Any, me: Any) -> Reason:
    price = PALACE_GOODS[state.palace_price]
    missing = {GOODS[good]: price[good] - me.goods[good] for good in range(4) if me.goods[good] < price[good]}
    if missing:
        return because("P13", "sultan-needs", goods=missing)
    return because("P13", "sultan-needs-any", number=PALACE_ANY[state.palace_price])


def _donation(state: Any, me: Any, colour: int) -> Sentence:
    good, price = GOODS[colour], state.next_tile[colour]
    if me.tiles >> colour & 1:
        return says("tile-owned", good=good)
    if not price:
        return says("tile-gone", good=good)
    return says("tile-price", good=good, price=price, number=me.goods[colour])


def order_refused(state: Any, me: Any, order: int) -> Reason:
    """MB-P19. What is missing for one of the things at the Tavern."""
    if order == w.SET_BARRIER:
        return because("MB-P19a", "barrier-price", price=BARRIER_COFFEE[0], coffee=me.coffee)
    if order == w.BRIBE:
        wanted = BAKSHEESH_GOODS[state.baksheesh]
        goods = {GOODS[good]: wanted[good] for good in range(4) if wanted[good]}
        have = sum(min(me.goods[good], wanted[good]) for good in range(4))
        return because("MB-P19c", "bribe-price", price=BAKSHEESH_COFFEE[0], goods=goods, coffee=me.coffee, have=have)
    kind = MOVEMENT if order == w.TAKE_MOVEMENT else ENCOUNTER
    if me.tavern >> kind & 1:
        return because("MB-P19b", "tavern-tile-owned")
    if not state.next_tavern[kind]:
        return because("MB-P19b", "tavern-tile-gone")
    return because("MB-P19b", "tavern-tile-price", price=state.next_tavern[kind], coffee=me.coffee)
