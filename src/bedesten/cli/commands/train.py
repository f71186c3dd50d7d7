"""bedesten train"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from bedesten.cli.parser import Commands, add_command, add_ray, number
from bedesten.cli.screen import out
from bedesten.cli.speech import t
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULE_SETS
from bedesten.version import to_install

if TYPE_CHECKING:
    from bedesten.research.training.course import Course, Row
    from bedesten.research.training.games import Workers

NAME = "train"
LINE = "a net that learns to play from games with itself"
BARS = "▁▂▃▄▅▆▇█"
SHOWN = 12  # generations


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Plays games with itself on all cores and learns from them (TD(lambda)), generation by generation. Every ten generations the net
must pass a gate: it becomes `best.net` if a sequential test finds it better than the best one so far. What is needed to go on
lies in the folder after each generation: the same command again continues after a kill. `report.html` there shows how it goes.

The same seed gives the same net on the same machine, whatever the number of workers. Training needs numpy
(pip install 'bedesten[train]'); playing with what comes out does not.""",
        """
bedesten train --rules base --players 4 --folder nets/base
bedesten train --rules grand --players 2,3,4,5 --from nets/base/best.net --generations 200 --folder nets/grand
bedesten train --rules base --players 4 --folder nets/base --ray 10.0.0.7:6379""",
        """
To measure what has come out: bedesten arena --bots net:nets/base/best.net,greedy --players 4""",
    )
    parser.add_argument("--rules", choices=list(RULE_SETS), default="base", help="the rule set (base)")
    parser.add_argument(
        "--players",
        type=counts,
        default=(4,),
        metavar="N,…",
        help="players in each game, one game after another: 4, or 2,3,4,5 (4)",
    )
    parser.add_argument("--folder", required=True, metavar="DIR", help="where to keep everything")
    parser.add_argument("--generations", type=number(1, 100_000), default=100, metavar="N", help="stop at this many (100)")
    parser.add_argument("--games", type=number(1, 100_000), default=250, metavar="N", help="games in a generation (250)")
    parser.add_argument(
        "--answers", type=number(1, 30_000), default=500, metavar="N", help="answers tried before a question (500)"
    )
    parser.add_argument("--seed", type=number(0, 2**60), default=1, metavar="N", help="of all chance (1)")
    parser.add_argument("--from", dest="start", metavar="NET", help="start from this net, which may be for other rules")
    parser.add_argument("--workers", type=number(1, 1024), metavar="N", help="threads; by default, all cores")
    add_ray(parser)


def counts(text: str) -> tuple[int, ...]:
    found = tuple(int(part) if part.strip().isdigit() else 0 for part in text.split(","))
    if not all(2 <= n <= 5 for n in found):
        raise argparse.ArgumentTypeError(f"'{text}' isn't a list of numbers from 2 to 5, such as 4 or 2,3,4,5")
    return found


def run(args: argparse.Namespace) -> int:
    try:
        from bedesten.research.training.course import Course, Plan
        from bedesten.research.training.report import report
    except ImportError as error:
        raise Refused(says("library-missing", library=error.name or "numpy", command=to_install("train"))) from None
    folder = Path(args.folder)
    plan = Plan(args.rules, args.players, args.seed, args.games, answers=args.answers, start=_placed(args.start, folder))
    course = Course.begin(folder, plan)
    with workers_of(args) as workers, progress(course, args.generations) as shown:

        def told(row: "Row") -> None:
            (folder / "report.html").write_text(report(course), encoding="utf-8")
            shown(row)

        course.run(workers, args.generations, told)
    out().print(t("terminal-trained", net=str(course.best), report=str(folder / "report.html")))
    return 0


@contextmanager
def workers_of(args: argparse.Namespace) -> "Iterator[Workers]":
    from bedesten.research.training.games import Threads

    number = args.workers or os.cpu_count() or 1
    if args.ray is None:
        with closing(Threads(number)) as threads:
            yield threads
        return
    from bedesten.research.cluster import joined
    from bedesten.research.training.cluster import ClusterWorkers

    with joined(args.ray, number) as cluster:
        yield ClusterWorkers(cluster, lambda said: print(said, file=sys.stderr))


def _placed(start: str | None, folder: Path) -> str:
    """A copy of the net to go on from lies in the folder; what remains is its digest."""
    if not start:
        return ""
    from bedesten.bots.net_file import read

    read(Path(start))
    data = Path(start).read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "start.net").exists():
        (folder / "start.net").write_bytes(data)
    return sha256(data).hexdigest()[:16]


@contextmanager
def progress(course: "Course", generations: int) -> "Iterator[Shown]":
    """In a terminal a plot that goes along, otherwise a line for each generation."""
    console = out()
    if not console.is_terminal:
        yield lambda row: console.print(line_of(row), soft_wrap=True)
        return
    with Live(drawn(course, generations), console=console) as live:
        yield lambda row: live.update(drawn(course, generations))


if TYPE_CHECKING:
    from collections.abc import Callable

    Shown = Callable[[Row], None]


def line_of(row: "Row") -> str:
    gate = "" if row.gate is None else f", gate {100 * row.gate:.1f} % ± {100 * (row.gate_error or 0):.1f}"
    greedy = "" if row.greedy is None else f", against greedy {100 * row.greedy:.1f} % of {row.greedy_games}"
    return f"{row.generation}: {row.games} games, {row.rounds:.1f} rounds, loss {row.loss:.4f}, {row.seconds:.0f} s{gate}{greedy}"


def drawn(course: "Course", generations: int) -> Group:
    rows = course.rows
    table = Table(title=f"Training: {course.plan.rules}, generation {len(rows)} of {generations}")
    for heading in ("generation", "games", "rounds", "loss", "seconds", "gate", "against greedy"):
        table.add_column(heading, justify="right")
    for row in rows[-SHOWN:]:
        figures = f"{row.generation} {row.games} {row.rounds:.1f} {row.loss:.4f} {row.seconds:.0f}".split()
        table.add_row(*figures, *("" if part is None else f"{100 * part:.1f} %" for part in (row.gate, row.greedy)))
    return Group(
        table,
        Text("rounds         " + bars([row.rounds for row in rows])),
        Text("loss           " + bars([row.loss for row in rows])),
        Text("against greedy " + bars([row.greedy for row in rows if row.greedy is not None])),
    )


def bars(values: list[float], width: int = 60) -> str:
    """A plot in a line; where there are too many values, their means."""
    if not values:
        return ""
    step = -(-len(values) // width)
    means = [sum(values[i : i + step]) / len(values[i : i + step]) for i in range(0, len(values), step)]
    low, spread = min(means), (max(means) - min(means)) or 1.0
    return "".join(BARS[round((mean - low) / spread * (len(BARS) - 1))] for mean in means) + f" {means[-1]:.3g}"
