"""Making a dataset: parts that are missing are played, by whoever plays them, and kept as they come in."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from bedesten.research.dataset.card import card_of
from bedesten.research.dataset.folder import Folder, opened
from bedesten.research.dataset.plan import Plan
from bedesten.research.dataset.playing import play_part
from bedesten.research.loss import Told

Job = TypeVar("Job")
Result = TypeVar("Result")
Progress = Callable[[int], None]  # is told how many games are there


class Spread(Protocol):
    """Whoever does the work: `Alone`, `Processes`, or a `Cluster`."""

    def results(self, do: Callable[[Job], Result], jobs: Iterable[Job], told: Told) -> Iterator[tuple[Job, Result]]: ...


class Alone:
    """In this process."""

    def results(self, do: Callable[[Job], Result], jobs: Iterable[Job], told: Told) -> Iterator[tuple[Job, Result]]:
        for job in jobs:
            yield job, do(job)


def make(plan: Plan, path: Path, spread: Spread, progress: Progress = lambda _: None, told: Told = lambda _: None) -> Folder:
    """The same plan gives the same games, whoever plays them. Whatever is there already is not played again."""
    with opened(path, plan) as folder:
        missing = folder.missing()
        there = sum(len(plan.games_of(part)) for part in plan.parts if part not in set(missing))
        if there:
            told(f"{there} of {plan.games} games are in '{path}' already.")
        for part, played in spread.results(partial(play_part, plan), missing, told):
            folder.keep(part, played)
            there += len(played.records)
            progress(there)
        folder.seal(card_of(folder))
        return folder
