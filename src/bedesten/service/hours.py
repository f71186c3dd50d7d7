"""When the house was open. Time is counted against nobody while it was closed, nor if the clock of the machine is set.

While a process runs, its time goes on evenly, whatever is done to the clock of the machine. It never goes back behind what was
stored before. Of several processes, all have the time of the one that is ahead.
"""

from bisect import bisect_left
from time import monotonic, time


class _Time:
    """Begins with the clock of the machine, and goes on by itself."""

    def __init__(self) -> None:
        self.offset = time() - monotonic()


_TIME = _Time()


def now() -> int:
    """Milliseconds since 1970."""
    return int(1000 * (_TIME.offset + monotonic()))


def not_before(at: int) -> None:
    """It is later than this: a process before has said so."""
    _TIME.offset += max(0, at - now()) / 1000


class Hours:
    """Times at which the house was open, without those between at which it was closed; all in milliseconds."""

    def __init__(self) -> None:
        self._ends: list[int] = []  # of the times at which it was closed, in their order
        self._closed: list[tuple[int, int]] = []  # their begin, and how long it was closed before

    def close(self, since: int, until: int) -> None:
        """It was closed. To be told in their order."""
        if self.last < until:
            self._closed.append((max(since, self.last), self.closed))
            self._ends.append(until)

    @property
    def last(self) -> int:
        """When it was opened again last; 0, if it was never closed."""
        return self._ends[-1] if self._ends else 0

    @property
    def closed(self) -> int:
        """How long it was closed in all."""
        if not self._ends:
            return 0
        since, before = self._closed[-1]
        return before + self._ends[-1] - since

    def open_until(self, at: int) -> int:
        """How long the house had been open by then."""
        found = bisect_left(self._ends, at)
        if found == len(self._ends):
            return at - self.closed
        since, before = self._closed[found]
        return min(at, since) - before

    def moment(self, opened: int) -> int:
        """When it had been open for so long."""
        found = bisect_left(self._closed, opened, key=lambda closed: closed[0] - closed[1])
        if not found:
            return opened
        since, before = self._closed[found - 1]
        return opened + before + self._ends[found - 1] - since

    def at(self, opened: int) -> int:
        """When it will have been open for so long; a moment after all that it was closed."""
        return opened + self.closed
