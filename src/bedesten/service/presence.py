"""Who is there: the people of a table who look at it through a socket of some process, since when somebody is away, and who was
reminded that the others wait.

Nothing of it is stored. A process that has just begun to look knows of nobody who has been away for longer than that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

PROCESS_FORGOTTEN = 150  # seconds until a process that says nothing any more is taken for gone


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
    reminder: Reminder | None = None  # the last one
    _there: dict[str, tuple[frozenset[int], int]] = field(default_factory=dict)  # by process: seats, told when
    _seats: frozenset[int] = frozenset()  # all of them
    _seen: dict[int, int] = field(default_factory=dict)  # when a seat was last there, or answered

    def hear(self, process: str, seats: Iterable[int], at: int) -> bool:
        """A process tells who is there through it. Has somebody come or gone?"""
        before = self._seats
        for seat in before:
            self._seen[seat] = at
        others = {one: it for one, it in self._there.items() if it[1] > at - 1000 * PROCESS_FORGOTTEN and one != process}
        here = frozenset(seats)
        self._there = {**others, process: (here, at)} if here else others
        self._seats = frozenset().union(*[there for there, _ in self._there.values()])
        return self._seats != before

    def told_by(self, process: str) -> frozenset[int]:
        return self._there.get(process, (frozenset(), 0))[0]

    def seats(self) -> frozenset[int]:
        return self._seats

    def answered(self, seat: int, at: int) -> None:
        self._seen[seat] = max(at, self._seen.get(seat, 0))

    def away_since(self, seat: int) -> int | None:
        """None: the person is there."""
        return None if seat in self._seats else max(self.since, self._seen.get(seat, 0))

    def remind(self, reminder: Reminder) -> bool:
        """Is it later than the last one?"""
        is_later = self.reminder is None or reminder.at > self.reminder.at
        if is_later:
            self.reminder = reminder
        return is_later

    def begins_anew(self, at: int) -> None:
        """Something may have been missed."""
        self.since = at
