"""How many moves does one house carry? Many games on this machine at once, every move durable; --help tells more."""

import argparse
import asyncio
import json
import multiprocessing
import os
import sqlite3
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import peer_boardgame
from persons import Figures, clients

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.server import Guest, Server  # noqa: E402

HELP = """\
Starts one server process with an SQLite file, opens games with four persons each, connects every person by a WebSocket, and
lets all of them answer as fast as they are asked (or as many per second as --rate says). Measured are

  moves/s         answers that were durable, by the confirmations in the sockets of those who gave them; what chance adds to
                  an answer (a roll, a card) is stored with it and not counted
  own, others     milliseconds from sending an answer to seeing it: in the own socket, and in those of the others
  memory          of the process that serves
  single commits  how many transactions a second SQLite makes durable one by one, on the same disk, before and after

  per move        what a move costs the server, in processor time: this tells less of what else the machine has to do

The clients run in processes of their own on the same machine, and take their share of it."""
AIM_MOVES, AIM_P99 = 5_000, 50.0
PLAYERS = 4


def single_commits(folder: Path, seconds: float = 1.5) -> float:
    """Transactions of one row each that SQLite makes durable in a second, one after another."""
    with closing(sqlite3.connect(folder / "single.db", isolation_level=None)) as database:
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            database.execute(f"PRAGMA {pragma}")
        database.execute("create table if not exists entries (n integer primary key, word text)")
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            database.execute("insert into entries (word) values (?)", (">tea-house",))
            done += 1
        return done / (time.perf_counter() - begun)


async def opened(server: Server, games: int) -> list[tuple[str, list[str]]]:
    """Tables with four persons each; no device opens more than it may."""
    tables: list[tuple[str, list[str]]] = []
    for begin in range(0, games, 50):
        persons = [Guest(server, f"person {i}") for i in range(PLAYERS)]
        for _ in range(begin, min(games, begin + 50)):
            table = await persons[0].open([{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1))
            for person in persons[1:]:
                await person.join(table)
            tables.append((table, [person.token for person in persons]))
        for person in persons:
            await person.http.aclose()
    return tables


def entries(server: Server) -> int:
    assert server.file
    with closing(sqlite3.connect(server.file)) as database:
        return int(database.execute("select count(*) from entries where kind = 'answer'").fetchone()[0])


def processor_seconds(server: Server) -> float:
    """Used by all processes of the server so far."""
    ticks = [sum(map(int, Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13])) for pid in server.pids()]
    return sum(ticks) / os.sysconf("SC_CLK_TCK")


async def measured(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    before = single_commits(folder)
    async with Server(folder / "house") as server:
        tables = await opened(server, given.games)
        idle, share = server.memory(), -(-len(tables) // given.processes)
        context, pipes = multiprocessing.get_context("spawn"), []
        for i in range(given.processes):
            ours, theirs = context.Pipe()
            part = tables[i * share : (i + 1) * share]
            pause, query = given.games / given.rate if given.rate else 0.0, "changes=false" if given.whole else "changes=true"
            wanted = (server.port, part, query, pause, i, given.seconds, theirs)
            context.Process(target=clients, args=wanted, daemon=True).start()
            pipes.append(ours)
        for pipe in pipes:
            await asyncio.to_thread(pipe.recv)
        await asyncio.sleep(1)
        stored, used, begun = entries(server), processor_seconds(server), time.perf_counter()
        for pipe in pipes:
            pipe.send("go")
        await asyncio.sleep(given.seconds - 0.5)
        stored, used = entries(server) - stored, processor_seconds(server) - used
        seconds, memory = time.perf_counter() - begun, server.memory()
        found: list[Figures] = [await asyncio.to_thread(pipe.recv) for pipe in pipes]
    after = single_commits(folder)
    own = sorted(value for figures in found for value in figures.own)
    others = sorted(value for figures in found for value in figures.others)
    return {
        "connections": PLAYERS * len(tables),
        "games": len(tables),
        "moves/s": sum(figures.moves for figures in found) / given.seconds,
        "stored answers/s": stored / seconds,
        "single commits/s": (before + after) / 2,
        "own ms": percentiles(own),
        "others ms": percentiles(others),
        "updates/s": sum(figures.updates for figures in found) / given.seconds,
        "KiB per update": sum(f.received for f in found) / max(1, sum(f.updates for f in found)) / 1024,
        "problems": dict(sum([figures.problems for figures in found], Counter[str]())),
        "server processors": used / seconds,
        "server us per move": 1e6 * used / seconds / max(1, sum(figures.moves for figures in found) / given.seconds),
        "client processors": sum(figures.processor for figures in found) / given.seconds,
        "memory MiB": {"before": idle / 2**20, "after": memory / 2**20},
    }


def percentiles(values: list[float]) -> dict[str, float]:
    if len(values) < 2:
        return {"p50": 0.0, "p99": 0.0}
    cuts = quantiles(values, n=100)
    return {"p50": 1000 * cuts[49], "p99": 1000 * cuts[98], "worst": 1000 * values[-1]}


def shown(figures: dict[str, Any]) -> str:
    own, others, memory = figures["own ms"], figures["others ms"], figures["memory MiB"]
    moves, commits = figures["moves/s"], figures["single commits/s"]
    lines = [
        f"{figures['connections']:,} connections in {figures['games']} games, one server process, SQLite with synchronous=FULL",
        f"moves/s              {moves:10,.0f}   aim {AIM_MOVES:,}: {'met' if moves >= AIM_MOVES else 'missed'}",
        f"single commits/s     {commits:10,.0f}   aim, fewer than moves: {'met' if moves > commits else 'missed'}",
        f"own socket, ms       {own['p50']:10.1f}   p99 {own['p99']:.1f}, aim {AIM_P99:.0f}: "
        f"{'met' if own['p99'] < AIM_P99 else 'missed'}",
        f"others' sockets, ms  {others['p50']:10.1f}   p99 {others['p99']:.1f}",
        f"updates/s            {figures['updates/s']:10,.0f}   of {figures['KiB per update']:.1f} KiB",
        f"memory, MiB          {memory['after']:10.0f}   {memory['before']:.0f} before the connections",
        f"processors used      {figures['server processors']:10.2f}   by the server; by the clients "
        f"{figures['client processors']:.2f}",
        f"per move, µs         {figures['server us per move']:10.0f}   of the server's processors",
        f"problems             {sum(figures['problems'].values()):10}   {figures['problems'] or ''}",
    ]
    return "\n".join([*lines, *_compared(figures)])


def _compared(figures: dict[str, Any]) -> list[str]:
    """Ours and theirs, in the same minutes: of a busy machine only the ratio tells something."""
    peer = figures.get("boardgame.io")
    if not peer:
        return []
    moves, cost = figures["moves/s"] / max(1.0, peer["moves/s"]), figures["server us per move"] / peer["server us per move"]
    return [
        f"boardgame.io: {peer['moves/s']:,.0f} moves/s at {peer['server us per move']:.0f} µs, "
        f"own socket {peer['own ms']['p50']:.1f} ms, p99 {peer['own ms']['p99']:.1f}, {peer['KiB per update']:.1f} KiB an update",
        f"ours against it: {moves:.2f} × the moves, {cost:.2f} × the processor time of a move",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=250, help="tables with four persons each (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=0, help="moves per second in all; 0: as fast as possible (default)")
    parser.add_argument("--whole", action="store_true", help="clients ask for whole updates, not for changes")
    parser.add_argument("--processes", type=int, default=1, help="processes of clients (default: %(default)s)")
    parser.add_argument("--peer", action="store_true", help="then the same with boardgame.io (npm --prefix bench/boardgame ci)")
    parser.add_argument("--flat-files", action="store_true", help="boardgame.io stores its games in files")
    parser.add_argument("--json", action="store_true", help="every figure, for a comparison later")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        figures = asyncio.run(measured(given, Path(folder)))
        if given.peer:
            flat = Path(folder) / "flat" if given.flat_files else None
            figures["boardgame.io"] = peer_boardgame.measured(given.games, given.seconds, given.rate, flat)
            figures["boardgame.io"]["own ms"] = percentiles(figures["boardgame.io"]["own ms"])
    print(json.dumps(figures) if given.json else shown(figures))


if __name__ == "__main__":
    main()
