"""A table: its seats, and its game, which is the replay of its entries."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any

from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.errors import Refused
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import SEATS, number
from bedesten.engine.position_text import read_position
from bedesten.engine.record import write_record
from bedesten.service.agreed import Agreed
from bedesten.service.fairness import Seal, SealedChance, layout_of, seal_of
from bedesten.service.store import Row

ANSWER, DRAWN, UNDO, CONFIRM = "answer", "fate", "undo", "confirm"


def now() -> int:
    """Milliseconds since 1970."""
    return int(1000 * time())


class Stale(Exception):
    """The answer was meant for another question: the game has gone on, or it was given before. Nothing has changed."""


@dataclass(frozen=True)
class Change:
    """What somebody wants to do: entries to be stored."""

    rows: list[Row]
    is_last: bool = False  # the game is over then


@dataclass
class Seat:
    kind: str  # open, person, bot
    name: str
    token: str | None  # hash of the device's secret
    bot: str | None  # who plays for it, if no person does
    text: str  # what the player added to the sealed chance

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None


@dataclass
class Table:
    """In memory; the lock is held by whoever changes it. Nothing changes here that has not been stored before."""

    id: str
    agreed: Agreed
    secret: bytes
    stage: str
    listed: bool
    host: str
    seats: list[Seat]
    begun_from: str | None = None
    rematch: str | None = None
    seq: int = 0  # how many entries there are
    times: list[int] = field(default_factory=list)  # when each entry of the game's log was made
    draws: list[int | None] = field(default_factory=list)  # with which number each outcome was drawn
    confirmed: int = 0  # entries of the log that can no longer be taken back
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _game: Game | None = None
    _chance: SealedChance | None = None

    # -- the game

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Refused("The game has not begun: not all seats are taken.")
        return self._game

    def begin(self) -> None:
        """All seats are taken: lay the table. What chance decides is drawn as entries."""
        texts = [seat.text for seat in self.seats]
        self._chance = SealedChance(self.secret, self.id, texts)
        options = self.agreed.options()
        if self.begun_from:
            self._game = read_position(self.begun_from)
            self._game.back_to(0)
        else:
            if options.layout == "random":
                options = Agreed(options.players, options.rules, layout_of(self._chance, options), self.agreed.variants).options()
            self._game = Game.awaiting(options)
        self._game.chance = self._chance
        self._game.names = tuple(seat.name for seat in self.seats)

    def take(self, rows: Sequence[Row]) -> None:
        """Enter what has been stored."""
        for row in rows:
            assert row["seq"] == self.seq, f"entry {row['seq']} of table {self.id} came as number {self.seq}"
            self.seq += 1
            if row["kind"] == UNDO:
                self._cut(int(row["word"]))
            elif row["kind"] == CONFIRM:
                self.confirmed = len(self.game.log)
            else:
                choice = number(row["word"])
                assert choice is not None
                self.game.apply(choice)
                self.times.append(row["at"])
                self.draws.append(row["drawn"])
                if row["drawn"] is not None and self._chance:
                    self._chance.drawn = max(self._chance.drawn, row["drawn"] + 1)
        if self._game and self._game.over:
            self.stage = "over"

    def _cut(self, length: int) -> None:
        self.game.back_to(length)
        del self.times[length:], self.draws[length:]
        self.confirmed = min(self.confirmed, length)

    # -- what somebody wants to do, as a change to be stored; nothing has changed when it is returned

    def opening(self) -> Change:
        """What chance decides before the first question."""
        return self._played([])

    def answers(self, seat: int, seq: int, words: Sequence[str]) -> Change:
        """Several answers of one player, and what follows from them by itself: all or none."""
        if seq != self.seq:
            raise Stale(f"The game is at {self.seq}, the answer was for {seq}.")
        if self.stage == "over":
            raise Refused("The game is over.")
        if self.held_by() not in (None, seat):
            raise Refused(f"{self.seats[self.held_by() or 0].name} has not yet ended the turn.")
        return self._played([(seat, word) for word in words])

    def _played(self, wanted: list[tuple[int, str]]) -> Change:
        twin = self.game.copy()
        chance = SealedChance(self.secret, self.id, [seat.text for seat in self.seats], self._chance.drawn if self._chance else 0)
        twin.chance, length, first_draw = chance, len(twin.log), chance.drawn
        if not wanted:
            twin.advance()
        for seat, word in wanted:
            if twin.asked != seat:
                raise Refused("The game is over." if twin.over else f"It is the turn of {self.seats[twin.asked].name}.")
            twin.play(word)
        return Change(self._rows(twin.log[length:], first_draw), twin.over)

    def _rows(self, entries: list[Entry], drawn: int) -> list[Row]:
        rows, at = [], now()
        for i, entry in enumerate(entries):
            is_fate = entry.seat == FATE
            kind = DRAWN if is_fate else ANSWER
            rows.append(self._row(self.seq + i, kind, entry.seat, entry.word, drawn if is_fate else None, at))
            drawn += is_fate
        return rows

    def _row(self, seq: int, kind: str, seat: int, word: str, drawn: int | None, at: int) -> Row:
        return {"table_id": self.id, "seq": seq, "kind": kind, "seat": seat, "word": word, "drawn": drawn, "at": at}

    def undo(self, seat: int, seq: int) -> Change:
        """One answer back, as long as nobody has learned anything from it."""
        if seq != self.seq:
            raise Stale(f"The game is at {self.seq}, the wish was for {seq}.")
        to = self.undo_to(seat)
        if to is None:
            raise Refused("Undo goes back no further than this: a roll, a card, a tile or another player's answer lies between.")
        return Change([self._row(self.seq, UNDO, seat, str(to), None, now())])

    def confirm(self, seat: int, seq: int) -> Change:
        """The turn is ended: the next player may go on."""
        if seq != self.seq:
            raise Stale(f"The game is at {self.seq}, the wish was for {seq}.")
        if self.held_by() != seat:
            raise Refused("There is no turn of yours to be ended.")
        return Change([self._row(self.seq, CONFIRM, seat, "end-turn", None, now())])

    # -- what is possible

    def undo_to(self, seat: int) -> int | None:
        """How long the log would be if the player took back his last choice; None if he may not."""
        for i in range(len(self.game.log) - 1, self.confirmed - 1, -1):
            entry = self.game.log[i]
            if entry.reveals or (entry.seat != seat and not entry.forced):
                return None
            if entry.seat == seat and not entry.forced:
                return i
        return None

    def held_by(self) -> int | None:
        """The seat of a person who has ended the turn, but may still take something back."""
        if not self.agreed.confirm or self._game is None or not self.game.log:
            return None
        last = next((entry.seat for entry in reversed(self.game.log) if entry.seat != FATE and not entry.forced), NOBODY)
        if last == NOBODY or last == self.game.asked or self.seats[last].is_played_by_bot:
            return None
        return last if self.undo_to(last) is not None else None

    def to_act(self) -> int | None:
        """The seat that the game waits for."""
        if self._game is None or self.game.over:
            return None
        held = self.held_by()
        return self.game.asked if held is None else held

    # -- what may be told

    def seal(self) -> Seal:
        """How the chance is sealed; with the secret only when the game is over."""
        is_over = self.stage == "over"
        return Seal(
            self.id,
            seal_of(self.secret),
            tuple(seat.text for seat in self.seats),
            self.secret.hex() if is_over else None,
            self.agreed.layout == "random",
            self._skipped(),
        )

    def _skipped(self) -> tuple[tuple[int, int], ...]:
        found, expected, k = [], 0, 0
        for drawn in self.draws:
            if drawn is not None:
                if drawn > expected:
                    found.append((k, drawn - expected))
                expected, k = drawn + 1, k + 1
        return tuple(found)

    def record(self, seat: int) -> str:
        """What a seat may know of the game; everything, when it is over."""
        game = self.game.copy()
        game.sealed = self.seal().write()
        return write_record(game, None if self.stage == "over" else seat)

    def who(self, seat: int) -> str:
        return f"{self.seats[seat].name} ({SEATS[seat]})"


def seat_of(table: Table, token: str) -> list[int]:
    """The seats that belong to a device."""
    return [i for i, seat in enumerate(table.seats) if seat.token is not None and seat.token == token]


def table_from(row: Row, seats: list[Row], agreed: Agreed) -> Table:
    """A table as it was stored, without its entries."""
    found: list[Any] = [Seat(seat["kind"], seat["name"], seat["token"], seat["bot"], seat["text"]) for seat in seats]
    return Table(
        row["id"], agreed, row["secret"], row["stage"], row["listed"], row["host"], found, row["begun_from"], row["rematch"]
    )
