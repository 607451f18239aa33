"""Guests, tables, seats, and the log that belongs to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Nothing could write matches before there were tables to play them at.
    op.drop_table("match_lines")
    op.drop_table("matches")
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "guest_id",
            sa.String(32),
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column(
            "guest_id",
            sa.String(32),
            sa.ForeignKey("guests.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host_id", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("leaver_seconds", sa.Integer),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("rematch_id", sa.String(32)),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("winners", sa.Text),
        sa.Column("since", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("game_tables_by_status", "game_tables", ["status", "updated_at"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id")),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("minded", sa.Boolean, nullable=False),
        sa.Column("note", sa.String(80)),
    )
    op.create_index("seats_by_guest", "seats", ["guest_id"])
    op.create_table(
        "match_lines",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("command", sa.String(80)),
    )
    op.create_index("match_lines_by_command", "match_lines", ["table_id", "command"], unique=True)
    op.create_table(
        "table_notes",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _table_id() -> "sa.Column[str]":
    owner = sa.ForeignKey("game_tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), owner, primary_key=True)
