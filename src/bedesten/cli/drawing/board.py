"""The board: places in rows, as large as the terminal allows; on a very narrow one a list."""

from collections.abc import Mapping

from rich.text import Text

from bedesten.cli.drawing.cell import Mark, Size, cell
from bedesten.cli.drawing.live import live
from bedesten.cli.drawing.pieces import pieces
from bedesten.cli.drawing.style import HERE, MAY, ink, joined
from bedesten.cli.speech import t
from bedesten.engine.view import View

NARROWEST_BOX = 16
WIDEST_BOX = 24
SEATS_WIDTH = {4: 34, 5: 42}  # of the seats, where they stand beside a board of so many columns


def size_for(columns: int, width: int, height: int) -> tuple[Size, bool]:
    """How large a place is drawn; do the seats stand beside the board?"""
    seats = SEATS_WIDTH[columns] + 1
    beside = width >= columns * 20 + seats
    box = min(WIDEST_BOX, (width - (seats if beside else 0)) // columns)
    if height < 30:
        return Size(box, 2, False), beside
    return Size(box, 3 if height < 42 or not beside else 4, height >= 36), beside


def board(view: View, size: Size, marks: Mapping[int, Mark]) -> list[Text]:
    if size.width < NARROWEST_BOX:
        return [_line(view, place, marks.get(place)) for row in view.grid for place in row]
    lines: list[Text] = []
    for row in view.grid:
        boxes = [cell(view, place, size, marks.get(place), row is view.grid[-1]) for place in row]
        lines += [ink().join(parts) for parts in zip(*boxes, strict=True)]
    return lines


def _line(view: View, place: int, mark: Mark | None) -> Text:
    """A place in one line, for a narrow terminal."""
    here = any(player.merchant == place for player in view.players if player.seat == view.seat)
    sign = ink("▸" if mark else "●" if here else " ", MAY if mark else HERE)
    parts = [ink(f"{place:>2} {t(f'place-{place}')}", "bold"), *([ink(mark.tag, MAY)] if mark else []), live(view, place)[0]]
    return sign + joined([part for part in parts if part.cell_len], " · ") + ink(" ") + joined(pieces(view, place))
