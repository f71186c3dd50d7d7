"""What a position text says of Mocha & Baksheesh: the coffee trader, the Tavern, guild cards, coffee.

people   … coffee-trader@9
tavern   coffee-house=6 movement=1 encounter=2 baksheesh=YYY barrier@2,5 barrier-owner=red
guild    3 17
red      … coffee=4 tavern=movement guild=7,12
"""

from typing import Any, Protocol

from bedesten.engine.constants import FULL_PURSE, GRAND, GUILD_CARDS, MOCHA
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.notation import SEATS, TAVERN_TILES, is_number
from bedesten.engine.tables import BAKSHEESH_SIDES, TAVERN_COFFEE

LINES = ("tavern", "guild")
PLAYER_FIELDS = {"coffee", "tavern", "guild"}
_KIND = {name: kind for kind, name in TAVERN_TILES.items()}
_ALL = (1 << GUILD_CARDS + 1) - 2


class Reader(Protocol):
    """Reads lines of a position."""

    line: str
    given: dict[str, str]

    def refuse(self, why: Sentence) -> Refused: ...
    def fields(self, line: str, known: set[str]) -> dict[str, str]: ...
    def number(self, fields: dict[str, str], name: str, last: int, otherwise: int | None = None) -> int: ...
    def place(self, state: Any, text: str, piece: str) -> int: ...
    def seat(self, fields: dict[str, str], name: str, players: int) -> int: ...


def has_mocha(state: Any) -> bool:
    return state.rules in (MOCHA, GRAND)


# -- writing


def write_lines(state: Any) -> list[tuple[str, str]]:
    if not has_mocha(state):
        return []
    tavern = [f"coffee-house={state.coffee_price}"]
    tavern += [f"{name}={state.next_tavern[kind]}" for kind, name in TAVERN_TILES.items()]
    tavern.append(f"baksheesh={BAKSHEESH_SIDES[state.baksheesh]}")
    if state.barrier_owner:
        tavern += [f"barrier@{state.barrier[0]},{state.barrier[1]}", f"barrier-owner={SEATS[state.barrier_owner - 1]}"]
    return [("tavern", " ".join(tavern)), ("guild", " ".join(map(str, _cards(state.guild_pile))))]


def write_player(player: Any) -> list[str]:
    """What is 0 or empty is left out by the writer of the line."""
    tiles = ",".join(name for kind, name in TAVERN_TILES.items() if player.tavern >> kind & 1)
    return [*([f"coffee={player.coffee}"] if player.coffee else []), f"tavern={tiles}", f"guild={_joined(player.guild)}"]


def _cards(mask: int) -> list[int]:
    return [card for card in range(1, GUILD_CARDS + 1) if mask >> card & 1]


def _joined(mask: int) -> str:
    return ",".join(map(str, _cards(mask)))


# -- reading


def read_lines(reader: Reader, state: Any, players: int) -> None:
    fields = reader.fields("tavern", {"coffee-house", *_KIND, "baksheesh", "barrier", "barrier-owner"})
    state.coffee_price = reader.number(fields, "coffee-house", 99)
    for kind, name in TAVERN_TILES.items():
        state.next_tavern[kind] = reader.number(fields, name, 9)
        if state.next_tavern[kind] not in TAVERN_COFFEE:
            raise reader.refuse(says("position-tavern-price", number=state.next_tavern[kind]))
    if fields.get("baksheesh") not in BAKSHEESH_SIDES:
        raise reader.refuse(says("position-baksheesh", known=list(BAKSHEESH_SIDES)))
    state.baksheesh = BAKSHEESH_SIDES.index(fields["baksheesh"])
    _read_barrier(reader, state, players, fields)
    reader.line = "guild"
    state.guild_pile = _read_cards(reader, reader.given.get("guild", "").split())


def _read_barrier(reader: Reader, state: Any, players: int, fields: dict[str, str]) -> None:
    if ("barrier" in fields) != ("barrier-owner" in fields):
        raise reader.refuse(says("position-barrier-owner"))
    if "barrier" not in fields:
        return
    places = sorted(reader.place(state, text, "barrier") for text in fields["barrier"].split(","))
    spots = [state.spot[place] for place in places]
    if len(places) != 2 or abs(spots[0] // 5 - spots[1] // 5) + abs(spots[0] % 5 - spots[1] % 5) != 1:
        raise reader.refuse(says("position-barrier", example="barrier@2,5"))
    state.barrier[0], state.barrier[1] = places
    state.barrier_owner = 1 + reader.seat(fields, "barrier-owner", players)


def read_player(reader: Reader, player: Any, fields: dict[str, str]) -> None:
    player.coffee = reader.number(fields, "coffee", FULL_PURSE, 0)
    tiles = [tile for tile in fields.get("tavern", "").split(",") if tile]
    if not set(tiles) <= set(_KIND):
        raise reader.refuse(says("position-tavern", known=", ".join(_KIND)))
    player.tavern = sum({1 << _KIND[tile] for tile in tiles})
    player.guild = _read_cards(reader, [text for text in fields.get("guild", "").split(",") if text])
    player.guild_n = player.guild.bit_count()


def _read_cards(reader: Reader, texts: list[str]) -> int:
    mask = 0
    for text in texts:
        if not is_number(text, GUILD_CARDS) or not int(text) or mask >> int(text) & 1:
            raise reader.refuse(says("position-guild", last=GUILD_CARDS, text=text))
        mask |= 1 << int(text)
    return mask


def deal(state: Any, players: int) -> None:
    """The guild deck is what is left."""
    left = _ALL
    for mask in (state.guild_pile, *(state.players[seat].guild for seat in range(players))):
        if mask & ~left:
            raise Refused(says("position-guild-twice", number=_cards(mask & ~left)[0]))
        left -= mask
    state.guild_deck = left
