"""Perft tables: how many ways a game can go on from its beginning, and from many positions. A rule that changes by a hair
changes these numbers.

`python tests/perft/test_perft.py` counts anew and writes the tables.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.perft import perft
from bedesten.engine.position import Position as PurePosition
from bedesten.engine.record import read_record
from bedesten.engine.structs import plain

HERE = Path(__file__).parent
BEGINNINGS = HERE / "beginnings.json"
TABLE = HERE / "positions.json"
DEPTH = 5
SEED = 1


# -- from the beginning


def beginnings() -> list[Options]:
    """Every rule set and number of players: as printed, with the variants, with the bonus cards of Letters & Seals alone."""
    found = []
    for rules, players in product(RULE_SETS, (2, 3, 4, 5)):
        found.append(Options(players, rules))
        found.append(Options(players, rules, neutral_assistants=players < 5, caravan_leader=True))
        if rules in ("letters", "grand"):
            found.append(Options(players, rules, letters_deck=True))
    return found


def row(options: Options) -> dict[str, Any]:
    position = Game(options, SEED).position
    return {
        "rules": options.rules,
        "players": options.players,
        "layout": options.layout,
        "variants": list(options.variants),
        "counts": [perft(position, n) for n in range(1, DEPTH + 1)],
    }


@pytest.mark.parametrize("options", beginnings(), ids=str)
def test_the_ways_a_game_can_begin_are_those_of_the_table(options: Options) -> None:
    assert row(options) in json.loads(BEGINNINGS.read_text(encoding="utf-8"))


# -- from the golden games


def games() -> list[Path]:
    return sorted((HERE.parent / "games").glob("*.bdn"))


def positions(path: Path) -> list[tuple[int, Position]]:
    """Every 97th position of a golden game: all kinds of questions in all variants."""
    game: Game = read_record(path.read_text(encoding="utf-8"))
    return [(i, game.position_before(i)) for i in range(20, len(game.log), 97)]


def counted(path: Path, depth: int) -> dict[str, list[int]]:
    return {str(i): [perft(position, n) for n in range(1, depth + 1)] for i, position in positions(path)}


@pytest.mark.parametrize("path", games(), ids=lambda path: path.stem)
def test_the_ways_a_game_can_go_on_are_those_of_the_table(path: Path) -> None:
    assert counted(path, DEPTH) == json.loads(TABLE.read_text(encoding="utf-8"))[path.stem]


@pytest.mark.parametrize("name", ["five-numbers", "four-neutral", "mocha-three", "letters-two", "letters-three", "grand-four"])
def test_uncompiled_the_ways_are_the_same(name: str) -> None:
    for i, position in positions(HERE.parent / "games" / f"{name}.bdn")[:6]:
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
    begun = ",\n".join(f"  {json.dumps(row(options))}" for options in beginnings())
    BEGINNINGS.write_text(f"[\n{begun}\n]\n", encoding="utf-8")
    table = {path.stem: counted(path, DEPTH) for path in games()}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in table.items())
    TABLE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
