"""What happens when somebody stays away, and about whom the others are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "game_tables", sa.Column("absence", sa.String(8), nullable=False, server_default="bot")
    )
    op.add_column("seats", sa.Column("overdue_since", sa.BigInteger))
