"""Whose question the house thinks about next. Bots come first, because a table waits for them. Of what people ask, hints and
chances, one thing at a time is thought about, each table in its turn, and at a table each person in his. What nobody waits for
comes when there is nothing else to think about.

Of a table one bot at a time is asked, so bots in their order are tables in their turn: a table of strong ones does not come
before others a second time. The longer a bot had to wait, the less it thinks."""

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic
from typing import TypeVar

from bedesten.engine.errors import says
from bedesten.service.errors import TooMuch

T = TypeVar("T")
THOUGHTS_AT_ONCE = 2 * max(1, (os.cpu_count() or 2) - 1)  # handed to the processes that think: one in each, and one that follows
MOST_WAITING, MOST_WAITING_OF_TABLE, MOST_WAITING_OF_PERSON = 60, 12, 3  # questions of people that may wait: in all, and of one
BOTS_BETWEEN_PEOPLE = 20  # that think while people wait, at most: then it is one of those
FULL_THOUGHT_WAIT = (
    1.0  # seconds that a bot waits without thinking less; after as many it halves its worlds, after twice as many again,
)
MOST_HALVINGS = 3  # and so on, at most so often

Waiting = deque["asyncio.Future[None]"]


class ThinkingQueue:
    def __init__(self, pool: Executor, at_once: int = THOUGHTS_AT_ONCE, now: Callable[[], float] = monotonic) -> None:
        self._pool, self._free, self._now = pool, at_once, now
        self._bots: Waiting = deque()
        self._unhurried: Waiting = deque()
        self._people: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()  # by table, and there by person
        self._is_person_served = False
        self._bots_since = 0  # somebody was served

    async def for_bot(self, think: Callable[..., T], *about: object) -> T:
        """`think` is also told how often the bot is to halve the worlds in which it plays on."""
        turn, since = _turn(), self._now()
        self._bots.append(turn)
        return await self._think(turn, think, lambda: (*about, _halvings(self._now() - since)))

    async def for_nobody(self, think: Callable[..., T], *about: object) -> T:
        """When there is nothing else to think about."""
        turn = _turn()
        self._unhurried.append(turn)
        return await self._think(turn, think, lambda: about)

    async def for_person(self, table_id: str, person: str, think: Callable[..., T], *about: object) -> T:
        """TooMuch, if too much waits already: of the person, of the table, or of all."""
        self._check(table_id, person)
        turn = _turn()
        self._people.setdefault(table_id, OrderedDict()).setdefault(person, deque()).append(turn)
        try:
            return await self._think(turn, think, lambda: about)
        finally:
            if _was_given(turn):
                self._is_person_served = False
                self._go_on()

    async def _think(self, turn: "asyncio.Future[None]", think: Callable[..., T], about: Callable[[], tuple[object, ...]]) -> T:
        self._go_on()
        try:
            await turn
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, *about())
        finally:
            if _was_given(turn):
                self._free += 1
                self._go_on()

    def _check(self, table_id: str, person: str) -> None:
        waiting = {(table, one): len(those) for table, people in self._people.items() for one, those in people.items()}
        if waiting.get((table_id, person), 0) >= MOST_WAITING_OF_PERSON:
            raise TooMuch(says("asks-much"), wait=1)
        of_table = sum(number for (table, _), number in waiting.items() if table == table_id)
        if of_table >= MOST_WAITING_OF_TABLE or sum(waiting.values()) >= MOST_WAITING:
            raise TooMuch(says("too-busy"), wait=5)

    def _go_on(self) -> None:
        while self._free and (turn := self._next()):
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)

    def _next(self) -> "asyncio.Future[None] | None":
        is_peoples_turn = not self._bots or self._bots_since >= BOTS_BETWEEN_PEOPLE
        if self._people and not self._is_person_served and is_peoples_turn:
            self._bots_since = 0
            turn = self._next_person()
            self._is_person_served = not turn.cancelled()
            return turn
        if not self._bots:
            return self._unhurried.popleft() if self._unhurried else None
        self._bots_since += 1
        return self._bots.popleft()

    def _next_person(self) -> "asyncio.Future[None]":
        """Of the table whose turn it is; then it stands behind the others, and so does the person at the table."""
        table_id, people = self._people.popitem(last=False)
        person, waiting = people.popitem(last=False)
        turn = waiting.popleft()
        if waiting:
            people[person] = waiting
        if people:
            self._people[table_id] = people
        return turn


def _turn() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


def _halvings(waited: float) -> int:
    return min(MOST_HALVINGS, int(waited / FULL_THOUGHT_WAIT).bit_length())


def _was_given(turn: "asyncio.Future[None]") -> bool:
    return turn.done() and not turn.cancelled()
