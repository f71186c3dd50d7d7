"""What goes over the wire about people: only ever to themselves."""

from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec

from bedesten.service.hours import now
from bedesten.service.people.accounts import PROOF_KEPT
from bedesten.service.people.links import Link
from bedesten.service.people.past import PastGame
from bedesten.service.people.people import People
from bedesten.service.people.person import Person
from bedesten.service.people.reserved_names import RENAMED_EVERY
from bedesten.service.store import Row

# -- what is asked for


class Brought(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser made of the options of a passkey, as `PublicKeyCredential.toJSON` writes it."""

    credential: dict[str, Any]


class Letter(msgspec.Struct, forbid_unknown_fields=True):
    """Where a link is to be sent, and in which language."""

    email: str
    language: str = "en"


class LinkKey(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `#link=` in a letter."""

    key: str


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """The name that is to be yours on this server."""

    name: str


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of the page: a JSON object of at most 4096 bytes. The language chosen is that of letters, too."""

    settings: dict[str, Any]
    language: Annotated[str, msgspec.Meta(pattern="^[A-Za-z-]{0,8}$")] = ""


class Passkey(msgspec.Struct, forbid_unknown_fields=True):
    """Which passkey is to be removed."""

    id: str


class SigningOut(msgspec.Struct, forbid_unknown_fields=True):
    """Where: here, everywhere but here, everywhere, or at one device by its id."""

    where: Literal["here", "others", "everywhere"] | str = "here"


# -- what is told


class PasskeyOut(msgspec.Struct):
    id: str
    label: str  # where it was made
    created: int
    used: int | None


class DeviceOut(msgspec.Struct):
    id: str
    label: str  # browser and system
    created: int
    seen: int  # to the hour
    here: bool


class AccountOut(msgspec.Struct):
    name: str  # empty: none is reserved
    rename_at: int | None  # from when on another may be chosen
    email: str | None
    passkeys: list[PasskeyOut]
    devices: list[DeviceOut]
    settings: dict[str, Any]
    proved: bool  # lately enough that ways to sign in may be changed
    blocked: bool
    listed: bool  # stands on leaderboards
    shown: bool  # anybody may look at the profile


class Me(msgspec.Struct):
    """Whoever asks: a guest has no account. What can be proved here: whether passkeys and e-mail can be used."""

    account: AccountOut | None
    passkeys: bool
    email: bool


class LinkOut(msgspec.Struct):
    """What a link would do, if its button is pressed: sign in, make an account, or add the address to the one you are in."""

    does: Literal["sign-in", "new", "add"]
    email: str
    asked_here: bool


class PastOut(msgspec.Struct):
    table: str
    opened: int
    rules: str
    names: list[str]  # by seat; empty: a former player
    mine: list[int]  # your seats


class Sent(msgspec.Struct):
    """The same for every address."""

    sent: bool


def device_id(device: str) -> str:
    """By which its owner names a device."""
    return sha256(device.encode()).hexdigest()[:16]


async def me(people: People, person: Person, *, passkeys: bool, email: bool) -> Me:
    if not person.account:
        return Me(None, passkeys, email)
    row = await people.accounts.account(person.account)
    devices = await people.accounts.devices(person.account)
    found = [_passkey(one) for one in await people.passkeys.of_account(person.account)]
    return Me(_account(row, found, devices, person), passkeys, email)


def _account(row: Row, passkeys: list[PasskeyOut], devices: list[Row], person: Person) -> AccountOut:
    here = next((one for one in devices if one["device"] == person.device), None)
    return AccountOut(
        row["name"],
        row["renamed"] + RENAMED_EVERY if row["renamed"] else None,
        row["email"],
        passkeys,
        [_device(one, person) for one in devices],
        msgspec.json.decode(row["settings"]),
        here is not None and here["proved"] > now() - PROOF_KEPT,
        person.is_blocked,
        row["listed"],
        row["shown"],
    )


def _passkey(row: Row) -> PasskeyOut:
    return PasskeyOut(row["id"], row["label"], row["created"], row["used"])


def _device(row: Row, person: Person) -> DeviceOut:
    return DeviceOut(device_id(row["device"]), row["label"], row["created"], row["seen"], row["device"] == person.device)


def link_out(link: Link) -> LinkOut:
    return LinkOut("add" if link.adds_to else "sign-in" if link.account else "new", link.email, link.is_from_here)


def past_out(game: PastGame) -> PastOut:
    return PastOut(game.table, game.opened, game.rules, game.names, game.mine)
