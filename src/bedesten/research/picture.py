"""The table as a picture: as SVG, and as an array of pixels. Both are drawn from the same shapes."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from bedesten.engine.texts import PLACE_NAMES
from bedesten.engine.view import PlayerView, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CELL, MARGIN, PANEL, ROW = 96, 12, 300, 84
INK, PAPER, STONE, RUBY, GOLD = "#2b2420", "#f6efe0", "#e2d3b5", "#b3123c", "#d9a521"
SEAT_COLOURS = {"red": "#c8342b", "green": "#3a8f4d", "blue": "#2f62b5", "yellow": "#e0b52a", "white": "#ffffff"}
GOOD_COLOURS = {"fabric": "#c8342b", "spice": "#3a8f4d", "fruit": "#e0b52a", "jewellery": "#2f62b5"}
NOBODYS = "#8b8378"  # of people who belong to no player
DIGITS = {  # five rows of three pixels each
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71122",
    "8": "75757",
    "9": "75717",
}


@dataclass(frozen=True)
class Box:
    x: int
    y: int
    width: int
    height: int
    colour: str


@dataclass(frozen=True)
class Disc:
    x: int  # of its centre
    y: int
    radius: int
    colour: str


@dataclass(frozen=True)
class Number:
    x: int  # of its left upper corner
    y: int
    number: int
    size: int = 2  # of a pixel of its digits


@dataclass(frozen=True)
class Label:
    """A few words, which only the SVG shows: an array of pixels has no letters."""

    x: int
    y: int
    text: str


Shape = Box | Disc | Number | Label


def size_of(view: View) -> tuple[int, int]:
    """Width and height: those of all pictures of the same rule set and number of players."""
    rows, columns = len(view.grid), len(view.grid[0])
    height = max(rows * CELL, len(view.players) * ROW)
    return columns * CELL + PANEL + 3 * MARGIN, height + 2 * MARGIN


def shapes(view: View) -> Iterator[Shape]:
    """What lies behind comes first."""
    width, height = size_of(view)
    yield Box(0, 0, width, height, PAPER)
    for row, places in enumerate(view.grid):
        for column, place in enumerate(places):
            yield from _place(view, place, MARGIN + column * CELL, MARGIN + row * CELL)
    for seat, player in enumerate(view.players):
        yield from _player(view, player, 2 * MARGIN + len(view.grid[0]) * CELL, MARGIN + seat * ROW)


def _place(view: View, place: int, x: int, y: int) -> Iterator[Shape]:
    yield Box(x + 2, y + 2, CELL - 4, CELL - 4, STONE)
    yield Number(x + 8, y + 8, place)
    yield Label(x + 28, y + 18, PLACE_NAMES[place])
    for i, player in enumerate(view.players):
        colour, across = SEAT_COLOURS[player.seat], x + 14 + 17 * i
        if player.merchant == place:
            yield from _ringed(across, y + 38, 8, colour)
        if player.family == place:
            yield from _ringed(across, y + 56, 5, colour)
        if place in player.assistants:
            yield Box(across - 6, y + 66, 12, 8, INK)
            yield Box(across - 5, y + 67, 10, 6, colour)
    people = [view.governor, view.smuggler, view.coffee_trader, view.courier, *view.neutral_merchants]
    for i, _ in enumerate([at for at in people if at == place]):
        yield Disc(x + 14 + 17 * i, y + 84, 6, NOBODYS)


def _ringed(x: int, y: int, radius: int, colour: str) -> Iterator[Shape]:
    yield Disc(x, y, radius, INK)
    yield Disc(x, y, radius - 1, colour)


def _player(view: View, player: PlayerView, x: int, y: int) -> Iterator[Shape]:
    """Rubies above; below lira, goods, and how many cards he holds."""
    if view.asked == player.seat:
        yield Box(x, y, PANEL, ROW - 6, GOLD)
    yield Box(x + 3, y + 3, PANEL - 6, ROW - 12, STONE)
    yield from _ringed(x + 22, y + 24, 12, SEAT_COLOURS[player.seat])
    for i in range(player.rubies):
        yield Box(x + 48 + 18 * i, y + 16, 13, 13, RUBY)
    yield Disc(x + 22, y + 58, 9, GOLD)
    yield Number(x + 36, y + 53, player.lira)
    for i, (good, amount) in enumerate(player.goods.items()):
        yield Box(x + 84 + 42 * i, y + 51, 14, 14, GOOD_COLOURS[good])
        yield Number(x + 102 + 42 * i, y + 53, amount)
    yield Box(x + 256, y + 50, 11, 16, INK)
    yield Number(x + 272, y + 53, player.cards)


def svg(view: View) -> str:
    """As a whole document."""
    width, height = size_of(view)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="9">']
    return "\n".join([*lines, *map(_element, shapes(view)), "</svg>\n"])


def _element(shape: Shape) -> str:
    match shape:
        case Box(x, y, width, height, colour):
            return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>'
        case Disc(x, y, radius, colour):
            return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'
        case Number(x, y, number, size):
            return f'<text x="{x}" y="{y + 5 * size}" font-size="{7 * size}" fill="{INK}">{number}</text>'
        case Label(x, y, text):
            return f'<text x="{x}" y="{y}" fill="{INK}">{escape(text)}</text>'


def pixels(view: View) -> "NDArray[np.uint8]":
    """Height, width, and red, green and blue."""
    import numpy as np

    width, height = size_of(view)
    image = np.zeros((height, width, 3), np.uint8)
    for shape in shapes(view):
        _paint(image, shape)
    return image


def _paint(image: Any, shape: Shape) -> None:
    import numpy as np

    match shape:
        case Box(x, y, width, height, colour):
            image[y : y + height, x : x + width] = _rgb(colour)
        case Disc(x, y, radius, colour):
            across, down = np.meshgrid(np.arange(-radius, radius + 1), np.arange(-radius, radius + 1))
            inside = across**2 + down**2 <= radius**2
            image[y - radius : y + radius + 1, x - radius : x + radius + 1][inside] = _rgb(colour)
        case Number(x, y, number, size):
            for i, digit in enumerate(str(number)):
                for row, bits in enumerate(DIGITS[digit]):
                    for column in range(3):
                        if int(bits) >> 2 - column & 1:
                            left, top = x + size * (4 * i + column), y + size * row
                            image[top : top + size, left : left + size] = _rgb(INK)


def _rgb(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
