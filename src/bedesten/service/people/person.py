"""Who asks: a device, or the account to which it belongs. Seats belong to a person."""

from dataclasses import dataclass

from bedesten.engine.errors import says
from bedesten.service.errors import NotYours


@dataclass(frozen=True)
class Person:
    device: str  # the keyed hash of its secret; empty: it brings none along
    account: str | None = None
    is_blocked: bool = False

    @property
    def id(self) -> str:
        """To whom seats belong: what the house calls `device`."""
        return self.account or self.device

    def check(self) -> None:
        """NotYours, if the host has blocked the account."""
        if self.is_blocked:
            raise NotYours(says("blocked"))
