"""Notices, the channels by which they reach people, and what people want to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    _create_channels()
    op.create_table(
        "notices",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("page", "by")),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    waiting = sa.text("done is null")
    op.create_index("ix_notices_key", "notices", ["channel", "key"], unique=True)
    op.create_index("ix_notices_waiting", "notices", ["channel", "n"], postgresql_where=waiting, sqlite_where=waiting)
    op.create_index("ix_notices_done", "notices", ["done"])
    op.create_table(
        "preferences",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
    )


def _create_channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.String(64), index=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("hashed", sa.String(64), nullable=False, unique=True),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("gather", sa.Integer, nullable=False),
        sa.Column("stop", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("free_from", sa.BigInteger, nullable=False),
        sa.Column("up_to", sa.BigInteger),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("broken", sa.BigInteger),
    )


def downgrade() -> None:
    for name in ("preferences", "notices", "channels"):
        op.drop_table(name)
