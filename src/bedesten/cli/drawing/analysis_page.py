"""The analysis of a game as a page that needs nothing else: plots as drawings, all numbers as tables."""

from collections.abc import Sequence
from html import escape

from bedesten.bots.analysis.report import Analysis, Share, Shares, Turn
from bedesten.cli.drawing.analysis import SIGNS, better, colour, heads, looked_at, shown, signed
from bedesten.cli.speech import spoken, t
from bedesten.engine.constants import WIN
from bedesten.engine.notation import SEATS

WIDTH, HEIGHT, LEFT, EDGE = 960, 320, 48, 24
DASHES = {"red": "", "green": "8 3", "blue": "2 3", "yellow": "10 3 2 3", "white": "5 5"}
STYLE = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#fbf7ef;--line:#d8cdb8;
--red:#a8241f;--green:#1f6b3a;--blue:#1f4e9c;--yellow:#8f6a00;--white:#6d6459}
@media(prefers-color-scheme:dark){:root{--ink:#f2e9d8;--paper:#1d1812;--line:#4a4033;
--red:#ff8378;--green:#6fce8d;--blue:#82b1ff;--yellow:#f0c64c;--white:#d9d2c5}}
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
td:first-child,th:first-child,td:last-child,th:last-child{text-align:left}
svg{width:100%;height:auto}svg text{fill:currentColor;font-size:12px}.scroll{overflow-x:auto}
.mistake,.doubtful,.good{font-weight:700}.mistake{color:var(--red)}.doubtful{color:var(--yellow)}.good{color:var(--green)}
""".strip()


def page(analysis: Analysis, notes: Sequence[str] = ()) -> str:
    names = ", ".join(analysis.names)
    looked = "" if analysis.looked_at == analysis.of else f"<p>{escape(looked_at(analysis))}</p>"
    explained = t("terminal-analysis-explained", mistake=SIGNS["mistake"], doubtful=SIGNS["doubtful"], good=SIGNS["good"])
    title = escape(t("terminal-analysis-title", names=names))
    return (
        f'<!doctype html><html lang="{spoken().code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{escape(names)}</h1>{looked}"
        f"<h2>{_said('by-turn')}</h2>{_curves(analysis)}<h2>{_said('parts')}</h2>{_seats(analysis)}"
        f"<h2>{_said('turns')}</h2>{_turns(analysis)}"
        f"{''.join(f'<p>{escape(note)}</p>' for note in notes)}<p>{escape(explained)}</p></html>"
    )


def _said(key: str) -> str:
    return escape(t(f"terminal-analysis-{key}"))


def _curves(analysis: Analysis) -> str:
    points = [*(turn.chances for turn in analysis.turns), analysis.result]
    grid = "".join(_level(part) for part in (0, 25, 50, 75, 100))
    lines = "".join(_curve(seat, points) for seat in range(analysis.players))
    marks = "".join(_mark(i, turn, len(points)) for i, turn in enumerate(analysis.turns) if turn.mark)
    names = "".join(_name(seat, name) for seat, name in enumerate(analysis.names))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT + 20}"'
    return f'<svg {size} role="img" aria-label="{_said("by-turn")}">{grid}{lines}{marks}{names}</svg>'


def _x(i: int, n: int) -> float:
    return LEFT + i / max(1, n - 1) * (WIDTH - LEFT - EDGE)


def _y(chance: int) -> float:
    return HEIGHT - EDGE - chance / WIN * (HEIGHT - 2 * EDGE)


def _level(part: int) -> str:
    y = _y(part * WIN // 100)
    line, said = f'<path d="M{LEFT} {y:.1f}H{WIDTH - EDGE}" stroke="var(--line)"/>', t("terminal-analysis-percent", n=part)
    return f'{line}<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{said}</text>'


def _curve(seat: int, points: list[Shares]) -> str:
    path = " ".join(f"{_x(i, len(points)):.1f},{_y(shares[seat]):.1f}" for i, shares in enumerate(points))
    return f'<polyline points="{path}" fill="none" {_stroke(seat)}/>'


def _stroke(seat: int) -> str:
    return f'stroke="var(--{SEATS[seat]})" stroke-width="2.5" stroke-dasharray="{DASHES[SEATS[seat]]}"'


def _mark(i: int, turn: Turn, n: int) -> str:
    x, y = _x(i, n), _y(turn.chances[turn.seat])
    mark = t("terminal-analysis-marked", turn=turn.turn, name=colour(turn.seat), mark=t(f"replay-mark-{turn.mark}"))
    told = f"{mark}. {_better(turn)}" if turn.better else mark
    return (
        f'<g><title>{escape(told)}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="var(--paper)" '
        f'stroke="var(--{SEATS[turn.seat]})" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{SIGNS[turn.mark]}</text></g>'
    )


def _name(seat: int, name: str) -> str:
    x = LEFT + seat * 180
    line = f'<path d="M{x} {HEIGHT + 8}h28" {_stroke(seat)}/>'
    return f'{line}<text x="{x + 34}" y="{HEIGHT + 12}">{escape(name[:20])}</text>'


def _seats(analysis: Analysis) -> str:
    names = [*heads("player", "began", "luck", "own", "others", "ended", "cost"), "! ? ??"]
    return _table(names, "".join(_seat(share, analysis) for share in analysis.seats))


def _table(names: Sequence[str], rows: str) -> str:
    return f'<div class="scroll"><table><tr>{"".join(f"<th>{escape(name)}" for name in names)}{rows}</table></div>'


def _seat(share: Share, analysis: Analysis) -> str:
    numbers = shown(share.begun), signed(share.luck), signed(share.own), signed(share.others), shown(share.ended)
    cells = "".join(f"<td>{text}" for text in (*numbers, shown(share.cost), " ".join(str(n) for n in share.marks.values())))
    return f"<tr><td>{colour(share.seat)} {escape(analysis.names[share.seat])}{cells}"


def _turns(analysis: Analysis) -> str:
    seats = [colour(seat) for seat in range(analysis.players)]
    names = [*heads("turn", "whose"), *seats, *heads("change", "luck", "choices", "cost"), ""]
    return _table(names, "".join(_turn(turn) for turn in analysis.turns))


def _turn(turn: Turn) -> str:
    chances = "".join(f"<td>{shown(chance)}" for chance in turn.chances)
    parts = "".join(f"<td>{signed(part[turn.seat])}" for part in (turn.change, turn.luck, turn.choices))
    cost = "–" if turn.cost is None else f"{shown(turn.cost)} ± {shown(turn.error)}"
    told = escape(_better(turn))
    return (
        f"<tr><td>{turn.turn}<td>{colour(turn.seat)}{chances}{parts}<td>{cost}"
        f'<td><span class="{turn.mark}">{SIGNS[turn.mark]}</span> {told}'
    )


def _better(turn: Turn) -> str:
    return t("replay-better", line=better(turn.better)) if turn.better else ""
