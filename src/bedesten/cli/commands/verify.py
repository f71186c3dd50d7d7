"""bedesten verify"""

import argparse
import json

from bedesten.cli.files import read_text
from bedesten.cli.parser import Commands, add_command
from bedesten.engine.record import read_record
from bedesten.service.fairness import verify

NAME = "verify"
LINE = "were the dice fair? draws every roll and card of a record again"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
The house seals its chance before a game: it publishes the SHA-256 of a secret, and shows the secret when the game is over.
This draws every roll, card and tile of a record again from that secret, and names the first that differs. It needs no
network and no house.""",
        """
bedesten verify k3x9.bdn
bedesten verify - --json < k3x9.bdn""",
        "How it works: docs/guide/host.md. To look at the game itself: bedesten replay k3x9.bdn",
    )
    parser.add_argument("file", metavar="FILE", help="a record with a line 'chance'; - is standard input")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """1, if something differs."""
    verdict = verify(read_record(read_text(args.file)))
    if args.json:
        print(json.dumps({"fair": verdict.is_fair, "outcomes": verdict.outcomes, "difference": verdict.difference}))
    elif verdict.is_fair:
        print(f"Fair: all {verdict.outcomes} rolls, cards and tiles follow from the sealed secret.")
    else:
        print(f"Not fair: {verdict.difference}.")
    return 0 if verdict.is_fair else 1
