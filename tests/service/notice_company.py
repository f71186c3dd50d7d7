"""Notices in a house of tests: time that a test sets, and nothing that happens by itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from bedesten.service import schema
from bedesten.service.house import House
from bedesten.service.notices import channels, delivery, notice, web_push, wording
from bedesten.service.notices.channels import Place
from bedesten.service.notices.guard import Guard
from bedesten.service.notices.notices import Notices
from bedesten.service.notices.web_push import Signer
from bedesten.service.people.mail import Mail
from bedesten.service.people.person import Person
from bedesten.service.store import Row, Store
from service.receivers import Receiver

ORIGIN = "https://games.example.org"
SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000


class Time:
    """What the house takes for the time. It begins when the test does, for tables are older than what is told of them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_014_400_000  # 2027-01-15 12:00 UTC
        for module in (channels, delivery, notice, web_push, wording):
            patch.setattr(module, "now", lambda: self.now)

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@asynccontextmanager
async def noticing(url: str, time: Time, allowed: str = "", mail: Mail | None = None) -> AsyncIterator[Notices]:
    async with Store(url) as store, House(store) as house:
        house.now = lambda: time.now
        yield made_in(house, allowed, mail)


async def found_here(*_: object) -> list[str]:
    """Every name is this machine: the limit on looking names up is nothing that a busy machine may exceed."""
    return ["127.0.0.1"]


def made_in(house: House, allowed: str = "", mail: Mail | None = None) -> Notices:
    signer = Signer("the secret of a server in tests " * 2, "mailto:bedesten@games.example.org")
    notices = Notices(house, Guard([allowed] if allowed else [], found_here), signer, mail)
    house.subscribers.listeners.append(notices.awaited.note)
    return notices


async def hook(notices: Notices, person: str, there: Receiver, form: str = "discord", language: str = "en") -> None:
    await notices.channels.open_webhook(Person(person), there.url, form, Place(language, ORIGIN))


async def deliver(notices: Notices) -> None:
    """Whatever is due, and nothing else."""
    await notices.awaited.tell()
    await notices.delivery.look()
    await asyncio.gather(*notices.delivery._serving.values())


async def channel_of(notices: Notices, person: str) -> Row:
    return (await notices.channels.of(person))[0]


async def waiting(notices: Notices) -> list[str]:
    n = schema.notices
    rows = await notices.delivery.store.read(select(n.c.kind).where(n.c.done.is_(None)).order_by(n.c.n))
    return [row["kind"] for row in rows]


async def rested(notices: Notices) -> None:
    """The channels have rested long enough."""
    await notices.delivery.store.write(others=[update(schema.channels).values(free_from=0)])


def texts(there: Receiver) -> list[Any]:
    """What Discord was told, without what keeps names from being taken for marks."""
    return [one.said["content"].replace("\\", "") for one in there.got]
