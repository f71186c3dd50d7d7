"""Passkeys: a device, or what carries a person's keys, signs a challenge; the server knows the public key only."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.errors import NotYours
from bedesten.service.hours import now
from bedesten.service.people.person import Person
from bedesten.service.people.tickets import NEW_PASSKEY, USE_PASSKEY, Ticket, Tickets
from bedesten.service.store import Row, Store

MOST_PASSKEYS = 20  # of one account
SITE_NAME = "Bedesten"
TIMEOUT = 300_000  # milliseconds that a browser may take

_P = schema.passkeys


@dataclass(frozen=True)
class Site:
    """Under which name the server is reached, as far as a passkey is concerned: it is good there, and nowhere else."""

    domain: str
    origin: str


Credential = Mapping[str, Any]  # what a browser brings back, as JSON


class Passkeys:
    def __init__(self, store: Store, tickets: Tickets) -> None:
        self.store, self.tickets = store, tickets

    # -- a new one

    async def begin(self, site: Site, person: Person, account: str, name: str) -> dict[str, Any]:
        """What the browser needs to make a passkey for an account, which may be one that is still to be made."""
        known = await self.of_account(account)
        if len(known) >= MOST_PASSKEYS:
            raise Refused(says("many-passkeys", most=MOST_PASSKEYS))
        challenge = await self.tickets.give(Ticket(NEW_PASSKEY, person.device, account))
        options = generate_registration_options(
            rp_id=site.domain,
            rp_name=SITE_NAME,
            user_id=account.encode(),
            user_name=name or SITE_NAME,
            user_display_name=name,
            challenge=challenge,
            timeout=TIMEOUT,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known],
        )
        return options_to_json_dict(options)

    async def made(self, site: Site, person: Person, credential: Credential, label: str) -> tuple[str, Executable]:
        """For which account a passkey was made, and what is to be written. It counts only at the device that asked for it."""
        ticket, challenge = await self._taken(person, credential, NEW_PASSKEY)
        try:
            found = verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                require_user_verification=False,
            )
        except Exception as error:  # whatever the library makes of what a stranger has sent
            raise NotYours(says("passkey-refused")) from error
        row = {
            "id": bytes_to_base64url(found.credential_id),
            "account": ticket.account,
            "public_key": found.credential_public_key,
        }
        return ticket.account or "", insert(_P).values(**row, uses=found.sign_count, label=label, created=now())

    # -- using one

    async def ask(self, site: Site, person: Person) -> dict[str, Any]:
        """What the browser needs to find a passkey. No account is named, so nobody learns which there are."""
        challenge = await self.tickets.give(Ticket(USE_PASSKEY, person.device))
        options = generate_authentication_options(
            rp_id=site.domain, challenge=challenge, timeout=TIMEOUT, user_verification=UserVerificationRequirement.PREFERRED
        )
        return options_to_json_dict(options)

    async def used(self, site: Site, person: Person, credential: Credential) -> str:
        """The account that a passkey opens. NotYours, if it opens none."""
        _, challenge = await self._taken(person, credential, USE_PASSKEY)
        found = await self.store.read(select(_P).where(_P.c.id == str(credential.get("id", ""))[:2000]))
        if not found:
            raise NotYours(says("passkey-unknown"))
        try:
            verified = verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=found[0]["public_key"],
                credential_current_sign_count=found[0]["uses"],
                require_user_verification=False,
            )
        except Exception as error:  # as above
            raise NotYours(says("passkey-refused")) from error
        counted = update(_P).where(_P.c.id == found[0]["id"]).values(uses=verified.new_sign_count, used=now())
        await self.store.write(others=[counted])
        return str(found[0]["account"])

    async def _taken(self, person: Person, credential: Credential, kind: str) -> tuple[Ticket, bytes]:
        """The ticket whose key is the challenge that was signed; it is good once, and where it was asked for."""
        try:
            challenge = base64url_to_bytes(
                msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]), type=_ClientData).challenge
            )
        except (LookupError, ValueError, TypeError, AttributeError, msgspec.MsgspecError) as error:
            raise NotYours(says("passkey-refused")) from error
        ticket = await self.tickets.take(challenge, kind)
        if ticket.device != person.device:
            raise NotYours(says("passkey-refused"))
        return ticket, challenge

    # -- those of an account

    async def of_account(self, account: str) -> list[Row]:
        """The oldest first."""
        return await self.store.read(select(_P).where(_P.c.account == account).order_by(_P.c.created, _P.c.id))

    async def remove(self, account: str, passkey: str, has_email: bool) -> None:
        """Refused, if it is the last way in. Two that are removed at once do not go both: the database counts."""
        where = (_P.c.account == account) & (_P.c.id == passkey)
        others = select(func.count()).where((_P.c.account == account) & (_P.c.id != passkey)).scalar_subquery()
        if not has_email:
            where &= others > 0
        known = [row["id"] for row in await self.of_account(account)]
        if passkey in known and not has_email and len(known) == 1:
            raise Refused(says("last-way-in"))
        await self.store.write(others=[delete(_P).where(where)])


class _ClientData(msgspec.Struct):
    challenge: str
