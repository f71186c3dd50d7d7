"""The rubies that cost more each time: Sultan's Palace, Gemstone Dealer, Coffee House."""

from bedesten.engine.language import *


def take_ruby(game: State, me: Player, place: int) -> None:
    """P13-2, P16, MB-P20. Take the next ruby of the place; its space becomes part of the next price. The last one is replaced."""
    me.rubies += 1
    if place == SULTANS_PALACE:
        game.palace_price = min(game.palace_price + 1, PALACE_LAST[0])
    elif place == GEMSTONE_DEALER:
        game.gem_price = min(game.gem_price + 1, GEM_LAST[0])
    else:
        game.coffee_price = min(game.coffee_price + 1, COFFEE_LAST[0])
