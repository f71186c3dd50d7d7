"""What is agreed when a table is opened."""

from typing import Literal

import msgspec

from bedesten.engine.errors import Refused
from bedesten.engine.options import VARIANTS, Options

NAME_LENGTH = 40


class Clock(msgspec.Struct, frozen=True):
    """How long one may think, in seconds; None: as long as one likes."""

    move: int | None = None
    game: int | None = None


class Agreed(msgspec.Struct, frozen=True):
    """The rule set, the layout, the variants, the clock, and how turns end."""

    players: int = 3
    rules: str = "base"
    layout: str = "short"
    variants: tuple[str, ...] = ()
    clock: Clock = Clock()
    confirm: bool = False  # the next player waits until a turn that could still be taken back is confirmed

    def options(self) -> Options:
        """Refused, if it cannot be played."""
        for variant in self.variants:
            if variant not in VARIANTS:
                raise Refused(f"There is no variant '{variant}'; there are {' and '.join(VARIANTS)}.", "OPT-6")
        return Options(self.players, self.rules, self.layout, VARIANTS[0] in self.variants, VARIANTS[1] in self.variants)


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit there: whoever opens the table, a friend on the same device, a bot, or whoever comes."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str = "greedy"


def checked_name(name: str) -> str:
    """A name as it is shown: one line, not too long."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise Refused("A player needs a name.")
    if len(plain) > NAME_LENGTH:
        raise Refused(f"A name has at most {NAME_LENGTH} characters, this one has {len(plain)}.")
    return plain
