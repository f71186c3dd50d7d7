"""What may be typed at a question besides an answer."""

from collections.abc import Sequence

from rich.console import Console

from bedesten.cli.book.finding import found_in
from bedesten.cli.book.printed import print_found
from bedesten.cli.drawing.hand import hand_lines
from bedesten.cli.drawing.pieces import whole_legend
from bedesten.cli.drawing.style import ink
from bedesten.cli.history import turns
from bedesten.cli.speech import spoken, t
from bedesten.cli.table.leaving import save
from bedesten.cli.table.sheet import print_lines
from bedesten.cli.words import told
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game

COMMANDS = {"undo": "undo, redo", "hand": "hand", "rules": "rules NAME", "log": "log", "board": "board", "save": "save FILE"}
COMMANDS |= {"quit": "quit"}


def help_lines() -> list[str]:
    said = [f"  {typed:<10}  {t(f'terminal-help-{name}')}" for name, typed in COMMANDS.items()]
    return [t("terminal-help-answer"), t("terminal-help-several"), *said, *whole_legend()]


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
            print_lines(console, [ink(line) for line in help_lines()])
        case _:
            return False
    return True


def _explain(console: Console, name: str) -> None:
    if not name.strip():
        raise Refused(says("which-rule"))
    print_found(console, tuple(found_in(name, spoken())))


def _save(console: Console, game: Game, name: str) -> None:
    if not name:
        raise Refused(says("save-where"))
    save(console, game, name)
