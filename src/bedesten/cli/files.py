"""Texts from files, from standard input, and into files."""

import sys
from pathlib import Path

from bedesten.engine.errors import Refused, says

STDIN = "-"


def read_text(path: str) -> str:
    try:
        return sys.stdin.read() if path == STDIN else Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(says("no-file", file=path)) from None
    except IsADirectoryError:
        raise Refused(says("is-folder", file=path)) from None
    except UnicodeDecodeError:
        raise Refused(says("not-text", file=path)) from None
    except OSError as error:
        raise Refused(says("cannot-read", file=path, why=error.strerror)) from None


def write_record_file(path: str, text: str) -> None:
    """Writes a record; a file that is something else stays as it is."""
    check_record_file(path)
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(says("cannot-write", file=path, why=error.strerror)) from None


def check_record_file(path: str) -> None:
    """Could a record be written there?"""
    file = Path(path)
    if not file.absolute().parent.is_dir():
        raise Refused(says("no-folder", file=path, folder=str(file.parent)))
    if file.is_dir():
        raise Refused(says("is-folder", file=path))
    if file.exists() and not _is_record(file):
        raise Refused(says("not-a-record", file=path))


def _is_record(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(10) in (b"", b"bedesten 1")
    except OSError:
        return False
