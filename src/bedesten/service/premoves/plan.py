"""A plan: the premoves of a seat, as they are stored; and what becomes of the first when its turn has begun."""

import hashlib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Literal

import msgspec

from bedesten.engine.constants import COMPANION, FATE, GO, PLACES
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import number
from bedesten.engine.view import View, view
from bedesten.service import kinds
from bedesten.service.follow_ups import turn_of, way_on
from bedesten.service.messages import Answer
from bedesten.service.table import Table

TURNS_AHEAD, ANSWERS_EACH, WORD_LENGTH = 4, 12, 40
BOARD = (  # what lies there for all; possessions of others are their own affair
    *("governor", "smuggler", "coffee_trader", "courier", "neutral_merchants", "neutral_assistants", "caravan_leader"),
    *("gem_price", "palace_price", "post_markers", "mosque_tiles", "mosque_rubies", "demand", "coffee_price", "tavern"),
    *("baksheesh", "barrier", "guild_pile", "letter_pile"),
)


class Premove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers from the beginning of a turn on. `only_if`: no other merchant stands where the first of them leads; or also all
    that lies on the board and all that one has is as it was when it was said, or after one's own turn before it."""

    answers: list[str]
    only_if: Literal["free", "same"] | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: list[Premove]
    seen: list[str]  # for each: a digest of what it depends on if everything must be the same
    turn: int  # the number of the turn in which it was said, or last carried out
    salt: str  # from which the moment follows
    dropped: str = ""  # why the rest was not carried out: taken, changed, impossible, overtaken


def check(turns: Sequence[Premove], fewest: int = 1) -> None:
    """Refused, if it could never be carried out, or is too much."""
    if len(turns) > TURNS_AHEAD or any(not fewest <= len(one.answers) <= ANSWERS_EACH for one in turns):
        raise Refused(says("premoves-many", turns=TURNS_AHEAD, answers=ANSWERS_EACH))
    for one in turns:
        for word in one.answers:
            if len(word) > WORD_LENGTH or word.startswith("*") or number(word) is None:
                raise Refused(says("premove-word", word=word[:WORD_LENGTH]))
        if one.only_if == "free" and one.answers and not _goal(one):
            raise Refused(says("premove-place"))


def check_agreed(table: Table) -> None:
    """Refused, if it was not agreed that one may plan, or there is nothing left to plan."""
    if not table.settings.premoves:
        raise Refused(says("no-premoves"))
    if table.stage != kinds.PLAYING:
        raise Refused(says("over" if table.stage == kinds.OVER else "not-begun"))


def planned(table: Table, seat: int, turns: Sequence[Premove], salt: str) -> Plan:
    """As it is to be stored. Refused, where it was not agreed, or when one can answer."""
    check(turns)
    check_agreed(table)
    position = table.game.position
    number_of_turn, whose = turn_of(position)
    if whose == seat and turns:
        raise Refused(says("premove-late"))
    return Plan(list(turns), _seen(position, seat, turns), number_of_turn, salt)


def begins_turn(table: Table) -> int | None:
    """The seat of a person who is asked for the first time in his turn, and has taken nothing back."""
    seat = table.to_act() if table.stage == kinds.PLAYING else None
    if seat is None or table.game.asked != seat or table.seats[seat].is_played_by_bot or table.proposal or table.undone:
        return None
    turn = turn_of(table.game.position)
    in_turn = takewhile(lambda entry: (entry.turn, entry.turn_of) == turn, reversed(table.game.log))
    return seat if turn[1] == seat and not any(entry.seat == seat for entry in in_turn) else None


def answer_for(table: Table, seat: int, plan: Plan) -> Answer | str:
    """What is answered now; or why not. It depends on nothing that the seat may not know."""
    first = plan.turns[0]
    if turn_of(table.game.position)[0] <= plan.turn or is_overtaken(table, seat, plan):
        return "overtaken"
    if first.only_if and _goal(first) in _others_stand(view(table.game.position, seat), seat):
        return "taken"
    if first.only_if == "same" and _seen(table.game.position, seat, [first]) != plan.seen[:1]:
        return "changed"
    return _up_to_chance(table, seat, first) or "impossible"


def is_overtaken(table: Table, seat: int, plan: Plan) -> bool:
    """Has its owner answered himself in a turn for which there was a plan?"""
    return any(entry.turn > plan.turn for entry in table.game.log if entry.seat == seat and entry.turn_of == seat)


def left_after(plan: Plan, before: Position, after: Position, seat: int) -> Plan:
    """What is left when the first was carried out."""
    turns = plan.turns[1:]
    return Plan(turns, _seen(after, seat, turns), turn_of(before)[0], plan.salt)


def _up_to_chance(table: Table, seat: int, premove: Premove) -> Answer | None:
    """The answers as far as nothing is learnt on the way; None, if one of them is not possible."""
    tried = table.game.branch()
    try:
        for word in premove.answers:
            if not give(tried, seat, word):
                break
    except Refused:
        return None
    given = [entry.word for entry in tried.log]
    return Answer(seq=table.seq, answers=given, goes_on=tried.asked == seat, ends=tried.asked != FATE)


def give(tried: Game, seat: int, word: str) -> bool:
    """An answer on a branch, and before it what has one way on. False, if the seat is not asked any more; Refused, if it is not
    possible."""
    choice = number(word)
    while tried.asked == seat and choice not in tried.position.options and (only := way_on(tried.position)) is not None:
        tried.choose(only)
    if tried.asked != seat:
        return False
    tried.choose(word)
    return True


def _goal(premove: Premove) -> int:
    """The place to which the first answer leads; 0: to none."""
    choice = number(premove.answers[0]) or 0
    return next((choice - begin for begin in (GO, COMPANION) if begin < choice <= begin + PLACES), 0)


def _others_stand(seen: View, seat: int) -> list[int]:
    """Where merchants stand that are not one's own."""
    return [*[player.merchant for i, player in enumerate(seen.players) if i != seat], *seen.neutral_merchants]


def _seen(position: Position, seat: int, turns: Sequence[Premove]) -> list[str]:
    seen = view(position, seat)
    board: list[Any] = [getattr(seen, name) for name in BOARD]
    others = _others_stand(seen, seat)
    return [_digest([board, seen.players[seat], _goal(one) in others]) for one in turns]


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()[:16]
