"""What is told of a table by the way: its game begins or ends, somebody speaks, there is a rematch. It is written with that."""

from collections.abc import Sequence

from sqlalchemy import Executable

from bedesten.service.notices.notice import BEGINS, CHAT, ENDS, INVITATION, REMINDER, Notice, telling
from bedesten.service.presence import Reminder
from bedesten.service.table import Seat

HOUR = 3_600_000  # milliseconds


def game_begins(table_id: str, seats: Sequence[Seat]) -> list[Executable]:
    return telling(Notice(BEGINS, f"begins {table_id}", table_id), _people(seats))


def game_ends(table_id: str, seats: Sequence[Seat]) -> list[Executable]:
    return telling(Notice(ENDS, f"ends {table_id}", table_id), _people(seats))


def something_said(table_id: str, seats: Sequence[Seat], n: int, by: str, speaker: str) -> list[Executable]:
    """To all but the one who spoke. What was said is read at the table."""
    return telling(Notice(CHAT, f"chat {table_id} {n}", table_id, by=by), _people(seats) - {speaker})


def they_wait(table_id: str, seats: Sequence[Seat], reminder: Reminder) -> list[Executable]:
    """To whoever is to act: once an hour, however often the others remind."""
    key = f"reminder {table_id} {reminder.since} {(reminder.at - reminder.since) // HOUR}"
    return telling(Notice(REMINDER, key, table_id, by=seats[reminder.by].name), [seats[reminder.seat].token])


def rematch_opened(table_id: str, seats: Sequence[Seat], opener: str, by: str) -> list[Executable]:
    return telling(Notice(INVITATION, f"rematch {table_id}", table_id, by=by), _people(seats) - {opener})


def _people(seats: Sequence[Seat]) -> set[str]:
    return {seat.token for seat in seats if seat.token}
