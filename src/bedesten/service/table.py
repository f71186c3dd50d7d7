"""A table: its seats, and its game, which is the replay of its entries. What can be done there: changes.py."""

import asyncio
import hmac
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from bedesten.bots.roster import played_by
from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import SEATS, number
from bedesten.engine.position_text import read_position
from bedesten.engine.record import write_record
from bedesten.service.clock import Clock
from bedesten.service.deal import Deal, deal_from
from bedesten.service.dealt_chance import DealtChance
from bedesten.service.fairness import Seal, is_text_of_house, layout_of, seal_of, text_of_house
from bedesten.service.hours import Hours
from bedesten.service.memory import Memory
from bedesten.service.presence import Presence, Reminder
from bedesten.service.sealed_chance import Epoch, SealedChance, epochs_in
from bedesten.service.store import Row
from bedesten.service.table_settings import TableSettings

# kinds of entries
ANSWER, DRAWN, CONFIRM = "answer", "fate", "confirm"
EASED = "eased"  # an answer of a bot that has thought less about it than its level would have it
OF_LOG = ANSWER, EASED, DRAWN
UNDO, REDO = "undo", "redo"  # of one's own answers, as long as nobody has learned anything
PROPOSE, AGREE, DECLINE, BACK = "propose", "agree", "decline", "back"  # further back, with everyone's consent
SEAT, REMATCH, LISTED, SILENCE = "seat", "rematch", "listed", "silence"
EPOCH = "epoch"  # the house was restored from a backup: from here on chance is another
VOTE = "vote"  # a person who is there agrees that a bot plays for one who is away
CLOCK = "clock"  # stops, until something else happens at the table
BEGUN = "begin"  # nothing is decided before the first question, so only this tells when the clock began
OF_GAME = {*OF_LOG, BEGUN, CONFIRM, UNDO, REDO, BACK}  # after these another question is put, or the same one anew
# what happens to a seat
JOINED, ADDED, LEFT, MOVED = "join", "text", "leave", "move"
FORGOTTEN = "forgotten"  # whoever sat there wants nothing of himself kept on the server
TAKEN_BACK = "no-text"  # whoever was ready is not, after all
OPENED, FILLED = "open", "fill"  # by the host, before the game
STAND_IN, RETURNED, RESIGNED, LATE = "bot", "back", "resigned", "late"
UNTIMED = {
    JOINED,
    ADDED,
    TAKEN_BACK,
    LEFT,
    OPENED,
    FILLED,
    MOVED,
    FORGOTTEN,
}  # before the game, or beside it: no clock begins by it
ON, OFF = "on", "off"  # listed, silent
PLAYING, OVER, WAITING, CLOSED = "playing", "over", "waiting", "closed"  # stages
MOST_ENTRIES = 20_000  # entries of a table; a long game has 3,000
CHAT_KEPT = 200  # of what was said, the last so many are told
SECRET_SIZE = 32  # bytes
FORMER_PLAYER = "a former player"  # in records, for one whose name was removed; elsewhere it is empty, and said in one's language


class Stale(Exception):
    """The answer was meant for another question: the game has gone on, or it was given before. Nothing has changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.sentence = sentence


@dataclass
class Seat:
    kind: str  # open, person, bot; resigned or late: a person whose seat a bot plays for good
    name: str
    token: str | None = field(repr=False)  # the device to which it belongs
    bot: str | None  # who plays for it, if no person does
    text: str  # what was added to the sealed chance; empty: not yet

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def is_person(self) -> bool:
        """Has it been a person's seat, even if a bot plays there now?"""
        return self.kind not in ("open", "bot")


@dataclass(frozen=True)
class Proposal:
    """Somebody wants to go back further than undo goes; those who still have to agree are named by `Table.awaited`."""

    seat: int
    to: int  # how long the log would be
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Said:
    """Something that was said at the table: plain text, never markup."""

    n: int
    name: str
    seat: int | None  # None: a spectator
    text: str
    at: int


@dataclass(eq=False)
class Table:
    """In memory; the lock is held by whoever changes it. Nothing changes here that has not been stored before."""

    id: str
    settings: TableSettings
    secret: bytes = field(repr=False)
    stage: str
    listed: bool
    host: str
    seats: list[Seat]
    begun_from: str | None = field(default=None, repr=False)  # a position text
    rematch: str | None = None  # the table where the same people play again
    epochs: tuple[Epoch, ...] = ()  # of its chance: one more for each time that the house was restored from a backup
    deal: Deal | None = None  # if other tables have the same layout and chance
    seated: int = 0  # when something last happened to a seat
    seq: int = 0  # how many entries there are
    last: Row | None = field(default=None, repr=False)  # of them
    stored_at: int = 0  # for how many of them there is a snapshot
    lengths: list[int] = field(default_factory=lambda: [0])  # how long the log was after so many entries
    memory: Memory = field(default_factory=Memory, repr=False)  # what was drawn, and what of it was taken back
    eased: set[bytes] = field(default_factory=set, repr=False)  # courses after which a bot has thought less than its level
    confirmed: int = 0  # entries of the log that can no longer be taken back
    undone: list[list[tuple[Entry, int | None]]] = field(default_factory=list)  # what can be played again, with its numbers
    proposal: Proposal | None = None
    votes: dict[int, dict[int, int]] = field(default_factory=dict)  # for a bot in somebody's seat: by whom, and when
    presence: Presence = field(default_factory=Presence, repr=False)
    awaited_since: int = 0  # when the last question was put
    said: list[Said] = field(default_factory=list)
    silenced: set[int] = field(default_factory=set)  # seats that are not heard for now; SPECTATOR: all spectators
    clock: Clock | None = None
    hours: Hours = field(default_factory=Hours, repr=False)  # of the house
    left_at: dict[int, int] = field(default_factory=dict, repr=False)  # how long the log was when a bot took a seat
    clock_stands: bool = False  # all people sit at one device, and have put it aside
    changes: int = 0  # so far, in this process: what was made of it before the last one is old
    is_behind: bool = False  # other processes may have stored more
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _game: Game | None = field(default=None, repr=False)
    _chance: SealedChance | None = field(default=None, repr=False)
    _sealed: tuple[Any, str] | None = field(default=None, repr=False)

    # -- the game

    @property
    def sealed_as(self) -> str:
        """The name by which its chance is drawn."""
        return self.deal.name if self.deal else self.id

    @property
    def counts(self) -> bool:
        """Is it compared with others, so that nobody gets help or goes back?"""
        return self.deal is not None and self.deal.counts and self.stage == PLAYING

    @property
    def is_laid_open(self) -> bool:
        """May the secret of its chance be shown?"""
        return self.stage == OVER and (self.deal is None or self.deal.is_open)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Refused(says("closed" if self.stage == CLOSED else "not-begun"))
        return self._game

    @property
    def has_begun(self) -> bool:
        return self._game is not None

    def laid(self, seats: Sequence[Seat]) -> tuple[Game, SealedChance]:
        """The table as it is laid before the first entry. What chance decides, and what was answered in the turn from which
        the game is begun, are entries."""
        kind = DealtChance if self.deal else SealedChance
        chance = kind(self.secret, self.sealed_as, [seat.text for seat in seats], epochs=self.epochs)
        options = self.settings.options()
        if self.begun_from:
            game = read_position(split_position(self.begun_from)[0])
            game.back_to(0)
        else:
            if options.layout == "random":
                options = replace(options, layout=layout_of(chance, options))
            game = Game.awaiting(options)
        game.chance = chance
        game.names = names_of(seats)
        return game, chance

    def continues(self) -> Position | None:
        """The position from which the game will go on, until it begins."""
        return read_position(self.begun_from).position if self.begun_from and self.stage == WAITING else None

    def begin(self, game: Game, chance: SealedChance) -> None:
        """All seats are taken."""
        self._game, self._chance, self.stage = game, chance, PLAYING

    def new_clock(self) -> Clock | None:
        is_agreed = self.settings.clock.move is not None or self.settings.clock.game is not None
        return Clock(self.settings.clock, len(self.seats), self.hours) if is_agreed else None

    def chance_from_here(self) -> SealedChance:
        """A chance of its own that draws what comes next."""
        assert self._chance is not None
        return self._chance.after(self.game)

    def thought(self, seat: int, of: str) -> int:
        """What a bot's own chance begins with. It follows from how the game came here: whoever goes back and answers as before
        meets the same bots."""
        text = f"{self.sealed_as}\n{of}\n{seat}\n".encode() + self.memory.course
        return int.from_bytes(hmac.digest(self.secret, text, "sha256")[:7], "big")

    @property
    def begins(self) -> int | None:
        """When the game begins, if all are ready and a pause was agreed. It follows from the entries, and survives a restart."""
        return self.seated + 1000 * self.settings.pause if self.stage == WAITING and is_complete(self.seats) else None

    def deadline(self) -> int | None:
        """When the time of whoever is waited for is over."""
        return self.clock.deadline() if self.clock and self.stage == PLAYING else None

    # -- entries

    def take(self, rows: Sequence[Row], played: Game | None = None) -> None:
        """Enter what has been stored; `played`: a branch of the game in which its answers have been given already."""
        for i, row in enumerate(rows):
            assert row["seq"] == self.seq, f"entry {row['seq']} of table {self.id} came as number {self.seq}"
            self.seq, self.last = self.seq + 1, row
            if row["kind"] == EPOCH:  # nobody has done anything
                self.lengths.append(len(self.memory))
                continue
            if self.clock is None and row["kind"] in (*OF_LOG, BEGUN):  # what was before has nothing to do with it
                self.clock = self.new_clock()
            stood, self.clock_stands = self.clock_stands, row["kind"] == CLOCK and row["word"] == OFF
            if row["kind"] in OF_LOG:
                if row["kind"] == EASED:
                    self.eased.add(self.memory.course)
                self._go_on(row["word"], played, i)
                self._take_answer(row)
            else:
                self._take_other(row)
            if row["kind"] in OF_GAME:
                self.awaited_since = row["at"]
            self.lengths.append(len(self.memory))
            if self.clock and (stood or row["word"] not in UNTIMED):
                self._tell_clock(row["at"])
        if self._game and self._game.over:
            self.stage, self.proposal = OVER, None
        self.goes_on()

    def goes_on(self) -> None:
        """Something is different, for whoever looks at it."""
        self.changes += 1

    def _tell_clock(self, at: int) -> None:
        assert self.clock is not None
        if self.clock_stands:
            self.clock.stops(at)
            return
        waiting = self.to_act()
        is_person = waiting is not None and not self.seats[waiting].is_played_by_bot
        state: Any = self.game.position.state
        self.clock.goes_on(waiting if is_person else None, state.turns, at)

    def _go_on(self, word: str, played: Game | None, i: int) -> None:
        if played is not None:
            self.game.adopt(played, i)
            return
        choice = number(word)
        assert choice is not None
        self.game.apply(choice)

    def _take_answer(self, row: Row) -> None:
        self.memory.enter(row["word"], row["drawn"])
        if row["drawn"] is not None and self._chance:
            self._chance.drawn = max(self._chance.drawn, row["drawn"] + 1)
        self.undone.clear()
        seat = row["seat"]
        if seat != FATE and not self.seats[seat].is_played_by_bot:  # what bots answer does not settle a proposal
            self.proposal = None
            self.presence.answered(seat, row["at"])
            self.votes.pop(seat, None)

    def _take_other(self, row: Row) -> None:
        kind, seat, word = row["kind"], row["seat"], row["word"]
        if kind == AGREE and self.proposal:
            self.proposal = Proposal(self.proposal.seat, self.proposal.to, self.proposal.agreed | {seat})
            return
        if kind == PROPOSE:
            self.proposal = Proposal(seat, int(word))
            return
        if kind == SEAT:
            self.seated = row["at"]
            self.votes.pop(seat, None)
            self._take_seat(row["at"], seat, *word.split(":"))
            return
        if kind == VOTE:
            self.votes.setdefault(int(word), {})[seat] = row["at"]
            return
        if kind == CLOCK:
            return
        if kind == LISTED:
            self.listed = word == ON
            return
        if kind == SILENCE:
            self.silenced = self.silenced | {seat} if word == ON else self.silenced - {seat}
            return
        self.proposal = None
        if kind == UNDO:
            self.undone.append(self._cut(seat, int(word)))
        elif kind == BACK:
            self.undone.clear()
            self._cut(seat, int(word))
            if self.clock:
                self.clock.starts_anew()
        elif kind == REDO:
            for entry, drawn in self.undone.pop():
                self.game.apply(entry.answer)
                self.memory.enter(entry.word, drawn)
        elif kind == CONFIRM:
            self.confirmed = len(self.game.log)
            self.undone.clear()
        elif kind == REMATCH:
            self.rematch = word

    def _take_seat(self, at: int, seat: int, what: str, bot: str | None = None) -> None:
        """Who plays. Who came and went before the game stands with the seats; that entry only gives the change its number."""
        if what in (STAND_IN, RESIGNED, LATE):
            self.seats[seat].bot = bot
            self.seats[seat].kind = "person" if what == STAND_IN else what
            self.left_at[seat] = len(self.memory)
        elif what in (LEFT, OPENED):
            self.silenced = self.silenced - {seat}  # that was said to whoever sat there
        elif what == RETURNED:
            self.seats[seat].bot = None
            if self.clock and self.has_begun:
                state: Any = self.game.position.state
                self.clock.comes_back(seat, state.turns, at, has_gone_on=len(self.memory) > self.left_at.get(seat, 0))

    def _cut(self, seat: int, length: int) -> list[tuple[Entry, int | None]]:
        """Somebody goes back; returns what was taken back."""
        entries = self.game.log[length:]
        self.game.back_to(length)
        self.confirmed = min(self.confirmed, length)
        return list(zip(entries, self.memory.cut(seat, length), strict=True))

    def first_change_since(self, seq: int) -> int:
        """The first number of the log at which something is new to one who saw the table at `seq`."""
        return min(self.lengths[max(0, min(seq, self.seq)) :])

    def hear(self, said: Sequence[Said]) -> None:
        """Enter what was said and has been stored."""
        if said:
            self.said = [*self.said, *said][-CHAT_KEPT:]
            self.goes_on()

    # -- what is possible

    def undoer(self) -> int | None:
        """The player who may take back his last answer. Whether he had a choice makes no difference: others would see by it
        what he holds."""
        if self.game.over:
            return None
        if not self.settings.learning:
            return self._last_to_answer()
        learner = next(i for i, seat in enumerate(self.seats) if seat.is_person)
        return learner if any(entry.seat == learner for entry in self.game.log) else None

    def _last_to_answer(self) -> int | None:
        """The player whose answer is the last, if nobody has learned anything since."""
        log = self.game.log
        return None if len(log) <= self.confirmed or log[-1].seat == FATE else log[-1].seat

    def undo_to(self, seat: int, to: int | None = None) -> int | None:
        """How long the log would be if the player took back his last answer; or, given `to`, all of his from there on, as far as
        undo goes. None if he may not."""
        if self.undoer() != seat:
            return None
        log = self.game.log
        last = max(i for i, entry in enumerate(log) if entry.seat == seat)
        if to is None:
            return last
        if self.settings.learning:
            return min([i for i in range(max(0, to), last) if log[i].seat == seat], default=last)
        first = max(to, self.confirmed)
        while last > first and log[last - 1].seat == seat:
            last -= 1
        return last

    def redoer(self) -> int | None:
        """The player who may play again what was taken back."""
        return self.undone[-1][0][0].seat if self.undone and not self.game.over else None

    def may_redo(self, seat: int) -> bool:
        return self.redoer() == seat

    def held_by(self) -> int | None:
        """The seat of a person whose turn is over, but who may still take something back. What is answered in the turn of
        another, or to others in one's own, is not waited for."""
        if not self.settings.confirm or self._game is None or self._game.over:
            return None
        last = self._last_to_answer()
        return last if last is not None and self.is_held(self._game, last) else None

    def is_held(self, game: Game, last: int) -> bool:
        """Is a turn over there, of the player who has answered last, which the others wait for until it is confirmed?"""
        if not self.settings.confirm or game.over or last == game.asked or self.seats[last].is_played_by_bot:
            return False
        entry, state = game.log[-1], cast(Any, game.position.state)
        return entry.turn_of == last and (entry.turn, last) != (state.turns, state.turn_of)

    def to_act(self) -> int | None:
        """The seat that the game waits for."""
        if self._game is None or self._game.over:
            return None
        if self._game.asked == FATE:
            return None
        held = self.held_by()
        return self._game.asked if held is None else held

    def has_no_choice(self, seat: int) -> bool:
        """Is there a single answer, which need not be waited for? Whoever has just taken something back wants to think, and
        so do all while somebody asks to go back; what may still be taken back is not made final by an answer that nobody has
        given (decision 27)."""
        position = self.game.position
        if self.proposal:
            return False
        if self.to_act() != seat or self.game.asked != seat or len(position.options) != 1 or self.undone:
            return False
        return self.undoer() != seat or not self._is_final(position.options[0])

    def _is_final(self, answer: int) -> bool:
        """Does it end the turn, or ask chance?"""
        after, state = self.game.position.copy(), self._state
        after.answer(answer)
        then: Any = after.state
        return after.asked == FATE or (then.turns, then.turn_of) != (state.turns, state.turn_of)

    @property
    def _state(self) -> Any:
        return self.game.position.state

    @property
    def last_said(self) -> int:
        """The number of what was said last; 0: nothing yet."""
        return self.said[-1].n if self.said else 0

    @property
    def spectators(self) -> int:
        return self.presence.spectators

    def awaited(self) -> list[int]:
        """The people who still have to agree to a proposal, whether they are there or not."""
        return [] if self.proposal is None else self.have_to_agree(self.proposal.seat, self.proposal.agreed)

    def have_to_agree(self, proposer: int, agreed: frozenset[int] = frozenset()) -> list[int]:
        """Everybody else who plays this game, even if a bot stands in; whoever has resigned does not play it any more."""
        people = [i for i, seat in enumerate(self.seats) if seat.is_person and seat.kind != RESIGNED]
        return [i for i in people if i != proposer and i not in agreed]

    def away_since(self, seat: int) -> int | None:
        """Since when a person has had no open socket and has not answered; None: there, or no person's seat any more."""
        return self.presence.away_since(seat) if self.stage == PLAYING and self.seats[seat].kind == "person" else None

    def reminder(self) -> Reminder | None:
        """Whoever is to act has been reminded that the others wait, and has done nothing since."""
        last = self.presence.reminder
        is_still = last and self.stage == PLAYING and last.seat == self.to_act() and last.since == self.awaited_since
        return last if is_still else None

    def votes_for_bot(self, seat: int) -> list[int]:
        """Who agrees that a bot plays in the seat; what was said before the person was last there counts no longer."""
        since = self.away_since(seat)
        return [] if since is None else sorted(who for who, at in self.votes.get(seat, {}).items() if at >= since)

    # -- what may be told

    def seal(self) -> Seal:
        """How the chance is sealed; with the secret only when the game is over."""
        return Seal(
            self.id,
            seal_of(self.secret),
            tuple(seat.text for seat in self.seats),
            self.secret.hex() if self.is_laid_open else None,
            self.settings.layout == "random" and not self.begun_from,
            self.memory.skipped(),
            self._given(),
            self._is_house_bound(),
            self.settings.learning,
            tuple(self.memory.marks),
            self.epochs,
            self.deal.name if self.deal else None,
        )

    def restored(self) -> list[int]:
        """For each time that the house was restored from a backup, how long the log was when chance became another."""
        draws = self.memory.draws
        return [
            next((n for n, drawn in enumerate(draws) if drawn is not None and drawn >= epoch.first), len(draws))
            for epoch in self.epochs
        ]

    def sealed(self) -> str:
        """The same as one line. It is told with every change, and seldom differs: only when what was drawn is taken back."""
        came_along = len(self.memory) if self.begun_from else 0
        key = self.memory.last(), len(self.memory.marks), came_along, self.is_laid_open, tuple([seat.text for seat in self.seats])
        if self._sealed is None or self._sealed[0] != key:
            self._sealed = key, self.seal().write()
        return self._sealed[1]

    def _is_house_bound(self) -> bool:
        """Do all texts of the house follow from the secret? Tables of older houses may have others."""
        texts = [seat.text for seat in self.seats]
        return all(
            text == text_of_house(self.secret, self.sealed_as, i) for i, text in enumerate(texts) if is_text_of_house(text)
        )

    def _given(self) -> int:
        """How many outcomes came with the position."""
        return self.memory.given(self._game.log) if self.begun_from and self._game else 0

    def record(self, seat: int) -> str:
        """What a seat may know of the game; everything, when it is over."""
        game = self.game.copy()
        game.names = tuple(self._recorded(seat) for seat in self.seats)
        game.sealed = self.seal().write()
        game.eased = self.eased_answers() if self.stage == OVER else {}
        if game.begun_from and self.stage != OVER:
            game.begun_from = _seen_by(seat, game.begun_from)
        return write_record(game, None if self.stage == OVER else seat)

    def eased_answers(self) -> dict[int, int]:
        """By seat: how many answers of its bot were thought about less than its level would have it. Before the end this would
        tell others when it has something to think about."""
        return dict(Counter(entry.seat for n, entry in enumerate(self.game.log) if self.memory.course_before(n) in self.eased))

    def _recorded(self, seat: Seat) -> str:
        """The name, and for a bot that is called otherwise, which one plays."""
        bot = played_by(seat.bot, self.settings.rules) if seat.kind == "bot" and seat.bot else seat.name
        return (seat.name or FORMER_PLAYER) if bot == seat.name else f"{seat.name} ({bot})"

    def seats_of(self, device: str) -> list[int]:
        """The seats that belong to a device."""
        return [i for i, seat in enumerate(self.seats) if seat.token is not None and seat.token == device]

    def who(self, seat: int) -> str:
        return f"{self.seats[seat].name} ({SEATS[seat]})"


def split_position(text: str) -> tuple[str, list[str]]:
    """A position text in two: the table at the beginning of the turn, and the answers since."""
    lines = [line.strip() for line in text.replace("|", "\n").splitlines()]
    since = [line.split()[1:] for line in lines if line.startswith("since ")]
    return "\n".join(line for line in lines if not line.startswith("since ")), since[0] if since else []


def _seen_by(seat: int, position: str) -> str:
    """A position text in which the cards are covered that a seat does not know: those of others that nobody has seen."""

    def covered(line: str) -> str:
        if line.split(" ")[0] not in SEATS.values() or line.split(" ")[0] == SEATS.get(seat):
            return line
        line = re.sub(r"\bhand=(\S+)", lambda hand: "hand=" + re.sub(r"[^,!]+(?=,|$)", "?", hand[1]), line)
        return re.sub(r"\bguild=(\S+)", lambda guild: "guild=" + re.sub(r"[^,]+", "?", guild[1]), line)

    return "\n".join(covered(line) for line in position.splitlines()) + "\n"


def is_complete(seats: Sequence[Seat]) -> bool:
    """Is every seat taken, with its text? Then the game begins."""
    return all(seat.text for seat in seats)


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)


def seat_from(row: Row) -> Seat:
    return Seat(row["kind"], row["name"], row["token"], row["bot"], row["text"])


def table_from(row: Row, seats: list[Row], settings: TableSettings) -> Table:
    """A table as it was stored, without its entries: who plays for whom is told by them."""
    if [seat["seat"] for seat in seats] != list(range(settings.players)):
        raise ValueError("Seats are missing.")
    if len(row["secret"]) != SECRET_SIZE:
        raise ValueError("The secret is damaged.")
    found = [seat_from(seat) for seat in seats]
    for seat in found:
        if seat.is_person:
            seat.kind, seat.bot = "person", None
    return Table(
        row["id"],
        settings,
        row["secret"],
        row["stage"],
        row["listed"],
        row["host"],
        found,
        row["begun_from"],
        row["rematch"],
        epochs_in(row["epochs"]),
        deal_from(row),
    )
