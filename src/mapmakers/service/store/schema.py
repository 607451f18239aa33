"""The tables as SQLAlchemy Core sees them; the migrations make them, step by step.

Moments are whole milliseconds since 1970, UTC.
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

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# A device that is a guest: the secret stands in its cookie, only the hash here.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# One-time links that make another device the same guest.
links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", ForeignKey(guests.c.id, ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
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
    # The secret behind the fair-play commitment; none where chance is not committed.
    Column("seed", LargeBinary),
    Column("imported", Boolean, nullable=False),
    Column("rematch_id", String(32)),
    # What lists of tables show without replaying the match: JSON lists of seats, and since when.
    Column("waiting", Text, nullable=False),
    Column("winners", Text),
    Column("since", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    # Counts every change of the table and of its match. Whoever writes says which version they saw:
    # of two processes that change the same one, one is told to look again.
    Column("version", Integer, nullable=False, server_default="0"),
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
    # Another person at the guest's own device.
    Column("here", Boolean, nullable=False),
    Column("minded", Boolean, nullable=False),
    Column("note", String(80)),
)
Index("seats_by_guest", seats.c.guest_id)

# The log: the record of the match, line by line. Its primary key is the lock: two writers of the
# same line cannot both succeed. The first line of a decision says when it was made and by which
# command, so that a command sent again is known again.
match_lines = Table(
    "match_lines",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger),
    Column("command", String(80)),
)

# What happened at the table beside the match: a bot that failed, a seat minded or taken back.
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

# One row: the revision of the oldest program that works with these tables. While an update goes
# round, the old program and the new one use the same database.
oldest_program = Table(
    "oldest_program",
    metadata,
    Column("revision", String(32), nullable=False),
)

# Decisions that bots owe, where many processes share the database: each is written together with
# the change that made it due, and its row is locked by whoever has a bot think about it.
bot_tickets = Table(
    "bot_tickets",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)
Index("bot_tickets_by_age", bot_tickets.c.since)

# How bots judge a match that is over: how far they are, when they last said so, and what they found
# in the end, as JSON. It follows from the match, and can be made anew.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey(game_tables.c.id, ondelete="CASCADE"), primary_key=True),
    # Of the way of judging: what an older program found is not shown.
    Column("version", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Text),
)
