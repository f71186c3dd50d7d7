"""Answers as words: how records, logs, tests, the command line and the wire write them. One word per answer, both ways.

`>tea-house` goes there · `fetch:tea-house` · `send:tea-house` · `companion:tea-house` · `barrier:tea-house` · `at:tea-house` ·
`take:fabric` · `give:fabric` · `sell:fabric` · `tile:red` · `discard:lira` · `play:lira` · `name:8` · `guild:7` ·
`discard-guild:7` · `kiosk:15` · `letter:9`, delivered `letter:9!` · `bid:4`, and plain words such as `leave`, `pay`, `act`.
Fate's words begin with `*`: dice `*5+4`, one die `*die:4`, a card `*{lira}` or guild card `*{guild:7}` (in braces, because it is
secret), a letter `*letter:9`, a kiosk tile `*kiosk:15`, a demand tile `*large:RBBGY`, the start player `*start:red`.
"""

from bedesten.engine import things
from bedesten.engine.constants import (
    AT,
    BARRIER,
    BID,
    COMPANION,
    DISCARD,
    FATE_CARD,
    FATE_DICE,
    FATE_DIE,
    FATE_GUILD,
    FATE_KIOSK,
    FATE_LARGE,
    FATE_LETTER,
    FATE_SMALL,
    FATE_START,
    FETCH,
    GIVE,
    GO,
    GUILD,
    GUILD_AWAY,
    GUILD_CARDS,
    KIOSK_TILE,
    KIOSK_TILES,
    LETTER,
    MOVEMENT_TILE,
    NAME,
    PLAY,
    SELL,
    SEND,
    SET_COMPANION,
    TAKE,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.names import words
from bedesten.engine.tables import PRINTED
from bedesten.engine.vocabulary import CARDS as CARDS
from bedesten.engine.vocabulary import COLOURS as COLOURS
from bedesten.engine.vocabulary import GOODS as GOODS
from bedesten.engine.vocabulary import PLACES as PLACES
from bedesten.engine.vocabulary import SEATS as SEATS
from bedesten.engine.vocabulary import named as named

GUILD_NUMBERS = {card: str(card) for card in range(1, GUILD_CARDS + 1)}
KIOSK_NUMBERS = {tile: str(tile) for tile in range(1, KIOSK_TILES + 1)}
TAVERN_TILES = {tile.number: tile.word for tile in things.TAVERN_TILES}


def letter_word(kind: int) -> str:
    """A letter: its place, and whether it is delivered. 18 -> 9, 19 -> 9!"""
    return f"{kind // 2}{'!' * (kind % 2)}"


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
    PLAY + MOVEMENT_TILE: "use:movement-tile",
    PLAY + SET_COMPANION: "set-companion",
    **_family(NAME, "name:{}", {n: str(n) for n in range(3, 13)}),
    **_family(COMPANION, "companion:{}", PLACES),
    **_family(BARRIER, "barrier:{}", PLACES),
    **_family(GUILD, "guild:{}", GUILD_NUMBERS),
    **_family(GUILD_AWAY, "discard-guild:{}", GUILD_NUMBERS),
    **_family(KIOSK_TILE, "kiosk:{}", KIOSK_NUMBERS),
    **_family(LETTER, "letter:{}", {kind: letter_word(kind) for kind in range(2, 2 * max(PLACES) + 2)}),
    **_family(AT, "at:{}", PLACES),
}
OUTCOMES = {
    FATE_DICE: {6 * a + b: f"*{a + 1}+{b + 1}" for a in range(6) for b in range(6)},
    FATE_CARD: _family(0, "*{{{}}}", CARDS),
    FATE_LARGE: _family(0, "*large:{}", dict(enumerate(PRINTED["markets"]["large_demand"]))),
    FATE_SMALL: _family(0, "*small:{}", dict(enumerate(PRINTED["markets"]["small_demand"]))),
    FATE_START: _family(0, "*start:{}", SEATS),
    FATE_GUILD: _family(0, "*{{guild:{}}}", GUILD_NUMBERS),
    FATE_LETTER: _family(0, "*letter:{}", {place: str(place) for place in PLACES}),
    FATE_KIOSK: _family(0, "*kiosk:{}", KIOSK_NUMBERS),
    FATE_DIE: _family(0, "*die:{}", {pips: str(pips) for pips in range(1, 7)}),
}
DRAWN_CARDS = {*OUTCOMES[FATE_CARD].values(), *OUTCOMES[FATE_GUILD].values()}  # only the one who drew them knows which (HID-2):
SECRET = "*{?}"  # so they are written for all others
_NUMBERS = {word: number for table in (ANSWERS, *OUTCOMES.values()) for number, word in table.items()}


def word(answer: int) -> str:
    """The word of a player's answer."""
    return ANSWERS[answer] if answer < BID else f"bid:{answer - BID}"


def outcome_word(fate: int, outcome: int) -> str:
    """The word of an answer of fate, who was asked for a roll, a card, ..."""
    return OUTCOMES[fate][outcome]


def number(text: str) -> int | None:
    """The answer that a word stands for, by a player or by fate; None if it stands for nothing."""
    if text.startswith("bid:") and is_number(text[4:], 99_999):
        return BID + int(text[4:])
    return _NUMBERS.get(text)


def is_number(text: str, last: int) -> bool:
    """Is it a number from 0 to `last`? Of what people write, some is too long for Python to read."""
    return text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= last
