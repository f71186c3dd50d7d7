"""Accounts, their devices, passkeys and names, and what is sent to somebody who is to prove who he is."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _account() -> "sa.Column[str]":
    return sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("renamed", sa.BigInteger),
        sa.Column("email", sa.Text, unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("blocked", sa.BigInteger),
    )
    op.create_table(
        "names",
        sa.Column("looks", sa.String(160), primary_key=True),
        _account(),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        _account(),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _account(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "tickets",
        sa.Column("hashed", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16)),
        sa.Column("email", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("tickets", "passkeys", "devices", "names", "accounts"):
        op.drop_table(name)
