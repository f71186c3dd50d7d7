"""What Letters & Seals adds to a position as text: see position_text.py.

letters  pile=9,4
kiosk    pile=3,15
society  uses=1 doubled=red
red      … companion@9 letters=4,13!
"""

from collections import Counter
from typing import Any

from bedesten.engine.constants import GENERAL_SUPPLY, GRAND, KIOSK_TILES, LETTERS, LETTERS_IN_ALL, OWN_SUPPLY
from bedesten.engine.errors import says
from bedesten.engine.notation import SEATS, letter_word
from bedesten.engine.tables import LETTER_PLACE, SOCIETY_LIRA

LINES = ("letters", "kiosk", "society")
PLAYER_FIELDS = {"companion", "letters"}
SUPPLY = "supply"


def has_letters(state: Any) -> bool:
    return state.rules in (LETTERS, GRAND)


# -- writing


def write_lines(state: Any) -> list[tuple[str, str]]:
    if not has_letters(state):
        return []
    pile = _joined(place for letter, place in enumerate(LETTER_PLACE) if state.letter_pile >> letter & 1)
    tiles = _joined(tile for tile in range(1, KIOSK_TILES + 1) if state.kiosk_pile >> tile & 1)
    doubled = _joined(name for seat, name in SEATS.items() if state.doubled >> seat & 1)
    society = [f"uses={state.society_uses}" if state.society_uses else "", f"doubled={doubled}" if doubled else ""]
    return [
        ("letters", f"pile={pile}" if pile else ""),
        ("kiosk", f"pile={tiles}" if tiles else ""),
        ("society", " ".join(filter(None, society))),
    ]


def write_player(player: Any) -> list[str]:
    parts = []
    if player.companion != GENERAL_SUPPLY:
        parts.append(f"companion@{SUPPLY if player.companion == OWN_SUPPLY else player.companion}")
    held = [2 * place + (player.delivered >> i & 1) for i, place in enumerate(LETTER_PLACE) if player.letters >> i & 1]
    return [*parts, f"letters={_joined(letter_word(kind) for kind in sorted(held))}"]


def _joined(things: Any) -> str:
    return ",".join(map(str, things))


# -- reading; `reader` is the one of position_text.py


def read_lines(reader: Any, state: Any, players: int) -> None:
    letters = reader.fields("letters", {"pile"}) if "letters" in reader.given else {}
    state.letter_pile = 0
    for text in _listed(letters.get("pile", "")):
        state.letter_pile |= 1 << _free_letter(reader, state, text)
    kiosk = reader.fields("kiosk", {"pile"}) if "kiosk" in reader.given else {}
    tiles = _listed(kiosk.get("pile", ""))
    if len(set(tiles)) != len(tiles) or not set(tiles) <= {str(tile) for tile in range(1, KIOSK_TILES + 1)}:
        raise reader.refuse(says("position-kiosk", last=KIOSK_TILES))
    state.kiosk_pile = sum(1 << int(tile) for tile in tiles)
    society = reader.fields("society", {"uses", "doubled"}) if "society" in reader.given else {}
    state.society_uses = reader.number(society, "uses", len(SOCIETY_LIRA) - 1, 0)
    names = _listed(society.get("doubled", ""))
    if not set(names) <= {SEATS[seat] for seat in range(players)}:
        raise reader.refuse(says("position-doubled"))
    state.doubled = sum(1 << seat for seat, name in SEATS.items() if name in names)
    if state.in_round == 0 and state.doubled >> state.start & 1:
        state.extra_turn = 1  # it is that turn: the round has begun already
        state.round += 1


def read_player(reader: Any, state: Any, player: Any, fields: dict[str, str]) -> None:
    where = fields.get("companion", "")
    player.companion = OWN_SUPPLY if where == SUPPLY else reader.place(state, where, "companion") if where else GENERAL_SUPPLY
    player.letters = player.delivered = 0
    for text in _listed(fields.get("letters", "")):
        letter = _free_letter(reader, state, text.removesuffix("!"))
        player.letters |= 1 << letter
        player.delivered |= (1 << letter) * text.endswith("!")


def _free_letter(reader: Any, state: Any, text: str) -> int:
    """The first letter to a place that nobody has yet."""
    gone = state.letter_pile | sum(player.letters for player in state.players)
    for letter, place in enumerate(LETTER_PLACE):
        if text == str(place) and not gone >> letter & 1:
            return letter
    there = Counter(map(str, LETTER_PLACE))[text]
    none = says("position-letter", text=text)
    raise reader.refuse(says("position-letters", there=there, number=int(text)) if there else none)


def deal(state: Any) -> None:
    """The decks are what is left."""
    gone = state.letter_pile | sum(player.letters for player in state.players)
    state.letter_deck = (1 << LETTERS_IN_ALL) - 1 - gone
    state.kiosk_deck = (1 << KIOSK_TILES + 1) - 2 - state.kiosk_pile


def _listed(text: str) -> list[str]:
    return [part for part in text.split(",") if part]
