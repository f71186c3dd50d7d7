"""The end of a game, and leaving before it: the result, and the record if it is wanted."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from bedesten.cli.drawing.standings import standings_table, verdict
from bedesten.cli.drawing.style import BAD, ink
from bedesten.cli.files import write_record_file
from bedesten.cli.screen import wipe
from bedesten.cli.speech import refused_text, t
from bedesten.cli.table.prompt import read_line
from bedesten.cli.table.sheet import print_lines, whole_table
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.record import write_record
from bedesten.engine.view import SPECTATOR


class Left(Exception):
    """Somebody has left the table."""


def finish(console: Console, game: Game, names: Sequence[str], told: Sequence[Text], record: str | None) -> None:
    ranking = game.standings()
    wipe(console)
    print_lines(console, whole_table(console, game.view(SPECTATOR), names, {}))
    print_lines(console, [*told, ink(verdict(ranking, names), "bold")])
    console.print(standings_table(ranking, names))
    if not record:
        _offer_to_save(console, game)


def farewell(console: Console, game: Game, record: str | None) -> None:
    if not record and not _offer_to_save(console, game):
        print_lines(console, [ink(t("terminal-not-saved"))])


def _offer_to_save(console: Console, game: Game) -> bool:
    while name := read_line(f"{t('terminal-save')} "):
        try:
            save(console, game, name)
            return True
        except Refused as refused:
            console.print(ink(refused_text(refused), BAD), soft_wrap=True)
    return False


def save(console: Console, game: Game, name: str) -> None:
    write_record_file(name, write_record(game))
    how = t("terminal-replay" if game.over else "terminal-go-on", file=name)
    console.print(ink(f"{t('terminal-saved', file=name)}\n{how}"), soft_wrap=True)
