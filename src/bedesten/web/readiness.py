"""Whether the process can serve, as far as one can tell within a second."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from bedesten.service.house import House
from bedesten.service.runner import Runner

READY_WITHIN = 0.7  # seconds: whatever does not answer by then is not there


@get("/ready", responses={503: ResponseSpec(dict[str, bool], description="One of them is not.", generate_examples=False)})
async def ready(state: State) -> Response[dict[str, bool]]:
    """The process can serve: the database can be written, bots think, and the bus is up."""
    house: House = state.house
    runner: Runner = state.runner
    database, bots = await _in_time(house.attendance.is_written(), runner.minds.are_there(READY_WITHIN - 0.2))
    found = {"database": database, "bots": bots, "bus": house.announcements.are_heard}
    return Response(found, status_code=200 if all(found.values()) else 503)


async def _in_time(*asked: Coroutine[Any, Any, bool]) -> list[bool]:
    """What each of them says; no, if it says nothing in time."""
    tasks = [asyncio.create_task(one) for one in asked]
    await asyncio.wait(tasks, timeout=READY_WITHIN)
    found = [task.done() and not task.exception() and task.result() for task in tasks]
    for task in tasks:
        task.cancel()
    return found
