"""Silent connections and half-sent requests keep nobody out; whoever does not finish is dropped."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from attacks.crowd import crowd
from attacks.door import opened
from bedesten.web import gate as gates
from bedesten.web.gate import ASKING, IDLE, SERVED, SOCKET, Gate
from service.people import in_loop
from web.server import PATIENT, Guest, Server

MANY = 1100
HALF_A_BODY = (
    b'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"seats"'
)
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With room for fewer than will come."""
    server = Server(tmp_path_factory.mktemp("house"), environment={"BEDESTEN_CONNECTIONS": "300"})
    asyncio.run(server.start())
    yield server
    server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("says", [b"", b"GET /hea", HALF_A_BODY], ids=["nothing", "half a line", "half a body"])
def test_eleven_hundred_who_do_not_finish_keep_nobody_out(house: Server, says: bytes) -> None:
    async def attack() -> None:
        async with crowd(house.port, MANY, says) as there, Guest(house) as guest:
            assert len(there) == MANY
            assert (await guest.http.get("/health")).text == "ok"
            table = await guest.open(SEATS)
            async with guest.live(table) as live:
                assert (await live.update())["seq"] >= 0

    asyncio.run(attack())


@pytest.mark.slow
def test_a_message_that_never_ends_is_cut_off(house: Server) -> None:
    """By its length, by the length of one of its frames, or by their number: before it is whole."""

    async def attack(*frames: bytes) -> int:
        async with Guest(house) as guest:
            address = f"ws://127.0.0.1:{house.port}/api/tables/{await guest.open(SEATS)}/live"
            async with connect(address, additional_headers=guest.headers, **PATIENT) as socket:
                try:
                    for data in frames:
                        socket.transport.write(data)
                        await asyncio.sleep(0)
                    while True:
                        await asyncio.wait_for(socket.recv(), 240)
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 1009  # what was still sent may have overtaken the reason

    def framed(opcode: Opcode, data: bytes) -> bytes:
        return Frame(opcode, data, fin=False).serialize(mask=True, extensions=[])

    begin, more = framed(Opcode.TEXT, b'{"do'), framed(Opcode.CONT, b"x" * 16_000)
    for frames in ([begin] + [more] * 8, [framed(Opcode.TEXT, b"x" * 70_000)], [begin] + [framed(Opcode.CONT, b"")] * 100):
        assert asyncio.run(attack(*frames)) == 1009


# -- the gate by itself


class Line:
    """A connection."""

    is_there = True

    def abort(self) -> None:
        self.is_there = False


def gate_at(times: list[float], most: int = 4, per_address: int = 2) -> Gate:
    return Gate(most, per_address, lambda: times[0])


def test_whoever_is_silent_longest_makes_room() -> None:
    times = [0.0]
    gate, lines = gate_at(times), [Line() for _ in range(6)]
    for n, line in enumerate(lines[:4]):
        times[0] = n
        assert gate.enter(line, None)
    gate.turn(lines[0], SOCKET)
    gate.turn(lines[1], SERVED)
    assert gate.enter(lines[4], None) and not lines[2].is_there and len(gate) == 4
    for line in lines[3:5]:
        gate.turn(line, SOCKET)
    assert not gate.enter(lines[5], None), "nobody is silent: the newcomer has to come again"
    assert [line.is_there for line in lines] == [True, True, False, True, True, True]


def test_an_address_has_so_many_connections_and_makes_room_for_itself_only() -> None:
    gate, theirs, mine = gate_at([0.0], most=10), [Line() for _ in range(3)], Line()
    assert gate.enter(mine, "198.51.100.1")
    assert all(gate.enter(line, "203.0.113.7") for line in theirs)
    assert [line.is_there for line in theirs] == [False, True, True] and mine.is_there
    for line in theirs[1:]:
        gate.turn(line, SOCKET)
    assert not gate.enter(Line(), "203.0.113.7")
    gate.leave(theirs[1])
    assert gate.enter(Line(), "203.0.113.7") and gate.enter(Line(), None)


def test_every_state_has_its_time() -> None:
    times = [0.0]
    gate, lines = gate_at(times, most=10), {state: Line() for state in (ASKING, SERVED, IDLE, SOCKET)}
    for state, line in lines.items():
        gate.enter(line, None)
        gate.turn(line, state)
    for state in (ASKING, SERVED, IDLE):
        times[0] = gates.STATE_TIMEOUTS[state] + 1
        gate.sweep()
        assert not lines[state].is_there
    assert lines[SOCKET].is_there and len(gate) == 1


@in_loop
async def test_a_head_has_an_end_and_a_body_may_be_long(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, Guest(door) as guest:
        long = await guest.http.post(
            "/api/tables", content=b'"' + b"x" * 60_000 + b'"', headers={"content-type": "application/json"}
        )
        assert long.status_code == 400
        reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        said = asyncio.create_task(reader.read())
        with suppress(ConnectionError):  # dropped, as it should be
            async with asyncio.timeout(240):
                while not said.done():
                    writer.write(b"x" * 10_000)
                    await writer.drain()
                    await asyncio.wait([said], timeout=0.02)
        with suppress(ConnectionError):
            told = await said
            assert not told or told.startswith(b"HTTP/1.1 431")
        writer.close()


@in_loop
async def test_a_drip_does_not_lengthen_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then is not a request."""
    monkeypatch.setitem(gates.STATE_TIMEOUTS, ASKING, 0.5)
    async with opened(tmp_path) as door:
        reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
        said = asyncio.create_task(reader.read())
        async with asyncio.timeout(240):
            while not said.done():
                writer.write(b"G")
                await asyncio.wait([said], timeout=0.05)
        with suppress(ConnectionError):  # dropped, as it should be
            await said
        writer.close()
