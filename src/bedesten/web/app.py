"""The application: who is asking, what for, and the answer in words."""

import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, MediaType, get
from litestar.datastructures import State
from litestar.di import Provide

from bedesten.engine.errors import Refused, says
from bedesten.service.abandoned import Removal
from bedesten.service.analyses import Analyses
from bedesten.service.daily.daily import Daily
from bedesten.service.deadlines import Deadlines
from bedesten.service.history.company import Company
from bedesten.service.history.recorder import Recorder
from bedesten.service.house import House
from bedesten.service.limits import Crowd
from bedesten.service.notices.notices import Notices
from bedesten.service.pairing.pairing import Pairing
from bedesten.service.people.mail import Mail
from bedesten.service.people.people import People
from bedesten.service.premoves.premoves import Premoves
from bedesten.service.runner import Runner
from bedesten.service.store import Store
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.service.warnings import Warnings
from bedesten.system import is_root
from bedesten.web import logs
from bedesten.web.account_routes import ACCOUNT
from bedesten.web.address import opening_limit
from bedesten.web.analysis_routes import ANALYSIS
from bedesten.web.api_page import api_config
from bedesten.web.auth import device, person, same_origin
from bedesten.web.daily_routes import DAILY, daily_of
from bedesten.web.day_routes import DAYS
from bedesten.web.door import Door
from bedesten.web.frame import FramedApp, attended, log_unforeseen, sweep_seldom
from bedesten.web.history_routes import HISTORY, company_of
from bedesten.web.metrics import Metrics, show_metrics
from bedesten.web.notice_routes import NOTICES, guard_of, notices_of, signer_of
from bedesten.web.page import load_page, page
from bedesten.web.pairing_routes import PAIRING, pairing_of
from bedesten.web.positions import POSITIONS, asking_limit
from bedesten.web.premove_routes import PREMOVES
from bedesten.web.problems import HANDLERS
from bedesten.web.queries import QUERIES
from bedesten.web.readiness import ready
from bedesten.web.sessions import Sessions
from bedesten.web.settings import Settings
from bedesten.web.sight import undealt
from bedesten.web.socket import live
from bedesten.web.table_routes import TABLES
from bedesten.web.tournament_routes import OF_TABLES, TOURNAMENTS, tournaments_of

BODY_SIZE = 65_536
SOCKETS_PER_DEVICE = 100  # as many as it may have tables open


def create_app(settings: Settings) -> FramedApp:
    """The whole house behind HTTP, as an ASGI application."""
    return FramedApp(
        [
            *(health, ready, show_metrics, TABLES, DAYS, PREMOVES, ACCOUNT, NOTICES, TOURNAMENTS),
            *(*QUERIES, *ANALYSIS, *POSITIONS, *DAILY, *PAIRING, *HISTORY, *OF_TABLES, live, page),
        ],
        lifespan=[_lifespan, attended],
        state=State(
            {
                "settings": settings,
                "metrics": Metrics(),
                "page": load_page(),
            },
        ),
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "daily": Provide(daily_of, sync_to_thread=False),
            "pairing": Provide(pairing_of, sync_to_thread=False),
            "tournaments": Provide(tournaments_of, sync_to_thread=False),
            "company": Provide(company_of, sync_to_thread=False),
            "notices": Provide(notices_of, sync_to_thread=False),
            "device": Provide(device),
            "person": Provide(person),
            "people": Provide(_people, sync_to_thread=False),
            "plans": Provide(_premoves, sync_to_thread=False),  # called as no field of a body is: Litestar confuses them
        },
        guards=[same_origin, undealt],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_SIZE,
        openapi_config=api_config(),
        after_exception=[log_unforeseen],
        logging_config=None,
    )


def serve(settings: Settings, opened: Callable[[], None], sockets: list[socket.socket] | None = None) -> None:
    """Open the house until somebody closes it; `opened` is called when it can be reached. Refused, if it cannot be opened."""
    logs.set_up(settings.log)
    if is_root():
        logs.LOGGER.warning("the server is running as root, which it doesn't need: give it its own user")
    app = create_app(settings)
    sweep_seldom()
    door = Door(app, settings, opened)
    try:
        door.run(sockets)
    except SystemExit:  # uvicorn ends the process when it cannot start
        hindrance = app.state.get("hindrance")
        raise Refused(says("cannot-start", why=hindrance) if hindrance else says("cannot-listen")) from None


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    async with AsyncExitStack() as opened:
        try:
            store = await opened.enter_async_context(Store(settings.database_url))
            house = await opened.enter_async_context(House(store, settings.redis_url))
            mail = await opened.enter_async_context(Mail(settings.smtp_url, settings.mail_from)) if settings.smtp_url else None
            app.state.people = People(house, mail)
            notices = Notices(house, guard_of(settings), signer_of(settings), mail)
            notices.delivery.observer = app.state.metrics.count_notice
            app.state.notices = await opened.enter_async_context(notices)
            app.state.sessions = await opened.enter_async_context(Sessions(app.state.people.accounts))
            house.moves.observer = app.state.metrics.count
            app.state.house, app.state.runner = house, await opened.enter_async_context(Runner(house))
            app.state.daily = await opened.enter_async_context(Daily(house, settings.daily, settings.daily_hour))
            app.state.pairing = await opened.enter_async_context(Pairing(house))
            app.state.tournaments = await opened.enter_async_context(Tournaments(house, settings.organisers))
            app.state.company = Company(house)
            await opened.enter_async_context(Recorder(house))
            app.state.analyses = await opened.enter_async_context(Analyses(house))
            app.state.asking = asking_limit(house.shared_counts)
            app.state.opening = opening_limit(settings, house.shared_counts)
            app.state.crowd = Crowd(SOCKETS_PER_DEVICE, settings.connections_per_address, house.shared_counts)
            app.state.premoves = await opened.enter_async_context(Premoves(house))
            await opened.enter_async_context(Deadlines(house))
            await opened.enter_async_context(Warnings(house))
            await opened.enter_async_context(Removal(house, settings.forget_after))
        except Exception as error:
            logs.LOGGER.error("the server can't start", exc_info=error)
            app.state.hindrance = (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]
            raise
        yield


def _house(state: State) -> House:
    house: House = state.house
    return house


def _people(state: State) -> People:
    people: People = state.people
    return people


def _premoves(state: State) -> Premoves:
    premoves: Premoves = state.premoves
    return premoves


# -- health


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"
