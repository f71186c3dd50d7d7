"""The clock of a table: how long each player has thought, and when the time of one is up.

It follows from when the entries of the table were made, from the holidays among them, and from when the house was closed, so that
it survives every restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bedesten.service.holidays import Holiday
from bedesten.service.hours import Hours
from bedesten.service.table_settings import TimeControl


@dataclass(frozen=True)
class Shown:
    """What a clock shows after an entry: all that it is."""

    used: tuple[int, ...]
    waiting: int | None
    at: int
    since: int
    turn: int
    stopped: int | None
    began: dict[tuple[int, int], int]


class Clock:
    """The clock of one table; all times in milliseconds. It is told of each entry, and asked when time is up. Inside, it counts
    only while the house is open, and not on the holidays of whoever is waited for."""

    def __init__(
        self,
        clock: TimeControl,
        players: int,
        hours: Hours | None = None,
        holidays: Mapping[int, Sequence[Holiday]] | None = None,
    ) -> None:
        """`holidays`: of each seat, in their order; the table enters them."""
        self.clock, self.hours, self.holidays = clock, hours or Hours(), {} if holidays is None else holidays
        self.used = [0] * players
        self.waiting: int | None = None  # the person whom the game waits for
        self._at = 0  # when the last entry was made
        self._since = 0  # the same as far as the time used is concerned
        self._turn = 0
        self._stopped: int | None = None  # since when it stands still
        self._began: dict[tuple[int, int], int] = {}  # when a seat was first waited for in a turn: undo does not start it anew
        self._is_right = True

    @property
    def shown(self) -> Shown:
        return Shown(tuple(self.used), self.waiting, self._at, self._since, self._turn, self._stopped, dict(self._began))

    @shown.setter
    def shown(self, shown: Shown) -> None:
        self.used, self.waiting, self._at, self._since = list(shown.used), shown.waiting, shown.at, shown.since
        self._turn, self._stopped, self._began = shown.turn, shown.stopped, dict(shown.began)

    @property
    def is_right(self) -> bool:
        """False, if it was learned later that the house had been closed: then it has counted too much."""
        return self._is_right and self.hours.open_until(self._at) == self._since

    def goes_on(self, waiting: int | None, turn: int, at: int) -> None:
        """An entry was made: the time up to here counts for whoever was waited for."""
        self._is_right = self.is_right
        self._goes_on(waiting, turn, self.hours.open_until(at))
        self._at = at

    def _goes_on(self, waiting: int | None, turn: int, at: int) -> None:
        if self._stopped is not None:
            self._began = {key: began + at - self._stopped for key, began in self._began.items()}
            self._stopped = None
        if self.waiting is not None:
            self.used[self.waiting] += self._thought(self.waiting, self._since, at)
        self.waiting, self._turn, self._since = waiting, turn, at
        if waiting is not None:
            self._began.setdefault((waiting, turn), at)

    def stops(self, at: int) -> None:
        """Nobody is waited for until the next entry; what was left of the time for the move is left then."""
        self.goes_on(None, self._turn, at)
        self._stopped = self.hours.open_until(at)

    def starts_anew(self) -> None:
        """All have gone back together: the time for the move is given again."""
        self._began.clear()

    def comes_back(self, seat: int, turn: int, at: int, has_gone_on: bool) -> None:
        """Somebody takes his seat back. The time for the move is given again only if it was up and a bot has answered since:
        otherwise nothing has changed."""
        began, move = self._began.get((seat, turn)), self.clock.move
        if (
            began is not None
            and move is not None
            and has_gone_on
            and self.hours.open_until(at) >= self._end(seat, began, 1000 * move)
        ):
            del self._began[seat, turn]

    def left(self, seat: int) -> int | None:
        """What a seat had left for the game when the last entry was made."""
        return None if self.clock.game is None else max(0, 1000 * self.clock.game - self.used[seat])

    def deadline(self) -> int | None:
        """When the time of whoever is waited for is over."""
        if self.waiting is None:
            return None
        ends = [end for end in (self._move_ends(), self._game_ends()) if end is not None]
        return self.hours.at(min(ends)) if ends else None

    def game_deadline(self) -> int | None:
        """When the time for the game of whoever is waited for is used up."""
        end = self._game_ends()
        return None if end is None else self.hours.at(end)

    def is_game_time_used(self, at: int) -> bool:
        end = self.game_deadline()
        return end is not None and at >= end

    def _move_ends(self) -> int | None:
        if self.clock.move is None or self.waiting is None:
            return None
        return self._end(self.waiting, self._began[self.waiting, self._turn], 1000 * self.clock.move)

    def _game_ends(self) -> int | None:
        if self.clock.game is None or self.waiting is None:
            return None
        return self._end(self.waiting, self._since, 1000 * self.clock.game - self.used[self.waiting])

    # -- holidays, as open time

    def _away(self, seat: int) -> list[tuple[int, int]]:
        return [(self.hours.open_until(one.since), self.hours.open_until(one.until)) for one in self.holidays.get(seat, ())]

    def _thought(self, seat: int, since: int, at: int) -> int:
        """How much of this time counts."""
        return max(0, at - since - sum([max(0, min(at, back) - max(since, left)) for left, back in self._away(seat)]))

    def _end(self, seat: int, since: int, time: int) -> int:
        """When so much of a seat's time will have gone by."""
        end = since + time
        for left, back in self._away(seat):
            if since < back and left < end:
                end += back - max(left, since)
        return end
