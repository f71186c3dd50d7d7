"""Tables over HTTP. Each route says who may do it by the service that it calls."""

from collections.abc import Callable
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import AnyCallable

from bedesten.service import disclosure
from bedesten.service.access import Whose
from bedesten.service.house import House
from bedesten.service.imports import RECORD_LENGTH
from bedesten.service.kinds import OVER, PLAYING, WAITING
from bedesten.service.messages import Agree, Answer, Confirm, Decline, Propose, Redo, Say, Undo
from bedesten.service.people.people import People
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish
from bedesten.web import updates, wire
from bedesten.web.address import may_open
from bedesten.web.commands import carry_out
from bedesten.web.problems import with_problems

TableId = FromPath[str]
TheHouse = NamedDependency[House]
ThePeople = NamedDependency[People]
Device = NamedDependency[str]
Since = Annotated[int, QueryParameter(ge=0, le=2**31)]


def act(what: str) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """A route by which something happens at a table."""
    return post(f"/{{table_id:str}}/{what}", status_code=200)


def summary_for(table: Table, device: str) -> wire.Summary:
    return updates.summary(table, table.seats_of(device))


def _update(table: Table, device: str, seat: int, since: int = 0, heard: int = 0) -> wire.Update:
    """It is JSON already, and is sent as it is."""
    return cast(wire.Update, msgspec.Raw(updates.look(table, table.seats_of(device), seat, since, heard)))


# -- the house


def _how(data: wire.NewTable | wire.Import) -> dict[str, Any]:
    return {"name": data.name, "adds_text": data.adds_text, "listed": data.listed}


def _names(name: str, seats: list[SeatWish]) -> list[str]:
    """The names under which somebody wants to sit down with friends. Nobody takes a bot for somebody."""
    return [name, *[wish.name for wish in seats if wish.kind != "bot"]]


@post("/", guards=[may_open])
async def open_table(data: JSONBody[wire.NewTable], people: ThePeople, device: Device) -> wire.Summary:
    """Open a table. It begins when every seat is taken."""
    await people.names.check(device, _names(data.name, data.seats))
    return summary_for(await people.house.new_tables.open(data.settings, data.seats, device, **_how(data)), device)


@post("/import", guards=[may_open], request_max_body_size=2 * RECORD_LENGTH)
async def import_record(data: JSONBody[wire.Import], people: ThePeople, device: Device) -> wire.Summary:
    """Play on from any point of a record, at a new table."""
    await people.names.check(device, _names(data.name, data.seats))
    agreed = {name: getattr(data, name) for name in wire.AGREED_ANEW}
    opened = people.house.new_tables.import_record(data.record, data.to, data.seats, device, **_how(data), **agreed)
    return summary_for(await opened, device)


@get("/")
async def listed_tables(house: TheHouse, device: Device) -> list[wire.Summary]:
    """Tables that anybody may join."""
    return [summary_for(table, device) for table in await house.tables.listed()]


@get("/mine")
async def own_tables(house: TheHouse, device: Device) -> list[wire.Summary]:
    """Tables at which this device has a seat: those that are not over; or else the last one that is. Others: `/api/me/games`."""
    tables = house.tables
    found = await tables.of_device(device, [WAITING, PLAYING]) or await tables.of_device(device, [OVER], 1)
    return [summary_for(table, device) for table in found]


@get("/{table_id:str}")
async def look(
    table_id: TableId,
    house: TheHouse,
    device: Device,
    seat: FromQuery[int | None] = None,
    since: Since = 0,
    heard: Since = 0,
) -> wire.Update:
    """A table as this device may see it. `since`: the number at which you last saw it; `heard`: what you last heard."""
    return _update(*await house.entrance.look(table_id, device, Whose.EYES, seat), since, heard)


@get("/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: TableId, house: TheHouse, device: Device, seat: FromQuery[int | None] = None) -> Response[str]:
    """The game as a record (.bdn): of a running one, what this seat may know."""
    table, _, eyes = await house.entrance.look(table_id, device, Whose.EYES, seat)
    table.check_help()
    head = {"content-disposition": f'attachment; filename="{table.id}.bdn"'}
    return Response(disclosure.record(table, eyes), headers=head, media_type=MediaType.TEXT)


# -- seats


@act("join")
async def join(table_id: TableId, data: JSONBody[wire.Join], people: ThePeople, device: Device) -> wire.Update:
    """Take an open seat, as a guest with a name."""
    await people.names.check(device, [data.name])
    return _update(*await people.house.seats.join(table_id, device, data.name, data.text, data.seat, here=data.here))


@act("text")
async def add_text(table_id: TableId, data: JSONBody[wire.Text], house: TheHouse, device: Device) -> wire.Summary:
    """Add a text to the dice, now that you have seen their seal, or take it back. The game begins when everybody has one."""
    if data.text is None:
        return summary_for(await house.seats.take_text_back(table_id, device, data.seat), device)
    return summary_for(await house.seats.add_text(table_id, device, data.text, data.seat), device)


@act("leave")
async def leave(table_id: TableId, data: JSONBody[wire.Own], house: TheHouse, device: Device) -> wire.Summary:
    """Get up before the game has begun. The last to leave closes the table."""
    return summary_for(await house.seats.leave(table_id, device, data.seat), device)


@act("resign")
async def resign(table_id: TableId, data: JSONBody[wire.Own], house: TheHouse, device: Device) -> wire.Summary:
    """Give up: a bot plays on in your seat, for good."""
    return summary_for(await house.seats.resign(table_id, device, data.seat), device)


@act("rematch")
async def rematch(table_id: TableId, people: ThePeople, device: Device) -> wire.Summary:
    """The same people once more, when the game is over; returns the new table."""
    await people.names.check_again((await people.house.entrance.look(table_id, device, Whose.OWNER)).table.seats)
    return summary_for(await people.house.new_tables.rematch(table_id, device), device)


@act("seats/{seat:int}")
async def stand_in(
    table_id: TableId, seat: FromPath[int], data: JSONBody[wire.StandIn], house: TheHouse, device: Device
) -> wire.Summary:
    """Let a bot play for somebody who is away, or take your seat back. Before the game: the host gives a seat to a bot, or
    opens it."""
    return summary_for(await house.seats.hand_over(table_id, device, seat, data.bot), device)


@act("listed")
async def list_table(table_id: TableId, data: JSONBody[wire.Listing], house: TheHouse, device: Device) -> wire.Summary:
    """The host lets anybody find the table, or nobody."""
    return summary_for(await house.seats.list_table(table_id, device, data.listed), device)


@act("clock")
async def set_clock(table_id: TableId, data: JSONBody[wire.ClockWish], house: TheHouse, device: Device) -> wire.Summary:
    """Stop the clock, or let it go on: if all people at the table sit at this device."""
    return summary_for(await house.moves.set_clock(table_id, device, data.runs), device)


@act("seats/{seat:int}/link")
async def link(table_id: TableId, seat: FromPath[int], house: TheHouse, device: Device) -> wire.Key:
    """A key that brings your seat to another device, once; a new one makes the old one worthless. In one room: also the seat of
    somebody who is away, as soon as all who are there have asked for it."""
    return wire.Key(await house.seats.link(table_id, device, seat))


@act("move")
async def move(table_id: TableId, data: JSONBody[wire.Key], house: TheHouse, device: Device) -> wire.Update:
    """Bring a seat to this device by its key. The device where it was before has it no longer."""
    return _update(*await house.seats.move(table_id, device, data.key))


# -- playing


@act("answers")
async def answer(table_id: TableId, data: JSONBody[Answer], people: ThePeople, device: Device) -> wire.Number:
    """Answer the question number `seq`; several answers count together or not at all."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("confirm")
async def confirm(table_id: TableId, data: JSONBody[Confirm], people: ThePeople, device: Device) -> wire.Number:
    """End your turn: from now on it cannot be taken back."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("undo")
async def undo(table_id: TableId, data: JSONBody[Undo], people: ThePeople, device: Device) -> wire.Number:
    """Take back your last answer, as long as nobody has learned anything since."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("redo")
async def redo(table_id: TableId, data: JSONBody[Redo], people: ThePeople, device: Device) -> wire.Number:
    """Play again what you took back last."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("propose")
async def propose(table_id: TableId, data: JSONBody[Propose], people: ThePeople, device: Device) -> wire.Number:
    """Ask everybody to go back further than undo goes."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("agree")
async def agree(table_id: TableId, data: JSONBody[Agree], people: ThePeople, device: Device) -> wire.Number:
    """Agree to go back."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("decline")
async def decline(table_id: TableId, data: JSONBody[Decline], people: ThePeople, device: Device) -> wire.Number:
    """Decline to go back, or withdraw your own proposal."""
    return wire.Number(await carry_out(people, table_id, device, data))


@act("chat")
async def say(table_id: TableId, data: JSONBody[Say], people: ThePeople, device: Device) -> dict[str, int]:
    """Say something at the table; returns its number."""
    return {"n": await carry_out(people, table_id, device, data)}


@act("remind")
async def remind(table_id: TableId, data: JSONBody[wire.Own], house: TheHouse, device: Device) -> wire.Summary:
    """Tell whoever is to act that the others wait."""
    return summary_for(await house.speech.remind(table_id, device, data.seat), device)


@act("silence")
async def silence(table_id: TableId, data: JSONBody[wire.Silence], house: TheHouse, device: Device) -> wire.Summary:
    """The host lets nobody hear a seat any more, or the spectators, or lets them speak again."""
    return summary_for(await house.speech.silence(table_id, device, data.seat, data.silent), device)


TABLES = Router(
    "/api/tables",
    route_handlers=with_problems(
        *(open_table, import_record, listed_tables, own_tables, look, record),
        *(join, add_text, leave, resign, rematch, stand_in, list_table, set_clock, link, move),
        *(answer, confirm, undo, redo, propose, agree, decline, say, remind, silence),
    ),
)
