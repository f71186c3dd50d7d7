"""What may be typed at a question besides an answer."""

from collections.abc import Sequence

from rich.console import Console

from bedesten.cli.book.printed import print_topic
from bedesten.cli.drawing.hand import hand_lines
from bedesten.cli.drawing.pieces import LEGEND, LEGEND_OF_LETTERS, LEGEND_OF_MOCHA
from bedesten.cli.drawing.style import ink
from bedesten.cli.history import turns
from bedesten.cli.table.leaving import save
from bedesten.cli.table.sheet import print_lines
from bedesten.cli.words import told
from bedesten.engine.book import found
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game

HELP = [
    "Answer with what stands before an option, its word, or the beginning of it: 9, tea,",
    ">tea-house. Several at once with commas: 9, leave, act. Enter alone takes the one with ⏎.",
    "  undo, redo  your last answer, if nobody has learned anything since",
    "  hand        your cards and tiles, and what they do",
    "  rules NAME  a rule: a place by name or number, a card, a clause such as TURN-7",
    "  log         all that has happened",
    "  board       the board again",
    "  save FILE   write the game down; bedesten play --from FILE goes on with it",
    "  quit        leave",
    *LEGEND,
    *LEGEND_OF_MOCHA,
    *LEGEND_OF_LETTERS,
]


def obeyed(console: Console, game: Game, seat: int, names: Sequence[str], typed: str) -> bool:
    """Was it a command?"""
    command, _, rest = typed.partition(" ")
    match command.lower():
        case "hand":
            print_lines(console, hand_lines(game.view(seat)))
        case "log":
            print_lines(console, [told(turn, names) for turn in turns(game, seat)])
        case "rules":
            _explain(console, rest)
        case "save":
            _save(console, game, rest.strip())
        case "help" | "?":
            print_lines(console, [ink(line) for line in HELP])
        case _:
            return False
    return True


def _explain(console: Console, name: str) -> None:
    if not name.strip():
        raise Refused("Which rule? Type 'rules' and a name: rules tea, rules 16, rules far, rules TURN-7.")
    for topic in found(name):
        print_topic(console, topic)


def _save(console: Console, game: Game, name: str) -> None:
    if not name:
        raise Refused("Where? Type 'save' and a file name: save game.bdn")
    save(console, game, name)
