"""bedesten components"""

import argparse
import json

from bedesten.cli.parser import Commands, add_command
from bedesten.engine import components

NAME = "components"
LINE = "numbers of the expansions that we assume, to be replaced with those of a real copy"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Some numbers of the expansions are not certain: how many there are of some cards, what two of them bring by the roll, which
places the letters name, one layout, the back of one tile. This prints the file in which they stand. Whoever has a copy of the
game puts its numbers there, and gives the file to any command with --components, or in the environment as BEDESTEN_COMPONENTS.

Records, positions and tables of the server say when they were played with other numbers than ours, and are read with the same
ones only. The base game is not concerned.""",
        """
bedesten components > mine.toml
bedesten components --check mine.toml
bedesten components --json --components mine.toml
bedesten play --rules grand --components mine.toml""",
        "To play with them on the server: bedesten serve --components mine.toml",
    )
    parser.add_argument("--check", metavar="FILE", help="check a file: what is wrong with it, or what it replaces")
    parser.add_argument("--json", action="store_true", help="everything in use, certain or not, for programs")


def run(args: argparse.Namespace) -> int:
    if args.check is not None:
        print(verdict(components.replaced_by(components.read(args.check))))
    elif args.json:
        print(json.dumps(components.in_use(), ensure_ascii=False, indent=2))
    else:
        print(components.own_text(), end="")
    return 0


def verdict(names: list[str]) -> str:
    if not names:
        return "Nothing is wrong with it, but all its numbers are ours: it replaces nothing."
    return f"Nothing is wrong with it. It replaces {', '.join(names)}."
