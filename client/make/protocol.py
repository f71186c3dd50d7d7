"""What the client is made from: the types of the protocol as OpenAPI, and the words of the game. Asks no server.

python client/make/protocol.py FOLDER writes openapi.json and words.json there; a file that would be the same stays untouched.
"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from bedesten.engine import things
from bedesten.engine.notation import CARDS, COLOURS, GOODS, PLACES, SEATS
from bedesten.service.messages import AnyMessage
from bedesten.web import wire
from bedesten.web.app import create_app
from bedesten.web.settings import Settings

OF_THE_SOCKET = [*get_args(AnyMessage), wire.Problem]  # OpenAPI knows no sockets


def openapi() -> dict[str, Any]:
    schema = create_app(Settings(database_url="sqlite+aiosqlite://")).openapi_schema.to_schema()
    _, more = msgspec.json.schema_components(OF_THE_SOCKET, ref_template="#/components/schemas/{name}")
    schema["components"]["schemas"] |= more
    return schema


def words() -> dict[str, Any]:
    """As they go over the wire, in the order of their numbers; places by number. And how things look."""
    named = {"goods": GOODS, "colours": COLOURS, "cards": CARDS, "seats": SEATS}
    looks = {"places": places(), "cards": cards(), "kiosk": {tile.number: tile.face for tile in things.KIOSK_TILES}}
    places_by_word = {name: number for number, name in PLACES.items()}
    return {"places": places_by_word, "looks": looks} | {key: list(of.values()) for key, of in named.items()}


def places() -> dict[int, dict[str, Any]]:
    shown = ("glaze", "picture", "takes", "note")
    return {place.number: {name: getattr(place, name) for name in shown} for place in things.PLACES}


def cards() -> dict[str, str]:
    return {card.word: card.picture for card in things.CARDS}


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, made in (("openapi.json", openapi()), ("words.json", words())):
        content, file = msgspec.json.format(msgspec.json.encode(made), indent=1), folder / name
        if not file.exists() or file.read_bytes() != content:
            file.write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
