"""Hints and chances are asked for without end: bots do not wait for them, nor other tables for one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from bedesten.service import searches
from bedesten.service.errors import TooMuch
from bedesten.service.imports import game_of
from bedesten.service.thinking_queue import (
    BOTS_BETWEEN_PEOPLE,
    MOST_WAITING,
    MOST_WAITING_OF_PERSON,
    MOST_WAITING_OF_TABLE,
    ThinkingQueue,
)
from bedesten.web import positions
from service.people import in_loop
from web.test_table_routes import house


class Mind(Executor):
    """Thinks when it is told to, about one thing after the other."""

    def __init__(self) -> None:
        self.about: list[str] = []
        self._given: list[Future[Any]] = []

    def submit(self, think: Callable[..., Any], /, *about: Any, **_: Any) -> Future[Any]:
        self.about.append(about[0])
        self._given.append(Future())
        return self._given[-1]

    async def thinks(self) -> None:
        self._given.pop(0).set_result(None)
        for _ in range(10):
            await asyncio.sleep(0)


async def asked(turns: ThinkingQueue, *those: tuple[str, str, str]) -> list["asyncio.Task[None]"]:
    """So many questions: of a table, of a person, what."""
    tasks = [asyncio.create_task(turns.for_person(table, person, print, what)) for table, person, what in those]
    await asyncio.sleep(0.01)
    return tasks


@in_loop
async def test_a_person_a_table_and_all_together_wait_only_with_so_many_questions() -> None:
    turns = ThinkingQueue(Mind(), at_once=1)
    alone = await asked(turns, *[("t", "ada", "hint")] * 50)
    crowd = await asked(turns, *[("t", f"person {n}", "hint") for n in range(50)])
    everywhere = await asked(turns, *[(f"table {n}", "eve", "hint") for n in range(400)])
    for tasks, waiting, key in (
        (alone, MOST_WAITING_OF_PERSON + 1, "asks-much"),
        (crowd, MOST_WAITING_OF_TABLE - MOST_WAITING_OF_PERSON, "too-busy"),
        (everywhere, MOST_WAITING - MOST_WAITING_OF_TABLE, "too-busy"),
    ):
        refused = [task for task in tasks if task.done()]
        assert len(tasks) - len(refused) == waiting
        for task in refused:
            with pytest.raises(TooMuch) as told:
                task.result()
            assert told.value.said[0].key == key and told.value.wait
    for task in (*alone, *crowd, *everywhere):
        task.cancel()


@in_loop
async def test_bots_come_first_and_people_are_not_forgotten() -> None:
    mind = Mind()
    turns = ThinkingQueue(mind, at_once=1)
    tasks = await asked(turns, *[("t", f"person {n}", "hint") for n in range(3)])
    bots = [asyncio.create_task(turns.for_bot(print, "bot")) for _ in range(2 * BOTS_BETWEEN_PEOPLE)]
    await asyncio.sleep(0.01)
    for _ in range(len(tasks) + len(bots)):
        await mind.thinks()
    assert mind.about == ["hint", *["bot"] * BOTS_BETWEEN_PEOPLE, "hint", *["bot"] * BOTS_BETWEEN_PEOPLE, "hint"]
    await asyncio.gather(*tasks, *bots)


@in_loop
async def test_each_table_has_its_turn_and_each_person_at_it() -> None:
    mind = Mind()
    turns = ThinkingQueue(mind, at_once=1)
    many = [("busy", "ada", "ada 1"), ("busy", "ada", "ada 2"), ("busy", "ada", "ada 3"), ("busy", "eve", "eve")]
    tasks = await asked(turns, ("other", "", "first"), *many, ("quiet", "bob", "bob"))
    for _ in tasks:
        await mind.thinks()
    assert mind.about == ["first", "ada 1", "bob", "eve", "ada 2", "ada 3"]
    await asyncio.gather(*tasks)


@in_loop
async def test_whoever_stops_waiting_takes_no_place() -> None:
    mind = Mind()
    turns = ThinkingQueue(mind, at_once=1)
    tasks = await asked(turns, ("t", "ada", "a"), ("t", "ada", "b"), ("t", "bob", "c"))
    tasks[1].cancel()
    tasks[2].cancel()
    await asyncio.sleep(0.01)
    await mind.thinks()
    assert await asked(turns, ("t", "ada", "d")) and mind.about == ["a", "d"]


@in_loop
async def test_ever_new_positions_are_not_read_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a long text takes longer than refusing it: whoever sends ever new ones is told to wait before they are read."""
    monkeypatch.setattr(positions, "POSITIONS_READ", 3)
    read: list[str] = []

    def noted(text: str) -> Any:
        read.append(text)
        return game_of(text)

    monkeypatch.setattr(searches, "game_of", noted)
    async with house(tmp_path) as client:
        found = [(await client.post("/api/positions/search", json={"text": f"nothing {n}"})).status_code for n in range(6)]
    assert found == [400, 400, 400, 429, 429, 429] and len(read) == 3
