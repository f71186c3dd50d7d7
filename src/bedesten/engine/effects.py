"""What an answer brings: what it has brought, and what it would bring, found by trying it on a copy. No rule is known here."""

from collections import Counter
from ctypes import sizeof
from dataclasses import dataclass, field, replace
from struct import Struct
from typing import Any

from bedesten.engine.constants import (
    COMPANION,
    FATE,
    FATE_CARD,
    FATE_DICE,
    FATE_DIE,
    FATE_GUILD,
    FATE_KIOSK,
    FATE_LETTER,
    FATE_START,
    GO,
    PLACES,
)
from bedesten.engine.core import Position
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.notation import COLOURS, GOODS, SEATS, TAVERN_TILES
from bedesten.engine.state import Player, State
from bedesten.engine.structs import view_type
from bedesten.engine.tables import SEALS
from bedesten.engine.texts import KINDS

Gains = dict[str, dict[str, int]]  # by seat, then by what: gained, or if negative paid
FULL_PURSE = 9999
AMOUNTS = (
    "lira",
    "rubies",
    "cards",
    "assistants",  # under the merchant
    "extensions",
    *(GOODS[good] for good in range(4)),
    *(f"{name}-tile" for name in COLOURS.values()),
    "coffee",
    "guild-cards",
    *(f"{name}-tile" for name in TAVERN_TILES.values()),
    "letters",
    "seals",
)
_FATE = {
    FATE_DICE: "roll",
    FATE_DIE: "roll",
    FATE_CARD: "draw",
    FATE_GUILD: "draw",
    FATE_START: "start",
    FATE_LETTER: "letter",
    FATE_KIOSK: "kiosk",
}


@dataclass(frozen=True)
class Effect:
    """What one answer has brought, for everybody to see."""

    kind: str  # what was asked: the kind of question, or of fate: roll, draw, demand, start, letter, kiosk
    of: int  # the seat that carried out the rule in which it was asked
    place: int  # where: 0, if no merchant had gone anywhere yet
    gains: Gains
    moves: dict[str, int]  # pieces that went somewhere, and the place


@dataclass
class Outcome:
    """What an answer would bring, up to the next decision that matters; `ways` of `of` equally likely rolls lead there."""

    ways: int
    of: int
    gains: Gains
    fee: int = 0  # what the merchants at a place want
    ends: bool = False  # the turn would be over
    then: list["Outcome"] = field(default_factory=list)  # of going somewhere, or choosing a tile: what the action would bring
    idle: bool = False  # of choosing a tile: the action is not possible now, or would change nothing
    reveals: bool = False  # a roll, card or tile is seen at once: it cannot be taken back


def effect(before: Position, after: Position) -> Effect:
    state: Any = before.state
    players, old, new = state.players_n, before.memory(), after.memory()
    size = players * _AMOUNTS.size
    return Effect(
        kind=_FATE.get(state.fate, "demand") if before.asked == FATE else KINDS[state.question],
        of=state.calls[state.depth - 1].player,
        place=place_asked_about(before),
        gains=_gains(old[:size], new[:size]),
        moves=_moves(old, new, players),
    )


def place_asked_about(position: Position) -> int:
    """The place of the action that goes on, or where the merchant has just arrived."""
    state: Any = position.state
    is_arriving = state.question in (q.ASK_ASSISTANT, q.ASK_PAY, q.ASK_MEET) and position.asked != FATE
    return int(state.at if is_arriving or not state.acting else state.acting)


# -- trying


def outcomes(position: Position, answer: int) -> list[Outcome]:
    """What an option would bring the players. What is hidden from the one who is asked is guessed, so nothing can be learned.

    >>> table = Position(2, seed=5, open_fate=True)
    >>> while table.asked == FATE:
    ...     table.answer(table.sampled())
    >>> [outcome.gains for outcome in outcomes(table, table.options[0])][0]["red"]["assistants"]
    -1
    """
    seat = position.asked
    return _tried(position.imagined(seat, 0, open_fate=True), seat, answer)


def outcomes_of_all(position: Position) -> list[list[Outcome]]:
    """What each of the options would bring, in their order.

    >>> table = Position(2, seed=5)
    >>> outcomes_of_all(table) == [outcomes(table, answer) for answer in table.options]
    True
    """
    seat = position.asked
    imagined = position.imagined(seat, 0, open_fate=True)
    return [_tried(imagined, seat, answer) for answer in position.options]


def _tried(imagined: Position, seat: int, answer: int) -> list[Outcome]:
    twin, is_going, is_tile = imagined.copy(), _goes(imagined, answer), imagined.question == q.ASK_KIOSK_TILE
    state: Any = twin.state
    turn, size, lira = state.turns, state.players_n * _AMOUNTS.size, 0
    if is_going:
        me = state.players[seat]
        lira, me.lira = me.lira, FULL_PURSE  # so that one sees what has to be paid
    before = twin.memory()[:size]
    twin.push(answer)
    reveals = twin.asked == FATE
    if is_tile:
        return [_chosen(twin, seat)]
    ends = twin.follow(seat, turn, is_going)
    if is_going:
        if not ends and twin.asked == FATE:  # where a neutral merchant goes whom one has paid makes no difference here
            twin.push(0)
            ends = twin.follow(seat, turn, False)
        return [_arrived(twin, seat, lira, _gains(before, twin.memory()[:size]), ends)]
    if ends or twin.asked != FATE:
        return [Outcome(1, 1, _gains(before, twin.memory()[:size]), ends=ends, reveals=reveals)]
    rolled, rolls = twin.rolled(seat, turn, size).items(), len(twin.chances)
    return _summed([Outcome(ways, rolls, _gains(before, after), ends=ends, reveals=reveals) for (after, ends), ways in rolled])


def _goes(position: Position, answer: int) -> bool:
    """Does the merchant or the companion go somewhere by it?"""
    goes = GO < answer <= GO + PLACES or COMPANION < answer <= COMPANION + PLACES
    return goes and position.question == q.ASK_MOVE


def _arrived(there: Position, seat: int, lira: int, gains: Gains, ends: bool) -> Outcome:
    """What it costs to go somewhere, and what the action there would bring. The turn ends there at once for whoever has no
    assistant, or cannot pay the fee."""
    name = SEATS[seat]
    own = gains.get(name, {})
    fee = -own.get("lira", 0)
    if fee <= lira:
        return Outcome(1, 1, gains, fee, ends and not own, _acted(there, seat, lira - fee))
    return Outcome(1, 1, {name: {what: by for what, by in own.items() if what != "lira"}}, fee, True)


def _acted(there: Position, seat: int, lira: int) -> list[Outcome]:
    """What the action would bring one who arrives with so many lira; nothing, if it is not possible."""
    if there.asked != seat or there.question != q.ASK_ACT:
        return []
    state: Any = there.state
    state.players[seat].lira = lira
    there.proceed()
    return _tried(there, seat, w.ACT) if there.asked == seat and w.ACT in there.options else []


def _chosen(tile: Position, seat: int) -> Outcome:
    """A tile that was chosen, and what carrying it out would bring. If that is not possible, the game has gone on already."""
    if tile.asked != seat or w.ACT not in tile.options:
        return Outcome(1, 1, {}, idle=True)
    done, left = tile.copy(), tile.copy()
    done.push(w.ACT)
    left.push(w.SKIP)
    return Outcome(1, 1, {}, then=_tried(tile, seat, w.ACT), idle=done == left)


def _summed(found: list[Outcome]) -> list[Outcome]:
    """Outcomes that bring the same are one; the likeliest first."""
    ways: Counter[str] = Counter()
    kinds: dict[str, Outcome] = {}
    for outcome in found:
        key = repr((outcome.gains, outcome.ends))
        ways[key] += outcome.ways
        kinds[key] = outcome
    if len(kinds) == 1:
        return [replace(found[0], ways=1, of=1)]
    return [replace(kinds[key], ways=n) for key, n in ways.most_common()]


# -- what can change


def _reader(*names: str) -> Struct:
    """Reads fields of a player from the bytes of a position: much is tried, and this is ten times as fast as one by one."""
    player: Any = view_type(Player)
    form, end = "=", 0
    for name, member in player._fields_:
        if name in names:
            offset = getattr(player, name).offset
            count = getattr(member, "_length_", 1)
            form += f"{offset - end}x{count}{getattr(member, '_type_', member) if count == 1 else member._type_._type_}"
            end = offset + sizeof(member)
    return Struct(f"{form}{sizeof(player) - end}x")


_AMOUNTS = _reader(
    *("letters", "delivered", "lira", "coffee", "stack", "rubies", "extensions", "tiles", "tavern", "guild_n", "goods", "hand_n")
)
_TILES = [tuple(tiles >> colour & 1 for colour in COLOURS) for tiles in range(1 << len(COLOURS))]
_TAVERN_TILES = [tuple(tiles >> kind & 1 for kind in TAVERN_TILES) for tiles in range(1 << len(TAVERN_TILES))]
_PIECES = _reader("merchant", "family", "companion")
_STATE: Any = view_type(State)
_PEOPLE = {
    "governor": _STATE.governor.offset,
    "smuggler": _STATE.smuggler.offset,
    "coffee-trader": _STATE.trader.offset,
    "courier": _STATE.courier.offset,
}
_BARRIER = slice(_STATE.barrier.offset, _STATE.barrier.offset + _STATE.barrier.size)


def _gains(before: bytes, after: bytes) -> Gains:
    """From the memory of the players."""
    found = {}
    for seat, at in enumerate(range(0, len(before), _AMOUNTS.size)):
        if before[at : at + _AMOUNTS.size] != after[at : at + _AMOUNTS.size]:
            old, new = _AMOUNTS.unpack_from(before, at), _AMOUNTS.unpack_from(after, at)
            if old != new:
                amounts = zip(AMOUNTS, _spread(old), _spread(new), strict=True)
                found[SEATS[seat]] = {what: b - a for what, a, b in amounts if a != b}
    return found


def _spread(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """In the order of AMOUNTS."""
    letters, delivered, lira, coffee, stack, rubies, extensions, tiles, tavern, guild_cards, *goods, cards = amounts
    held, turned = letters.bit_count(), delivered.bit_count()
    expansions = coffee, guild_cards, *_TAVERN_TILES[tavern], held, SEALS[0] * (held - turned) + SEALS[1] * turned
    return lira, rubies, cards, stack, extensions, *goods[:4], *_TILES[tiles], *expansions


def _moves(before: bytes, after: bytes, players: int) -> dict[str, int]:
    """The pieces that have walked, and where they are; of the barrier both places."""
    size = players * _PIECES.size
    found = {piece: after[at] for piece, at in _PEOPLE.items() if before[at] != after[at]}
    if before[_BARRIER] != after[_BARRIER]:
        found["barrier"], found["barrier-to"] = after[_BARRIER]
    pairs = zip(_PIECES.iter_unpack(before[:size]), _PIECES.iter_unpack(after[:size]), strict=True)
    for seat, (old, new) in enumerate(pairs):
        for piece, was, now in zip((SEATS[seat], f"{SEATS[seat]}-family", f"{SEATS[seat]}-companion"), old, new, strict=True):
            if was != now and 0 < now <= PLACES:
                found[piece] = now
    return found
