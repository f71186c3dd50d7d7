"""Reminding whoever is to act: by the others at the table, one reminder at a time, and not before there is reason to."""

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds
from bedesten.service.holidays import next_of
from bedesten.service.limits import Limit
from bedesten.service.presence import Reminder
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.table import Table

THINKING_TIME = 30  # seconds that everybody may think
REMINDER_INTERVAL = 60  # seconds from one reminder of the same person to the next, whoever sends it


def limit(shared_counts: SharedCounts) -> Limit:
    return Limit(1, REMINDER_INTERVAL, says("reminded", apart=REMINDER_INTERVAL), shared_counts)


def remind(table: Table, by: int, at: int) -> Reminder:
    """Refused, if nobody is kept waiting. Nothing has changed yet when it is returned."""
    awaited = table.to_act() if table.stage == kinds.PLAYING else None
    if awaited is None or awaited == by or table.seats[awaited].is_played_by_bot:
        raise Refused(says("nobody-to-remind"))
    holiday = next_of(table.holidays.get(awaited, ()), at)
    if holiday and holiday.since <= at:
        raise Refused(says("on-holiday", name=table.seats[awaited].name))
    if (wait := table.awaited_since + 1000 * THINKING_TIME - at) > 0:
        raise Refused(says("remind-soon", name=table.seats[awaited].name, seconds=-(-wait // 1000)))
    return Reminder(awaited, by, table.awaited_since, at)
