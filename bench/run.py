"""How fast is Bedesten? Measures it and its peers in one run, by CPU time on one core, and compares; --help tells more."""

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".bench-venv"  # the peers' own environment; the compiled miniature lies there too
LOCKS = [HERE / "requirements.lock", HERE / "puffer.lock"]
MINIATURE_GAMES = 12_000

HELP = """\
Measures the base game with four players, then the expansions, and compares it with

  catanatron      Settlers of Catan in Python, four random players, its own Game.play
  OpenSpiel       backgammon, hearts, euchre and connect_four in C++, whole random rollouts inside
  miniature.cpp   the heart of our own game by hand in C++, which shows what could be reached

in decisions/s (questions with at least two options; forced answers and chance are not counted; we answer at random), games/s
(we answer keenly: at random, but never declining what can be done, since purely random games hardly end), decisions/s stepped
from Python (options read, one chosen, given back), and the time of a copy taken from Python. Then our vector environment with the
environments of PettingZoo, RLCard, pgx, OpenSpiel and PufferLib, in steps/s with the observation and the legal actions of each.

What is measured does the same work every time. A round measures everything once, in turn; the best of all rounds counts, so
a machine that is busy for a moment does no harm, and ratios come from the same minutes. Peers are installed into .bench-venv
from bench/*.lock the first time."""
EXAMPLES = """\
examples:
  python bench/run.py                 the table, in a minute and a half; longer on a busy machine
  python bench/run.py --quick         a rough one, in ten seconds
  python bench/run.py --json > a.json every single figure of every round, for a comparison later
  python bench/run.py --memory        does a million games leave anything behind? two minutes

To renew the lock: uv pip compile --no-emit-index-url --upgrade bench/requirements.in -o bench/requirements.lock"""

Figures = dict[str, dict[str, float]]  # by subject and kind of figure; always per second
OURS, GRAND, CATAN, MINIATURE = "Bedesten", "Bedesten, grand", "catanatron", "C++ miniature"
VECTOR, GRAND_VECTOR = "VectorGame, base", "VectorGame, grand"
# Of similar weight are games whose rules and whose observations do as much; connect four and triple triad do not
WEIGHTY = ("PettingZoo chess", "RLCard uno", "pgx backgammon", "OpenSpiel backgammon, observed")
COLUMNS = [("decisions", "decisions/s"), ("games", "games/s"), ("stepped", "stepped/s"), ("copies", "copy")]


@dataclass
class Target:
    what: str
    wanted: float
    reached: float | None  # None: could not be measured here
    unit: str = "x"

    @property
    def verdict(self) -> str:
        if self.reached is None:
            return "not measured"
        is_met = self.reached <= self.wanted if self.unit == "KiB" else self.reached >= self.wanted
        return "met" if is_met else "missed"


def say(text: str, end: str = "\n") -> None:
    """Progress."""
    print(text, end=end, file=sys.stderr, flush=True)


# -- set up


def python_of_peers() -> str:
    """Make the peers' environment, unless it is there already as the lock says."""
    stamp = PEERS / "installed.lock"
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locked = "".join(lock.read_text() for lock in LOCKS)
    if not stamp.exists() or stamp.read_text() != locked:
        say("installing the peers into .bench-venv ...")
        uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
        if uv is None:
            sys.exit("uv was not found; `make build` installs it.")
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", PEERS], check=True)
        subprocess.run([uv, "pip", "sync", "--quiet", "--python", python, *LOCKS], check=True)
        stamp.write_text(locked)
    return str(python)


def compiled_miniature() -> str | None:
    compiler = os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        say("no C++ compiler: the miniature is left out")
        return None
    program = PEERS / "miniature"
    subprocess.run([compiler, "-O3", "-o", program, HERE / "miniature.cpp"], check=True)
    return str(program)


# -- measure


def answer_of(command: list[str], **variables: str) -> str:
    """What a script of the benchmark prints. Hashes are fixed so that every round does the same work."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BEDESTEN_")}
    done = subprocess.run(command, env={**kept, "PYTHONHASHSEED": "0", **variables}, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(Path(word).name for word in command)} failed.")
    return done.stdout


def one_round(peers: str, miniature: str | None, share: float) -> Figures:
    found: Figures = {}
    for python, script, variables in (
        (sys.executable, "ours.py", {}),
        (peers, "peer_catanatron.py", {}),
        (sys.executable, "ours.py", {"BEDESTEN_PURE": "1"}),
        (peers, "peer_openspiel.py", {}),
        (sys.executable, "ours_vector.py", {}),
        (peers, "peer_environments.py", {"JAX_PLATFORMS": "cpu"}),
        (peers, "peer_puffer.py", {}),
    ):
        say(".", end="")
        found |= json.loads(answer_of([python, str(HERE / script), str(share)], **variables))
    if miniature:
        played = json.loads(answer_of([miniature, str(int(MINIATURE_GAMES * share))]))
        found[MINIATURE] = {"decisions": played["decisions"] / played["seconds"]}
    return found


def over_rounds(rounds: list[Figures], subject: str, kind: str) -> list[float]:
    return [found[subject][kind] for found in rounds]


def best_of(rounds: list[Figures]) -> Figures:
    return {subject: {kind: max(over_rounds(rounds, subject, kind)) for kind in kinds} for subject, kinds in rounds[0].items()}


def unrest(rounds: list[Figures]) -> float:
    """How far a figure's median lies below its best, on the whole."""
    return median(
        1 - median(over_rounds(rounds, subject, kind)) / max(over_rounds(rounds, subject, kind))
        for subject, kinds in rounds[0].items()
        for kind in kinds
    )


# -- compare


def targets_of(best: Figures) -> list[Target]:
    ours = best[OURS]
    spiel = {name: figures for name, figures in best.items() if name.startswith("OpenSpiel") and "decisions" in figures}
    fastest = max(spiel, key=lambda name: spiel[name]["decisions"])
    nimblest = max((name for name in best if name in {CATAN, *spiel}), key=lambda name: best[name]["stepped"])
    steps = {name: figures["steps"] for name, figures in best.items() if "steps" in figures}
    swiftest = max(WEIGHTY, key=lambda name: steps[name])
    loop = ours["decisions"] / best[MINIATURE]["decisions"] if MINIATURE in best else None
    return [
        Target("decisions/s, of catanatron", 300, ours["decisions"] / best[CATAN]["decisions"]),
        Target("games/s, of catanatron", 100, ours["games"] / best[CATAN]["games"]),
        Target(
            f"decisions/s, of the best of OpenSpiel ({fastest.split()[1]})", 2, ours["decisions"] / spiel[fastest]["decisions"]
        ),
        Target(f"stepped from Python, of the best peer ({nimblest})", 1, ours["stepped"] / best[nimblest]["stepped"]),
        Target("copies from Python, of catanatron", 200, ours["copies"] / best[CATAN]["copies"]),
        Target("decisions/s, of the C++ miniature", 0.7, loop),
        Target("decisions/s with all expansions, of the base game", 0.5, best[GRAND]["decisions"] / ours["decisions"]),
        Target("steps/s of the vector environment, in millions", 4, steps[VECTOR] / 1e6, "M"),
        Target(f"the same, of the best of similar weight ({swiftest})", 5, steps[VECTOR] / steps[swiftest]),
        Target("the same with all expansions, of the base game", 0.5, steps[GRAND_VECTOR] / steps[VECTOR]),
    ]


def amount(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}" if value < 1000 * size else f"{value / size:,.0f} {letter}"
    return f"{value:.3g}  "


def duration(value: float) -> str:
    return f"{value * 1e9:.0f} ns" if value < 1e-6 else f"{value * 1e6:.3g} µs"


def times(ratio: float) -> str:
    return f"{ratio:,.0f} x" if ratio >= 100 else f"{ratio:.3g} x"


def table(best: Figures) -> str:
    """A row for each subject; behind each figure, how many times as fast Bedesten is.

    Games per second are not compared with those of OpenSpiel, which take 14 to 105 decisions; ours take 1,100.
    """
    lines = [f"{'':24}" + "".join(f"{title:>12}{'we are':>10}" for _, title in COLUMNS)]
    for subject, figures in best.items():
        if "steps" in figures:
            continue
        line = f"{subject:24}"
        for kind, _ in COLUMNS:
            value = figures.get(kind)
            if value is None:
                line += f"{'-':>12}{'':10}"
            else:
                is_comparable = subject != OURS and not (kind == "games" and subject.startswith("OpenSpiel"))
                ratio = times(best[OURS][kind] / value) if is_comparable else ""
                line += f"{duration(1 / value) if kind == 'copies' else amount(value):>12}{ratio:>10}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def environments(best: Figures) -> str:
    """Steps per second with observation and legal actions; of ours also how long the observation alone takes."""
    lines = [f"{'':34}{'steps/s':>12}{'we are':>10}{'observation alone':>20}"]
    for subject, figures in best.items():
        if "steps" in figures:
            ratio = "" if subject.startswith("VectorGame") else times(best[VECTOR]["steps"] / figures["steps"])
            alone = duration(1 / figures["observations"]) if "observations" in figures else ""
            lines.append(f"{subject:34}{amount(figures['steps']):>12}{ratio:>10}{alone:>20}".rstrip())
    return "\n".join(lines)


def verdicts(targets: list[Target]) -> str:
    lines = []
    for target in targets:
        reached = "" if target.reached is None else f"{target.reached:,.0f}" if target.reached >= 100 else f"{target.reached:.3g}"
        sign = "at most" if target.unit == "KiB" else "at least"
        lines.append(f"{target.verdict:>12}  {target.what}: {reached} {target.unit} ({sign} {target.wanted:g})")
    return "\n".join(lines)


# -- the two things that can be asked for


def speed(rounds_n: int, share: float, as_json: bool) -> list[Target]:
    peers = python_of_peers()
    miniature = compiled_miniature()
    rounds = []
    for i in range(rounds_n):
        say(f"round {i + 1} of {rounds_n} ", end="")
        rounds.append(one_round(peers, miniature, share))
        say("")
    best = best_of(rounds)
    targets = targets_of(best)
    if as_json:
        print(json.dumps({"best": best, "targets": [asdict(t) | {"verdict": t.verdict} for t in targets], "rounds": rounds}))
        return targets
    inside = best[OURS]
    print(
        f"4 players, the base game unless another is named, one core, CPU time.\n"
        f"Each figure is the best of {rounds_n} interleaved rounds; "
        f"the median lies {unrest(rounds):.0%} below.\n"
    )
    print(table(best))
    print(
        f"\nInside: a copy takes {duration(1 / inside['copies inside'])}; keen play makes "
        f"{amount(inside['keen decisions']).strip()} decisions/s, random play {amount(inside['decisions']).strip()}.\n"
    )
    print(environments(best), end="\n\n")
    print(verdicts(targets))
    return targets


def memory(games: int, as_json: bool) -> list[Target]:
    say(f"{games:,} keen games")
    found = json.loads(answer_of([sys.executable, str(HERE / "ours.py"), "memory", str(games)]))
    used = found["KiB"]
    target = Target(
        f"memory gained over {found['games']:,} games, after the first {found['games'] // len(used):,}",
        64,
        max(used) - used[0],
        "KiB",
    )
    print(json.dumps(found | {"targets": [asdict(target) | {"verdict": target.verdict}]}) if as_json else verdicts([target]))
    return [target]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench/run.py", description=HELP, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="two short rounds: rough figures")
    parser.add_argument("--rounds", type=int, metavar="N", help="how often everything is measured (5; with --quick 2)")
    parser.add_argument("--memory", action="store_true", help="measure memory instead, over a million games (--quick: 100,000)")
    parser.add_argument("--json", action="store_true", help="print JSON, with the figures of every round")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    wish = parser.parse_args()
    if wish.memory:
        targets = memory(100_000 if wish.quick else 1_000_000, wish.json)
    else:
        rounds = max(1, wish.rounds if wish.rounds is not None else 2 if wish.quick else 5)
        targets = speed(rounds, 0.25 if wish.quick else 1.0, wish.json)
    if wish.strict and any(target.verdict == "missed" for target in targets):
        sys.exit(1)


if __name__ == "__main__":
    main()
