"""What goes over the wire: requests and updates, as plain types. The OpenAPI page is made from these."""

from typing import Any, Literal

import msgspec

from bedesten.engine.constants import FATE
from bedesten.engine.effects import Gains
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import DRAWN_CARDS, SEATS, SECRET
from bedesten.engine.view import View
from bedesten.service.table import Said, Table
from bedesten.service.table_settings import STAND_IN, SeatWish, TableSettings, TimeControl
from bedesten.web.questions import QuestionOut, SentenceOut

# -- what is asked for


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    seats: list[SeatWish]
    settings: TableSettings = TableSettings()
    name: str = ""
    listed: bool = False
    adds_text: bool = False  # you will add a text to the dice when you have seen their seal: the game waits for it


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a record, after its first `to` answers (without: all of them). Players, rules, layout and variants are those
    of the record."""

    record: str
    seats: list[SeatWish]
    to: int | None = None
    clock: TimeControl = TimeControl()
    confirm: bool = False
    away: int = 180
    stand_in: str = STAND_IN
    late: Literal["bot", "vote"] = "bot"
    holidays: int = 0
    premoves: bool = False
    learning: bool = False
    one_room: bool = False
    name: str = ""
    listed: bool = False
    adds_text: bool = False


AGREED_ANEW = ("clock", "confirm", "away", "stand_in", "late", "holidays", "premoves", "learning", "one_room")


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take an open seat, and add a text to the dice; without one, the house adds it."""

    name: str
    seat: int | None = None
    text: str = ""
    here: bool = False  # a friend on the same device takes one more seat


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """What you add to the dice; if it is empty, the house adds something. For one of your seats, or for all that have none.
    null: not ready, after all."""

    text: str | None = ""
    seat: int | None = None


class Own(msgspec.Struct, forbid_unknown_fields=True):
    """Leave or resign; `seat` is only needed by a device with several."""

    seat: int | None = None


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot play a person's seat; without a bot, the person takes it back. Before the game: the host gives a seat to a bot,
    or opens it."""

    bot: str | None = None


class Listing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether anybody may find the table who looks for one."""

    listed: bool


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the clock runs."""

    runs: bool


class Silence(msgspec.Struct, forbid_unknown_fields=True):
    """Who is not to be heard by anybody; without a seat, the spectators."""

    seat: int | None = None
    silent: bool = True


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a personal link: whoever has it can bring the seat to another device, once. Empty: not all who are there have
    agreed yet."""

    key: str


# -- what is told


class Number(msgspec.Struct):
    """The number of the table after a change."""

    seq: int


class HolidayOut(msgspec.Struct):
    """Somebody is away, or will be; in milliseconds since 1970."""

    since: int
    until: int


class SeatOut(msgspec.Struct):
    colour: str
    kind: str  # open, person, bot; resigned or late: a bot plays on there for good
    name: str
    bot: str | None  # who plays there, if no person does
    yours: bool
    ready: bool  # taken, and the text for the dice is there
    silent: bool  # the host has silenced it
    left: int | None = None  # milliseconds left for the game
    away: int | None = (
        None  # while a game goes on: since when the person has been away, in milliseconds since 1970; null: is there
    )
    votes: list[str] = []  # who of those who are there agrees that a bot plays here
    lets: list[str] = []  # who agrees that another phone takes up this seat
    holiday: HolidayOut | None = None  # the one that goes on, or the next to come


class Event(msgspec.Struct):
    """One answer, of a player or of fate (`seat` null), and what it has brought; a card that others drew is `*{?}`."""

    n: int
    seat: str | None
    word: str
    turn: int
    kind: str  # what was asked
    of: str  # the seat that carries out the rule: for fate, who rolls or draws
    place: int  # where; 0: nowhere yet
    gains: Gains
    moves: dict[str, int]  # pieces that went somewhere, and the place
    demand: str  # the demand tile that came to the top: *large:RBBGY


class Spoken(msgspec.Struct):
    """Something that was said, as plain text; `seat` is null for a spectator. Whom one does not want to hear, one's client
    leaves out."""

    n: int
    seat: str | None
    name: str
    text: str
    at: int


class ProposalOut(msgspec.Struct):
    """Somebody asks to go back; `awaits` have not yet agreed."""

    seat: str
    to: int
    awaits: list[str]


class MarkOut(msgspec.Struct):
    """Somebody went back here: events from `n` on were taken back, and so many rolls, cards and tiles with them. What is answered
    as before brings what it brought before; everything else is drawn anew."""

    n: int
    seat: str
    outcomes: int


class ReminderOut(msgspec.Struct):
    """Whoever is to act was told that the others wait."""

    seat: str
    by: str
    at: int


class Summary(msgspec.Struct):
    id: str
    stage: str  # waiting, playing, over, closed
    settings: TableSettings
    seats: list[SeatOut]
    seal: str
    to_act: str | None
    awaited_since: int | None  # when the last question was put, in milliseconds since 1970
    reminder: ReminderOut | None  # who is to act was reminded, and has done nothing since
    deadline: int | None  # when the time of whoever is to act is over: milliseconds since 1970
    warns_at: int | None  # from when on little time is left, where games go over days
    clock_stands: bool  # all people sit at one device, and have stopped it
    begins: int | None  # when the game begins, if all are ready and a pause was agreed
    rematch: str | None  # the table where the same people play again
    listed: bool  # anybody may find it
    host: str | None  # the seat of whoever looks after the table
    spectators: int  # who look on through a socket
    silent_spectators: bool  # the host has silenced them
    marks: list[MarkOut]  # where somebody went back behind something that chance had decided
    restored: list[int]  # each time the house was restored from a backup: from this event on chance is another
    deal: str | None  # if other tables have the same layout and chance: by its name
    counts: bool  # the game is compared with others: there are no hints, and nobody goes back


class Update(msgspec.Struct):
    """A table as one audience may see it, and what has happened since it last looked."""

    table: Summary
    seq: int
    seat: str | None  # whose eyes; null: a spectator
    view: View | None
    question: QuestionOut | None  # only for whoever is asked
    first: int  # events from this number on are new: forget those that you had from there on, they were taken back
    events: list[Event]
    may_undo: bool
    may_redo: bool
    may_end_turn: bool
    proposal: ProposalOut | None
    chat: list[Spoken]
    result: list[dict[str, Any]] | None
    continues: (
        View | None
    )  # before the game: the position from which it goes on, as a spectator may see it, if it came with a record


class Problem(msgspec.Struct):
    """What is wrong, in a sentence; the clause of the rules that says so, if one does."""

    error: str
    clause: str | None = None
    said: list[SentenceOut] = []  # the same for other languages, if it can be translated


# -- a table as it is told


def news(table: Table, seat: int, since: int, heard: int) -> dict[str, Any]:
    """What has happened, and what was said."""
    chat = [_spoken(said) for said in table.said if said.n > heard] if table.said and table.said[-1].n > heard else []
    if not table.has_begun:
        return {"chat": chat}
    first = table.first_change_since(since)
    log = table.game.log
    return {"first": first, "events": [_event(table, n, log[n], seat) for n in range(first, len(log))], "chat": chat}


def hidden_draws(table: Table, since: int) -> list[int]:
    """Events that are new to one who saw the table at `since`, and that only the one sees who drew a card."""
    log = table.game.log
    first = len(log) if _is_shown(table) else table.first_change_since(since)
    return [n for n in range(first, len(log)) if log[n].seat == FATE and log[n].word in DRAWN_CARDS]


def _is_shown(table: Table) -> bool:
    """May everybody there see what was drawn?"""
    return table.game.over and not table.is_withheld


def _event(table: Table, n: int, entry: Entry, seat: int) -> Event:
    hidden = entry.seat == FATE and entry.word in DRAWN_CARDS and table.game.drawer(n) != seat and not _is_shown(table)
    return event_of(table.game, n, SECRET if hidden else entry.word)


def event_of(game: Game, n: int, word: str) -> Event:
    """An answer of a game, as somebody is told it who sees that word."""
    entry, effect = game.log[n], game.effect(n)
    of = None if entry.seat == FATE else SEATS[entry.seat]
    effects = effect.kind, SEATS[effect.of], effect.place, effect.gains, effect.moves, effect.demand
    return Event(n, of, word, entry.turn, *effects)


def result_of(game: Game) -> list[dict[str, Any]] | None:
    return [_standing(place) for place in game.standings()] if game.over else None


def _spoken(said: Said) -> Spoken:
    return Spoken(said.n, None if said.seat is None else SEATS[said.seat], said.name, said.text, said.at)


def _standing(place: Any) -> dict[str, Any]:
    return {
        "rank": place.rank,
        "seat": SEATS[place.seat],
        "rubies": place.rubies,
        "lira": place.lira,
        "goods": place.goods,
        "cards": place.cards,
    }
