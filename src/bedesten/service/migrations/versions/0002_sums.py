"""With the last entry of a turn, a sum of what lies on the table after it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("sum", sa.String(16)))


def downgrade() -> None:
    op.drop_column("entries", "sum")
