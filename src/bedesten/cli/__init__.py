"""The command line. `bedesten` alone says what there is; every command has a --help that teaches.

The engine reads the components when it is imported. So nothing that needs it is imported here before --components is looked at.
"""

import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

from bedesten.cli.parser import COMPONENTS, WHICH, Parser
from bedesten.cli.speech import HELP, LANGUAGE, choose_language, refused_text
from bedesten.engine.errors import Refused, says

WRONG = 2  # exit codes
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 done, 2 something was wrong with what was asked for (nothing has changed), 130 interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    try:
        given = sys.argv[1:] if argv is None else argv
        choose_components(given)
        choose_language(given)
        return _run(given)
    except Refused as refused:
        print(f"bedesten: {refused_text(refused)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()  # the shell goes on in a line of its own
        return INTERRUPTED
    except BrokenPipeError:  # `bedesten … | head`: nobody reads any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def choose_components(argv: Sequence[str]) -> None:
    """--components, wherever it stands: for the engine, and for the processes that this one starts."""
    for word, following in pairwise([*argv, ""]):
        name, sign, value = word.partition("=")
        if name == COMPONENTS and (file := value if sign else following):
            path, engine = os.path.abspath(file), sys.modules.get("bedesten.engine.components")
            if engine and path != engine.FILE:
                raise Refused(says("components-late"))
            os.environ["BEDESTEN_COMPONENTS"] = path


def _run(argv: Sequence[str]) -> int:
    from bedesten.cli.overview import overview, version_line

    try:
        args, strange = _parser().parse_known_args(argv)
    except SystemExit as done:  # --help
        return int(done.code or 0)
    if strange:
        command = f"bedesten {args.command}" if args.command else "bedesten"
        raise Refused(says("not-understood", word=strange[0], command=command))
    if args.version:
        print(version_line())
        return 0
    if args.command is None:
        overview()
        return 0
    run: Callable[..., int] = args.run
    return run(args)


def _parser() -> Parser:
    from bedesten.cli.commands import COMMANDS

    parser = Parser(
        prog="bedesten",
        description="The board game Istanbul: play it, simulate it, study it. Unofficial.",
        epilog="Run `bedesten` alone to see what to try first; `bedesten COMMAND --help` explains a command.",
    )
    parser.add_argument("--version", action="store_true", help="the version, and whether the rules run compiled")
    parser.add_argument(COMPONENTS, metavar="FILE", help=f"{WHICH}; for every command")
    parser.add_argument(LANGUAGE, metavar="CODE", help=HELP)
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    return parser
