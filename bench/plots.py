"""Two plots as SVG, drawn by hand: lines, and rows of dots with their intervals."""

from collections.abc import Mapping, Sequence
from html import escape

COLOURS = ("#2f62b5", "#c8342b", "#3a8f4d", "#c98a12", "#7a4fa3")
INK, GRID = "#3b3430", "#d9d2c6"
WIDTH, LEFT, RIGHT, TOP, BOTTOM = 720, 150, 20, 66, 40

Dot = tuple[float, float, float]  # a value, and the interval that it lies in


def lines(title: str, series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str, height: int = 320) -> str:
    xs = [x for points in series.values() for x, _ in points]
    ys = [y for points in series.values() for _, y in points]
    ticks_x, ticks_y = _ticks(min(xs), max(xs)), _ticks(min(0.0, *ys), max(ys))
    left = 64

    def at(x: float, y: float) -> str:
        return (
            f"{left + (x - ticks_x[0]) / (ticks_x[-1] - ticks_x[0]) * (WIDTH - left - RIGHT):.1f},{_up(y, ticks_y, height):.1f}"
        )

    parts = []
    for y in ticks_y:
        parts.append(_line(left, _up(y, ticks_y, height), WIDTH - RIGHT, _up(y, ticks_y, height), GRID))
        parts.append(_text(left - 6, _up(y, ticks_y, height) + 4, f"{y:g}", "end"))
    for x in ticks_x:
        parts.append(_text(float(at(x, 0).split(",")[0]), height - BOTTOM + 16, f"{x:g}", "middle"))
    for colour, points in zip(COLOURS, series.values(), strict=False):
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(at(*p) for p in points)}"/>')
    parts.append(_text(WIDTH - RIGHT, height - 8, across, "end"))
    parts.append(_text(left, TOP - 8, up, "start"))
    return _svg(title, list(series), parts, height)


def rows(
    title: str, series: Sequence[str], table: Mapping[str, Sequence[Dot | None]], unit: str, par: float | None = None
) -> str:
    """A row for each label, with a dot for each of the series."""
    ends = [end for dots in table.values() for dot in dots if dot for end in dot]
    ticks = _ticks(min(0.0, *ends), max(ends))
    height = TOP + 20 * len(table) + BOTTOM

    def at(x: float) -> float:
        return LEFT + (x - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LEFT - RIGHT)

    parts = [_line(at(x), TOP, at(x), height - BOTTOM, GRID) for x in ticks]
    parts += [_text(at(x), height - BOTTOM + 16, f"{x:g}", "middle") for x in ticks]
    if par is not None:
        parts.append(_line(at(par), TOP, at(par), height - BOTTOM, INK))
    for i, (label, dots) in enumerate(table.items()):
        y = TOP + 20 * i + 10
        parts.append(_text(LEFT - 8, y + 4, label, "end"))
        for n, (colour, dot) in enumerate(zip(COLOURS, dots, strict=False)):
            if dot:
                beside = y + 3 * (n - (len(dots) - 1) / 2)
                parts.append(_line(at(dot[1]), beside, at(dot[2]), beside, colour))
                parts.append(f'<circle cx="{at(dot[0]):.1f}" cy="{beside:.1f}" r="3" fill="{colour}"/>')
    parts.append(_text(WIDTH - RIGHT, height - 8, unit, "end"))
    return _svg(title, list(series), parts, height)


def _svg(title: str, names: list[str], parts: list[str], height: int) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="11">'
    key, x = [], 64
    for colour, name in zip(COLOURS, names, strict=False):
        if len(names) > 1:
            key += [f'<circle cx="{x}" cy="34" r="4" fill="{colour}"/>', _text(x + 8, 38, name, "start")]
            x += 26 + 7 * len(name)
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>'
    heading = f'<text x="64" y="18" font-size="14" font-weight="bold" fill="{INK}">{escape(title)}</text>'
    return "\n".join([head, paper, heading, *key, *parts, "</svg>\n"])


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers, some five of them, from below the lowest value to above the highest."""
    span = (high - low) or 1.0
    step = next(size * 10.0**power for power in range(-6, 9) for size in (1, 2, 5) if span / (size * 10.0**power) <= 6)
    first = int(low // step)
    return [round((first + i) * step, 6) for i in range(int(-(-(high - first * step) // step)) + 1)]


def _up(y: float, ticks: list[float], height: int) -> float:
    return height - BOTTOM - (y - ticks[0]) / (ticks[-1] - ticks[0]) * (height - TOP - BOTTOM)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'
