"""Tables and seats as they are stored, without their entries."""

from sqlalchemy import ColumnElement

from bedesten.service.deal import deal_from
from bedesten.service.kinds import STAGES
from bedesten.service.schema import tables
from bedesten.service.sealed_chance import epochs_in
from bedesten.service.store import Row
from bedesten.service.table import Seat, Table
from bedesten.service.table_settings import TableSettings

SECRET_SIZE = 32  # bytes


def is_in_stage(*stages: str) -> ColumnElement[bool]:
    """Of tables that are found by something else. Nearly all tables are over, so no database shall begin with those: it is said
    in a way that no index helps with."""
    return tables.c.stage.not_in([stage for stage in STAGES if stage not in stages])


def seat_from(row: Row) -> Seat:
    return Seat(row["kind"], row["name"], row["token"], row["bot"], row["text"])


def table_from(row: Row, seats: list[Row], settings: TableSettings) -> Table:
    """A table as it was stored, without its entries: who plays for whom is told by them."""
    if [seat["seat"] for seat in seats] != list(range(settings.players)):
        raise ValueError("Seats are missing.")
    if len(row["secret"]) != SECRET_SIZE:
        raise ValueError("The secret is damaged.")
    found = [seat_from(seat) for seat in seats]
    for seat in found:
        if seat.is_person:
            seat.kind, seat.bot = "person", None
    return Table(
        row["id"],
        settings,
        row["secret"],
        row["stage"],
        row["listed"],
        row["host"],
        found,
        row["begun_from"],
        row["rematch"],
        epochs_in(row["epochs"]),
        deal_from(row),
    )
