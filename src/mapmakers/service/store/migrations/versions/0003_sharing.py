"""Versions of tables and tickets for bots, for processes that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "game_tables", sa.Column("version", sa.Integer, nullable=False, server_default="0")
    )
    op.create_table(
        "bot_tickets",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("game_tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("bot_tickets_by_age", "bot_tickets", ["since"])
    # The oldest version of the program that works with this schema. A later migration that only
    # adds leaves it; one that removes something sets its own number.
    oldest = op.create_table("oldest_program", sa.Column("revision", sa.String(32), nullable=False))
    op.bulk_insert(oldest, [{"revision": revision}])
