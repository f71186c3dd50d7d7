"""A table: its seats, and its game, which is the replay of its entries. What can be done there: changes.py."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import time
from typing import Any, TypeVar

from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.errors import Refused, Sentence
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import SEATS, number
from bedesten.engine.position_text import read_position
from bedesten.engine.record import write_record
from bedesten.service.agreed import Agreed
from bedesten.service.fairness import Seal, SealedChance, layout_of, seal_of
from bedesten.service.sentences import says
from bedesten.service.store import Row
from bedesten.service.watch import Watch

# kinds of entries
ANSWER, DRAWN, CONFIRM = "answer", "fate", "confirm"
UNDO, REDO = "undo", "redo"  # of one's own answers, as long as nobody has learned anything
PROPOSE, AGREE, DECLINE, BACK = "propose", "agree", "decline", "back"  # further back, with everyone's consent
SEAT, REMATCH, LISTED, SILENCE = "seat", "rematch", "listed", "silence"
CLOCK = "clock"  # stops, until something else happens at the table
BEGUN = "begin"  # nothing is decided before the first question, so only this tells when the clock began
# what happens to a seat
JOINED, ADDED, LEFT, MOVED = "join", "text", "leave", "move"
TAKEN_BACK = "no-text"  # whoever was ready is not, after all
OPENED, FILLED = "open", "fill"  # by the host, before the game
STAND_IN, RETURNED, RESIGNED, LATE = "bot", "back", "resigned", "late"
UNTIMED = {JOINED, ADDED, TAKEN_BACK, LEFT, OPENED, FILLED, MOVED}  # before the game, or beside it: no clock begins by it
ON, OFF = "on", "off"  # listed, silent
PLAYING, OVER, WAITING, CLOSED = "playing", "over", "waiting", "closed"  # stages
T = TypeVar("T")
CHAT_KEPT = 200  # of what was said, the last so many are told


def now() -> int:
    """Milliseconds since 1970."""
    return int(1000 * time())


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


class Told:
    """What has been made for audiences since the last change, each thing once; and what had been `before` it."""

    def __init__(self) -> None:
        self.n = 0  # changes so far, in this process
        self.before: dict[Any, Any] = {}
        self._now: dict[Any, Any] = {}

    def once(self, key: Any, made: Callable[[], T]) -> T:
        """The key says for whom it is made: nobody else may be told it."""
        if key not in self._now:
            self._now[key] = made()
        found: T = self._now[key]
        return found

    def goes_on(self) -> None:
        """The table has changed."""
        self.n, self.before, self._now = self.n + 1, self._now, {}


@dataclass
class Table:
    """In memory; the lock is held by whoever changes it. Nothing changes here that has not been stored before."""

    id: str
    agreed: Agreed
    secret: bytes = field(repr=False)
    stage: str
    listed: bool
    host: str
    seats: list[Seat]
    begun_from: str | None = field(default=None, repr=False)  # a position text
    rematch: str | None = None  # the table where the same people play again
    seated: int = 0  # when something last happened to a seat
    seq: int = 0  # how many entries there are
    lengths: list[int] = field(default_factory=lambda: [0])  # how long the log was after so many entries
    draws: list[int | None] = field(default_factory=list)  # with which number each outcome of the log was drawn
    confirmed: int = 0  # entries of the log that can no longer be taken back
    undone: list[list[Entry]] = field(default_factory=list)  # what can be played again
    proposal: Proposal | None = None
    said: list[Said] = field(default_factory=list)
    silenced: set[int] = field(default_factory=set)  # seats that are not heard for now; SPECTATOR: all spectators
    watching: dict[str, tuple[int, int]] = field(default_factory=dict)  # by process: how many look on without a seat, told when
    watch: Watch | None = None
    clock_stands: bool = False  # all people sit at one device, and have put it aside
    told: Told = field(default_factory=Told, repr=False)
    is_behind: bool = False  # other processes may have stored more
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _game: Game | None = field(default=None, repr=False)
    _chance: SealedChance | None = field(default=None, repr=False)
    _sealed: tuple[Any, str] | None = field(default=None, repr=False)

    # -- the game

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
        chance = SealedChance(self.secret, self.id, [seat.text for seat in seats])
        options = self.agreed.options()
        if self.begun_from:
            game = read_position(split_position(self.begun_from)[0])
            game.back_to(0)
        else:
            if options.layout == "random":
                options = replace(options, layout=layout_of(chance, options))
            game = Game.awaiting(options)
        game.chance = chance
        game.names = tuple(seat.name for seat in seats)
        return game, chance

    def begin(self, game: Game, chance: SealedChance) -> None:
        """All seats are taken."""
        self._game, self._chance, self.stage = game, chance, PLAYING
        if self.agreed.clock.move is not None or self.agreed.clock.game is not None:
            self.watch = Watch(self.agreed.clock, len(self.seats))

    def chance_from_here(self) -> SealedChance:
        """A chance of its own that draws what comes next."""
        assert self._chance is not None
        return self._chance.copy()

    @property
    def begins(self) -> int | None:
        """When the game begins, if all are ready and a pause was agreed. It follows from the entries, and survives a restart."""
        return self.seated + 1000 * self.agreed.pause if self.stage == WAITING and is_complete(self.seats) else None

    def deadline(self) -> int | None:
        """When the time of whoever is waited for is over."""
        return self.watch.deadline() if self.watch and self.stage == PLAYING else None

    # -- entries

    def take(self, rows: Sequence[Row], played: Game | None = None) -> None:
        """Enter what has been stored; `played`: a branch of the game in which its answers have been given already."""
        for row in rows:
            assert row["seq"] == self.seq, f"entry {row['seq']} of table {self.id} came as number {self.seq}"
            self.seq += 1
            stood, self.clock_stands = self.clock_stands, row["kind"] == CLOCK and row["word"] == OFF
            if row["kind"] in (ANSWER, DRAWN):
                self._take_answer(row, played is not None)
            else:
                self._take_other(row)
            self.lengths.append(len(self.draws))
            if self.watch and played is None and (stood or row["word"] not in UNTIMED):
                self._tell_watch(row["at"])
        if played is not None:
            self.game.adopt(played)
            if self.watch and rows:
                self._tell_watch(rows[-1]["at"])
        if self._game and self._game.over:
            self.stage = OVER
        self.told.goes_on()

    def _tell_watch(self, at: int) -> None:
        assert self.watch is not None
        if self.clock_stands:
            self.watch.stops(at)
            return
        waiting = self.to_act()
        is_person = waiting is not None and not self.seats[waiting].is_played_by_bot
        state: Any = self.game.position.state
        self.watch.goes_on(waiting if is_person else None, state.turns, at)

    def _take_answer(self, row: Row, is_played: bool) -> None:
        if not is_played:
            choice = number(row["word"])
            assert choice is not None
            self.game.apply(choice)
        self.draws.append(row["drawn"])
        if row["drawn"] is not None and self._chance:
            self._chance.drawn = max(self._chance.drawn, row["drawn"] + 1)
        self.undone.clear()
        self.proposal = None

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
            self._take_seat(seat, *word.split(":"))
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
            self.undone.append(self.game.log[int(word) :])
            self._cut(int(word))
        elif kind == BACK:
            self.undone.clear()
            self._cut(int(word))
            if self.watch:
                self.watch.starts_anew()
        elif kind == REDO:
            for entry in self.undone.pop():
                self.game.apply(entry.answer)
                self.draws.append(None)
        elif kind == CONFIRM:
            self.confirmed = len(self.game.log)
            self.undone.clear()
        elif kind == REMATCH:
            self.rematch = word

    def _take_seat(self, seat: int, what: str, bot: str | None = None) -> None:
        """Who plays. Who came and went before the game stands with the seats; that entry only gives the change its number."""
        if what in (STAND_IN, RESIGNED, LATE):
            self.seats[seat].bot = bot
            self.seats[seat].kind = "person" if what == STAND_IN else what
        elif what in (LEFT, OPENED):
            self.silenced = self.silenced - {seat}  # that was said to whoever sat there
        elif what == RETURNED:
            self.seats[seat].bot = None
            if self.watch:
                self.watch.starts_anew()

    def _cut(self, length: int) -> None:
        self.game.back_to(length)
        del self.draws[length:]
        self.confirmed = min(self.confirmed, length)

    def first_change_since(self, seq: int) -> int:
        """The first number of the log at which something is new to one who saw the table at `seq`."""
        return min(self.lengths[max(0, min(seq, self.seq)) :])

    # -- what is possible

    def undoer(self) -> int | None:
        """The player who may take back the last answer. Whether he had a choice makes no difference: others would see by it
        what he holds."""
        log = self.game.log
        if self.game.over or len(log) <= self.confirmed or log[-1].seat == FATE:
            return None
        return log[-1].seat

    def undo_to(self, seat: int) -> int | None:
        """How long the log would be if the player took back his last answer; None if he may not."""
        return len(self.game.log) - 1 if self.undoer() == seat else None

    def redoer(self) -> int | None:
        """The player who may play again what was taken back."""
        return self.undone[-1][0].seat if self.undone and not self.game.over else None

    def may_redo(self, seat: int) -> bool:
        return self.redoer() == seat

    def held_by(self) -> int | None:
        """The seat of a person who has ended the turn, but may still take something back."""
        if not self.agreed.confirm or self._game is None or self._game.over:
            return None
        last = next((entry.seat for entry in reversed(self._game.log) if entry.seat != FATE), NOBODY)
        if last == NOBODY or last == self._game.asked or self.seats[last].is_played_by_bot:
            return None
        return last if self.undo_to(last) is not None else None

    def to_act(self) -> int | None:
        """The seat that the game waits for."""
        if self._game is None or self._game.over:
            return None
        if self._game.asked == FATE:
            return None
        held = self.held_by()
        return self._game.asked if held is None else held

    def has_no_choice(self, seat: int) -> bool:
        """Is there a single answer, which need not be waited for? Whoever has just taken something back wants to think."""
        return self.to_act() == self.game.asked == seat and len(self.game.position.options) == 1 and not self.undone

    @property
    def spectators(self) -> int:
        return sum(number for number, _ in self.watching.values())

    def awaited(self) -> list[int]:
        """The people who still have to agree to a proposal; those for whom a bot plays are not asked."""
        if self.proposal is None:
            return []
        settled = {self.proposal.seat, *self.proposal.agreed}
        return [i for i, seat in enumerate(self.seats) if not seat.is_played_by_bot and i not in settled]

    # -- what may be told

    def seal(self) -> Seal:
        """How the chance is sealed; with the secret only when the game is over."""
        return Seal(
            self.id,
            seal_of(self.secret),
            tuple(seat.text for seat in self.seats),
            self.secret.hex() if self.stage == OVER else None,
            self.agreed.layout == "random" and not self.begun_from,
            self._skipped(),
            self._given(),
        )

    def sealed(self) -> str:
        """The same as one line. It is told with every change, and seldom differs: only when what was drawn is taken back."""
        last = next((drawn for drawn in reversed(self.draws) if drawn is not None), None)  # no number is drawn twice
        key = last, self.stage, tuple([seat.text for seat in self.seats])
        if self._sealed is None or self._sealed[0] != key:
            self._sealed = key, self.seal().write()
        return self._sealed[1]

    def _skipped(self) -> tuple[tuple[int, int], ...]:
        found, expected, k = [], 0, 0
        for drawn in self.draws:
            if drawn is not None:
                if drawn > expected:
                    found.append((k, drawn - expected))
                expected, k = drawn + 1, k + 1
        return tuple(found)

    def _given(self) -> int:
        """How many outcomes came with the position."""
        if not self.begun_from or self._game is None:
            return 0
        return sum(word.startswith("*") for word in split_position(self.begun_from)[1])

    def record(self, seat: int) -> str:
        """What a seat may know of the game; everything, when it is over."""
        game = self.game.copy()
        game.sealed = self.seal().write()
        if game.begun_from and self.stage != OVER:
            game.begun_from = _seen_by(seat, game.begun_from)
        return write_record(game, None if self.stage == OVER else seat)

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


def seat_of(table: Table, token: str) -> list[int]:
    """The seats that belong to a device."""
    return [i for i, seat in enumerate(table.seats) if seat.token is not None and seat.token == token]


def seat_from(row: Row) -> Seat:
    return Seat(row["kind"], row["name"], row["token"], row["bot"], row["text"])


def table_from(row: Row, seats: list[Row], agreed: Agreed) -> Table:
    """A table as it was stored, without its entries: who plays for whom is told by them."""
    found = [seat_from(seat) for seat in seats]
    for seat in found:
        if seat.is_person:
            seat.kind, seat.bot = "person", None
    return Table(
        row["id"], agreed, row["secret"], row["stage"], row["listed"], row["host"], found, row["begun_from"], row["rematch"]
    )
