"""What goes over the wire: requests and updates, as plain types. The OpenAPI page is made from these."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec

from bedesten.engine.constants import FATE, PLAYERS
from bedesten.engine.effects import Gains
from bedesten.engine.game import Entry
from bedesten.engine.notation import CARDS, SEATS
from bedesten.engine.view import SPECTATOR, View, own_view
from bedesten.service.agreed import Agreed, SeatWish
from bedesten.service.table import Said, Table
from bedesten.web.questions import QuestionOut, SentenceOut, question_for

T = TypeVar("T")

# -- what is asked for


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table."""

    seats: list[SeatWish]
    agreed: Agreed = Agreed()
    name: str = ""
    listed: bool = False
    adds_text: bool = False  # you will add a text to the dice when you have seen their seal: the game waits for it


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a record, after its first `to` answers (without: all of them)."""

    record: str
    seats: list[SeatWish]
    to: int | None = None
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
    """What you add to the dice; if it is empty, the house adds something. For one of your seats, or for all that have none."""

    text: str = ""
    seat: int | None = None


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """One or several answers to the question number `seq`: all of them count, or none."""

    seq: int
    answers: list[str]
    seat: int | None = None  # only needed by a device with several seats


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Undo, redo, end the turn, agree or decline, at number `seq`."""

    seq: int
    seat: int | None = None


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """Ask everybody to go back to where event number `to` was chosen; without it, to the last choice."""

    seq: int
    to: int | None = None
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


class Silence(msgspec.Struct, forbid_unknown_fields=True):
    """Who is not to be heard by anybody; without a seat, the spectators."""

    seat: int | None = None
    silent: bool = True


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a personal link: whoever has it can bring the seat to another device, once."""

    key: str


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """Say something; a spectator needs a name for it."""

    text: str
    name: str = ""
    seat: int | None = None


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may send through a socket."""

    do: Literal["answer", "undo", "redo", "confirm", "propose", "agree", "decline", "say"]
    seq: int = 0
    answers: list[str] = []
    to: int | None = None
    text: str = ""
    name: str = ""
    seat: int | None = None


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


class Summary(msgspec.Struct):
    id: str
    stage: str  # waiting, playing, over, closed
    agreed: Agreed
    seats: list[SeatOut]
    seal: str
    to_act: str | None
    deadline: int | None  # when the time of whoever is to act is over: milliseconds since 1970
    rematch: str | None  # the table where the same people play again
    listed: bool  # anybody may find it
    host: str | None  # the seat of whoever looks after the table
    spectators: int  # who look on through a socket
    silent_spectators: bool  # the host has silenced them


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


class Problem(msgspec.Struct):
    """What is wrong, in a sentence; the clause of the rules that says so, if one does."""

    error: str
    clause: str | None = None
    said: list[SentenceOut] = []  # the same for other languages, if it can be translated


# -- a table as it is told


def summary(table: Table, mine: list[int]) -> Summary:
    deadline = table.watch.deadline() if table.watch and table.stage == "playing" else None
    to_act = table.to_act() if table.stage == "playing" else None
    return Summary(
        id=table.id,
        stage=table.stage,
        agreed=table.agreed,
        seats=[_seat(table, i, i in mine) for i in range(len(table.seats))],
        seal=_once(table, "seal", lambda: table.seal().write()),
        to_act=None if to_act is None else SEATS[to_act],
        deadline=deadline,
        rematch=table.rematch,
        listed=table.listed,
        host=next((SEATS[i] for i, seat in enumerate(table.seats) if seat.token == table.host), None),
        spectators=table.spectators,
        silent_spectators=SPECTATOR in table.silenced,
    )


def _once(table: Table, name: str, made: Callable[[], T]) -> T:
    """What is the same for all audiences is made once after each change."""
    if name not in table.told:
        table.told[name] = made()
    found: T = table.told[name]
    return found


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
        table.watch.left(i) if table.watch else None,
    )


def update(table: Table, mine: list[int], seat: int, since: int, heard: int = 0) -> Update:
    """What an audience is told: everything that this seat may know, and nothing else. `since`: the number at which it last
    saw the table; `heard`: of what was said, the last it has heard."""
    head, chat = summary(table, mine), [_spoken(said) for said in table.said if said.n > heard]
    if not table.has_begun:
        return Update(head, table.seq, _name(seat), None, None, 0, [], False, False, False, None, chat, None)
    game, first = table.game, table.first_change_since(since)
    is_player = seat < PLAYERS
    return Update(
        table=head,
        seq=table.seq,
        seat=_name(seat),
        view=own_view(_once(table, "view", lambda: game.view(SPECTATOR)), game.position, seat),
        question=question_for(table, seat),
        first=first,
        events=[_event(table, first + i, entry, seat) for i, entry in enumerate(game.log[first:])],
        may_undo=is_player and table.undo_to(seat) is not None,
        may_redo=is_player and table.may_redo(seat),
        may_end_turn=table.held_by() == seat,
        proposal=_proposal(table),
        chat=chat,
        result=[_standing(place) for place in game.standings()] if game.over else None,
    )


def written_update(table: Table, mine: list[int], seat: int, since: int, heard: int) -> bytes:
    """An update for a socket. It is written once after each change, for all who see and have seen the same."""
    key = (tuple(mine), seat, since, heard)
    if key not in table.told:
        table.told[key] = _ENCODER.encode({"update": update(table, mine, seat, since, heard)})
    written: bytes = table.told[key]
    return written


_ENCODER = msgspec.json.Encoder()


def _name(seat: int) -> str | None:
    return SEATS[seat] if seat < SPECTATOR else None


_DRAWN = {f"*{{{name}}}" for name in CARDS.values()}


def _event(table: Table, n: int, entry: Entry, seat: int) -> Event:
    is_fate = entry.seat == FATE
    hidden = is_fate and entry.word in _DRAWN and table.game.drawer(n) != seat and not table.game.over
    of, word, effect = None if is_fate else SEATS[entry.seat], "*{?}" if hidden else entry.word, table.game.effect(n)
    return Event(n, of, word, entry.turn, effect.kind, SEATS[effect.of], effect.place, effect.gains, effect.moves)


def _proposal(table: Table) -> ProposalOut | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return ProposalOut(SEATS[proposal.seat], proposal.to, [SEATS[seat] for seat in table.awaited()])


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
