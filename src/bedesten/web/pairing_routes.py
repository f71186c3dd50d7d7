"""Quick pairing over HTTP, and the socket by which somebody is there. Nobody is told who waits, or how many do."""

import asyncio
from typing import Any

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody

from bedesten.engine.errors import Refused, says
from bedesten.service.errors import NotYours
from bedesten.service.limits import Crowd
from bedesten.service.pairing.pairing import Pairing, Standing
from bedesten.service.pairing.seekers import wish_in
from bedesten.service.pairing.wishes import LIVE, OVER_DAYS, PACES, PairingWish
from bedesten.service.store import Unavailable
from bedesten.service.table_settings import TimeControl
from bedesten.web.address import address_of, may_open
from bedesten.web.auth import is_same_origin, known_as, person_of
from bedesten.web.problems import problem_of, with_problems
from bedesten.web.sessions import Sessions
from bedesten.web.socket import CLOSED_REFUSED, CLOSED_TRY_AGAIN, REASON_SIZE
from bedesten.web.table_routes import Device, ThePeople

ThePairing = NamedDependency[Pairing]
Asking = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]


class Seek(msgspec.Struct, forbid_unknown_fields=True):
    """What you want to play, and under which name."""

    wish: PairingWish
    name: str


class PaceOut(msgspec.Struct):
    """How long one may think. `usual`: half of those who got a game lately waited no longer than so many seconds; null, if too
    few did."""

    pace: str
    clock: TimeControl
    usual: int | None
    holidays: int  # days that each person may be away within any 30


class PartyOut(msgspec.Struct):
    """Others want to play, too. The game begins when all have confirmed that they are there."""

    rules: str
    players: int
    people: int
    bot: str | None  # in the other seats
    confirmed: int
    is_confirmed: bool  # by you
    until: int


class SeekerOut(msgspec.Struct):
    """That you wait. Times are milliseconds since 1970."""

    wish: PairingWish
    since: int
    party: PartyOut | None
    table: str | None  # where the game has begun
    barred_until: int  # you have left others waiting; 0: no


class PairingOut(msgspec.Struct):
    paces: list[PaceOut]
    own: SeekerOut | None


@get("/api/pairing")
async def look_at_pairing(pairing: ThePairing, device: Device) -> PairingOut:
    """What can be played with people, how long it usually takes, and whether you wait."""
    return await _told(pairing, device)


@post("/api/pairing", status_code=200, guards=[may_open])
async def seek(data: JSONBody[Seek], request: Asking, pairing: ThePairing, people: ThePeople, device: Device) -> PairingOut:
    """Wait for people who want the same, or for something else than before."""
    address = address_of(request)
    await people.pace.count("pairing", [device], address)
    await people.names.check(device, [data.name])
    await pairing.join(device, data.name, data.wish, known_as(address, request.app.state.settings) if address else None)
    return await _told(pairing, device)


@post("/api/pairing/confirm", status_code=200)
async def confirm_presence(request: Asking, pairing: ThePairing, people: ThePeople, device: Device) -> PairingOut:
    """You are there, and the game may begin."""
    await people.pace.count("pairing", [device], address_of(request))
    await pairing.confirm(device)
    return await _told(pairing, device)


@post("/api/pairing/leave", status_code=200)
async def stop_seeking(request: Asking, pairing: ThePairing, people: ThePeople, device: Device) -> PairingOut:
    """Wait no more."""
    await people.pace.count("pairing", [device], address_of(request))
    await pairing.leave(device)
    return await _told(pairing, device)


@websocket("/api/pairing/live")
async def live_pairing(socket: Socket) -> None:
    """As long as it is open you are there. It tells how it stands, whenever that is different."""
    if not is_same_origin(socket):
        await socket.close(CLOSED_REFUSED, says("other-site").text)
        return
    crowd: Crowd = socket.app.state.crowd
    await socket.accept()
    try:
        person = await person_of(socket)
        person.check()
        with await crowd.enter(crowd.those(person.id, address_of(socket))):
            sessions: Sessions = socket.app.state.sessions
            gone = asyncio.Event()
            with sessions.open(person, gone.set):
                await _stay(socket, person.id, gone)
    except (Refused, Unavailable) as error:
        problem = problem_of(error)
        await socket.send_data(msgspec.json.encode({"problem": problem}), mode="text")
        code = CLOSED_TRY_AGAIN if isinstance(error, Unavailable) else CLOSED_REFUSED
        await socket.close(code, problem.error.encode()[:REASON_SIZE].decode(errors="ignore"))


async def _stay(socket: Socket, person: str, gone: asyncio.Event) -> None:
    """Until one of them leaves. NotYours, if the person is signed in no more."""
    pairing, changed = pairing_of(socket.app.state), asyncio.Event()
    changed.set()
    async with pairing.present(person, changed.set):
        waits = [asyncio.create_task(one) for one in (_tell(socket, pairing, person, changed), _listen(socket), gone.wait())]
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        finally:
            for one in waits:
                one.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
    if gone.is_set():
        raise NotYours(says("signed-out"))


async def _tell(socket: Socket, pairing: Pairing, person: str, changed: asyncio.Event) -> None:
    while True:
        await changed.wait()
        changed.clear()
        told = await _told(pairing, person)
        await socket.send_data(msgspec.json.encode({"pairing": told}), mode="text")


async def _listen(socket: Socket) -> None:
    """What is said here has no meaning; that it ends has."""
    try:
        while True:
            await socket.receive_data(mode="text")
            await asyncio.sleep(0.05)  # whoever says very much is heard slowly
    except WebSocketDisconnect:
        return


async def _told(pairing: Pairing, person: str) -> PairingOut:
    usual = await pairing.usual_waits()
    standing = await pairing.standing(person)
    return PairingOut([_pace(pace, usual[pace]) for pace in PACES], _own(standing) if standing else None)


def _pace(pace: str, usual: int | None) -> PaceOut:
    return PaceOut(pace, PACES[pace], usual, 0 if pace in LIVE else OVER_DAYS["holidays"])


def _own(standing: Standing) -> SeekerOut:
    seeker = standing.seeker
    return SeekerOut(wish_in(seeker), seeker["since"], _party(standing), seeker["table_id"], seeker["barred_until"])


def _party(standing: Standing) -> PartyOut | None:
    if (party := standing.party) is None:
        return None
    agreed = party["rules"], party["players"], party["people"], party["bot"]
    return PartyOut(*agreed, standing.confirmed, standing.seeker["is_confirmed"], party["until"])


def pairing_of(state: State) -> Pairing:
    found: Pairing = state.pairing
    return found


PAIRING = [*with_problems(look_at_pairing, seek, confirm_presence, stop_seeking), live_pairing]
