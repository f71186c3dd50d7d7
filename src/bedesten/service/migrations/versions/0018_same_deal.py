"""Tables of a round with the same deal: where somebody came in at his own table, before that is compared with others."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("seatings", sa.Column("place", sa.Integer))


def downgrade() -> None:
    op.drop_column("seatings", "place")
