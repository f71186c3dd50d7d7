"""When a premove is carried out: as if its owner had come by, some time after he was asked.

The moment follows from a salt that is stored with the plan, so that all processes find the same, also after a restart. It looks
at nothing on the table, and nobody can work it out, not even when the secret of the table's chance is shown.
"""

from hashlib import sha256

from bedesten.service.table import Table
from bedesten.service.table_settings import TimeControl

SHORTEST = 60_000  # milliseconds; nothing is looked up before
LONGEST = 3 * 3_600_000
SHARE = 8  # of the time for a move, at most one in so many


def first_look(table: Table) -> int:
    return _open_since(table, SHORTEST)


def moment_of(table: Table, salt: str) -> int:
    """For the question that is put now; time while the house is closed does not count."""
    drawn = int.from_bytes(sha256(f"{salt} {table.seq}".encode()).digest()[:8], "big") / 2**64
    return _open_since(table, int(SHORTEST * (longest(table.settings.clock) / SHORTEST) ** drawn))


def longest(clock: TimeControl) -> int:
    return LONGEST if clock.move is None else min(LONGEST, 1000 * clock.move // SHARE)


def _open_since(table: Table, time: int) -> int:
    return table.hours.at(table.hours.open_until(table.awaited_since) + time)
