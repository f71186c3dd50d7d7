"""Accounts and the devices that are signed in. Who asks is looked up each time, so that whoever is signed out or blocked anywhere
is so everywhere at once."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from bedesten.engine.errors import says
from bedesten.service import schema
from bedesten.service.errors import NotYours, Unknown
from bedesten.service.hours import now
from bedesten.service.people.person import Person
from bedesten.service.randomness import new_id
from bedesten.service.store import Conflict, Row, Store

ID_LETTERS, ID_LENGTH = "abcdefghjkmnpqrstuvwxyz23456789", 16
SECOND, HOUR, DAY = 1000, 3_600_000, 86_400_000  # milliseconds
DEVICE_KEPT = 365 * DAY  # since it was last seen; then it is signed out
PROOF_KEPT = 15 * 60 * SECOND  # so long after a proof of who one is, the ways in may be changed
DEVICES_AT_ONCE = 50  # at which one is signed in; the one that was not seen for longest makes room
LOOKED_UP_AT_ONCE = 500

_A, _D = schema.accounts, schema.devices


def new_account_id() -> str:
    return new_id(ID_LETTERS, ID_LENGTH)


def creating(account: str, email: str | None = None) -> Executable:
    """A new account, without a name; the write fails if somebody else has that address."""
    return insert(_A).values(id=account, created=now(), name="", email=email, settings="{}")


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- who asks

    async def who(self, device: str) -> Person:
        """The person at a device; a device that is signed in nowhere is a guest."""
        found = await self._signed_in(_D.c.device == device)
        if not found:
            return Person(device)
        if found[0]["seen"] < now() - HOUR:
            self.store.write_by_the_way(update(_D).where(_D.c.device == device).values(seen=now()))
        return _person(found[0])

    async def check(self, person: Person) -> None:
        """NotYours, if the device was signed out since, or the account blocked."""
        if person.account:
            found = await self.who(person.device)
            if found.account != person.account:
                raise NotYours(says("signed-out"))
            found.check()

    async def still(self, people: Collection[Person]) -> set[Person]:
        """Those of them who are still signed in, and not blocked."""
        devices, found = [person.device for person in people], set[Person]()
        for i in range(0, len(devices), LOOKED_UP_AT_ONCE):
            rows = await self._signed_in(_D.c.device.in_(devices[i : i + LOOKED_UP_AT_ONCE]))
            found |= {_person(row) for row in rows}
        return found & set(people)

    async def _signed_in(self, where: ColumnElement[bool]) -> list[Row]:
        wanted = select(_D.c.device, _D.c.account, _D.c.seen, _A.c.blocked).join(_A, _A.c.id == _D.c.account)
        return await self.store.read(wanted.where(where & (_D.c.seen > now() - DEVICE_KEPT)))

    # -- devices

    async def sign_in(self, account: str, device: str, label: str, first: Sequence[Executable] = ()) -> None:
        """After a proof of who one is. `device` is new: whoever knew the secret from before knows nothing of this one. `first` is
        written with it."""
        at = now()
        row = {"device": device, "account": account, "label": label, "created": at, "seen": at, "proved": at}
        await self.store.write(others=[*first, insert(_D).values(**row)])
        for old in (await self.devices(account))[DEVICES_AT_ONCE:]:
            await self.sign_out(account, [old["device"]])

    async def prove(self, person: Person) -> None:
        """Somebody who is signed in has proved again who he is."""
        where = (_D.c.device == person.device) & (_D.c.account == person.account)
        await self.store.write(others=[update(_D).where(where).values(proved=now())])

    async def check_proof(self, person: Person) -> None:
        """NotYours, if that was too long ago: a session alone, which may be stolen, does not change the ways in."""
        wanted = (_D.c.device == person.device) & (_D.c.account == person.account) & (_D.c.proved > now() - PROOF_KEPT)
        if not await self.store.read(select(_D.c.device).where(wanted)):
            raise NotYours(says("prove-again"))

    async def devices(self, account: str) -> list[Row]:
        """The one that was seen last first."""
        return await self.store.read(select(_D).where(_D.c.account == account).order_by(_D.c.seen.desc(), _D.c.device))

    async def sign_out(self, account: str, devices: Collection[str]) -> None:
        """What is told in a browser is told there no more."""
        told = delete(schema.channels).where(schema.channels.c.device.in_(devices))
        await self.store.write(others=[told, delete(_D).where((_D.c.account == account) & _D.c.device.in_(devices))])

    # -- the account

    async def account(self, account: str) -> Row:
        found = await self.store.read(select(_A).where(_A.c.id == account))
        if not found:
            raise Unknown(says("signed-out"))
        return found[0]

    async def change(self, account: str, **values: Any) -> None:
        """Unknown, if there is no such account any more."""
        try:
            await self.store.write(claims=[update(_A).where(_A.c.id == account).values(**values)])
        except Conflict:
            raise Unknown(says("signed-out")) from None

    async def listed(self) -> list[Row]:
        """All accounts, the oldest first, with the number of devices at which each is signed in."""
        devices = await self.store.read(select(_D.c.account, _D.c.seen))
        rows = await self.store.read(select(_A).order_by(_A.c.created, _A.c.id))
        seen: dict[str, list[int]] = {}
        for row in devices:
            seen.setdefault(row["account"], []).append(row["seen"])
        return [
            row | {"devices": len(seen.get(row["id"], [])), "seen": max(seen.get(row["id"], [row["created"]]))} for row in rows
        ]


def _person(row: Row) -> Person:
    return Person(row["device"], row["account"], row["blocked"] is not None)
