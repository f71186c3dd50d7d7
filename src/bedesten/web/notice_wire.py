"""What goes over the wire about notices: only ever to the person they are for. An address that somebody has given is not told
again, because whoever knows it can write there."""

from typing import Annotated, Literal

import msgspec

from bedesten.service.notices.channels import Channels
from bedesten.service.notices.guard import URL_LENGTH
from bedesten.service.notices.notices import Notices
from bedesten.service.notices.preferences import USUAL, Choice, Preferences, Quiet
from bedesten.service.people.person import Person
from bedesten.service.store import Row

Url = Annotated[str, msgspec.Meta(max_length=URL_LENGTH)]
Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_=-]{1,128}$")]
Auth = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_=-]{1,32}$")]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,16}$")]
Spoken = Annotated[str, msgspec.Meta(pattern="^[A-Za-z-]{1,8}$")]

# -- what is asked for


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """Be told in this browser: what `PushSubscription.toJSON` writes, and in which language."""

    endpoint: Url
    p256dh: Key
    auth: Auth
    language: Spoken = "en"


class EmailWish(msgspec.Struct, forbid_unknown_fields=True):
    """Be told by e-mail, at the address of your account."""

    language: Spoken = "en"


class WebhookWish(msgspec.Struct, forbid_unknown_fields=True):
    """Be told by a webhook. Without a format, it is the one that the address looks like."""

    url: Url
    format: Literal["discord", "slack", "ntfy"] | None = None
    language: Spoken = "en"


class ChannelName(msgspec.Struct, forbid_unknown_fields=True):
    """Which of your channels."""

    id: Id


class Gathering(msgspec.Struct, forbid_unknown_fields=True):
    """For how many minutes notices are gathered: 0, 60, or 1440."""

    id: Id
    minutes: Literal[0, 60, 1440]


class NoticeChoice(msgspec.Struct, forbid_unknown_fields=True):
    """What you want to be told, and your quiet hours, or null."""

    kinds: Choice = {}
    quiet: Quiet | None = None


class TableChoice(msgspec.Struct, forbid_unknown_fields=True):
    """What you want to be told of a table; null: what you want to be told of all."""

    table: Id
    kinds: Choice | None = None


# -- what is told


class ChannelOut(msgspec.Struct):
    id: str
    kind: Literal["push", "email", "webhook"]
    label: str  # browser and system, address of e-mail, or name of the host
    format: str  # of a webhook
    here: bool  # it is the browser that asks
    gather: int  # minutes
    broken: bool  # nothing more is sent there
    language: str


class NoticesOut(msgspec.Struct):
    """What you want to be told, and where."""

    push_key: str  # for `pushManager.subscribe`
    mail: bool  # this server can write letters
    email: str | None  # your address, if it can
    channels: list[ChannelOut]
    kinds: Choice
    tables: dict[str, Choice]
    quiet: Quiet | None


class Stopped(msgspec.Struct):
    """The same for every key."""

    stopped: bool


async def told(notices: Notices, person: Person, has_mail: bool, address: str | None) -> NoticesOut:
    channels: Channels = notices.channels
    chosen: Preferences = await notices.preferences.of(person.id)
    rows = [_channel(row, person, address) for row in await channels.of(person.id)]
    kinds = {**USUAL, **chosen.kinds}
    return NoticesOut(notices.signer.public_key, has_mail, address, rows, kinds, chosen.tables, chosen.quiet)


def _channel(row: Row, person: Person, address: str | None) -> ChannelOut:
    label = (address or "") if row["kind"] == "email" else row["label"]
    here = row["kind"] == "push" and row["device"] == person.device
    is_broken = row["broken"] is not None
    return ChannelOut(row["id"], row["kind"], label, row["format"], here, row["gather"], is_broken, row["language"])
