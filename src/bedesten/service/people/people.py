"""Everything about people in one place, for whoever serves them: signing in with what somebody has proved, and going."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable

from bedesten.engine.errors import Refused, says
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.notices.channels import bringing, speaking
from bedesten.service.people.accounts import Accounts, creating, new_account_id
from bedesten.service.people.belongings import Belongings
from bedesten.service.people.farewell import Farewell
from bedesten.service.people.links import Links
from bedesten.service.people.mail import Mail
from bedesten.service.people.pace import Pace
from bedesten.service.people.passkeys import Credential, Passkeys, Site
from bedesten.service.people.past import Past
from bedesten.service.people.person import Person
from bedesten.service.people.reserved_names import ReservedNames
from bedesten.service.people.tickets import Tickets
from bedesten.service.store import Conflict

SETTINGS_SIZE = 4096  # bytes


class People:
    def __init__(self, house: House, mail: Mail | None = None) -> None:
        store = house.store
        self.house, self.accounts, self.tickets = house, Accounts(store), Tickets(store)
        self.names = ReservedNames(store, self.accounts)
        self.passkeys = Passkeys(store, self.tickets)
        self.links = Links(store, self.tickets, mail)
        self.belongings = Belongings(house)
        self.past = Past(house, self.accounts, self.passkeys, self.belongings)
        self.farewell = Farewell(house, self.belongings)
        self.pace = Pace(house.shared_counts)

    # -- proving who one is: each returns whether the person is signed in anew, at `device`, which is a new one

    async def begin_passkey(self, site: Site, person: Person) -> dict[str, Any]:
        """A passkey for the own account, or for a new one."""
        if person.account:
            await self.accounts.check_proof(person)
            name = (await self.accounts.account(person.account))["name"]
            return await self.passkeys.begin(site, person, person.account, name)
        return await self.passkeys.begin(site, person, new_account_id(), "")

    async def add_passkey(self, site: Site, person: Person, credential: Credential, device: str, label: str) -> bool:
        account, adding = await self.passkeys.made(site, person, credential, label)
        if person.account:
            if person.account != account:
                raise NotYours(says("passkey-refused"))
            await self.accounts.check_proof(person)
        try:
            if person.account:
                await self.house.store.write(others=[adding])
                return False
            return await self._arrive(person, account, device, label, [creating(account), adding])
        except Conflict:  # that passkey is known, or the account is there
            raise NotYours(says("passkey-refused")) from None

    async def use_passkey(self, site: Site, person: Person, credential: Credential, device: str, label: str) -> bool:
        return await self._arrive(person, await self.passkeys.used(site, person, credential), device, label)

    async def use_link(self, person: Person, key: str, device: str, label: str) -> bool:
        link = await self.links.take(person, key)
        if link.adds_to:
            if link.account != link.adds_to:
                await self.links.add(link.adds_to, link.email)
            await self.accounts.prove(person)
            return False
        if link.account:
            return await self._arrive(person, link.account, device, label)
        account = new_account_id()
        try:
            return await self._arrive(person, account, device, label, [creating(account, link.email)])
        except Conflict:
            raise Refused(says("email-taken")) from None

    async def _arrive(self, person: Person, account: str, device: str, label: str, first: Sequence[Executable] = ()) -> bool:
        if person.account == account:
            await self.accounts.prove(person)
            return False
        await self.accounts.sign_in(account, device, label, first)
        if person.account:
            await self.accounts.sign_out(person.account, [person.device])
        else:
            await self.belongings.bring(person.device, account)
            await self.house.store.write(others=bringing(person.device, account, device))
        return True

    # -- what one has

    async def keep_settings(self, account: str, settings: Any, language: str = "") -> None:
        """A small document of the page's; the server does not look into it. `language`: the one that was chosen."""
        written = msgspec.json.encode(settings)
        if len(written) > SETTINGS_SIZE:
            raise Refused(says("settings-size", most=SETTINGS_SIZE, size=len(written)))
        await self.accounts.change(account, settings=written.decode())
        if language:
            await self.house.store.write(others=[speaking(account, language)])
