"""Every route of a table and every message of its socket comes through the one function that finds seat and permission."""

import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

import bedesten.web
from bedesten.service import access
from bedesten.service.access import Whose
from bedesten.service.house import entrance
from bedesten.service.house.entrance import HOUSE_ITSELF
from bedesten.service.messages import AnyMessage, Beat
from bedesten.service.table import Table
from bedesten.web.app import create_app
from bedesten.web.auth import known_as
from bedesten.web.settings import Settings
from service.people import ADA, BOB, in_loop
from web.test_table_routes import house, two

Resolved = list[tuple[str, str, Whose]]  # which table, for which device, as who


def routes() -> Iterator[tuple[str, str, type[Any] | None]]:
    """Of tables: the method, the path, and what is sent."""
    for route in create_app(Settings()).routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and "{table_id" in route.path:
                body = handler.parsed_fn_signature.parameters.get("data")
                for method in handler.http_methods - {"HEAD", "OPTIONS"}:
                    yield str(method), route.path, body.annotation if body else None


def least(kind: Any) -> Any:
    """The least that may be sent as such a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        needed = {field.encode_name: least(field.type) for field in msgspec.structs.fields(kind) if field.required}
        tag = kind.__struct_config__.tag
        return {kind.__struct_config__.tag_field: tag, **needed} if tag else needed
    return {str: "x", int: 0, bool: True}.get(kind, [])


ROUTES = sorted({(method, path): (method, path, body) for method, path, body in routes()}.values(), key=str)
MESSAGES = typing.get_args(AnyMessage)


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> Resolved:
    """What was asked of `access.resolve` for anybody; bots play meanwhile."""
    found: Resolved = []

    def noted(table: Table, device: str, whose: Whose, seat: int | None = None) -> int:
        if device != HOUSE_ITSELF:
            found.append((table.id, device, whose))
        return access.resolve(table, device, whose, seat)

    monkeypatch.setattr(entrance, "resolve", noted)
    return found


@in_loop
async def test_every_route_comes_through_the_entrance(tmp_path: Path, resolved: Resolved) -> None:
    assert len(ROUTES) > 25
    async with house(tmp_path) as client:
        table = await two(client)
        device = known_as(BOB, client.app.state.settings)
        past = []
        for method, path, body in ROUTES:
            resolved.clear()
            address = path.replace("{table_id:str}", table).replace(":int}", "}").replace("{seat}", "1").replace("{n}", "0")
            sent = {"json": least(body)} if body else {}
            head = {"authorization": f"Bearer {BOB}"}
            answer = await client.request(method, address, headers=head, params={"answers": "stop"}, **sent)
            assert answer.status_code not in (404, 405) and "unreadable" not in answer.text, (method, address, answer.text)
            if {(one, who) for one, who, _ in resolved} != {(table, device)}:
                past.append(f"{method} {path}: {answer.text}")
        assert not past, f"these do not come through the entrance: {past}"


@in_loop
async def test_every_message_comes_through_the_entrance(tmp_path: Path, resolved: Resolved) -> None:
    async with house(tmp_path) as client:
        table, head = await two(client), {"authorization": f"Bearer {ADA}"}
        with await client.websocket_connect(f"/api/tables/{table}/live", headers=head) as socket:
            for kind in MESSAGES:
                resolved.clear()
                for message in (kind, Beat):
                    socket.send_text(msgspec.json.encode(least(message)).decode())
                while "beat" not in socket.receive_json():
                    pass
                if kind is Beat:
                    socket.receive_json()
                assert {whose for _, _, whose in resolved} == {kind.whose, Beat.whose}, kind


@in_loop
async def test_a_socket_comes_through_the_entrance(tmp_path: Path, resolved: Resolved) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        resolved.clear()
        with await client.websocket_connect(f"/api/tables/{table}/live", headers={"authorization": f"Bearer {ADA}"}):
            assert [(one, whose) for one, _, whose in resolved] == [(table, Whose.EYES)]


def test_nothing_in_web_finds_a_table_by_itself() -> None:
    files = sorted(Path(bedesten.web.__file__).parent.glob("*.py"))
    assert files and not [file.name for file in files if "tables.find" in (text := file.read_text()) or " resolve(" in text]
