"""What somebody wants to do at a table, as entries to be stored. Nothing has changed yet when they are returned."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import number
from bedesten.engine.position_text import write_table
from bedesten.service import going_back, holidays, kinds
from bedesten.service.follow_ups import follow, leave_turn, turn_of
from bedesten.service.hours import now
from bedesten.service.messages import Agree, Answer, Confirm, Decline, Propose, Redo, Undo
from bedesten.service.sealed_chance import SealedChance
from bedesten.service.store import Row
from bedesten.service.table import Seat, Stale, Table, split_position

ANSWERS_AT_ONCE = 64  # answers in one request
END_TURN = "end-turn"  # the word of a confirmation


@dataclass(frozen=True)
class Change:
    """Entries to be stored; for answers also the branch of the game in which they have been given."""

    rows: list[Row]
    played: Game | None = None

    @property
    def is_last(self) -> bool:
        return self.played is not None and self.played.over


def row(table: Table, seq: int, kind: str, seat: int, word: str, drawn: int | None = None, at: int | None = None) -> Row:
    at = now() if at is None else at
    return {"table_id": table.id, "seq": seq, "kind": kind, "seat": seat, "word": word, "drawn": drawn, "at": at, "sum": None}


def _single(table: Table, kind: str, seat: int, word: str) -> Change:
    return Change([row(table, table.seq, kind, seat, word)])


def _in_time(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Stale(says("stale", seq=seq, now=table.seq))
    if table.game.over:
        raise Refused(says("over"))


def _may_go_back(table: Table, seq: int) -> None:
    """Back and forth for ever would fill the books: what is left belongs to the answers."""
    _in_time(table, seq)
    if table.seq >= kinds.MOST_ENTRIES // 2:
        raise Refused(says("game-long", entries=table.seq))


@dataclass(frozen=True)
class Opening:
    """A game as it is laid, and what is decided before the first question."""

    game: Game
    chance: SealedChance
    rows: list[Row]
    played: Game  # the same in a branch of the game

    def enter(self, table: Table) -> None:
        """When it has been stored."""
        table.begin(self.game, self.chance)
        table.take(self.rows, self.played)


def opening(table: Table, seats: Sequence[Seat], seq: int) -> Opening:
    """All seats are taken: the turn so far, if a position was given, and what chance decides, as entries from `seq` on."""
    game, chance = table.lay(seats)
    played = game.branch()
    for word in split_position(table.begun_from)[1] if table.begun_from else []:
        choice = number(word)
        assert choice is not None
        played.apply(choice)
    given = len(played.log)
    played.chance = chance.copy()
    played.let_fate_answer()
    rows = _rows(table, seq, played.log[:given], None) + _rows(table, seq + given, played.log[given:], count())
    rows = _with_sum(rows, played) if rows else [row(table, seq, kinds.BEGUN, NOBODY, "")]
    return Opening(game, chance, rows, played)


# -- answers


def answer(table: Table, seat: int, message: Answer, is_eased: bool = False) -> Change:
    """Several answers of one player, and what chance brings after the last of them: all or none. Chance is asked only when all
    of them stand: whatever is refused is refused before anything is drawn. Then what follows by itself. `is_eased`: a bot has
    thought less about them than its level would have it."""
    _in_time(table, message.seq)
    if not 0 < len(message.answers) <= ANSWERS_AT_ONCE or len(message.then) > ANSWERS_AT_ONCE:
        raise Refused(says("answers-at-once", most=ANSWERS_AT_ONCE, given=max(len(message.answers), len(message.then))))
    played, numbers = _branch(table, seat)
    for n, word in enumerate(message.answers):
        if played.asked == FATE:
            raise Refused(says("behind-chance", n=n))
        if played.asked != seat:
            raise Refused(says("over") if played.over else says("turn-of", name=table.seats[played.asked].name))
        played.choose(word)
    played.let_fate_answer()
    follow(played, seat, message)
    return _played(table, seat, played, numbers, message.ends, kinds.EASED if is_eased else kinds.ANSWER)


def confirm(table: Table, seat: int, message: Confirm) -> Change:
    """The turn is ended, and the next player may go on. What is left to decide in it is declined, if it is nothing but cards."""
    _in_time(table, message.seq)
    if table.held_by() == seat:
        return _single(table, kinds.CONFIRM, seat, END_TURN)
    played, numbers = _branch(table, seat)
    leave_turn(played, seat, turn_of(played.position))
    if not played.log:
        raise Refused(says("no-turn-to-end"))
    return _played(table, seat, played, numbers, ends=True)


def _branch(table: Table, seat: int) -> tuple[Game, list[int]]:
    """A branch of the game in which a player goes on, and the numbers with which chance is drawn there. Refused, if somebody else
    may still take back the turn before."""
    held = table.held_by()
    if held not in (None, seat):
        raise Refused(says("turn-not-ended", name=table.seats[held or 0].name))
    played, numbers = table.game.branch(), list[int]()
    played.chance = table.memory.drawing(table.chance_from_here(), played, numbers)
    return played, numbers


def _played(
    table: Table, seat: int, played: Game, numbers: Sequence[int], ends: bool = False, answer: str = kinds.ANSWER
) -> Change:
    """What was played in a branch, and the end of the turn, if the player `ends` it and it would be waited for."""
    rows = _rows(table, table.seq, played.log, iter(numbers), answer)
    if played.over or turn_of(played.position)[0] != turn_of(table.game.position)[0]:
        rows = _with_sum(rows, played)
    if ends and played.log[-1].seat == seat and table.is_held(played, seat):
        rows.append(row(table, table.seq + len(rows), kinds.CONFIRM, seat, END_TURN, at=rows[-1]["at"]))
    return Change(rows, played)


def _rows(
    table: Table, seq: int, entries: Sequence[Entry], numbers: Iterator[int] | None, answer: str = kinds.ANSWER
) -> list[Row]:
    """Entries as they are stored; outcomes without a number were given with a position."""
    rows, at = [], now()
    for i, entry in enumerate(entries):
        is_fate = entry.seat == FATE
        kind = kinds.DRAWN if is_fate else answer
        rows.append(row(table, seq + i, kind, entry.seat, entry.word, next(numbers) if is_fate and numbers else None, at))
    return rows


def _with_sum(rows: list[Row], played: Game) -> list[Row]:
    """The last entry tells what the table looks like after it, so that it is noticed if other rules make another game of the
    same answers (`bedesten check`)."""
    if rows:
        rows[-1]["sum"] = sum_of(played)
    return rows


def sum_of(game: Game) -> str:
    lying = "\n".join(f"{name} {value}" for name, value in write_table(game.position) if value)
    return hashlib.sha256(lying.encode()).hexdigest()[:16]


def set_clock(table: Table, runs: bool) -> Change:
    """Stop the clock, or let it go on: all people sit at one device, and nobody elsewhere waits for them meanwhile."""
    if table.game.over:
        raise Refused(says("over"))
    if table.counts:
        raise Refused(says("clock-counts"))
    return _single(table, kinds.CLOCK, NOBODY, kinds.ON if runs else kinds.OFF)


def take_holiday(table: Table, seat: int, since: int | None, until: int | None, at: int) -> Change:
    """Be away from now or later on; without an end: be back, or do not go. Whoever is late already stays late."""
    _may_go_back(table, table.seq)
    taken = table.holidays.get(seat, ())
    if until is None:
        is_any = holidays.next_of(taken, at) is not None
        return Change([row(table, table.seq, kinds.HOLIDAY, seat, holidays.END, at=at)] if is_any else [])
    deadline = table.deadline()
    if table.to_act() == seat and deadline is not None and at >= deadline:
        raise Refused(says("holiday-late"))
    wanted = holidays.declared(taken, table.settings.holidays, since, until, at)
    return Change([row(table, table.seq, kinds.HOLIDAY, seat, wanted.word, at=at)])


# -- back and forth


def undo(table: Table, seat: int, message: Undo) -> Change:
    """One answer back, or several, as long as nobody has learned anything from them."""
    _may_go_back(table, message.seq)
    to = going_back.undo_to(table, seat, message.to)
    if to is None:
        raise Refused(says("undo-barrier"))
    return _single(table, kinds.UNDO, seat, str(to))


def redo(table: Table, seat: int, message: Redo) -> Change:
    """Play again what was taken back last."""
    _may_go_back(table, message.seq)
    if not going_back.may_redo(table, seat):
        raise Refused(says("nothing-of-yours"))
    return _single(table, kinds.REDO, seat, "")


def propose(table: Table, seat: int, message: Propose) -> Change:
    """Ask all others to go back to where somebody chose entry `to` of the log, or to before one's own last turn. If there are
    only bots to be asked, it is done at once."""
    table.check_help()
    _may_go_back(table, message.seq)
    to = _before_last_turn(table.game.log, seat) if message.to is None else message.to
    if not 0 <= to < len(table.game.log) or table.game.log[to].seat == FATE:
        raise Refused(says("no-answer-there", n=to))
    if table.proposal and (table.proposal.seat, table.proposal.to) == (seat, to):
        return Change([])
    proposed = row(table, table.seq, kinds.PROPOSE, seat, str(to))
    if going_back.have_to_agree(table, seat):
        return Change([proposed])
    return Change([proposed, row(table, table.seq + 1, kinds.BACK, seat, str(to))])


def _before_last_turn(log: Sequence[Entry], seat: int) -> int:
    """Where a player gave the first answer of his last turn; if there was none yet, his last answer."""
    mine = [i for i, entry in enumerate(log) if entry.seat == seat]
    if not mine:
        raise Refused(says("no-turn-of-yours"))
    in_turns = [i for i in mine if log[i].turn_of == seat]
    return next((i for i in in_turns if log[i].turn == log[in_turns[-1]].turn), mine[-1])


def agree(table: Table, seat: int, message: Agree) -> Change:
    """Agree to a proposal; whoever is the last to do so makes it happen."""
    _in_time(table, message.seq)
    if table.proposal is None or seat not in going_back.awaited(table):
        raise Refused(says("no-consent"))
    agreed = row(table, table.seq, kinds.AGREE, seat, "")
    if len(going_back.awaited(table)) > 1:
        return Change([agreed])
    return Change([agreed, row(table, table.seq + 1, kinds.BACK, table.proposal.seat, str(table.proposal.to))])


def decline(table: Table, seat: int, message: Decline) -> Change:
    """Decline a proposal, or withdraw one's own."""
    _in_time(table, message.seq)
    if table.proposal is None or seat not in (table.proposal.seat, *going_back.awaited(table), *table.proposal.agreed):
        raise Refused(says("no-proposal"))
    return _single(table, kinds.DECLINE, seat, "")
