"""Deals that several tables share, and the tries of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(32)))
    op.add_column("tables", sa.Column("deal_until", sa.BigInteger))
    op.add_column("tables", sa.Column("deal_counts", sa.Boolean))
    op.create_index("ix_tables_deal", "tables", ["deal"])
    op.create_table(
        "deals",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10)),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("model", sa.String(16)),
    )
    op.create_index("ix_deals_day", "deals", ["day"])
    op.create_index("ix_deals_until", "deals", ["until"])
    op.create_table(
        "tries",
        sa.Column("deal", sa.String(32), sa.ForeignKey("deals.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("rounds", sa.Integer),
        sa.Column("rubies", sa.Integer),
        sa.Column("lira", sa.Integer),
        sa.Column("score", sa.BigInteger),
    )
    op.create_index("ix_tries_ranking", "tries", ["deal", "score", "ended"])
    op.create_index("ix_tries_of_device", "tries", ["device", "begun"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("deals")
    op.drop_index("ix_tables_deal", "tables")
    for column in ("deal", "deal_until", "deal_counts"):
        op.drop_column("tables", column)
