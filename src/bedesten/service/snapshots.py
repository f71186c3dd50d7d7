"""What a table has come to, stored now and then, so that opening it does not depend on how often people went back and forth.

A snapshot holds what still matters of the entries before it, and nothing else; secret, seats and epochs stand with the table.
It is never needed: one that is missing, damaged, or of another version is passed over, and the table is read from its entries.
"""

import zlib
from importlib.metadata import version
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, select, text

from bedesten.engine.game import Entry
from bedesten.engine.notation import number
from bedesten.engine.options import RULES_VERSION
from bedesten.service.changes import sum_of
from bedesten.service.clock import Shown
from bedesten.service.fairness import Mark
from bedesten.service.holidays import Holiday
from bedesten.service.kinds import PLAYING
from bedesten.service.memory import Memory
from bedesten.service.schema import entries, snapshots
from bedesten.service.store import Row
from bedesten.service.table import Proposal, Table

ENTRIES_BETWEEN = 500  # entries between two snapshots of a table
SNAPSHOT_VERSION = f"{version('bedesten')} {RULES_VERSION}"
ENTRY_COLUMNS = ("kind", "seat", "word", "drawn", "at")
UPSERT = text(  # another process may have stored a later one
    "insert into snapshots (table_id, seq, version, data) values (:table_id, :seq, :version, :data)"
    " on conflict (table_id) do update set seq = excluded.seq, version = excluded.version, data = excluded.data"
    " where snapshots.seq <= excluded.seq"
)


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a table at which a game was begun. Who is there is not stored."""

    seq: int
    last: dict[str, str | int | None]  # the entry after which it was made: what stands there must be the same
    words: list[str]  # of the log
    sum: str  # of what lies on the table then
    draws: list[int | None]
    marks: list[Mark]
    taken_back: dict[bytes, int]
    eased: list[bytes]
    drawn: int
    confirmed: int
    undone: list[list[tuple[Entry, int | None]]]
    proposal: Proposal | None
    votes: dict[int, dict[int, int]]
    silenced: set[int]
    players: list[tuple[str, str | None]]  # of each seat: its kind, and which bot plays
    left_at: dict[int, int]
    seated: int
    awaited_since: int
    clock_stands: bool
    clock: Shown | None
    holidays: dict[int, tuple[Holiday, ...]] = {}
    let_by: dict[int, dict[int, int]] = {}


def snapshot_of(table: Table) -> Snapshot:
    assert table.last is not None
    return Snapshot(
        table.seq,
        {name: table.last[name] for name in ENTRY_COLUMNS},
        [entry.word for entry in table.game.log],
        sum_of(table.game),
        table.memory.draws,
        table.memory.marks,
        table.memory.taken_back,
        sorted(table.eased),
        table.chance_from_here().drawn,
        table.confirmed,
        table.undone,
        table.proposal,
        table.votes,
        table.silenced,
        [(seat.kind, seat.bot) for seat in table.seats],
        table.left_at,
        table.seated,
        table.awaited_since,
        table.clock_stands,
        table.clock.shown if table.clock else None,
        table.holidays,
        table.let_by,
    )


def is_due(table: Table) -> bool:
    """Have many entries come since the last one? What the clock shows is not stored if only a restart can put it right."""
    return (
        table.stage == PLAYING
        and table.seq - table.stored_at >= ENTRIES_BETWEEN
        and (table.clock is None or table.clock.is_right)
    )


def storing(table: Table) -> Executable:
    data = zlib.compress(msgspec.msgpack.encode(snapshot_of(table)), 1)
    return UPSERT.bindparams(table_id=table.id, seq=table.seq, version=SNAPSHOT_VERSION, data=data)


def stored(table_id: str) -> Select[Any]:
    """The snapshot of a table, with the entry after which it was made."""
    s, e = snapshots, entries
    made_after = (e.c.table_id == s.c.table_id) & (e.c.seq == s.c.seq - 1)
    columns = [e.c[name] for name in ENTRY_COLUMNS]
    return select(s.c.data, *columns).join(e, made_after).where((s.c.table_id == table_id) & (s.c.version == SNAPSHOT_VERSION))


def read(row: Row) -> Snapshot:
    """ValueError and others, if it is damaged, or if it was made after another entry."""
    snapshot = msgspec.msgpack.decode(zlib.decompress(row["data"]), type=Snapshot)
    if snapshot.last != {name: row[name] for name in ENTRY_COLUMNS}:
        raise ValueError("It was made after another entry.")
    return snapshot


def restore(table: Table, snapshot: Snapshot) -> None:
    """A table that has been laid, and has no entries yet, goes on from a snapshot. If this raises, it is as it was."""
    game, chance = table.lay(table.seats)
    for word in snapshot.words:
        choice = number(word)
        assert choice is not None
        game.apply(choice)
    if sum_of(game) != snapshot.sum:
        raise ValueError("Something else lies on the table.")
    memory = Memory(snapshot.words, snapshot.draws, snapshot.marks, snapshot.taken_back)
    table.holidays = dict(snapshot.holidays)
    watch = table.new_clock()
    if watch and snapshot.clock:
        watch.shown = snapshot.clock
        if not watch.is_right:
            raise ValueError("The server was closed at times when that was not known yet.")
    chance.drawn = snapshot.drawn
    table.begin(game, chance)
    table.eased = set(snapshot.eased)
    table.memory, table.clock = memory, watch if snapshot.clock else None
    for seat, (kind, bot) in zip(table.seats, snapshot.players, strict=True):
        seat.kind, seat.bot = kind, bot
    table.seq = table.stored_at = snapshot.seq
    table.last = dict(snapshot.last)
    table.lengths = [0] * snapshot.seq + [len(memory)]  # whoever saw it before that is told everything
    table.confirmed, table.undone, table.proposal = snapshot.confirmed, snapshot.undone, snapshot.proposal
    table.votes, table.silenced, table.left_at = snapshot.votes, snapshot.silenced, snapshot.left_at
    table.let_by = snapshot.let_by
    table.seated, table.awaited_since, table.clock_stands = snapshot.seated, snapshot.awaited_since, snapshot.clock_stands
