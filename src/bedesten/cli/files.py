"""Texts from files, from standard input, and into files."""

import sys
from pathlib import Path

from bedesten.engine.errors import Refused

STDIN = "-"


def read_text(path: str) -> str:
    try:
        return sys.stdin.read() if path == STDIN else Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(f"There is no file '{path}'.") from None
    except IsADirectoryError:
        raise Refused(f"'{path}' is a folder, not a file.") from None
    except UnicodeDecodeError:
        raise Refused(f"'{path}' is no text: records and positions are written in UTF-8.") from None
    except OSError as error:
        raise Refused(f"'{path}' cannot be read: {error.strerror}.") from None


def write_record_file(path: str, text: str) -> None:
    """Writes a record; a file that is something else stays as it is."""
    check_record_file(path)
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"'{path}' cannot be written: {error.strerror}.") from None


def check_record_file(path: str) -> None:
    """Could a record be written there?"""
    file = Path(path)
    if not file.absolute().parent.is_dir():
        raise Refused(f"'{path}' cannot be written: there is no folder '{file.parent}'.")
    if file.is_dir():
        raise Refused(f"'{path}' cannot be written: it is a folder.")
    if file.exists() and not _is_record(file):
        raise Refused(f"'{path}' exists and is no record of a game; choose another name.")


def _is_record(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(10) in (b"", b"bedesten 1")
    except OSError:
        return False
