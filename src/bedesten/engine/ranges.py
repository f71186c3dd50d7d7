"""Has everything that there is a number of its own? Checked when the engine is imported; what does not fit is said in a sentence.

What there is (PLACES, CARDS …) sizes the state and is what rule files declare; room (PLACE_ROOM, CARD_ROOM …) is kept in the
numbers of answers, which never change (decision 30).
"""

from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from bedesten.engine import constants, things
from bedesten.engine.names import cards, colours, goods, places, questions
from bedesten.engine.things import Thing


class Kind(NamedTuple):
    """Things with numbers: `counted` in constants.py, numbered from `first`, and `room` for more."""

    what: str
    counted: str
    room: str
    first: int = 0
    is_mask: bool = False  # the state has a bit for each


KINDS = (
    Kind("places", "PLACES", "PLACE_ROOM", first=1, is_mask=True),
    Kind("bonus cards", "CARDS", "CARD_ROOM"),
    Kind("guild cards", "GUILD_CARDS", "GUILD_ROOM", first=1, is_mask=True),
    Kind("kiosk tiles", "KIOSK_TILES", "KIOSK_ROOM", first=1, is_mask=True),
)
DECLARED: dict[str, Sequence[Thing]] = {
    "PLACES": things.PLACES,
    "CARDS": things.CARDS,
    "GUILD_CARDS": things.GUILD_CARDS,
    "KIOSK_TILES": things.KIOSK_TILES,
}
ROOM: dict[str, list[ModuleType]] = {"GOOD_ROOM": [goods, colours], "QUESTION_ROOM": [questions]}
_MASK = "{what} end at {last}, where a mask of the state ends: widen Mask in structs.py"


def overflows(there: Mapping[str, Any], listed: Mapping[str, list[int]]) -> Iterator[str]:
    """What does not fit into the ranges of constants.py; `listed` are the numbers that rule files and names/ give, by what
    they are counted or limited by."""
    for kind in KINDS:
        last = there[kind.counted] - 1 + kind.first
        numbers = listed[kind.counted]
        if numbers != [*range(kind.first, last + 1)]:
            yield f"{kind.what} are numbered {kind.first} to {last}, each once, and rule files declare {_shown(numbers)}"
        yield from _too_many(kind.what, last, there[kind.room] - 1 + kind.first, kind.room)
        if kind.is_mask and last >= there["MASK_BITS"]:
            yield _MASK.format(what=kind.what, last=there["MASK_BITS"] - 1)
    for room in ROOM:
        yield from _too_many("numbers in names/", max(listed[room]), there[room] - 1, room)
    yield from _too_many(
        "tiles played like cards", there["PLAYED_LIKE_CARDS"] - 1, there["PLAYED"] - there["PLAY"] - 1, "LIKE_CARD_ROOM"
    )
    yield from _too_many("families of answers", there["FAMILIES_END"], there["BID"], "BID")
    for what, bits in (("letters", there["LETTERS_IN_ALL"]), ("spots", there["SPOTS"])):
        if bits > there["MASK_BITS"]:
            yield _MASK.format(what=what, last=there["MASK_BITS"])


def _too_many(what: str, last: int, end: int, raised: str) -> Iterator[str]:
    if last > end:
        yield f"{what} end at {end}, not {last}: raise {raised} in constants.py"


def numbers_of(*modules: ModuleType) -> list[int]:
    """That are given in names/."""
    return [number for module in modules for name, number in vars(module).items() if name.isupper()]


def listed() -> dict[str, list[int]]:
    return {name: [thing.number for thing in declared] for name, declared in DECLARED.items()} | {
        room: numbers_of(*modules) for room, modules in ROOM.items()
    }


def misnamed() -> Iterator[str]:
    """names/ gives names to the numbers that other rules speak of: they must be those of what is declared."""
    for module, words in (
        (places, {p.number: p.word for p in things.PLACES}),
        (cards, {c.number: f"card-{c.word}" for c in things.CARDS}),
    ):
        for name, number in vars(module).items():
            if name.isupper() and words.get(number) != name.lower().replace("_", "-"):
                yield f"{name} is {number} in names/, where rule files declare {words.get(number, 'nothing')}"


def _shown(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


if found := [*overflows(vars(constants), listed()), *misnamed()]:
    raise ValueError(f"The numbers do not fit: {'; '.join(found)}.")
