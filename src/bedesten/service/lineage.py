"""Was the database restored from a backup? Then people may have seen what the numbers behind the backup bring, and every table
that is not played to the end gets a new epoch of its chance, as an entry that all can see. Deals that could be played are laid
open: others take their place.

A database knows itself by a mark. That of an SQLite file is drawn anew whenever the house is opened, and kept beside the file,
too: a file that comes back from somewhere brings an older mark along, and one of `bedesten backup` a mark of its own. That of
PostgreSQL is which server it is, after how many restores, and which table: one of them differs in a database that was restored.
"""

import os
from collections import defaultdict
from pathlib import Path
from time import time

from sqlalchemy import Connection, delete, func, insert, select, text, update

from bedesten.engine.constants import NOBODY
from bedesten.service.randomness import new_secret
from bedesten.service.schema import deals, entries, lineage, tables
from bedesten.service.sealed_chance import Epoch

OF_POSTGRES = """
select (select system_identifier from pg_control_system()) || '/' || (select timeline_id from pg_control_checkpoint())
    || '/' || cast('lineage' as regclass)::oid
"""


class Lineage:
    """Of one database, while it is being opened; `file`: of SQLite."""

    def __init__(self, file: Path | None) -> None:
        self.beside = file and file.with_name(file.name + ".mark")
        self.begun = 0  # tables with a new epoch
        self._mark = ""

    def look(self, connection: Connection, is_restored: bool | None = None) -> None:
        """Within the transaction in which the database is opened. `is_restored`: somebody knows it."""
        stored = connection.scalar(select(lineage.c.mark))
        self._mark = new_secret("mark", 8).hex() if self.beside else str(connection.scalar(text(OF_POSTGRES)))
        known = _marks_in(self.beside) if self.beside else [self._mark]
        if is_restored is None:
            is_restored = stored is not None and stored not in known
        if is_restored:
            self.begun = _begin_epochs(connection)
            _lay_deals_open(connection)
        if self.beside:
            _write(self.beside, self._mark, stored or "")  # both, until the new one is stored
        connection.execute(delete(lineage))
        connection.execute(insert(lineage).values(mark=self._mark))

    def stored(self) -> None:
        """The transaction is durable. If another process has opened the file meanwhile, its mark is there."""
        if self.beside and _marks_in(self.beside)[:1] == [self._mark]:
            _write(self.beside, self._mark)


def _marks_in(file: Path) -> list[str]:
    """The newest first."""
    return file.read_text().split() if file.exists() else []


def _write(file: Path, *marks: str) -> None:
    part = file.with_name(file.name + ".part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as opened:
        opened.write(" ".join(marks) + "\n")
        opened.flush()
        os.fsync(opened.fileno())
    part.rename(file)


def _lay_deals_open(connection: Connection) -> None:
    """Whoever has played the deal of a day whose game is gone from the books knows it: from now on everybody may. That of a
    tournament's round stays closed until its games are over."""
    at = int(1000 * time())
    is_on = deals.c.day.is_not(None) & (deals.c.opens <= at) & (deals.c.until > at)
    connection.execute(update(tables).where(tables.c.deal.in_(select(deals.c.name).where(is_on))).values(deal_until=at))
    connection.execute(update(deals).where(is_on).values(until=at))


def _begin_epochs(connection: Connection) -> int:
    """Returns how many tables are concerned. Those with the same deal go on alike."""
    is_unfinished = tables.c.stage.in_(["waiting", "playing"])
    unfinished = connection.execute(select(tables.c.id, tables.c.epochs, tables.c.deal).where(is_unfinished)).all()
    at, names = int(1000 * time()), defaultdict[str, str](lambda: new_secret("epoch", 8).hex())
    for table_id, epochs, deal in unfinished:
        last = select(func.max(entries.c.seq), func.max(entries.c.drawn)).where(entries.c.table_id == table_id)
        seq, drawn = connection.execute(last).one()
        epoch = Epoch(0 if drawn is None else drawn + 1, names[deal or table_id])
        entry = {"table_id": table_id, "seq": 0 if seq is None else seq + 1, "kind": "epoch", "seat": NOBODY, "word": str(epoch)}
        connection.execute(insert(entries).values(**entry, at=at))
        together = f"{epochs} {epoch}".strip()
        connection.execute(update(tables).where(tables.c.id == table_id).values(epochs=together))
    return len(unfinished)
