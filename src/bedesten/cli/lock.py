"""One house for one SQLite file: a second one would not hear what the first has done. Whoever only reads needs no lock."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path

from bedesten.engine.errors import Refused, says
from bedesten.system import lock


def only_house(url: str) -> AbstractContextManager[None]:
    """Nobody else has the file of the database open for writing; a server has no file."""
    from bedesten.web.settings import sqlite_file

    file = sqlite_file(url)
    return _locked(file) if file else nullcontext()


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Refused, if another house has the file open. However a house ends, the system takes its lock away."""
    path = file.with_name(file.name + ".lock")
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refused(says("lock-not-written", file=str(path), why=error.strerror)) from None
    try:
        if not lock(held):
            who = os.read(held, 20).decode(errors="replace").strip()
            raise Refused(says("database-locked", process=who or "?", database=str(file)))
        os.ftruncate(held, 0)
        os.pwrite(held, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        with suppress(OSError):
            os.close(held)
