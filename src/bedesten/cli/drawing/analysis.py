"""The analysis of a game, as tables."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bedesten.bots.analysis.report import Analysis, Better, Turn
from bedesten.cli.drawing.style import BAD, CRESTS, INK, MAY, QUIET, ink
from bedesten.cli.speech import spoken, t
from bedesten.engine.notation import SEATS, number
from bedesten.engine.wording import option_text

SIGNS = {"": "", "good": "!", "doubtful": "?", "mistake": "??"}
STYLES = {"": "", "good": "bold green", "doubtful": MAY, "mistake": BAD}


def print_analysis(console: Console, analysis: Analysis) -> None:
    console.print(ink(t("terminal-analysis-chances"), "bold"))
    console.print(_seats(analysis))
    console.print()
    console.print(_turns(analysis))
    for turn in analysis.turns:
        if turn.better:
            _print_better(console, turn, turn.better)
    if analysis.looked_at < analysis.of:
        console.print(ink(f"\n{looked_at(analysis)}", QUIET))


def looked_at(analysis: Analysis) -> str:
    return t("terminal-analysis-looked-at", looked=analysis.looked_at, of=analysis.of)


def _seats(analysis: Analysis) -> Table:
    table = _table("", *heads("player", "began", "luck", "own", "others", "ended", "cost"), "!", "?", "??")
    for share in analysis.seats:
        table.add_row(
            _who(share.seat),
            analysis.names[share.seat],
            shown(share.begun),
            signed(share.luck),
            signed(share.own),
            signed(share.others),
            shown(share.ended),
            shown(share.cost),
            *(str(n) for n in share.marks.values()),
        )
    return table


def _turns(analysis: Analysis) -> Table:
    """A line for each turn."""
    seats = [_who(seat) for seat in range(analysis.players)]
    table = _table(*heads("turn", "event"), "", *seats, *heads("change", "luck", "choices", "cost"), "")
    for turn in analysis.turns:
        seat = turn.seat
        table.add_row(
            str(turn.turn),
            str(turn.first),
            _who(seat),
            *(shown(chance) for chance in turn.chances),
            signed(turn.change[seat]),
            signed(turn.luck[seat]),
            signed(turn.choices[seat]),
            _cost(turn),
            ink(SIGNS[turn.mark], STYLES[turn.mark]),
        )
    return table


def _print_better(console: Console, turn: Turn, instead: Better) -> None:
    cost = t("terminal-analysis-cost", percent=shown(instead.cost))
    told = t("terminal-analysis-better", turn=turn.turn, event=instead.at, line=better(instead), cost=cost)
    console.print(_who(turn.seat) + ink(f" {told}"))


def heads(*names: str) -> list[str]:
    return [t(f"terminal-analysis-head-{name}") for name in names]


def colour(seat: int) -> str:
    return spoken().term(SEATS[seat], "colour")


def _table(*names: str | Text) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    for name in names:
        table.add_column(name, justify="left" if str(name) in ("", *heads("player")) else "right", no_wrap=True)
    return table


def _who(seat: int) -> Text:
    return ink(CRESTS[SEATS[seat]], INK[SEATS[seat]])


def _cost(turn: Turn) -> str:
    if turn.cost is None:
        return "–"
    return f"{shown(turn.cost)} ± {shown(turn.error)}" if turn.error else shown(turn.cost)


def better(instead: Better) -> str:
    """In words."""
    answers = [option_text(spoken(), word) for word in instead.line if number(word) is not None]
    return ", ".join(answers)


def shown(millionths: int) -> str:
    """In per cent."""
    return f"{millionths / 10_000:.1f}".replace(".", t("terminal-analysis-point"))


def signed(millionths: int) -> str:
    return shown(0) if abs(millionths) < 500 else f"{'+' if millionths > 0 else '−'}{shown(abs(millionths))}"
