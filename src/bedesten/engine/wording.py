"""Questions, answers and what stands in sentences, in a language: words of the notation become terms, lists are listed.

The page does the same: client/src/words.
"""

from collections.abc import Mapping
from typing import Any

from bedesten.engine.vocabulary import COLOURS, GOODS, PLACES
from bedesten.texts import Language

PLACE_NUMBERS = {word: number for number, word in PLACES.items()}
GOODS_BY_LETTER = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewellery"}  # as demand tiles are written
_COLOUR_OF = {good: COLOURS[number] for number, good in GOODS.items() if number in COLOURS}


def values(args: Mapping[str, Any], language: Language) -> dict[str, Any]:
    """What stands in a refusal."""
    made = {name: language.listed(value) if isinstance(value, list | tuple) else value for name, value in args.items()}
    if "choices" in args:
        made["choices"] = language.one_of(args["choices"])
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


def split(word: str) -> tuple[str, str]:
    """>tea-house is go, tea-house; play:lira is play, lira; follow-red is follow, red."""
    if word.startswith(">"):
        return "go", word[1:]
    family, _, of = word.partition("-" if word.startswith("follow-") else ":")
    return family, of


def question_text(language: Language, kind: str, place: int, tile: int, dice: tuple[int, ...] = ()) -> str:
    """@param tile the kiosk tile that was chosen: a question may be about it"""
    asked = language(f"question-{kind}", place=place, tile=tile)
    return f"{rolled_text(language, dice)} {asked}" if dice and kind in ("dice", "six") else asked


def rolled_text(language: Language, dice: tuple[int, ...]) -> str:
    if len(dice) == 1:
        return language("log-roll-die.you", number=dice[0])
    first, second = dice
    return language("log-roll.you", sum=first + second, first=first, second=second)


def option_text(language: Language, word: str, kind: str = "", place: int = 0, lira: int = 0) -> str:
    """What an answer means, in a few words; more exactly, if it is known to which question, and how many lira it is about."""
    family, of = split(word)
    special = [key for key in (f"option-{family}-{kind}", f"option-{family}-{place}") if language.knows(key)]
    number = int(of.removesuffix("!")) if of.removesuffix("!").isdigit() else 0
    there = number if family == "letter" else PLACE_NUMBERS.get(of, 0)
    lira = number if family == "bid" else lira
    given = {"place": there, "good": of, "colour": of, "card": of, "tile": of, "number": number, "lira": lira}
    return capital(language(special[0] if special else f"option-{family}", **given, delivered=int(of.endswith("!"))))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
