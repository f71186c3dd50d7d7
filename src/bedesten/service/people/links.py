"""Links by e-mail: whoever can read what is sent to an address may sign in with it. Whether an account has that address, nobody
learns who cannot."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from sqlalchemy import exists, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.errors import NotYours
from bedesten.service.people.mail import Mail, letter_in
from bedesten.service.people.person import Person
from bedesten.service.people.tickets import LINK, Ticket, Tickets
from bedesten.service.store import Conflict, Store
from bedesten.texts import LANGUAGES

EMAIL_LENGTH = 254

_A, _P = schema.accounts, schema.passkeys


@dataclass(frozen=True)
class Link:
    """What a link would do."""

    email: str
    account: str | None  # that has the address already
    adds_to: str | None  # the account for which it was asked
    is_from_here: bool  # it was asked for at this device


def checked_email(text: str) -> str:
    """As addresses are compared: in small letters."""
    email = text.strip().lower()
    if len(email) > EMAIL_LENGTH or not re.fullmatch(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z0-9-]{2,}", email):
        raise Refused(says("email-wrong"))
    return email


class Links:
    def __init__(self, store: Store, tickets: Tickets, mail: Mail | None) -> None:
        self.store, self.tickets, self.mail = store, tickets, mail

    async def send(self, person: Person, email: str, language: str, page: str) -> None:
        """The same for every address, whether it is known or not. `page`: where the link leads; its key stands behind the #, so
        that neither the server nor anybody on the way sees it before somebody presses a button there."""
        if not self.mail:
            raise Refused(says("no-email-here"))
        key = await self.tickets.give(Ticket(LINK, person.device, person.account, email))
        link = f"{page}#link={_written(key)}"
        self.mail.post(letter_in(language if language in LANGUAGES else "en", "link", email, link=link))

    async def look(self, person: Person, key: str) -> Link:
        return await self._link(person, await self.tickets.look(_read(key), LINK))

    async def take(self, person: Person, key: str) -> Link:
        """It is good no longer. NotYours, if it adds an address to an account that is signed in elsewhere: somebody may have
        sent it to one who does not know of it."""
        link = await self.look(person, key)
        if link.adds_to and link.adds_to != person.account:
            raise NotYours(says("link-elsewhere"))
        await self.tickets.take(_read(key), LINK)
        return link

    async def add(self, account: str, email: str) -> None:
        """Refused, if another account has it: whoever can read the letter may sign in there."""
        try:
            await self.store.write(claims=[update(_A).where(_A.c.id == account).values(email=email)])
        except Conflict:
            raise Refused(says("email-taken")) from None

    async def remove(self, account: str) -> None:
        """Refused, if it is the last way in."""
        has_passkey = exists(select(_P.c.id).where(_P.c.account == account))
        try:
            await self.store.write(claims=[update(_A).where((_A.c.id == account) & has_passkey).values(email=None)])
        except Conflict:
            raise Refused(says("last-way-in")) from None

    async def _link(self, person: Person, ticket: Ticket) -> Link:
        found = await self.store.read(select(_A.c.id).where(_A.c.email == ticket.email))
        account = found[0]["id"] if found else None
        return Link(ticket.email or "", account, ticket.account, ticket.device == person.device)


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def _read(key: str) -> bytes:
    try:
        return urlsafe_b64decode(key.encode("ascii") + b"==")
    except ValueError:
        raise NotYours(says("ticket-used")) from None
