"""What the environments of a single table have in common: they are drawn, and closed, and say so if they are not ready."""

from typing import Any

from gymnasium.error import ClosedEnvironmentError, ResetNeeded

from bedesten.research.table import Table

ILLEGAL = -1.0  # the reward of whoever chooses what is not possible


class Single:
    table: Table
    render_mode: str | None
    is_closed = False

    def render(self) -> Any:
        self.check_begun()
        return self.table.rendered(self.render_mode)

    def close(self) -> None:
        self.is_closed = True

    def check_begun(self) -> None:
        self.check_open()
        if not self.table.has_begun:
            raise ResetNeeded("No game has begun: reset() begins one.")

    def check_open(self) -> None:
        if self.is_closed:
            raise ClosedEnvironmentError("This environment has been closed: make another one.")
