"""How a training goes, as a page: one line for each thing that is measured, by generation."""

import json
from collections.abc import Callable
from dataclasses import asdict
from html import escape

from bedesten.research.training.course import Course, Row

WIDTH, HEIGHT, EDGE = 640, 160, 36
LINES: tuple[tuple[str, Callable[[Row], float | None]], ...] = (
    ("Part of the games won against greedy in all other seats", lambda row: row.greedy),
    ("Part of the wins against the best net so far, half of the seats each", lambda row: row.gate),
    ("Rounds of a game, mean", lambda row: row.rounds),
    ("Cross entropy", lambda row: row.loss),
)
STYLE = "body{font:16px sans-serif;max-width:44rem;margin:2rem auto}td,th{padding:0 .6rem;text-align:right}"


def report(course: Course) -> str:
    """A page that needs nothing else."""
    plots = "".join(f"<h2>{escape(title)}</h2>{plot(course.rows, value)}" for title, value in LINES)
    plan = escape(json.dumps(asdict(course.plan), indent=1))
    gates = "".join(gate(row) for row in course.rows if row.accepted is not None)
    return (
        f"<!doctype html><meta charset=utf-8><title>Training: {escape(course.plan.rules)}</title><style>{STYLE}</style>"
        f"<h1>Training: {escape(course.plan.rules)}, {course.rows[-1].games if course.rows else 0} games</h1>{plots}"
        f"<h2>Gates</h2><table><tr><th>generation<th>games<th>against the best<th>accepted<th>against greedy{gates}</table>"
        f"<h2>Plan</h2><pre>{plan}</pre>\n"
    )


def gate(row: Row) -> str:
    accepted = "yes" if row.accepted else "no"
    return f"<tr><td>{row.generation}<td>{row.games}<td>{shown(row.gate)}<td>{accepted}<td>{shown(row.greedy)}"


def shown(part: float | None) -> str:
    return "–" if part is None else f"{100 * part:.1f} %"


def plot(rows: list[Row], value: Callable[[Row], float | None]) -> str:
    points = [(row.generation, found) for row in rows if (found := value(row)) is not None]
    if not points:
        return "<p>Nothing yet.</p>"
    low, high = min(y for _, y in points), max(y for _, y in points)
    last, spread = max(points[-1][0], 1), (high - low) or 1.0
    wide, tall = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    path = " ".join(f"{EDGE + x / last * wide:.1f},{HEIGHT - EDGE - (y - low) / spread * tall:.1f}" for x, y in points)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="11">'
        f'<polyline points="{path}" fill="none" stroke="#8a1c1c" stroke-width="2"/>'
        f'<text x="4" y="{HEIGHT - EDGE + 4}">{low:.3g}</text><text x="4" y="{EDGE + 4}">{high:.3g}</text>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 8}">{points[-1][0]}</text></svg>'
    )
