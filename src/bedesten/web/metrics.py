"""Figures for Prometheus. None names a player or a table."""

import os
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from bedesten.service.figures import bytes_stored, tables_by_stage
from bedesten.service.house import House
from bedesten.service.notices.notices import queue
from bedesten.service.store import Row, Unavailable

disable_created_metrics()  # type: ignore[no-untyped-call]

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # a folder in which several processes add up their figures
SECONDS_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
STAGES = ("waiting", "playing", "over")
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Of one application."""

    def __init__(self) -> None:
        own: dict[str, Any] = {"registry": CollectorRegistry()}
        self.registry: CollectorRegistry = own["registry"]
        self.moves = Counter("bedesten_moves", "Answers that were stored", ["by"], **own)
        self.seconds = Histogram(
            "bedesten_answer_seconds",
            "From an answer's arrival until it is durable and told",
            ["by"],
            buckets=SECONDS_BUCKETS,
            **own,
        )
        self.requests = Counter("bedesten_requests", "HTTP requests", ["method", "status"], **own)
        self.connections = Gauge("bedesten_connections", "Open WebSockets", multiprocess_mode="livesum", **own)
        self.bot_queue = Gauge(
            "bedesten_bot_queue", "Tables at which a bot thinks or waits to think", multiprocess_mode="livesum", **own
        )
        self.notices = Counter("bedesten_notices", "Messages to people who are away", ["channel", "result"], **own)
        self.of = {by: (self.moves.labels(by), self.seconds.labels(by)) for by in ("person", "bot")}

    def count(self, by: str, moves: int, seconds: float) -> None:
        """Moves by a person or a bot, which took so long together."""
        counter, histogram = self.of[by]
        counter.inc(moves)
        histogram.observe(seconds)

    def count_notice(self, channel: str, result: str) -> None:
        """A message to somebody was delivered, refused for good, or failed and is tried again."""
        self.notices.labels(channel, result).inc()

    async def written(self, house: House) -> bytes:
        """All figures, as Prometheus reads them."""
        now = CollectorRegistry()  # what is found out at this moment
        tables = Gauge("bedesten_tables", "Tables by stage", ["stage"], registry=now)
        database = Gauge("bedesten_database_up", "1: the database answers", registry=now)
        bus = Gauge("bedesten_bus_up", "1: processes can tell each other that a table has gone on", registry=now)
        bus.set(house.announcements.bus.is_up)
        size = Gauge("bedesten_database_bytes", "How large the database is", registry=now)
        in_memory, longest = house.tables.sizes()
        Gauge("bedesten_tables_in_memory", "Tables that this process has read", registry=now).set(in_memory)
        Gauge("bedesten_longest_entries", "Entries of the longest of these", registry=now).set(longest)
        try:
            counted = await tables_by_stage(house.store)
            for stage in STAGES:
                tables.labels(stage).set(counted.get(stage, 0))
            size.set(await bytes_stored(house.store))
            _show_queue(await queue(house.store), now)
            database.set(1)
        except Unavailable:
            database.set(0)
        return generate_latest(self._kept()) + generate_latest(now)

    def _kept(self) -> CollectorRegistry:
        if SHARED_FOLDER not in os.environ:
            return self.registry
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def _show_queue(found: Row, registry: CollectorRegistry) -> None:
    Gauge("bedesten_notices_waiting", "Notices that wait to be delivered", registry=registry).set(found["waiting"])
    Gauge("bedesten_notices_oldest_seconds", "For how long the oldest of them has waited", registry=registry).set(found["oldest"])
    Gauge("bedesten_channels_broken", "Where notices are no longer taken", registry=registry).set(found["broken"])


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(await state.metrics.written(state.house), media_type=CONTENT_TYPE)
