"""The options that commands share: players, rule set, layout, variants, seed."""

import argparse
import difflib

from bedesten.cli.parser import Parser, number, words
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import LAYOUTS, RULE_SETS, VARIANTS, Options, variants_of

SEEDS = 2**64
ROUNDS = 200


def add_game_options(parser: Parser) -> None:
    group = parser.add_argument_group("the game")
    group.add_argument("--players", type=number(2, 5), metavar="N", help="2 to 5; by default 3")
    group.add_argument("--rules", default="base", metavar="SET", help=f"the rule set: {', '.join(RULE_SETS)}")
    named = [f"{name} ({rules})" for rules, layouts in LAYOUTS.items() for name in layouts]
    group.add_argument(
        "--layout",
        default="",
        metavar="L",
        help=f"{', '.join(named)} or random, or rows of places: 15.5.2.14/4.12.7.3/8.6.11.9/13.10.1.16",
    )
    group.add_argument("--variants", type=words, default=[], metavar="A,B", help=f"any of {', '.join(VARIANTS)}")
    group.add_argument("--seed", type=number(0, SEEDS - 1), metavar="N", help="the same seed gives the same dice and cards")


def add_rounds(parser: Parser) -> None:
    parser.add_argument(
        "--rounds", type=number(1, 30_000), default=ROUNDS, metavar="N", help=f"stop a game after this many ({ROUNDS})"
    )


def options_of(args: argparse.Namespace, players: int | None = None) -> Options:
    for variant in args.variants:
        if variant not in VARIANTS:
            close = difflib.get_close_matches(variant, list(VARIANTS), 1)
            unknown = says("no-variant", variant=variant, known=list(VARIANTS))
            raise Refused(unknown, "OPT-6", more=[says("did-you-mean", near=near) for near in close])
    return Options(players or args.players or 3, args.rules, args.layout, **variants_of(args.variants))
