"""Tables over HTTP. Each route says who may do it by the service that it calls."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bedesten.service.house import House
from bedesten.service.seats import hashed, own_seat
from bedesten.service.table import Table, seat_of
from bedesten.web import wire
from bedesten.web.auth import answered, eyes

Asked = Request[Any, Any, State]
TableId = FromPath[str]
TheHouse = NamedDependency[House]
Device = NamedDependency[str]
Since = Annotated[int, QueryParameter(ge=0, le=2**31)]


def _summary(table: Table, device: str) -> wire.Summary:
    return wire.summary(table, seat_of(table, hashed(device)))


# -- the house


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[wire.NewTable], house: TheHouse, device: Device) -> Response[wire.Summary]:
    """Open a table. It begins when every seat is taken."""
    table = await house.open(data.agreed, data.seats, device, name=data.name, text=data.text, listed=data.listed)
    return answered(request, _summary(table, device), 201)


@post("/api/tables/import", status_code=201)
async def import_record(request: Asked, data: JSONBody[wire.Import], house: TheHouse, device: Device) -> Response[wire.Summary]:
    """Play on from any point of a record, at a new table."""
    table = await house.import_record(data.record, data.to, data.seats, device, name=data.name, listed=data.listed)
    return answered(request, _summary(table, device), 201)


@get("/api/tables")
async def listed_tables(request: Asked, house: TheHouse, device: Device) -> Response[list[wire.Summary]]:
    """Tables that anybody may join."""
    return answered(request, [_summary(table, device) for table in await house.listed()])


@get("/api/tables/mine")
async def own_tables(request: Asked, house: TheHouse, device: Device) -> Response[list[wire.Summary]]:
    """Tables at which this device has a seat."""
    return answered(request, [_summary(table, device) for table in await house.of_device(device)])


@get("/api/tables/{table_id:str}")
async def look(
    request: Asked,
    table_id: TableId,
    house: TheHouse,
    device: Device,
    seat: FromQuery[int | None] = None,
    since: Since = 0,
    heard: Since = 0,
) -> Response[wire.Update]:
    """A table as this device may see it. `since`: the number at which you last saw it; `heard`: what you last heard."""
    table = await house.table(table_id)
    return answered(request, wire.update(table, seat_of(table, hashed(device)), eyes(table, device, seat), since, heard))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: TableId, house: TheHouse, device: Device, seat: FromQuery[int | None] = None) -> Response[str]:
    """The game as a record (.bdn): of a running one, what this seat may know."""
    table = await house.table(table_id)
    head = {"content-disposition": f'attachment; filename="{table.id}.bdn"'}
    return Response(table.record(eyes(table, device, seat)), headers=head, media_type=MediaType.TEXT)


# -- seats


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    request: Asked, table_id: TableId, data: JSONBody[wire.Join], house: TheHouse, device: Device
) -> Response[wire.Update]:
    """Take an open seat, as a guest with a name."""
    seat = await house.join(table_id, device, data.name, data.text, data.seat)
    table = await house.table(table_id)
    return answered(request, wire.update(table, seat_of(table, hashed(device)), seat, 0))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: Asked, table_id: TableId, data: JSONBody[wire.Own], house: TheHouse, device: Device
) -> Response[wire.Summary]:
    """Get up before the game has begun. The last to leave closes the table."""
    await house.leave(table_id, device, data.seat)
    return answered(request, _summary(await house.table(table_id), device))


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(
    request: Asked, table_id: TableId, data: JSONBody[wire.Own], house: TheHouse, device: Device
) -> Response[wire.Summary]:
    """Give up: a bot plays on in your seat, for good."""
    await house.resign(table_id, device, data.seat)
    return answered(request, _summary(await house.table(table_id), device))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asked, table_id: TableId, house: TheHouse, device: Device) -> Response[wire.Summary]:
    """The same people once more, when the game is over; returns the new table."""
    return answered(request, _summary(await house.rematch(table_id, device), device))


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def stand_in(
    request: Asked, table_id: TableId, seat: FromPath[int], data: JSONBody[wire.StandIn], house: TheHouse, device: Device
) -> Response[wire.Summary]:
    """Let a bot play for somebody who is away, or take your seat back."""
    await house.hand_over(table_id, device, seat, data.bot)
    return answered(request, _summary(await house.table(table_id), device))


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", status_code=200)
async def link(request: Asked, table_id: TableId, seat: FromPath[int], house: TheHouse, device: Device) -> Response[wire.Key]:
    """A key that brings your seat to another device, once; a new one makes the old one worthless."""
    return answered(request, wire.Key(await house.link(table_id, device, seat)))


@post("/api/tables/{table_id:str}/move", status_code=200)
async def move(
    request: Asked, table_id: TableId, data: JSONBody[wire.Key], house: TheHouse, device: Device
) -> Response[wire.Update]:
    """Bring a seat to this device by its key. The device where it was before has it no longer."""
    seat = await house.move(table_id, device, data.key)
    table = await house.table(table_id)
    return answered(request, wire.update(table, seat_of(table, hashed(device)), seat, 0))


# -- playing


@post("/api/tables/{table_id:str}/answers", status_code=200)
async def answer(
    request: Asked, table_id: TableId, data: JSONBody[wire.Answers], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Answer the question number `seq`; several answers count together or not at all."""
    seat = own_seat(await house.table(table_id), device, data.seat, to_act=True)
    return answered(request, wire.Number(await house.answer(table_id, device, seat, data.seq, data.answers)))


@post("/api/tables/{table_id:str}/confirm", status_code=200)
async def confirm(
    request: Asked, table_id: TableId, data: JSONBody[wire.Wish], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """End your turn: from now on it cannot be taken back."""
    seat = own_seat(await house.table(table_id), device, data.seat, to_act=True)
    return answered(request, wire.Number(await house.confirm(table_id, device, seat, data.seq)))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: Asked, table_id: TableId, data: JSONBody[wire.Wish], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Take back your last answer, as long as nobody has learned anything since."""
    seat = undoing_seat(await house.table(table_id), device, data.seat)
    return answered(request, wire.Number(await house.undo(table_id, device, seat, data.seq)))


@post("/api/tables/{table_id:str}/redo", status_code=200)
async def redo(
    request: Asked, table_id: TableId, data: JSONBody[wire.Wish], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Play again what you took back last."""
    seat = own_seat(await house.table(table_id), device, data.seat, to_act=True)
    return answered(request, wire.Number(await house.redo(table_id, device, seat, data.seq)))


@post("/api/tables/{table_id:str}/propose", status_code=200)
async def propose(
    request: Asked, table_id: TableId, data: JSONBody[wire.Proposal], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Ask everybody to go back further than undo goes."""
    seat = own_seat(await house.table(table_id), device, data.seat)
    return answered(request, wire.Number(await house.propose(table_id, device, seat, data.seq, data.to)))


@post("/api/tables/{table_id:str}/agree", status_code=200)
async def agree(
    request: Asked, table_id: TableId, data: JSONBody[wire.Wish], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Agree to go back."""
    seat = asked_seat(await house.table(table_id), device, data.seat)
    return answered(request, wire.Number(await house.agree(table_id, device, seat, data.seq)))


@post("/api/tables/{table_id:str}/decline", status_code=200)
async def decline(
    request: Asked, table_id: TableId, data: JSONBody[wire.Wish], house: TheHouse, device: Device
) -> Response[wire.Number]:
    """Decline to go back, or withdraw your own proposal."""
    seat = asked_seat(await house.table(table_id), device, data.seat)
    return answered(request, wire.Number(await house.decline(table_id, device, seat, data.seq)))


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def say(
    request: Asked, table_id: TableId, data: JSONBody[wire.Say], house: TheHouse, device: Device
) -> Response[dict[str, int]]:
    """Say something at the table; returns its number."""
    said = await house.say(table_id, device, data.text, seat=data.seat, name=data.name)
    return answered(request, {"n": said.n})


# -- which seat is meant by a device that has several


def undoing_seat(table: Table, device: str, seat: int | None) -> int:
    """Of one's seats the one that has something to take back."""
    mine = [own_seat(table, device, seat)] if seat is not None else seat_of(table, hashed(device))
    able = [i for i in mine if table.has_begun and table.undo_to(i) is not None]
    return able[0] if able else own_seat(table, device, seat)


def asked_seat(table: Table, device: str, seat: int | None) -> int:
    """Of one's seats the one whose consent is awaited."""
    mine = seat_of(table, hashed(device))
    awaited = [i for i in table.awaited() if i in mine]
    return awaited[0] if awaited and seat is None else own_seat(table, device, seat)


ROUTES = [
    *(open_table, import_record, listed_tables, own_tables, look, record),
    *(join, leave, resign, rematch, stand_in, link, move),
    *(answer, confirm, undo, redo, propose, agree, decline, say),
]
