"""Perft tables: how many ways a game can go on from many positions. A rule that changes by a hair changes these numbers.

`python tests/perft/test_perft.py` counts anew and writes the table.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.perft import perft
from bedesten.engine.position import Position as PurePosition
from bedesten.engine.record import read_record
from bedesten.engine.structs import plain

HERE = Path(__file__).parent
TABLE = HERE / "positions.json"
DEPTH = 5


def positions(path: Path) -> list[tuple[int, Position]]:
    """Every 97th position of a golden game: all kinds of questions in all variants."""
    game: Game = read_record(path.read_text(encoding="utf-8"))
    return [(i, game.position_before(i)) for i in range(20, len(game.log), 97)]


def games() -> list[Path]:
    return sorted((HERE.parent / "games").glob("*.bdn"))


def counted(path: Path, depth: int) -> dict[str, list[int]]:
    return {str(i): [perft(position, n) for n in range(1, depth + 1)] for i, position in positions(path)}


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_the_ways_a_game_can_go_on_are_those_of_the_table(path: Path) -> None:
    assert counted(path, DEPTH) == json.loads(TABLE.read_text(encoding="utf-8"))[path.stem]


@pytest.mark.parametrize("path", games()[:3], ids=lambda path: path.stem)
def test_uncompiled_the_ways_are_the_same(path: Path) -> None:
    for i, position in positions(path)[:6]:
        twin: Any = PurePosition.__new__(PurePosition)
        _fill(twin.state, plain(position.state))
        assert [perft(twin, n) for n in (1, 2)] == [perft(position, n) for n in (1, 2)], i


def _fill(struct: Any, values: dict[str, Any]) -> None:
    """The state of a compiled position, in plain structs."""
    for name, value in values.items():
        if isinstance(value, dict):
            _fill(getattr(struct, name), value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for part, inner in zip(getattr(struct, name), value, strict=True):
                _fill(part, inner)
        else:
            setattr(struct, name, value)


def main() -> None:
    table = {path.stem: counted(path, DEPTH) for path in games()}
    rows = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in table.items()]
    TABLE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
