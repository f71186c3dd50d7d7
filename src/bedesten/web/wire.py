"""What goes over the wire: requests and updates, as plain types. The OpenAPI page is made from these."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bedesten.engine.constants import FATE, PLAYERS
from bedesten.engine.effects import Gains
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import DRAWN_CARDS, SEATS, SECRET
from bedesten.engine.view import SPECTATOR, Hand, View, next_view, own_hand, own_view, view
from bedesten.service.table import Said, Table
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from bedesten.web.cache import cache_of
from bedesten.web.questions import QuestionOut, SentenceOut, question_for

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
    name: str = ""
    listed: bool = False
    adds_text: bool = False


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
    """The key of a personal link: whoever has it can bring the seat to another device, once."""

    key: str


# -- what is told


class Number(msgspec.Struct):
    """The number of the table after a change."""

    seq: int


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


class Summary(msgspec.Struct):
    id: str
    stage: str  # waiting, playing, over, closed
    settings: TableSettings
    seats: list[SeatOut]
    seal: str
    to_act: str | None
    deadline: int | None  # when the time of whoever is to act is over: milliseconds since 1970
    clock_stands: bool  # all people sit at one device, and have stopped it
    begins: int | None  # when the game begins, if all are ready and a pause was agreed
    rematch: str | None  # the table where the same people play again
    listed: bool  # anybody may find it
    host: str | None  # the seat of whoever looks after the table
    spectators: int  # who look on through a socket
    silent_spectators: bool  # the host has silenced them
    marks: list[MarkOut]  # where somebody went back behind something that chance had decided
    restored: list[int]  # each time the house was restored from a backup: from this event on chance is another


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


class Private(NamedTuple):
    """What a seat sees of the table that others do not."""

    hand: Hand | None  # None: it is nobody's
    options: tuple[int, ...]
    question: QuestionOut | None
    may_undo: bool
    may_redo: bool
    may_end_turn: bool


NOTHING = Private(None, (), None, False, False, False)


def update(table: Table, mine: Sequence[int], seat: int, since: int, heard: int = 0) -> Update:
    """What an audience is told: everything that this seat may know, and nothing else. `since`: the number at which it last
    saw the table; `heard`: of what was said, the last it has heard."""
    return msgspec.structs.replace(seen(table, tuple(mine), seat), **news(table, seat, since, heard))


def news(table: Table, seat: int, since: int, heard: int) -> dict[str, Any]:
    """What has happened, and what was said."""
    chat = [_spoken(said) for said in table.said if said.n > heard] if table.said and table.said[-1].n > heard else []
    if not table.has_begun:
        return {"chat": chat}
    first = table.first_change_since(since)
    log = table.game.log
    return {"first": first, "events": [_event(table, n, log[n], seat) for n in range(first, len(log))], "chat": chat}


def seen(table: Table, mine: tuple[int, ...], seat: int) -> Update:
    """A table as an audience sees it now, without any news. `mine`: the seats of its device."""
    return seen_by(public(table), private(table, seat), mine, seat)


def seen_by(public: Update, private: Private, mine: tuple[int, ...], seat: int) -> Update:
    """What everybody sees, together with what one seat sees."""
    seats = [yours(one) if i in mine else one for i, one in enumerate(public.table.seats)]
    return msgspec.structs.replace(
        public,
        table=msgspec.structs.replace(public.table, seats=seats),
        seat=SEATS[seat] if seat < SPECTATOR else None,
        view=public.view and own_view(public.view, seat, private.hand, private.options),
        question=private.question,
        may_undo=private.may_undo,
        may_redo=private.may_redo,
        may_end_turn=private.may_end_turn,
    )


def yours(seat: SeatOut) -> SeatOut:
    """A seat as its own device sees it."""
    return msgspec.structs.replace(seat, yours=True)


def public(table: Table) -> Update:
    """What everybody may know. Made once after each change."""
    return cache_of(table).once("public", lambda: _public(table))


def _public(table: Table) -> Update:
    return Update(
        table=summary(table, ()),
        seq=table.seq,
        seat=None,
        view=_public_view(table) if table.has_begun else None,
        question=None,
        first=0,
        events=[],
        may_undo=False,
        may_redo=False,
        may_end_turn=False,
        proposal=proposal(table),
        chat=[],
        result=result(table),
        continues=continued(table),
    )


def private(table: Table, seat: int) -> Private:
    """What only the device of this seat may know. Made once after each change."""
    return cache_of(table).once(("private", seat), lambda: _private(table, seat))


def _private(table: Table, seat: int) -> Private:
    if seat >= PLAYERS or not table.has_begun:
        return NOTHING
    position = table.game.position
    is_asked = position.asked == seat
    return Private(
        hand=own_hand(position, seat),
        options=tuple(position.options) if is_asked else (),
        question=question_for(table, seat) if is_asked else None,
        may_undo=table.undo_to(seat) is not None,
        may_redo=table.may_redo(seat),
        may_end_turn=table.held_by() == seat,
    )


def _public_view(table: Table) -> View:
    """What everybody sees. It differs little from what everybody saw before the last change."""

    def made() -> tuple[View, bytes]:
        position, (last, memory) = table.game.position, cache_of(table).before.get("view", (None, b""))
        return next_view(last, memory, position) if last else view(position, SPECTATOR), position.memory()

    return cache_of(table).once("view", made)[0]


def summary(table: Table, mine: Sequence[int]) -> Summary:
    to_act = table.to_act() if table.stage == "playing" else None
    return Summary(
        id=table.id,
        stage=table.stage,
        settings=table.settings,
        seats=[_seat(table, i, i in mine) for i in range(len(table.seats))],
        seal=table.sealed(),
        to_act=None if to_act is None else SEATS[to_act],
        deadline=table.deadline(),
        clock_stands=table.clock_stands,
        begins=table.begins,
        rematch=table.rematch,
        listed=table.listed,
        host=next((SEATS[i] for i, seat in enumerate(table.seats) if seat.token == table.host), None),
        spectators=table.spectators,
        silent_spectators=SPECTATOR in table.silenced,
        marks=[MarkOut(mark.n, SEATS[mark.seat], mark.outcomes) for mark in table.memory.marks],
        restored=table.restored(),
    )


def _seat(table: Table, i: int, is_yours: bool) -> SeatOut:
    """The time left is counted up to the last entry: from there to the deadline it runs."""
    seat = table.seats[i]
    return SeatOut(
        SEATS[i],
        seat.kind,
        seat.name,
        seat.bot,
        is_yours,
        bool(seat.text),
        i in table.silenced,
        table.clock.left(i) if table.clock else None,
        table.away_since(i),
        [SEATS[who] for who in table.votes_for_bot(i)] if table.votes else [],
    )


def hidden_draws(table: Table, since: int) -> list[int]:
    """Events that are new to one who saw the table at `since`, and that only the one sees who drew a card."""
    log = table.game.log
    first = len(log) if table.game.over else table.first_change_since(since)
    return [n for n in range(first, len(log)) if log[n].seat == FATE and log[n].word in DRAWN_CARDS]


def _event(table: Table, n: int, entry: Entry, seat: int) -> Event:
    hidden = entry.seat == FATE and entry.word in DRAWN_CARDS and table.game.drawer(n) != seat and not table.game.over
    return event_of(table.game, n, SECRET if hidden else entry.word)


def event_of(game: Game, n: int, word: str) -> Event:
    """An answer of a game, as somebody is told it who sees that word."""
    entry, effect = game.log[n], game.effect(n)
    of = None if entry.seat == FATE else SEATS[entry.seat]
    effects = effect.kind, SEATS[effect.of], effect.place, effect.gains, effect.moves, effect.demand
    return Event(n, of, word, entry.turn, *effects)


def proposal(table: Table) -> ProposalOut | None:
    asked = table.proposal
    if asked is None:
        return None
    return ProposalOut(SEATS[asked.seat], asked.to, [SEATS[seat] for seat in table.awaited()])


def continued(table: Table) -> View | None:
    position = table.continues()
    return view(position, SPECTATOR) if position else None


def result(table: Table) -> list[dict[str, Any]] | None:
    return result_of(table.game) if table.has_begun else None


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
