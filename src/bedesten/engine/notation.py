"""Answers as words: how records, logs, tests, the command line and the wire write them. One word per answer, both ways.

`>tea-house` goes there · `fetch:tea-house` · `send:tea-house` · `take:fabric` · `give:fabric` · `sell:fabric` · `tile:red` ·
`discard:lira` · `play:lira` · `name:8`, and plain words such as `leave`, `pay`, `act`, `end`. Fate's words begin with `*`:
dice `*5+4`, a card `*{lira}` (in braces, because it is secret), a demand tile `*large:RBBGY`, the start player `*start:red`.
"""

from types import ModuleType

from bedesten.engine.constants import (
    BID,
    DISCARD,
    FATE_CARD,
    FATE_DICE,
    FATE_LARGE,
    FATE_SMALL,
    FATE_START,
    FETCH,
    GIVE,
    GO,
    NAME,
    PLAY,
    SELL,
    SEND,
    TAKE,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.names import cards, colours, goods, places, seats, words
from bedesten.engine.tables import PRINTED


def named(module: ModuleType, prefix: str = "") -> dict[int, str]:
    """TEA_HOUSE = 9 -> {9: "tea-house"}"""
    return {
        number: name.removeprefix(prefix).lower().replace("_", "-") for name, number in vars(module).items() if name.isupper()
    }


PLACES = named(places)
GOODS = named(goods)
COLOURS = named(colours)
CARDS = named(cards, "CARD_")
SEATS = named(seats, "SEAT_")


def _family(base: int, form: str, names: dict[int, str]) -> dict[int, str]:
    return {base + number: form.format(name) for number, name in names.items()}


ANSWERS = {
    **named(words),
    **_family(GO, ">{}", PLACES),
    **_family(FETCH, "fetch:{}", PLACES),
    **_family(SEND, "send:{}", PLACES),
    **_family(TAKE, "take:{}", GOODS),
    **_family(GIVE, "give:{}", GOODS),
    **_family(SELL, "sell:{}", {n: name for n, name in GOODS.items() if n < 4}),
    **_family(TILE, "tile:{}", COLOURS),
    **_family(DISCARD, "discard:{}", CARDS),
    **_family(PLAY, "play:{}", CARDS),
    PLAY + YELLOW_TILE: "use:yellow-tile",
    **_family(NAME, "name:{}", {n: str(n) for n in range(3, 13)}),
}
OUTCOMES = {
    FATE_DICE: {6 * a + b: f"*{a + 1}+{b + 1}" for a in range(6) for b in range(6)},
    FATE_CARD: _family(0, "*{{{}}}", CARDS),
    FATE_LARGE: _family(0, "*large:{}", dict(enumerate(PRINTED["markets"]["large_demand"]))),
    FATE_SMALL: _family(0, "*small:{}", dict(enumerate(PRINTED["markets"]["small_demand"]))),
    FATE_START: _family(0, "*start:{}", SEATS),
}
SECRET = "*{?}"  # a card drawn that the reader of a record may not know
_NUMBERS = {word: number for table in (ANSWERS, *OUTCOMES.values()) for number, word in table.items()}


def word(answer: int) -> str:
    """The word of a player's answer."""
    return ANSWERS[answer] if answer < BID else f"bid:{answer - BID}"


def outcome_word(fate: int, outcome: int) -> str:
    """The word of an answer of fate, who was asked for a roll, a card, ..."""
    return OUTCOMES[fate][outcome]


def number(text: str) -> int | None:
    """The answer that a word stands for, by a player or by fate; None if it stands for nothing."""
    if text.startswith("bid:") and text[4:].isascii() and text[4:].isdigit() and len(text) < 10:
        return BID + int(text[4:])
    return _NUMBERS.get(text)
