"""The socket of a table: updates as they come, and answers as they are given."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from bedesten.engine.errors import Refused, says
from bedesten.service.access import Whose, eyes_of
from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.house import House
from bedesten.service.limits import Crowd
from bedesten.service.messages import AnyMessage, Beat
from bedesten.service.people.people import People
from bedesten.service.people.person import Person
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale, Table
from bedesten.web import wire
from bedesten.web.address import address_of
from bedesten.web.auth import is_same_origin, person_of
from bedesten.web.commands import carry_out
from bedesten.web.frame import told_by
from bedesten.web.problems import problem_of
from bedesten.web.sessions import Sessions
from bedesten.web.sight import check_sight
from bedesten.web.updates import forget, written_change, written_update

MESSAGE_SIZE = 16_384
REASON_SIZE = 123  # bytes that fit into the frame that closes a socket
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 20.0, 100.0  # messages per second, and how many may come at once
CLOSED_REFUSED, CLOSED_NOT_FOUND, CLOSED_TOO_MANY = 4403, 4404, 4429  # why a socket is closed
CLOSED_GONE = 1001
QUIET_TIMEOUT = 150.0  # seconds; a page that nobody looks at may be allowed to beat once a minute
CLOSED_TRY_AGAIN = 1013  # it cannot be opened just now

Socket = WebSocket[Any, Any, State]
_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


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
        await socket.close(CLOSED_REFUSED, says("other-site").text)
        return
    crowd: Crowd = socket.app.state.crowd
    try:
        person = await person_of(socket)
        person.check()
        device = person.id
        whom = crowd.those(device, address_of(socket))
        table = (await house.entrance.look(table_id, device, Whose.EYES, seat)).table
        await check_sight(socket.app.state, table, device)
        there = await crowd.enter(whom)
    except TooMuch as error:
        await socket.accept()
        await _end(socket, CLOSED_TOO_MANY, error)
        return
    except (Refused, Unavailable) as error:
        await socket.accept()
        await _end(socket, CLOSED_TRY_AGAIN if isinstance(error, Unavailable) else CLOSED_NOT_FOUND, error)
        return
    with there:
        await socket.accept()
        await _attend(house, Audience(socket, table, person, seat, max(0, since), max(0, heard), changes))


async def _attend(house: House, audience: "Audience") -> None:
    """Until one of them leaves."""
    sessions: Sessions = audience.socket.app.state.sessions
    with listening(house, audience), sessions.open(audience.person, audience.end_session):
        audience.wake()
        try:
            await _hear(audience.socket, audience.table, audience.person)
        except WebSocketDisconnect:
            pass
        except TimeoutError:  # it used to beat: whoever was there is gone without a word
            await audience.socket.close(CLOSED_GONE)


@contextmanager
def listening(house: House, audience: "Audience") -> Iterator[None]:
    """It hears of every change. What was made for the audiences of a table is forgotten with the last of them."""
    try:
        with house.subscribers.awaiting(audience.table.id, audience.wake, audience.device):
            yield
    finally:
        audience.leave()
        if audience.table.id not in house.subscribers:
            forget(audience.table)


class Audience:
    """One socket, and what it was told last. It has no task of its own: each change is written and handed to the server in one
    go, and nobody waits until it has arrived."""

    def __init__(
        self, socket: Socket, table: Table, person: Person, seat: int | None, since: int, heard: int, changes: bool
    ) -> None:
        self.socket, self.table, self.person, self.device, self.seat = socket, table, person, person.id, seat
        self.since, self.heard, self.changes = since, heard, changes
        self._last: tuple[tuple[int, ...], int, int] = (), -1, -1  # to whom, through whose eyes, up to which change
        self._send = told_by(socket.scope)
        self._sending: asyncio.Future[None] | None = None  # the last message
        self._awaited: asyncio.Future[None] | None = None  # the same, if there is more to tell when it has arrived
        self._loop = asyncio.get_running_loop()
        self._is_there = True
        self._ending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """The table has gone on. Apart from whoever has changed it: what goes wrong here is not his fault."""
        self._loop.call_soon(self._tell)

    def leave(self) -> None:
        self._is_there = False

    def end_session(self) -> None:
        """Whoever looked on here is signed in no more."""
        if self._is_there:
            self._end(NotYours(says("signed-out")))

    def _end(self, error: Refused) -> None:
        self.leave()
        self._ending = self._loop.create_task(_end(self.socket, CLOSED_REFUSED, error))

    def _tell(self) -> None:
        """One update after another; whose eyes it is seen through is asked anew each time: a seat may have moved."""
        if self._is_sending() or not self._is_there:
            return
        table, last = self.table, self._last
        mine = tuple(table.seats_of(self.device))
        try:
            seen = eyes_of(mine, self.seat)
        except Refused as error:
            self._end(error)
            return
        self._last = mine, seen, table.changes
        if self._last == last:
            return
        is_known = self.changes and self._last[:2] == last[:2]
        text = written_change(table, mine, seen, last[2]) if is_known else None
        text = text or written_update(table, mine, seen, self.since, self.heard)
        self.since, self.heard = table.seq, table.last_said
        self._sending = asyncio.ensure_future(self._send({"type": "websocket.send", "text": text, "bytes": None}))

    def _is_sending(self) -> bool:
        """Is a message still on its way? What happens meanwhile is told together when it has arrived: a server need not keep
        the order of messages that it is given at once."""
        sending = self._sending
        if sending is None:
            return False
        if not sending.done():
            if sending is not self._awaited:
                self._awaited = sending
                sending.add_done_callback(lambda _: self.wake())
            return True
        if sending.cancelled() or sending.exception():
            self.leave()  # the connection is gone, which is heard of elsewhere
        return False


async def _end(socket: Socket, code: int, error: Exception) -> None:
    """Close it. Why is said as a problem first: a reason in a frame is short, and in English only."""
    problem = problem_of(error)
    await _say(socket, problem)
    await socket.close(code, problem.error.encode()[:REASON_SIZE].decode(errors="ignore"))


async def _say(socket: Socket, problem: wire.Problem) -> None:
    await socket.send_data(msgspec.json.encode({"problem": problem}), mode="text")


async def _hear(socket: Socket, table: Table, person: Person) -> None:
    people: People = socket.app.state.people
    pace, loop = Pace(), asyncio.get_running_loop()
    quiet: float | None = None  # until a client beats, it may be silent for as long as it likes
    while True:
        async with asyncio.timeout(quiet):
            data = await socket.receive_data(mode="text")
        if wait := pace.wait(loop.time()):
            await asyncio.sleep(wait)
        heard = await hear(people, table, person, data if isinstance(data, bytes) else data.encode(errors="replace"))
        if isinstance(heard, wire.Problem):
            await _say(socket, heard)
        elif isinstance(heard, Beat):
            quiet = QUIET_TIMEOUT
            await socket.send_data(f'{{"beat":{people.house.now()}}}', mode="text")


class Pace:
    """A client that sends very much is heard more slowly; nobody else is."""

    def __init__(self) -> None:
        self.left, self.at = MESSAGES_AT_ONCE, 0.0

    def wait(self, at: float) -> float:
        """How long the next message has to wait."""
        self.left = (
            min(MESSAGES_AT_ONCE, self.left + MESSAGES_PER_SECOND * (at - self.at)) - 1 if self.at else MESSAGES_AT_ONCE - 1
        )
        self.at = at
        return max(0.0, -self.left / MESSAGES_PER_SECOND)


async def hear(people: People, table: Table, person: Person, data: bytes) -> AnyMessage | wire.Problem:
    """Do what a message says; returns it, or what is wrong with it. Whether somebody is still signed in is asked each time."""
    if len(data) > MESSAGE_SIZE:
        return wire.Problem("That message is too long.")
    try:
        message = _DECODER.decode(data)
        await people.accounts.check(person)
        await carry_out(people, table.id, person.id, message)
    except (msgspec.DecodeError, UnicodeError, RecursionError, Refused, Stale, Unavailable) as error:
        return problem_of(error)
    return message
