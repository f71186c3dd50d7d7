"""A copy of an SQLite database, which is checked before it gets its name."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bedesten.engine.errors import Refused, says

ENDS = ("", "-wal", "-shm")  # of the files that are one database
PART = ".part"


@contextmanager
def copied(source: Path, target: Path) -> Iterator[Path]:
    """The copy, while it is a file of another name, which only its owner can read; if nothing goes wrong, it gets its own."""
    part = target.with_name(target.name + PART)
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        copy(source, part)
        yield part
        part.rename(target)
    except OSError as error:
        raise Refused(says("cannot-write", file=str(target), why=error.strerror)) from None
    except sqlite3.Error as error:
        raise Refused(says("not-copied", file=str(source), why=str(error))) from None
    finally:
        for end in (*ENDS, ".mark"):
            with suppress(FileNotFoundError):
                part.with_name(part.name + end).unlink()


def copy(source: Path, target: Path) -> None:
    """By SQLite's own means, from one moment in time; the copy is one file and is checked."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {found}")
