"""Notices over HTTP: what one wants to be told, and where."""

import re
from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from bedesten.engine.errors import Refused, says
from bedesten.service.notices.channels import Place
from bedesten.service.notices.guard import Guard
from bedesten.service.notices.notice import PAGE
from bedesten.service.notices.notices import Notices
from bedesten.service.notices.web_push import Signer
from bedesten.service.people.person import Person
from bedesten.web import notice_wire as wire
from bedesten.web.account_routes import ThePerson
from bedesten.web.address import address_of
from bedesten.web.host_names import origin_of
from bedesten.web.labels import label_of
from bedesten.web.problems import with_problems
from bedesten.web.settings import Settings
from bedesten.web.table_routes import ThePeople

Asking = Request[Any, Any, State]
TheNotices = NamedDependency[Notices]

_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")  # in the link of a letter


def notices_of(state: State) -> Notices:
    found: Notices = state.notices
    return found


def guard_of(settings: Settings) -> Guard:
    return Guard(settings.notices_allow.split(",") if settings.notices_allow else ())


def signer_of(settings: Settings) -> Signer:
    """A service that carries messages to browsers may turn to whoever sends letters here; else it learns our name."""
    address = settings.mail_from.rpartition("<")[2].rstrip("> ")
    name = settings.names.partition(",")[0] or settings.host
    return Signer(settings.secret, f"mailto:{address}" if address else f"https://{name}")


def _origin(request: Asking) -> str:
    """The name of the server as it was asked; empty: it has none there."""
    return origin_of(request.app.state.settings, request.headers.get("host", "")) or ""


def _place(request: Asking, language: str) -> Place:
    return Place(language, _origin(request), label_of(request.headers.get("user-agent", "")))


async def _count(request: Asking, people: ThePeople, person: Person, what: str = "notices") -> None:
    person.check()
    await people.pace.count(what, [person.id], address_of(request))


async def _told(request: Asking, people: ThePeople, notices: Notices, person: Person) -> wire.NoticesOut:
    has_mail, address = notices.has_mail and bool(_origin(request)), None
    if person.account and has_mail:
        address = (await people.accounts.account(person.account))["email"]
    return await wire.told(notices, person, has_mail, address)


@get("/")
async def look_at_notices(request: Asking, people: ThePeople, notices: TheNotices, person: ThePerson) -> wire.NoticesOut:
    """What you want to be told, and where."""
    return await _told(request, people, notices, person)


@post("/push", status_code=200)
async def open_push(
    request: Asking, data: JSONBody[wire.PushWish], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Be told in this browser."""
    await _count(request, people, person)
    await notices.channels.open_push(person, data.endpoint, data.p256dh, data.auth, _place(request, data.language))
    return await _told(request, people, notices, person)


@post("/email", status_code=200)
async def open_email(
    request: Asking, data: JSONBody[wire.EmailWish], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Be told by e-mail, at the address of your account."""
    await _count(request, people, person)
    place = _place(request, data.language)
    if not notices.has_mail or not place.origin:
        raise Refused(says("no-email-here"))
    await notices.channels.open_email(person, place)
    return await _told(request, people, notices, person)


@post("/webhooks", status_code=200)
async def open_webhook(
    request: Asking, data: JSONBody[wire.WebhookWish], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Be told by a webhook of Discord, Slack or ntfy."""
    await _count(request, people, person)
    await notices.channels.open_webhook(person, data.url, data.format, _place(request, data.language))
    return await _told(request, people, notices, person)


@post("/try", status_code=200)
async def try_channel(
    request: Asking, data: JSONBody[wire.ChannelName], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Have a notice sent that says that it arrives. What was broken is tried again."""
    await _count(request, people, person, "trial")
    await notices.channels.try_out(person.id, data.id)
    return await _told(request, people, notices, person)


@post("/gather", status_code=200)
async def gather(
    request: Asking, data: JSONBody[wire.Gathering], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Be told by a channel once in a while, of all together."""
    await _count(request, people, person)
    await notices.channels.gather(person.id, data.id, data.minutes)
    return await _told(request, people, notices, person)


@post("/remove", status_code=200)
async def close_channel(
    request: Asking, data: JSONBody[wire.ChannelName], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """Be told nothing more by a channel."""
    await _count(request, people, person)
    await notices.channels.close(person.id, data.id)
    return await _told(request, people, notices, person)


@post("/choice", status_code=200)
async def choose(
    request: Asking, data: JSONBody[wire.NoticeChoice], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """What you want to be told, and when not."""
    await _count(request, people, person)
    before = await notices.preferences.of(person.id)
    await notices.choose(person.id, msgspec.structs.replace(before, kinds=data.kinds, quiet=data.quiet))
    return await _told(request, people, notices, person)


@post("/table", status_code=200)
async def choose_at_table(
    request: Asking, data: JSONBody[wire.TableChoice], people: ThePeople, notices: TheNotices, person: ThePerson
) -> wire.NoticesOut:
    """What you want to be told of one table."""
    await _count(request, people, person)
    await notices.choose_at(person.id, data.table, data.kinds)
    return await _told(request, people, notices, person)


@get("/stop/{key:str}", status_code=303)
async def ask_to_stop(key: FromPath[str]) -> Redirect:
    """To the page that asks whether letters are to end: programs that look into letters change nothing."""
    return Redirect(f"{PAGE}#stop={key}" if _KEY.fullmatch(key) else PAGE, status_code=303)


@post("/stop/{key:str}", status_code=200)
async def stop(request: Asking, key: FromPath[str], people: ThePeople, notices: TheNotices) -> wire.Stopped:
    """No more letters: for programs that read mail, and for our page."""
    await people.pace.count("stop", [], address_of(request))
    if _KEY.fullmatch(key):
        await notices.channels.stop(key)
    return wire.Stopped(True)


NOTICES = Router(
    "/api/notices",
    route_handlers=with_problems(
        *(look_at_notices, open_push, open_email, open_webhook, try_channel, gather, close_channel),
        *(choose, choose_at_table, ask_to_stop, stop),
    ),
)
