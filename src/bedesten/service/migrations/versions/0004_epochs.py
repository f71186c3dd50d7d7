"""The epochs of the sealed chance, and a mark by which a database knows that it was restored from a backup."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("epochs", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_table("lineage", sa.Column("mark", sa.Text, primary_key=True))


def downgrade() -> None:
    op.drop_table("lineage")
    op.drop_column("tables", "epochs")
