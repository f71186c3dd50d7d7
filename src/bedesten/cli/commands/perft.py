"""bedesten perft"""

import argparse
import json

from bedesten.cli.drawing.style import ink
from bedesten.cli.options import add_game_options, options_of
from bedesten.cli.parser import Commands, add_command, number
from bedesten.cli.screen import out
from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.notation import outcome_word, word
from bedesten.engine.perft import divided

NAME = "perft"
LINE = "counts the ways a game can go: proof that a rule has not changed"
DEEPEST = 9


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Counts all sequences of so many answers that can follow the set-up, split by the first answer.
The set-up is drawn by the seed; from then on every outcome of fate is a branch of its own, counted once however likely it is.
A question with a single option counts as a ply like any other. The same numbers mean the same rules.""",
        """
bedesten perft --depth 3
bedesten perft --players 2 --layout long --seed 7 --depth 4
bedesten perft --variants caravan-leader --json""",
        """
What the words mean: bedesten rules. To play from there: bedesten play --seed N""",
    )
    add_game_options(parser)
    parser.add_argument("--depth", type=number(1, DEEPEST), default=3, metavar="N", help=f"how many answers, 1 to {DEEPEST} (3)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    seed = args.seed if args.seed is not None else 1
    game = Game(options_of(args), seed)
    options, position = game.options, game.position
    counts = {named(position, choice): n for choice, n in divided(position, args.depth).items()}
    if args.json:
        print(
            json.dumps(
                {
                    "rules": options.rules,
                    "players": options.players,
                    "layout": options.layout,
                    "variants": options.variants,
                    "seed": seed,
                    "depth": args.depth,
                    "total": sum(counts.values()),
                    "split": counts,
                },
                indent=2,
            )
        )
        return 0
    console = out()
    for text, n in counts.items():
        console.print(ink(f"{n:>16,}  {text}"))
    console.print(ink(f"{sum(counts.values()):>16,}  sequences of {args.depth} answers", "bold"))
    return 0


def named(position: Position, choice: int) -> str:
    state = position.state
    return outcome_word(state.fate, choice) if position.asked == FATE else word(choice)
