"""The application: who is asking, what for, and the answer in words."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec

from bedesten.service.clocks import Clocks
from bedesten.service.house import House
from bedesten.service.runner import Runner
from bedesten.service.store import Store, Unavailable
from bedesten.web import logs
from bedesten.web.address import opening_limit
from bedesten.web.api_page import api_config
from bedesten.web.auth import device, same_origin
from bedesten.web.looking import LOOKING
from bedesten.web.metrics import MeasuredHouse, Metrics, show_metrics
from bedesten.web.operations import attended, close_before_stopping, framed, sweep_seldom, unforeseen
from bedesten.web.page import load_page, page
from bedesten.web.problems import HANDLERS
from bedesten.web.settings import Settings
from bedesten.web.socket import live
from bedesten.web.tables import TABLES

BODY_SIZE = 65_536


def create_app(settings: Settings) -> Litestar:
    """The whole house behind HTTP, as an ASGI application."""
    app = Litestar(
        [health, ready, show_metrics, TABLES, *LOOKING, live, page],
        lifespan=[_lifespan, attended],
        state=State(
            {"settings": settings, "metrics": Metrics(), "opening": opening_limit(settings), "page": load_page()},
        ),
        dependencies={"house": Provide(_house, sync_to_thread=False), "device": Provide(device, sync_to_thread=False)},
        guards=[same_origin],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_SIZE,
        openapi_config=api_config(),
        after_exception=[unforeseen],
        logging_config=None,
    )
    return framed(app)


def from_environment() -> Litestar:
    """For the server's own process."""
    settings = Settings.from_environment()
    logs.set_up(settings.log)
    app = create_app(settings)
    close_before_stopping(app)
    sweep_seldom()
    return app


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    async with (
        Store(settings.database_url) as store,
        MeasuredHouse(app.state.metrics, store, settings.redis_url) as house,
        Runner(house) as runner,
        Clocks(house),
    ):
        app.state.house, app.state.runner = house, runner
        yield


def _house(state: State) -> House:
    house: House = state.house
    return house


# -- health


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", responses={503: ResponseSpec(dict[str, bool], description="One of them is not.", generate_examples=False)})
async def ready(house: NamedDependency[House]) -> Response[dict[str, bool]]:
    """The process can serve: the database answers, and the bus is up."""
    try:
        await house.store.ping()
        database = True
    except Unavailable:
        database = False
    return Response({"database": database, "bus": house.bus.is_up}, status_code=200 if database and house.bus.is_up else 503)
