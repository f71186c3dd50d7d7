"""Who has said what: whoever gets up, or was a spectator, can still take it along, and have it deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(64)))
    op.create_index("ix_chat_person", "chat", ["person"])
    sits_there = "select token from seats where seats.table_id = chat.table_id and seats.seat = chat.seat"
    op.execute(f"update chat set person = ({sits_there})")  # as far as anybody can know


def downgrade() -> None:
    op.drop_index("ix_chat_person", "chat")
    op.drop_column("chat", "person")
