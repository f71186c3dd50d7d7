"""Running the command line inside a test."""

import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from random import Random

from bedesten.cli import main
from bedesten.engine.constants import DECLINES
from bedesten.engine.game import Game


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


def run(*args: str, stdin: str = "") -> Result:
    """`bedesten args`, with the input piped."""
    out, err, before = StringIO(), StringIO(), sys.stdin
    sys.stdin = StringIO(stdin)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(args)
    finally:
        sys.stdin = before
    return Result(code, out.getvalue(), err.getvalue())


def refused(*args: str, stdin: str = "") -> str:
    """What is said about bad input: one line, nothing else, exit code 2."""
    result = run(*args, stdin=stdin)
    assert result.code == 2 and result.out == "", result
    assert result.err.startswith("bedesten: ") and result.err.count("\n") == 1, result.err
    return result.err.removeprefix("bedesten: ").strip()


def willing(game: Game, random: Random) -> str:
    """A word that the player who is asked may answer, and never one that declines if there is another."""
    options = game.question.options
    return random.choice([option for option in options if not DECLINES <= option.answer < 0] or list(options)).word
