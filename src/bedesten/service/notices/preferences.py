"""What somebody wants to be told, per kind and table, and when not to be disturbed."""

from datetime import datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import select

from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.notices import notice
from bedesten.service.notices.notice import upserting
from bedesten.service.store import Store

When = Literal["always", "away", "never"]
Kind = Literal["my-turn", "begins", "ends", "chat", "invitation", "deadline", "reminder"]
Choice = dict[Kind, When]
ALWAYS: When = "always"
AWAY: When = "away"
NEVER: When = "never"
USUAL: Choice = {
    "my-turn": AWAY,
    "begins": AWAY,
    "ends": AWAY,
    "chat": NEVER,
    "invitation": ALWAYS,
    "deadline": ALWAYS,
    "reminder": AWAY,
}
TABLES_CHOSEN = 100  # tables for which something of their own is chosen; beyond that, the first is forgotten

_P = schema.preferences

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    """Minutes of the day, in somebody's time zone; it may go over midnight."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class Preferences(msgspec.Struct, forbid_unknown_fields=True):
    kinds: Choice = {}
    tables: dict[str, Choice] = {}
    quiet: Quiet | None = None

    def when(self, kind: str, table_id: str) -> str:
        for choice in (self.tables.get(table_id, {}), self.kinds, USUAL):
            if kind in choice:
                return str(choice[kind])
        return ALWAYS

    def at_table(self, table_id: str, choice: Choice | None) -> "Preferences":
        """None: as everywhere."""
        others = {one: chosen for one, chosen in self.tables.items() if one != table_id}
        tables = {**others, table_id: choice} if choice else others
        return msgspec.structs.replace(self, tables=dict([*tables.items()][-TABLES_CHOSEN:]))


class PreferenceStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> Preferences:
        found = await self.store.read(select(_P.c.chosen).where(_P.c.person == person))
        return msgspec.json.decode(found[0]["chosen"], type=Preferences) if found else Preferences()

    async def keep(self, person: str, chosen: Preferences) -> None:
        if chosen.quiet:
            _zone(chosen.quiet)
        row = {"person": person, "chosen": msgspec.json.encode(chosen).decode()}
        await self.store.write(others=[upserting(_P, row, "person")])


def quiet_until(quiet: Quiet | None, at: int) -> int | None:
    """When it is over; None, if it is not quiet then."""
    if quiet is None or quiet.begins == quiet.ends:
        return None
    local = datetime.fromtimestamp(at / 1000, _zone(quiet))
    minute = local.hour * 60 + local.minute
    is_over_night = quiet.begins > quiet.ends
    is_quiet = (minute >= quiet.begins) + (minute < quiet.ends) > (0 if is_over_night else 1)
    if not is_quiet:
        return None
    day = local + timedelta(days=1) if is_over_night and minute >= quiet.begins else local
    end = day.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0)
    return max(at + 60_000, int(1000 * end.timestamp()))  # an hour that is left out in spring does not hold anything up


def _zone(quiet: Quiet) -> ZoneInfo:
    try:
        return ZoneInfo(quiet.zone)
    except (ValueError, OSError, KeyError):
        raise Refused(says("zone-unknown", zone=quiet.zone)) from None


assert {*USUAL} == {*notice.KINDS}
