"""What is written down about requests: when, which, how long. Never cookies, tokens, names, secrets, hands or the deck.

A path is written as the route says it, with the table's id filled in: whatever else somebody puts into an address stays out.
Of an error only its kind and the places in the code are written, because its words may hold what was asked for.
"""

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any

LOGGER = logging.getLogger("bedesten")
QUIET_PATHS = {"/health", "/ready", "/metrics"}  # asked for every few seconds, by programs


def set_up(kind: str) -> None:
    """text, json or no; for the process that serves."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr) if kind != "no" else logging.NullHandler()
    handler.setFormatter(AsJson() if kind == "json" else AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # alembic and others chatter below that
    LOGGER.setLevel(logging.INFO if kind != "no" else logging.CRITICAL)


def log_line(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says, whoever writes it."""
    said: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    if record.name.startswith(LOGGER.name):
        said |= {"event": record.getMessage(), **getattr(record, "log_line", {})}
    else:  # another library: what it fills in may be secret
        said |= {"event": str(record.msg).partition("\n")[0][:120], "logger": record.name}
    if record.exc_info and record.exc_info[1]:
        said |= trace(record.exc_info[1])
    return said


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(log_line(record), ensure_ascii=True)


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = log_line(record)
        time, level, event = said.pop("time"), said.pop("level"), said.pop("event")
        if event == "request":
            line = f"{said.pop('method')} {said.pop('path')} {said.pop('status')} {said.pop('ms')} ms"
        elif "path" in said:
            line = f"{event} {said.pop('path')}"
        else:
            line = event
        rest = " ".join(f"{name}={value}" for name, value in said.items() if value is not None)
        return " ".join(part for part in (time, level if level != "info" else "", line, rest) if part)


def trace(error: BaseException) -> dict[str, Any]:
    """The kind of an error and where it arose, without its words."""
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    return {"error": type(error).__name__, "at": " < ".join(reversed(places[-6:]))}


def path_of(scope: Mapping[str, Any]) -> str:
    """The route, with the table's id."""
    template = scope.get("path_template")
    return template.replace("{table_id}", table_of(scope) or "?") if isinstance(template, str) and template else "(no such path)"


def table_of(scope: Mapping[str, Any]) -> str | None:
    table = scope.get("path_params", {}).get("table_id")
    return table if isinstance(table, str) and re.fullmatch(r"[a-z0-9]{1,16}", table) else None


def write(event: str, **what: Any) -> None:
    LOGGER.info(event, extra={"log_line": what})


def write_request(scope: Mapping[str, Any], request_id: str, status: int, ms: float) -> None:
    path = path_of(scope)
    if LOGGER.isEnabledFor(logging.INFO) and not (path in QUIET_PATHS and status == 200):
        what = {"id": request_id, "method": scope["method"], "path": path, "status": status, "ms": ms, "table": table_of(scope)}
        LOGGER.log(logging.ERROR if status == 500 else logging.INFO, "request", extra={"log_line": what})


def write_socket(event: str, scope: Mapping[str, Any], request_id: str, **what: Any) -> None:
    if LOGGER.isEnabledFor(logging.INFO):
        write(event, id=request_id, path=path_of(scope), table=table_of(scope), **what)


def write_error(error: BaseException, scope: Mapping[str, Any]) -> None:
    """An error that nobody has foreseen; the answer is a 500 without details."""
    LOGGER.error("unforeseen", extra={"log_line": {"path": path_of(scope), **trace(error)}})
