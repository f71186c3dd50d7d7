"""Reading the command line: what is wrong with it is said in one sentence, and help ends with examples."""

import argparse
import difflib
import re
import shutil
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn

from bedesten.cli.speech import HELP, LANGUAGE
from bedesten.engine.errors import Refused

Commands = Any  # what argparse calls an action with subparsers
COMPONENTS = "--components"
WHICH = "play with the numbers of a real copy, as `bedesten components` explains"


class Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{_sentence(message)} See `{self.prog} --help`.")


def _sentence(message: str) -> str:
    """What argparse says, in whole sentences."""
    if unknown := re.match(r"argument COMMAND: invalid choice: '(.*?)' \(choose from (.*)\)", message):
        known = unknown[2].replace("'", "")
        return f"There is no command '{unknown[1]}'; there are {known}.{nearest(unknown[1], known)}"
    if strange := re.match(r"(.*?): invalid choice: '(.*?)' \(choose from (.*)\)", message):
        return f"'{strange[2]}' is not possible here; there are {strange[3]}."
    if empty := re.match(r"argument (.*?): expected (one|at least one) argument", message):
        return f"{empty[1]} needs a value."
    if missing := re.match(r"the following arguments are required: (.*)", message):
        return f"{missing[1]} is missing."
    text = message.removeprefix("argument ")
    return text if text.endswith((".", "?")) else text + "."


def nearest(word: str, known: str | list[str]) -> str:
    """Did you mean …?"""
    names = re.findall(r"[\w:-]+", known) if isinstance(known, str) else known
    close = difflib.get_close_matches(word, names, 1)
    return f" Did you mean '{close[0]}'?" if close else ""


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], line: str, text: str, examples: str, then: str
) -> Parser:
    """A command with a help that says what it does, shows examples, and what to try next."""
    shown = "\n".join(f"  {example.strip()}" for example in examples.strip().splitlines())
    epilog = f"examples:\n{shown}\n\n{then.strip()}"
    parser: Parser = commands.add_parser(name, help=line, description=_filled(text), epilog=epilog)
    parser.set_defaults(run=run)
    parser.add_argument(COMPONENTS, metavar="FILE", help=WHICH)
    parser.add_argument(LANGUAGE, metavar="CODE", help=HELP)
    return parser


def add_ray(options: argparse._ActionsContainer) -> None:
    options.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="use the Ray cluster at this address; without one, Ray is started here (pip install 'bedesten[cluster]')",
    )


def _filled(text: str) -> str:
    """Paragraphs, as wide as the terminal, but not too wide to read."""
    width = max(30, min(100, shutil.get_terminal_size().columns) - 2)
    return "\n\n".join(textwrap.fill(" ".join(part.split()), width) for part in text.strip().split("\n\n"))


def number(first: int, last: int | None = None) -> Callable[[str], int]:
    """A whole number from first to last."""

    def read(text: str) -> int:
        span = f"from {first} to {last}" if last is not None else f"from {first} on"
        if not re.fullmatch(r"\d{1,20}", text, re.ASCII) or int(text) < first or (last is not None and int(text) > last):
            raise argparse.ArgumentTypeError(f"it must be a whole number {span}, not '{text}'.")
        return int(text)

    return read


def real(first: float, last: float) -> Callable[[str], float]:
    """A number from first to last, also with decimals."""

    def read(text: str) -> float:
        if not re.fullmatch(r"-?\d{1,9}(\.\d{1,9})?", text, re.ASCII) or not first <= float(text) <= last:
            raise argparse.ArgumentTypeError(f"it must be a number from {first:g} to {last:g}, not '{text}'.")
        return float(text)

    return read


def words(text: str) -> list[str]:
    """a,b,c"""
    return [word.strip() for word in text.split(",") if word.strip()]
