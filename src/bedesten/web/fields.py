"""The fields of an update, in one list: where each stands, who sees it, and on what it depends."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple

import msgspec

from bedesten.engine.core import Position
from bedesten.engine.notation import SEATS
from bedesten.engine.view import PARTS, SPECTATOR, PlayerView, View, own_hand, public_player, view, with_hand
from bedesten.service import disclosure, going_back
from bedesten.service.holidays import next_of
from bedesten.service.hours import now
from bedesten.service.table import Table
from bedesten.service.warnings import warns_at
from bedesten.web.questions import written_question
from bedesten.web.wire import HolidayOut, MarkOut, ProposalOut, ReminderOut, SeatOut, result_of


class Stands(Enum):
    """Where a field stands."""

    MESSAGE = auto()
    TABLE = auto()  # message.table
    VIEW = auto()  # message.view


class SeenBy(Enum):
    EVERYBODY = auto()
    DEVICE = auto()  # one for each seat, and a device sees its own in its own way
    SEAT = auto()  # made for whoever looks through the eyes of a seat, and for nobody else


class After(Enum):
    """When it is worked out anew."""

    EACH = auto()  # with everything that is told
    CHANGE = auto()  # after every change of the table: it depends on more than the position, and costs little
    MEMORY = auto()  # when the part of the position's memory is another on which it depends
    NEVER = auto()  # it stays as it is, for whoever looks through the same eyes


class May(NamedTuple):
    """Which seat may answer, undo, redo, and end the turn."""

    answer: int
    undo: int | None
    redo: int | None
    end_turn: int | None


class Field(NamedTuple):
    stands: Stands
    name: str
    seen_by: SeenBy
    after: After
    made: Callable[..., Any]  # of a table; of a table and a seat; or of the state of a position


def may_at(table: Table) -> May:
    return May(table.game.asked, going_back.undoer(table), going_back.redoer(table), table.held_by())


def _to_act(table: Table) -> str | None:
    to_act = table.to_act() if table.stage == "playing" else None
    return None if to_act is None else SEATS[to_act]


def _awaited_since(table: Table) -> int | None:
    return None if _to_act(table) is None else table.awaited_since


def _reminder(table: Table) -> ReminderOut | None:
    sent = table.reminder()
    return ReminderOut(SEATS[sent.seat], SEATS[sent.by], sent.at) if sent else None


def _host(table: Table) -> str | None:
    return next((SEATS[i] for i, seat in enumerate(table.seats) if seat.token == table.host), None)


def _marks(table: Table) -> list[MarkOut]:
    return [MarkOut(mark.n, SEATS[mark.seat], mark.outcomes) for mark in table.memory.marks]


def _seat(table: Table, i: int) -> SeatOut:
    """As strangers see it. The time left is counted up to the last entry: from there to the deadline it runs."""
    seat = table.seats[i]
    return SeatOut(
        SEATS[i],
        seat.kind,
        seat.name,
        seat.bot,
        False,
        bool(seat.text),
        i in table.silenced,
        table.clock.left(i) if table.clock else None,
        table.away_since(i),
        [SEATS[who] for who in table.votes_for_bot(i)] if table.votes else [],
        [SEATS[who] for who in table.lets(i)] if table.let_by else [],
        _holiday(table, i),
    )


def _holiday(table: Table, i: int) -> HolidayOut | None:
    found = next_of(table.holidays[i], now()) if i in table.holidays else None
    return HolidayOut(found.since, found.until) if found else None


def yours(seat: SeatOut) -> SeatOut:
    """A seat as its own device sees it."""
    return msgspec.structs.replace(seat, yours=True)


def _proposal(table: Table) -> ProposalOut | None:
    asked = table.proposal
    return ProposalOut(SEATS[asked.seat], asked.to, [SEATS[seat] for seat in going_back.awaited(table)]) if asked else None


def _result(table: Table) -> list[dict[str, Any]] | None:
    return result_of(table.game) if table.has_begun else None


def _continues(table: Table) -> View | None:
    position = table.position_to_continue()
    return view(position, SPECTATOR) if position else None


def json_text(value: Any) -> str:
    return _ENCODE(value).decode()


def _own_player(position: Position, seat: int, public: PlayerView) -> PlayerView:
    return with_hand(public, own_hand(position, seat))


def _name(_table: Table, seat: int, _may: May) -> str:
    return f'"{SEATS[seat]}"' if seat < SPECTATOR else "null"


def _options(table: Table, seat: int, may: May) -> str:
    return json_text(table.game.position.options) if may.answer == seat else "[]"


def _question(table: Table, seat: int, may: May) -> str:
    return written_question(table, seat) if may.answer == seat else "null"


def _can(what: str) -> Callable[[Table, int, May], str]:
    return lambda _table, seat, may: "true" if getattr(may, what) == seat else "false"


_ENCODE = msgspec.json.Encoder().encode
FIELDS = (
    Field(Stands.MESSAGE, "seq", SeenBy.EVERYBODY, After.EACH, lambda table: table.seq),
    Field(Stands.MESSAGE, "proposal", SeenBy.EVERYBODY, After.CHANGE, _proposal),
    Field(Stands.MESSAGE, "result", SeenBy.EVERYBODY, After.CHANGE, _result),
    Field(Stands.MESSAGE, "continues", SeenBy.EVERYBODY, After.CHANGE, _continues),
    Field(Stands.TABLE, "id", SeenBy.EVERYBODY, After.NEVER, lambda table: table.id),
    Field(Stands.TABLE, "stage", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.stage),
    Field(Stands.TABLE, "settings", SeenBy.EVERYBODY, After.NEVER, lambda table: table.settings),
    Field(Stands.TABLE, "seal", SeenBy.EVERYBODY, After.CHANGE, lambda table: disclosure.seal_line(table)),
    Field(Stands.TABLE, "to_act", SeenBy.EVERYBODY, After.CHANGE, _to_act),
    Field(Stands.TABLE, "awaited_since", SeenBy.EVERYBODY, After.CHANGE, _awaited_since),
    Field(Stands.TABLE, "reminder", SeenBy.EVERYBODY, After.CHANGE, _reminder),
    Field(Stands.TABLE, "deadline", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.deadline()),
    Field(Stands.TABLE, "warns_at", SeenBy.EVERYBODY, After.CHANGE, lambda table: warns_at(table)),
    Field(Stands.TABLE, "clock_stands", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.clock_stands),
    Field(Stands.TABLE, "begins", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.begins),
    Field(Stands.TABLE, "rematch", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.rematch),
    Field(Stands.TABLE, "listed", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.listed),
    Field(Stands.TABLE, "host", SeenBy.EVERYBODY, After.CHANGE, _host),
    Field(Stands.TABLE, "spectators", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.spectators),
    Field(Stands.TABLE, "silent_spectators", SeenBy.EVERYBODY, After.CHANGE, lambda table: SPECTATOR in table.silenced),
    Field(Stands.TABLE, "marks", SeenBy.EVERYBODY, After.CHANGE, _marks),
    Field(Stands.TABLE, "restored", SeenBy.EVERYBODY, After.CHANGE, lambda table: disclosure.restored(table)),
    Field(Stands.TABLE, "deal", SeenBy.EVERYBODY, After.NEVER, lambda table: table.deal.name if table.deal else None),
    Field(Stands.TABLE, "counts", SeenBy.EVERYBODY, After.CHANGE, lambda table: table.counts),
    Field(Stands.TABLE, "seats", SeenBy.DEVICE, After.CHANGE, _seat),
    *[Field(Stands.VIEW, name, SeenBy.EVERYBODY, After.MEMORY, made) for name, (_, made) in PARTS.items()],
    Field(Stands.VIEW, "players", SeenBy.EVERYBODY, After.MEMORY, public_player),
    Field(Stands.VIEW, "players", SeenBy.SEAT, After.MEMORY, _own_player),
    Field(Stands.MESSAGE, "seat", SeenBy.SEAT, After.NEVER, _name),
    Field(Stands.VIEW, "seat", SeenBy.SEAT, After.NEVER, _name),
    Field(Stands.VIEW, "options", SeenBy.SEAT, After.CHANGE, _options),
    Field(Stands.MESSAGE, "question", SeenBy.SEAT, After.CHANGE, _question),
    Field(Stands.MESSAGE, "may_undo", SeenBy.SEAT, After.CHANGE, _can("undo")),
    Field(Stands.MESSAGE, "may_redo", SeenBy.SEAT, After.CHANGE, _can("redo")),
    Field(Stands.MESSAGE, "may_end_turn", SeenBy.SEAT, After.CHANGE, _can("end_turn")),
)


def those(stands: Stands, seen_by: SeenBy, *after: After) -> list[tuple[str, Callable[..., Any]]]:
    """Their names, and how each is made."""
    return [(one.name, one.made) for one in FIELDS if (one.stands, one.seen_by) == (stands, seen_by) and one.after in after]


def maker_of(name: str, seen_by: SeenBy) -> Callable[..., Any]:
    """Of a list with an item for each seat: how an item is made."""
    return next(one.made for one in FIELDS if (one.name, one.seen_by) == (name, seen_by))
