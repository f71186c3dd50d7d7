"""Analyses of finished games: asked for, looked at, stopped."""

from typing import Literal

import msgspec
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromQuery

from bedesten.bots.analysis.report import Analysis
from bedesten.service.access import Whose
from bedesten.service.analyses import Analyses, Progress
from bedesten.service.house import House
from bedesten.service.table import Table
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import Device, TableId, TheHouse

Depth = Literal["normal", "deep"]
ANALYSIS_PATH = "/api/tables/{table_id:str}/analysis"


class Analysed(msgspec.Struct):
    """How far the analysis of a finished game is, and what it says. Chances are in millionths, seats are numbers from 0 on."""

    state: Literal["none", "working", "there"]
    done: int  # steps,
    steps: int  # of so many; 0, if that is not known yet
    analysis: Analysis | None


@get(ANALYSIS_PATH)
async def look_at_analysis(
    table_id: TableId, house: TheHouse, device: Device, state: State, depth: FromQuery[Depth] = "normal"
) -> Analysed:
    """The analysis, if it is there. Whoever has the link sees the same one."""
    return _shown(await _analyses(state).look(await _table(house, table_id, device), depth))


@post(ANALYSIS_PATH, status_code=200)
async def ask_for_analysis(
    table_id: TableId, house: TheHouse, device: Device, state: State, depth: FromQuery[Depth] = "normal"
) -> Analysed:
    """Let it be made, if nobody has asked for it before. It takes seconds to minutes: look again."""
    return _shown(await _analyses(state).ask(await _table(house, table_id, device), depth, device))


@delete(ANALYSIS_PATH, status_code=200)
async def stop_analysis(
    table_id: TableId, house: TheHouse, device: Device, state: State, depth: FromQuery[Depth] = "normal"
) -> Analysed:
    """Stop the work on it; what is finished stays."""
    return _shown(await _analyses(state).stop(await _table(house, table_id, device), depth, device))


async def _table(house: House, table_id: str, device: str) -> Table:
    table = (await house.entrance.look(table_id, device, Whose.ANYBODY)).table
    table.check_help()
    return table


def _analyses(state: State) -> Analyses:
    found: Analyses = state.analyses
    return found


def _shown(progress: Progress) -> Analysed:
    how: Literal["none", "working", "there"] = "there" if progress.analysis else "working" if progress.is_asked else "none"
    return Analysed(how, progress.done, progress.steps, progress.analysis)


ANALYSIS = with_problems(look_at_analysis, ask_for_analysis, stop_analysis)
