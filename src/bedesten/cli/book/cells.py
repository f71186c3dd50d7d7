"""The cells of the rule book's tables, in words of a language."""

from itertools import groupby

from bedesten.engine.book_tables import COLOUR_OF
from bedesten.texts import Language


def said(cell: str, language: Language) -> str:
    """4 lira, 2 letters; a cell that names nothing is what it says."""
    return ", ".join(_thing(thing, language) for thing in cell.split(" ")) if ":" in cell else cell


def _thing(thing: str, language: Language) -> str:
    kind, _, what = thing.partition(":")
    if kind == "text":
        return language(what)
    if kind == "place":
        return f"{what} {language.term(what, 'place')}"
    if kind == "goods":
        return ", ".join(_goods(good, len(list(same)), language) for good, same in groupby(sorted(what, key="RGYB*".index)))
    return language.count(int(what), kind)


def _goods(good: str, n: int, language: Language) -> str:
    return language.count(n, f"good-{COLOUR_OF[good]}") if good in COLOUR_OF else f"{n} × {language('thing-any-good')}"
