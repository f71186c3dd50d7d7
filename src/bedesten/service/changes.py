"""What somebody wants to do at a table, as entries to be stored. Nothing has changed yet when they are returned."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.errors import Refused
from bedesten.engine.game import Entry, Game
from bedesten.engine.notation import number
from bedesten.engine.position_text import write_table
from bedesten.service import table as kinds
from bedesten.service.fairness import SealedChance
from bedesten.service.sentences import says
from bedesten.service.store import Row
from bedesten.service.table import Stale, Table, now, split_position

AT_ONCE = 64  # answers in one request


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


# -- answers


def opening(table: Table, game: Game, chance: SealedChance, seq: int) -> Change:
    """What is decided before the first question: the turn so far, if a position was given, and what chance decides."""
    played = game.branch()
    for word in split_position(table.begun_from)[1] if table.begun_from else []:
        choice = number(word)
        assert choice is not None
        played.apply(choice)
    given = len(played.log)
    played.chance = chance.copy()
    played.let_fate_answer()
    rows = _rows(table, seq, played.log[:given], None) + _rows(table, seq + given, played.log[given:], 0)
    if not rows:
        return Change([row(table, seq, kinds.BEGUN, NOBODY, "")], played)
    return Change(_with_sum(rows, played), played)


def answers(table: Table, seat: int, seq: int, words: Sequence[str]) -> Change:
    """Several answers of one player, and what chance brings after them: all or none."""
    _in_time(table, seq)
    if not 0 < len(words) <= AT_ONCE:
        raise Refused(says("answers-at-once", most=AT_ONCE, given=len(words)))
    held = table.held_by()
    if held not in (None, seat):
        raise Refused(says("turn-not-ended", name=table.seats[held or 0].name))
    played = table.game.branch()
    chance = table.chance_from_here()
    played.chance, drawn = chance, chance.drawn
    for word in words:
        if played.asked != seat:
            raise Refused(says("over") if played.over else says("turn-of", name=table.seats[played.asked].name))
        played.answer(word)
    rows = _rows(table, table.seq, played.log, drawn)
    is_turn_over = played.over or _turn(played) != _turn(table.game)
    return Change(_with_sum(rows, played) if is_turn_over else rows, played)


def _rows(table: Table, seq: int, entries: Sequence[Entry], drawn: int | None) -> list[Row]:
    """Entries as they are stored; outcomes without a number were given with a position."""
    rows, at = [], now()
    for i, entry in enumerate(entries):
        is_fate = entry.seat == FATE
        kind = kinds.DRAWN if is_fate else kinds.ANSWER
        rows.append(row(table, seq + i, kind, entry.seat, entry.word, drawn if is_fate else None, at))
        if drawn is not None:
            drawn += is_fate
    return rows


def _turn(game: Game) -> int:
    state: Any = game.position.state
    return int(state.turns)


def _with_sum(rows: list[Row], played: Game) -> list[Row]:
    """The last entry tells what the table looks like after it, so that it is noticed if other rules make another game of the
    same answers (`bedesten check`)."""
    if rows:
        rows[-1]["sum"] = sum_of(played)
    return rows


def sum_of(game: Game) -> str:
    lying = "\n".join(f"{name} {value}" for name, value in write_table(game.position.state) if value)
    return hashlib.sha256(lying.encode()).hexdigest()[:16]


def confirm(table: Table, seat: int, seq: int) -> Change:
    """The turn is ended: the next player may go on."""
    _in_time(table, seq)
    if table.held_by() != seat:
        raise Refused(says("no-turn-to-end"))
    return _single(table, kinds.CONFIRM, seat, "end-turn")


def set_clock(table: Table, device: str, runs: bool) -> Change:
    """Stop the clock, or let it go on. If all people sit at one device, nobody elsewhere waits for them meanwhile."""
    if table.game.over:
        raise Refused(says("over"))
    if any(seat.kind == "person" and seat.token != device for seat in table.seats):
        raise Refused(says("clock-of-all"))
    return _single(table, kinds.CLOCK, NOBODY, kinds.ON if runs else kinds.OFF)


# -- back and forth


def undo(table: Table, seat: int, seq: int) -> Change:
    """One answer back, as long as nobody has learned anything from it."""
    _in_time(table, seq)
    to = table.undo_to(seat)
    if to is None:
        raise Refused(says("undo-barrier"))
    return _single(table, kinds.UNDO, seat, str(to))


def redo(table: Table, seat: int, seq: int) -> Change:
    """Play again what was taken back last."""
    _in_time(table, seq)
    if not table.may_redo(seat):
        raise Refused(says("nothing-of-yours"))
    return _single(table, kinds.REDO, seat, "")


def propose(table: Table, seat: int, seq: int, to: int | None) -> Change:
    """Ask all others to go back to where somebody chose entry `to` of the log, or the last choice. If nobody has to be asked,
    it is done at once."""
    _in_time(table, seq)
    log = table.game.log
    answered = [i for i, entry in enumerate(log) if entry.seat != FATE]
    if not answered:
        raise Refused(says("nothing-answered"))
    to = answered[-1] if to is None else to
    if to not in answered:
        raise Refused(says("no-answer-there", n=to))
    proposed = row(table, table.seq, kinds.PROPOSE, seat, str(to))
    if any(not other.is_played_by_bot for i, other in enumerate(table.seats) if i != seat):
        return Change([proposed])
    return Change([proposed, row(table, table.seq + 1, kinds.BACK, seat, str(to))])


def agree(table: Table, seat: int, seq: int) -> Change:
    """Agree to a proposal; whoever is the last to do so makes it happen."""
    _in_time(table, seq)
    if table.proposal is None or seat not in table.awaited():
        raise Refused(says("no-consent"))
    agreed = row(table, table.seq, kinds.AGREE, seat, "")
    if len(table.awaited()) > 1:
        return Change([agreed])
    return Change([agreed, row(table, table.seq + 1, kinds.BACK, table.proposal.seat, str(table.proposal.to))])


def decline(table: Table, seat: int, seq: int) -> Change:
    """Decline a proposal, or withdraw one's own."""
    _in_time(table, seq)
    if table.proposal is None or seat not in (table.proposal.seat, *table.awaited(), *table.proposal.agreed):
        raise Refused(says("no-proposal"))
    return _single(table, kinds.DECLINE, seat, "")
