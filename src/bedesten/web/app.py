"""The application: who is asking, what for, and the answer in words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from secrets import token_urlsafe
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from bedesten.engine.errors import Refused
from bedesten.engine.view import SPECTATOR
from bedesten.service.house import House, hashed
from bedesten.service.runner import Runner
from bedesten.service.store import Store, Unavailable
from bedesten.service.table import Stale, Table, seat_of
from bedesten.web import wire
from bedesten.web.settings import Settings

COOKIE = "bedesten"
YEAR = 365 * 24 * 3600
MESSAGE_SIZE = 16_384


def create_app(settings: Settings) -> Litestar:
    """The whole house behind HTTP, as an ASGI application."""
    return Litestar(
        [health, ready, open_table, listed_tables, own_tables, look, join, answer, undo, confirm, stand_in, record, live],
        lifespan=[_lifespan],
        state=State({"settings": settings}),
        dependencies={"house": Provide(_house, sync_to_thread=False), "device": Provide(_device, sync_to_thread=False)},
        guards=[_same_origin],
        exception_handlers={Refused: _refused, Stale: _stale, Unavailable: _unavailable},
        request_max_body_size=65_536,
        openapi_config=OpenAPIConfig(title="Bedesten", version=version("bedesten"), path="/api/docs"),
    )


def from_environment() -> Litestar:
    """For the server's own process."""
    return create_app(Settings.from_environment())


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    async with Store(settings.database_url) as store, House(store, settings.redis_url) as house, Runner(house):
        app.state.house = house
        yield


# -- who is asking


def _house(state: State) -> House:
    house: House = state.house
    return house


def _device(request: Request[Any, Any, State]) -> str:
    """The secret of the device: a bot's token, or the cookie; whoever comes for the first time gets one with the answer."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ").strip() or request.cookies.get(COOKIE, "")
    if not 16 <= len(token) <= 200:
        token = token_urlsafe(32)
        request.state.new_device = token
    return token


def _same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Another site's page cannot act with a visitor's cookie."""
    origin = connection.headers.get("origin")
    method = connection.scope.get("method", "GET")
    if origin and method not in ("GET", "HEAD", "OPTIONS") and urlsplit(origin).netloc != connection.headers.get("host"):
        raise HTTPException(status_code=403, detail="This came from another site.")


def _answered(request: Request[Any, Any, State], content: Any, status: int = 200) -> Response[Any]:
    """An answer, with a cookie for whoever has none."""
    token = getattr(request.state, "new_device", None) if hasattr(request.state, "new_device") else None
    settings: Settings = request.app.state.settings
    cookie = Cookie(COOKIE, value=token, httponly=True, samesite="lax", max_age=YEAR, secure=settings.is_https) if token else None
    return Response(content, status_code=status, cookies=[cookie] if cookie else None)


# -- what is wrong


def _refused(_: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    return Response(wire.Problem(error.sentence, error.clause), status_code=400)


def _stale(_: Request[Any, Any, Any], error: Stale) -> Response[wire.Problem]:
    return Response(wire.Problem(str(error)), status_code=409)


def _unavailable(_: Request[Any, Any, Any], __: Unavailable) -> Response[wire.Problem]:
    return Response(wire.Problem("The house cannot reach its books just now. Nothing was changed; try again."), status_code=503)


# -- health


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready")
async def ready(house: House) -> Response[dict[str, bool]]:
    """The process can serve: the database answers, and the bus is up."""
    try:
        await house.store.ping()
        database = True
    except Unavailable:
        database = False
    return Response({"database": database, "bus": house.bus.is_up}, status_code=200 if database and house.bus.is_up else 503)


# -- tables


@post("/api/tables")
async def open_table(request: Request[Any, Any, State], data: wire.NewTable, house: House, device: str) -> Response[Any]:
    table = await house.open(data.agreed, data.seats, device, name=data.name, text=data.text, listed=data.listed)
    return _answered(request, wire.summary(table, seat_of(table, hashed(device))), 201)


@get("/api/tables")
async def listed_tables(request: Request[Any, Any, State], house: House, device: str) -> Response[Any]:
    """Tables that anybody may join."""
    return _answered(request, [wire.summary(table, seat_of(table, hashed(device))) for table in await house.listed()])


@get("/api/tables/mine")
async def own_tables(request: Request[Any, Any, State], house: House, device: str) -> Response[Any]:
    """Tables at which this device has a seat."""
    return _answered(request, [wire.summary(table, seat_of(table, hashed(device))) for table in await house.of_device(device)])


@get("/api/tables/{table_id:str}")
async def look(
    request: Request[Any, Any, State],
    table_id: str,
    house: House,
    device: str,
    seat: int | None = None,
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> Response[Any]:
    """A table as this device may see it; `since`: events from this number on."""
    table = await house.table(table_id)
    return _answered(request, wire.update(table, seat_of(table, hashed(device)), _eyes(table, device, seat), since))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Request[Any, Any, State], table_id: str, data: wire.Join, house: House, device: str) -> Response[Any]:
    seat = await house.join(table_id, device, data.name, data.text, data.seat)
    table = await house.table(table_id)
    return _answered(request, wire.update(table, seat_of(table, hashed(device)), seat, 0))


@post("/api/tables/{table_id:str}/answers", status_code=200)
async def answer(
    request: Request[Any, Any, State], table_id: str, data: wire.Answers, house: House, device: str
) -> Response[Any]:
    """Answer the question number `seq`; several answers count together or not at all."""
    seat = _own_seat(await house.table(table_id), device, data.seat)
    return _answered(request, {"seq": await house.answer(table_id, device, seat, data.seq, data.answers)})


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, State], table_id: str, data: wire.Wish, house: House, device: str) -> Response[Any]:
    seat = _own_seat(await house.table(table_id), device, data.seat, to_act=False)
    return _answered(request, {"seq": await house.undo(table_id, device, seat, data.seq)})


@post("/api/tables/{table_id:str}/confirm", status_code=200)
async def confirm(request: Request[Any, Any, State], table_id: str, data: wire.Wish, house: House, device: str) -> Response[Any]:
    seat = _own_seat(await house.table(table_id), device, data.seat, to_act=False)
    return _answered(request, {"seq": await house.confirm(table_id, device, seat, data.seq)})


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def stand_in(
    request: Request[Any, Any, State], table_id: str, seat: int, data: wire.StandIn, house: House, device: str
) -> Response[Any]:
    """Let a bot play for somebody who is away, or take one's seat back."""
    await house.hand_over(table_id, device, seat, data.bot)
    table = await house.table(table_id)
    return _answered(request, wire.summary(table, seat_of(table, hashed(device))))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: str, house: House, device: str, seat: int | None = None) -> Response[str]:
    """The game as a record (.bdn): of a running one, what this seat may know."""
    table = await house.table(table_id)
    head = {"content-disposition": f'attachment; filename="{table.id}.bdn"'}
    return Response(table.record(_eyes(table, device, seat)), headers=head, media_type=MediaType.TEXT)


def _eyes(table: Table, device: str, seat: int | None) -> int:
    """Through whose eyes a device sees the table."""
    mine = seat_of(table, hashed(device))
    if seat is not None and seat not in mine:
        raise Refused("You do not sit there.")
    return seat if seat is not None else mine[0] if mine else SPECTATOR


def _own_seat(table: Table, device: str, seat: int | None, to_act: bool = True) -> int:
    """Whose answer it is: the seat that was named, or of one's seats the one that is to act."""
    mine = seat_of(table, hashed(device))
    if not mine or (seat is not None and seat not in mine):
        raise Refused("You do not sit at this table." if not mine else "You do not sit there.")
    if seat is not None:
        return seat
    return table.game.asked if to_act and table.game.asked in mine else mine[0]


# -- the socket


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], table_id: str, seat: int | None = None, since: int = 0) -> None:
    """Updates as they come, and answers as they are given. What was missed is told first: `since` is the next event awaited."""
    house: House = socket.app.state.house
    origin = socket.headers.get("origin")
    if origin and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(4403, "This came from another site.")
        return
    token = socket.headers.get("authorization", "").removeprefix("Bearer ").strip() or socket.cookies.get(COOKIE, "")
    try:
        table = await house.table(table_id)
        eyes = _eyes(table, token, seat) if token else SPECTATOR
    except (Refused, Unavailable) as error:
        await socket.accept()
        await socket.close(4404, str(error)[:120])
        return
    await socket.accept()
    async with house.watching(table_id) as changed:
        telling = asyncio.create_task(_tell(socket, table, token, eyes, max(0, since), changed))
        try:
            await _hear(socket, house, table, token)
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await telling


async def _tell(
    socket: WebSocket[Any, Any, State], table: Table, token: str, eyes: int, since: int, changed: asyncio.Event
) -> None:
    while True:
        changed.clear()
        told = wire.update(table, seat_of(table, hashed(token)), eyes, since)
        await socket.send_data(msgspec.json.encode({"update": told}).decode(), mode="text")
        since = len(table.game.log) if table.stage != "waiting" else 0
        await changed.wait()


async def _hear(socket: WebSocket[Any, Any, State], house: House, table: Table, token: str) -> None:
    while True:
        data = await socket.receive_data(mode="text")
        problem = await _do(house, table, token, data if isinstance(data, str) else data.decode(errors="replace"))
        if problem:
            await socket.send_data(msgspec.json.encode({"problem": problem}).decode(), mode="text")


async def _do(house: House, table: Table, token: str, text: str) -> wire.Problem | None:
    """Carry out a message; what is wrong with it, if something is."""
    if len(text) > MESSAGE_SIZE:
        return wire.Problem("That message is too long.")
    try:
        message = msgspec.json.decode(text.encode(), type=wire.Message)
        seat = _own_seat(table, token, message.seat, to_act=message.do == "answer")
        if message.do == "answer":
            await house.answer(table.id, token, seat, message.seq, message.answers)
        elif message.do == "undo":
            await house.undo(table.id, token, seat, message.seq)
        else:
            await house.confirm(table.id, token, seat, message.seq)
    except msgspec.DecodeError as error:
        return wire.Problem(f"That message cannot be read: {error}.")
    except UnicodeEncodeError:
        return wire.Problem("That message is no text.")
    except Refused as error:
        return wire.Problem(error.sentence, error.clause)
    except Stale as error:
        return wire.Problem(str(error))
    except Unavailable:
        return wire.Problem("The house cannot reach its books just now. Nothing was changed; try again.")
    return None
