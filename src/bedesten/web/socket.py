"""The socket of a table: updates as they come, and answers as they are given."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import Send

from bedesten.engine.errors import Refused
from bedesten.service.house import House
from bedesten.service.sentences import says
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale, Table, seat_of
from bedesten.web import wire
from bedesten.web.auth import device_of, eyes, is_same_origin
from bedesten.web.doing import do
from bedesten.web.operations import SEND
from bedesten.web.problems import problem_of
from bedesten.web.telling import written_change, written_update

MESSAGE_SIZE = 16_384
REASON = 123  # bytes that fit into the frame that closes a socket
OFTEN, AT_ONCE = 20.0, 100.0  # messages per second, and how many may come at once
REFUSED, NOT_FOUND = 4403, 4404  # why a socket is closed

Socket = WebSocket[Any, Any, State]
_DECODER = msgspec.json.Decoder(wire.Message)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
    heard: FromQuery[int] = 0,
    changes: FromQuery[bool] = False,
) -> None:
    """What was missed is told first: `since` is the number at which the client last saw the table, `heard` what it last heard.
    With `changes`, only what is different is told from the second time on."""
    house: House = socket.app.state.house
    if not is_same_origin(socket):
        await socket.close(REFUSED, says("other-site").text)
        return
    device = device_of(socket)
    try:
        table = await house.table(table_id)
        eyes(table, device, seat)
    except (Refused, Unavailable) as error:
        await socket.accept()
        await _end(socket, NOT_FOUND, error)
        return
    await socket.accept()
    async with house.watching(table_id, device) as changed:
        telling = asyncio.create_task(_tell(socket, table, device, seat, max(0, since), max(0, heard), changes, changed))
        try:
            await _hear(socket, house, table, device)
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await telling


async def _tell(
    socket: Socket,
    table: Table,
    device: str,
    seat: int | None,
    since: int,
    heard: int,
    changes: bool,
    changed: asyncio.Event,
) -> None:
    """One update after another; whose eyes it is seen through is asked anew each time: a seat may have moved."""
    told: tuple[tuple[int, ...], int, int] = (), -1, -1  # to whom, through whose eyes, up to which change
    send: Send = socket.scope[SEND]  # type: ignore[literal-required]
    while True:
        changed.clear()
        try:
            seen = eyes(table, device, seat)
        except Refused as error:
            await _end(socket, REFUSED, error)
            return
        mine, last = tuple(seat_of(table, device)), told
        told = mine, seen, table.told.n
        if told != last:
            if changes and told[:2] == last[:2]:
                text = written_change(table, mine, seen, since, heard, last[2])
            else:
                text = written_update(table, mine, seen, since, heard)
            since, heard = table.seq, table.said[-1].n if table.said else 0  # what happens while it is sent is told next
            await send({"type": "websocket.send", "text": text, "bytes": None})
        await changed.wait()


async def _end(socket: Socket, code: int, error: Exception) -> None:
    """Close it for good. Why is said as a problem first: a reason in a frame is short, and in English only."""
    problem = problem_of(error)
    await _say(socket, problem)
    await socket.close(code, problem.error.encode()[:REASON].decode(errors="ignore"))


async def _say(socket: Socket, problem: wire.Problem) -> None:
    await socket.send_data(msgspec.json.encode({"problem": problem}), mode="text")


async def _hear(socket: Socket, house: House, table: Table, device: str) -> None:
    pace, loop = Pace(), asyncio.get_running_loop()
    while True:
        data = await socket.receive_data(mode="text")
        if wait := pace.wait(loop.time()):
            await asyncio.sleep(wait)
        problem = await carry_out(house, table, device, data if isinstance(data, bytes) else data.encode(errors="replace"))
        if problem:
            await _say(socket, problem)


class Pace:
    """A client that sends very much is heard more slowly; nobody else is."""

    def __init__(self) -> None:
        self.left, self.at = AT_ONCE, 0.0

    def wait(self, at: float) -> float:
        """How long the next message has to wait."""
        self.left = min(AT_ONCE, self.left + OFTEN * (at - self.at)) - 1 if self.at else AT_ONCE - 1
        self.at = at
        return max(0.0, -self.left / OFTEN)


async def carry_out(house: House, table: Table, device: str, data: bytes) -> wire.Problem | None:
    """Do what a message says; what is wrong with it, if something is."""
    if len(data) > MESSAGE_SIZE:
        return wire.Problem("That message is too long.")
    try:
        await do(house, table.id, device, _DECODER.decode(data))
    except (msgspec.DecodeError, UnicodeError, RecursionError, Refused, Stale, Unavailable) as error:
        return problem_of(error)
    return None
