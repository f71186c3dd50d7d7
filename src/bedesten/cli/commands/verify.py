"""bedesten verify"""

import argparse
import json
from dataclasses import asdict

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
This draws every roll, card and tile of a record again from that secret, and names the first that differs. With the seal that
you were shown before the game and the text that you added to it, you also see that the house could not choose its dice. It
needs no network and no house.""",
        """
bedesten verify k3x9.bdn
bedesten verify k3x9.bdn --seal 5f06db2a… --text 'my own luck'
bedesten verify - --json < k3x9.bdn""",
        "How it works: docs/guide/host.md. To look at the game itself: bedesten replay k3x9.bdn",
    )
    parser.add_argument("file", metavar="FILE", help="a record with a line 'chance'; - is standard input")
    parser.add_argument("--seal", metavar="SEAL", help="the seal that you were shown before the game")
    parser.add_argument("--text", metavar="TEXT", help="what you added to the dice")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """1, if something differs."""
    verdict = verify(read_record(read_text(args.file)), args.seal, args.text)
    if args.json:
        print(json.dumps({"fair": verdict.is_fair, **asdict(verdict)}, ensure_ascii=False))
    elif verdict.is_fair:
        print(f"Fair: all {verdict.outcomes} rolls, cards and tiles follow from the sealed secret.")
        print(_added(verdict.texts))
    else:
        print(f"Not fair: {verdict.difference}.")
    return 0 if verdict.is_fair else 1


def _added(texts: tuple[str, ...]) -> str:
    if not texts:
        return "No player added a text: that the house drew its secret only once has to be believed."
    return f"Players added: {', '.join(texts)}. If one of them is yours, and you had seen the seal before, nobody chose the dice."
