"""Indices for what was found only by reading all: who opened a table, and which tries and seatings nobody has noted."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

OPEN = {"tries": "ended", "seatings": "settled"}


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    _index_seats("token", "table_id")
    for table, column in OPEN.items():
        waits = sa.text(f"{column} is null")
        op.create_index(f"ix_{table}_open", table, ["table_id"], postgresql_where=waits, sqlite_where=waits)


def downgrade() -> None:
    for table in OPEN:
        op.drop_index(f"ix_{table}_open", table)
    _index_seats("token")
    op.drop_index("ix_tables_host", "tables")


def _index_seats(*columns: str) -> None:
    """With the table in it, seats need not be read to find somebody's tables."""
    op.drop_index("ix_seats_token", "seats")
    op.create_index("ix_seats_token", "seats", columns)
