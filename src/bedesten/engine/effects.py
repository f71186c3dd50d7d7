"""What an answer brings: what it has brought, and what it would bring, found by trying it on a copy. No rule is known here."""

from collections import Counter
from ctypes import sizeof
from dataclasses import dataclass, field, replace
from functools import lru_cache
from struct import Struct
from typing import Any

from bedesten.engine.constants import (
    CARDS,
    DEMAND_TILES,
    FATE,
    FATE_CARD,
    FATE_DICE,
    FATE_DIE,
    FATE_GUILD,
    FATE_KIOSK,
    FATE_LARGE,
    FATE_LETTER,
    FATE_START,
    GAINS,
    GO,
    LACKS_ASSISTANT,
    LACKS_FEE,
    PLACES,
    PLAY,
)
from bedesten.engine.core import Position
from bedesten.engine.names import questions as q
from bedesten.engine.notation import COLOURS, GOODS, SEATS, TAVERN_TILES, outcome_word
from bedesten.engine.state import Brought, Player, State
from bedesten.engine.structs import view_type
from bedesten.engine.texts import KINDS

Gains = dict[str, dict[str, int]]  # by seat, then by what: gained, or if negative paid
KEPT = 16_384  # of what answers bring: so much need not be worked out again
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
_LACKS = {0: "", LACKS_ASSISTANT: "assistant", LACKS_FEE: "fee"}
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
    demand: str  # the demand tile that came to the top, in the word of fate, who is asked only as long as some are unseen


@dataclass
class Outcome:
    """What an answer would bring, up to the next decision that matters; `ways` of `of` equally likely rolls lead there."""

    ways: int
    of: int
    gains: Gains
    fee: int = 0  # what the merchants at a place want
    ends: bool = False  # the turn would be over
    then: list["Outcome"] = field(
        default_factory=list
    )  # of going or sending somewhere, or choosing a tile: what the action brings
    idle: bool = False  # of sending somebody, or choosing a tile: the action is not possible now, or would change nothing
    reveals: bool = False  # a roll, card or tile is seen at once: it cannot be taken back
    lacks: str = ""  # of going somewhere: what is missing there, so that the turn would end at once; assistant, or fee


def effect(before: Position, after: Position) -> Effect:
    state: Any = before.state
    memories = before.memory(), after.memory()
    return Effect(
        kind=_FATE.get(state.fate, "demand") if before.asked == FATE else KINDS[state.question],
        of=state.calls[state.depth - 1].player,
        place=place_asked_about(before),
        gains=_gains(after.gained(before)),
        moves=_moves(*memories, state.players_n),
        demand=_demand(*memories),
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
    return outcomes_in(position.imagined(position.asked, 0, open_fate=True).tried(answer))


def outcomes_of_all(position: Position) -> list[list[Outcome]]:
    """What each of the options would bring, in their order.

    >>> table = Position(2, seed=5)
    >>> outcomes_of_all(table) == [outcomes(table, answer) for answer in table.options]
    True
    """
    return [outcomes_in(tried) for _, tried in tried_options(position)]


def tried_options(position: Position) -> list[tuple[int, bytes]]:
    """Each of the options, and what it would bring as the images of `Brought`: the same is brought again and again, and these
    bytes are a key for what was made of it before."""
    imagined = position.imagined(position.asked, 0, open_fate=True)
    return [(answer, imagined.tried(answer)) for answer in position.options]


def helpful_cards(position: Position) -> dict[int, int]:
    """By answers that are possible after a card that may be played now, or have been given with it: the first such card."""
    imagined: Position | None = None
    found: dict[int, int] = {}
    for card in position.options:
        if PLAY <= card < PLAY + CARDS:
            imagined = imagined or position.imagined(position.asked, 0, open_fate=True)
            played = imagined.copy()
            played.answer(card)
            for answer in (*played.options, GO + int(played.state.at)):
                found.setdefault(answer, card)
    return found


@lru_cache(KEPT)
def outcomes_in(tried: bytes) -> list[Outcome]:
    found = [_BROUGHT.from_buffer_copy(tried, at) for at in range(0, len(tried), sizeof(_BROUGHT))]
    if found[0].leads:
        return [replace(_outcome(found[0]), then=_summed([_outcome(one) for one in found[1:]]))]
    return _summed([_outcome(one) for one in found])


def _outcome(one: Any) -> Outcome:
    return Outcome(
        one.ways,
        one.of,
        _by_seat(one.gains[:]),
        one.fee,
        bool(one.ends),
        idle=bool(one.idle),
        reveals=bool(one.reveals),
        lacks=_LACKS[one.lacks],
    )


def _summed(found: list[Outcome]) -> list[Outcome]:
    """Outcomes that bring the same are one; the likeliest first."""
    ways: Counter[str] = Counter()
    kinds: dict[str, Outcome] = {}
    for outcome in found:
        key = repr((outcome.gains, outcome.ends))
        ways[key] += outcome.ways
        kinds[key] = outcome
    if len(kinds) <= 1:
        return [replace(outcome, ways=1, of=1) for outcome in kinds.values()]
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


_BROUGHT: Any = view_type(Brought)
_PIECES = _reader("merchant", "family", "companion")
_PIECES_OF = [(name, f"{name}-family", f"{name}-companion") for name in SEATS.values()]
_STATE: Any = view_type(State)
_PEOPLE = {
    "governor": _STATE.governor.offset,
    "smuggler": _STATE.smuggler.offset,
    "coffee-trader": _STATE.trader.offset,
    "courier": _STATE.courier.offset,
}
_TOP_TILES = _STATE.demand_top.offset
_TILES_SEEN = _STATE.demand_seen.offset
_TILES = _STATE.demand_order.offset
_BARRIER = slice(_STATE.barrier.offset, _STATE.barrier.offset + _STATE.barrier.size)


@lru_cache(KEPT)
def _gains(gained: bytes) -> Gains:
    """From the image of a `Brought`."""
    return _by_seat(_BROUGHT.from_buffer_copy(gained).gains[:])


def _by_seat(gains: list[int]) -> Gains:
    by_seat = [gains[at : at + GAINS] for at in range(0, len(gains), GAINS)]
    return {
        SEATS[seat]: {what: by for what, by in zip(AMOUNTS, own, strict=True) if by}
        for seat, own in enumerate(by_seat)
        if any(own)
    }


def _moves(before: bytes, after: bytes, players: int) -> dict[str, int]:
    """The pieces that have walked, and where they are; of the barrier both places."""
    found = {piece: after[at] for piece, at in _PEOPLE.items() if before[at] != after[at]}
    if before[_BARRIER] != after[_BARRIER]:
        found["barrier"], found["barrier-to"] = after[_BARRIER]
    for seat in range(players):
        old, new = _PIECES.unpack_from(before, seat * _PIECES.size), _PIECES.unpack_from(after, seat * _PIECES.size)
        if old != new:
            pieces = zip(_PIECES_OF[seat], old, new, strict=True)
            found |= {piece: now for piece, was, now in pieces if was != now and 0 < now <= PLACES}
    return found


def _demand(before: bytes, after: bytes) -> str:
    for market in range(2):
        tile = _top_tile(after, market)
        if tile != _top_tile(before, market):
            return outcome_word(FATE_LARGE + market, tile)
    return ""


def _top_tile(memory: bytes, market: int) -> int:
    """-1: there is none yet."""
    return memory[_TILES + market * DEMAND_TILES + memory[_TOP_TILES + market]] if memory[_TILES_SEEN + market] else -1
