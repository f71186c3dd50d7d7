"""docs/protocol.md says what is true: its examples are played, and no route or message is left out."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from bedesten.service.messages import AnyMessage
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from service.people import nothing_by_itself

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
ADA = {"authorization": "Bearer the-device-of-the-tests"}
EXAMPLE = "k3x9mpqr"


def made(folder: Path) -> Litestar:
    return create_app(Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db"))


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def routes(app: Litestar) -> set[str]:
    found = set()
    for route in app.routes:
        path = re.sub(r":\w+}", "}", route.path_format)
        if path.startswith("/api/docs"):
            continue
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(f"GET {path}")
    return found


def test_every_route_is_listed_and_every_listed_one_is_there(tmp_path: Path) -> None:
    listed = set(re.findall(r"^\| `((?:GET|POST|DELETE) \S+)` \|", PAGE, re.MULTILINE))
    assert listed - {"GET /api/docs"} == routes(made(tmp_path))


def test_bodies_are_named_as_they_are(tmp_path: Path) -> None:
    schema = made(tmp_path).openapi_schema.to_schema()
    for method, path, named in re.findall(r"^\| `(POST) (\S+)` \| (?:`(\w+)`)? ?\|", PAGE, re.MULTILINE):
        body = schema["paths"][path][method.lower()].get("requestBody")
        known = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2] if body else ""
        assert known.rpartition("_")[2] == named, path


def test_every_field_is_described_and_every_described_one_is_there(tmp_path: Path) -> None:
    schemas = made(tmp_path).openapi_schema.to_schema()["components"]["schemas"]
    known = {name: list(schema["properties"]) for name, schema in schemas.items()}
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.partition("## All fields")[2], re.MULTILINE)
    assert {name: re.findall(r"`(\w+)`", fields) for name, fields in rows} == known


def test_every_message_of_the_socket_is_shown() -> None:
    shown = [type(msgspec.json.decode(line, type=AnyMessage)) for line in blocks("json")[0].splitlines()]
    assert shown == list(get_args(AnyMessage))


def test_the_examples_are_true(tmp_path: Path) -> None:
    """Request after request, at the same table; what is shown of an answer is there."""
    with nothing_by_itself(), TestClient(made(tmp_path)) as client:
        table, played = EXAMPLE, 0
        for block in blocks("http"):
            asked, _, told = block.partition("\n\n")
            first, _, body = asked.partition("\n")
            status, _, shown = told.partition("\n")
            method, path = first.split()
            content = body.encode() or None
            answer = client.request(method, path.replace(EXAMPLE, table), content=content, headers=ADA)
            assert answer.status_code == int(status), f"{first}: {answer.text}"
            if shown.startswith("{"):
                is_there(json.loads(shown), answer.json(), first)
            else:
                assert answer.text.startswith(shown.strip())
            table = answer.json()["id"] if status == "201" else table
            played += 1
        assert played >= 8


def is_there(shown: Any, real: Any, where: str) -> None:
    """All names that are shown; values may be others, but numbers of the table and sentences are as they are."""
    if isinstance(shown, dict):
        assert isinstance(real, dict), where
        for name, value in shown.items():
            assert name in real, f"{where}: there is no {name}"
            is_there(value, real[name], f"{where} {name}")
            if name in ("seq", "error", "stage") and value != "…":
                assert value == real[name], where
    elif isinstance(shown, list) and shown:
        assert isinstance(real, list) and real, where
        is_there(shown[0], real[0], where)
    elif shown is not None and real is not None and not isinstance(shown, list):
        assert type(shown) is type(real), where


@pytest.mark.parametrize("status", [400, 403, 404, 405, 409, 413, 415, 429, 503])
def test_every_status_is_explained(status: int) -> None:
    table = PAGE.partition("## Errors")[2].partition("## A game")[0]
    assert str(status) in table
