"""Who is there: the people of a table who look at it through a socket of some process, since when somebody is away, and who was
reminded that the others wait.

Nothing of it is stored. A process that has just begun to look knows of nobody who has been away for longer than that.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

PROCESS_FORGOTTEN = 150  # seconds until a process that says nothing any more is taken for gone
HEARD_ANEW = 30  # seconds until the same is looked at again: a process tells it with every move


class There(NamedTuple):
    """What a process has told: the seats of the people who look at a table through it, how many spectators do, and when."""

    people: frozenset[int]
    spectators: int
    at: int


@dataclass(frozen=True)
class Reminder:
    """Somebody has told whoever is to act that the others wait."""

    seat: int
    by: int
    since: int  # when the others began to wait
    at: int


@dataclass
class Presence:
    """All times in milliseconds."""

    since: int = 0  # nobody is known to have been away for longer
    spectators: int = 0  # who look on without a seat
    reminder: Reminder | None = None  # the last one
    _there: dict[str, There] = field(default_factory=dict)  # by process
    _people: frozenset[int] = frozenset()  # all of them
    _seen: dict[int, int] = field(default_factory=dict)  # when a seat was last there, or answered

    def hear(self, process: str, people: Collection[int], spectators: int, at: int) -> bool:
        """A process tells who is there through it. Has somebody come or gone?"""
        known = self._there.get(process)
        if known and known.people == people and known.spectators == spectators and at < known.at + 1000 * HEARD_ANEW:
            return False
        before = self._people, self.spectators
        for seat in self._people:
            self._seen[seat] = at
        there = {one: it for one, it in self._there.items() if it.at > at - 1000 * PROCESS_FORGOTTEN and one != process}
        if people or spectators:
            there[process] = There(frozenset(people), spectators, at)
        self._there = there
        self._people = frozenset().union(*[one.people for one in there.values()])
        self.spectators = sum([one.spectators for one in there.values()])
        return (self._people, self.spectators) != before

    def told_by(self, process: str) -> tuple[frozenset[int], int]:
        """The people and the number of spectators."""
        found = self._there.get(process)
        return (found.people, found.spectators) if found else (frozenset(), 0)

    def answered(self, seat: int, at: int) -> None:
        self._seen[seat] = max(at, self._seen.get(seat, 0))

    def away_since(self, seat: int) -> int | None:
        """None: the person is there."""
        return None if seat in self._people else max(self.since, self._seen.get(seat, 0))

    def remind(self, reminder: Reminder) -> bool:
        """Is it later than the last one?"""
        is_later = self.reminder is None or reminder.at > self.reminder.at
        if is_later:
            self.reminder = reminder
        return is_later

    def begins_anew(self, at: int) -> None:
        """Something may have been missed."""
        self.since = at
