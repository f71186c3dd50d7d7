"""What a notice says: that something has happened, at which table, and when. Never what: nothing that somebody may not know.

A notice is written with what causes it, once for each channel of each person it is meant for. So it is neither lost nor told of
what never came about; and the same key again is nothing."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Executable, Table, Text, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite is told the same

from bedesten.service import schema
from bedesten.service.hours import now

MY_TURN = "my-turn"  # a game waits for the person
BEGINS, ENDS = "begins", "ends"  # a game
CHAT = "chat"  # something was said at a table
INVITATION = "invitation"  # to a table, a game, a tournament
DEADLINE = "deadline"  # time is running out
REMINDER = "reminder"  # the others wait
TRIAL = "trial"  # wanted by the person, to see that it arrives
KINDS = (MY_TURN, BEGINS, ENDS, CHAT, INVITATION, DEADLINE, REMINDER)  # that one can choose between

KEY_LENGTH = 120
PAGE = "/notices"  # where one chooses what one is told, and where

_C, _N = schema.channels, schema.notices


@dataclass(frozen=True)
class Notice:
    kind: str
    key: str  # of what has happened: for the same person it is told once
    table_id: str = ""
    page: str = ""  # where it leads, if not to a table: a path of ours
    by: str = ""  # the name of whoever caused it
    until: int | None = None  # when time is over


def telling(notice: Notice, people: Collection[str | None]) -> list[Executable]:
    """To be written together with what has happened. `people` are those to whom seats belong; where nobody sits, nobody is told.
    It does not ask whether they want it: that is found out when it is delivered."""
    assert len(notice.key) <= KEY_LENGTH
    if not (meant := sorted({one for one in people if one})):
        return []
    values = {
        _N.c.kind: notice.kind,
        _N.c.key: notice.key,
        _N.c.table_id: notice.table_id,
        _N.c.page: notice.page,
        _N.c.by: notice.by,
    }
    times = {_N.c.until: notice.until, _N.c.at: now()}
    said = [literal(text, Text) for text in values.values()] + [literal(time, BigInteger) for time in times.values()]
    chosen = select(_C.c.id, *said).where(_C.c.person.in_(meant) & _C.c.broken.is_(None))
    return [insert(_N).from_select([_N.c.channel, *values, *times], chosen).on_conflict_do_nothing()]


def upserting(table: Table, row: dict[str, Any], key: str) -> Executable:
    """Put a row in the place of the one that may be there."""
    given = insert(table).values(row)
    return given.on_conflict_do_update(index_elements=[key], set_={name: given.excluded[name] for name in row if name != key})
