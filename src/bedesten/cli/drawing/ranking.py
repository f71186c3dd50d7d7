"""What came out of an arena, as a table."""

from rich.console import Console
from rich.table import Table

from bedesten.cli.drawing.style import BAD, QUIET, ink
from bedesten.engine.texts import counted
from bedesten.research.arena.report import Figures, Report
from bedesten.research.arena.sprt import Verdict

HEADS = ("share", "95 %", "Elo", "wins in round", "ms a turn")


def print_report(console: Console, report: Report) -> None:
    variants = "".join(f", {name}" for name in report.variants)
    head = f"{counted(report.games, 'game')} of {report.players} players, {report.rules}, {report.layout} layout{variants}"
    console.print(ink(head, "bold"))
    each = counted(report.games // report.blocks, "game")
    console.print(ink(f"{counted(report.blocks, 'block')} of {each} · {1 / report.players:.1%} is par", QUIET))
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold")
    for title in HEADS:
        table.add_column(title, justify="right", no_wrap=True)
    for name, figures in sorted(report.bots.items(), key=lambda pair: -pair[1].share):
        table.add_row(name, *_cells(figures))
    console.print(table)
    if report.sprt:
        console.print()
        console.print(ink(_verdict(report.sprt), "bold"))
    for remark in report.remarks:
        console.print(ink(remark, BAD))


def _cells(figures: Figures) -> list[str]:
    return [
        f"{figures.share:.1%}",
        f"{100 * figures.low:.1f}–{100 * figures.high:.1f}",
        "–" if figures.elo is None else f"{figures.elo:+.0f}",
        "–" if figures.mean_winning_round is None else f"{figures.mean_winning_round:.1f}",
        "–" if figures.ms_per_turn is None else f"{figures.ms_per_turn:.2f}",
    ]


def _verdict(test: Verdict) -> str:
    ends = {"elo0": "claim 0 holds", "elo1": "claim 1 holds", None: "not clear yet: more games are needed"}
    return f"Sequential test: {ends[test.holds]} (LLR {test.llr:.2f}, from {test.lower:.2f} to {test.upper:.2f})"
