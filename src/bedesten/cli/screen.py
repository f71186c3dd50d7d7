"""Where things are drawn: standard output, with colours if it is a terminal that has them."""

import sys

from rich.console import Console

SMALLEST = 24  # columns; a narrower terminal is treated as if it had so many


class Paper(Console):
    """A console that leaves it to the command line what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """NO_COLOR, TERM, COLUMNS and LINES are heeded."""
    return _console(is_err=False)


def err() -> Console:
    return _console(is_err=True)


def _console(is_err: bool) -> Console:
    console = Paper(highlight=False, markup=False, emoji=False, stderr=is_err)
    if console.width < SMALLEST:
        console.width = SMALLEST
    return console


def is_terminal() -> bool:
    """Is somebody sitting there?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wipe(console: Console) -> None:
    """Clear the screen and what could be scrolled back to; nothing, if it is no terminal."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
