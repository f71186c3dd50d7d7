"""People who look for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("origin", sa.String(64)),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("bots_after", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("there_until", sa.BigInteger, nullable=False),
        sa.Column("party", sa.String(16)),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("barred_until", sa.BigInteger, nullable=False),
    )
    for column in ("origin", "since", "there_until", "party"):
        op.create_index(f"ix_seekers_{column}", "seekers", [column])
    op.create_table(
        "parties",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "waits",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_waits_pace", "waits", ["pace", "at"])


def downgrade() -> None:
    for table in ("waits", "parties", "seekers"):
        op.drop_table(table)
