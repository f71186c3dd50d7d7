"""The clock of a table: how long each player has thought, and when the time of one is up.

Nothing of it is stored: it follows from when the entries of the table were made, so that it survives every restart.
"""

from bedesten.service.agreed import Clock


class Watch:
    """The clock of one table; all times in milliseconds. It is told of each entry, and asked when time is up."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.used = [0] * players
        self.waiting: int | None = None  # the person whom the game waits for
        self._since = 0  # since when, as far as the time used is concerned
        self._turn = 0
        self._stopped: int | None = None  # since when it stands still
        self._began: dict[tuple[int, int], int] = {}  # when a seat was first waited for in a turn: undo does not start it anew

    def goes_on(self, waiting: int | None, turn: int, at: int) -> None:
        """An entry was made: the time up to here counts for whoever was waited for."""
        if self._stopped is not None:
            self._began = {key: began + at - self._stopped for key, began in self._began.items()}
            self._stopped = None
        if self.waiting is not None:
            self.used[self.waiting] += max(0, at - self._since)
        self.waiting, self._turn, self._since = waiting, turn, at
        if waiting is not None:
            self._began.setdefault((waiting, turn), at)

    def stops(self, at: int) -> None:
        """Nobody is waited for until the next entry; what was left of the time for the move is left then."""
        self.goes_on(None, self._turn, at)
        self._stopped = at

    def starts_anew(self) -> None:
        """All have gone back together, or somebody has come back: the time for the move is given again."""
        self._began.clear()

    def left(self, seat: int) -> int | None:
        """What a seat had left for the game when the last entry was made."""
        return None if self.clock.game is None else max(0, 1000 * self.clock.game - self.used[seat])

    def deadline(self) -> int | None:
        """When the time of whoever is waited for is over."""
        if self.waiting is None:
            return None
        ends = [end for end in (self._move_ends(), self._game_ends()) if end is not None]
        return min(ends, default=None)

    def is_game_time_used(self, at: int) -> bool:
        end = self._game_ends()
        return end is not None and at >= end

    def _move_ends(self) -> int | None:
        if self.clock.move is None or self.waiting is None:
            return None
        return self._began[self.waiting, self._turn] + 1000 * self.clock.move

    def _game_ends(self) -> int | None:
        if self.clock.game is None or self.waiting is None:
            return None
        return self._since + 1000 * self.clock.game - self.used[self.waiting]
