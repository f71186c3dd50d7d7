"""bedesten position"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from bedesten.cli.files import STDIN, read_text
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.screen import out
from bedesten.cli.shown import question_json, show_position
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.engine.position_text import read_position
from bedesten.engine.view import SPECTATOR

NAME = "position"
LINE = "a position written as text: drawn, or checked whether it is possible"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
show draws the table that a position text describes; check says whether a game could lead there, or why not.
TEXT is the text itself (its lines may be joined by |), the path of a file, or - for standard input.""",
        """
bedesten position show table.txt
bedesten position show table.txt --seat red
bedesten position check - < table.txt
bedesten position show --json "bedesten-position 1 | rules base | layout short | …\"""",
        """
To play on from a position: bedesten play --from table.txt. How positions are written: docs/notation.md""",
    )
    parser.add_argument("what", choices=("show", "check"), metavar="show|check", help="draw it, or say whether it is possible")
    parser.add_argument("text", metavar="TEXT", help="the position, a file, or -")
    parser.add_argument("--seat", metavar="COLOUR", help="as this player sees it; by default, as a spectator does")
    parser.add_argument("--json", action="store_true", help="the view and the question, for programs")


def run(args: argparse.Namespace) -> int:
    game = read_position(_text(args.text))
    seat = _seat(args.seat, game)
    if args.json:
        print(
            json.dumps(
                {"possible": True, "view": asdict(game.view(seat)), "question": question_json(game.position, seat)},
                ensure_ascii=False,
                indent=2,
            )
        )
    elif args.what == "check":
        print(t("terminal-possible"))
    else:
        show_position(out(), game.position, seat, [name.title() for name in game.names])
    return 0


def _text(given: str) -> str:
    """A position is recognised by its first word; anything else is a file."""
    if given.lstrip().startswith("bedesten-position"):
        return given
    if given != STDIN and not Path(given).exists():
        raise Refused(says("no-position-file", text=given))
    return read_text(given)


def _seat(colour: str | None, game: Game) -> int:
    seats = {SEATS[seat]: seat for seat in range(game.options.players)}
    if colour is None:
        return SPECTATOR
    if colour not in seats:
        raise Refused(says("no-seat-colour", colour=colour, known=list(seats)))
    return seats[colour]
