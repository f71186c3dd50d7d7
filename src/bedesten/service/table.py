"""A table: its seats, and its game, which is the replay of its entries.

What can be done there: changes.py; what may be taken back: going_back.py; what may be told: disclosure.py."""

import asyncio
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import number
from bedesten.engine.position_text import read_position
from bedesten.service import holidays, kinds
from bedesten.service.clock import Clock
from bedesten.service.deal import Deal
from bedesten.service.dealt_chance import DealtChance
from bedesten.service.fairness import layout_of
from bedesten.service.holidays import Holiday
from bedesten.service.hours import Hours
from bedesten.service.memory import Memory
from bedesten.service.presence import Presence, Reminder
from bedesten.service.sealed_chance import Epoch, SealedChance
from bedesten.service.store import Row
from bedesten.service.table_settings import TableSettings


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
    let_by: dict[int, dict[int, int]] = field(default_factory=dict)  # another phone take up a seat: by whom, and when
    holidays: dict[int, tuple[Holiday, ...]] = field(default_factory=dict)  # of each seat, in their order
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
    seal_line: tuple[Any, str] | None = field(default=None, repr=False)  # how its chance is sealed, as it was last told

    # -- the game

    @property
    def sealed_as(self) -> str:
        """The name by which its chance is drawn."""
        return self.deal.name if self.deal else self.id

    @property
    def counts(self) -> bool:
        """Is it compared with others, so that nobody gets help or goes back?"""
        is_compared = self.settings.contest or self.settings.rated or (self.deal is not None and self.deal.counts)
        return is_compared and (self.stage == kinds.PLAYING or self.is_withheld)

    @property
    def is_withheld(self) -> bool:
        """Is the game over, while others still play its deal at other tables of the same round?"""
        is_of_round = self.settings.contest and self.deal is not None
        return is_of_round and self.stage == kinds.OVER and not self.is_laid_open

    def check_help(self) -> None:
        """Refused, if it would help somebody in a game that is compared with others."""
        if self.is_withheld:
            raise Refused(says("deal-withheld"))
        if self.counts:
            raise Refused(says("rated-no-help" if self.settings.rated else "daily-counts"))

    @property
    def is_laid_open(self) -> bool:
        """May the secret of its chance be shown?"""
        return self.stage == kinds.OVER and (self.deal is None or self.deal.is_open)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Refused(says("closed" if self.stage == kinds.CLOSED else "not-begun"))
        return self._game

    @property
    def has_begun(self) -> bool:
        return self._game is not None

    def lay(self, seats: Sequence[Seat]) -> tuple[Game, SealedChance]:
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

    def position_to_continue(self) -> Position | None:
        """The position from which the game will go on, until it begins."""
        return read_position(self.begun_from).position if self.begun_from and self.stage == kinds.WAITING else None

    def begin(self, game: Game, chance: SealedChance) -> None:
        """All seats are taken."""
        self._game, self._chance, self.stage = game, chance, kinds.PLAYING

    def new_clock(self) -> Clock | None:
        is_agreed = self.settings.clock.move is not None or self.settings.clock.game is not None
        return Clock(self.settings.clock, len(self.seats), self.hours, self.holidays) if is_agreed else None

    def chance_from_here(self) -> SealedChance:
        """A chance of its own that draws what comes next."""
        assert self._chance is not None
        return self._chance.after(self.game)

    def seed_of_thought(self, seat: int, of: str) -> int:
        """What a bot's own chance begins with. It follows from how the game came here: whoever goes back and answers as before
        meets the same bots."""
        text = f"{self.sealed_as}\n{of}\n{seat}\n".encode() + self.memory.course
        return int.from_bytes(hmac.digest(self.secret, text, "sha256")[:7], "big")

    @property
    def begins(self) -> int | None:
        """When the game begins, if all are ready and a pause was agreed. It follows from the entries, and survives a restart."""
        return self.seated + 1000 * self.settings.pause if self.stage == kinds.WAITING and is_complete(self.seats) else None

    def deadline(self) -> int | None:
        """When the time of whoever is waited for is over."""
        return self.clock.deadline() if self.clock and self.stage == kinds.PLAYING else None

    def bot_comes_at(self) -> int | None:
        """When a bot takes the seat of whoever is waited for: not for a move, if the others vote about that."""
        if self.settings.late == kinds.BOT or self.stage != kinds.PLAYING or self.clock is None:
            return self.deadline()
        return self.clock.game_deadline()

    def late_from(self, seat: int) -> int | None:
        """From when on the others may agree on a bot because the time for the move is up."""
        is_waited_for = self.clock is not None and self.clock.waiting == seat
        return self.deadline() if is_waited_for and self.settings.late == kinds.VOTES else None

    # -- entries

    def take(self, rows: Sequence[Row], played: Game | None = None) -> None:
        """Enter what has been stored; `played`: a branch of the game in which its answers have been given already."""
        for i, row in enumerate(rows):
            assert row["seq"] == self.seq, f"entry {row['seq']} of table {self.id} came as number {self.seq}"
            self.seq, self.last = self.seq + 1, row
            if row["kind"] == kinds.EPOCH:  # nobody has done anything
                self.lengths.append(len(self.memory))
                continue
            if self.clock is None and row["kind"] in (*kinds.LOG_KINDS, kinds.BEGUN):  # what was before has nothing to do with it
                self.clock = self.new_clock()
            stood, self.clock_stands = self.clock_stands, row["kind"] == kinds.CLOCK and row["word"] == kinds.OFF
            if row["kind"] in kinds.LOG_KINDS:
                if row["kind"] == kinds.EASED:
                    self.eased.add(self.memory.course)
                self._go_on(row["word"], played, i)
                self._take_answer(row)
            else:
                self._take_other(row)
            if row["kind"] in kinds.GAME_KINDS:
                self.awaited_since = row["at"]
            self.lengths.append(len(self.memory))
            if self.clock and (stood or row["word"] not in kinds.UNTIMED):
                self._tell_clock(row["at"])
        if self._game and self._game.over:
            self.stage, self.proposal = kinds.OVER, None
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
            self.let_by.pop(seat, None)

    def _take_other(self, row: Row) -> None:
        kind, seat, word = row["kind"], row["seat"], row["word"]
        if kind == kinds.AGREE and self.proposal:
            self.proposal = Proposal(self.proposal.seat, self.proposal.to, self.proposal.agreed | {seat})
            return
        if kind == kinds.PROPOSE:
            self.proposal = Proposal(seat, int(word))
            return
        if kind == kinds.SEAT:
            self.seated = row["at"]
            self.votes.pop(seat, None)
            self.let_by.pop(seat, None)
            self._take_seat(row["at"], seat, *word.split(":"))
            return
        if kind == kinds.VOTE:
            self.votes.setdefault(int(word), {})[seat] = row["at"]
            return
        if kind == kinds.LET:
            self.let_by.setdefault(int(word), {})[seat] = row["at"]
            return
        if kind == kinds.CLOCK:
            return
        if kind == kinds.HOLIDAY:
            self.holidays[seat] = holidays.after(self.holidays.get(seat, ()), word, row["at"])
            return
        if kind == kinds.LISTED:
            self.listed = word == kinds.ON
            return
        if kind == kinds.SILENCE:
            self.silenced = self.silenced | {seat} if word == kinds.ON else self.silenced - {seat}
            return
        self.proposal = None
        if kind == kinds.UNDO:
            self.undone.append(self._cut(seat, int(word)))
        elif kind == kinds.BACK:
            self.undone.clear()
            self._cut(seat, int(word))
            if self.clock:
                self.clock.starts_anew()
        elif kind == kinds.REDO:
            for entry, drawn in self.undone.pop():
                self.game.apply(entry.answer)
                self.memory.enter(entry.word, drawn)
        elif kind == kinds.CONFIRM:
            self.confirmed = len(self.game.log)
            self.undone.clear()
        elif kind == kinds.REMATCH:
            self.rematch = word

    def _take_seat(self, at: int, seat: int, what: str, bot: str | None = None) -> None:
        """Who plays. Who came and went before the game stands with the seats; that entry only gives the change its number."""
        if what in (kinds.STAND_IN, kinds.RESIGNED, kinds.LATE):
            self.seats[seat].bot = bot
            self.seats[seat].kind = "person" if what == kinds.STAND_IN else what
            self.left_at[seat] = len(self.memory)
        elif what in (kinds.LEFT, kinds.OPENED):
            self.silenced = self.silenced - {seat}  # that was said to whoever sat there
        elif what == kinds.RETURNED:
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
            self.said = [*self.said, *said][-kinds.CHAT_KEPT :]
            self.goes_on()

    # -- what is possible

    # -- who is to act

    def last_to_answer(self) -> int | None:
        """The player whose answer is the last, if nobody has learned anything since."""
        log = self.game.log
        return None if len(log) <= self.confirmed or log[-1].seat == FATE else log[-1].seat

    def held_by(self) -> int | None:
        """The seat of a person whose turn is over, but who may still take something back. What is answered in the turn of
        another, or to others in one's own, is not waited for."""
        if not self.settings.confirm or self._game is None or self._game.over:
            return None
        last = self.last_to_answer()
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

    @property
    def last_said(self) -> int:
        """The number of what was said last; 0: nothing yet."""
        return self.said[-1].n if self.said else 0

    @property
    def spectators(self) -> int:
        return self.presence.spectators

    def away_since(self, seat: int) -> int | None:
        """Since when a person has had no open socket and has not answered; None: there, or no person's seat any more. Where one
        may say beforehand what one will answer, nobody is told who is there: only since when somebody is awaited."""
        if self.settings.premoves:
            is_awaited = self.stage == kinds.PLAYING and self.to_act() == seat and not self.seats[seat].is_played_by_bot
            return self.awaited_since if is_awaited else None
        is_expected = self.stage in (kinds.WAITING, kinds.PLAYING) and self.seats[seat].kind == "person"
        return self.presence.away_since(seat) if is_expected else None

    def reminder(self) -> Reminder | None:
        """Whoever is to act has been reminded that the others wait, and has done nothing since."""
        last = self.presence.reminder
        is_still = last and self.stage == kinds.PLAYING and last.seat == self.to_act() and last.since == self.awaited_since
        return last if is_still else None

    def votes_for_bot(self, seat: int) -> list[int]:
        """Who agrees that a bot plays in the seat; what was said before the person was last there counts no longer."""
        since = min([at for at in (self.away_since(seat), self.late_from(seat)) if at is not None], default=None)
        return [] if since is None else sorted(who for who, at in self.votes.get(seat, {}).items() if at >= since)

    def lets(self, seat: int) -> list[int]:
        """Who agrees that another phone takes up the seat, since its person was last there."""
        since = self.away_since(seat)
        return [] if since is None else sorted(who for who, at in self.let_by.get(seat, {}).items() if at >= since)

    def seats_of(self, device: str) -> list[int]:
        """The seats that belong to a device."""
        return [i for i, seat in enumerate(self.seats) if seat.token is not None and seat.token == device]


def split_position(text: str) -> tuple[str, list[str]]:
    """A position text in two: the table at the beginning of the turn, and the answers since."""
    lines = [line.strip() for line in text.replace("|", "\n").splitlines()]
    since = [line.split()[1:] for line in lines if line.startswith("since ")]
    return "\n".join(line for line in lines if not line.startswith("since ")), since[0] if since else []


def is_complete(seats: Sequence[Seat]) -> bool:
    """Is every seat taken, with its text? Then the game begins."""
    return all(seat.text for seat in seats)


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)
