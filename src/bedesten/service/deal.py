"""A deal: a layout and a chance that are the same at several tables."""

from dataclasses import dataclass
from typing import Any

from bedesten.service.hours import now

NOT_KNOWN = 2**53 - 1  # when a deal is laid open that is played until the last table is done; every page can read the number


@dataclass(frozen=True)
class Deal:
    """As a table knows it, whose secret is that of the deal."""

    name: str
    until: int  # from then on everybody may know it: milliseconds since 1970
    counts: bool  # the game is compared with others

    @property
    def is_open(self) -> bool:
        return now() >= self.until


def deal_from(row: dict[str, Any]) -> Deal | None:
    """Of a stored table."""
    return Deal(row["deal"], row["deal_until"], row["deal_counts"]) if row["deal"] else None
