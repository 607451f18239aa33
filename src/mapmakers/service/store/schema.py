"""The tables in SQLAlchemy Core; the migrations create them.

Times are milliseconds since 1970, UTC.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NEWEST = "0007"
"""The revision of the last migration, which leads to these tables."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# A device of a guest. Its cookie contains the secret, the database only the hash.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# One-time links that sign in another device as the same guest.
links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# Components of a game that a guest has brought in.
boxes = Table(
    "boxes",
    metadata,
    Column("guest_id", ForeignKey(guests.c.id, ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("fingerprint", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("file", Text, nullable=False),
    Column("saved_at", BigInteger, nullable=False),
)

game_tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host_id", ForeignKey(guests.c.id), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("leaver_seconds", Integer),
    # What happens then: a bot takes over, or the others are asked.
    Column("absence", String(8), nullable=False, server_default="bot"),
    # The seed behind the fair-play commitment; NULL if chance is not committed.
    Column("seed", LargeBinary),
    Column("imported", Boolean, nullable=False),
    Column("rematch_id", String(32)),
    # What lists of tables show without replaying the match: JSON lists of seats, and since when.
    Column("waiting", Text, nullable=False),
    Column("winners", Text),
    Column("since", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    # Counts every change of the table and its match. A writer states the version it saw; of two
    # processes that change the same version, one has to retry.
    Column("version", Integer, nullable=False, server_default="0"),
    # With components of the host's own: the fingerprint and the file. They belong to the table, so
    # that it does not depend on what becomes of the box.
    Column("components", String(64)),
    Column("components_file", Text),
)
Index("game_tables_by_status", game_tables.c.status, game_tables.c.updated_at)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("guest_id", ForeignKey(guests.c.id)),
    # Another person on the guest's device.
    Column("here", Boolean, nullable=False),
    Column("minded", Boolean, nullable=False),
    Column("note", String(80)),
    # Since when the others have waited for the person, about whom they are asked.
    Column("overdue_since", BigInteger),
)
Index("seats_by_guest", seats.c.guest_id)

# The log: the record of the match, line by line. Its primary key prevents two writers from adding
# the same line. The first line of a decision has its time and its command, so that a repeated
# command is recognised.
match_lines = Table(
    "match_lines",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger),
    Column("command", String(80)),
)

# Events outside the match: a bot that failed, a seat handed to a bot or taken back.
table_notes = Table(
    "table_notes",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("note", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# One row: the oldest version of the program that works with this schema. During an update, the old
# and the new version use the same database.
oldest_program = Table(
    "oldest_program",
    metadata,
    Column("revision", String(32), nullable=False),
)

# Pending decisions of bots, if several processes share the database. Each is written with the
# change that made it due, and locked by the process whose bot decides.
bot_tickets = Table(
    "bot_tickets",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)
Index("bot_tickets_by_age", bot_tickets.c.since)

# Analyses of finished matches: progress, time of the last progress, and the result as JSON. They
# can be computed again.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    # The version of the method: results of older versions are not shown.
    Column("version", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Text),
)
