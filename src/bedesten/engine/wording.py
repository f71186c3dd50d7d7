"""From what the engine says to what stands in a sentence: words of the notation become terms of a language, lists are listed."""

from collections.abc import Mapping
from typing import Any

from bedesten.engine.vocabulary import COLOURS, GOODS, PLACES
from bedesten.texts import Language

PLACE_NUMBERS = {word: number for number, word in PLACES.items()}
_COLOUR_OF = {good: COLOURS[number] for number, good in GOODS.items() if number in COLOURS}


def values(args: Mapping[str, Any], language: Language) -> dict[str, Any]:
    """The page does the same: client/src/words/refusals.ts."""
    made = {name: language.listed(value) if isinstance(value, list | tuple) else value for name, value in args.items()}
    if "place" in args:
        made["place"] = PLACE_NUMBERS[args["place"]]
    if "goods" in args:
        made["goods"] = language.listed([counted(language, good, n) for good, n in args["goods"].items()])
    if "good" in args:
        made["colour"] = _COLOUR_OF.get(args["good"], "")
        if "price" in args:
            made["needed"] = counted(language, args["good"], args["price"])
    return made


def counted(language: Language, good: str, n: int) -> str:
    """2 fabric, 1 coffee"""
    return language.count(n, f"good-{_COLOUR_OF[good]}" if good in _COLOUR_OF else good)
