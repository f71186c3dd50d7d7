"""Who may look at a table whose deal others play, or may still play: asked before every route that names a table, and before a
socket is opened."""

from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from bedesten.engine.errors import Refused
from bedesten.service.access import Whose
from bedesten.service.daily.daily import Daily
from bedesten.service.store import Unavailable
from bedesten.service.table import Table
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.web.auth import Connection, person_of


async def undealt(connection: Connection, _: BaseRouteHandler) -> None:
    """Whatever is asked about a table. Sockets are looked after by their route."""
    table_id = connection.path_params.get("table_id")
    if connection.scope["type"] != ScopeType.HTTP or not isinstance(table_id, str):
        return
    person = await person_of(connection)
    try:
        table = (await connection.app.state.house.entrance.look(table_id, person.id, Whose.ANYBODY)).table
    except (Refused, Unavailable):  # the route says so
        return
    await check_sight(connection.app.state, table, person.id)


async def check_sight(state: State, table: Table, person: str) -> None:
    """Refused, if it would show somebody a deal that he, or others, have not played to the end."""
    daily: Daily = state.daily
    tournaments: Tournaments = state.tournaments
    if table.deal and table.settings.contest:
        await tournaments.rounds.deals.check_sight(table, person)
    elif table.deal:
        await daily.tries.check_sight(table, person)
