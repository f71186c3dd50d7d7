"""Places, goods, colours, cards and seats by the words of the notation."""

from types import ModuleType

from bedesten.engine import things
from bedesten.engine.names import colours, goods, seats


def named(module: ModuleType, prefix: str = "") -> dict[int, str]:
    """TEA_HOUSE = 9 -> {9: "tea-house"}"""
    return {
        number: name.removeprefix(prefix).lower().replace("_", "-") for name, number in vars(module).items() if name.isupper()
    }


PLACES = {place.number: place.word for place in things.PLACES}
GOODS = named(goods)
COLOURS = named(colours)
CARDS = {card.number: card.word for card in things.CARDS}
SEATS = named(seats, "SEAT_")
