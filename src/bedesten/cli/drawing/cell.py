"""One place of the board as a box. Its frame says whether you may go there."""

from dataclasses import dataclass

from rich.text import Text

from bedesten.cli.drawing.live import live
from bedesten.cli.drawing.pieces import pieces, set_in_lines
from bedesten.cli.drawing.style import HERE, MAY, QUIET, fitted, ink
from bedesten.cli.speech import spoken, t
from bedesten.engine.view import View


@dataclass(frozen=True)
class Mark:
    """A place that may be chosen, and what that costs."""

    tag: str  # "leave 1 · pay 2"
    ends: bool = False  # the turn would end at once
    short: str = ""  # "−1 pay 2"


@dataclass(frozen=True)
class Frame:
    line: str
    side: str
    corners: str  # clockwise from the upper left
    style: str


@dataclass(frozen=True)
class Size:
    width: int  # of a box, with its sides
    lines: int  # inside
    has_floors: bool  # False: the next row's ceiling closes a box


PLAIN = Frame("─", "│", "╭╮╯╰", QUIET)
LEGAL = Frame("━", "┃", "┏┓┛┗", MAY)
ENDS = Frame("┅", "┇", "┏┓┛┗", MAY)
SOFT_HYPHEN = "\u00ad"
OWN = Frame("═", "║", "╔╗╝╚", HERE)


def _short_name(place: int) -> str:
    narrow = f"place-{place}.narrow"
    return t(narrow if spoken().knows(narrow) else f"place-{place}.short").replace(SOFT_HYPHEN, "")


def cell(view: View, place: int, size: Size, mark: Mark | None, is_last: bool) -> list[Text]:
    """`is_last`: no other row follows, so there is a floor in any case."""
    frame = _frame(view, place, mark)
    inner = size.width - 2
    margin = 1 if inner >= 19 else 0
    rows = [_ceiling(place, size.width, frame, mark is not None)]
    for line in _content(view, place, inner - margin, size.lines, mark if not size.has_floors else None):
        rows.append(ink(frame.side + " " * margin, frame.style) + fitted(line, inner - margin) + ink(frame.side, frame.style))
    return [*rows, _floor(frame, size.width, mark if size.has_floors else None)] if size.has_floors or is_last else rows


def _frame(view: View, place: int, mark: Mark | None) -> Frame:
    if mark is not None:
        return ENDS if mark.ends else LEGAL
    here = next((player.merchant for player in view.players if player.seat == view.seat), 0)
    return OWN if place == here else PLAIN


def _ceiling(place: int, width: int, frame: Frame, is_bold: bool) -> Text:
    """The name stands in the upper line of the frame, which gives way where the name needs all of it."""
    full, short = f"{place} {t(f'place-{place}')}", f"{place} {_short_name(place)}"
    name = full if len(full) <= width - 2 else short
    spare = width - 2 - len(name)
    title = ink(f" {name} " if spare >= 3 else f" {name}" if spare >= 1 else name, MAY if is_bold else "bold")
    start = frame.line if spare >= 3 else ""
    title.truncate(width - 2, overflow="ellipsis")
    rest = width - 2 - len(start) - title.cell_len
    return ink(frame.corners[0] + start, frame.style) + title + ink(frame.line * rest + frame.corners[1], frame.style)


def _floor(frame: Frame, width: int, mark: Mark | None) -> Text:
    said = "" if mark is None else mark.tag if len(mark.tag) <= width - 5 else mark.short or mark.tag
    tag = ink(f" {said} " if said else "", frame.style)
    tag.truncate(width - 3, overflow="ellipsis")
    rest = width - 3 - tag.cell_len
    return ink(frame.corners[3] + frame.line * rest, frame.style) + tag + ink(frame.line + frame.corners[2], frame.style)


def _content(view: View, place: int, width: int, lines: int, mark: Mark | None) -> list[Text]:
    """Live data, yours below it if there is room, then the pieces; the mark, if there is no floor to carry it."""
    now, yours = live(view, place)
    data = [text for text in (now, yours)[: max(1, lines - 1)] if text.cell_len]
    found = pieces(view, place)
    tag = ink(mark.short or mark.tag, MAY) if mark is not None else ink()
    room = width - (tag.cell_len + 1 if tag.cell_len else 0)
    while data and _is_cramped(found, room, lines - len(data)):
        data.pop()  # people matter more
    rows = set_in_lines(found, room, max(1, lines - len(data)))
    rows[-1] = fitted(rows[-1], max(0, room)) + ink(" ") + tag if tag.cell_len else rows[-1]
    return ([*data, *rows] + [ink()] * lines)[:lines]


def _is_cramped(found: list[Text], width: int, lines: int) -> bool:
    rows = set_in_lines(found, width, max(1, lines))
    return "+" in rows[-1].plain and lines < 2
