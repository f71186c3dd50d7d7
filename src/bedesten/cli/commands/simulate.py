"""bedesten simulate"""

import argparse
import json
from typing import TYPE_CHECKING

from bedesten.bots.roster import BOTS, bot_named
from bedesten.cli.options import add_game_options, add_rounds, options_of
from bedesten.cli.parser import Commands, add_command, number, words
from bedesten.cli.progress import games_bar
from bedesten.cli.screen import out
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import Options

if TYPE_CHECKING:
    from bedesten.bots.simulation import Simulation

NAME = "simulate"
LINE = "many games of bots, counted"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Lets bots play many games and counts who wins, how long it takes, what is done where, and where the rubies come from.
The same seed gives the same games. A game that takes too many rounds is stopped and counted as unfinished.""",
        """
bedesten simulate --games 200
bedesten simulate --players 4 --bots greedy,greedy,keen,keen --games 100 --seed 7
bedesten simulate --bots keen --games 10000 --layout random --json > figures.json""",
        """
To play against them yourself: bedesten play --seats me,greedy,greedy""",
    )
    add_game_options(parser)
    parser.add_argument(
        "--bots", type=words, metavar="A,B,…", help=f"who plays, clockwise, or one for all seats: {', '.join(BOTS)} (greedy)"
    )
    parser.add_argument("--games", type=number(1, 10_000_000), default=100, metavar="N", help="how many (100)")
    add_rounds(parser)
    parser.add_argument("--json", action="store_true", help="all figures, for programs")


def run(args: argparse.Namespace) -> int:
    bots = chosen_bots(args.bots, args.players)
    options = options_of(args, len(bots))
    result = simulated(options, bots, args.games, args.seed or 0, args.rounds)
    if args.json:
        print(json.dumps(result.as_json(), ensure_ascii=False, indent=2))
    else:
        from bedesten.cli.drawing.figures import print_figures

        print_figures(out(), result)
    return 0


def chosen_bots(bots: list[str] | None, players: int | None) -> list[str]:
    """One for each seat; a single one is for all seats."""
    bots = ["greedy"] if bots is None else bots
    for name in bots:
        bot_named(name)
    if len(bots) == 1:
        return bots * (players or 3)
    if not 2 <= len(bots) <= 5:
        raise Refused(says("seats-number", option="--bots", n=len(bots), example="greedy,keen,keen"))
    if players is not None and players != len(bots):
        raise Refused(says("players-twice", players=players, option="--bots", n=len(bots)))
    return bots


def simulated(options: Options, bots: list[str], games: int, seed: int, rounds: int) -> "Simulation":
    from bedesten.bots.simulation import simulate  # takes a moment to load

    with games_bar(games) as bar:
        return simulate(options, bots, games, seed, rounds, bar.played)
