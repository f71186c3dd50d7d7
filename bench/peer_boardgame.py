"""The same load on a boardgame.io server, which keeps a toy game in memory: what a move costs there, in the same minutes.

It has an environment of its own, bench/boardgame, with koa 2.13.4 and koa-compose 4.1.0 pinned. Its state has about 3 KiB and is
sent whole after each move; there are no rules worth the name.
"""

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "boardgame"


def measured(games: int, seconds: float, rate: float, flat_files: Path | None = None) -> dict[str, Any]:
    port = _free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port), *([str(flat_files)] if flat_files else [])], cwd=FOLDER, stdout=subprocess.DEVNULL
    )
    try:
        _until_open(port)
        wanted = ["node", "players.cjs", *map(str, (port, games, seconds, rate))]
        with subprocess.Popen(wanted, cwd=FOLDER, stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout and players.stdout.readline() == "go\n"
            used, begun = _processor_seconds(server.pid), time.perf_counter()
            time.sleep(seconds - 0.5)
            used, passed = _processor_seconds(server.pid) - used, time.perf_counter() - begun
            found = json.loads(players.stdout.readline())
    finally:
        server.kill()
        server.wait()
    moves = found["moves"] / seconds
    return {
        "moves/s": moves,
        "own ms": [value / 1000 for value in sorted(found["own"])],
        "server us per move": 1e6 * used / passed / max(1.0, moves),
        "KiB per update": found["bytes"] / max(1, found["updates"]) / 1024,
    }


def _processor_seconds(pid: int) -> float:
    """Used by the process so far, by all of its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _until_open(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError("boardgame.io does not listen")
