"""What goes over the wire: requests and updates, as plain types. The OpenAPI page is made from these."""

from typing import Any, Literal

import msgspec

from bedesten.engine.constants import FATE, PLAYERS
from bedesten.engine.game import Entry
from bedesten.engine.notation import CARDS, SEATS
from bedesten.engine.view import SPECTATOR, View
from bedesten.service.agreed import Agreed, SeatWish
from bedesten.service.table import Table


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    seats: list[SeatWish]
    agreed: Agreed = Agreed()
    name: str = ""
    listed: bool = False
    text: str = ""  # what you add to the sealed chance


class Join(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None = None
    text: str = ""


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """One or several answers to the question number `seq`: all of them count, or none."""

    seq: int
    answers: list[str]
    seat: int | None = None  # only needed by a device with several seats


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Undo, or end the turn, at number `seq`."""

    seq: int
    seat: int | None = None


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot play a person's seat; without a bot, the person takes it back."""

    bot: str | None = None


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may send through a socket."""

    do: Literal["answer", "undo", "confirm"]
    seq: int
    answers: list[str] = []
    seat: int | None = None


class OptionOut(msgspec.Struct):
    word: str
    text: str


class QuestionOut(msgspec.Struct):
    seat: str
    kind: str
    text: str
    options: list[OptionOut]


class SeatOut(msgspec.Struct):
    colour: str
    kind: str
    name: str
    bot: str | None
    yours: bool


class Event(msgspec.Struct):
    """One answer, of a player or of fate (`seat` null); a card that others drew is `*{?}`."""

    n: int
    seat: str | None
    word: str
    turn: int


class Summary(msgspec.Struct):
    id: str
    stage: str
    agreed: Agreed
    seats: list[SeatOut]
    seal: str
    to_act: str | None


class Update(msgspec.Struct):
    """A table as one audience may see it, and what has happened since it last looked."""

    table: Summary
    seq: int
    seat: str | None  # whose eyes; null: a spectator
    view: View | None
    question: QuestionOut | None  # only for whoever is asked
    events: list[Event]
    may_undo: bool
    may_end_turn: bool
    result: list[dict[str, Any]] | None


class Problem(msgspec.Struct):
    """What is wrong, in a sentence; the clause of the rules that says so, if one does."""

    error: str
    clause: str | None = None


def summary(table: Table, mine: list[int]) -> Summary:
    seats = [SeatOut(SEATS[i], seat.kind, seat.name, seat.bot, i in mine) for i, seat in enumerate(table.seats)]
    to_act = table.to_act() if table.stage == "playing" else None
    asked = SEATS[to_act] if to_act is not None else None
    return Summary(table.id, table.stage, table.agreed, seats, table.seal().write(), asked)


def update(table: Table, mine: list[int], seat: int, since: int) -> Update:
    """What an audience is told: everything that this seat may know, and nothing else."""
    head = summary(table, mine)
    if table.stage == "waiting":
        return Update(head, table.seq, _name(seat), None, None, [], False, False, None)
    game = table.game
    return Update(
        table=head,
        seq=table.seq,
        seat=_name(seat),
        view=game.view(seat),
        question=_question(table, seat),
        events=[_event(table, i, entry, seat) for i, entry in enumerate(game.log) if i >= since],
        may_undo=seat < PLAYERS and table.undo_to(seat) is not None,
        may_end_turn=table.held_by() == seat,
        result=[_standing(place) for place in game.standings()] if game.over else None,
    )


def _name(seat: int) -> str | None:
    return SEATS[seat] if seat < SPECTATOR else None


def _question(table: Table, seat: int) -> QuestionOut | None:
    if table.game.over or table.game.asked != seat or table.held_by() is not None:
        return None
    question = table.game.question
    return QuestionOut(SEATS[seat], question.kind, question.text, [OptionOut(o.word, o.text) for o in question.options])


_DRAWN = {f"*{{{name}}}" for name in CARDS.values()}


def _event(table: Table, n: int, entry: Entry, seat: int) -> Event:
    is_fate = entry.seat == FATE
    hidden = is_fate and entry.word in _DRAWN and table.game.drawer(n) != seat and not table.game.over
    return Event(n, None if is_fate else SEATS[entry.seat], "*{?}" if hidden else entry.word, entry.turn)


def _standing(place: Any) -> dict[str, Any]:
    return {
        "rank": place.rank,
        "seat": SEATS[place.seat],
        "rubies": place.rubies,
        "lira": place.lira,
        "goods": place.goods,
        "cards": place.cards,
    }
