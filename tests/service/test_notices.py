"""Notices: written with what causes them, once for each channel of those who are meant."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bedesten.service import schema
from bedesten.service.house import House
from bedesten.service.notices.notice import BEGINS, CHAT, ENDS, INVITATION, Notice, telling
from bedesten.service.store import Conflict, Store
from service.people import ADA, BOB, EVE, in_loop, play_on, two_at_a_table


def channel(name: str, person: str, **values: Any) -> Any:
    """A statement that stores a channel."""
    texts = dict.fromkeys(("address", "format", "p256dh", "auth", "label", "origin", "stop"), "")
    numbers = dict.fromkeys(("gather", "created", "free_from", "failures"), 0)
    usual = {"kind": "webhook", "hashed": name, "language": "en", **texts, **numbers}
    return insert(schema.channels).values({"id": name, "person": person, **usual, **values})


async def told(store: Store, person: str) -> list[str]:
    n, c = schema.notices, schema.channels
    query = select(n.c.kind, n.c.key).join(c, c.c.id == n.c.channel).where(c.c.person == person).order_by(n.c.n)
    return [f"{row['kind']} {row['key']}" for row in await store.read(query)]


@in_loop
async def test_a_notice_is_written_for_each_channel_of_those_who_are_meant(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.write(others=[channel("one", ADA), channel("two", ADA), channel("other", BOB)])
        await store.write(others=telling(Notice(INVITATION, "i1", page="/cups/x", by="Bob"), [ADA, EVE, None, ADA]))
        assert await told(store, ADA) == ["invitation i1"] * 2 and await told(store, BOB) == []
        row = (await store.read(select(schema.notices)))[0]
        assert (row["page"], row["by"], row["until"], row["done"]) == ("/cups/x", "Bob", None, None)


@in_loop
async def test_the_same_key_again_is_nothing_and_hinders_nobody(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.write(others=[channel("one", ADA)])
        for _ in range(2):
            await store.write(others=[*telling(Notice(BEGINS, "b1", "k3x9"), [ADA]), *telling(Notice(BEGINS, "b2"), [ADA])])
        assert await told(store, ADA) == ["begins b1", "begins b2"]


@in_loop
async def test_what_was_not_written_is_not_told(database_url: str) -> None:
    async with Store(database_url) as store:
        await store.write(others=[channel("one", ADA)])
        nobody = update(schema.channels).where(schema.channels.c.id == "none").values(label="")
        with pytest.raises(Conflict):
            await store.write(others=telling(Notice(BEGINS, "b1"), [ADA]), claims=[nobody])
        assert await told(store, ADA) == []


def test_nobody_is_told_where_nobody_sits() -> None:
    assert telling(Notice(CHAT, "c1"), [None, ""]) == []
    with pytest.raises(AssertionError):
        telling(Notice(ENDS, "x" * 121), [ADA])


# -- what happens at tables


@in_loop
async def test_whoever_sits_at_a_table_is_told_of_its_game_and_of_what_others_say(sqlite_url: str) -> None:
    async with Store(sqlite_url) as store, House(store) as house:
        await store.write(others=[channel("one", ADA), channel("two", BOB), channel("three", EVE)])
        table = await two_at_a_table(house)
        said = await house.speech.say(table.id, ADA, "Hello")
        await house.speech.say(table.id, EVE, "Hello", name="Eve")
        await play_on(house, table, Random(1))
        new = await house.new_tables.rematch(table.id, BOB)
        begins, ends, eves = f"begins begins {table.id}", f"ends ends {table.id}", f"chat chat {table.id} {said.n + 1}"
        assert await told(store, ADA) == [begins, eves, ends, f"invitation rematch {new.id}"]
        assert await told(store, BOB) == [begins, f"chat chat {table.id} {said.n}", eves, ends]
        assert await told(store, EVE) == []
        assert "Hello" not in str(await store.read(select(schema.notices)))
