"""bedesten replay"""

import argparse
import json
import re
import time
from dataclasses import asdict
from typing import Any

from rich.console import Console

from bedesten.cli.drawing.standings import standings_table, verdict
from bedesten.cli.drawing.style import ink
from bedesten.cli.files import read_text
from bedesten.cli.history import positions, turns
from bedesten.cli.parser import Commands, add_command, number
from bedesten.cli.screen import out, wipe
from bedesten.cli.shown import asked_text, question_json, show_position
from bedesten.cli.speech import t
from bedesten.cli.table.sheet import print_lines, whole_table
from bedesten.cli.words import told
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS
from bedesten.engine.record import read_record
from bedesten.engine.standing import standings
from bedesten.engine.view import SPECTATOR, view

NAME = "replay"
LINE = "a recorded game: how it ended, how it stood, or turn by turn"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Reads the record of a game (.bdn) and shows how it ended. Every answer is checked against the rules as it is played again.
--to N shows the table after N answers (fate's are counted too), --watch draws it turn by turn. FILE - is standard input.""",
        """
bedesten replay evening.bdn
bedesten replay evening.bdn --to 40
bedesten replay evening.bdn --watch --speed 2
bedesten replay - --json < evening.bdn""",
        "To play on from a game that is not over: bedesten play --from evening.bdn",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--to", type=number(0), metavar="N", help="the table after N answers")
    parser.add_argument("--watch", action="store_true", help="draw the board turn by turn")
    parser.add_argument("--speed", type=speed, default=1.0, metavar="S", help="turns a second with --watch (1)")
    parser.add_argument("--json", action="store_true", help="for programs")


def speed(text: str) -> float:
    if not re.fullmatch(r"\d*\.?\d+", text, re.ASCII) or not 0.01 <= float(text) <= 1000:
        raise argparse.ArgumentTypeError(f"it must be a number of turns a second, such as 0.5 or 2, not '{text}'.")
    return float(text)


def run(args: argparse.Namespace) -> int:
    if args.watch and args.json:
        raise Refused(says("watch-or-json"))
    game = read_record(read_text(args.file))
    if args.to is not None and args.to > len(game.log):
        raise Refused(says("replay-to", answers=len(game.log), to=args.to))
    to = len(game.log) if args.to is None else args.to
    if args.json:
        print(json.dumps(as_json(game, to), ensure_ascii=False, indent=2))
    elif args.watch:
        watch(out(), game, to, args.speed)
    elif args.to is not None:
        show_position(out(), positions(game)[to], SPECTATOR, _names(game))
    else:
        print_end(out(), game)
    return 0


def as_json(game: Game, to: int) -> dict[str, Any]:
    position = positions(game)[to]
    return {
        "rules": game.options.rules,
        "players": game.options.players,
        "layout": game.options.layout,
        "variants": game.options.variants,
        "names": game.names,
        "answers": to,
        "over": position.over,
        "standings": [{**asdict(place), "seat": SEATS[place.seat]} for place in standings(position)],
        "view": asdict(view(position, SPECTATOR)),
        "question": question_json(position, SPECTATOR),
    }


def watch(console: Console, game: Game, to: int, turns_a_second: float) -> None:
    names = _names(game)
    for turn in turns(game, SPECTATOR):
        if turn.first >= to:
            break
        wipe(console)
        print_lines(console, whole_table(console, view(turn.after, SPECTATOR), names, {}))
        print_lines(console, [told(turn, names)])
        if console.is_terminal:
            time.sleep(1 / turns_a_second)
    if to == len(game.log):
        print_end(console, game)


def print_end(console: Console, game: Game) -> None:
    names = _names(game)
    ranking = game.standings()
    rounds = game.view(SPECTATOR).round
    if game.over:
        console.print(ink(f"{verdict(ranking, names)} {t('terminal-replayed', rounds=rounds, answers=len(game.log))}", "bold"))
    else:
        stands = t("terminal-unfinished", round=rounds, answers=len(game.log))
        console.print(ink(f"{asked_text(game.position, names)}\n{stands}", "bold"))
    console.print(standings_table(ranking, names))


def _names(game: Game) -> list[str]:
    return [name.removeprefix("bot:") for name in game.names]
