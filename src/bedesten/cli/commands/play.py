"""bedesten play"""

import argparse
from random import Random
from secrets import randbits

from bedesten.bots.roster import BOTS
from bedesten.cli.files import check_record_file, read_text
from bedesten.cli.options import add_game_options, options_of
from bedesten.cli.parser import Commands, Parser, add_command, words
from bedesten.cli.screen import out
from bedesten.cli.table.seating import chosen_seats, seated
from bedesten.cli.table.table import Table
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.engine.position_text import read_position
from bedesten.engine.record import read_record

NAME = "play"
LINE = "a game in the terminal: against bots, or several of you at one keyboard"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Plays a game here in the terminal. You are asked one thing at a time; answer with the number before an option, its word,
or the beginning of one. Places with a heavy frame are where you may go; the tag below says what it costs.
At the question: undo, redo, hand, rules NAME, log, save FILE, quit, help.

Several people at one keyboard: a curtain falls between you, so that nobody sees another's cards.""",
        """
bedesten play
bedesten play --players 4 --layout random
bedesten play --seats Ada,Grace,greedy --record evening.bdn
bedesten play --seats me,keen --variants caravan-leader --seed 7
bedesten play --from evening.bdn""",
        """
What a place does: bedesten rules tea. To look at a game again: bedesten replay evening.bdn --watch""",
    )
    _add_arguments(parser)


def _add_arguments(parser: Parser) -> None:
    add_game_options(parser)
    group = parser.add_argument_group("the table")
    group.add_argument(
        "--seats",
        type=words,
        metavar="A,B,…",
        help=f"who plays, clockwise: me, names of people, bots ({', '.join(BOTS)}); otherwise me against greedy",
    )
    group.add_argument("--from", dest="begun", metavar="FILE", help="continue a saved game, or play from a position")
    group.add_argument("--record", metavar="FILE", help="save the game there when it ends or when you leave")


def run(args: argparse.Namespace) -> int:
    if args.record:
        check_record_file(args.record)
    seed = randbits(60) if args.seed is None else args.seed
    game = _saved(args, seed) if args.begun else _new(args, seed)
    sitters = seated(game.names)
    game.names = tuple(sitter.name for sitter in sitters)
    Table(game, sitters, out(), Random(seed), args.record).play()
    return 0


def _new(args: argparse.Namespace, seed: int) -> Game:
    names = chosen_seats(args.seats, args.players)
    seated(names)
    return Game(options_of(args, len(names)), seed, names=names)


def _saved(args: argparse.Namespace, seed: int) -> Game:
    """Seats from the record, or from --seats; the chance to come by --seed, if it is given."""
    text = read_text(args.begun)
    game = read_position(text) if text.lstrip().startswith("bedesten-position") else read_record(text)
    if args.players is not None and args.players != game.options.players:
        raise Refused(says("saved-players", players=args.players, n=game.options.players, file=args.begun))
    if game.over:
        raise Refused(says("saved-over", file=args.begun))
    if args.seats is not None:
        game.names = tuple(chosen_seats(args.seats, game.options.players))
    elif list(game.names) == list(SEATS.values())[: len(game.names)]:
        game.names = tuple(chosen_seats(None, game.options.players))
    if args.seed is not None:
        game.position.reseed(seed)
    return game
