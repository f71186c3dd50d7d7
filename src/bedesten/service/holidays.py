"""Holidays: days on which somebody is away, as was agreed. His clock stands still meanwhile, and the others see until when.

They are entries of the table, so what a clock shows follows from the entries as before. Nothing is retroactive: a holiday begins
when it is declared, or later, and whoever was late before that stays late.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bedesten.engine.errors import Refused, says

DAY = 86_400_000  # milliseconds
WINDOW = 30  # days, of which a table agrees how many each person may be away
MOST_DAYS = 30  # that can be agreed on
FARTHEST = 180  # days ahead
END = "end"  # in place of its times: whoever was away is back, or does not go


class Holiday(NamedTuple):
    """All times in milliseconds since 1970."""

    since: int
    until: int

    @property
    def word(self) -> str:
        """As it is stored."""
        return f"{self.since}:{self.until}"

    @property
    def counted(self) -> "Holiday":
        """A day that has begun counts whole: whoever comes and goes gains nothing."""
        return Holiday(self.since, self.since - (self.since - self.until) // DAY * DAY)


def declared(taken: Sequence[Holiday], agreed: int, since: int | None, until: int, at: int) -> Holiday:
    """A holiday from now, or from a later moment; Refused, if it is not as agreed. `taken`: those that there are already."""
    if not agreed:
        raise Refused(says("no-holidays"))
    wanted = Holiday(at if since is None else since, until)
    if wanted.since < at or wanted.until <= wanted.since:
        raise Refused(says("holiday-past"))
    if wanted.since > at + FARTHEST * DAY:
        raise Refused(says("holiday-far", most=FARTHEST))
    if any(one.since < wanted.until and wanted.since < one.until for one in taken):
        raise Refused(says("holiday-twice"))
    if _most_at_once([*taken, wanted]) > agreed * DAY:
        raise Refused(says("holiday-long", most=agreed, window=WINDOW))
    return wanted


def after(taken: Sequence[Holiday], word: str, at: int) -> tuple[Holiday, ...]:
    """What an entry makes of somebody's holidays: one more, or those that go on or are to come end."""
    if word == END:
        return tuple(Holiday(one.since, min(one.until, at)) for one in taken if one.since < at)
    since, until = map(int, word.split(":"))
    return tuple(sorted([*taken, Holiday(since, until)]))


def next_of(taken: Sequence[Holiday], at: int) -> Holiday | None:
    """The one that goes on, or the next to come."""
    return next((one for one in taken if one.until > at), None)


def _most_at_once(taken: Sequence[Holiday]) -> int:
    """How much of the worst WINDOW is holiday: the worst begins or ends where a holiday does."""
    counted, length = [one.counted for one in taken], WINDOW * DAY
    begins = [one.since for one in counted] + [one.until - length for one in counted]
    return max([sum([_common(one, Holiday(begin, begin + length)) for one in counted]) for begin in begins], default=0)


def _common(one: Holiday, other: Holiday) -> int:
    return max(0, min(one.until, other.until) - max(one.since, other.since))
