"""A line from the keyboard, or from a pipe."""

import sys
from contextlib import suppress

from bedesten.cli.screen import is_terminal


class Closed(Exception):
    """Nobody will answer any more: the input has ended."""


def forget_lines() -> None:
    """What was typed before cannot be called up again with the arrow keys: it may tell of a card."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def read_line(prompt: str) -> str:
    """Without the line's end; a pipe shows what it has said, so that the output can be read like a game."""
    if is_terminal():
        with suppress(ImportError):
            import readline  # noqa: F401        arrows and earlier lines
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Closed from None
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        print()
        raise Closed
    print(line.strip())
    return line.strip()
