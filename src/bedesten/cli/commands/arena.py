"""bedesten arena"""

import argparse
import json
from contextlib import ExitStack
from typing import TYPE_CHECKING

from bedesten.bots.roster import BOTS
from bedesten.cli.options import add_game_options, add_rounds, options_of
from bedesten.cli.parser import Commands, Parser, add_command, add_ray, number, real, words
from bedesten.cli.progress import games_bar
from bedesten.cli.screen import out
from bedesten.engine.errors import Refused, says

if TYPE_CHECKING:
    from bedesten.research.arena.crew import Crew
    from bedesten.research.arena.match import Match
    from bedesten.research.arena.report import Report
    from bedesten.research.arena.sprt import Claims

NAME = "arena"
LINE = "which bot is stronger, and how sure that is"
GAMES, SECONDS = 400, 10.0


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Lets bots play against each other until it is clear who is stronger. In a block of games all have the same seed, and everybody
sits in every seat once, so that neither dice nor seats decide. If there are fewer bots than seats, the last one sits in
all the others: `--bots new,old --players 4` is one new against three old ones. If there are more, everybody meets everybody.

The share is that of a single seat: with four players, 25 % is par. Its interval (95 %) is worked out from the games (Wilson)
and from how much blocks differ; the wider one is shown. Elo comes from all places (Plackett-Luce), and the last bot counts as 0.

The same seed gives the same games, whatever the number of workers. Places are laid at random, unless --layout says otherwise.

A bot may be a program of yours, in any language: `--bots "program:./my_bot"`. docs/bot-protocol.md says what it is told and
how it answers. If it does not, greedy plays that game on for it, and the game counts as lost.""",
        """
bedesten arena --bots greedy,keen --players 4 --games 400
bedesten arena --bots greedy,keen,random --players 3 --games 300 --seed 7 --json > figures.json
bedesten arena --bots "program:python examples/pipe_bot.py,keen" --games 20
bedesten arena --bots greedy,keen --players 4 --sprt --elo0 0 --elo1 30 --games 20000
bedesten arena --bots greedy,keen --games 10000 --log night.jsonl   # the same again goes on after a kill""",
        """
To see what they do in their games: bedesten simulate --bots greedy,keen,keen""",
    )
    add_game_options(parser)
    parser.set_defaults(layout="random")
    known = ", ".join(BOTS)
    parser.add_argument(
        "--bots",
        type=words,
        required=True,
        metavar="A,B,…",
        help=f"{known}, net:FILE, or program:COMMAND (without commas)",
    )
    parser.add_argument("--games", type=number(1, 10_000_000), default=GAMES, metavar="N", help=f"at least this many ({GAMES})")
    add_rounds(parser)
    parser.add_argument(
        "--answer-seconds", type=real(0.001, 3600), default=SECONDS, metavar="S", help=f"for an answer of a program ({SECONDS:g})"
    )
    parser.add_argument("--log", metavar="FILE", help="keep what was played; run the same command again to continue")
    parser.add_argument("--json", action="store_true", help="all figures, for programs")
    _add_work(parser)
    _add_test(parser)


def _add_work(parser: Parser) -> None:
    group = parser.add_argument_group("who plays the games")
    group.add_argument("--workers", type=number(1, 1024), metavar="N", help="processes; by default, all cores")
    add_ray(group)


def _add_test(parser: Parser) -> None:
    group = parser.add_argument_group("a sequential test: the first bot against the second, until one of two claims is clear")
    group.add_argument("--sprt", action="store_true", help="stop as soon as it is clear; --games is the limit")
    group.add_argument("--elo0", type=real(-2000, 2000), metavar="ELO", help="claim 0: the first bot is this much stronger (0)")
    group.add_argument("--elo1", type=real(-2000, 2000), metavar="ELO", help="claim 1: it is this much stronger (50)")
    group.add_argument("--alpha", type=real(0, 1), metavar="P", help="how often claim 1 may be accepted by mistake (0.05)")
    group.add_argument("--beta", type=real(0, 1), metavar="P", help="how often claim 0 may be accepted by mistake (0.05)")


def run(args: argparse.Namespace) -> int:
    from bedesten.research.arena.entrants import check_entrants
    from bedesten.research.arena.match import Match

    players = args.players or (len(args.bots) if 2 <= len(args.bots) <= 5 else None)
    match = Match(options_of(args, players), tuple(args.bots), args.seed or 0, args.rounds, args.answer_seconds)
    claims = claims_of(args)
    check_entrants(match)
    result = contested(match, args, claims)
    if args.json:
        print(json.dumps(result.as_json(), ensure_ascii=False, indent=2))
    else:
        from bedesten.cli.drawing.ranking import print_report

        print_report(out(), result)
    return 0


def claims_of(args: argparse.Namespace) -> "Claims | None":
    from bedesten.research.arena.sprt import Claims

    said = {name: getattr(args, name) for name in ("elo0", "elo1", "alpha", "beta") if getattr(args, name) is not None}
    if said and not args.sprt:
        raise Refused(says("arena-claims", option=next(iter(said))))
    return Claims(**said) if args.sprt else None


def contested(match: "Match", args: argparse.Namespace, claims: "Claims | None") -> "Report":
    from bedesten.research.arena.contest import contest
    from bedesten.research.arena.log import opened

    games = match.blocks_for(args.games) * match.games_in_block
    with ExitStack() as stack:
        log = stack.enter_context(opened(args.log, match)) if args.log else None
        bar = stack.enter_context(games_bar(games))
        if log and log.blocks:
            bar.say(f"{len(log.blocks) * match.games_in_block} games are in '{args.log}' already.")
        try:
            return contest(match, games, _crew(args), log, claims, bar.played, bar.say)
        except KeyboardInterrupt:
            kept = f"What was finished is in '{args.log}'" if args.log else "Nothing was kept; with --log FILE"
            bar.say(f"{kept}{': ' if args.log else ' '}the same command goes on from there.")
            raise


def _crew(args: argparse.Namespace) -> "Crew":
    from bedesten.research.arena.crew import Workers, alone
    from bedesten.research.processes import CORES

    workers = args.workers or CORES
    if args.ray is not None:
        from bedesten.research.arena.cluster import ClusterCrew

        return ClusterCrew(args.ray, workers)
    return Workers(workers) if workers > 1 else alone
