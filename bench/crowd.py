"""A database as a server has it after years: accounts, finished games, ratings, days of the daily bazaar, notices.

Most people have some ten games and a few have thousands. What nobody opens has no entries; the newest games of those who are
measured, and all games that go on, are copies of games that were really played here.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from time import time
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import make_url, select

from bedesten.service import schema
from bedesten.service.daily.days import BOTS, Agreed
from bedesten.service.house import House
from bedesten.service.people.reserved_names import reserved_as
from bedesten.service.store import Row, Store
from bedesten.service.table_settings import TableSettings, TimeControl
from service.daily_company import play
from service.rated_company import open_rated

DAY = 86_400_000  # milliseconds
YEARS = 2 * 365 * DAY
AT_ONCE = 50_000  # rows in one go
OPENED, WAITING, PLAYING = 100, 100, 500  # newest games that somebody may open; tables that wait; games that go on
DAYS, TRIES_A_DAY = 365, 500
PLAYERS = (2, 3, 4)
SHARES = ((0.001, 3_000), (0.01, 300))  # of the accounts, with about so many games at a million
Progress = Callable[[str], None]


@dataclass
class Crowd:
    """How many, and who is measured: account ids."""

    accounts: int
    games: int
    heavy: list[str] = field(default_factory=list)
    light: list[str] = field(default_factory=list)
    tournaments: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """A game that was really played, to be copied."""

    table: Row
    texts: list[str]
    entries: list[Row]


def account_id(n: int) -> str:
    return f"a{n:015d}"


def table_id(n: int) -> str:
    return f"t{n:010d}"


def name_of(n: int) -> str:
    return f"Player {n}"


# -- games that are copied


async def _played(folder: Path) -> dict[tuple[int, bool], Played]:
    """By the number of players: one that is over, and one that goes on."""
    found = {}
    async with Store(f"sqlite+aiosqlite:///{folder}/templates.db") as store, House(store) as house:
        for players in PLAYERS:
            for is_over in (True, False):
                people = [f"person {seat}" for seat in range(players)]
                table = await open_rated(house, people, rated=False, players=players, clock=TimeControl(move=864_000))
                while not table.game.over and (is_over or table.game.position.state.turns < 5 * players):
                    seat = table.to_act()
                    assert seat is not None
                    await play(house, table, people[seat], lambda now, seat=seat: now.to_act() != seat)  # type: ignore[misc]
                [row] = await store.read(select(schema.tables).where(schema.tables.c.id == table.id))
                texts = [seat.text for seat in table.seats]
                found[players, is_over] = Played(row, texts, await store.entries_of(table.id))
    return found


# -- rows, by table


def _accounts(crowd: Crowd, now: int) -> Iterator[Row]:
    for n in range(crowd.accounts):
        created = now - YEARS + n * (YEARS // crowd.accounts)
        flags = {"listed": n % 2 == 0, "shown": True, "email": f"p{n}@example.org" if n % 3 else None}
        yield {"id": account_id(n), "created": created, "name": name_of(n), "settings": "{}", **flags}


def _names(crowd: Crowd) -> Iterator[Row]:
    return ({"looks": reserved_as(name_of(n)), "account": account_id(n)} for n in range(crowd.accounts))


def _devices(crowd: Crowd, now: int, device_of: Callable[[str], str]) -> Iterator[Row]:
    times = {"created": now - DAY, "seen": now, "proved": now}
    return (
        {"device": device_of(account_id(n)), "account": account_id(n), "label": "Firefox", **times} for n in range(crowd.accounts)
    )


def _ratings(crowd: Crowd, random: Random) -> Iterator[Row]:
    for n in range(crowd.accounts):
        for players in PLAYERS[: 1 + (n % 3)]:
            mu, is_stable = random.gauss(25, 6), n % 4 != 3
            ladder = int(1500 + 40 * (mu - 25)) if is_stable and n % 2 == 0 else None
            games = {"games": random.randint(3, 60), "mu": mu, "sigma": 3.0 if is_stable else 6.0, "ladder": ladder}
            yield {"account": account_id(n), "rules": "base", "players": players, **games}


def _tickets(crowd: Crowd, random: Random) -> list[int]:
    """Who takes part, once for each seat that somebody takes: the heavy players come first among the accounts."""
    wanted, found, n = int(2.2 * crowd.games), list[int](), 0
    for share, games in SHARES:
        for _ in range(max(1, int(share * crowd.accounts))):
            found += [n] * max(1, int(games * crowd.games / 1_000_000 * (0.7 + 0.6 * random.random())))
            n += 1
    rest = range(n, crowd.accounts)
    while len(found) < wanted:
        found += random.choices(rest, k=min(len(rest), wanted - len(found)))
    random.shuffle(found)
    return found


@dataclass(frozen=True)
class Seated:
    """A finished game, and who sat there, by account numbers; bots take the other seats."""

    n: int
    players: int
    people: list[int]
    ended: int


def _games(crowd: Crowd, random: Random, now: int) -> Iterator[Seated]:
    tickets, at = _tickets(crowd, random), 0
    for n in range(crowd.games):
        players = random.choice(PLAYERS)
        people = list(dict.fromkeys(tickets[at : at + random.choice((1, 2, players))]))[:players]
        at += len(people)
        people = people or [n % crowd.accounts]
        yield Seated(n, players, people, now - YEARS + n * ((YEARS - DAY) // crowd.games))


def _table(id: str, played: Played, created: int, stage: str, host: str, **more: Any) -> Row:
    return dict(played.table) | {"id": id, "created": created, "stage": stage, "host": host} | more


def _seats(id: str, played: Played, people: list[int], kinds: str = "person") -> Iterator[Row]:
    for seat, text in enumerate(played.texts):
        row = {"table_id": id, "seat": seat, "kind": "bot", "name": "Bot", "token": None, "bot": "level-2", "text": text}
        if seat < len(people):
            row |= {"kind": kinds, "name": name_of(people[seat]), "token": account_id(people[seat]), "bot": None}
        yield row


def _results(game: Seated, random: Random, nth: dict[int, int]) -> Iterator[Row]:
    ranks = random.sample(range(1, game.players + 1), game.players)
    for seat, n in enumerate(game.people):
        rated = {"before": None, "mu": None, "sigma": None, "nth": None}
        if game.n % 3 == 0:
            nth[n] = nth.get(n, 0) + 1
            rated = {"before": 25.0, "mu": random.gauss(25, 3), "sigma": 4.0, "nth": nth[n]}
        how = {
            "rank": ranks[seat],
            "has_left": random.random() < 0.02,
            "rounds": random.randint(12, 30),
            "rubies": random.randint(1, 6),
        }
        counts = {str(place): random.randint(1, 6) for place in random.sample(range(1, 17), 9)}
        yield {
            **{"table_id": table_id(game.n), "seat": seat, "person": account_id(n), "ended": game.ended, "rules": "base"},
            **{"players": game.players, "lira": random.randint(0, 60), "luck": random.randint(-99, 99), **how, **rated},
            **{"places": msgspec.json.encode(counts).decode(), "sources": '{"5":1,"9":2,"15":1}'},
        }


def _deals(now: int) -> Iterator[Row]:
    begins = now // DAY * DAY
    agreed = msgspec.json.encode(Agreed(TableSettings(3, layout="random", confirm=True, hints=False).here(), BOTS)).decode()
    for n in range(-DAYS, 2):
        opens = begins + n * DAY
        day = datetime.fromtimestamp(opens / 1000, UTC).date().isoformat()
        times = {"made": opens - DAY, "opens": opens, "until": opens + DAY}
        yield {"name": day, "day": day, "agreed": agreed, **times, "secret": bytes(32), "model": None}


def _tries(crowd: Crowd, deals: list[Row], random: Random) -> Iterator[Row]:
    """A table may be one try only, so their tables are numbers of their own."""
    for d, deal in enumerate(deals[:-1]):
        for k, n in enumerate(random.sample(range(crowd.accounts), min(TRIES_A_DAY, crowd.accounts // 2))):
            rounds, rubies, lira = random.randint(12, 30), random.randint(3, 5), random.randint(0, 60)
            score = rounds * 10**7 + (99 - rubies) * 10**5 + 99_999 - lira
            what = {"rounds": rounds, "rubies": rubies, "lira": lira, "score": score, "ended": deal["opens"] + k + 1}
            yield {
                "deal": deal["name"],
                "device": account_id(n),
                "table_id": f"d{d:04d}{k:06d}",
                "name": name_of(n),
                "begun": deal["opens"],
                **what,
            }


def _channels(crowd: Crowd, now: int) -> Iterator[Row]:
    texts = dict.fromkeys(("address", "format", "p256dh", "auth", "label", "origin"), "") | {"language": "en"}
    for n in range(0, crowd.accounts, 4):
        keys = {"id": f"c{n:015d}", "person": account_id(n), "hashed": f"{n:064d}", "stop": str(n)}
        yield {
            **keys,
            "kind": "email",
            "device": None,
            **texts,
            "gather": 0,
            "created": now,
            "free_from": 0,
            "up_to": None,
            "failures": 0,
            "broken": None,
        }


def _notices(crowd: Crowd, now: int) -> Iterator[Row]:
    for n in range(0, crowd.accounts, 4):
        for k in range(10):
            what = {
                "kind": "ends",
                "table_id": table_id(k),
                "page": "",
                "by": "",
                "until": None,
                "at": now - DAY,
                "done": now - DAY,
            }
            yield {"channel": f"c{n:015d}", "key": f"ends {n} {k}", **what}


def _tournaments(crowd: Crowd, now: int, random: Random) -> Iterator[tuple[str, Row]]:
    """A hundred that are over, each with 200 entrants and six rounds."""
    agreed = '{"settings":{"players":4},"rounds":6}'
    for t in range(100):
        id = f"cup{t:05d}"
        crowd.tournaments.append(id)
        head = {
            "id": id,
            "created": now - t * DAY,
            "organiser": account_id(t),
            "name": f"Cup {t}",
            "stage": "over",
            "listed": True,
        }
        yield "tournaments", {**head, "agreed": agreed, "round": 6, "seed": bytes(32), "begins": None, "version": 9}
        for number, n in enumerate(random.sample(range(crowd.accounts), min(200, crowd.accounts)), 1):
            yield (
                "entrants",
                {
                    "tournament": id,
                    "number": number,
                    "person": account_id(n),
                    "name": name_of(n),
                    "entered": now,
                    "gone": None,
                    "why": None,
                },
            )
            for round in range(1, 7):
                seat = {
                    "tournament": id,
                    "round": round,
                    "number": number,
                    "table": 1 + (number - 1) // 4,
                    "seat": (number - 1) % 4,
                }
                figures = {
                    "place": 1 + number % 4,
                    "points": random.randint(0, 12),
                    "rubies": 4,
                    "lira": 9,
                    "forfeit": False,
                    "corrected": False,
                }
                yield "seatings", {**seat, "table_id": f"{id}x{round}x{seat['table']}"[:16], **figures, "settled": now}


# -- everything


def filled(url: str, crowd: Crowd, folder: Path, device_of: Callable[[str], str], progress: Progress) -> None:
    """Write all of it into an empty database, whose schema is there afterwards."""
    progress("games to copy are played")
    played = asyncio.run(_played(folder))
    asyncio.run(_made(url))
    Writer = SqliteWriter if url.startswith("sqlite") else PostgresWriter
    with closing(Writer(url)) as writer:
        _write(writer, crowd, played, device_of, progress)
        progress("statistics are gathered")
        writer.analyse()


async def _made(url: str) -> None:
    async with Store(url):
        pass


def _write(
    writer: Any, crowd: Crowd, played: dict[tuple[int, bool], Played], device_of: Callable[[str], str], progress: Progress
) -> None:
    random, now, into = Random(7), int(time() * 1000), writer.into
    for name, rows in (
        ("accounts", _accounts(crowd, now)),
        ("names", _names(crowd)),
        ("devices", _devices(crowd, now, device_of)),
        ("ratings", _ratings(crowd, random)),
        ("deals", deals := [*_deals(now)]),
        ("tries", _tries(crowd, deals, random)),
        ("channels", _channels(crowd, now)),
        ("notices", _notices(crowd, now)),
    ):
        progress(name)
        into(name, rows)
    progress("tournaments")
    by_table: dict[str, list[Row]] = {}
    for name, row in _tournaments(crowd, now, random):
        by_table.setdefault(name, []).append(row)
    for name, rows in by_table.items():
        into(name, rows)
    newest = _write_finished(writer, crowd, played, random, now, progress)
    progress("entries of the newest games, and games that go on")
    measured = _measured(crowd, newest, random)
    into("entries", _copies({n: players for one in measured for n, players in newest[one]}, played))
    _write_running(writer, crowd, measured, played, now)


def _write_finished(
    writer: Any, crowd: Crowd, played: dict[tuple[int, bool], Played], random: Random, now: int, progress: Progress
) -> dict[int, list[tuple[int, int]]]:
    """Returns the newest games of everybody: their numbers, and how many played."""
    newest: dict[int, list[tuple[int, int]]] = {}
    nth: dict[int, int] = {}
    games = _games(crowd, random, now)
    done = 0
    while some := [*islice(games, AT_ONCE)]:
        writer.into(
            "tables",
            (
                _table(table_id(one.n), played[one.players, True], one.ended - DAY, "over", account_id(one.people[0]))
                for one in some
            ),
        )
        writer.into("seats", (row for one in some for row in _seats(table_id(one.n), played[one.players, True], one.people)))
        writer.into("results", (row for one in some for row in _results(one, random, nth)))
        for one in some:
            for n in one.people:
                newest.setdefault(n, []).append((one.n, one.players))
        done += len(some)
        progress(f"{done:,} of {crowd.games:,} finished games")
    counted = {n: len(games) for n, games in newest.items()}
    crowd.heavy = [account_id(n) for n in sorted(counted, key=lambda n: -counted[n])[:20]]
    return {n: games[-OPENED:] for n, games in newest.items()}


def _measured(crowd: Crowd, newest: dict[int, list[tuple[int, int]]], random: Random) -> list[int]:
    heavy = [int(one[1:]) for one in crowd.heavy]
    many = sum(max(1, int(share * crowd.accounts)) for share, _ in SHARES)
    light = random.sample([n for n in newest if n >= many], min(200, len(newest) // 2))
    crowd.light = [account_id(n) for n in light]
    return heavy + light


def _copies(games: dict[int, int], played: dict[tuple[int, bool], Played]) -> Iterator[Row]:
    for n, players in games.items():
        for row in played[players, True].entries:
            yield row | {"table_id": table_id(n)}


def _write_running(writer: Any, crowd: Crowd, measured: list[int], played: dict[tuple[int, bool], Played], now: int) -> None:
    """Each of those who are measured plays at a few tables; the others are other people's."""
    people = [n for n in measured for _ in range(2)]
    people += [n % crowd.accounts for n in range(max(0, PLAYING - len(people)))]
    going = [(f"p{k:010d}", PLAYERS[k % 3], n) for k, n in enumerate(people)]
    seated = {id: [n, *((n + k) % crowd.accounts for k in range(1, players))] for id, players, n in going}
    writer.into("tables", (_table(id, played[players, False], now - DAY, "playing", account_id(n)) for id, players, n in going))
    writer.into("seats", (row for id, players, _ in going for row in _seats(id, played[players, False], seated[id])))
    writer.into(
        "entries", (row | {"table_id": id, "at": now} for id, players, _ in going for row in played[players, False].entries)
    )
    waiting = [(f"w{k:010d}", PLAYERS[k % 3], k) for k in range(WAITING)]
    writer.into(
        "tables", (_table(id, played[players, False], now, "waiting", account_id(n), listed=True) for id, players, n in waiting)
    )
    for id, players, n in waiting:
        rows = [*_seats(id, played[players, False], [n, *[0] * (players - 1)])]
        rows[1:] = [row | {"kind": "open", "name": "", "token": None, "text": ""} for row in rows[1:]]
        writer.into("seats", rows)


# -- writing in bulk


class SqliteWriter:
    def __init__(self, url: str) -> None:
        self.database = sqlite3.connect(make_url(url).database or "", isolation_level=None)
        for pragma in ("synchronous=OFF", "cache_size=-400000", "temp_store=MEMORY"):
            self.database.execute(f"PRAGMA {pragma}")

    def into(self, table: str, rows: Iterable[Row]) -> None:
        self.database.execute("begin")
        for first, rest in _parts(rows):
            names = ", ".join(f'"{name}"' for name in first)
            values = ", ".join(f":{name}" for name in first)
            self.database.executemany(f'insert into "{table}" ({names}) values ({values})', rest)
        self.database.execute("commit")

    def analyse(self) -> None:
        self.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self.database.close()


class PostgresWriter:
    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.connection = self.loop.run_until_complete(asyncpg.connect(url.replace("+asyncpg", "")))

    def into(self, table: str, rows: Iterable[Row]) -> None:
        for first, rest in _parts(rows):
            names = [*first]
            records = [tuple(row[name] for name in names) for row in rest]
            copied = self.connection.copy_records_to_table(table, records=records, columns=names)
            self.loop.run_until_complete(copied)

    def analyse(self) -> None:
        self.loop.run_until_complete(self.connection.execute("analyze"))

    def close(self) -> None:
        self.loop.run_until_complete(self.connection.close())
        self.loop.close()


def _parts(rows: Iterable[Row]) -> Iterator[tuple[Row, list[Row]]]:
    found = iter(rows)
    while some := [*islice(found, AT_ONCE)]:
        yield some[0], some
