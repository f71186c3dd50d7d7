"""Which places lie on which board, and which stay beside it until a layout asks for them."""

from bedesten.engine import things

SPARE = {place.number: place for place in things.PLACES if place.instead_of}


def _of(*boxes: str) -> tuple[int, ...]:
    found = [place for place in things.PLACES if place.box in boxes and place.also_needs in ("", *boxes)]
    return tuple(place.number for place in found if place.number not in SPARE)


BASE_PLACES = _of("base")
MOCHA_PLACES = _of("base", "mocha")
LETTERS_PLACES = _of("base", "letters")
GRAND_PLACES = _of("base", "mocha", "letters")


def spares(rules: str) -> dict[int, int]:
    """Those that may lie on the board of a rule set, each with the place that gives way."""
    boxes = ("base", "mocha", "letters") if rules == "grand" else ("base", rules)
    return {n: place.instead_of for n, place in SPARE.items() if place.box in boxes and place.also_needs in ("", *boxes)}


def alternatives(rules: str) -> list[list[int]]:
    """Places of which one lies on the board: that which usually does, and those that may instead of it."""
    instead = spares(rules)
    return [[usual, *(place for place, of in instead.items() if of == usual)] for usual in sorted(set(instead.values()))]
