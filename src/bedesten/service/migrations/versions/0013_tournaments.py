"""Tournaments: who plays in them, who sits where in each round, and what the organiser did."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("organiser", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("begins", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_stage", "tournaments", ["stage"])
    op.create_index("ix_tournaments_list", "tournaments", ["listed", "created"])
    op.create_table(
        "entrants",
        _of_tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("entered", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
        sa.Column("why", sa.String(8)),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_index("ix_entrants_once", "entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "seatings",
        _of_tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("table_id", sa.String(16)),
        sa.Column("points", sa.Integer),
        sa.Column("rubies", sa.Integer),
        sa.Column("lira", sa.Integer),
        sa.Column("forfeit", sa.Boolean),
        sa.Column("corrected", sa.Boolean),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("ix_seatings_table_id", "seatings", ["table_id"])
    op.create_table(
        "tournament_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("ix_tournament_log_tournament", "tournament_log", ["tournament"])


def _of_tournament() -> "sa.Column[str]":
    return sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for name in ("tournament_log", "seatings", "entrants", "tournaments"):
        op.drop_table(name)
