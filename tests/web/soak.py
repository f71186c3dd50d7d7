"""Kill the server again and again in the midst of games, and look whether anything that was confirmed is lost.

python tests/web/soak.py --minutes 60
"""

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import httpx

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bedesten.engine.notation import SECRET
from bedesten.engine.record import read_record
from bedesten.service.fairness import verify
from bedesten.service.house.moves import COMMANDS, COMMANDS_WITHIN
from web.server import LOST, Away, Guest, Live, Server, keen

PATIENCE = 5.0  # seconds that a person waits for an update before connecting anew
PACE = 1.25 * COMMANDS_WITHIN / COMMANDS  # seconds from one answer to the next: the limit for devices must not be reached
GOES_ON_WITHIN = 300.0  # seconds after a start, in which every table must have gone on
PERSON, OPEN, KEEN, GREEDY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "keen"}, {"kind": "bot", "bot": "greedy"}
SETTINGS: list[tuple[int, list[dict[str, str]]]] = [  # how many persons, and which seats
    (2, [PERSON, OPEN]),
    (1, [PERSON, KEEN]),
    (2, [PERSON, KEEN, OPEN]),
    (1, [KEEN, PERSON, GREEDY]),
]
Event = tuple[str | None, str]  # who answered, and what
Unsure = dict[int, tuple[int, str]]  # answers that were sent and not confirmed, by their numbers
T = TypeVar("T")


@dataclass
class Told:
    """What the server has confirmed at one table; nothing of it may change or vanish."""

    table: str
    persons: list[Guest]
    undoes: bool  # here answers are taken back now and then
    stored: dict[int, tuple[str, str]] = field(default_factory=dict)  # confirmed: the kind and word of entries, by number
    answers: dict[int, str] = field(default_factory=dict)  # confirmed: answers by their place in the log
    logs: dict[str, list[Event]] = field(default_factory=dict)  # what each person has been told of the game
    seq: int = 0
    is_over: bool = False

    def hear(self, audience: Guest, update: dict[str, Any]) -> None:
        """An update: nothing is missing between it and the last one, and what was told before is not told otherwise now."""
        self.seq = max(self.seq, update["seq"])
        self.is_over = self.is_over or update["table"]["stage"] == "over"
        log, first = self.logs.setdefault(audience.token, []), update["first"]
        assert first <= len(log), f"table {self.table}: events {len(log)} to {first - 1} were never told"
        new: list[Event] = [(event["seat"], event["word"]) for event in update["events"]]
        assert [event["n"] for event in update["events"]] == list(range(first, first + len(new)))
        if not self.undoes:
            self._compare(log, log[:first] + new, self.is_over)
        log[first:] = new

    def _compare(self, before: list[Event], after: list[Event], is_over: bool) -> None:
        for n, (old, now) in enumerate(zip(before, after, strict=False)):
            assert now == old or (old[1] == SECRET and is_over), f"table {self.table}, event {n}: {old} is now {now}"
        assert len(after) >= len(before), f"table {self.table}: there were {len(before)} events, now {len(after)}"

    def length(self, audience: Guest) -> int:
        return len(self.logs[audience.token])

    def confirm(self, seq: int, n: int, kind: str, word: str) -> None:
        assert seq not in self.stored, f"table {self.table}: number {seq} was confirmed twice"
        self.stored[seq] = kind, word
        if not self.undoes:
            self.answers[n] = word

    async def check(self, file: Path | None) -> None:
        """After a restart: all that was told is there, in the same order, once."""
        for guest in self.persons:
            seq, log, answers = self.seq, list(self.logs.get(guest.token, [])), dict(self.answers)
            now = await guest.look(self.table)
            assert now["seq"] >= seq, f"table {self.table} was at {seq} and is at {now['seq']}"
            numbers = [event["n"] for event in now["events"]]
            assert numbers == list(range(len(numbers))), f"the log of table {self.table} has gaps: {numbers}"
            if not self.undoes:
                self._compare(log, [(event["seat"], event["word"]) for event in now["events"]], now["table"]["stage"] == "over")
            for n, word in answers.items():
                assert now["events"][n]["word"] == word, f"table {self.table}: {word} was confirmed as event {n}"
        if file:
            found = entries_in(file, self.table)
            assert list(found) == list(range(len(found))), f"the entries of table {self.table} have gaps: {list(found)}"
            for seq, entry in self.stored.items():
                assert found.get(seq) == entry, (
                    f"table {self.table}: {entry} was confirmed as {seq}, where {found.get(seq)} stands"
                )

    async def check_record(self) -> None:
        """At the end: the dice were fair, and nothing in the record differs from what was told."""
        for guest in self.persons:
            game = read_record(await guest.record(self.table))
            verdict = verify(game)
            assert verdict.is_fair, f"table {self.table}: {verdict.difference and verdict.difference.text}"
            for entry, (_, word) in zip(game.log, self.logs[guest.token], strict=False):
                assert word in (entry.word, SECRET), f"table {self.table}: {word} was told, {entry.word} is recorded"


def entries_in(file: Path, table: str) -> dict[int, tuple[str, str]]:
    """What the database of a house holds of a table: kind and word (of an undo only its kind), by number."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("select seq, kind, word from entries where table_id = ? order by seq", (table,)).fetchall()
    return {seq: (kind, word if kind == "answer" else "") for seq, kind, word in rows}


class Storm:
    """Tables with persons and bots at one server, which is killed at random moments."""

    def __init__(self, server: Server, rng: Random, say: Callable[[str], object] = lambda text: None) -> None:
        self.server, self.rng, self.say = server, rng, say
        self.kills = self.games = self.answers = 0
        self.running: list[Told] = []
        self.up = asyncio.Event()
        self.ending = self.leaving = False
        self._stack = AsyncExitStack()

    async def run(self, kills: int, until: float = float("inf")) -> None:
        """So many kills (or until a moment), then every game is played to its end and its record is verified."""
        async with AsyncExitStack() as stack:
            stack.callback(self.server.kill)
            await self.server.start()
            async with self.tables(len(SETTINGS)):
                while self.kills < kills and time.monotonic() < until:
                    await self._kill_once()

    @asynccontextmanager
    async def tables(self, n: int, to_the_end: bool = True) -> AsyncIterator[None]:
        """Games go on at so many tables; at the end all are played out, and their records verified, or else left as they are."""
        async with self._stack:
            self.up.set()
            async with asyncio.TaskGroup() as group:
                for number, (persons, seats) in enumerate(SETTINGS[:n]):
                    group.create_task(self._one_after_another(persons, seats, undoes=number == 0))
                yield
                self.ending, self.leaving = True, not to_the_end

    async def _kill_once(self) -> None:
        await self.all_go_on()
        await asyncio.sleep(self.rng.random() * 0.3)
        self.up.clear()
        self.server.kill()
        self.kills += 1
        if self.rng.random() < 0.1:  # and once more before it is ready
            self.server.launch()
            await asyncio.sleep(self.rng.random() * 1.5)
            self.server.kill()
            self.kills += 1
        await self.server.start()
        await self.check()
        self.up.set()
        self.say(f"{self.kills} kills, {self.games} games finished, {self.answers} answers confirmed")

    async def check(self) -> None:
        for told in list(self.running):
            while True:
                try:
                    await told.check(self.server.file)
                    break
                except Away:  # just for a moment: a database that is back may still be slow
                    await asyncio.sleep(4 * PACE)

    async def all_go_on(self) -> None:
        """No game is stuck: every table that was there goes on, persons and bots alike."""
        before = {told.table: told.seq for told in self.running}
        end, stuck = time.monotonic() + GOES_ON_WITHIN, list[Told]()
        while not self.running or (stuck := [t for t in self.running if before.get(t.table) == t.seq and not t.is_over]):
            assert time.monotonic() < end, (
                f"tables do not go on: {[(t.table, t.seq) for t in stuck]}\n{self.server.log()[-3000:]}"
            )
            await asyncio.sleep(0.02)

    # -- at the tables

    async def _one_after_another(self, persons: int, seats: list[dict[str, str]], undoes: bool) -> None:
        while not self.ending:
            guests = [Guest(self.server, f"person {i}") for i in range(persons)]
            for guest in guests:
                await self._stack.enter_async_context(guest)
            told = await self._seated(guests, seats, undoes)
            self.running.append(told)
            async with asyncio.TaskGroup() as group:
                for guest in guests:
                    group.create_task(self._play(told, guest, Random(self.rng.random())))
            self.running.remove(told)
            if told.is_over:
                await self._insist(told.check_record)
                self.games += 1

    async def _seated(self, guests: list[Guest], seats: list[dict[str, str]], undoes: bool) -> Told:
        """Open a table and sit down; whatever is not confirmed because the server dies is asked for again."""
        table = await self._insist(lambda: guests[0].open(seats))
        for guest in guests[1:]:
            await self._insist(partial(guest.join, table))
        return Told(table, guests, undoes)

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await ask()
            except (*LOST, Away):
                await self._until_up()

    async def _until_up(self) -> None:
        await asyncio.sleep(4 * PACE)  # what was not confirmed is said twice
        await self.up.wait()

    async def _play(self, told: Told, guest: Guest, rng: Random) -> None:
        """Answer until the game is over; when the server is gone, come back, and say again what was not confirmed."""
        unsure: Unsure = {}
        seen = 0
        while not (told.is_over or self.leaving):
            try:
                async with guest.live(told.table, since=rng.choice((0, seen))) as live:
                    told.hear(guest, now := await live.update(PATIENCE))
                    for seq, (n, word) in unsure.items():
                        await self._say_again(told, guest, seq, n, word)
                    unsure.clear()
                    while not (told.is_over or self.leaving):
                        await asyncio.sleep(PACE)
                        await self._move(told, guest, live, now, unsure, rng)
                        told.hear(guest, now := await live.update(PATIENCE))
                        seen = now["seq"]
                        unsure = {seq: sent for seq, sent in unsure.items() if seq >= seen}
            except (*LOST, Away, TimeoutError):
                await self._until_up()

    async def _move(self, told: Told, guest: Guest, live: Live, now: dict[str, Any], unsure: Unsure, rng: Random) -> None:
        seq, n = now["seq"], told.length(guest)
        if told.undoes and now["may_undo"] and rng.random() < 0.2:
            self._confirm(told, await guest.post(f"/{told.table}/undo", {"seq": seq}), seq, n, "undo", "")
        elif now["question"]:
            word = keen(now["question"], rng)
            unsure[seq] = n, word
            if told.undoes or rng.random() < 0.5:
                self._confirm(told, await guest.answer(told.table, seq, word), seq, n, "answer", word)
            else:
                await live.answer(seq, word)  # the next update confirms it

    def _confirm(self, told: Told, answer: httpx.Response, seq: int, n: int, kind: str, word: str) -> None:
        if answer.status_code == 503:
            raise Away(answer.text)
        assert answer.status_code in (200, 409), f"{answer.status_code} {answer.text}"
        if answer.status_code == 200:
            told.confirm(seq, n, kind, word)
            self.answers += 1

    async def _say_again(self, told: Told, guest: Guest, seq: int, n: int, word: str) -> None:
        """Nobody knows whether it was stored: it is, or it is taken now; never twice."""
        if seq not in told.stored:
            self._confirm(told, await guest.answer(told.table, seq, word), seq, n, "answer", word)
        again = await guest.answer(told.table, seq, word)
        if again.status_code == 503:
            raise Away(again.text)
        assert again.status_code == 409, f"an answer counted twice: {again.status_code} {again.text}"


async def soak(minutes: float, seed: int) -> None:
    begun = time.monotonic()

    def say(text: str) -> None:
        print(f"\r{(time.monotonic() - begun) / 60:6.1f} min  {text}", end="", flush=True)

    with TemporaryDirectory() as folder:
        storm = Storm(server := Server(Path(folder) / "house"), Random(seed), say)
        try:
            await storm.run(10**9, begun + 60 * minutes)
        except BaseException:
            print(f"\n{server.log()[-5000:]}", file=sys.stderr)
            raise
    print(f"\nnothing was lost in {storm.kills} kills and {storm.games} games")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the moments at which the server is killed")
    given = parser.parse_args()
    print(f"seed {given.seed}")
    asyncio.run(soak(given.minutes, given.seed))


if __name__ == "__main__":
    main()
