"""Before an upgrade: would the installed rules make the same games of the stored answers? Reads only.

A game would change if an answer is no longer possible or asked of somebody else, if the sealed chance would draw something
else, if something else would lie on the table at the end of a turn, or if the game would end earlier or later. What was answered
is not told: it may be a card that nobody else may know.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused
from bedesten.engine.notation import OUTCOMES, SEATS, number, outcome_word
from bedesten.service import schema, snapshots
from bedesten.service.changes import sum_of
from bedesten.service.kinds import LOG_KINDS, OVER
from bedesten.service.snapshots import Snapshot
from bedesten.service.store import Row, Store
from bedesten.service.stored_tables import table_from
from bedesten.service.table import Table
from bedesten.service.table_settings import settings_in

NOT_BEGUN = ("waiting", "closed")


@dataclass(frozen=True)
class Checked:
    """A stored game, replayed."""

    table: str
    stage: str
    version: str  # of the rules under which it was begun
    entries: int
    change: str | None  # what would be different; None: nothing

    @property
    def would_change(self) -> bool:
        return self.change is not None


async def stored_games(store: Store) -> list[Row]:
    """The tables at which a game was begun, the oldest first."""
    t = schema.tables
    return await store.read(select(t).where(t.c.stage.not_in(NOT_BEGUN)).order_by(t.c.created, t.c.id))


async def check_games(store: Store, games: list[Row]) -> AsyncIterator[Checked]:
    """Replay one game after another."""
    s = schema.seats
    for row in games:
        seats = await store.read(select(s).where(s.c.table_id == row["id"]).order_by(s.c.seat))
        entries = await store.entries_of(row["id"])
        kept = await store.read(snapshots.stored(row["id"]))
        change = difference(row, seats, entries, kept)
        yield Checked(row["id"], row["stage"], row["rules_version"], len(entries), change)


def difference(row: Row, seats: list[Row], entries: list[Row], kept: Sequence[Row] = ()) -> str | None:
    """What the installed rules would do differently, in a sentence; None: nothing. `kept`: its snapshot, if there is one."""
    try:
        return _difference(row, seats, entries, _snapshots_in(kept))
    except Exception as error:  # whatever is damaged: the house sets such a table aside
        return f"The table cannot be read ({type(error).__name__})."


def _snapshots_in(kept: Sequence[Row]) -> dict[int, Snapshot]:
    """By the number of entries; those that cannot be read are passed over by the house, too."""
    found = {}
    for row in kept:
        with suppress(Exception):
            snapshot = snapshots.read(row)
            found[snapshot.seq] = snapshot
    return found


def _without_clock(snapshot: Snapshot) -> Snapshot:
    """What it shows depends on when the house was closed, and on whether that was known then."""
    return msgspec.structs.replace(snapshot, clock=None)


def _difference(row: Row, seats: list[Row], entries: list[Row], kept: dict[int, Snapshot]) -> str | None:
    try:
        settings = settings_in(row)
        settings.check_components()
    except (Refused, msgspec.DecodeError) as error:
        return f"The table cannot be laid: {error}"
    try:
        table = table_from(row, seats, settings)
        table.begin(*table.lay(table.seats))
    except Refused as error:
        return (
            "The position from which it was begun cannot be laid." if row["begun_from"] else f"The table cannot be laid: {error}"
        )
    for entry in entries:
        try:
            wrong = _wrong(table, entry) if entry["kind"] in LOG_KINDS else None
            if wrong is None:
                table.take([entry])
                wrong = None if entry["sum"] in (None, sum_of(table.game)) else "something else would lie on the table"
        except (Refused, AssertionError, ArithmeticError, LookupError, ValueError) as error:
            wrong = f"it cannot be carried out ({type(error).__name__})"
        if wrong:
            return f"Entry {entry['seq']}: {wrong}."
        snapshot = kept.get(table.seq)
        if snapshot and _without_clock(snapshot) != _without_clock(snapshots.snapshot_of(table)):
            return f"The snapshot after entry {entry['seq']} says something else than the entries up to it."
    if table.game.over != (row["stage"] == OVER):
        return "The game would not be over." if row["stage"] == OVER else "The game would be over."
    return None


def _wrong(table: Table, entry: Row) -> str | None:
    """What is wrong with an answer at this point of the game."""
    game, word = table.game, entry["word"]
    if game.over:
        return "the game would be over"
    if game.asked != entry["seat"]:
        return f"{_who(game.asked)} would be asked, not {_who(entry['seat'])}"
    choice = number(word)
    if game.asked != FATE:
        return None if choice in game.position.options else f"{_who(game.asked)} could not answer that"
    fate = game.position.state.fate
    if choice not in [outcome for outcome, _ in game.position.chances] or OUTCOMES[fate].get(choice or 0) != word:
        return "fate could not answer that"
    if entry["drawn"] is not None:
        chance = table.chance_from_here()
        chance.drawn = entry["drawn"]
        if outcome_word(fate, chance(game.position)) != word:
            return "the sealed chance would draw another"
    return None


def _who(seat: int) -> str:
    return "fate" if seat == FATE else SEATS.get(seat, "nobody")


async def revision(store: Store) -> str | None:
    """Which form the stored tables have; None, if there are none."""
    try:
        async with store.engine.connect() as connection:
            return str((await connection.execute(text("select version_num from alembic_version"))).scalar())
    except DBAPIError:
        return None


def newest_revision() -> str:
    """The form that this version of the house works with."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "bedesten.service:migrations")
    return str(ScriptDirectory.from_config(config).get_current_head())
