"""Results of finished games, ratings, leaderboards, and invitations. Games that are over already wait to be noted."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _of_account(index: bool = False) -> "sa.Column[str]":
    belongs = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(16), belongs, primary_key=True, index=index)


def upgrade() -> None:
    for name in ("listed", "shown"):
        op.add_column("accounts", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.create_table("endings", _of_table(), sa.Column("due", sa.BigInteger, nullable=False, index=True))
    op.create_table(
        "results",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("rounds", "rubies", "lira", "luck")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("places", "sources")),
        *(sa.Column(name, sa.Float) for name in ("before", "mu", "sigma")),
        sa.Column("nth", sa.Integer),
    )
    op.create_index("ix_results_of_person", "results", ["person", "ended"])
    op.create_index("ix_results_totals", "results", ["person", "rules", "players", "rank", "rounds", "has_left"])
    op.create_table(
        "ratings",
        _of_account(),
        sa.Column("rules", sa.String(16), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma")),
        sa.Column("ladder", sa.Integer),
    )
    op.create_index("ix_ratings_leaderboard", "ratings", ["rules", "players", "ladder", "account"])
    op.create_table(
        "invitations",
        _of_table(),
        _of_account(index=True),
        sa.Column("by", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "unwelcome",
        _of_account(),
        sa.Column("person", sa.String(64), primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.execute("insert into endings (table_id, due) select id, created from tables where stage = 'over'")


def downgrade() -> None:
    for name in ("unwelcome", "invitations", "ratings", "results", "endings"):
        op.drop_table(name)
    for name in ("shown", "listed"):
        op.drop_column("accounts", name)
