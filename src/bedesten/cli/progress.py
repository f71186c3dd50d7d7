"""Bars that show how many games have been played, or steps been made, if somebody looks on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bedesten.cli.screen import err


@dataclass(frozen=True)
class GamesBar:
    played: Callable[[int], None]  # so many games in all
    say: Callable[[str], None]  # a line above the bar


@contextmanager
def games_bar(games: int) -> Iterator[GamesBar]:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield GamesBar(lambda done: bar.update(task, completed=done), lambda line: bar.console.print(line, soft_wrap=True))


@contextmanager
def steps_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Is told how many steps are done, of how many."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
