"""A text that somebody brings along: a record as the beginning of a new game, from any point of it; a record or a position to be
looked at."""

from collections.abc import Mapping
from typing import Any

from bedesten.engine.constants import FATE
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.engine.position_text import read_position, write_position
from bedesten.engine.record import read_record
from bedesten.service.table_settings import TableSettings, storable

CHANGEABLE = ("merchant", "lira", "rubies", "extensions", "goods", "hand")  # of a player
RECORD_LENGTH = 250_000  # some twenty thousand answers: four times as many as the longest games have


def position_of(record: str, to: int | None) -> tuple[TableSettings, str]:
    """What a record agreed on, and the position after `to` of its answers as text; whoever has the record knows all hands."""
    _check(record, to)
    game = read_record(storable(record), to)
    if game.over:
        raise Refused(says("record-over"))
    _check_begun(game)
    options = game.options
    return TableSettings(options.players, options.rules, options.layout, options.variants), write_position(game)


def game_of(text: str, to: int | None = None) -> tuple[Game, list[int]]:
    """The game of a record or of a position, after `to` of its answers, or where the next choice after them was; without, at its
    last choice. And after how many answers there was a choice: there one may stand."""
    _check(text, to)
    game = _read(storable(text))
    _check_begun(game)
    choices = [n for n, entry in enumerate(game.log) if entry.turn and entry.seat != FATE and not entry.forced]
    if not game.over:
        choices.append(len(game.log))
    if choices:
        game.back_to(next((n for n in choices if to is not None and n >= to), choices[-1]))
    return game, choices


def begun(settings: TableSettings) -> Game:
    """A game at its first choice: what is looked at if nobody brings anything along."""
    return Game(settings.here().options())


def fields_of(game: Game) -> dict[str, str]:
    """What can be changed by hand, as it is written in the position: `turn.next`, and of each player `red.lira` and so on."""
    lines = _lines(game)
    seats = [SEATS[seat] for seat in range(game.options.players)]
    found = {"turn.next": lines["turn"].get("next", "")}
    return found | {f"{seat}.{name}": lines[seat].get(name, "") for seat in seats for name in CHANGEABLE}


def changed(game: Game, changes: Mapping[str, str]) -> Game:
    """The same at the beginning of the turn, with some of that as somebody wants it. Refused, if no game could lead there."""
    lines, known = _lines(game), fields_of(game)
    for field, value in changes.items():
        if field not in known:
            raise Refused(says("no-field", field=field, known=", ".join(known)))
        line, _, name = field.partition(".")
        lines[line][name] = storable("".join(value.split()))
    kept = [line for line in write_position(game).splitlines() if line.split()[0] != "since"]
    written = [_written(line, lines) for line in kept]
    twin = read_position("\n".join(written))
    twin.names = game.names
    return twin


def _lines(game: Game) -> dict[str, dict[str, str]]:
    """Of a position, by their names, each with its fields in their order."""
    found = {}
    for line in write_position(game).splitlines():
        name, *parts = line.split()
        found[name] = {part.replace("@", "=").partition("=")[0]: part.replace("@", "=").partition("=")[2] for part in parts}
    return found


def _written(line: str, lines: dict[str, dict[str, str]]) -> str:
    """Both signs mean the same to whoever reads a position."""
    name = line.split()[0]
    if name not in ("turn", *SEATS.values()):
        return line
    return " ".join(
        [name, *(f"{field}={value}" if value else field for field, value in lines[name].items() if value or field.isdigit())]
    )


def _read(text: str) -> Game:
    match text.split(maxsplit=1)[:1]:
        case ["bedesten-position"]:
            return read_position(text)
        case ["bedesten"]:
            return read_record(text)
    raise Refused(says("no-position-or-record"))


def _check(text: str, to: int | None) -> None:
    if len(text) > RECORD_LENGTH:
        raise Refused(says("record-length", most=RECORD_LENGTH, length=len(text)))
    if to is not None and to < 0:
        raise Refused(says("record-to"))


def _check_begun(game: Game) -> None:
    state: Any = game.position.state
    if not state.turns:
        raise Refused(says("record-set-up"))
