"""bedesten dataset"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bedesten.bots.roster import BOTS
from bedesten.cli.options import add_game_options, add_rounds, options_of
from bedesten.cli.parser import Commands, add_command, add_ray, number, words
from bedesten.cli.progress import games_bar
from bedesten.cli.screen import out
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says
from bedesten.version import to_install

if TYPE_CHECKING:
    from bedesten.research.dataset.making import Spread

NAME = "dataset"
LINE = "games of bots as data: a row for every decision"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Lets bots play, and writes a row for every decision to Parquet files: what the seat could know, what was possible, what was
chosen, what the search thought of it, and how the game ended; and the record of every game. Beside them lie a card
that says what it is, and checksums.

What is finished stays: the same command again goes on after a kill. The same seed gives the same games, whatever the number of
workers. It needs pyarrow (pip install 'bedesten[data]').""",
        """
bedesten dataset --games 100 --bots keen --players 4 --out games
bedesten dataset --games 10000 --bots level-3 --players 4 --layout random --out strong
bedesten dataset --games 10000 --bots level-4,level-3,level-3 --rules grand --out grand --ray 10.0.0.7:6379""",
        """
To look at one of its games: bedesten replay DIR/records/000000.bdn""",
    )
    add_game_options(parser)
    parser.add_argument(
        "--bots",
        type=words,
        default=["level-3"],
        metavar="A,B,…",
        help=f"one for each seat, or one for all: {', '.join(BOTS)}, net:FILE (level-3)",
    )
    parser.add_argument("--games", type=number(1, 1_000_000), default=100, metavar="N", help="how many (100)")
    add_rounds(parser)
    parser.add_argument("--out", required=True, metavar="DIR", help="where to keep everything")
    parser.add_argument("--workers", type=number(1, 1024), metavar="N", help="processes; by default, all cores")
    add_ray(parser)


def run(args: argparse.Namespace) -> int:
    try:
        from bedesten.research.dataset.making import make
        from bedesten.research.dataset.plan import Plan
    except ImportError as error:
        raise Refused(says("library-missing", library=error.name or "pyarrow", command=to_install("data"))) from None
    players = len(args.bots) if len(args.bots) > 1 and args.players is None else args.players
    plan = Plan(options_of(args, players), tuple(args.bots), args.games, args.seed or 0, args.rounds)
    with games_bar(args.games) as bar, spread_of(args) as spread:
        folder = make(plan, Path(args.out), spread, bar.played, bar.say)
    out().print(t("terminal-dataset", games=args.games, folder=str(folder.path)), soft_wrap=True)
    return 0


@contextmanager
def spread_of(args: argparse.Namespace) -> "Iterator[Spread]":
    from bedesten.research.dataset.making import Alone
    from bedesten.research.processes import CORES, Processes

    workers = args.workers or CORES
    if args.ray is None:
        yield Processes(workers) if workers > 1 else Alone()
        return
    from bedesten.research.cluster import joined

    with joined(args.ray, workers) as cluster:
        yield cluster
