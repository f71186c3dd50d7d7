"""How long do the start page and profiles take on a server with many people and games? --help tells more."""

import argparse
import asyncio
import hmac
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from crowd import Crowd, filled  # noqa: E402

from service.servers import Postgres  # noqa: E402
from web.server import Server  # noqa: E402

HELP = """\
Fills a database with accounts and finished games (bench/crowd.py), starts a server on it, and asks for what the start page,
profiles, leaderboards, the daily bazaar and tournaments ask for, one request after the other, for people with few games and
with thousands. Nobody's tables are in memory beforehand. Told are, in milliseconds, by route:

  processor   of the server and, with --postgres, of the database's processes, for one request
  wall        from the request to the answer, on a machine that may be busy with other things

"start page" is everything that the page asks for when it opens, added up for one visitor."""
AIM = 50.0  # milliseconds at the 99th percentile
SECRET = "-".join(["the secret of a server that is measured"] * 2)
SIGNED_IN = "me."
START = (
    "/api/me",
    "/api/tables/mine",
    "/api/tables",
    "/api/tables/awaited",
    "/api/me/invitations",
    "/api/daily",
    "/api/pairing",
    "/api/tournaments",
)


def secret_of(account: str) -> str:
    return f"{SIGNED_IN}{account} {'x' * 24}"


def device_of(account: str) -> str:
    return hmac.digest(SECRET.encode(), secret_of(account).encode(), "sha256").hex()


# -- how long something takes


@dataclass
class Figures:
    processor: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)

    def add(self, processor: float, wall: float) -> None:
        self.processor.append(processor)
        self.wall.append(wall)

    def told(self) -> dict[str, Any]:
        return {"n": len(self.wall), "processor": percentiles(self.processor), "wall": percentiles(self.wall)}


def percentiles(values: list[float]) -> dict[str, float]:
    cuts = quantiles(values, n=100, method="inclusive") if len(values) > 1 else values * 99
    return {"p50": round(1000 * cuts[49], 2), "p99": round(1000 * cuts[98], 2), "worst": round(1000 * max(values), 2)}


def processor_seconds(pids: list[int]) -> float:
    """Of all threads of some processes, to the nanosecond."""
    total = 0
    for pid in pids:
        for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            total += int(path.read_text().split()[0])
    return total / 1e9


def children(pid: int) -> list[int]:
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


class Measured:
    """A server, its database, and what was asked of them."""

    def __init__(self, server: Server, postgres: Postgres | None) -> None:
        assert server.process
        self.server, self.pid, self.postgres = server, server.process.pid, postgres
        self.figures: dict[str, Figures] = {}

    def pids(self) -> list[int]:
        database = self.postgres._process.pid if self.postgres and self.postgres._process else None
        return [self.pid, *(children(database) if database else [])]

    async def ask(self, http: httpx.AsyncClient, account: str, path: str, what: str) -> tuple[float, float]:
        head = {"authorization": f"Bearer {secret_of(account)}"}
        used, begun = processor_seconds(self.pids()), perf_counter()
        answer = await http.get(path, headers=head)
        wall, used = perf_counter() - begun, processor_seconds(self.pids()) - used
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        self.figures.setdefault(what, Figures()).add(used, wall)
        return used, wall


def asked(account: str, crowd: Crowd, random: Random) -> Iterator[tuple[str, str]]:
    """Besides the start page: the address, and what it is called in the figures."""
    other = random.choice([*crowd.heavy, *crowd.light])
    yield "/api/me/profile", "/api/me/profile"
    yield f"/api/people?name=Player%20{int(other[1:])}", "/api/people?name=" + ("heavy" if other in crowd.heavy else "light")
    yield "/api/me/company", "/api/me/company"
    yield "/api/me/games", "/api/me/games"
    yield "/api/notices", "/api/notices"
    yield "/api/leaders", "/api/leaders"
    yield f"/api/leaders?rules=base&players=2&page={random.choice((20, 100, 500))}", "/api/leaders, far down"
    yield "/api/daily/past", "/api/daily/past"
    yield f"/api/daily/past?page={random.randrange(1, 7)}", "/api/daily/past, further pages"
    yield f"/api/daily/{random.choice(DAYS_GONE)}/ranking?page={random.randrange(3)}", "/api/daily/…/ranking"
    yield f"/api/daily/{random.choice(DAYS_GONE)}/company", "/api/daily/…/company"
    cup = random.choice(crowd.tournaments)
    for part in ("", "/standings", "/rounds/3"):
        yield f"/api/tournaments/{cup}{part}", f"/api/tournaments/…{part}"


DAYS_GONE: list[str] = []


async def measured(given: argparse.Namespace, crowd: Crowd, server: Server, postgres: Postgres | None) -> dict[str, Any]:
    random = Random(1)
    begun = perf_counter()
    async with server, httpx.AsyncClient(base_url=server.url, timeout=240) as http:
        started = perf_counter() - begun
        await asyncio.sleep(3)  # what a start brings along
        at = Measured(server, postgres)
        DAYS_GONE[:] = [day["deal"] for day in (await http.get("/api/daily/past")).json()]
        for n in range(given.rounds):
            progress(f"round {n + 1} of {given.rounds}")
            for kind, people in (("light", crowd.light), ("heavy", crowd.heavy)):
                account, page = people[n % len(people)], Figures()
                for path in START:
                    page.add(*await at.ask(http, account, path, f"{path} · {kind}"))
                at.figures.setdefault(f"start page · {kind}", Figures()).add(sum(page.processor), sum(page.wall))
                for path, what in asked(account, crowd, random):
                    await at.ask(http, account, path, what if "light" in what or "heavy" in what else f"{what} · {kind}")
        log, memory = server.log(), server.memory()
    if "set aside" in log:
        print("\nThere are tables that could not be read: see the log of the server.", file=sys.stderr)
    told = {what: figures.told() for what, figures in sorted(at.figures.items())}
    return {"accounts": crowd.accounts, "games": crowd.games, "start s": started, "memory MiB": memory / 2**20, "routes": told}


def shown(figures: dict[str, Any]) -> str:
    lines = [
        f"{figures['accounts']:,} accounts, {figures['games']:,} finished games; load of the machine {os.getloadavg()[0]:.1f}"
    ]
    lines += [f"ready after {figures['start s']:.1f} s, {figures['memory MiB']:.0f} MiB", ""]
    lines += [f"{'':44} {'processor, ms':>22} {'wall, ms':>22}", f"{'':44} {'p50':>10} {'p99':>11} {'p50':>10} {'p99':>11}"]
    for what, told in figures["routes"].items():
        one, other = told["processor"], told["wall"]
        mark = "" if one["p99"] <= AIM else f"   more than {AIM:.0f}"
        lines.append(f"{what:44} {one['p50']:10.1f} {one['p99']:11.1f} {other['p50']:10.1f} {other['p99']:11.1f}{mark}")
    return "\n".join(lines)


def progress(what: str) -> None:
    print(f"\r{what:78}", end="", file=sys.stderr, flush=True)


@contextmanager
def database(given: argparse.Namespace, folder: Path) -> Iterator[tuple[str | None, Postgres | None]]:
    """The URL of the database (None: the server's own file), and PostgreSQL, if it is that."""
    if not given.postgres:
        yield None, None
        return
    postgres = Postgres()
    try:
        yield postgres.fresh(), postgres
    finally:
        postgres.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accounts", type=int, default=100_000, help="(default: %(default)s)")
    parser.add_argument("--games", type=int, default=1_000_000, help="finished games (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=200, help="visitors of each kind (default: %(default)s)")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of an SQLite file")
    parser.add_argument("--folder", type=Path, help="keep the SQLite file here, and take it again if it is there")
    parser.add_argument("--json", action="store_true", help="every figure, for a comparison later")
    given = parser.parse_args()
    with TemporaryDirectory() as scratch, database(given, Path(scratch)) as (url, postgres):
        folder = given.folder or Path(scratch)
        server = Server(folder / "house", url, environment={"BEDESTEN_SECRET": SECRET})
        crowd, kept = Crowd(given.accounts, given.games), folder / "crowd.json"
        if kept.exists() and not postgres:
            crowd = Crowd(**json.loads(kept.read_text()))
        else:
            filled(url or f"sqlite+aiosqlite:///{server.file}", crowd, Path(scratch), device_of, progress)
            kept.write_text(json.dumps(vars(crowd)))
            sleep(1)
        figures = asyncio.run(measured(given, crowd, server, postgres))
    progress("")
    print("\n" + (json.dumps(figures) if given.json else shown(figures)))


if __name__ == "__main__":
    main()
