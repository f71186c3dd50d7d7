"""One's account over HTTP: signing in, and all that belongs to it. Nothing happens by looking: whatever changes something is
posted by our own page."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from bedesten.engine.errors import Refused, says
from bedesten.service.errors import NotYours
from bedesten.service.people.links import checked_email
from bedesten.service.people.passkeys import Site
from bedesten.service.people.person import Person
from bedesten.web import account_wire as wire
from bedesten.web.address import address_of
from bedesten.web.auth import keep_secret, known_as, renew, welcome
from bedesten.web.host_names import domain_of, origin_of
from bedesten.web.labels import label_of
from bedesten.web.problems import with_problems
from bedesten.web.settings import Settings
from bedesten.web.table_routes import ThePeople

Asking = Request[Any, Any, State]
ThePerson = NamedDependency[Person]

ACCOUNT_PAGE = "/me"  # where the page shows one's account


# -- who asks, and under which name the server is called


def _host(request: Asking) -> str:
    return request.headers.get("host", "")


def _site(request: Asking) -> Site | None:
    settings: Settings = request.app.state.settings
    domain, origin = domain_of(settings, _host(request)), origin_of(settings, _host(request))
    return Site(domain, origin) if domain and origin else None


def _passkeys_at(request: Asking) -> Site:
    """Refused, if there are no passkeys under the name by which the server was called."""
    site = _site(request)
    if not site:
        raise Refused(says("no-passkeys-here"))
    return site


def _account(person: Person) -> str:
    if not person.account:
        raise NotYours(says("signed-out"))
    return person.account


def _whom(person: Person) -> list[str]:
    """For whom it counts how often something is tried."""
    return [one for one in (person.device, person.account) if one]


async def _me(request: Asking, people: ThePeople, person: Person) -> wire.Me:
    has_email = people.links.mail is not None and origin_of(request.app.state.settings, _host(request)) is not None
    return await wire.me(people, person, passkeys=_site(request) is not None, email=has_email)


class _Arrival:
    """A device that is about to be signed in, with a new secret, which it gets only if that succeeds."""

    def __init__(self, request: Asking) -> None:
        self.request = request
        self.device = known_as(renew(request), request.app.state.settings)
        self.label = label_of(request.headers.get("user-agent", ""))

    async def end(self, people: ThePeople, person: Person, is_new: bool) -> wire.Me:
        if not is_new:
            keep_secret(self.request)
            return await _me(self.request, people, person)
        return await _me(self.request, people, await people.accounts.who(self.device))


# -- looking


@get("/")
async def look_at_me(request: Asking, people: ThePeople, person: ThePerson) -> wire.Me:
    """Who you are here, and what is kept of you."""
    return await _me(request, people, person)


@get("/games")
async def past_games(people: ThePeople, person: ThePerson, before: FromQuery[int | None] = None) -> list[wire.PastOut]:
    """Your games that were played to their end, the newest first; `before`: those opened before that time."""
    return [wire.past_out(game) for game in await people.past.games(person.id, before)]


# -- signing in


@post("/passkeys/options", status_code=200)
async def passkey_options(request: Asking, people: ThePeople, person: ThePerson) -> dict[str, Any]:
    """What the browser needs to make a passkey: for your account, or for a new one."""
    await people.pace.count("proof", _whom(person), address_of(request))
    return await people.begin_passkey(_passkeys_at(request), person)


@post("/passkeys", status_code=200)
async def add_passkey(request: Asking, data: JSONBody[wire.Brought], people: ThePeople, person: ThePerson) -> wire.Me:
    """The passkey that was made. A guest has an account then, and is signed in."""
    await people.pace.count("proof", _whom(person), address_of(request))
    site, arrival = _passkeys_at(request), _Arrival(request)
    is_new = await people.add_passkey(site, person, data.credential, arrival.device, arrival.label)
    return await arrival.end(people, person, is_new)


@post("/sign-in/options", status_code=200)
async def sign_in_options(request: Asking, people: ThePeople, person: ThePerson) -> dict[str, Any]:
    """What the browser needs to find your passkey."""
    await people.pace.count("proof", _whom(person), address_of(request))
    return await people.passkeys.ask(_passkeys_at(request), person)


@post("/sign-in", status_code=200)
async def sign_in(request: Asking, data: JSONBody[wire.Brought], people: ThePeople, person: ThePerson) -> wire.Me:
    """Sign in by a passkey; or prove again who you are. What you have as a guest comes along."""
    await people.pace.count("proof", _whom(person), address_of(request))
    site, arrival = _passkeys_at(request), _Arrival(request)
    is_new = await people.use_passkey(site, person, data.credential, arrival.device, arrival.label)
    return await arrival.end(people, person, is_new)


@post("/email", status_code=200)
async def send_link(request: Asking, data: JSONBody[wire.Letter], people: ThePeople, person: ThePerson) -> wire.Sent:
    """Have a link sent, to sign in or to add the address to your account. The answer is the same for every address."""
    email, origin = checked_email(data.email), origin_of(request.app.state.settings, _host(request))
    await people.pace.count("letter", _whom(person), address_of(request))
    await people.pace.count("letter-to", [email])
    await people.pace.count("letters", ["all"])
    if not origin:
        raise Refused(says("no-email-here"))
    if person.account and (await people.accounts.account(person.account))["email"] != email:
        await people.accounts.check_proof(person)
    await people.links.send(person, email, data.language, origin + ACCOUNT_PAGE)
    return wire.Sent(True)


@post("/link/look", status_code=200)
async def look_at_link(request: Asking, data: JSONBody[wire.LinkKey], people: ThePeople, person: ThePerson) -> wire.LinkOut:
    """What a link would do; it stays good."""
    await people.pace.count("proof", _whom(person), address_of(request))
    return wire.link_out(await people.links.look(person, data.key))


@post("/link", status_code=200)
async def use_link(request: Asking, data: JSONBody[wire.LinkKey], people: ThePeople, person: ThePerson) -> wire.Me:
    """Do what the link is for, once."""
    await people.pace.count("proof", _whom(person), address_of(request))
    arrival = _Arrival(request)
    is_new = await people.use_link(person, data.key, arrival.device, arrival.label)
    return await arrival.end(people, person, is_new)


@post("/sign-out", status_code=200)
async def sign_out(request: Asking, data: JSONBody[wire.SigningOut], people: ThePeople, person: ThePerson) -> wire.Me:
    """Sign out here, elsewhere, or everywhere. A device that is signed out is a guest who has nothing."""
    account = _account(person)
    devices = [row["device"] for row in await people.accounts.devices(account)]
    chosen = [one for one in devices if _is_meant(one, data.where, person)]
    await people.accounts.sign_out(account, chosen)
    if person.device not in chosen:
        return await _me(request, people, person)
    return await _me(request, people, Person(known_as(welcome(request), request.app.state.settings)))


def _is_meant(device: str, where: str, person: Person) -> bool:
    if where in ("here", "others"):
        return (device == person.device) == (where == "here")
    return where in ("everywhere", wire.device_id(device))


# -- what is kept


@post("/passkeys/remove", status_code=200)
async def remove_passkey(request: Asking, data: JSONBody[wire.Passkey], people: ThePeople, person: ThePerson) -> wire.Me:
    """Remove a passkey, unless it is the last way in."""
    account = _account(person)
    await people.accounts.check_proof(person)
    await people.passkeys.remove(account, data.id, (await people.accounts.account(account))["email"] is not None)
    return await _me(request, people, person)


@post("/email/remove", status_code=200)
async def remove_email(request: Asking, people: ThePeople, person: ThePerson) -> wire.Me:
    """Remove your address, unless it is the last way in."""
    account = _account(person)
    await people.accounts.check_proof(person)
    await people.links.remove(account)
    return await _me(request, people, person)


@post("/name", status_code=200)
async def choose_name(request: Asking, data: JSONBody[wire.Name], people: ThePeople, person: ThePerson) -> wire.Me:
    """A name that nobody else has here. Another one can be chosen after two weeks."""
    account = _account(person)
    person.check()
    await people.pace.count("name", _whom(person), address_of(request))
    await people.names.reserve(account, data.name)
    return await _me(request, people, person)


@post("/settings", status_code=200)
async def keep_settings(request: Asking, data: JSONBody[wire.Settings], people: ThePeople, person: ThePerson) -> wire.Me:
    """The settings of the page, for your other devices."""
    account = _account(person)
    await people.pace.count("settings", _whom(person), address_of(request))
    await people.keep_settings(account, data.settings, data.language)
    return await _me(request, people, person)


@post("/export", status_code=200)
async def export(request: Asking, people: ThePeople, person: ThePerson) -> Response[dict[str, Any]]:
    """Everything that is kept about you, with the records of your games."""
    account = _account(person)
    await people.accounts.check_proof(person)
    await people.pace.count("export", _whom(person), address_of(request))
    written: Any = msgspec.json.format(msgspec.json.encode(await people.past.everything(account)))  # JSON already, sent as it is
    head = {"content-disposition": 'attachment; filename="bedesten.json"'}
    return Response(written, headers=head, media_type=MediaType.JSON)


@post("/delete", status_code=200)
async def delete_me(request: Asking, people: ThePeople, person: ThePerson) -> wire.Me:
    """Delete your account and everything about you. Games that go on are resigned; in finished ones you are a former player."""
    account = _account(person)
    await people.accounts.check_proof(person)
    await people.farewell.say(account)
    return await _me(request, people, Person(known_as(welcome(request), request.app.state.settings)))


ACCOUNT = Router(
    "/api/me",
    route_handlers=with_problems(
        *(look_at_me, past_games, passkey_options, add_passkey, sign_in_options, sign_in, send_link, look_at_link, use_link),
        *(sign_out, remove_passkey, remove_email, choose_name, keep_settings, export, delete_me),
    ),
)
