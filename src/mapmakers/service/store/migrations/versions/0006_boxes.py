"""Components that guests have brought in, and those that a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column(
            "guest_id",
            sa.String(32),
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("saved_at", sa.BigInteger, nullable=False),
    )
    op.add_column("game_tables", sa.Column("components", sa.String(64)))
    op.add_column("game_tables", sa.Column("components_file", sa.Text))
