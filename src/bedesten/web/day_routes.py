"""Games over days: where somebody is awaited, and who is away until when."""

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from bedesten.engine.errors import Refused
from bedesten.service.kinds import PLAYING
from bedesten.service.table import Stale, Table
from bedesten.service.warnings import warns_at
from bedesten.web import wire
from bedesten.web.problems import problem_of, with_problems
from bedesten.web.table_routes import Device, TableId, TheHouse, act, summary_for

NEVER = 2**62  # later than any deadline


class HolidayWish(msgspec.Struct, forbid_unknown_fields=True):
    """You are away from now, or from `since` on; without `until` you are back, or do not go."""

    until: int | None = None
    since: int | None = None
    seat: int | None = None


class Awaited(msgspec.Struct):
    """A table at which others wait for your answer."""

    id: str
    rules: str
    names: list[str]  # of the others there
    deadline: int | None  # when your time is over, in milliseconds since 1970
    warns_at: int | None  # from when on little time is left
    since: int  # when the question was put


class HolidayAnswer(msgspec.Struct):
    """What became of your holiday at one of your tables."""

    id: str
    problem: wire.Problem | None  # why it is none there


@get("/awaited")
async def awaited(house: TheHouse, device: Device) -> list[Awaited]:
    """The tables at which others wait for you, on whatever device you play: the one where time runs out first comes first. Bots
    wait for nobody."""
    tables = [table for table in await house.tables.of_device(device, [PLAYING]) if _is_awaited(table, device)]
    found = [_awaited(table, device) for table in tables]
    return sorted(found, key=lambda one: (NEVER if one.deadline is None else one.deadline, one.since))


def _awaited(table: Table, device: str) -> Awaited:
    others = [seat.name for seat in table.seats if seat.token != device]
    return Awaited(table.id, table.settings.rules, others, table.deadline(), warns_at(table), table.awaited_since)


def _is_awaited(table: Table, device: str) -> bool:
    seat = table.to_act()
    if seat is None or table.seats[seat].is_played_by_bot or table.seats[seat].token != device:
        return False
    return any(other.kind == "person" and other.token != device and not other.is_played_by_bot for other in table.seats)


@act("holiday")
async def take_holiday(table_id: TableId, data: JSONBody[HolidayWish], house: TheHouse, device: Device) -> wire.Summary:
    """Be away for some days, as was agreed: your clock stands still meanwhile, and the others see until when."""
    return summary_for(await house.moves.take_holiday(table_id, device, data.seat, data.since, data.until), device)


@post("/holidays", status_code=200)
async def take_holidays(data: JSONBody[HolidayWish], house: TheHouse, device: Device) -> list[HolidayAnswer]:
    """The same at all tables at which you play; where it was not agreed, you are told why."""
    found = []
    for table in await house.tables.of_device(device, [PLAYING]):
        problem = None
        try:
            await house.moves.take_holiday(table.id, device, None, data.since, data.until)
        except (Refused, Stale) as refused:
            problem = problem_of(refused)
        found.append(HolidayAnswer(table.id, problem))
    return found


DAYS = Router("/api/tables", route_handlers=with_problems(awaited, take_holiday, take_holidays))
