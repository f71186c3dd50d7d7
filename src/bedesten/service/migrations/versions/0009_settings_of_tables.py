"""What was agreed at a table is called its settings."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.execute("alter table tables rename column agreed to settings")  # SQLite and PostgreSQL alike


def downgrade() -> None:
    op.execute("alter table tables rename column settings to agreed")
