"""Persons who play over real WebSockets, many of them in one process: a client that costs little, so that the server is measured.

It speaks the protocol of docs/protocol.md, reads every message, and answers with one of the options that it was sent. It is
frugal: sockets without a library around them, and of a message only what an answer needs is decoded.
"""

import heapq
import os
import re
import select
import socket
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of frames; the house sends no fragments
NUMBER = re.compile(rb'"seq":(\d+)')
DECLINING = ("stop", "skip", "end")


class Asked(msgspec.Struct):
    """Of a message only what is needed for an answer."""

    class Told(msgspec.Struct):
        class Question(msgspec.Struct):
            class Option(msgspec.Struct):
                word: str

            options: list[Option]
            by_house: bool

        question: Question | None = None

    update: Told | None = None
    change: Told | None = None


_decode = msgspec.json.Decoder(Asked).decode


def _key_of(message: bytes) -> str:
    """What a problem is about, in the server's word for it."""
    said = msgspec.json.decode(message).get("problem", {}).get("said", [])
    return said[0]["key"] if said else "no number"


@dataclass
class Figures:
    """What one process of clients measured."""

    moves: int = 0
    problems: Counter[str] = field(default_factory=Counter)  # by the key of their sentence
    updates: int = 0
    received: int = 0  # bytes
    own: list[float] = field(default_factory=list)  # seconds
    others: list[float] = field(default_factory=list)
    processor: float = 0.0  # seconds that the clients themselves used


class Game:
    """A table whose persons sit in this process."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.sent: dict[int, tuple[float, int]] = {}  # by number: when an answer was sent, and by whom


class Person:
    """One seat, one socket."""

    def __init__(self, game: Game, seat: int, port: int, path: str, token: str) -> None:
        self.game, self.seat, self.seen = game, seat, 0
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = f"Host: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
        self.socket.sendall(f"GET {path} HTTP/1.1\r\n{head}{key}\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(4096)
        assert b" 101 " in answer[:20], answer
        self.rest = answer.partition(b"\r\n\r\n")[2]
        self.socket.setblocking(False)

    def messages(self, arrived: bytes) -> Iterator[bytes]:
        """Those that are whole by now."""
        data, at = self.rest + arrived, 0
        while at + 2 <= len(data):
            size, begin = data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if begin + size > len(data):
                break
            if data[at] == TEXT:
                yield data[begin : begin + size]
            elif data[at] == PING:
                self.send(data[begin : begin + size], PONG)
            else:
                raise ConnectionError(f"the house sent {data[at : begin + size]!r}")
            at = begin + size
        self.rest = data[at:]

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Masked, as a client must."""
        mask, size = os.urandom(4), len(content)
        assert size < 126
        veil = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        self.socket.send(bytes((kind, 0x80 | size)) + mask + (int.from_bytes(content, "big") ^ veil).to_bytes(size, "big"))


class Crowd:
    """All persons of one process, in one loop."""

    def __init__(self, pause: float) -> None:
        self.pause, self.figures = pause, Figures()
        self.persons: dict[int, Person] = {}
        self.waiting: list[tuple[float, int, int, bytes]] = []  # answers that are thought about: until when, and whose
        self.poll = select.epoll()
        self.is_measured = False

    def add(self, person: Person) -> None:
        self.persons[person.socket.fileno()] = person
        self.poll.register(person.socket.fileno(), select.EPOLLIN)
        for message in person.messages(b""):  # the first may have come together with the handshake
            self.hear(person, message)

    def play(self, until: float) -> None:
        clock = time.perf_counter
        while (now := clock()) < until:
            while self.waiting and self.waiting[0][0] <= now:
                _, number, seq, content = heapq.heappop(self.waiting)
                self._send(self.persons[number], seq, content)
            end = min(until, self.waiting[0][0]) if self.waiting else until
            for number, _ in self.poll.poll(max(0.0, end - now)):
                person = self.persons[number]
                for message in person.messages(person.socket.recv(1 << 18)):
                    self.hear(person, message)

    def hear(self, person: Person, message: bytes) -> None:
        """Note what has become durable; answer, if asked."""
        found = NUMBER.search(message)
        if not found or message.startswith(b'{"problem"'):
            self.figures.problems[_key_of(message)] += 1
            return
        seq = int(found[1])
        if self.is_measured:
            self._note(person, seq, len(message))
        person.seen = seq
        if b'"question":{' in message:
            told = _decode(message)
            about = told.update or told.change
            assert about and about.question
            if self.pause and about.question.by_house:
                return  # the server answers by itself after a moment, and would be first
            words = [option.word for option in about.question.options]
            word = person.game.rng.choice([word for word in words if word not in DECLINING] or words)
            content = f'{{"do":"answer","seq":{seq},"answers":["{word}"]}}'.encode()
            if self.pause:
                until = time.perf_counter() + self.pause * person.game.rng.expovariate(1)
                heapq.heappush(self.waiting, (until, person.socket.fileno(), seq, content))
            else:
                self._send(person, seq, content)

    def _send(self, person: Person, seq: int, content: bytes) -> None:
        person.game.sent[seq] = time.perf_counter(), person.seat
        person.send(content)

    def _note(self, person: Person, seq: int, size: int) -> None:
        figures, sent, at = self.figures, person.game.sent, time.perf_counter()
        figures.updates += 1
        figures.received += size
        for number in range(person.seen, seq):
            if number in sent:
                since, by = sent[number]
                (figures.own if by == person.seat else figures.others).append(at - since)
                figures.moves += by == person.seat


def clients(
    port: int, tables: list[tuple[str, list[str]]], query: str, pause: float, seed: int, seconds: float, pipe: Connection
) -> None:
    """A process of clients: connects, waits for the word, plays, and tells what it measured."""
    crowd = Crowd(pause)
    for i, (table, tokens) in enumerate(tables):
        game = Game(seed * 10_000 + i)
        for seat, token in enumerate(tokens):
            crowd.add(Person(game, seat, port, f"/api/tables/{table}/live?{query}", token))
            crowd.play(time.perf_counter())
    pipe.send("connected")
    while not pipe.poll():
        crowd.play(time.perf_counter() + 0.05)
    pipe.recv()
    used, crowd.is_measured = time.process_time(), True
    crowd.play(time.perf_counter() + seconds)
    crowd.figures.processor = time.process_time() - used
    pipe.send(crowd.figures)
