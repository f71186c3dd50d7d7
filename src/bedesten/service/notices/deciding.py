"""Whether a notice is delivered, when its time comes: what has been seen or settled meanwhile is not told any more."""

from dataclasses import dataclass
from typing import Literal

from bedesten.engine.errors import Refused
from bedesten.service.house import House
from bedesten.service.house.announcements import PRESENCE_INTERVAL
from bedesten.service.kinds import PLAYING
from bedesten.service.notices.awaited import awaited, waiting_people
from bedesten.service.notices.notice import BEGINS, DEADLINE, ENDS, MY_TURN, REMINDER, TRIAL
from bedesten.service.notices.preferences import AWAY, NEVER, Preferences, quiet_until
from bedesten.service.notices.wording import News
from bedesten.service.store import Row
from bedesten.service.table import Table

KEPT_FOR = 3 * 24 * 3_600_000  # milliseconds; what could not be delivered until then is given up
SETTLING = 4_000  # milliseconds in which a turn may be over already, because there was nothing to decide
AWAY_FOR = 20_000  # milliseconds without an open page, until somebody is taken for away
PRESENCE_TOLD = 1000 * PRESENCE_INTERVAL + 5_000  # after so long a process knows who is there through the others

DROP: Literal["drop"] = "drop"
Verdict = News | int | Literal["drop"]  # what to say, when to look again, or nothing


@dataclass(frozen=True)
class Judge:
    """Of the notices of one person."""

    house: House
    person: str
    preferences: Preferences

    async def judge(self, row: Row, at: int) -> Verdict:
        if row["kind"] == TRIAL:
            return _news(row, None, self.person)
        when = self.preferences.when(row["kind"], row["table_id"])
        is_late = row["at"] < at - KEPT_FOR or (row["until"] is not None and row["until"] <= at)
        if when == NEVER or is_late:
            return DROP
        try:
            table = await self.house.tables.find(row["table_id"]) if row["table_id"] else None
        except Refused:  # it is not there any more
            return DROP
        if table and self._is_settled(row, table):
            return DROP
        return self._later(row, table, when == AWAY, at) or _news(row, table, self.person)

    def _is_settled(self, row: Row, table: Table) -> bool:
        kind, found = row["kind"], awaited(table)
        if kind == MY_TURN:
            return found != (self.person, row["key"])
        if kind in (DEADLINE, REMINDER):
            seat = table.to_act()
            return table.stage == PLAYING and (seat is None or table.seats[seat].token != self.person)
        return kind in (BEGINS, ENDS) and not waiting_people(table, self.person)

    def _later(self, row: Row, table: Table | None, is_for_away: bool, at: int) -> Verdict | None:
        if table and is_for_away:
            if self._is_there(table):
                return DROP
            if (certain := max(int(row["at"]) + AWAY_FOR, self._known_from(table))) > at:
                return certain
        if row["kind"] == MY_TURN and (settled := int(row["at"]) + SETTLING) > at:
            return settled
        return quiet_until(self.preferences.quiet, at)

    def _is_there(self, table: Table) -> bool:
        return any(table.presence.away_since(seat) is None for seat in table.seats_of(self.person))

    def _known_from(self, table: Table) -> int:
        """From when on this process knows who is there."""
        return table.presence.since + (PRESENCE_TOLD if self.house.attendance.others else AWAY_FOR)


def _news(row: Row, table: Table | None, person: str) -> News:
    mine = table.seats_of(person) if table else []
    others = [seat.name for i, seat in enumerate(table.seats) if i not in mine and seat.name] if table else []
    return News(row["kind"], row["table_id"], row["page"], row["by"], row["until"], tuple(others))
