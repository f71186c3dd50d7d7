"""bedesten analyse"""

import argparse
import json
from math import inf
from typing import TYPE_CHECKING

from bedesten.cli.drawing.style import QUIET
from bedesten.cli.eased import eased_json, eased_lines
from bedesten.cli.files import read_text
from bedesten.cli.parser import Commands, add_command, number
from bedesten.cli.progress import steps_bar
from bedesten.cli.screen import out
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.record import read_record

if TYPE_CHECKING:
    from bedesten.bots.analysis.report import Analysis

NAME = "analyse"
LINE = "a finished game: who stood how, what each turn cost, what was luck"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Looks at every turn of a finished game with a net and a search. It says how likely each player was to win when the turn began,
and how that changed: by luck, which is what dice and draws brought against the mean of what they could have brought, and by
choices, which is all the rest. Both add up to the change exactly.

A turn's cost is what the best answers that were found would have won more often, given what the player could know. A turn is
marked ?? (a mistake, from 8 %), ? (doubtful, from 3 %) or ! (good: better than what seems best at first sight) only beyond two
standard errors. The same record gives the same analysis everywhere.""",
        """
bedesten analyse evening.bdn
bedesten analyse evening.bdn --deep
bedesten analyse evening.bdn --html > evening.html
bedesten analyse - --json --seconds 20 < evening.bdn""",
        "To see a turn on the board: bedesten replay evening.bdn --to N, with the number in the column 'event'.",
    )
    parser.add_argument("file", metavar="RECORD", help="a game that is over; - is standard input")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="everything, for programs; chances are in millionths")
    shown.add_argument("--html", action="store_true", help="a self-contained page with plots")
    depth = parser.add_mutually_exclusive_group()
    depth.add_argument("--deep", action="store_true", help="search four times as deeply, in four times as long")
    depth.add_argument("--quick", action="store_true", help="search only a quarter as deeply")
    parser.add_argument(
        "--seconds", type=number(1, 1_000_000), metavar="S", help="stop after this long; turns not reached have no cost"
    )


def run(args: argparse.Namespace) -> int:
    game = read_record(read_text(args.file))
    analysis = analysed(game, "deep" if args.deep else "quick" if args.quick else "normal", args.seconds)
    if args.json:
        print(json.dumps({**analysis.as_json(), "eased": eased_json(game)}, ensure_ascii=False))
    elif args.html:
        from bedesten.cli.drawing.analysis_page import page

        print(page(analysis, eased_lines(game)))
    else:
        from bedesten.cli.drawing.analysis import print_analysis

        print_analysis(out(), analysis)
        for line in eased_lines(game):
            out().print(line, style=QUIET, highlight=False)
    return 0


def analysed(game: Game, depth: str, seconds: int | None) -> "Analysis":
    from bedesten.bots.analysis.analyser import analyse  # takes a moment to load

    if not game.over:
        raise Refused(says("game-not-over"))
    with steps_bar("looking") as told:
        return analyse(game, depth, told, inf if seconds is None else seconds)
