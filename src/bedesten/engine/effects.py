"""What an answer brings: what it has brought, and what it would bring, found by trying it on a copy. No rule is known here."""

from collections import Counter
from ctypes import sizeof
from dataclasses import dataclass, field, replace
from struct import Struct
from typing import Any

from bedesten.engine.constants import DECLINES, FATE, FATE_CARD, FATE_DICE, FATE_START, GO, PLACES, PLAY, PLAYED
from bedesten.engine.core import Position
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.notation import COLOURS, GOODS, SEATS
from bedesten.engine.state import Player, State
from bedesten.engine.structs import view_type
from bedesten.engine.texts import KINDS

Gains = dict[str, dict[str, int]]  # by seat, then by what: gained, or if negative paid
Follows = dict[int, tuple[int, ...]]  # by question: answers that lead on to what matters
FULL_PURSE = 9999
AMOUNTS = (
    "lira",
    "rubies",
    "cards",
    "assistants",  # under the merchant
    "extensions",
    *(GOODS[good] for good in range(4)),
    *(f"{name}-tile" for name in COLOURS.values()),
)
_FATE = {FATE_DICE: "roll", FATE_CARD: "draw", FATE_START: "start"}


@dataclass(frozen=True)
class Effect:
    """What one answer has brought, for everybody to see."""

    kind: str  # what was asked: the kind of question, or of fate: roll, draw, demand, start
    of: int  # the seat that carried out the rule in which it was asked
    place: int  # where: 0, if no merchant had gone anywhere yet
    gains: Gains
    moves: dict[str, int]  # pieces that went somewhere, and the place


@dataclass(frozen=True)
class Outcome:
    """What an answer would bring, up to the next decision that matters; `ways` of `of` equally likely rolls lead there."""

    ways: int
    of: int
    gains: Gains
    fee: int = 0  # what the merchants at a place want
    ends: bool = False  # the turn would be over
    then: list["Outcome"] = field(default_factory=list)  # of going somewhere: what the action there would bring


def effect(before: Position, after: Position) -> Effect:
    state: Any = before.state
    players, old, new = state.players_n, before.memory(), after.memory()
    return Effect(
        kind=_FATE.get(state.fate, "demand") if before.asked == FATE else KINDS[state.question],
        of=state.calls[state.depth - 1].player,
        place=place_asked_about(before),
        gains=_gains(old, new, players),
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
    state: Any = position.state
    seat, players, is_going = position.asked, state.players_n, GO < answer <= GO + PLACES
    twin = position.imagined(seat, 0, open_fate=True)
    tried: Any = twin.state
    if is_going:
        tried.players[seat].lira = FULL_PURSE  # so that one sees what has to be paid
    before, follows = twin.memory(), _ON_THE_WAY if is_going else _AFTER_A_ROLL
    twin.push(answer)
    found = _followed(twin, seat, state.turns, follows)
    if is_going:
        _, end, ends = found[0]
        lira = state.players[seat].lira
        arrived = _arrived(SEATS[seat], lira, _gains(before, end.memory(), players), ends)
        return [replace(arrived, then=_acted(end, seat, lira - arrived.fee))]
    total = sum(ways for ways, _, _ in found)
    return _summed([Outcome(ways, total, _gains(before, end.memory(), players), ends=ends) for ways, end, ends in found])


def _arrived(seat: str, lira: int, gains: Gains, ends: bool) -> Outcome:
    """What it costs to go somewhere. The turn ends there at once for whoever has no assistant, or cannot pay the fee."""
    fee = -gains.get(seat, {}).get("lira", 0)
    if fee <= lira:
        return Outcome(1, 1, gains, fee, ends and seat not in gains)
    return Outcome(1, 1, {seat: {what: by for what, by in gains[seat].items() if what != "lira"}}, fee, True)


def _acted(position: Position, seat: int, lira: int) -> list[Outcome]:
    """What the action at a place would bring one who arrives there with so many lira; nothing, if it is not possible."""
    if position.asked != seat or position.question != q.ASK_ACT or lira < 0:
        return []
    state: Any = position.state
    state.players[seat].lira = lira
    position.proceed()
    return outcomes(position, w.ACT) if position.asked == seat and w.ACT in position.options else []


def _followed(position: Position, seat: int, turn: int, follows: Follows) -> list[tuple[int, Position, bool]]:
    """Where it leads, each with its number of ways, and whether the turn is over."""
    state: Any = position.state
    while True:
        if position.over or state.turns != turn:
            return [(1, position, True)]
        if position.asked == FATE and state.fate == FATE_DICE:
            return _rolled(position, seat, turn)
        if position.asked == FATE:
            position.push(position.chances[0][0])  # whichever it is, the amounts are the same
        elif position.asked == seat and state.question in follows:
            willing = [answer for answer in follows[state.question] if answer in position.options]
            if not willing:
                return [(1, position, all(_declines(answer) for answer in position.options))]
            position.push(willing[0])
        else:
            return [(1, position, False)]


_AFTER_A_ROLL: Follows = {q.ASK_DICE: (w.KEEP,)}
_ON_THE_WAY: Follows = {q.ASK_ASSISTANT: (w.JOIN, w.LEAVE, w.JOIN_NEUTRAL), q.ASK_PAY: (w.PAY,)}


def _declines(answer: int) -> bool:
    return DECLINES <= answer < 0 or PLAY <= answer < PLAYED


def _rolled(position: Position, seat: int, turn: int) -> list[tuple[int, Position, bool]]:
    """After each roll; a second one is not foreseen."""
    found = []
    for outcome, ways in position.chances:
        twin = position.copy()
        twin.push(outcome)
        state: Any = twin.state
        rolls_again = twin.asked == FATE and state.fate == FATE_DICE
        end = (1, twin, False) if rolls_again else _followed(twin, seat, turn, _AFTER_A_ROLL)[0]
        found.append((ways, *end[1:]))
    return found


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


_AMOUNTS = _reader("lira", "stack", "rubies", "extensions", "tiles", "goods", "hand_n")
_PIECES = _reader("merchant", "family")
_GOVERNOR, _SMUGGLER = (getattr(view_type(State), piece).offset for piece in ("governor", "smuggler"))


def _gains(before: bytes, after: bytes, players: int) -> Gains:
    size = players * _AMOUNTS.size
    if before[:size] == after[:size]:
        return {}
    pairs = zip(_AMOUNTS.iter_unpack(before[:size]), _AMOUNTS.iter_unpack(after[:size]), strict=True)
    return {
        SEATS[seat]: {what: b - a for what, a, b in zip(AMOUNTS, _spread(old), _spread(new), strict=True) if a != b}
        for seat, (old, new) in enumerate(pairs)
        if old != new
    }


def _spread(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """In the order of AMOUNTS."""
    lira, stack, rubies, extensions, tiles, *goods, cards = amounts
    return lira, rubies, cards, stack, extensions, *goods[:4], *(tiles >> colour & 1 for colour in COLOURS)


def _moves(before: bytes, after: bytes, players: int) -> dict[str, int]:
    """The pieces that have walked, and where they are."""
    size = players * _PIECES.size
    found = {piece: after[at] for piece, at in (("governor", _GOVERNOR), ("smuggler", _SMUGGLER)) if before[at] != after[at]}
    pairs = zip(_PIECES.iter_unpack(before[:size]), _PIECES.iter_unpack(after[:size]), strict=True)
    for seat, (old, new) in enumerate(pairs):
        for piece, was, now in zip((SEATS[seat], f"{SEATS[seat]}-family"), old, new, strict=True):
            if was != now:
                found[piece] = now
    return found
