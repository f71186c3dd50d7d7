"""A tournament to take away: its standings as a table, or everything as one document."""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

import msgspec

from bedesten.service.store import Row
from bedesten.service.tournaments.books import Tournament, told
from bedesten.service.tournaments.points import Standing

COLUMNS = "rank", "name", "points", "strength", "rubies", "lira", "rounds"
FORMULA = "=", "+", "-", "@", "\t", "\r"  # with these a spreadsheet believes that something is to be worked out


@dataclass(frozen=True)
class Sheet:
    """What is known of it."""

    tournament: Tournament
    standings: Sequence[Standing]
    names: Mapping[int, str]
    seatings: Sequence[Row]
    log: Sequence[Row]


def as_csv(sheet: Sheet) -> str:
    written = StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(COLUMNS)
    for one in sheet.standings:
        figures = f"{one.strength / 100:.2f}", one.rubies, one.lira, one.rounds
        rows.writerow([one.rank, _harmless(sheet.names[one.number]), one.points, *figures])
    return written.getvalue()


def as_json(sheet: Sheet) -> bytes:
    """Nothing by which somebody could be known elsewhere: names and numbers, no devices or accounts."""
    head = {name: getattr(sheet.tournament, name) for name in ("id", "name", "created", "stage", "round", "agreed")}
    return msgspec.json.format(
        msgspec.json.encode(
            head
            | {
                "entrants": [{"number": number, "name": name} for number, name in sheet.names.items()],
                "standings": [_standing(one, sheet.names) for one in sheet.standings],
                "seatings": [_seating(row) for row in sheet.seatings],
                "log": list(sheet.log),
            }
        )
    )


def _standing(one: Standing, names: Mapping[int, str]) -> dict[str, Any]:
    figures = {name: getattr(one, name) for name in ("rank", "number", "points", "strength", "rubies", "lira", "rounds")}
    return {"name": names[one.number], **figures}


def _seating(row: Row) -> dict[str, Any]:
    names = "round", "number", "table", "seat", "table_id", "place", "points", "rubies", "lira", "forfeit", "corrected"
    return {name: told(row)[name] for name in names}


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
