"""What a player sees when asked: board, seats, what happened, hand, question, answers; as lines."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from bedesten.cli.drawing.board import SEATS_WIDTH, board, size_for
from bedesten.cli.drawing.cell import Mark
from bedesten.cli.drawing.columns import beside, in_columns
from bedesten.cli.drawing.hand import hand_line, hand_lines
from bedesten.cli.drawing.pieces import legend_of
from bedesten.cli.drawing.seats import seats_below, seats_beside
from bedesten.cli.drawing.style import CRESTS, INK, MAY, QUIET, fitted, ink
from bedesten.cli.speech import t
from bedesten.cli.table.choice import Choice
from bedesten.cli.words import you
from bedesten.engine.game import Question
from bedesten.engine.notation import SEATS
from bedesten.engine.view import View

LOW = 34  # a terminal with fewer lines gets the short form of everything
PIPE_HEIGHT = 36  # what is no terminal has no height


def height_of(console: Console) -> int:
    return console.height if console.is_terminal else PIPE_HEIGHT


def table_lines(console: Console, view: View, names: Sequence[str], marks: Mapping[int, Mark]) -> list[Text]:
    """Board and seats."""
    size, is_beside = size_for(len(view.grid[0]), console.width, height_of(console))
    drawn = board(view, size, marks)
    if is_beside:
        return beside(drawn, seats_beside(view, names, SEATS_WIDTH[len(view.grid[0])]))
    return drawn + seats_below(view, names, console.width)


def head_line(view: View) -> Text:
    variant = f" · {t('terminal-caravan', colour=view.caravan_leader)}" if view.caravan_leader else ""
    return ink(f"{t('terminal-head', round=view.round, rubies=view.rubies_to_win)}{variant}", QUIET)


def whole_table(console: Console, view: View, names: Sequence[str], marks: Mapping[int, Mark]) -> list[Text]:
    lines = table_lines(console, view, names, marks)
    if height_of(console) < LOW:
        return lines
    parts = legend_of(view)
    legend = " · ".join(parts)
    return [head_line(view), *lines, *(ink(part, QUIET) for part in ((legend,) if len(legend) <= console.width else parts))]


def question_lines(
    console: Console, view: View, names: Sequence[str], question: Question, explained: str, offered: Sequence[Choice]
) -> list[Text]:
    is_low = height_of(console) < LOW
    colour, name = SEATS[question.seat], names[question.seat]
    name_shown = "" if name == you() else f"{name}: "
    asked = ink(f"{CRESTS[colour]} {name_shown}", INK[colour]) + ink(question.text, "bold")
    return [
        *([hand_line(view)] if is_low else hand_lines(view)),
        asked,
        *([ink(f"  {explained}", QUIET)] if explained and not is_low else []),
        *in_columns(_items(offered, is_low), console.width),
    ]


def _items(offered: Sequence[Choice], is_low: bool) -> list[Text]:
    """On a low terminal places are not listed: they are marked on the board."""
    on_board = [choice for choice in offered if choice.place] if is_low else []
    listed = [choice for choice in offered if choice not in on_board]
    items = [ink(f"{choice.key:>3} ", MAY) + ink(choice.text) + ink(" ⏎" if choice.is_usual else "", MAY) for choice in listed]
    if on_board:
        numbers = " ".join(choice.key for choice in on_board)
        note = f" {t('terminal-marks')}" if any(choice.option.word[0] == ">" for choice in on_board) else ""
        items.insert(0, ink(f"    {t('terminal-places')} ", QUIET) + ink(numbers, MAY) + ink(note, QUIET))
    return items


def fitting(console: Console, told: Sequence[Text], others: int) -> list[Text]:
    """As much of what happened as there is room for beside so many other lines: the latest, if need be cut to a line each."""
    if not console.is_terminal:
        return list(told)
    room = height_of(console) - others - 1
    if sum(1 + line.cell_len // console.width for line in told) <= room:
        return list(told)
    return [fitted(line, console.width - 1) for line in told[-max(1, room) :]]


def print_lines(console: Console, lines: Sequence[Text]) -> None:
    """Long ones are wrapped between words. What is no terminal needs no more than the letters."""
    for line in lines:
        if line.cell_len > console.width:
            console.print(line)
        elif console.is_terminal:
            console.print(line, no_wrap=True, overflow="ignore", crop=False)
        else:
            console.file.write(line.plain.rstrip() + "\n")
